"""Travel vouchers: who holds them, the rides they are good for, how they expire and are passed on."""

from __future__ import annotations

from typing import Final

from .acting import HALF, LAST_CALL, THROW, answers, choice_refusal, moment
from .base import cite, events, frames, moves
from .base.handlers import plays, refuses
from .base.kernel import rule, seldom
from .base.players import in_play
from .base.reasons import (
    LEGAL,
    NO_VOUCHER,
    NOTHING_TO_GIVE,
    VOUCHER_IN_JAIL,
    VOUCHER_NEEDS_SPACE,
    VOUCHER_NOT_HELD,
    VOUCHER_NOT_NOW,
    VOUCHER_NOT_THERE,
    VOUCHER_PLAYED_ALREADY,
)
from .base.state import BANK, NONE, SEATS, VOUCHER_KINDS, State
from .base.tables import (
    DEED_SPACE,
    NO_RENT,
    PLAIN_RENT,
    RIDE_STEPS,
    RIDE_THE_SIDE,
    RIDE_TO_STATION,
    STATION,
    Tables,
)
from .movement import move_back, move_forward, stop

SIDES: Final = 4
"""Of the board; a ride along the side ends at the next corner."""


@rule("voucher-visible")
def held(s: State, hand: int, kind: int) -> int:
    """How many vouchers of a kind a hand holds, face up; the bank's are the pile."""
    return s.vouchers[hand * VOUCHER_KINDS + kind]


@rule("voucher-visible")
def vouchers_of(s: State, E: Tables, hand: int) -> int:
    """How many vouchers a hand holds."""
    total = 0
    for kind in range(E.voucher_kinds):
        total += held(s, hand, kind)
    return total


@rule("voucher-gain", "voucher-visible")
def hand_over(s: State, giver: int, taker: int, kind: int) -> None:
    """One voucher changes hands."""
    s.vouchers[giver * VOUCHER_KINDS + kind] -= 1
    s.vouchers[taker * VOUCHER_KINDS + kind] += 1


@rule("voucher-gain", "voucher-visible", "starting-extra-cards")
def take_voucher(s: State, seat: int, kind: int, dealt: int) -> None:
    """A voucher from the pile, drawn or dealt."""
    hand_over(s, BANK, seat, kind)
    if dealt:
        events.emit(s, events.DEALT_VOUCHER, cite.STARTING_EXTRA_CARDS, seat, kind, 0, 0)
    else:
        events.emit(s, events.DREW_VOUCHER, cite.VOUCHER_GAIN, seat, kind, 0, 0)


@rule("voucher-out-of-game")
def put_out(s: State, hand: int, kind: int) -> None:
    """One voucher leaves the game for good."""
    s.vouchers[hand * VOUCHER_KINDS + kind] -= 1
    s.vouchers_gone[kind] += 1


@rule("voucher-expire", "voucher-out-of-game")
def expire_all(s: State, E: Tables) -> None:
    """All that anybody holds expire, the player's own too; those in the pile do not."""
    for hand in range(SEATS):
        count = vouchers_of(s, E, hand)
        for kind in range(E.voucher_kinds):
            while held(s, hand, kind) > 0:
                put_out(s, hand, kind)
        if count > 0:
            events.emit(s, events.VOUCHERS_EXPIRED, cite.VOUCHER_EXPIRE, hand, count, 0, 0)


# --- passed on ----------------------------------------------------------------------------------


@refuses(moves.GIVE, seldom=True)
@rule("squeeze-play-alt", "voucher-visible")
def gift_refusal(s: State, E: Tables, seat: int, voucher: int) -> int:
    """Let the giver choose which of their vouchers goes."""
    if moment(s) == HALF:
        return NOTHING_TO_GIVE
    refusal = choice_refusal(s, seat, frames.GIVE_VOUCHER)
    if refusal:
        return refusal
    return LEGAL if voucher < E.voucher_kinds and held(s, seat, voucher) > 0 else VOUCHER_NOT_HELD


