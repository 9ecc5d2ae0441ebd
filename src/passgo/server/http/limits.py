"""How much one address may ask: a number at once, then a number a second. This machine itself has no limit.

Requests above it are refused with the time to wait, and so are new tables, which stay in the store for ever; other
commands wait their turn.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from passgo.locale import TranslatedError
from passgo.protocol.notices import NotifyBrowser
from passgo.protocol.tables import CreateTable, DeleteMe, Rematch, Visit
from passgo.server.system import terminal
from passgo.table.api.limits import Command, Costly
from passgo.table.api.words import text_for
from passgo.table.people import replies
from passgo.table.people.client_session import ClientSession
from passgo.table.people.replies import FaultError
from passgo.table.table_server import TableServer

from .capacity import MOST_EACH, address, is_local, is_within

BUSY: Final = TranslatedError("host-too-many")
BELIEVED: Final = "x-forwarded-for"
FORWARDED: Final = ("forwarded", BELIEVED)
"""Headers by which a proxy says whom it speaks for, and the one that is read."""
MOST_KEPT: Final = 10_000
"""How many addresses are remembered before those who have waited long enough are forgotten."""


class Rate(NamedTuple):
    """`burst` at once, and one more every `every` seconds."""

    burst: int
    every: float


REQUESTS: Final = Rate(600, 1 / 50)
"""Of one address: a class that opens the page together."""
SOCKETS: Final = Rate(100, 1)
"""Opened by one address."""
SOCKETS_HELD: Final = MOST_EACH
"""At a time by one address: behind a proxy its connections cannot be counted, for they are the proxy's."""
COMMANDS: Final = Rate(600, 1 / 100)
"""Of one address, on all its sockets; they wait their turn."""
COMMANDS_AT_TABLE: Final = Rate(400, 1 / 50)
"""Of all at one table; they wait their turn."""
TABLES: Final = Rate(20, 30)
"""Laid by one address."""
DELETIONS: Final = Rate(5, 60)
"""Of people, by one address: each reads the whole store."""
BROWSERS: Final = Rate(20, 30)
"""Stored for notices, by one address."""
COSTLY: Final[dict[Costly, Rate]] = {
    "records": Rate(10, 6),
    "boxes": Rate(10, 6),
    "boards": Rate(60, 1),
    "games": Rate(60, 1),
}
"""Sent or requested by one address. Replaying a record may take seconds, and so may drawing a box to print; the page that
makes custom editions asks about them at every change, and a person's own page sends the games of their file."""
WRONG_CODES: Final = Rate(30, 20)
"""Of one address: codes of tables are not to be found by trying."""


class Allowance:
    """The rest of a rate, for each address or table."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` in seconds."""
        self._rate = rate
        self._clock = clock
        self._full: dict[str, float] = {}
        """When each will have all of it again."""

    def wait(self, who: str) -> float:
        """Return the seconds until one is left; 0: now. Nothing is taken."""
        now, (burst, every) = self._clock(), self._rate
        full = max(self._full.get(who, now), now) + every
        return max(full - (now + burst * every), 0.0)

    def take(self, who: str) -> float:
        """Take one, now or as soon as there is one; gives the seconds until then."""
        wait, now = self.wait(who), self._clock()
        self._full[who] = max(self._full.get(who, now), now) + self._rate.every
        if len(self._full) > MOST_KEPT:
            self._full = {other: full for other, full in self._full.items() if full > now}
        return wait

    def take_now(self, who: str) -> float:
        """Take one if there is one; gives 0, or the seconds to wait."""
        return self.wait(who) or self.take(who)


