"""Jail: three ways in, four ways out."""

from __future__ import annotations

from .acting import THROW, answers
from .base import cite, events, frames, moves
from .base.decks import frees_from_jail, give_up_kept
from .base.handlers import plays, refuses
from .base.kernel import rule
from .base.players import in_play
from .base.reasons import (
    CARD_NOT_HELD,
    CARD_OUTSIDE_JAIL,
    FINE_ABOVE_CASH,
    FINE_TOO_LATE,
    JAIL_NEXT_TURN,
    LEGAL,
    NOT_IN_JAIL,
)
from .base.state import KEEPABLE, NONE, State
from .base.tables import PLAIN_RENT, Tables
from .debt import levy
from .movement import move_forward, stop


@rule("jail-causes", "jail-turn-ends", "go-no-salary-to-jail")
def send_to_jail(s: State, E: Tables, seat: int, why: int) -> None:
    """Straight to jail, not along the board: no salary, no lap; the turn ends once this is done."""
    s.at[seat] = E.jail_space
    s.jailed[seat] = 1
    events.emit(s, events.JAILED, why, seat, why, 0, 0)


@rule()
def release(s: State, seat: int, why: int) -> None:
    """Out of jail, onto the visitors' side of the same space."""
    s.jailed[seat] = 0
    events.emit(s, events.FREED, why, seat, why, 0, 0)


@rule("jail-exit-doubles", "jail-doubles-no-extra-throw", "jail-exit-third-turn", "jail-short-nhl")
def throw_in_jail(s: State, E: Tables, seat: int) -> None:
    """Play a prisoner's roll, with the white dice alone: doubles free and move them, without a further roll.

    After the last try they pay the fine and move by this roll; otherwise they stay.
    """
    i = frames.top(s)
    first = s.die[0]
    second = s.die[1]
    if first == second:
        release(s, seat, cite.JAIL_EXIT_DOUBLES)
        s.f_step[i] = frames.MOVED
        move_forward(s, E, seat, first + second, cite.JAIL_EXIT_DOUBLES)
        stop(s, seat, PLAIN_RENT, 0, 0)
    elif s.jailed[seat] >= E.jail_tries:
        s.f_step[i] = frames.FINED
        levy(s, E, seat, E.jail_fine, cite.JAIL_EXIT_THIRD_TURN)
    else:
        events.emit(
            s, events.STAYS_IN_JAIL, cite.JAIL_EXIT_DOUBLES, seat, E.jail_tries - s.jailed[seat], 0, 0
        )
        s.jailed[seat] += 1
        s.f_step[i] = frames.DONE


@rule("jail-exit-third-turn")
def leave_fined(s: State, E: Tables, seat: int) -> None:
    """Leave after the forced fine is paid, and move by the roll that failed."""
    i = frames.top(s)
    s.f_step[i] = frames.MOVED
    if in_play(s, seat):
        release(s, seat, cite.JAIL_EXIT_THIRD_TURN)
        move_forward(s, E, seat, s.die[0] + s.die[1], cite.JAIL_EXIT_THIRD_TURN)
        stop(s, seat, PLAIN_RENT, 0, 0)


@plays(moves.FINE)
@rule("jail-exit-fine-before-roll")
def pay_fine(s: State, E: Tables, seat: int) -> None:
    """Pay the fine before the roll; an ordinary roll follows."""
    levy(s, E, seat, E.jail_fine, cite.JAIL_EXIT_FINE_BEFORE_ROLL)
    release(s, seat, cite.JAIL_EXIT_FINE_BEFORE_ROLL)


@rule("jail-wait-next-turn", "jail-turn-ends")
def prisoner_on_turn(s: State, seat: int, not_jailed: int) -> int:
    """May this seat choose its way out now? `not_jailed` is the reason given to those outside."""
    if not s.jailed[seat]:
        return not_jailed
    return JAIL_NEXT_TURN if answers(s, seat, THROW) else LEGAL


@refuses(moves.FINE)
@rule("jail-exit-fine-before-roll")
def fine_refusal(s: State, E: Tables, seat: int) -> int:
    """Allow the fine before the roll on the first turns in Jail only."""
    refusal = prisoner_on_turn(s, seat, NOT_IN_JAIL)
    if refusal:
        return refusal
    if s.jailed[seat] > E.fine_before_throw:
        return FINE_TOO_LATE
    if s.cash[seat] < E.jail_fine:
        return FINE_ABOVE_CASH
    return LEGAL


@rule("jail-exit-card", "jail-exit-buy-card", "goojf-keep")
def play_card(s: State, E: Tables, seat: int, keepable: int) -> None:
    """Return the card to the bottom of its pile; an ordinary roll follows."""
    give_up_kept(s, E, keepable, seat)
    release(s, seat, cite.JAIL_EXIT_CARD)


@rule("goojf-keep")
def held_refusal(s: State, E: Tables, seat: int, keepable: int) -> int:
    """Does this seat hold the card?"""
    return LEGAL if keepable < E.keepable and s.kept[keepable] == seat else CARD_NOT_HELD


@rule("jail-exit-card", "jail-exit-buy-card")
def use_refusal(s: State, E: Tables, seat: int, keepable: int) -> int:
    """Allow a Get Out of Jail Free card before the roll, on any of the turns in Jail."""
    refusal = held_refusal(s, E, seat, keepable)
    return refusal or prisoner_on_turn(s, seat, CARD_OUTSIDE_JAIL)


@rule()
def legal_in_jail(s: State, E: Tables, seat: int, out: list[int], n: int) -> int:
    """The ways out of jail that are open to this prisoner now, added to a list of moves."""
    if not fine_refusal(s, E, seat):
        out[n] = moves.code(moves.FINE, seat, 0)
        n += 1
    for keepable in range(min(E.keepable, KEEPABLE)):
        if (
            s.kept[keepable] == seat
            and frees_from_jail(E, keepable)
            and not use_refusal(s, E, seat, keepable)
        ):
            out[n] = moves.code(moves.USE, seat, moves.pair(keepable, NONE))
            n += 1
    return n
