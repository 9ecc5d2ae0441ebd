"""A roll that waits because it would cost a person a rent that they can still ask for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from passgo.game import Move, seat_id
from passgo.protocol.messages import Grace
from passgo.table.people.client_session import ClientSession
from passgo.table.state.game_session import GameSession
from passgo.table.state.transaction import losers

GRACE: Final = 5.0
"""Seconds that a roll waits for rents it would close."""

NO_GRACE: Final = Grace(seats=[], until=0)


class Patience:
    """A limit in seconds for whatever is being waited for, from when it was first waited for."""

    def __init__(self, seconds: float, wake: Callable[[], None]) -> None:
        self._seconds = seconds
        self._wake = wake
        self._matter: object = None
        self._timer: asyncio.Handle | None = None
        self._due = 0.0

    def is_past(self, matter: object) -> bool:
        """Return whether the time for this matter is up; `wake` is called when it will be."""
        loop = asyncio.get_running_loop()
        if self._timer is None or matter != self._matter:
            self.stop()
            self._matter, self._due = matter, loop.time() + self._seconds
            self._timer = loop.call_later(self._seconds, self._wake)
        return loop.time() >= self._due

    def stop(self) -> None:
        """Wait for nothing any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class DelayedRoll(NamedTuple):
    """A roll that waits; a bot's has neither command nor client."""

    move: Move
    request_id: str | None
    client: ClientSession | None
    until: float
    """When it goes ahead, seconds since 1970."""
    due: float
    """The same by the loop's own clock, which nobody sets."""
    timer: asyncio.Handle

    def is_due(self, session: GameSession, present: Collection[str]) -> bool:
        """Return whether its time has come, or nobody would lose by it any more."""
        late = asyncio.get_running_loop().time() >= self.due
        return late or not losing(session, self.move, present)

    def view(self, session: GameSession, present: Collection[str]) -> Grace:
        """Return what the clients are shown of it."""
        seats = sorted(losing(session, self.move, present))
        return Grace(seats=[seat_id(seat) for seat in seats], until=self.until)


def delay_roll(
    move: Move,
    request_id: str | None,
    client: ClientSession | None,
    now: float,
    grace: float,
    wake: Callable[[], None],
) -> DelayedRoll:
    """Let a roll wait; `now` in seconds since 1970, `wake` when its time has come."""
    loop = asyncio.get_running_loop()
    return DelayedRoll(
        move, request_id, client, now + grace, loop.time() + grace, loop.call_later(grace, wake)
    )


def losing(session: GameSession, move: Move, present: Collection[str]) -> set[int]:
    """Return the seats of present persons who should have time to claim a rent before this roll."""
    slow = {
        seat
        for seat in set(session.persons) - session.claimers()
        if seat != move.seat and session.plans[seat].guest in present
    }
    return slow & losers(session.game, move) if slow else slow
