"""How many connections there may be, and from where."""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from passgo.server.system import terminal

MOST: Final = 20_000
"""Connections at a time, if the system has that many descriptors."""
MOST_EACH: Final = 200
"""Connections at a time from one address: a school behind one router."""
RESERVE: Final = 100
"""Descriptors that are no connections: the store, files that are read."""
BACKLOG: Final = 128
"""Connections that wait to be taken; also how often in a row asyncio tries when there is no descriptor."""
NO_DESCRIPTOR: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
MAPPED: Final = "::ffff:"
"""The start of an IPv6 address that stands for an IPv4 one."""


def address(host: str) -> str:
    """Return the address under which a host is counted: a network of IPv6 belongs to one household."""
    try:
        ip = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(ip, ipaddress.IPv6Address):
        return address(str(ip.ipv4_mapped)) if ip.ipv4_mapped else str(ipaddress.ip_network((ip, 64), False))
    return str(ip)


def is_local(host: str) -> bool:
    """Return whether a host is this machine."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def is_within(host: str, networks: Iterable[ipaddress.IPv4Network | ipaddress.IPv6Network]) -> bool:
    """Return whether a host belongs to one of these networks."""
    ip = ipaddress.ip_address(host)
    return any(ip in network for network in networks)


def room() -> int:
    """Return how many connections this process may hold, with as many descriptors as the system allows it."""
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
        self._asking: dict[Callable[[], None], None] = {}
        """Functions that each end a connection that has still to send the rest of a request, the slowest first."""

    def admit(self, host: str) -> bool:
        """Return whether one more connection is taken, and count it if so.

        If there is no room, end the connection that has taken longest over its request.
        """
        who = address(host)
        if self._each[who] >= self._most_each and not self._brings_many(host):
            return False
        if self._all >= self._most:
            slowest = next(iter(self._asking), None)
            if slowest is None:
                return False
            slowest()
        self._all += 1
        self._each[who] += 1
        return True

    def leave(self, host: str) -> None:
        """Note that a connection is gone."""
        who = address(host)
        self._all -= 1
        self._each[who] -= 1
        if not self._each[who]:
            del self._each[who]

    def asks(self, end: Callable[[], None]) -> None:
        """Note that the server waits for the rest of a request; `end` ends its connection."""
        self._asking[end] = None

    def asked(self, end: Callable[[], None]) -> None:
        """Note that it no longer waits."""
        self._asking.pop(end, None)

    def _brings_many(self, host: str) -> bool:
        return is_local(host) or is_within(host, self._proxies)


def tell_of_no_descriptor(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Handle an error that an event loop cannot handle: print a lack of descriptors in one line."""
    error = context.get("exception")
    if isinstance(error, OSError) and error.errno in NO_DESCRIPTOR:
        terminal.warn("no-descriptors", why=error.strerror or "")
    else:
        loop.default_exception_handler(context)


def own_name(host: str) -> str:
    """Return what people and proxies call a host that comes by IPv4 to a server that listens by IPv6 too, not `::ffff:…`."""
    return host.removeprefix(MAPPED) if "." in host else host