@refuses(moves.TAKE, seldom=True)
@rule("card-take-travel-voucher")
def take_refusal(s: State, E: Tables, seat: int, holder: int, voucher: int) -> int:
    """One voucher of any other player's."""
    refusal = choice_refusal(s, seat, frames.TAKE_VOUCHER)
    if refusal:
        return refusal
    if holder == seat or not in_play(s, holder) or voucher >= E.voucher_kinds:
        return VOUCHER_NOT_HELD
    return LEGAL if held(s, holder, voucher) > 0 else VOUCHER_NOT_HELD


@refuses(moves.RETURN, seldom=True)
@rule("card-return-travel-voucher")
def return_refusal(s: State, E: Tables, seat: int, voucher: int) -> int:
    """Refuse anything but a voucher of their own."""
    refusal = choice_refusal(s, seat, frames.RETURN_VOUCHER)
    if refusal:
        return refusal
    return LEGAL if voucher < E.voucher_kinds and held(s, seat, voucher) > 0 else VOUCHER_NOT_HELD


@plays(moves.GIVE, seldom=True)
@rule("squeeze-play-alt")
def give_voucher(s: State, seat: int, voucher: int) -> None:
    """Give a voucher to the player who rolled the Squeeze."""
    taker = s.choice_taker[frames.top(s)]
    frames.pop(s)
    hand_over(s, seat, taker, voucher)
    events.emit(s, events.VOUCHER_GIVEN, cite.SQUEEZE_PLAY_ALT, seat, taker, voucher, 0)


@plays(moves.TAKE, seldom=True)
@rule("card-take-travel-voucher")
def take_from(s: State, seat: int, holder: int, voucher: int) -> None:
    """Taken from an opponent."""
    frames.pop(s)
    hand_over(s, holder, seat, voucher)
    events.emit(s, events.VOUCHER_GIVEN, cite.CARD_TAKE_TRAVEL_VOUCHER, holder, seat, voucher, 0)


@plays(moves.RETURN, seldom=True)
@rule("card-return-travel-voucher")
def return_voucher(s: State, seat: int, voucher: int) -> None:
    """Back into the pile, which is shuffled."""
    frames.pop(s)
    hand_over(s, seat, BANK, voucher)
    events.emit(s, events.VOUCHER_RETURNED, cite.CARD_RETURN_TRAVEL_VOUCHER, seat, voucher, 0, 0)


# --- rides: one voucher a turn moves the token as a throw would -----------------------------------


@rule("voucher-move-normal")
def target_of(s: State, E: Tables, seat: int, kind: int) -> int:
    """Return the space that a voucher of fixed steps leads to."""
    return (s.at[seat] + E.voucher_amount[kind] + E.spaces) % E.spaces


@rule("voucher-move-normal")
def may_ride_to(s: State, E: Tables, seat: int, kind: int, space: int) -> bool:
    """Return whether a voucher of this kind brings them there: to the next corner at most, or to a station."""
    if space >= E.spaces:
        return False
    effect = E.voucher_effect[kind]
    if effect == RIDE_STEPS:
        return space == target_of(s, E, seat, kind)
    if effect == RIDE_THE_SIDE:
        side = E.spaces // SIDES
        ahead = (space - s.at[seat] + E.spaces) % E.spaces
        return 0 < ahead <= side - s.at[seat] % side
    return E.space_kind[space] == DEED_SPACE and E.deed_kind[E.space_deed[space]] == STATION


@refuses(moves.VOUCHER, seldom=True)
@rule("voucher-one-per-turn", "voucher-visible", "voucher-move-normal")
def voucher_refusal(s: State, E: Tables, seat: int, voucher: int, space: int) -> int:
    """Allow a voucher in their own turn, before a roll or at its end, out of Jail, one a turn."""
    if E.voucher_kinds == 0:
        return NO_VOUCHER
    if answers(s, seat, THROW) and answers(s, seat, LAST_CALL):
        return VOUCHER_NOT_NOW
    if s.jailed[seat]:
        return VOUCHER_IN_JAIL
    if s.voucher_played:
        return VOUCHER_PLAYED_ALREADY
    if voucher >= E.voucher_kinds or held(s, seat, voucher) == 0:
        return VOUCHER_NOT_HELD
    if space == NONE and E.voucher_effect[voucher] == RIDE_STEPS:
        return LEGAL
    if space == NONE:
        return VOUCHER_NEEDS_SPACE
    return LEGAL if may_ride_to(s, E, seat, voucher, space) else VOUCHER_NOT_THERE


