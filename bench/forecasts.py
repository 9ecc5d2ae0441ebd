"""Forecasts at the tables where people play: trained, and checked with other styles of play.

    .venv/bin/python bench/forecasts.py train
    .venv/bin/python bench/forecasts.py check --edition us1973 --players 4 -n 20000
    .venv/bin/python bench/forecasts.py gifts --edition us1973 --players 4

The styles are those of `tests/bots/league.py`: every second one is for training, the others are for checks alone.
`train` writes what it learns into `src/passgo/analysis/edges.json`, network by network.

`check` prints by how many percentage points forecasts were too high: by tenths of the chance, then for each kind of
player. A figure in brackets may be chance: its interval reaches to the goal.

`gifts` prints in which part of the positions the value network sees a lower chance for a player to whom the Bank gives
money or a deed, and the greatest fall in percentage points.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import numpy as np

from passgo.analysis.calibration import Forecasts, calibrate
from passgo.analysis.edge_fitting import fit_edges
from passgo.analysis.edges import FILE, MOST_PLAYERS, AllEdges, Edges, name_of
from passgo.analysis.fitting import OWN_EFFORT, ROUNDS, rounds_looked_at
from passgo.analysis.watched import Watched, watch
from passgo.bots.evaluator import CERTAIN, CHANCE, evaluate
from passgo.bots.fitted import ANY_BOARD, all_weights, new_memories
from passgo.bots.memory import Memory
from passgo.editions import find_edition
from passgo.rules.base.deeds import give_deed
from passgo.rules.base.state import BANK, State
from passgo.rules.base.tables import Tables
from passgo.sim.report import Tenth

STYLES: Final = Path(__file__).parents[1] / "tests" / "bots" / "league.py"
sys.path.insert(0, str(STYLES.parents[1]))

from bots.league import LEAGUE  # noqa: E402

NAMED: Final = ("steady", "strong", "easy", "rules")
"""Bots of which a forecast knows the name."""
FOR_TRAINING: Final = [LEAGUE[name] for name in sorted(LEAGUE)[::2]]
FOR_CHECKS: Final = [LEAGUE[name] for name in sorted(LEAGUE)[1::2]]
STRANGERS: Final = (
    "refuser",
    "fixed-price",
    "builder",
    "simple",
    "haggler",
    "hoarder",
    "pumper",
    "low-bidder",
)
"""Baselines that nothing was trained on either."""
LOOKS: Final = 6
"""Looks at a game for training, …"""
APART: Final = 14
"""… at most this many rounds apart, of 45."""
TABLES: Final = {"people": (40, 50), "mixed": (24, 50), "one person": (12, 40)}
"""Line-ups that are drawn for training, and the games of each."""
OF_RULES: Final = 500
"""Games of `rules` alone, on which most of the networks were trained."""
DRAWN: Final = 20
"""Line-ups of each kind for checks."""
SLOWER: Final = 10
"""A table with `strong` plays this part of the games, because each takes a hundred times as long; for training twice as many."""
GOAL: Final = 3
"""A forecast should be no further from the truth, in percentage points."""
MONEY: Final = (50, 200, 1000)
"""Gifts in dollars."""
FEW: Final = 100
"""Fewer forecasts say nothing."""


def bot_of(style: str) -> str:
    """Return the bot that plays by the figures of a style."""
    return f"{STYLES}:style:{style}"


def line_up(kind: str, players: int, styles: Sequence[str], draw: Random) -> list[str]:
    """Return a table of people, of strangers, one where people and levels sit, or one person among the same level."""
    if kind == "people":
        return [bot_of(draw.choice(styles)) for _ in range(players)]
    if kind == "strangers":
        return draw.choices(STRANGERS, k=players)
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
            some = games * 2 // SLOWER if "strong" in bots else games
            seed = draw.getrandbits(31)
            parts.append(watch(edition, bots, some, seed, looks=LOOKS, apart=apart, effort=OWN_EFFORT))
    parts.append(watch(edition, ["rules"] * players, OF_RULES, 1, looks=LOOKS, apart=apart))
    without_states = (one._replace(states=one.states[:0]) for one in parts)
    return Watched._make(map(np.concatenate, zip(*without_states, strict=True)))


def train() -> None:
    """Learn the edges for each network, and write them down."""
    found: dict[str, Edges] = {}
    for players in range(2, MOST_PLAYERS + 1):
        editions = [edition for edition, _ in places(None, players)]
        seen = [(find_edition(edition).tables, watched(edition, players)) for edition in editions]
        for edition, edges in zip(editions, fit_edges(seen, NAMED), strict=True):
            found[name_of(edition, players)] = edges
        print(players, "players", flush=True)
    made_by = shlex.join(["python", "bench/forecasts.py", *sys.argv[1:]])
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(AllEdges(made_by, found)), indent=1) + b"\n")


def forecasts(edition_name: str, players: int, kind: str, games: int, seed: int) -> Forecasts:
    """Return forecasts at tables of this kind, with styles that nothing was trained on, and what came of them."""
    draw = Random(f"{kind}-{seed}")
    edition, parts = find_edition(edition_name), list[Forecasts]()
    for _ in range(DRAWN):
        bots = line_up(kind, players, FOR_CHECKS, draw)
        some = games // DRAWN // (SLOWER if "strong" in bots else 1)
        parts.append(calibrate(edition, bots, some, seed=draw.getrandbits(31)))
    found = Forecasts.of_all(parts)
    return found._replace(players=np.where(np.isin(found.players, NAMED), found.players, "person"))


def check(edition_name: str, players: int, games: int, seed: int) -> None:
    """Print how far forecasts are from what came true, a line for each kind of table."""
    for kind in [*TABLES, "strangers"]:
        found = forecasts(edition_name, players, kind, games, seed)
        tenths: dict[int, Tenth] = {int(10 * one.said): one for one in found.tenths()}
        by_tenth = " ".join(difference(tenths.get(tenth)) for tenth in range(10))
        kinds = "; ".join(f"{name} {difference(one).strip()}" for name, one in found.by_player())
        print(f"{edition_name:<13}{players}  {kind:<11}{by_tenth}   {kinds}", flush=True)


def difference(one: Tenth | None) -> str:
    """Return by how much forecasts were too high, in points; in brackets if that is more than the goal and may be chance."""
    if one is None or one.came_true.of < FEW:
        return f"{'–':>7}"
    assert one.came_true.share is not None
    apart = 100 * (one.said - one.came_true.share)
    least = 100 * max(one.said - one.came_true.high, one.came_true.low - one.said)
    text = f"{apart:+.1f}"
    return f"{f'({text})' if abs(apart) > GOAL > least else text:>7}"


def gifts(edition_name: str, players: int, games: int, seed: int) -> None:
    """Print how often money or a deed as a gift lowers a chance, in games of `steady` and `rules`."""
    edition = find_edition(edition_name)
    E, memory = edition.tables, new_memories(edition.tables, players)[0]
    bots = [("steady", "rules")[seat % 2] for seat in range(players)]
    seen = watch(edition, bots, games, seed, looks=1, apart=rounds_looked_at(E) * players)
    changes: dict[str, list[int]] = {f"${cash}": [] for cash in MONEY} | {"a deed": []}
    draw = Random(seed)
    for k, row in enumerate(seen.alive):
        before = State.from_record(seen.states, k)
        free = [deed for deed in range(E.deeds) if before.holds[BANK] >> deed & 1]
        for seat in np.flatnonzero(row).tolist():
            chance = chance_of(before, E, seat, memory)
            for cash in MONEY:
                after = before.copy()
                after.cash[seat] += cash
                changes[f"${cash}"].append(chance_of(after, E, seat, memory) - chance)
            if free:
                after = before.copy()
                give_deed(after, E, draw.choice(free), seat)
                changes["a deed"].append(chance_of(after, E, seat, memory) - chance)
    said = (
        f"{name} {np.mean(np.less(some, 0)):.1%}, {max(-100 * min(some) / CERTAIN, 0):.1f}"
        for name, some in changes.items()
    )
    print(f"{edition_name:<13}{players}  {len(changes['a deed']):>6,}  {'; '.join(said)}", flush=True)


def chance_of(s: State, E: Tables, seat: int, memory: Memory) -> int:
    """Return a seat's chance by the value network, of `CERTAIN`."""
    evaluate(s, E, memory)
    return memory.numbers[CHANCE + seat]


def places(edition: str | None, players: int | None) -> Iterator[tuple[str, int]]:
    """Yield editions and numbers of players: those that are asked for, of all that a network serves."""
    for one in all_weights():
        if one.edition != ANY_BOARD and edition in (None, one.edition) and players in (None, one.players):
            yield one.edition, one.players


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    what = asked.add_subparsers(dest="what", required=True)
    what.add_parser("train")
    for name, games in (("check", 20_000), ("gifts", 250)):
        one = what.add_parser(name)
        one.add_argument("--edition", help="all that have a network, unless one is named")
        one.add_argument("--players", type=int, help=f"2 to {MOST_PLAYERS}, unless a number is named")
        one.add_argument("-n", "--games", type=int, default=games, help="of each kind of table")
        one.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    if given.what == "train":
        train()
    else:
        for edition, players in places(given.edition, given.players):
            (check if given.what == "check" else gifts)(edition, players, given.games, given.seed)
