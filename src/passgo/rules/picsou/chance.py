"""Where chance falls in the fifth book alone: piles, the eight-sided die, three dice, Squeeze Play."""

from __future__ import annotations

from passgo.rules.base import frames, moves
from passgo.rules.base.dice import FACES, WHITE_WAYS, are_white, is_red, throw_way
from passgo.rules.base.kernel import rule, seldom
from passgo.rules.base.reasons import LEGAL, NOT_A_WAY
from passgo.rules.base.state import TABLE, State
from passgo.rules.base.tables import DIE8, Tables

from .piles import draw_refusal, draw_way, left_in_pile


@seldom
@rule(
    "utilities-d8", "roll-three-space", "squeeze-play", "squeeze-play-alt", "voucher-gain", "lottery-ticket"
)
def special_ways(s: State, E: Tables) -> int:
    """How many equally likely ways there are."""
    i = frames.top(s)
    kind = s.f_kind[i]
    if kind == frames.DRAW:
        return left_in_pile(s, E, s.draw_pile[i])
    if kind == frames.UTILITY_DIE:
        return DIE8
    if kind == frames.ROLL_THREE or E.squeeze_red:
        return WHITE_WAYS * FACES
    return WHITE_WAYS


@seldom
@rule("utilities-d8", "roll-three-space", "squeeze-play", "squeeze-play-alt")
def special_way(s: State, E: Tables, k: int) -> int:
    """The outcome of way k, as a move of `TABLE`."""
    i = frames.top(s)
    kind = s.f_kind[i]
    if kind == frames.DRAW:
        return draw_way(s, E, s.draw_pile[i], k)
    if kind == frames.UTILITY_DIE:
        return moves.code(moves.DIE8, TABLE, k + 1)
    third = 0
    if kind == frames.ROLL_THREE:
        third = moves.THIRD_WHITE + k // WHITE_WAYS + 1
    elif E.squeeze_red:
        third = E.speed_faces[k // WHITE_WAYS]
    return throw_way(k % WHITE_WAYS, third)


@seldom
@rule("utilities-d8", "roll-three-space", "squeeze-play", "squeeze-play-alt")
def special_refusal(s: State, E: Tables, move: int, arg: int) -> int:
    """Can chance fall like this now?"""
    kind = s.f_kind[frames.top(s)]
    if kind == frames.DRAW:
        return draw_refusal(s, E, move, arg)
    if kind == frames.UTILITY_DIE:
        return LEGAL if move == moves.DIE8 and 1 <= arg <= DIE8 else NOT_A_WAY
    third = arg >> 8
    if move != moves.DICE or not are_white(arg):
        return NOT_A_WAY
    if kind == frames.ROLL_THREE:
        return LEGAL if 1 <= third - moves.THIRD_WHITE <= FACES else NOT_A_WAY
    fits = is_red(E, third) if E.squeeze_red else third == 0
    return LEGAL if fits else NOT_A_WAY
