"""The turn: roll, move, again after doubles; three doubles lead to Jail; then the left neighbour."""

from __future__ import annotations

from typing import Final

from .acting import LAST_CALL, ROLLOFF, THROW, answers, owners_to_ask
from .base import cite, events, frames, moves
from .base.bits import how_many
from .base.handlers import plays, refuses
from .base.kernel import rule
from .base.players import bank_keeper, in_play, left_of, next_in
from .base.reasons import LAST_CALL_ONLY, LEGAL
from .base.state import SEATS, State
from .base.tables import MR_MONOPOLY, PLAIN_RENT, Tables
from .ending import end_by_count
from .jail import leave_fined, send_to_jail, throw_in_jail
from .movement import move_forward, stop
from .rent import close_claims, move_is_over
from .speed_die import asks_how_far, counted_red, dice_total, follow_mr_monopoly, is_triple
from .vouchers import after_ride, asks_once_more, call_last


@rule("first-player-rolloff")
def begin_rolloff(s: State, tied: int) -> None:
    """Let all tied players roll, in seat order from the Banker's; if they do not play, from the first."""
    i = frames.top(s)
    first = bank_keeper(s) if bank_keeper(s) < s.players else 0
    s.rolloff_tied[i] = tied
    s.rolloff_to_throw[i] = tied
    s.f_seat[i] = first if tied >> first & 1 else next_in(s, tied, first)
    s.f_step[i] = frames.WAIT


@rule("first-player-rolloff")
def throw_for_order(s: State, first: int, second: int) -> None:
    """Roll for first player: the highest total begins, the tied roll again."""
    i = frames.top(s)
    seat = s.f_seat[i]
    s.tally[seat] = first + second
    s.rolloff_to_throw[i] &= ~(1 << seat)
    events.emit(s, events.ROLLED_OFF, cite.FIRST_PLAYER_ROLLOFF, seat, first, second, 0)
    if s.rolloff_to_throw[i] != 0:
        s.f_seat[i] = next_in(s, s.rolloff_to_throw[i], seat)
        s.f_step[i] = frames.WAIT
        return
    best = 0
    leaders = 0
    for contender in range(s.players):
        if s.rolloff_tied[i] >> contender & 1:
            if s.tally[contender] > best:
                best = s.tally[contender]
                leaders = 0
            if s.tally[contender] == best:
                leaders |= 1 << contender
    for contender in range(SEATS):
        s.tally[contender] = 0
    if how_many(leaders) > 1:
        begin_rolloff(s, leaders)
        return
    starter = next_in(s, leaders, seat)
    frames.pop(s)
    events.emit(s, events.GOES_FIRST, cite.FIRST_PLAYER_ROLLOFF, starter, 0, 0, 0)
    s.turn = starter
    frames.push(s, frames.TURN, starter)


@rule("turn-order-left", "start-on-go")
def begin_turn(s: State) -> None:
    """Begin this player's turn; they are about to roll."""
    i = frames.top(s)
    s.f_step[i] = frames.THROW
    s.turn_throws_again[i] = 0
    s.turn_moves_on[i] = 0
    s.doubles = 0
    s.voucher_played = 0
    events.emit(s, events.TURN_BEGAN, cite.TURN_ORDER_LEFT, s.turn, 0, 0, 0)


@refuses(moves.ROLL)
@rule("turn-order-left", "first-player-rolloff")
def roll_refusal(s: State, seat: int) -> int:
    """Allow a roll only to the player the game waits for."""
    return answers(s, seat, THROW) and answers(s, seat, ROLLOFF)


@plays(moves.ROLL)
@rule("rent-claim-window", "dice-movement")
def roll(s: State, E: Tables) -> None:
    """Roll the dice. A turn's first roll for movement carries a new number; claims run out by it."""
    i = frames.top(s)
    s.f_step[i] = frames.THROWN
    if s.f_kind[i] == frames.TURN:
        if s.doubles == 0:
            s.turn_no += 1
        close_claims(s, E)


@rule("doubles-extra-throw", "voucher-move-normal")
def turn_step(s: State) -> int:
    """Return the step of the turn itself, whatever happens on top of it; a ride continues where it began."""
    return s.turn_resumes_at[0] if s.f_step[0] == frames.RIDDEN else s.f_step[0]


@rule("doubles-extra-throw")
def has_thrown(s: State) -> bool:
    """Return whether the first roll of this turn has been made."""
    return s.doubles > 0 or turn_step(s) not in (frames.ENTER, frames.THROW)


@rule("doubles-extra-throw", "jail-turn-ends")
def throws_again(s: State) -> bool:
    """Return whether the player will roll once more in this turn, as things are."""
    if s.doubles == 0 or s.jailed[s.turn] or not in_play(s, s.turn):
        return False
    return turn_step(s) == frames.THROW or s.turn_throws_again[0] != 0


@rule("rent-claim-window")
def turns_to_claim(s: State, E: Tables, i: int) -> int:
    """Return with which of the coming turns, counted from 1, claim `i` runs out; 0: with any roll."""
    return s.claim_turn[i] + E.rent_window_turns - s.turn_no


