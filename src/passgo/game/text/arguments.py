"""The arguments of moves, read word by word as the register says what each may be."""

from __future__ import annotations

from typing import Final

from passgo.editions import Edition
from passgo.game.names import FACES, IDS
from passgo.rules.base.moves import Argument, a_white, other
from passgo.rules.base.state import HOTEL_LEVEL

from . import lookup
from .words import LARGEST, NUMBER, Words, expect

NAMED: Final = frozenset({"lander", "receiver", "holder", "to", "opening", "first", "second"})
"""Arguments of which their name says more than their type."""

NUMBERS: Final = {
    "amount": (0, LARGEST),
    "count": (0, LARGEST),
    "moves": (1, LARGEST),
    "steps": (1, 12),
    "level": (0, HOTEL_LEVEL - 1),
    "die": (1, 6),
    "die8": (1, 8),
}
"""The least and the most of a number, by its type."""


def read_argument(words: Words, edition: Edition, argument: Argument) -> int:
    """The next words as an argument, as it is packed into a move. Raises NotationError."""
    first = argument.types[0]
    if first in NUMBERS and (len(argument.types) == 1 or NUMBER.fullmatch(words.peek())):
        return words.number(_expected(argument), *NUMBERS[first])
    match first:
        case "seat":
            return words.seat(_expected(argument))
        case "kept":
            return lookup.kept_card(words, edition)
        case "ticket":
            return lookup.ticket(words, edition)
        case _:
            found, index = lookup.thing(words, edition, *(t for t in argument.types if t in IDS))
            return index if found == first else other(index)


def _expected(argument: Argument) -> str:
    return expect(argument.name if argument.name in NAMED else argument.types[0])


def read_third_die(words: Words, edition: Edition) -> int:
    """Return the red die rolled with two white ones, or for Roll Three a third white one; 0 for none.

    If an edition has both, a third die from 1 to 3 is taken for the red one; `Game` knows better.
    """
    E = edition.tables
    has_red, has_white = bool(E.speed_die or E.squeeze_red), E.roll_cards > 0
    if not words.left or not (has_red or has_white):
        return 0
    if has_white and (not has_red or words.peek() in {"4", "5", "6"}):
        return a_white(words.number(expect("third"), 1, 6))
    face = words.one_of(tuple(FACES.values()), expect("red-face"))
    return next(number for number, name in FACES.items() if name == face)
