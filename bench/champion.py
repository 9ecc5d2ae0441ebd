"""One net against another at the same effort: a bot that thinks by the weights of a folder, among such as think by those that ship.

    .venv/bin/python bench/champion.py champion strong strong strong -n 2000

`champion` is the folder that `passgo fit --rounds N --into champion` has left. The bot sits in each seat in turn,
with the same dice as every other run of the seed.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import numpy as np

from passgo.bots.evaluator import WEIGHTS_USED
from passgo.bots.fitted import Weights, new_memory_records
from passgo.editions import find_edition
from passgo.sim.intervals import wilson
from passgo.sim.tally import ROW, WINNERS, Tally
from passgo.sim.tournament import make_plan, play_with

MOST_TURNS: Final = 2000


def wins(weights: Weights, edition: str, bots: list[str], games: int, seed: int) -> tuple[int, int]:
    """How many games the first of the bots won, thinking by the weights, and how many had a winner."""
    book = find_edition(edition)
    plan = make_plan(book, tuple(bots), games, seed=seed, most_turns=MOST_TURNS, swap=True)
    won = ended = 0
    for n in range(plan.line_ups):
        seat = -n % plan.players  # of the first bot
        memories = new_memory_records(book.tables, plan.players)
        memories["weights"][seat, :WEIGHTS_USED] = weights.values
        count = len(range(n, games, plan.line_ups))
        rows = play_with(memories, plan, n, n, count, np.zeros(1, Tally.DTYPE))
        winners = rows.reshape(-1, ROW)[:, WINNERS]
        won += int((winners == 1 << seat).sum())
        ended += int((winners > 0).sum())
    return won, ended


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("folder", type=Path)
    asked.add_argument("others", nargs="+", help="who sits there besides `strong`")
    asked.add_argument("-n", "--games", type=int, default=1000)
    asked.add_argument("--edition", default="us1973")
    asked.add_argument("--seed", type=int, default=5)
    given = asked.parse_args()
    bots = ["strong", *given.others]
    weights = Weights.load(given.folder / f"{given.edition}-{len(bots)}.npz")
    won, ended = wins(weights, given.edition, bots, given.games, given.seed)
    found = wilson(won, ended)
    print(
        f"{won:,} of {ended:,}: {won / ended:.1%} ({found.low:.1%} to {found.high:.1%}); fair is {1 / len(bots):.1%}"
    )