@rule("rent-claim-window")
def closed_by(s: State, E: Tables, i: int) -> int:
    """Return the player whose roll ends claim `i`, as things are."""
    if throws_again(s) and turns_to_claim(s, E, i) <= 0:
        return s.turn
    seat = left_of(s, s.turn) if has_thrown(s) else s.turn
    for _ in range(turns_to_claim(s, E, i) - 1):
        seat = left_of(s, seat)
    return seat


@rule("rent-claim-window")
def closes_now(s: State, E: Tables, i: int) -> bool:
    """Return whether the very next roll for movement ends claim `i`."""
    return turns_to_claim(s, E, i) <= (0 if throws_again(s) else 1)


@rule("dice-movement", "doubles-extra-throw", "three-doubles-jail", "keep-gains-before-third-double")
def throw_for_movement(s: State, E: Tables, first: int, second: int, red: int) -> None:
    """The dice have fallen: move by their sum; the third doubles in a row lead straight to jail."""
    i = s.depth - 1
    seat = s.f_seat[i]
    s.die[0] = first
    s.die[1] = second
    s.die[2] = red
    events.emit(s, events.THREW, cite.DICE_MOVEMENT, seat, first, second, 0)
    if red:
        events.emit(s, events.RED_FELL, cite.SPEED_DIE_FACES, seat, red, 0, 0)
    if s.jailed[seat]:
        throw_in_jail(s, E, seat)
        return
    s.f_step[i] = frames.MOVED
    s.turn_throws_again[i] = 0
    s.turn_moves_on[i] = 0
    if first == second and (E.triple_grants_throw or not is_triple(first, second, red)):
        s.doubles += 1
        s.turn_throws_again[i] = 1
    if s.doubles == 3:
        events.emit(s, events.THIRD_DOUBLES, cite.THREE_DOUBLES_JAIL, seat, 0, 0, 0)
        send_to_jail(s, E, seat, cite.THREE_DOUBLES_JAIL)
        return
    if asks_how_far(E, first, second, red):
        s.f_step[i] = frames.CHOOSE
        return
    face = counted_red(E, first, second, red)
    s.turn_moves_on[i] = 1 if face == MR_MONOPOLY else 0
    move_forward(s, E, seat, dice_total(first, second, face), cite.DICE_MOVEMENT)
    stop(s, seat, PLAIN_RENT, 0, 0)


@rule("doubles-extra-throw", "jail-turn-ends", "bankrupt-retires")
def after_move(s: State, E: Tables) -> None:
    """Resolve the move: doubles give another roll, unless the player was jailed or went bankrupt meanwhile."""
    i = frames.top(s)
    seat = s.f_seat[i]
    goes_on = in_play(s, seat) and not s.jailed[seat]
    if s.turn_moves_on[i] and goes_on:
        s.turn_moves_on[i] = 0
        follow_mr_monopoly(s, E)
        return
    move_is_over(s)
    if s.turn_throws_again[i] and goes_on and not s.ending:
        s.turn_throws_again[i] = 0
        s.f_step[i] = frames.THROW
        events.emit(s, events.DOUBLES_AGAIN, cite.DOUBLES_EXTRA_THROW, seat, 0, 0, 0)
    else:
        s.f_step[i] = frames.DONE


@plays(moves.END_TURN, seldom=True)
@rule("turn-order-left", "bankrupt-retires")
def pass_turn(s: State) -> None:
    """The turn passes to the left."""
    s.turn = left_of(s, s.turn)
    s.f_seat[frames.top(s)] = s.turn
    begin_turn(s)


@refuses(moves.END_TURN, seldom=True)
@rule("voucher-one-per-turn")
def done_refusal(s: State, seat: int) -> int:
    """Allow `done` only to a player asked for a last voucher; any other turn ends by itself."""
    return LAST_CALL_ONLY if answers(s, seat, LAST_CALL) else LEGAL


STANDING: Final = (frames.THROWN, frames.CHOOSE)
"""The steps of a turn at which it waits for the dice, or for how far to go."""


@rule("turn-order-left", "timed-end")
def step_turn(s: State, E: Tables) -> bool:
    """Carry the turn on by itself. False while the player, the dice or the last rents are awaited."""
    i = s.depth - 1
    step = s.f_step[i]
    if step in STANDING:
        return False
    if step == frames.MOVED:
        after_move(s, E)
    elif step == frames.RIDDEN:
        after_ride(s)
        move_is_over(s)
    elif step == frames.FINED:
        leave_fined(s, E, s.turn)
    elif s.ending and owners_to_ask(s):
        s.f_step[i] = frames.RENTS
        return False
    elif s.ending:
        end_by_count(s, E, 0, 0)
    elif step == frames.ENTER:
        begin_turn(s)
    elif step == frames.DONE and asks_once_more(s, E):
        call_last(s)
    elif step == frames.DONE or s.out[s.turn]:
        pass_turn(s)
    else:
        return False
    return True
