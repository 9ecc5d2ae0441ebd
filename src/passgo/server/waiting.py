"""A throw that waits because it would cost a person a rent he can still ask for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from passgo.game import Move, seat_id
from passgo.protocol.messages import Grace

from .continuation import losers
from .screen import Screen
from .sitting import Sitting

GRACE: Final = 5.0
"""Seconds that a throw waits for rents it would close."""

NO_GRACE: Final = Grace(seats=[], until=0)


class Patience:
    """So many seconds for whatever is being waited for, from when it was first waited for."""

    def __init__(self, seconds: float, wake: Callable[[], None]) -> None:
        self._seconds = seconds
        self._wake = wake
        self._matter: object = None
        self._timer: asyncio.TimerHandle | None = None

    def is_past(self, matter: object) -> bool:
        """Whether the time for this matter is up; `wake` is called when it will be."""
        loop = asyncio.get_running_loop()
        if self._timer is None or matter != self._matter:
            self.stop()
            self._matter, self._timer = matter, loop.call_later(self._seconds, self._wake)
        return loop.time() >= self._timer.when()

    def stop(self) -> None:
        """Wait for nothing any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class WaitingThrow(NamedTuple):
    """A throw that waits; a bot's has neither command nor screen."""

    move: Move
    client: str | None
    screen: Screen | None
    until: float
    """When it goes ahead, seconds since 1970."""
    timer: asyncio.TimerHandle

    def is_due(self, sitting: Sitting, present: Collection[str]) -> bool:
        """Whether its time has come, or nobody would lose by it any more."""
        late = asyncio.get_running_loop().time() >= self.timer.when()
        return late or not losing(sitting, self.move, present)

    def view(self, sitting: Sitting, present: Collection[str]) -> Grace:
        """What the screens are told of it."""
        seats = sorted(losing(sitting, self.move, present))
        return Grace(seats=[seat_id(seat) for seat in seats], until=self.until)


def put_off(
    move: Move, client: str | None, screen: Screen | None, now: float, grace: float, wake: Callable[[], None]
) -> WaitingThrow:
    """Let a throw wait; `now` in seconds since 1970, `wake` when its time has come."""
    timer = asyncio.get_running_loop().call_later(grace, wake)
    return WaitingThrow(move, client, screen, now + grace, timer)


def losing(sitting: Sitting, move: Move, present: Collection[str]) -> set[int]:
    """The persons who should have time to claim a rent before this throw: those of guests who are present."""
    slow = {
        seat
        for seat in set(sitting.persons) - sitting.claimers()
        if seat != move.seat and sitting.plans[seat].guest in present
    }
    return slow & losers(sitting.game, move) if slow else slow