class Limits:
    """The allowances of a server."""

    def __init__(self, proxies: Sequence[str] = ()) -> None:
        """`proxies`: the addresses and networks trusted to name the clients that they forward."""
        self._proxies = [ipaddress.ip_network(proxy) for proxy in proxies]
        self.requests = Allowance(REQUESTS)
        self._sockets = Allowance(SOCKETS)
        self._held: Counter[str] = Counter()
        self._commands = Allowance(COMMANDS)
        self._at_tables = Allowance(COMMANDS_AT_TABLE)
        self._tables = Allowance(TABLES)
        self._deletions = Allowance(DELETIONS)
        self._browsers = Allowance(BROWSERS)
        self._costly = {what: Allowance(rate) for what, rate in COSTLY.items()}
        self._wrong_codes = Allowance(WRONG_CODES)
        self._warned = False

    def whose(self, connection: HTTPConnection) -> str:
        """Return the address that a request is counted for; empty for this machine, which is not limited."""
        host = connection.client.host if connection.client else ""
        if any(name in connection.headers for name in FORWARDED) and self._is_unnamed(host):
            self._warn("unnamed-proxy", host)
        elif host and BELIEVED not in connection.headers and is_within(host, self._proxies):
            self._warn("silent-proxy", host)  # or somebody else at such an address: no way to know
        elif is_local(host):
            return ""
        return address(host)

    def _warn(self, key: str, host: str) -> None:
        """Say once what is wrong with a proxy."""
        if not self._warned:
            self._warned = True
            terminal.warn(key, address=host)

    def _is_unnamed(self, host: str) -> bool:
        """Return whether an address that speaks for others may be a proxy that nobody named."""
        if is_local(host):
            return not is_within(host, self._proxies)
        return not self._proxies and ipaddress.ip_address(host).is_private

    @contextmanager
    def socket(self, who: str) -> Generator[bool]:
        """Yield whether an address may have one more socket now; it holds the socket until the end of the block."""
        if not who:
            yield True
        elif self._held[who] >= SOCKETS_HELD or self._sockets.take_now(who):
            yield False
        else:
            self._held[who] += 1
            try:
                yield True
            finally:
                self._held[who] -= 1
                if not self._held[who]:
                    del self._held[who]

    async def hold(self, who: str, table: str, command: Command) -> None:
        """Let a command wait its turn; `table` is where the asker is, if anywhere. Raises FaultError: too many."""
        if isinstance(command, CreateTable | Rematch):
            _refuse(self._tables.take_now(who), "tables")
        elif isinstance(command, DeleteMe):
            _refuse(self._deletions.take_now(who), "deletions")
        elif isinstance(command, NotifyBrowser):
            _refuse(self._browsers.take_now(who), "browsers")
        elif isinstance(command, Visit):
            self.check_codes(who)
        await asyncio.sleep(max(self._commands.take(who), self._at_tables.take(table) if table else 0))

    async def put(self, table_server: TableServer, client: ClientSession, command: Command) -> None:
        """Hand a command of a client in once it is its turn; returns once it is dealt with."""
        if client.origin:
            try:
                await self.hold(client.origin, client.table.id if client.table else "", command)
            except FaultError as error:
                replies.decline(client, command.id, error, terminal.warn_of)
                return
        await table_server.put(client, command)
        if isinstance(command, Visit) and client.table is None:
            self.count_wrong_code(client.origin)

    def check_codes(self, who: str) -> None:
        """Check that an address may send one more code. Raises FaultError: too many."""
        if who:
            _refuse(self._wrong_codes.wait(who), "codes that no table has")

    def take(self, what: Costly, who: str) -> None:
        """Count a request that takes long. Raises FaultError: too many."""
        if who:
            _refuse(self._costly[what].take_now(who), what)

    def count_wrong_code(self, who: str) -> None:
        """Count a code that no table has, or that is not the right one."""
        if who:
            self._wrong_codes.take(who)


def _refuse(wait: float, what: str) -> None:
    if wait:
        raise FaultError("too-many", f"too many {what} from your address; wait {math.ceil(wait)} seconds")


class Limiter:
    """Refuses requests of an address that asks too often."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is in order."""
        if scope["type"] == "http":
            who = self._limits.whose(HTTPConnection(scope))
            wait = self._limits.requests.take_now(who) if who else 0
            if wait:
                later = {"retry-after": str(math.ceil(wait))}
                await PlainTextResponse(text_for(BUSY, Headers(scope=scope)), 429, later)(
                    scope, receive, send
                )
                return
        await self._app(scope, receive, send)
