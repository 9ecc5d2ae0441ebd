"""The line to the server, which never gives up.

When it breaks it is opened again, who is there is said again, the table is gone to as it was left, and commands that
had not been answered are sent again under the same id.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import count
from typing import Final, TypeVar, cast

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from passgo.protocol.circles import CircleLink
from passgo.protocol.messages import Ack, Fault, Judged, Pong, Refused
from passgo.protocol.tables import ClientMessage, SeatKey, ServerMessage, Welcome

Answer = Ack | Refused | Judged | Fault | SeatKey | CircleLink | Welcome
"""The answer to a command."""

BACKOFF: Final = (0.25, 0.5, 1.0, 1.5, 2.0)
"""Seconds between attempts; the last is repeated."""
SPREAD: Final = 0.4
"""A wait is longer or shorter by this share of it, so that screens that lost a server together do not return together."""
SIGN: Final = 5.0
"""How often a silent line is listened to, in seconds; it is given up when it stays silent as long again."""

C = TypeVar("C", bound=msgspec.Struct)


class TableLine:
    """The one line of this terminal."""

    def __init__(
        self,
        address: str,
        greeting: Callable[[], Iterable[ClientMessage]],
        hear: Callable[[ServerMessage], None],
        turn: Callable[[bool], None],
    ) -> None:
        """`greeting`: what is said first on every line; `hear`: is given what comes; `turn`: whether the line is up."""
        self._address = "ws" + address.removeprefix("http").rstrip("/") + "/ws"
        self._greeting, self._hear, self._turn = greeting, hear, turn
        self._socket: ClientConnection | None = None
        self._unanswered: dict[str, tuple[ClientMessage, asyncio.Future[Answer]]] = {}
        self._prefix = secrets.token_hex(6)
        self._numbers = count(1)
        self._decoder = msgspec.json.Decoder(ServerMessage)

    def numbered(self, command: type[C], **fields: object) -> C:
        """A command under an id that no other has."""
        return command(id=f"{self._prefix}-{next(self._numbers)}", **fields)

    async def ask(self, command: type[msgspec.Struct], **fields: object) -> Answer:
        """Send a command and wait for its answer, however long the line is down meanwhile."""
        message = cast("ClientMessage", self.numbered(command, **fields))
        answer = asyncio.get_running_loop().create_future()
        self._unanswered[message.id] = message, answer
        await self._send(message)
        try:
            return await answer
        finally:
            self._unanswered.pop(message.id, None)

    async def run(self) -> None:
        """Keep the line open until this is cancelled."""
        failures = 0
        while True:
            try:
                async with connect(
                    self._address, max_size=None, ping_interval=SIGN, ping_timeout=SIGN, compression=None
                ) as socket:
                    failures = 0
                    await self._speak(socket)
            except (OSError, TimeoutError, WebSocketException, InvalidHandshake):
                pass
            finally:
                self._socket = None
            self._turn(False)
            wait = BACKOFF[min(failures, len(BACKOFF) - 1)]
            failures += 1
            await asyncio.sleep(wait * (1 + SPREAD * (random.random() - 0.5)))

    async def _speak(self, socket: ClientConnection) -> None:
        """Greet, ask again what had not been answered, then listen until the line ends."""
        self._socket = socket
        for message in [*self._greeting(), *(message for message, _ in self._unanswered.values())]:
            await self._send(message)
        async for text in socket:
            self._turn(True)
            self._receive(self._decoder.decode(text))

    async def _send(self, message: ClientMessage) -> None:
        if self._socket is None:
            return
        with suppress(WebSocketException):  # it is sent again on the next line
            await self._socket.send(msgspec.json.encode(message).decode())

    def _receive(self, message: ServerMessage) -> None:
        if isinstance(message, Pong):
            return
        if isinstance(message, Ack | Refused | Judged | Fault | SeatKey | CircleLink | Welcome):
            _, answer = self._unanswered.get(message.id, (None, None))
            if answer is not None and not answer.done():
                answer.set_result(message)
            if not isinstance(message, Welcome) and (answer is not None or not isinstance(message, Fault)):
                return
        self._hear(message)
