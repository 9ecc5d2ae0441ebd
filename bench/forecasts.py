"""Forecasts at the tables where people play: trained, and checked with other styles of play.

    .venv/bin/python bench/forecasts.py train
    .venv/bin/python bench/forecasts.py check us1973 4 -n 20000

The styles are those of `tests/bots/league.py`: every second one is for training, the others are for checks alone.
`train` writes what it learns into `src/passgo/analysis/edges.json`.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import numpy as np

from passgo.analysis.calibration import Forecasts, calibrate
from passgo.analysis.edge_fitting import fit_edges
from passgo.analysis.edges import FILE, AllEdges
from passgo.analysis.fitting import OWN_EFFORT, ROUNDS, rounds_looked_at
from passgo.analysis.watched import Watched, watch
from passgo.editions import find_edition
from passgo.sim.report import Tenth

STYLES: Final = Path(__file__).parents[1] / "tests" / "bots" / "league.py"
sys.path.insert(0, str(STYLES.parents[1]))

from bots.league import LEAGUE  # noqa: E402

NAMED: Final = ("steady", "strong", "easy", "rules")
"""Bots of which a forecast knows the name."""
FOR_TRAINING: Final = sorted(LEAGUE)[::2]
FOR_CHECKS: Final = sorted(LEAGUE)[1::2]
LOOKS: Final = 6
"""Looks at a game for training, …"""
APART: Final = 14
"""… at most this many rounds apart, of 45."""
DUELS: Final = (("us1973", 2),)
LARGER: Final = (("us1973", 4),)
"""Editions and numbers of players to learn from."""
TABLES: Final = {"people": (40, 50), "mixed": (16, 25), "one person": (8, 20)}
"""Line-ups that are drawn for training, and the games of each."""
OF_RULES: Final = 500
"""Games of `rules` alone, on which most of the networks were trained."""
DRAWN: Final = 20
"""Line-ups of each kind for checks."""
GOAL: Final = 3
"""A forecast should be no further from the truth, in percentage points."""


def bot_of(name: str) -> str:
    """Return the bot of a style."""
    return f"{STYLES}:style:{LEAGUE[name]}"


def line_up(kind: str, players: int, styles: Sequence[str], draw: Random) -> list[str]:
    """Return a table of people, one where people and levels sit, or one person among the same level."""
    if kind == "people":
        return [bot_of(draw.choice(styles)) for _ in range(players)]
    if kind == "one person":
        return [bot_of(draw.choice(styles)), *[draw.choice(["strong", "steady"])] * (players - 1)]
    named = draw.choices(["", *NAMED], [4, 2, 2, 1, 1], k=players)
    return [name or bot_of(draw.choice(styles)) for name in named]


def watched(edition_name: str, players: int) -> Watched:
    """Return looks at games to learn from."""
    edition = find_edition(edition_name)
    apart = APART * players * rounds_looked_at(edition.tables) // ROUNDS
    draw = Random(f"{edition_name}-{players}")
    parts: list[Watched] = []
    for kind, (count, games) in TABLES.items():
        for _ in range(count):
            bots = line_up(kind, players, FOR_TRAINING, draw)
            seed = draw.getrandbits(31)
            parts.append(watch(edition, bots, games, seed, looks=LOOKS, apart=apart, effort=OWN_EFFORT))
    parts.append(watch(edition, ["rules"] * players, OF_RULES, 1, looks=LOOKS, apart=apart))
    without_states = (one._replace(states=one.states[:0]) for one in parts)
    return Watched._make(map(np.concatenate, zip(*without_states, strict=True)))


def train() -> None:
    """Learn the edges in duels and at tables, and write them down."""
    found = [
        fit_edges([(find_edition(name).tables, watched(name, players)) for name, players in places], NAMED)
        for places in (DUELS, LARGER)
    ]
    made_by = shlex.join(["python", "bench/forecasts.py", *sys.argv[1:]])
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(AllEdges(made_by, *found)), indent=1) + b"\n")


def check(edition_name: str, players: int, games: int, seed: int) -> None:
    """Print how forecasts come true at tables of each kind, with styles that nothing was trained on."""
    edition = find_edition(edition_name)
    for kind in TABLES:
        draw = Random(seed)
        tables = [line_up(kind, players, FOR_CHECKS, draw) for _ in range(DRAWN)]
        found = Forecasts.of_all(
            calibrate(edition, bots, games // DRAWN, seed=draw.getrandbits(31)) for bots in tables
        )
        print(f"{edition_name}, {players} players, {kind}:")
        for one in found.tenths():
            say("", one)
        people = np.where(np.isin(found.players, NAMED), found.players, "person")
        for name, one in found._replace(players=people).by_player():
            say(name, one)


def say(name: str, one: Tenth) -> None:
    """Print what was said, what came of it, and the difference if it is more than the goal."""
    share = one.came_true
    assert share.share is not None
    apart = 100 * (one.said - share.share)
    interval = f"{100 * share.low:5.1f} to {100 * share.high:5.1f}"
    mark = f"  {apart:+.1f}" if abs(apart) > GOAL else ""
    print(
        f"{name:>8} {100 * one.said:6.1f} {100 * share.share:6.1f}  {interval}  {share.of:7,}{mark}",
        flush=True,
    )


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    what = asked.add_subparsers(dest="what", required=True)
    what.add_parser("train")
    checked = what.add_parser("check")
    checked.add_argument("edition")
    checked.add_argument("players", type=int)
    checked.add_argument("-n", "--games", type=int, default=20_000, help="of each kind of table")
    checked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    if given.what == "train":
        train()
    else:
        check(given.edition, given.players, given.games, given.seed)
