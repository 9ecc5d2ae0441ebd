"""The connections of the network, and how long one may keep the server waiting.

uvicorn ends a connection that is idle between two requests, and a socket that answers no ping. But it waits for ever
for the rest of a request and for a reader that does not read, and takes connections until the system has no descriptor
left. No ASGI application hears of these, so they are limited here: each connection is an asyncio protocol that passes
what it receives to uvicorn's.
"""

from __future__ import annotations

import asyncio
import socket
import struct
import sys
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, cast

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.frames import Frame, Opcode

from passgo.table.people.client_session import ClientSession

from .capacity import Capacity, own_name

PATIENCE: Final = 15.0
"""Seconds that a request may take to come, its body included."""
UNREAD: Final = 30.0
"""Seconds that what was sent may lie unread at the other end."""
DROP: Final = struct.pack("hh" if sys.platform == "win32" else "ii", 1, 0)
"""A socket so set forgets at its end what was not sent."""
TOO_LONG: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\n\r\n"


class Connection(asyncio.Protocol):
    """A connection, read by a protocol of uvicorn: first HTTP, then perhaps that of a socket.

    Messages to a client go to the transport at once. Through the application each would wake a task and pass through
    seven functions, which takes longer than all the rest of its work.
    """

    def __init__(self, capacity: Capacity, app_state: dict[str, Any], **given: Any) -> None:
        """`app_state`, `given`: what uvicorn makes a protocol of."""
        self._capacity = capacity
        self._protocol: asyncio.Protocol = H11Protocol(app_state={**app_state, "connection": self}, **given)
        self._is_admitted = self._is_paused = False
        self._answering = 0
        """How many requests are being answered; a socket is one to its end."""
        self._patience: asyncio.TimerHandle | None = None
        self._reader: asyncio.TimerHandle | None = None
        self._left = 0
        """Bytes that were unread at the last look."""
        self._client: ClientSession | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take it, or hang up at once."""
        self._transport = cast("asyncio.Transport", transport)
        self._gathered = GatheredWrites(self._transport)
        self._gathered.set_protocol = self._become
        self._host = self._gathered.get_extra_info("peername", ("", 0))[0]
        self._is_admitted = self._capacity.admit(self._host)
        if self._is_admitted:
            self._transport.set_write_buffer_limits(0)  # so that it hears of all that waits
            self._protocol.connection_made(cast("asyncio.Transport", self._gathered))
            self._await_request()
        else:
            self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop all that belongs to the connection: it is gone."""
        self._stop_waiting()
        self._stop_watching()
        if self._is_admitted:
            self._protocol.connection_lost(exc)
            self._capacity.leave(self._host)

    def data_received(self, data: bytes) -> None:
        """Pass on part of a request, or of a message on a socket."""
        if not self._answering and self._patience is None:
            self._await_request()
        self._protocol.data_received(data)

    def _become(self, protocol: asyncio.BaseProtocol) -> None:
        """Become a socket, unless the head of the request was too long for one: uvicorn would only wait."""
        self._protocol = cast("asyncio.Protocol", protocol)
        self.answers()
        if not getattr(protocol, "handshake_initiated", True):
            self._gathered.write(TOO_LONG)
            self._gathered.close()

    # --- requests -------------------------------------------------------------------------------------

    def answers(self, *, waits: bool = False) -> None:
        """Note that the head of a request has come; `waits`: there is more of it."""
        self._answering += 1
        if not waits:
            self._stop_waiting()

    def has_all(self) -> None:
        """Note that all of a request has come."""
        self._stop_waiting()

    def answered(self) -> None:
        """Note that a request is answered."""
        self._answering -= 1
        self._stop_waiting()

    def end(self) -> None:
        """Hang up."""
        self._stop_waiting()
        self._transport.abort()

    def _await_request(self) -> None:
        self._patience = asyncio.get_running_loop().call_later(PATIENCE, self.end)
        self._capacity.asks(self.end)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        self._capacity.asked(self.end)

    # --- the reader at the other end ------------------------------------------------------------------

    def pause_writing(self) -> None:
        """Watch the reader: the other end has no room yet for what was sent."""
        self._is_paused = True
        self._protocol.pause_writing()
        self._watch_reader()

    def resume_writing(self) -> None:
        """Stop watching the reader: the other end has taken all of it."""
        self._is_paused = False
        self._protocol.resume_writing()
        self._stop_watching()
        self._send_on()

    def _watch_reader(self) -> None:
        self._left = self._transport.get_write_buffer_size()
        self._reader = asyncio.get_running_loop().call_later(UNREAD, self._look_again)

    def _stop_watching(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            self._reader = None

    def _look_again(self) -> None:
        """Give up a reader who has read nothing at all: slow is not deaf."""
        if self._transport.get_write_buffer_size() < self._left:
            self._watch_reader()
        else:
            line: socket.socket = self._transport.get_extra_info("socket")
            # else the system keeps trying to send
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, DROP)
            self._transport.abort()

    # --- a client of the table server -----------------------------------------------------------------

    def serve(self, client: ClientSession) -> None:
        """Send from here on what there is for a client."""
        self._client = client
        client.on_news = self._send_on
        client.send_now = self._gathered.send_now
        self._send_on()

    def _send_on(self) -> None:
        """Send what waits, as long as the other end takes it; what it has no room for waits with the client."""
        if self._client and not self._transport.is_closing():
            while not self._is_paused and (message := self._client.take()):
                self._gathered.write(framed(message))


@lru_cache(maxsize=16)
def framed(message: bytes) -> bytes:
    """Return a message as it goes over a socket: made once for all who get the same."""
    return Frame(Opcode.TEXT, message).serialize(mask=False)


class GatheredWrites:
    """A transport that sends together what is written in one turn of the loop.

    A move comes to a client as two or three messages, and each that is sent alone costs as much as all of them.
    """

    set_protocol: Callable[[asyncio.BaseProtocol], None]

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._parts: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        """Return everything else from the transport itself."""
        return getattr(self._transport, name)

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """Return addresses as people and proxies write them, and no socket that could be asked for others."""
        found = self._transport.get_extra_info(name, default)
        if name in ("peername", "sockname") and found:
            return own_name(found[0]), found[1]
        return default if name == "socket" else found

    def write(self, data: bytes) -> None:
        """Send something at the end of this turn."""
        if not self._parts:
            asyncio.get_running_loop().call_soon(self.send_now)
        self._parts.append(data)

    def get_write_buffer_size(self) -> int:
        """Return the number of bytes that the other end has no room for yet, or that are still to be sent."""
        return self._transport.get_write_buffer_size() + sum(map(len, self._parts))

    def close(self) -> None:
        """End the connection once all is sent."""
        self.send_now()
        self._transport.close()

    def send_now(self) -> None:
        """Send what was written, not only at the end of this turn."""
        if self._parts and not self._transport.is_closing():
            self._transport.write(b"".join(self._parts))
        self._parts.clear()


def connection_of(scope: Scope) -> Connection:
    """Return the connection by which a request came."""
    return scope["state"]["connection"]


class WatchRequests:
    """Tells a connection when the whole of a request has come, and when it is answered."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        connection, headers = connection_of(scope), HTTPConnection(scope).headers

        async def received() -> Message:
            message = await receive()
            if not message.get("more_body"):
                connection.has_all()
            return message

        connection.answers(waits="content-length" in headers or "transfer-encoding" in headers)
        try:
            await self._app(scope, received, send)
        finally:
            connection.answered()
