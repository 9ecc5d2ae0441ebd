"""How long the games of each edition last: measured between bots, and saved with the editions.

`python -m passgo.sim.lengths` plays them all, some minutes on two cores, and writes `editions/lengths.json`.
"""

from __future__ import annotations

from typing import Final

import msgspec

from passgo.editions import Edition, edition_names, find_edition
from passgo.editions.lengths import FILE, HOUSE_PLAYERS, BookLengths, Length
from passgo.editions.loader import compose
from passgo.rules.base.knobs import KNOBS

from .session import play_quietly
from .statistics import results
from .tournament import make_plan

BOT: Final = "rules"
GAMES: Final = 1000
SEED: Final = 1
MOST_TURNS: Final = 40_000
"""The longest game of four by Picsou that was ever seen lasted an eighth of this."""


def measure(book: Edition, players: int, games: int = GAMES, interpreted: bool = False) -> Length:
    """Return the rounds of this many games."""
    plan = make_plan(
        book, (BOT,) * players, games, seed=SEED, most_turns=MOST_TURNS, swap=False, interpreted=interpreted
    )
    rounds = results(book, play_quietly(plan)).rounds
    return Length(short=round(rounds.p5), middle=round(rounds.median), long=round(rounds.p95))


def house_rules() -> list[str]:
    """The knobs of a table that are on or off."""
    return [name for name, knob in KNOBS.items() if knob.offered is not None and knob.kind == "flag"]


def turned(name: str, knob: str) -> Edition:
    """An edition under one house rule."""
    value = not getattr(find_edition(name).tables, knob)
    return compose(name, {"edition": {"house": True}, "knobs": {knob: value}}, "house rules")


def measure_all() -> dict[str, BookLengths]:
    """Every book that no bell ends."""
    found: dict[str, BookLengths] = {}
    for name in edition_names():
        book = find_edition(name)
        t = book.tables
        if t.timed:
            continue
        found[name] = BookLengths(
            players={str(n): measure(book, n) for n in range(t.min_players, t.max_players + 1)},
            house={knob: measure(turned(name, knob), HOUSE_PLAYERS) for knob in house_rules()},
        )
    return found


if __name__ == "__main__":
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(measure_all()), indent=1) + b"\n")
