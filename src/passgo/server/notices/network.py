"""The way to push services and webhooks: over TLS, to public addresses only, and nowhere that an answer would lead.

A browser names its push service itself and a host their webhook, so anybody can name anything. The addresses behind a name are therefore looked
up once, checked, and connected to as they are: a name that leads elsewhere the next moment leads nowhere.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import h11

from .sending import NO_ANSWER, NO_WAY, SendResult

PORT: Final = 443
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
"""Addresses of IPv6 that stand for the IPv4 address at their end."""

PATIENCE: Final = 10.0
"""Seconds for an answer, the way to it included."""
MOST_READ: Final = 16 * 1024
"""Bytes; of an answer only the head is of interest."""


_lookups: Final = ThreadPoolExecutor(4, "names of hosts")
"""Threads of their own, for a name may take long, and nobody at a table waits for it."""


class NoWayError(Exception):
    """An address to which nothing is sent: it is not public, or no https."""


Place = tuple[str, int]
"""A numeric address, and a port."""
Find = Callable[[str], Awaitable[Sequence[Place]]]
"""Finds the places of a host by its name. Raises OSError, NoWayError."""


class Endpoint(NamedTuple):
    """The address of a browser at a push service, or of a webhook."""

    host: str
    target: str

    @property
    def origin(self) -> str:
        """Of its host, as it is signed for."""
        return f"https://{self.host}"

    @classmethod
    def of(cls, url: str) -> Endpoint:
        """Read it. Raises NoWayError."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port
            host.encode("idna")
        except ValueError:
            raise NoWayError("expected a URL") from None
        if parts.scheme != "https" or port not in (None, PORT) or parts.username is not None:
            raise NoWayError("expected https://HOST/PATH, without a port")
        if not url.isascii() or not url.isprintable() or " " in url or "." not in host:
            raise NoWayError("expected the name of a host on the internet")
        if _number(host) is not None:
            raise NoWayError("expected the name of a host, not a number")
        path = parts.path or "/"
        return cls(host, f"{path}?{parts.query}" if parts.query else path)


async def find_public(host: str) -> Sequence[Place]:
    """Return the public places of a host. Raises OSError, NoWayError if any of its addresses is not public."""
    ask = partial(socket.getaddrinfo, host, PORT, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_lookups, ask)
    addresses = list(dict.fromkeys(str(place[0]) for *_, place in found))
    if not all(is_public(address) for address in addresses):
        raise NoWayError(f"{host} leads to an address that is not public")
    return [(address, PORT) for address in addresses]


def is_public(address: str) -> bool:
    """Return whether an address is one that anybody on the internet could mean."""
    number = _number(address)
    if isinstance(number, ipaddress.IPv6Address):
        if number in NAT64:
            number = ipaddress.IPv4Address(int(number) & 0xFFFFFFFF)
        elif number.ipv4_mapped or number.sixtofour or number.teredo:
            return False  # nobody is there; another address is inside
    return number is not None and number.is_global and not number.is_multicast


def _number(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None


@cache
def trusted_by_system() -> ssl.SSLContext:
    """Return the certificates that this system trusts."""
    return ssl.create_default_context()


class Network:
    """The internet, as far as notices are concerned."""

    def __init__(
        self, find: Find = find_public, trust: Callable[[], ssl.SSLContext] = trusted_by_system
    ) -> None:
        self._find = find
        self._trust = trust

    async def try_to_post(self, to: Endpoint, headers: Mapping[str, str], body: bytes) -> SendResult:
        """Send a request and return the answer, or what stands for none."""
        try:
            return await self.post(to, headers, body)
        except NoWayError:
            return NO_WAY
        except OSError:
            return NO_ANSWER

    async def post(self, to: Endpoint, headers: Mapping[str, str], body: bytes) -> SendResult:
        """Send a request and return the answer. Raises OSError (TimeoutError too), NoWayError."""
        async with asyncio.timeout(PATIENCE):
            reader, writer = await self._connect(to.host)
            try:
                return await _exchange(reader, writer, to, headers, body)
            except h11.RemoteProtocolError as error:
                raise ConnectionError(f"{to.host} does not speak HTTP: {error}") from None
            finally:
                writer.transport.abort()

    async def _connect(self, host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        failure: OSError | None = None
        for address, port in await self._find(host):
            try:
                return await asyncio.open_connection(
                    address, port, ssl=self._trust(), server_hostname=host, limit=MOST_READ
                )
            except OSError as error:
                failure = error
        raise failure or OSError(f"{host} has no address")


async def _exchange(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    to: Endpoint,
    headers: Mapping[str, str],
    body: bytes,
) -> SendResult:
    line = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_READ)
    whole = {"host": to.host, **headers, "content-length": str(len(body)), "connection": "close"}
    for event in (
        h11.Request(method="POST", target=to.target, headers=list(whole.items())),
        h11.Data(data=body),
        h11.EndOfMessage(),
    ):
        writer.write(line.send(event) or b"")
    await writer.drain()
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(MOST_READ))
        elif isinstance(event, h11.Response):
            found = dict(event.headers)
            return SendResult(event.status_code, found.get(b"retry-after", b"").decode("ascii", "replace"))
        elif isinstance(event, h11.ConnectionClosed):
            raise ConnectionError(f"{to.host} closed the connection without an answer")
