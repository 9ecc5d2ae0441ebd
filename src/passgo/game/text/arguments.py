"""The arguments of moves, read word by word as the register says what each may be."""

from __future__ import annotations

from typing import Final

from passgo.editions import Edition
from passgo.game.names import FACES, IDS
from passgo.rules.base.moves import Argument, a_white, other
from passgo.rules.base.state import HOTEL_LEVEL

from . import lookup
from .words import LARGEST, NUMBER, Words

EXPECTED: Final = {
    "lander": "the seat that owes the rent, p1 to p8",
    "receiver": "the seat that receives it, p1 to p8",
    "holder": "the seat that loses it, p1 to p8",
    "to": "the seat that is asked, p1 to p8",
    "opening": "the price at which bidding opens",
    "first": "the first die",
    "second": "the second die",
}
"""What is expected of some arguments by their names, where that says more than their type."""

NUMBERS: Final = {
    "amount": ("an amount", 0, LARGEST),
    "count": ("how many", 0, LARGEST),
    "moves": ("how many moves to undo", 1, LARGEST),
    "steps": ("how far to go", 1, 12),
    "level": ("the level to end at", 0, HOTEL_LEVEL - 1),
    "die": ("the die", 1, 6),
    "die8": ("the eight-sided die", 1, 8),
}
"""What a number is, its least and its most, by its type."""


def read_argument(words: Words, edition: Edition, argument: Argument) -> int:
    """The next words as an argument, as it is packed into a move. Raises NotationError."""
    first = argument.types[0]
    if first in NUMBERS and (len(argument.types) == 1 or NUMBER.fullmatch(words.peek())):
        expected, least, most = NUMBERS[first]
        return words.number(EXPECTED.get(argument.name, expected), least, most)
    match first:
        case "seat":
            return words.seat(EXPECTED.get(argument.name, "a seat, p1 to p8"))
        case "kept":
            return lookup.kept_card(words, edition)
        case "ticket":
            return lookup.ticket(words, edition)
        case _:
            found, index = lookup.thing(words, edition, *(t for t in argument.types if t in IDS))
            return index if found == first else other(index)


def read_third_die(words: Words, edition: Edition) -> int:
    """The red die where one is thrown beside two white ones, or for Roll Three a third white one; 0 for none.

    Where an edition has both, a third die from 1 to 3 is taken for the red one; `Game` knows better.
    """
    E = edition.tables
    has_red, has_white = bool(E.speed_die or E.squeeze_red), E.roll_cards > 0
    if not words.left or not (has_red or has_white):
        return 0
    if has_white and (not has_red or words.peek() in {"4", "5", "6"}):
        return a_white(words.number("the third die", 1, 6))
    face = words.one_of(tuple(FACES.values()), "a face of the speed die")
    return next(number for number, name in FACES.items() if name == face)
