"""Chance is a seat: where it falls the rules stop, and its outcome is handed in as a move.

`chance_ways` says how many equally likely ways there are, `chance_way` which outcome each brings. The
kernel holds no generator: simulation, search, fair dice and a real table all pass through here.
"""

from __future__ import annotations

from typing import Final

from .acting import to_act, what_waits
from .base import frames, moves
from .base.decks import card_to_come, cards_to_come, may_come
from .base.dice import FACES, WHITE_WAYS, are_white, is_red, throw_way
from .base.kernel import rule, seldom
from .base.reasons import BELL_HAS_RUNG, CARD_NOT_TO_COME, LEGAL, NO_BELL, NOT_A_WAY, UNKNOWN_MOVE
from .base.state import CARDS, TABLE, State
from .base.tables import DIE8, Tables
from .dealing import deal_refusal, deal_way, deeds_in_bank
from .piles import draw_refusal, draw_way, left_in_pile
from .speed_die import red_in_play

DICE_FALL: Final = (frames.TURN, frames.LAND, frames.ROLLOFF)
"""The frames that wait for dice: for a move, for a rent, for the first player."""


@rule("speed-active-after-go", "speed-jail-roll-white", "speed-utility-three-dice")
def red_awaited(s: State, E: Tables) -> bool:
    """Return whether the red die is rolled with the white ones: never for first player, nor to leave Jail."""
    i = s.depth - 1
    kind = s.f_kind[i]
    seat = s.f_seat[i]
    if kind == frames.ROLLOFF or (kind == frames.TURN and s.jailed[seat]):
        return False
    return red_in_play(s, E, seat)


@rule("deck-setup", "dice-movement", "components-inventory", "speed-die-faces", "short-deeds-dealt")
def chance_ways(s: State, E: Tables) -> int:
    """How many equally likely ways what is awaited can fall; 0 when chance is not awaited."""
    if to_act(s) != 1 << TABLE:
        return 0
    i = s.depth - 1
    waiting = s.f_kind[i]
    if waiting in DICE_FALL:
        return WHITE_WAYS * FACES if red_awaited(s, E) else WHITE_WAYS
    if waiting == frames.CARD:
        return cards_to_come(s, s.card_deck[i])
    return deeds_in_bank(s, E) if waiting == frames.DEALING else seldom_ways(s, E)


@rule("deck-setup", "dice-movement", "speed-die-faces", "short-deeds-dealt")
def chance_way(s: State, E: Tables, k: int) -> int:
    """The outcome of way k, as a move of `TABLE`."""
    i = s.depth - 1
    waiting = s.f_kind[i]
    if waiting in DICE_FALL:
        if red_awaited(s, E):
            return throw_way(k % WHITE_WAYS, E.speed_faces[k // WHITE_WAYS])
        return throw_way(k, 0)
    if waiting == frames.CARD:
        return moves.code(moves.CARD, TABLE, card_to_come(s, E, s.card_deck[i], k))
    return deal_way(s, E, k) if waiting == frames.DEALING else seldom_way(s, E, k)


@rule("card-draw-and-return", "dice-movement", "timed-end")
def chance_refusal(s: State, E: Tables, kind: int, arg: int) -> int:
    """Can chance fall like this now? The bell of a timed game may ring at any moment, once."""
    if kind == moves.BELL:
        if not E.timed:
            return NO_BELL
        return BELL_HAS_RUNG if s.ending else LEGAL
    if to_act(s) != 1 << TABLE:
        return what_waits(s, TABLE)
    i = frames.top(s)
    waiting = s.f_kind[i]
    if waiting >= frames.DRAW:
        return seldom_fall_refusal(s, E, kind, arg)
    if kind == moves.CARD:
        if waiting != frames.CARD:
            return NOT_A_WAY
        return LEGAL if arg < CARDS and may_come(s, E, s.card_deck[i], arg) else CARD_NOT_TO_COME
    if kind == moves.DEAL:
        return deal_refusal(s, E, moves.receiver_of(arg), moves.deed_of(arg))
    if kind == moves.DICE:
        red = moves.third_die(arg)
        if waiting in (frames.CARD, frames.DEALING) or not are_white(arg):
            return NOT_A_WAY
        fits = is_red(E, red) if red_awaited(s, E) else red == 0
        return LEGAL if fits else NOT_A_WAY
    return UNKNOWN_MOVE


@seldom
@rule(
    "utilities-d8", "roll-three-space", "squeeze-play", "squeeze-play-alt", "voucher-gain", "lottery-ticket"
)
def seldom_ways(s: State, E: Tables) -> int:
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
def seldom_way(s: State, E: Tables, k: int) -> int:
    """The outcome of way k, as a move of `TABLE`."""
    i = frames.top(s)
    kind = s.f_kind[i]
    if kind == frames.DRAW:
        return draw_way(s, E, s.draw_pile[i], k)
    if kind == frames.UTILITY_DIE:
        return moves.code(moves.DIE8, TABLE, k + 1)
    third = 0
    if kind == frames.ROLL_THREE:
        third = moves.a_white(k // WHITE_WAYS + 1)
    elif E.squeeze_red:
        third = E.speed_faces[k // WHITE_WAYS]
    return throw_way(k % WHITE_WAYS, third)


@seldom
@rule("utilities-d8", "roll-three-space", "squeeze-play", "squeeze-play-alt")
def seldom_fall_refusal(s: State, E: Tables, move: int, arg: int) -> int:
    """Can chance fall like this now?"""
    kind = s.f_kind[frames.top(s)]
    if kind == frames.DRAW:
        return draw_refusal(s, E, move, arg)
    if kind == frames.UTILITY_DIE:
        return LEGAL if move == moves.DIE8 and 1 <= arg <= DIE8 else NOT_A_WAY
    third = moves.third_die(arg)
    if move != moves.DICE or not are_white(arg):
        return NOT_A_WAY
    if kind == frames.ROLL_THREE:
        return LEGAL if 1 <= moves.white_face(third) <= FACES else NOT_A_WAY
    fits = is_red(E, third) if E.squeeze_red else third == 0
    return LEGAL if fits else NOT_A_WAY
