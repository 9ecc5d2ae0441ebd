"""A bot against styles that people play: at tables of four of them, and alone against rules of bidding.

    .venv/bin/python bench/league.py strong -n 400
    .venv/bin/python bench/league.py steady -n 400 --edition fr2013-speed --duels

The styles are those of `tests/bots/league.py`. Shares are of the games that ended, with 95% intervals.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Final

from passgo.editions import find_edition
from passgo.sim.intervals import wilson
from passgo.sim.tally import WINNERS
from passgo.sim.tournament import CHUNK, make_plan, play_chunk

STYLES: Final = Path(__file__).parents[1] / "tests" / "bots" / "league.py"
sys.path.insert(0, str(STYLES.parents[1]))

from bots.league import LEAGUE  # noqa: E402

MOST_TURNS: Final = 2000
TABLES: Final = 20
"""Line-ups that are drawn from the league."""
FIRST: Final = (10, 50, 80, 100, 150, 200, 400)
OTHERS: Final = (10, 50, 100, 200, 400)
"""Percent of the price that a rule bids for the first deed of a group, and for others, unless other rules are named."""


def rule(first: int, others: int, deals: str, base: str) -> str:
    """Return a bot that buys at auctions alone, up to these limits."""
    limits = f"first={first}:others={others}:completes={others}"
    return f"{STYLES}:style:wants=none:kept=0:{limits}:deals={deals}:base={base}"


def result(edition: str, bots: list[str], games: int, seed: int) -> tuple[int, int]:
    """Return how many games the first of the bots won, and how many had a winner."""
    plan = make_plan(find_edition(edition), tuple(bots), games, seed=seed, most_turns=MOST_TURNS, swap=True)
    won = ended = 0
    for start in range(0, games, CHUNK):
        rows = play_chunk(plan, start, min(CHUNK, games - start)).rows
        for g, winners in enumerate(rows[:, WINNERS], start):
            won += int(winners == 1 << -g % plan.players)
            ended += int(winners > 0)
    return won, ended


def among_styles(bot: str, edition: str, games: int, seed: int) -> Iterator[tuple[str, int, int, int]]:
    """Play with three styles drawn at a time; yield their names, the games won, those with a winner, and all."""
    drawn = Random(seed)
    for k in range(TABLES):
        names = drawn.sample(sorted(LEAGUE), 3)
        bots = [bot, *(f"{STYLES}:style:{LEAGUE[name]}" for name in names)]
        won, ended = result(edition, bots, games // TABLES, seed + k)
        yield ", ".join(names), won, ended, games // TABLES


def say(name: str, won: int, ended: int, games: int) -> None:
    """Write a line."""
    found = wilson(won, max(ended, 1))
    share = f"{won / max(ended, 1):.1%} ({found.low:.1%} to {found.high:.1%})"
    print(f"{name:<44} {won:,} of {ended:,}: {share}; {games - ended} without an end", flush=True)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("bot")
    asked.add_argument("-n", "--games", type=int, default=400, help="of all tables together, or of each duel")
    asked.add_argument("--edition", default="us1973")
    asked.add_argument("--seed", type=int, default=5)
    asked.add_argument(
        "--duels", action="store_true", help="alone against rules of bidding, instead of among three styles"
    )
    asked.add_argument(
        "--base", default="strong", help="what these rules do apart from bidding: rules, steady, strong"
    )
    asked.add_argument(
        "--first", type=int, nargs="+", default=FIRST, help="these percentages for first deeds only"
    )
    asked.add_argument("--others", type=int, nargs="+", default=OTHERS, help="and these for others")
    given = asked.parse_args()
    if given.duels:
        print("shares of each rule of bidding: first deed of a group, others")
        for first, others, deals in product(given.first, given.others, ("own", "never")):
            bots = [rule(first, others, deals, given.base), given.bot]
            won, ended = result(given.edition, bots, given.games, given.seed)
            say(f"{first}% {others}% deals={deals}", won, ended, given.games)
    else:
        total = all_ended = 0
        for names, won, ended, games in among_styles(given.bot, given.edition, given.games, given.seed):
            say(names, won, ended, games)
            total, all_ended = total + won, all_ended + ended
        say("all tables", total, all_ended, given.games // TABLES * TABLES)