@plays(moves.VOUCHER, seldom=True)
@rule(
    "voucher-one-per-turn",
    "voucher-move-normal",
    "voucher-expire",
    "voucher-into-jail",
    "voucher-out-of-game",
)
def play_voucher(s: State, E: Tables, seat: int, voucher: int, space: int) -> None:
    """Spend the voucher and move the token as by dice; the roll of this turn is still to come, or is done."""
    i = frames.top(s)
    s.turn_resumes_at[i] = s.f_step[i]
    s.f_step[i] = frames.RIDDEN
    s.voucher_played = 1
    put_out(s, seat, voucher)
    events.emit(s, events.VOUCHER_PLAYED, cite.VOUCHER_MOVE_NORMAL, seat, voucher, 0, 0)
    if E.voucher_expires[voucher]:
        expire_all(s, E)
    if E.voucher_effect[voucher] == RIDE_STEPS and E.voucher_amount[voucher] < 0:
        move_back(s, E, seat, -E.voucher_amount[voucher], cite.VOUCHER_MOVE_NORMAL)
    else:
        target = target_of(s, E, seat, voucher) if space == NONE else space
        steps = (target - s.at[seat] + E.spaces - 1) % E.spaces + 1
        move_forward(s, E, seat, steps, cite.VOUCHER_MOVE_NORMAL)
    stop(s, seat, NO_RENT if E.voucher_effect[voucher] == RIDE_TO_STATION else PLAIN_RENT, 0, 0)


@seldom
@rule("voucher-one-per-turn", "voucher-into-jail")
def after_ride(s: State) -> None:
    """End the ride: back to the roll, unless it led to Jail or the turn was at its end."""
    i = frames.top(s)
    seat = s.f_seat[i]
    goes_on = s.turn_resumes_at[i] == frames.THROW and in_play(s, seat) and not s.jailed[seat]
    s.turn_resumes_at[i] = 0
    s.f_step[i] = frames.THROW if goes_on else frames.DONE


@rule("voucher-one-per-turn")
def asks_once_more(s: State, E: Tables) -> bool:
    """May the player whose turn ends still play a voucher?"""
    if E.voucher_kinds == 0 or s.voucher_played:
        return False
    return in_play(s, s.turn) and not s.jailed[s.turn] and vouchers_of(s, E, s.turn) > 0


@seldom
@rule("voucher-one-per-turn")
def call_last(s: State) -> None:
    """Wait for the last voucher: the turn ends with their answer, or with a voucher."""
    s.f_step[frames.top(s)] = frames.LAST_CALL
    events.emit(s, events.LAST_CALL, cite.VOUCHER_ONE_PER_TURN, s.turn, 0, 0, 0)


@seldom
@rule()
def legal_vouchers(s: State, E: Tables, seat: int, out: list[int], n: int) -> int:
    """Every ride this seat may take now, added to a list of moves."""
    if s.voucher_played or s.turn != seat:
        return n
    for kind in range(E.voucher_kinds):
        if held(s, seat, kind) > 0:
            if E.voucher_effect[kind] == RIDE_STEPS:
                n = add_ride(s, E, seat, kind, NONE, out, n)
            else:
                for space in range(E.spaces):
                    n = add_ride(s, E, seat, kind, space, out, n)
    return n


@rule()
def add_ride(s: State, E: Tables, seat: int, kind: int, space: int, out: list[int], n: int) -> int:
    """One ride, if it is legal."""
    if voucher_refusal(s, E, seat, kind, space):
        return n
    out[n] = moves.code(moves.VOUCHER, seat, moves.pair(kind, space))
    return n + 1
