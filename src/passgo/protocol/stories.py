"""The story of a whole game that is over, or of one in progress so far."""

from __future__ import annotations

from typing import Literal

import msgspec

from .messages import EventView


class TurningPoint(msgspec.Struct, kw_only=True):
    """A move after which who won had a larger or a smaller part of all wealth."""

    n: int
    """Behind this move of the record."""
    round: int
    change: int
    """Of the winner's part of what all are worth together, in points of a hundred."""
    event: EventView
    """The event, of all that followed from the move, that changed most."""


class DeedStory(msgspec.Struct, kw_only=True):
    """The income of a deed for its last owner."""

    deed: str
    owner: str
    rents: int
    """All that was paid for it."""
    cost: int
    """Its price, and what was built on it."""
    asked: int
    """How often its rent was paid."""


class RentStory(msgspec.Struct, kw_only=True):
    """A rent that was paid."""

    deed: str
    by: str
    to: str
    """The owner of the deed."""
    amount: int


class SeatStory(msgspec.Struct, kw_only=True):
    """How the game went for a seat."""

    seat: str
    worth: list[int]
    """Cash, deeds at their price, buildings at their cost, papers, less mortgages: when each round began, and at the end."""
    out_round: int
    """The round in which they went bankrupt; 0 for the others."""
    ruined_by: str
    """The creditor of that debt: a seat, or `bank`; empty for the others."""
    bought: int
    traded: int
    """Deeds bought from the Bank or at auction, and had by trade."""
    throws: int
    luck: int
    """The rent that waited where their rolls led, below the mean of all rolls; below 0: above it."""


class GameStory(msgspec.Struct, kw_only=True):
    """A game as it went."""

    rounds: int
    turns: int
    seconds: int
    """From its first move to its last, however long nobody played; 0 where the record does not say."""
    ended: Literal["", "last", "count"]
    """The last in play won, or a count did; empty while it is in progress."""
    seats: list[SeatStory]
    """The winner first, then those who stayed longest, of those the richest."""
    rents: list[list[int]]
    """The rents between players, in the order of `seats`: rows pay, columns receive."""
    turning: list[TurningPoint]
    best: DeedStory | None
    worst: DeedStory | None
    highest: RentStory | None
    """The highest rent that was paid, the first of equals; null if none was."""
