"""The other servers on the same database: messages to and from them.

A message is a hint and never the data: its receiver reads on. Looking at the database now and again makes up for a
lost one. While no other server lives nothing is sent; a new server says so, and gets everything from then on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import msgspec

from passgo.server.store import Line, Processes, SqlStore
from passgo.table.running.peers import Lease, PeerListener, Peers
from passgo.table.store import PresenceRow, StoreError

from . import terminal

HEARTBEAT: Final = 2.0
"""Seconds between two signs of this server, and two looks at what it may not have heard of."""
MOST: Final = 100
"""How many names one message holds; it has less than 8,000 bytes."""


class PeerMessage(msgspec.Struct, omit_defaults=True):
    """A message from one server to the others; nothing in it says that it is there."""

    by: str
    moved: list[str] = []
    """Tables to which something was added."""
    people: list[str] = []
    """Tables where somebody came or went, or that nobody runs any more."""
    lists: list[str] = []
    """Guests whose own list has changed; empty stands for the list of open tables."""
    game: str = ""
    shown: str = ""
    """The messages for all clients at a table, as they are."""
    ends: bool = False
    """It serves no more, or has given up one that gave no sign."""


@dataclass
class _Unsent:
    """The messages still to be sent to the others."""

    moved: set[str] = field(default_factory=set[str])
    people: set[str] = field(default_factory=set[str])
    lists: set[str] = field(default_factory=set[str])
    released: set[str] = field(default_factory=set[str])
    shown: list[tuple[str, bytes]] = field(default_factory=list[tuple[str, bytes]])


class DatabasePeers:
    """This server among the others."""

    are_possible = True

    def __init__(self, processes: Processes, clock: Callable[[], float], listener: PeerListener) -> None:
        """`clock`: seconds since 1970."""
        self._processes = processes
        self._clock = clock
        self._listener = listener
        self._connection: Line | None = None
        """The connection by which messages go to the others and come from them."""
        self._is_disconnected = True
        """That nothing is heard on it."""
        self._are_there = self._got_message = True
        """Whether others live, as far as is known; whether one was heard since that was looked up."""
        self._unsent = _Unsent()
        self._has_unsent = asyncio.Event()
        self._wake = asyncio.Event()
        self._needs_check = False
        """Something could not be stored or heard: everything is looked at again."""
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin to live among the others. Raises StoreError."""
        try:
            await self._look_around()
        except StoreError:  # to take up many tables may take so long that the others give this server up
            self._needs_check = True
            await self._look_around()
        self._tasks = [asyncio.create_task(self._send_unsent()), asyncio.create_task(self._keep_alive())]

    async def close(self) -> None:
        """Leave everything to the others from here on."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreError):
            await self._processes.leave()
            if self._connection is not None:
                await self._processes.tell(
                    self._connection, [_written(PeerMessage(self._processes.me, ends=True))]
                )
        if self._connection is not None:
            await self._processes.hang_up(self._connection)

    # --- what a table asks ----------------------------------------------------------------------------

    async def lease(self, game: str) -> Lease:
        """Run a table, if no other does. Raises StoreError."""
        now = self._clock()
        since = await self._processes.lease(game, now)
        if since is not None:
            return Lease(True, since)
        return Lease(False, await self._processes.lease_since(game) or now)

    async def others_at(self, game: str) -> Sequence[PresenceRow]:
        """Return who is, or was, at a table in other processes. Raise StoreError."""
        return await self._processes.others(game)

    # --- messages to the others -----------------------------------------------------------------------

    def tell_moved(self, game: str) -> None:
        """Note that something was added to a table."""
        if self._are_there:
            self._unsent.moved.add(game)
            self._has_unsent.set()

    def tell_people(self, game: str) -> None:
        """Note that somebody came to a table, or went."""
        self._unsent.people.add(game)
        self._has_unsent.set()

    def release(self, game: str) -> None:
        """Note that a table that was run here is not in memory any more."""
        self._unsent.released.add(game)
        self.tell_people(game)

    def tell_lists(self, names: Iterable[str]) -> None:
        """Note that the lists of these guests have changed."""
        if self._are_there:
            self._unsent.lists |= set(names)
            self._has_unsent.set()

    def show(self, game: str, message: bytes) -> None:
        """Show something to all clients at a table."""
        if self._are_there:
            self._unsent.shown.append((game, message))
            self._has_unsent.set()

    async def _send_unsent(self) -> None:
        """Send at once whatever came together while something else was being sent."""
        processes = self._processes
        while True:
            await self._has_unsent.wait()
            self._has_unsent.clear()
            unsent, self._unsent = self._unsent, _Unsent()
            try:
                for game in unsent.people:
                    await processes.attend(game, self._listener.present_at(game))
                for game in unsent.released - set(self._listener.games()):
                    await processes.release(game)
                if self._are_there and self._connection is not None:
                    messages = _messages(
                        processes.me, sorted(unsent.moved), sorted(unsent.people), sorted(unsent.lists)
                    )
                    messages += [
                        PeerMessage(processes.me, game=game, shown=text.decode())
                        for game, text in unsent.shown
                    ]
                    await processes.tell(self._connection, [_written(message) for message in messages])
            except StoreError:
                self._needs_check = True  # the next beat tells whether that lasts

    # --- messages from them ---------------------------------------------------------------------------

    def _receive(self, text: str) -> None:
        message = _read(text)
        if message.by == self._processes.me:
            return
        self._are_there = self._got_message = True
        for game in message.moved:
            self._listener.read_on(game)
        for game in message.people:
            self._listener.check_peers(game)
        if message.lists:
            self._listener.relist(message.lists)
        if message.shown:
            self._listener.show(message.game, message.shown.encode())
        if message.ends:
            self._check_all_soon()

    def _check_all_soon(self) -> None:
        """Check all tables soon: the line to the others broke, or one of them ended."""
        self._needs_check = True
        self._wake.set()

    async def _keep_alive(self) -> None:
        """Give signs of life, and see what there is to be done."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(
                    HEARTBEAT
                ):  # `wait_for` loses the order to end where it comes with a stir
                    await self._wake.wait()
            self._wake.clear()
            try:
                await self._look_around()
            except StoreError as error:
                self._needs_check = True
                terminal.warn_of(error)

    async def _look_around(self) -> None:
        """Listen to the others again if need be, and see what there is to be done. Raises StoreError."""
        processes = self._processes
        if self._is_disconnected or self._connection is None:
            if self._connection is not None:
                await processes.hang_up(self._connection)
            self._connection = await processes.listen(self._receive, self._on_disconnect)
            self._is_disconnected, self._needs_check = False, True
        known, dead = await processes.sign(), await processes.bury()
        if dead or not known:
            await processes.tell(self._connection, [_written(PeerMessage(processes.me, ends=bool(dead)))])
        self._got_message = False
        are_others = await processes.are_others()
        self._are_there = are_others or self._got_message
        listener = self._listener
        if self._needs_check or dead or not known:
            self._needs_check = False
            for game in listener.games():
                listener.check_peers(game)
                self.tell_people(game)
            listener.relist([""])
        for game, stands in (await processes.standing(list(listener.games()))).items():
            listener.stands(game, stands.no, stands.process == processes.me if stands.process else None)
        while games := await processes.take_over(self._clock()):
            for game in games:
                await listener.take_up(game)
            await processes.sign()

    def _on_disconnect(self) -> None:
        self._is_disconnected = True
        self._check_all_soon()


_read: Final = msgspec.json.Decoder(PeerMessage).decode


def peers_in(store: SqlStore, clock: Callable[[], float]) -> Callable[[PeerListener], Peers] | None:
    """Return what makes the other servers with a store; None if it can have none."""
    return partial(DatabasePeers, store.processes, clock) if store.processes else None


def _written(message: PeerMessage) -> str:
    return msgspec.json.encode(message).decode()


def _messages(me: str, moved: list[str], people: list[str], lists: list[str]) -> list[PeerMessage]:
    """Return as few messages as possible."""
    longest = max(len(moved), len(people), len(lists))
    return [
        PeerMessage(me, moved[at : at + MOST], people[at : at + MOST], lists[at : at + MOST])
        for at in range(0, longest, MOST)
    ]
