"""How long the games of each book last, as they were measured: `lengths.json`, made by `python -m passgo.sim.lengths`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = Path(__file__).with_name("lengths.json")


class Length(msgspec.Struct, frozen=True):
    """Rounds of a game: one game in twenty is over sooner than `short`, one in twenty lasts longer than `long`."""

    short: int
    middle: int
    long: int


class BookLengths(msgspec.Struct, frozen=True):
    """A book without a time limit."""

    players: dict[str, Length]
    """By the number of players."""
    house: dict[str, Length]
    """By a house rule, a knob turned to what the book does not say; at a table of `HOUSE_PLAYERS`."""


HOUSE_PLAYERS: Final = 4
"""The number of players for which the house rules were measured."""


@cache
def lengths() -> dict[str, BookLengths]:
    """By edition; none for an edition of the user's own, and none where a bell ends the game."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, BookLengths])
