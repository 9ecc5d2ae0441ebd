"""A server with its notices in this process, and a table of two where one is away."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, NamedTuple

from passgo.bots import registry
from passgo.server.notices.mail_server import MailServer
from passgo.server.notices.mails import MailNotices
from passgo.server.notices.network import Network
from passgo.server.notices.notifier import Notifier
from passgo.server.store import FILE, SqlStore
from passgo.server.system import terminal
from passgo.table.running import notices as watch
from passgo.table.table_server import TableServer
from server.harness import HANGS
from server.in_process import Desk, env_of, serving
from server.push_service import Browser, PushService
from server.servers import least

PUBLIC = "https://passgo.example"
DAYS = {"days": 1}
"""A game by correspondence."""
ACTS = {"throw": "roll", "rolloff": "roll", "tax": "tax flat", "auction": "pass", "jail": "roll"}
SETTLED = watch.SETTLED


@asynccontextmanager
async def a_server(
    where: Path | str,
    by: Network,
    clock: Callable[[], float] = time.time,
    mail: MailServer | None = None,
) -> AsyncGenerator[TableServer]:
    """A server with its notices."""
    store = await SqlStore.open(where)
    mails = MailNotices(store.notices, clock, PUBLIC, mail) if mail else None
    notices = Notifier(store.notices, clock, terminal.warn_of, by, PUBLIC, PUBLIC, mails)
    env = env_of(store, registry.find, clock, 0)._replace(notices=notices)
    await notices.open()
    try:
        async with serving(env) as table_server:
            yield table_server
    finally:
        await notices.close()
        await store.close()


def run(work: Awaitable[None]) -> None:
    async def limited() -> None:
        await asyncio.wait_for(work, 3 * HANGS)

    asyncio.run(limited())


class Two(NamedTuple):
    """Ann and Bob, in whose game it is Ann's turn; Bob wants notices in a browser."""

    ann: Desk
    bob: Desk
    browser: Browser


AtTable = Callable[[Callable[[Two], Awaitable[None]]], None]
"""Runs what happens at the table of two."""


def at_table_of_two(folder: Path, service: PushService, work: Callable[[Two], Awaitable[None]]) -> None:
    """Run what happens at the table of two, on a server of its own."""

    async def served() -> None:
        async with a_server(folder, service.network()) as table_server:
            ann, bob = await two_at_a_table(table_server)
            await work(Two(ann, bob, await a_browser(service, bob)))

    run(served())


async def a_browser(service: PushService, desk: Desk, name: str = "", language: str = "en") -> Browser:
    """A browser in which somebody wants to be told."""
    key = (await desk.ask("push-key"))["key"]
    browser = service.browser(name or desk.who, key)
    answer = await desk.ask("notify", **browser.subscription(language))
    assert answer["t"] == "ack", answer
    return browser


async def two_at_a_table(table_server: TableServer, **terms: Any) -> tuple[Desk, Desk]:
    """Ann and Bob, in whose game it is Ann's turn."""
    ann, bob = await begin(table_server, "Bob", **{"clock": DAYS, **terms})
    await play_until(ann, bob, waits_for="p1", kind="throw")
    return ann, bob


async def begin(table_server: TableServer, *friends: str, **terms: Any) -> list[Desk]:
    """Ann and her friends, whose game begins."""
    ann = Desk(table_server)
    await ann.greet()
    kinds = ["person", *["free"] * len(friends)]
    assert (await ann.lay("us1973", kinds, begin=False, **terms))["t"] == "ack"
    others = [await come(table_server, friend, ann.people["code"]) for friend in friends]
    for place, desk in enumerate(others, 2):
        assert (await desk.ask("sit", place=place))["t"] == "ack"
        assert (await desk.ask("ready", ready=True))["t"] == "ack"
    assert (await ann.ask("begin"))["t"] == "ack"
    for desk in (ann, *others):
        if not desk.view:
            await desk.until("game")
        while not desk.options:
            await desk.hear()
    return [ann, *others]


async def come(table_server: TableServer, who: str, code: str) -> Desk:
    desk = Desk(table_server, who)
    await desk.greet()
    assert (await desk.ask("visit", code=code))["t"] == "ack"
    return desk


async def play_until(*desks: Desk, waits_for: str, kind: str = "") -> None:
    """Let those who are there play until the game waits for a seat, with a question of this kind if one is named."""
    while True:
        await catch_up(*desks)
        awaits = desks[0].state["awaits"]
        if awaits["seats"] == [waits_for] and kind in ("", awaits["kind"]):
            return
        await one_move(*desks)


async def catch_up(*desks: Desk) -> None:
    """Everybody who is there hears of the last move."""
    last = max(desk.n for desk in desks)
    for desk in desks:
        while desk.n < last:
            await desk.hear()


async def one_move(*desks: Desk) -> None:
    """Let whoever is asked decide once."""
    await catch_up(*desks)
    awaits = desks[0].state["awaits"]
    seat = awaits["seats"][0]
    mine = next(desk for desk in desks if desk.guest == guest_of(desk, seat))
    while not mine.known:
        await mine.hear()
    verb = ACTS.get(awaits["kind"]) or least(mine, seat)
    answer = await mine.ask("move", n=mine.n, text=f"{seat} {verb}")
    assert answer["t"] == "ack", answer


def guest_of(desk: Desk, seat: str) -> str:
    return next(str(one["guest"]) for one in desk.people["places"] if one["seat"] == seat)


async def goes(desk: Desk) -> None:
    """Somebody closes the page."""
    desk.client.said_goodbye = True
    desk.leave()
    await asyncio.sleep(0)


async def nothing_comes(service: PushService, browser: Browser) -> None:
    """For a multiple of the time that a notice takes."""
    await asyncio.sleep(5 * watch.SETTLED)
    assert service.messages(browser) == 0


# --- what is stored -------------------------------------------------------------------------------------------


def receivers_in(folder: Path) -> int:
    with closing(sqlite3.connect(folder / FILE)) as db:
        return db.execute("SELECT count(*) FROM receiver").fetchone()[0]


def unsent_in(folder: Path) -> list[tuple[str, int]]:
    with closing(sqlite3.connect(folder / FILE)) as db:
        return db.execute("SELECT body, tries FROM notice WHERE due IS NOT NULL").fetchall()


def everything_in(folder: Path) -> str:
    with closing(sqlite3.connect(folder / FILE)) as db:
        return "\n".join(db.iterdump())


async def until(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(HANGS):
        while not what():  # noqa: ASYNC110 -- the service is in another thread, and the store in a file
            await asyncio.sleep(0.05)
