"""What a screen is told of a whole game that is over, or as far as it has come: how it went."""

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
    """What happened: of all that followed from the move, that which moved most."""


class DeedStory(msgspec.Struct, kw_only=True):
    """What a deed brought who owned it last."""

    deed: str
    owner: str
    rents: int
    """All that was paid for it."""
    cost: int
    """Its price, and what was built on it."""
    asked: int
    """How often its rent was paid."""


class SeatStory(msgspec.Struct, kw_only=True):
    """How the game went for a seat."""

    seat: str
    worth: list[int]
    """Cash, deeds at their price, buildings at their cost, papers, less mortgages: when each round began, and at the end."""
    out_round: int
    """The round in which he was ruined; 0 for those who were not."""
    bought: int
    traded: int
    """Deeds bought from the Bank or at auction, and had by trade."""
    throws: int
    luck: int
    """So much less rent waited where its throws led than in the mean of all throws; below 0: more."""


class GameStory(msgspec.Struct, kw_only=True):
    """A game as it went."""

    rounds: int
    turns: int
    seconds: int
    """From its first move to its last, however long nobody played; 0 where the record does not say."""
    ended: Literal["", "last", "count"]
    """The last in play won, or a count did; empty while it goes on."""
    seats: list[SeatStory]
    """The winner first, then those who stayed longest, of those the richest."""
    rents: list[list[int]]
    """Who paid whom, in the order of `seats`: rows pay, columns receive."""
    turning: list[TurningPoint]
    best: DeedStory | None
    worst: DeedStory | None
    highest: int
    """The highest rent that was paid."""
