"""The next bot to ask, and how often: the same at a table as in a simulation.

The kernel asks nobody for optional actions. They are offered at each roll that is awaited, in seat order from
the player on turn: always to that player, who is asked to roll, and to another if something is new to them: a
rent that they may ask for, or any change of their cash or deeds since they last wanted nothing.

The progress of a game in this is its pace, `PACE` numbers in a list.
"""

from __future__ import annotations

from typing import Final

from passgo.rules.base import frames
from passgo.rules.base.bits import how_many, lowest
from passgo.rules.base.kernel import rule
from passgo.rules.base.state import NONE, SEATS, State

from .rng import below

FREE_ACTIONS: Final = 24
"""The most free actions of a seat at one wait, and the most moves of a seat between two rolls."""

# The pace of a game.
DECISIONS: Final = 0  # since chance fell, free actions before a throw apart
ROUND: Final = 1  # the number of moves that had been made when the round of free actions last stood still
ASKED: Final = 2  # the seat asked in it, counted from the player on turn
ACTED: Final = 3  # the free actions this seat has taken in it
PURSE: Final = 4  # from here on, by seat: its cash when it last wanted nothing
HELD: Final = PURSE + SEATS  # and from here on its deeds
MADE: Final = HELD + SEATS  # the move that was made last, of chance or of a seat
PACE: Final = MADE + 1


@rule()
def clear_pace(pace: list[int]) -> None:
    """As before the first move of a game, and after a position was set up."""
    pace[DECISIONS] = 0
    pace[ROUND] = -1
    pace[ASKED] = 0
    pace[ACTED] = 0
    for seat in range(SEATS):
        pace[PURSE + seat] = -1
        pace[HELD + seat] = 0


@rule()
def before_throw(s: State) -> bool:
    """Return whether a roll of the player on turn is awaited, out of Jail or in."""
    i = s.depth - 1
    return s.f_kind[i] == frames.TURN and s.f_step[i] == frames.THROW


@rule()
def anything_new(s: State, seat: int, pace: list[int]) -> bool:
    """Return whether there is anything this seat has not considered yet. Building and mortgages show in its cash."""
    if s.cash[seat] != pace[PURSE + seat] or s.holds[seat] != pace[HELD + seat]:
        return True
    for i in range(s.claim_n):
        if s.claim_owner[i] == seat:
            return True
    return False


@rule()
def offered_free_action(s: State, pace: list[int]) -> int:
    """Return the seat other than the roller that may act next before a roll; NONE once each has had enough."""
    if pace[ROUND] != s.moves:
        pace[ROUND] = s.moves
        pace[ASKED] = 1
        pace[ACTED] = 0
    players = s.players
    while pace[ASKED] < players:
        seat = s.turn + pace[ASKED]
        if seat >= players:
            seat -= players
        if not s.out[seat] and pace[ACTED] < FREE_ACTIONS and anything_new(s, seat, pace):
            return seat
        pace[ASKED] += 1
        pace[ACTED] = 0
    return NONE


@rule()
def took_free_action(s: State, pace: list[int]) -> None:
    """The seat that was offered one is about to act; it is asked again after."""
    pace[ACTED] += 1
    pace[ROUND] = s.moves + 1


@rule()
def wanted_nothing(s: State, seat: int, pace: list[int]) -> None:
    """The seat that was offered a free action wants none, until something is new to it."""
    pace[PURSE + seat] = s.cash[seat]
    pace[HELD + seat] = s.holds[seat]
    pace[ASKED] += 1
    pace[ACTED] = 0


@rule()
def must_throw(s: State, pace: list[int]) -> bool:
    """Return whether the roller has decided so often since the last roll that they are not asked any more."""
    return pace[DECISIONS] >= FREE_ACTIONS * s.players


@rule()
def acting_seat(s: State, seats: int, rng: list[int]) -> int:
    """One of the seats that must decide; by lot where several may speak, so that no seat is favoured."""
    if seats & seats - 1:
        for _ in range(below(rng, how_many(seats))):
            seats &= seats - 1
    return lowest(seats)
