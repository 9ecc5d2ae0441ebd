"""The players at the table, and who comes next."""

from __future__ import annotations

from .kernel import rule
from .state import NONE, State


@rule("bankrupt-retires")
def in_play(s: State, seat: int) -> bool:
    """Does this seat belong to a player who has not gone bankrupt?"""
    return seat < s.players and s.out[seat] == 0


@rule("banker-selection")
def bank_keeper(s: State) -> int:
    """Return the hand of the person who keeps the Bank: a seat, or BANK if they have no token. NONE: the program does."""
    return s.banker - 1 if s.banker > 0 else NONE


@rule("turn-order-left")
def next_seat(s: State, seat: int) -> int:
    """The seat to the left, whoever sits there."""
    return seat + 1 if seat + 1 < s.players else 0


@rule("turn-order-left")
def left_of(s: State, seat: int) -> int:
    """The next surviving player to the left; the seat itself when it is alone."""
    follower = next_seat(s, seat)
    while s.out[follower] != 0 and follower != seat:
        follower = next_seat(s, follower)
    return follower


@rule()
def survivors(s: State) -> int:
    """All players still in the game, as a bit set of seats."""
    seats = 0
    for seat in range(s.players):
        if s.out[seat] == 0:
            seats |= 1 << seat
    return seats


@rule()
def next_in(s: State, seats: int, seat: int) -> int:
    """The first of a bit set of seats to the left of `seat`, itself last. The set must not be empty."""
    follower = next_seat(s, seat)
    while not seats >> follower & 1:
        follower = next_seat(s, follower)
    return follower
