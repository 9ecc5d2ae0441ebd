"""Chance is a seat: where it falls the rules stop, and its outcome is handed in as a move.

`chance_ways` says how many equally likely ways there are, `chance_way` which outcome each brings. The
kernel holds no generator: simulation, search, fair dice and a real table all pass through here.
"""

from __future__ import annotations

from typing import Final

from . import frames, moves
from .decks import card_to_come, cards_to_come, may_come
from .kernel import rule
from .reasons import CARD_NOT_TO_COME, LEGAL, NOT_A_WAY, UNKNOWN_MOVE
from .state import CARDS, TABLE, State
from .tables import Tables
from .waits import to_act, what_waits

DICE_WAYS: Final = 36


@rule("deck-setup", "dice-movement", "components-inventory")
def chance_ways(s: State) -> int:
    """How many equally likely ways what is awaited can fall; 0 when chance is not awaited."""
    if to_act(s) != 1 << TABLE:
        return 0
    i = frames.top(s)
    if s.f_kind[i] == frames.CARD:
        return cards_to_come(s, s.f_a[i])
    return DICE_WAYS


@rule("deck-setup", "dice-movement")
def chance_way(s: State, E: Tables, k: int) -> int:
    """The outcome of way k, as a move of `TABLE`."""
    i = frames.top(s)
    if s.f_kind[i] == frames.CARD:
        return moves.code(moves.CARD, TABLE, card_to_come(s, E, s.f_a[i], k))
    return moves.code(moves.DICE, TABLE, k // 6 + 1 | (k % 6 + 1) << 4)


@rule("card-draw-and-return", "dice-movement")
def chance_refusal(s: State, E: Tables, kind: int, arg: int) -> int:
    """Can chance fall like this now?"""
    if to_act(s) != 1 << TABLE:
        return what_waits(s, TABLE)
    i = frames.top(s)
    if kind == moves.CARD:
        if s.f_kind[i] != frames.CARD:
            return NOT_A_WAY
        return LEGAL if arg < CARDS and may_come(s, E, s.f_a[i], arg) else CARD_NOT_TO_COME
    if kind == moves.DICE:
        first = arg & 15
        second = arg >> 4
        if s.f_kind[i] == frames.CARD or not (1 <= first <= 6 and 1 <= second <= 6):
            return NOT_A_WAY
        return LEGAL
    return UNKNOWN_MOVE
