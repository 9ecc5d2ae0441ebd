"""The connections of the network: how many there may be, from where, and how long one may keep the server waiting.

uvicorn ends a connection that is idle between two requests, and a socket that answers no ping. What it does not do is
done here: it waits for ever for the rest of a request and for a reader that does not read, and takes connections
until the system has no descriptor left.
"""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import socket
import struct
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from passgo.server.people.client_session import ClientSession
from passgo.server.system import terminal

PATIENCE: Final = 15.0
"""Seconds that a request may take to come, its body included."""
UNREAD: Final = 30.0
"""Seconds that what was sent may lie unread at the other end."""
MOST: Final = 20_000
"""Connections at a time, if the system has that many descriptors."""
MOST_EACH: Final = 200
"""Connections at a time from one address: a school behind one router."""
RESERVE: Final = 100
"""Descriptors that are no connections: the store, files that are read."""
BACKLOG: Final = 128
"""Connections that wait to be taken; asyncio also tries so many times in a row when there is no descriptor."""
NO_DESCRIPTOR: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
MAPPED: Final = "::ffff:"
"""Before an address of IPv4 where it stands for one of IPv6."""
DROP: Final = struct.pack("hh" if sys.platform == "win32" else "ii", 1, 0)
"""A socket so set forgets at its end what was not sent."""


def address(host: str) -> str:
    """Whom a host stands for where people are counted: a network of IPv6 belongs to one household."""
    try:
        ip = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(ip, ipaddress.IPv6Address):
        return address(str(ip.ipv4_mapped)) if ip.ipv4_mapped else str(ipaddress.ip_network((ip, 64), False))
    return str(ip)


def is_local(host: str) -> bool:
    """Whether a host is this machine."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def is_within(host: str, networks: Iterable[ipaddress.IPv4Network | ipaddress.IPv6Network]) -> bool:
    """Whether a host belongs to one of these networks."""
    ip = ipaddress.ip_address(host)
    return any(ip in network for network in networks)


def room() -> int:
    """How many connections this process may hold, with as many descriptors as the system allows it."""
    if sys.platform == "win32":
        return MOST
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + RESERVE
    granted = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (granted, hard))
    return max(granted - RESERVE, granted // 2)


class Capacity:
    """The connections that the server has, and may have."""

    def __init__(self, most: int, most_each: int = MOST_EACH, proxies: Sequence[str] = ()) -> None:
        """`proxies`: addresses and networks that bring the connections of many; this machine is one of them."""
        self._most = most
        self._most_each = most_each
        self._proxies = [ipaddress.ip_network(proxy) for proxy in proxies]
        self._all = 0
        self._each: Counter[str] = Counter()
        self._asking: dict[HttpConnection, None] = {}

    def admit(self, host: str) -> bool:
        """Whether one more connection is taken; if so it is counted.

        Where there is no room the one that has taken longest over its request makes room.
        """
        who = address(host)
        if self._each[who] >= self._most_each and not self._brings_many(host):
            return False
        if self._all >= self._most:
            slowest = next(iter(self._asking), None)
            if slowest is None:
                return False
            slowest.end()
        self._all += 1
        self._each[who] += 1
        return True

    def leave(self, host: str) -> None:
        """One connection is gone."""
        who = address(host)
        self._all -= 1
        self._each[who] -= 1
        if not self._each[who]:
            del self._each[who]

    def asks(self, line: HttpConnection) -> None:
        """The server waits for the rest of a request."""
        self._asking[line] = None

    def asked(self, line: HttpConnection) -> None:
        """It waits no more."""
        self._asking.pop(line, None)

    def _brings_many(self, host: str) -> bool:
        return is_local(host) or is_within(host, self._proxies)


class TimedConnection(asyncio.Protocol):
    """A connection that ends where nothing of what was sent is read for long."""

    transport: asyncio.Transport
    _left = 0
    _unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """Something was sent that the other end has no room for yet."""
        super().pause_writing()
        self._await_reader()

    def resume_writing(self) -> None:
        """All of it was taken."""
        super().resume_writing()
        self.stop_watching()

    def stop_watching(self) -> None:
        """Wait for the reader no more."""
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _await_reader(self) -> None:
        self._left = self.transport.get_write_buffer_size()
        self._unread = asyncio.get_running_loop().call_later(UNREAD, self._look_again)

    def _look_again(self) -> None:
        """Slow is not deaf: only who has read nothing at all is given up."""
        if self.transport.get_write_buffer_size() < self._left:
            self._await_reader()
        else:
            line: socket.socket = self.transport.get_extra_info("socket")
            line.setsockopt(
                socket.SOL_SOCKET, socket.SO_LINGER, DROP
            )  # else the system goes on trying to send
            self.transport.abort()


class HttpConnection(TimedConnection, H11Protocol):
    """A connection while it speaks HTTP."""

    capacity: Capacity
    _taken = False
    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Take it, or hang up at once."""
        super().connection_made(transport)
        self.client = _by_its_own_name(self.client)
        self._taken = self.capacity.admit(_host(self.client))
        if self._taken:
            transport.set_write_buffer_limits(0)  # so that `TimedConnection` learns of all that waits
            self._wait_for_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        super().connection_lost(exc)
        self.stop_watching()
        self._stop_waiting()
        if self._taken:
            self.capacity.leave(_host(self.client))

    def data_received(self, data: bytes) -> None:
        """Part of a request has come, or all of it."""
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # it has become a socket
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop_waiting()
        elif self._patience is None:
            self._wait_for_request()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket."""
        self.stop_watching()
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def end(self) -> None:
        """Hang up."""
        self._stop_waiting()
        self.transport.abort()

    def _wait_for_request(self) -> None:
        self._patience = self.loop.call_later(PATIENCE, self.end)
        self.capacity.asks(self)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        self.capacity.asked(self)


class GatheredWrites:
    """A transport that sends together what is written in one turn of the loop.

    A move comes to a client as two or three messages, and each that is sent alone costs as much as all of them.
    """

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._parts: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        """Everything else is as with the transport itself."""
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Send something at the end of this turn."""
        if not self._parts:
            asyncio.get_running_loop().call_soon(self.send_now)
        self._parts.append(data)

    def get_write_buffer_size(self) -> int:
        """Bytes that the other end has no room for yet, or that are still to be sent."""
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


