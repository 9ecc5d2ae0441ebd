"""A table by itself: stores of unknown fate, and bots that think long, wrongly, or not at all."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from passgo.bots import registry
from passgo.bots.protocol import Bot, OfferAnswer
from passgo.game import Game, Move
from passgo.server.store import SqlStore
from passgo.table.people.client_session import ClientSession
from passgo.table.store import Addition, InDoubtError, StoreError
from passgo.table.table_server import TableServer
from server.harness import HANGS
from server.in_process import Desk, env_of, serving

Message = dict[str, Any]


class Shaky(SqlStore):
    """A store that fails when a test wants it to."""

    fails: str = ""

    async def append(self, addition: Addition) -> None:
        if self.fails == "refused":
            raise StoreError("host-store-full", place="games.db", cause="no room")
        if self.fails == "stored":
            await super().append(addition)
        if self.fails in ("stored", "lost"):
            raise InDoubtError("host-store-busy", place="games.db", cause="no answer")
        await super().append(addition)

    async def settle(self, addition: Addition) -> bool:
        if self.fails in ("stored", "lost"):
            raise InDoubtError("host-store-busy", place="games.db", cause="no answer")
        return await super().settle(addition)


class Mine:
    """A bot of a test."""

    def __init__(self, choose: Callable[[Game, int], Move]) -> None:
        self._choose = choose

    def ask(self, game: Game, seat: int, rng: list[int]) -> Move | None:
        return self._choose(game, seat) if seat in game.to_act else None

    def hear(self, bit: int) -> None: ...

    def answer(self, game: Game, seat: int, offer: Move, rng: list[int]) -> OfferAnswer:
        return OfferAnswer(accepted=False)


class Seated(Desk):
    """A screen at a running table, whose store may fail."""

    def __init__(self, table_server: TableServer, store: Shaky) -> None:
        super().__init__(table_server)
        self.store = store

    async def move(self, text: str, name: str = "") -> Message:
        return await self.ask("move", n=self.n, text=text, **({"id": name} if name else {}))

    async def start(self, *kinds: str, pace: int = 0) -> None:
        assert (await self.lay("us1973", kinds))["t"] == "ack"
        assert (await self.ask("pace", ms=pace))["t"] == "ack"


def at_a_table(
    folder: Path, work: Callable[[Seated], Awaitable[None]], find_bot: Callable[[str], Bot] = registry.find
) -> None:
    async def run() -> None:
        store = await Shaky.open(folder)
        assert isinstance(store, Shaky)
        async with serving(env_of(store, find_bot, time.time)) as table_server:
            desk = Seated(table_server, store)
            await desk.greet()
            await work(desk)
        await store.close()

    asyncio.run(run())


def test_a_refused_append_changes_nothing(tmp_path: Path) -> None:
    async def work(desk: Seated) -> None:
        await desk.start("person", "person")
        desk.store.fails = "refused"
        assert (await desk.move("p1 roll", "one"))["key"] == "store"
        assert desk.n == 0
        desk.store.fails = ""
        assert (await desk.move("p1 roll", "one"))["n"] == 2

    at_a_table(tmp_path, work)


@pytest.mark.parametrize("fate", ["stored", "lost"])
def test_an_append_in_doubt_is_settled_before_anything_else(tmp_path: Path, fate: str) -> None:
    async def work(desk: Seated) -> None:
        await desk.start("person", "person")
        desk.store.fails = fate
        assert (await desk.move("p1 roll", "one"))["key"] == "store"
        assert (await desk.move("p1 roll", "two"))["key"] == "store", "nothing is done while it is in doubt"
        assert desk.n == 0
        desk.store.fails = ""
        if fate == "stored":
            assert (await desk.move("p2 roll"))["key"] == "stale", "the question has changed unseen"
            assert desk.n == 2
            assert await desk.move("p1 roll", "one") == {"t": "ack", "id": "one", "n": 2}
            assert (await desk.move("p2 roll"))["n"] == 4
        else:
            assert (await desk.move("p2 roll"))["t"] == "refused"
            assert await desk.move("p1 roll", "one") == {"t": "ack", "id": "one", "n": 2}

    at_a_table(tmp_path, work)


def test_a_bot_that_thinks_long_holds_up_nobody(tmp_path: Path) -> None:
    enough = threading.Event()

    def slowly(game: Game, seat: int) -> Move:
        enough.wait(HANGS)
        return next(iter(game.legal_moves(seat)))

    async def work(desk: Seated) -> None:
        await desk.start("person", "slow", "person")
        await desk.move("p1 roll")
        for _ in range(5):
            assert (await desk.move("p3 roll"))["t"] == "refused"
        enough.set()
        await desk.until("step")
        assert desk.n == 4, "and then it has moved"

    at_a_table(tmp_path, work, lambda _: Mine(slowly))


@pytest.mark.parametrize("way", ["raises", "illegal"])
def test_a_bot_that_fails_is_played_for(tmp_path: Path, way: str, capsys: pytest.CaptureFixture[str]) -> None:
    def badly(game: Game, seat: int) -> Move:
        if way == "raises":
            raise RuntimeError("I cannot think")
        return Move.dice(6, 6)

    async def work(desk: Seated) -> None:
        await desk.start("bad", "bad")
        while desk.n < 40:
            await desk.until("step")

    at_a_table(tmp_path, work, lambda _: Mine(badly))
    assert ("I cannot think" if way == "raises" else "chose") in capsys.readouterr().err


def test_an_unknown_bot_is_no_bot(tmp_path: Path) -> None:
    async def work(desk: Seated) -> None:
        fault = await desk.lay("us1973", ["nobody", "nobody"])
        assert fault["key"] == "bad-start"
        assert "nobody" in fault["detail"]

    at_a_table(tmp_path, work)


def first_act(desk: Desk) -> str:
    """The first of what a screen may do."""
    return next(act["text"] for seat in desk.options for act in seat["acts"] if act["ok"])


def test_somebody_who_moves_meanwhile_is_acknowledged_before_it_is_worked_out_what_others_may_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("passgo.server.store.database.SHARE", 1.0)
    monkeypatch.setattr("passgo.server.store.database.QUICK", float(HANGS))
    sent: list[str] = []

    async def run() -> None:
        store = await SqlStore.open(tmp_path)
        async with serving(env_of(store, registry.find, time.time)) as table_server:
            ann, bob = Desk(table_server, "Ann"), Desk(table_server, "Bob")
            for desk in (ann, bob):
                await desk.greet()
                await desk.lay("us1973", ["person", "person"])
                while not desk.options:
                    await desk.hear()
                await desk.ask(
                    "move", n=desk.n, text="p1 roll"
                )  # the seeds of its dice are read at the first
            send, moves = ClientSession.send, list[asyncio.Task[str]]()

            def noted(screen: ClientSession, message: bytes) -> None:
                send(screen, message)
                who = "Ann" if screen is ann.client else "Bob"
                kind = json.loads(message)["t"]
                sent.append(f"{who} {kind}")
                if sent[-1] == "Ann ack":
                    moves.append(asyncio.create_task(bob.put("move", n=bob.n, text=first_act(bob))))

            monkeypatch.setattr(ClientSession, "send", noted)
            await ann.ask("move", n=ann.n, text=first_act(ann))
            await bob.until("options")
            await moves[0]
        await store.close()

    asyncio.run(run())
    answers = [each for each in sent if each.endswith((" ack", " options"))]
    assert answers == ["Ann ack", "Bob ack", "Ann options", "Bob options"]


def test_a_server_ends_though_somebody_is_on_the_way_to_a_table(tmp_path: Path) -> None:
    async def run() -> None:
        store = await SqlStore.open(tmp_path)
        async with serving(env_of(store, registry.find, time.time)) as table_server:
            desk = Desk(table_server)
            await desk.greet()
            await desk.lay("us1973", ["person", "person"])
            table_server._start(table_server._return(desk.client, desk.table.id))
            await asyncio.sleep(0)  # they wait for the table now, which ends before it looks
        await store.close()

    asyncio.run(asyncio.wait_for(run(), HANGS))
