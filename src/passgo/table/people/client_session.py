"""One connected client: who sits there, at which table, and a queue of messages with a bound."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from .guests import Guest

MOST: Final = 8 * 1024 * 1024
"""How many bytes may wait for a client that reads slowly."""


class ClientTable(Protocol):
    """The parts of a table that its client needs."""

    id: str

    def leave(self, client: ClientSession) -> None:
        """Note that a client has gone."""
        ...


class ClientSession:
    """The messages to one socket. Sending never waits; a client that falls behind is dropped."""

    def __init__(self, most: int = MOST, origin: str = "") -> None:
        """`origin`: the address that it is counted for (`limits`), empty for this machine."""
        self.origin = origin
        self.guest: Guest | None = None
        """The guest who uses this client, once they have said who they are."""
        self.table: ClientTable | None = None
        """The table that it is at."""
        self._most = most
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._has_news = asyncio.Event()
        self.on_news: Callable[[], None] = self._has_news.set
        """Called when there is something to be sent."""
        self.send_now: Callable[[], None] = lambda: None
        """Puts messages on the line at once, not with the rest of what a command causes."""
        self.slow = asyncio.Event()
        """Set when the client was dropped because too much waited for it."""
        self.is_detached = False
        """Nobody reads any more what is sent to it, but its guest still counts as there."""
        self.said_goodbye = False
        """It was closed on purpose, and not lost."""

    @property
    def is_local(self) -> bool:
        """Whether it is on this machine."""
        return not self.origin

    def send(self, message: bytes) -> None:
        """Put a message in the queue."""
        if self.slow.is_set() or self.is_detached:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        # The first message may be long: it carries a whole record.
        if self._bytes > self._most and len(self._waiting) > 1:
            self._waiting.clear()
            self.slow.set()
        self.on_news()

    def detach(self) -> None:
        """Note that nobody reads its messages any more."""
        self.is_detached = True
        self._waiting.clear()

    def take(self) -> bytes | None:
        """Return the next message, if one waits."""
        if not self._waiting:
            return None
        message = self._waiting.popleft()
        self._bytes -= len(message)
        return message

    async def next(self) -> bytes:
        """Return the next message, as soon as there is one."""
        while (message := self.take()) is None:
            self._has_news.clear()
            await self._has_news.wait()
        return message