@lru_cache(maxsize=16)
def framed(message: bytes) -> bytes:
    """A message as it goes over a socket: made once for all who are sent the same."""
    return Frame(Opcode.TEXT, message).serialize(mask=False)


SERVES_CLIENTS: Final = "passgo.screens"
"""The extension by which an application hands its client to the socket, `serve(client)`."""


class SocketConnection(TimedConnection, WebSocketsSansIOProtocol):
    """A connection that has become a socket; `HttpConnection` counted it.

    What is told to a client goes to the line at once. By the way of the application each message would wake a task
    and pass through seven functions, which takes longer than all else that is done with it.
    """

    capacity: Capacity
    _client: ClientSession | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Speak by it from here on."""
        super().connection_made(cast("asyncio.Transport", GatheredWrites(transport)))
        self.client = _by_its_own_name(self.client)

    def handle_connect(self, event: Request) -> None:
        """A socket is asked for: the application learns that it serves clients."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope.setdefault("extensions", {})[SERVES_CLIENTS] = {"serve": self.serve}

    def data_received(self, data: bytes) -> None:
        """Part of a message has come, or at first the request for a socket."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            # The head of the request was too long; uvicorn would neither say so nor end the connection.
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """A message has come whole: nothing more is read only while several wait.

        uvicorn stops reading with each and goes on once it is taken, by two calls of the system.
        """
        is_alone = self.queue.empty()
        self.read_paused |= is_alone  # so that it is not stopped
        super().send_receive_event_to_app()
        if is_alone:
            self.read_paused = False

    def serve(self, client: ClientSession) -> None:
        """Send from here on what there is for a client."""
        self._client = client
        client.on_news = self._send_on
        client.send_now = cast("GatheredWrites", self.transport).send_now
        self._send_on()

    def resume_writing(self) -> None:
        """All that was sent was taken."""
        super().resume_writing()
        self._send_on()

    def _send_on(self) -> None:
        """Send what waits, as long as the other end takes it; what it has no room for waits with the client."""
        if not self._client or self.conn.state is not State.OPEN or self.disconnected:
            return
        while self.writable.is_set() and (message := self._client.take()):
            if self.conn.extensions:  # a line that packs what it sends goes on from what it sent before
                self.conn.send_text(message)
                self.transport.write(b"".join(self.conn.data_to_send()))
            else:
                self.transport.write(framed(message))

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        super().connection_lost(exc)
        self.stop_watching()
        self.capacity.leave(_host(self.client))


class Protocols(NamedTuple):
    """What uvicorn makes of the connections it takes."""

    http: type[HttpConnection]
    ws: type[SocketConnection]


def protocols(capacity: Capacity) -> Protocols:
    """Protocols whose connections are counted there."""
    counted = {"capacity": capacity}
    return Protocols(
        cast("type[HttpConnection]", type("CountedHttp", (HttpConnection,), counted)),
        cast("type[SocketConnection]", type("CountedSocket", (SocketConnection,), counted)),
    )


def tell_of_no_descriptor(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Handle what an event loop cannot handle: a lack of descriptors is told in a line."""
    error = context.get("exception")
    if isinstance(error, OSError) and error.errno in NO_DESCRIPTOR:
        terminal.warn("no-descriptors", why=error.strerror or "")
    else:
        loop.default_exception_handler(context)


def _by_its_own_name(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """Who comes by IPv4 to a server that listens by IPv6 too: what people and proxies call him, not `::ffff:…`."""
    if client is None:
        return None
    host, port = client
    return host.removeprefix(MAPPED) if "." in host else host, port


def _host(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""
