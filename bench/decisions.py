"""Decisions a second on one core, interpreted and compiled, by the bots `random` and `rules`.

    .venv/bin/python bench/decisions.py [--runs 5]

A decision is a move of a seat; outcomes of chance are counted apart. Both ways play the same games
from the same words, so the counts agree and only the time differs. Prints minimum, median and maximum.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable

import numpy as np

from passgo.bots.policy import Policy
from passgo.bots.registry import policy
from passgo.bots.rng import WORDS, seed
from passgo.editions import find_edition
from passgo.rules.deal import Deal
from passgo.rules.engine import MOST_MOVES
from passgo.rules.setup import start
from passgo.rules.state import SEATS, State
from passgo.sim.compiled import RESULTS, SCRATCH, line_up, run_games
from passgo.sim.driver import PACE, play
from passgo.sim.machine import machine_code

TABLES = find_edition("us1973").tables
PLAYERS = 4
TURNS = 300
RANDOM, RULES = policy("random"), policy("rules")


def interpreted(bot: Policy, first: int, games: int) -> int:
    """Play some games in the interpreter; the number of moves made."""
    moves = 0
    for g in range(first, first + games):
        s = State()
        start(s, TABLES, PLAYERS)
        rng, dice = [0] * WORDS, [0] * WORDS
        seed(rng, 2 * g)
        seed(dice, 2 * g + 1)
        play(s, TABLES, [bot] * SEATS, TURNS, [0] * PACE, [0] * MOST_MOVES, Deal(), rng, dice, False)
        moves += s.moves
    return moves


def compiled(bot: Policy, first: int, games: int) -> int:
    """Play the same games in machine code; the number of moves made."""
    return int(
        machine_code(run_games)(
            np.zeros(2, State.DTYPE),
            TABLES.to_record(),
            np.zeros(1, Deal.DTYPE),
            line_up([bot]),
            PLAYERS,
            first,
            games,
            TURNS,
            np.zeros(SCRATCH, np.int64),
            False,
            np.zeros(RESULTS * games, np.int64),
        )
    )


def measure(way: Callable[[Policy, int, int], int], bot: Policy, games: int, runs: int) -> list[float]:
    """Moves a second of each run."""
    speeds: list[float] = []
    for run in range(runs):
        began = time.perf_counter()
        moves = way(bot, run * games, games)
        speeds.append(moves / (time.perf_counter() - began))
    return speeds


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    assert interpreted(RULES, 0, 3) == compiled(RULES, 0, 3), "both ways must play alike"
    print(f"{'bot':8} {'way':12} {'moves/s min':>12} {'median':>12} {'max':>12} {'games/s':>9}")
    for name, bot, few, many in (("random", RANDOM, 2, 200), ("rules", RULES, 5, 500)):
        for way, games in ((interpreted, few), (compiled, many)):
            per_game = compiled(bot, 0, many) / many
            speeds = measure(way, bot, games, runs)
            middle = statistics.median(speeds)
            print(
                f"{name:8} {way.__name__:12} {min(speeds):12,.0f} {middle:12,.0f} {max(speeds):12,.0f}"
                f" {middle / per_game:9,.1f}"
            )


if __name__ == "__main__":
    main()
