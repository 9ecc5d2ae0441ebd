"""How much one address may ask: so much at once, and then so much a second. This machine itself may ask what it likes.

Requests above it are refused with the time to wait.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from . import terminal
from .connections import address, is_local

FORWARDED: Final = ("forwarded", "x-forwarded-for")
"""Headers by which a proxy says whom it speaks for."""
MOST_KEPT: Final = 10_000
"""So many addresses are remembered before those who have waited long enough are forgotten."""


class Rate(NamedTuple):
    """So many at once, and one more every so many seconds."""

    burst: int
    every: float


REQUESTS: Final = Rate(600, 1 / 50)
"""Of one address: a class that opens the page together."""


class Allowance:
    """What each of many has left of a rate."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` in seconds."""
        self._rate = rate
        self._clock = clock
        self._full: dict[str, float] = {}
        """When each will have all of it again."""

    def wait(self, who: str) -> float:
        """Take one; gives 0, or the seconds to wait where none is left, and then nothing is taken."""
        now, (burst, every) = self._clock(), self._rate
        full = max(self._full.get(who, now), now)
        wait = full + every - (now + burst * every)
        if wait > 0:
            return wait
        self._full[who] = full + every
        if len(self._full) > MOST_KEPT:
            self._full = {other: full for other, full in self._full.items() if full > now}
        return 0.0


class Limits:
    """The allowances of a server."""

    def __init__(self) -> None:
        self.requests = Allowance(REQUESTS)
        self._warned = False

    def whose(self, connection: HTTPConnection) -> str:
        """Whom a request is counted for; empty for this machine, which is not limited."""
        host = connection.client.host if connection.client else ""
        if not is_local(host):
            return address(host)
        if not any(name in connection.headers for name in FORWARDED):
            return ""
        if not self._warned:
            self._warned = True
            terminal.warn("unnamed-proxy")
        return host


class Limiter:
    """Refuses requests of an address that asks too often."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is in order."""
        if scope["type"] == "http":
            who = self._limits.whose(HTTPConnection(scope))
            wait = self._limits.requests.wait(who) if who else 0
            if wait:
                later = {"retry-after": str(math.ceil(wait))}
                await PlainTextResponse("too many requests", 429, later)(scope, receive, send)
                return
        await self._app(scope, receive, send)
