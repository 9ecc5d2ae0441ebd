"""A session in the terminal: to a server, to a table where one is named, and a face over it."""

from __future__ import annotations

import asyncio
import re
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Final
from urllib.parse import quote

from passgo.locale import TranslatedError
from passgo.printing.wording import Language
from passgo.protocol.printed import EditionBrief

from .client import Client
from .guest import TerminalGuest
from .pages.lobby import TablePlan, go_to
from .plain import PlainFace
from .reading import read

SERVER: Final = re.compile(r"https?://[^/]+")


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """The wish of the command line."""

    table: str = ""
    """A link to a table, or its code."""
    edition: str = ""
    bots: str = ""
    """With commas between. With them or an edition a table is laid at once."""
    name: str = ""
    start: str = ""
    """The position to play on from, for this many players."""
    players: int = 0
    record: str = ""
    """Of a game that is over: it is looked at."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionPlace:
    """The place of a session: the server and the guest."""

    address: str
    """Of the server."""
    server: str
    """The guest's name for it."""
    folder: Path
    """The folder of the guest."""
    language: Language

    def client(self) -> Client:
        """The guest at the server."""
        return Client(self.address, TerminalGuest(self.folder), self.language, self.server)


class UnknownWishError(TranslatedError):
    """Something was asked for that the server does not have."""


def server_of(link: str) -> str:
    """The server that a link leads to; empty for a code alone, or none."""
    found = SERVER.match(link)
    return found[0] if found else ""


async def begin(client: Client, wish: Wish) -> None:
    """Go to the table that was asked for, or lay it. Raises UnknownWishError."""
    await client.read_lobby()
    if wish.name:
        await client.rename(wish.name)
    if wish.record:
        await client.open_record(wish.record)
    elif wish.table:
        await go_to(client, wish.table)
    elif wish.edition or wish.bots:
        bots = [bot.strip() for bot in wish.bots.split(",") if bot.strip()] or None
        for bot in bots or ():
            if bot not in client.bots:
                raise UnknownWishError("terminal-unknown", asked=bot, known=", ".join(client.bots))
        if wish.edition:
            await _find_edition(client, wish.edition)
        if wish.start and bots is None:
            bots = client.bots[:1] * (wish.players - 1)
        plan = TablePlan(client, wish.edition, bots)
        plan.start = wish.start
        await plan.lay()


async def _find_edition(client: Client, name: str) -> None:
    """Have an edition among those to choose from, variants laid on it included. Raises UnknownWishError."""
    known = [one.id for one in client.editions]
    if name in known:
        return
    try:
        client.editions.append(await read(client.address, f"/api/editions/{quote(name)}/brief", EditionBrief))
    except LookupError:
        raise UnknownWishError("terminal-unknown", asked=name, known=", ".join(known)) from None


def run_plain(place: SessionPlace, wish: Wish) -> None:
    """Play by lines of the standard streams, until there is none any more. Raises UnknownWishError, OSError."""
    client = place.client()

    def write(line: str) -> None:
        print(line, flush=True)

    asyncio.run(play_plain(client, wish, PlainFace(client, LinesRead(), write)))


async def play_plain(client: Client, wish: Wish, face: PlainFace) -> None:
    """A session of lines."""
    running = asyncio.create_task(client.run())
    try:
        await begin(client, wish)
        await face.run()
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running


class LinesRead:
    """The lines of the standard input, read by a thread of their own: what waits for a key holds up nothing else."""

    def __init__(self) -> None:
        self._lines: asyncio.Queue[str | None] | None = None

    async def __call__(self) -> str | None:
        """The next line, without its end; None behind the last."""
        if self._lines is None:
            self._lines = asyncio.Queue()
            loop = asyncio.get_running_loop()
            Thread(target=self._read, args=(self._lines, loop), daemon=True).start()
        return await self._lines.get()

    @staticmethod
    def _read(lines: asyncio.Queue[str | None], loop: asyncio.AbstractEventLoop) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody reads on
            for line in sys.stdin:
                loop.call_soon_threadsafe(lines.put_nowait, line.rstrip("\r\n"))
            loop.call_soon_threadsafe(lines.put_nowait, None)
