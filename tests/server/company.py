"""People at one table in this process, by a clock of our own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from passgo.bots import registry
from server.harness import Message
from server.in_process import Desk, env_of, serving, stored_in

START = 1_000_000.0
ACTS = {"throw": "roll", "rolloff": "roll", "tax": "tax flat"}


class Watch:
    """A clock that advances only when a test sets it."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> float:
        return self.now


class Company:
    """Ann and her friends at a table of hers."""

    def __init__(self, watch: Watch, ann: Desk) -> None:
        self.watch = watch
        self.ann = ann
        self.code = ""
        self.desks = [ann]

    async def lay(self, *kinds: str, edition: str = "us1973", **terms: Any) -> None:
        """A table with these places; those that are `free` are for friends."""
        await self.ann.greet()
        assert (await self.ann.lay(edition, kinds, begin=False, **terms))["t"] == "ack"
        self.code = self.ann.people["code"]

    async def come(self, who: str, place: int = 0) -> Desk:
        """A friend comes, and sits down at a place."""
        desk = Desk(self.ann.table_server, who)
        await desk.greet()
        assert (await desk.ask("visit", code=self.code))["t"] == "ack"
        self.desks.append(desk)
        if place:
            assert (await desk.ask("sit", place=place))["t"] == "ack"
            assert (await desk.ask("ready", ready=True))["t"] == "ack"
        return desk

    async def begin(self) -> None:
        """The game begins; bots take no time."""
        assert (await self.ann.ask("begin"))["t"] == "ack"
        assert (await self.ann.ask("pace", ms=0))["t"] == "ack"
        for desk in self.desks[1:]:
            await desk.until("game")

    def pass_time(self, seconds: float) -> None:
        """It is later, and the table looks at the clock."""
        self.watch.now += seconds
        self.ann.table.wake()

    async def catch_up(self) -> None:
        """Everybody hears of the last move."""
        last = max(desk.n for desk in self.desks)
        for desk in self.desks:
            while desk.n < last:
                await desk.hear()

    async def to_a_purchase(self) -> tuple[Desk, Desk, str, str]:
        """Let two play until one may buy; return both screens, the buyer's first, and their seats."""
        while True:
            awaits = self.ann.view["state"]["awaits"] if not self.ann.state else self.ann.state["awaits"]
            seat = awaits["seats"][0]
            mine = self.desks[int(seat[1]) - 1]
            if awaits["kind"] == "buy":
                other = "p2" if seat == "p1" else "p1"
                return mine, self.desks[int(other[1]) - 1], seat, other
            answer = await mine.ask("move", n=mine.n, text=f"{seat} {ACTS[awaits['kind']]}")
            assert answer["t"] == "ack", answer
            await self.catch_up()


def in_company(
    folder: Path,
    work: Callable[[Company], Awaitable[None]],
    watch: Watch,
    grace: float = 0.0,
    steady: Callable[[], float] | None = None,
) -> None:
    """At the tables of a folder's store, in a server of its own."""

    async def run() -> None:
        async with stored_in(folder) as store:
            env = env_of(store, registry.find, watch, grace)._replace(steady=steady)
            async with serving(env) as table_server:
                await work(Company(watch, Desk(table_server)))

    asyncio.run(run())


def place_of(desk: Desk, number: int) -> Message:
    """Return a place as it was last shown to a screen."""
    return next(place for place in desk.people["places"] if place["place"] == number)


async def until_place(desk: Desk, number: int, **what: Any) -> Message:
    """Hear on until a place is as it is said here."""
    while True:
        await desk.until("table")
        place = place_of(desk, number)
        if all(place[name] == value for name, value in what.items()):
            return place


async def until_made(desk: Desk, text: str) -> Message:
    """Hear on until this move is made."""
    while True:
        step = await desk.until("step")
        for entry in step["entries"]:
            if entry["text"] == text:
                return entry
