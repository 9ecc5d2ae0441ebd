"""Dice: the number of equally likely ways, and the possible rolls."""

from __future__ import annotations

from typing import Final

from . import moves
from .kernel import rule
from .state import TABLE
from .tables import Tables

FACES: Final = 6
WHITE_WAYS: Final = FACES * FACES


@rule("dice-movement")
def throw_way(k: int, third: int) -> int:
    """Way k of two white dice, with this third die (0: none), as a move of `TABLE`."""
    return moves.code(moves.DICE, TABLE, moves.dice(k // FACES + 1, k % FACES + 1, third))


@rule("dice-movement")
def are_white(arg: int) -> bool:
    """Return whether the two white dice of a roll show faces they have."""
    return 1 <= moves.first_die(arg) <= FACES and 1 <= moves.second_die(arg) <= FACES


@rule("speed-die-faces")
def is_red(E: Tables, red: int) -> bool:
    """Does the red die have this face?"""
    for k in range(FACES):
        if E.speed_faces[k] == red:
            return True
    return False
