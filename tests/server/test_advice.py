"""What if? while playing: for the players of a table that agreed to it, or alone among bots, and for nobody else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from passgo.bots import registry
from passgo.server.store import SqlStore
from passgo.table.api.calls import ApiRequest
from passgo.table.api.limits import NoLimits
from passgo.table.api.operations import Api
from passgo.table.table_server import TableServer
from server.harness import secret_of
from server.in_process import Desk, env_of, serving
from table.alone import NoStudies

POSITION = """
edition = "us1973"
players = 2
[table]
turn = "p1"
[p1]
cash = 1000
at = "free_parking"
deeds = ["boardwalk"]
[p2]
cash = 900
deeds = ["park_place"]
"""
ANN, BOB = (
    {"kind": "person", "name": "Ann", "token": "bell"},
    {"kind": "person", "token": "key", "free": True},
)
QUILL = {"kind": "bot", "name": "Quill", "bot": "easy", "token": "key"}


class Asked(NoStudies):
    """Remembers what was to be compared."""

    def __init__(self) -> None:
        self.positions: list[str] = []
        self.seats: list[str] = []

    async def what_if(self, asked: Any, hear: object) -> bool:
        self.positions.append(asked.position)
        self.seats.append(asked.seat)
        return False


class Asking:
    """People who ask about the game of a table."""

    def __init__(self, table_server: TableServer, code: str, game: str) -> None:
        self.studies = Asked()
        self._api = Api(table_server, NoLimits(), self.studies)
        self._code, self._game = code, game

    async def ask(self, who: str, at: int, offer: int = 0) -> tuple[int, str]:
        async def nothing() -> AsyncIterator[bytes]:
            for sent in ():
                yield sent

        query = {"code": self._code, "at": str(at), "offer": str(offer)}
        headers = {"authorization": f"Bearer {secret_of(who)}"}
        path = f"/api/games/{self._game}/what-if"
        answer = await self._api.answer("GET", path, ApiRequest(query, headers, nothing()))
        return answer.status, answer.body.decode()

    async def compared(self, who: str, at: int, offer: int = 0) -> None:
        """Ask until it is compared, which comes to nothing here."""
        for _ in range(2000):
            status, said = await self.ask(who, at, offer)
            assert status == 200, said
            if json.loads(said)["state"] == "failed":
                return
            await asyncio.sleep(0)
        raise AssertionError("it is never compared")


Play = Callable[[Desk, Desk, Asking], Awaitable[None]]


def play(tmp_path: Path, work: Play, others: dict[str, Any], **terms: Any) -> None:
    """Ann begins a game with somebody, and they ask about it; Bob is at the table, with a seat if there is one."""

    async def whole() -> None:
        store = await SqlStore.open(tmp_path)
        async with serving(env_of(store, registry.find, lambda: 2e9)) as table_server:
            ann, bob = Desk(table_server, "Ann"), Desk(table_server, "Bob")
            for one in (ann, bob):
                await one.greet()
            wanted = {"edition": "us1973", **terms}
            made = await ann.ask("create", terms=wanted, places=[ANN, others], start=POSITION)
            assert made["t"] == "ack", made
            await bob.ask("visit", code=ann.people["code"])
            if others is BOB:
                await bob.ask("sit", place=2)
                await bob.ask("ready", ready=True)
            assert (await ann.ask("begin"))["t"] == "ack"
            if not ann.view or ann.view["game"] != ann.table.id:
                await ann.until("game")
            await work(ann, bob, Asking(table_server, ann.people["code"], ann.view["game"]))
        await store.close()

    asyncio.run(whole())


def test_players_who_agreed_ask_about_the_present_question(tmp_path: Path) -> None:
    async def work(ann: Desk, bob: Desk, asking: Asking) -> None:
        assert ann.view["advice"] is True
        assert ann.people["terms"]["advice"] is True
        await asking.compared("Ann", ann.n)
        await asking.compared("Bob", ann.n)
        assert asking.studies.seats == ["p1", ""], "Bob is not asked, and sees what Ann could do"
        assert "free_parking" in asking.studies.positions[0]
        status, why = await asking.ask("Cleo", ann.n)
        assert (status, "only players" in why) == (403, True)
        roll = await ann.ask("move", n=ann.n, text="p1 roll")
        assert roll["t"] == "ack", roll
        status, why = await asking.ask("Bob", 0)
        assert (status, f"after move {roll['n']}" in why) == (409, True)

    play(tmp_path, work, BOB, advice=True)


def test_the_answers_to_an_offer_are_compared(tmp_path: Path) -> None:
    async def work(ann: Desk, bob: Desk, asking: Asking) -> None:
        made = await ann.ask("move", n=ann.n, text="p1 offer p2 300 for park_place")
        assert made["t"] == "ack", made
        [number] = ann.table.session.offers.standing if ann.table.session else ()
        await asking.compared("Bob", ann.n, number)
        assert "give_cash = 300" in asking.studies.positions[0]
        assert "deal_to = 1" in asking.studies.positions[0]
        status, why = await asking.ask("Bob", ann.n, number + 1)
        assert (status, "no such offer" in why) == (409, True)

    play(tmp_path, work, BOB, advice=True)


def test_without_agreement_nobody_may_ask(tmp_path: Path) -> None:
    async def work(ann: Desk, bob: Desk, asking: Asking) -> None:
        assert ann.view["advice"] is False
        for who in ("Ann", "Bob"):
            status, why = await asking.ask(who, ann.n)
            assert (status, "not agreed" in why) == (409, True)
        await bob.ask("quit")  # who is left alone among bots had agreed to play without
        status, why = await asking.ask("Ann", ann.n)
        assert (status, "not agreed" in why) == (409, True)

    play(tmp_path, work, BOB)


def test_a_player_alone_among_bots_may_ask(tmp_path: Path) -> None:
    async def work(ann: Desk, bob: Desk, asking: Asking) -> None:
        assert ann.view["advice"] is True
        await asking.compared("Ann", ann.n)
        assert (await asking.ask("Bob", ann.n))[0] == 403

    play(tmp_path, work, QUILL)


@pytest.mark.parametrize("advice", [True, False])
def test_a_change_of_it_has_to_be_accepted_again(tmp_path: Path, advice: bool) -> None:
    async def whole() -> None:
        store = await SqlStore.open(tmp_path)
        async with serving(env_of(store, registry.find, lambda: 2e9)) as table_server:
            ann, bob = Desk(table_server, "Ann"), Desk(table_server, "Bob")
            for one in (ann, bob):
                await one.greet()
            terms = {"edition": "us1973", "advice": not advice}
            await ann.ask("create", terms=terms, places=[ANN, BOB])
            await bob.ask("visit", code=ann.people["code"])
            await bob.ask("sit", place=2)
            await bob.ask("ready", ready=True)
            assert (await ann.ask("propose", terms={**terms, "advice": advice}))["t"] == "ack"
            assert (await ann.ask("begin"))["t"] == "fault"
        await store.close()

    asyncio.run(whole())
