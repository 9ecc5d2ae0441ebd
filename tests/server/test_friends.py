"""Consents between people who have played together: asked for, refused, withdrawn, and gone with either of them."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

from passgo.bots import registry
from passgo.server.store import FILE, SqlStore
from passgo.table.api.calls import ApiRequest
from passgo.table.api.limits import NoLimits
from passgo.table.api.operations import Api
from passgo.table.games.own_games import LEAST
from passgo.table.state.table_log import HostIs, write_entry
from passgo.table.store import TalkRow
from passgo.table.table_server import TableServer
from server.in_process import env_of, serving
from table.alone import SECRET, NoStudies
from table.finished import ANN, BOB, BOB_SECRET, listing, mine, of_person, part, row

SECRETS = {
    ANN.id: SECRET,
    BOB.id: BOB_SECRET,
    "": "Cleo_has_43_letters_for_their_secret-01234567"[:43],
}


async def keep_games(store: SqlStore) -> None:
    """Store the games of Ann and Bob."""
    for guest in (ANN, BOB):
        await store.keep_guest(guest.row(1.0))
    for n in range(1, LEAST + 1):
        one = listing(
            n, mine(1, part("p1", 9, 4.0)), of_person(BOB, 2, part("p2", 9, 8.0)), code=f"AAA{100 + n}"
        )
        sitters = (*one.sitters, one.sitters[0]._replace(guest=BOB.id, host=False))
        hosted = TalkRow(1, 0, write_entry(HostIs(ANN.id, "Ann")).decode(), 1.0)
        await store.begin_game(row(f"g{n}"), one._replace(sitters=sitters), [hosted])


class Asking:
    """Guests who ask the API."""

    def __init__(self, table_server: TableServer) -> None:
        self._api = Api(table_server, NoLimits(), NoStudies())

    async def ask(self, who: str, whom: str = "", agree: bool | None = None) -> tuple[int, Any]:
        async def body() -> AsyncIterator[bytes]:
            yield json.dumps({"agree": agree}).encode()

        headers = {"authorization": f"Bearer {SECRETS[who]}"}
        method, path = ("GET", "/api/you/friends") if agree is None else ("POST", f"/api/you/friends/{whom}")
        answer = await self._api.answer(method, path, ApiRequest({}, headers, body()))
        return answer.status, json.loads(answer.body) if answer.status == 200 else answer.body.decode()

    async def said(self, who: str) -> tuple[bool | None, bool | None, bool]:
        """What somebody sees: their own answer, the other's, and whether there is a performance."""
        status, found = await self.ask(who)
        assert status == 200
        [one] = found["friends"]
        return one["i_agree"], one["they_agree"], one["theirs"] is not None


def test_consent_is_asked_for_given_and_withdrawn(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqlStore.open(tmp_path)
        await keep_games(store)
        async with serving(env_of(store, registry.find, lambda: 2e9)) as table_server:
            asking = Asking(table_server)
            assert await asking.said(ANN.id) == (None, None, False)
            assert (await asking.ask(ANN.id, BOB.id, agree=True))[0] == 200
            assert await asking.said(ANN.id) == (True, None, False)
            assert await asking.said(BOB.id) == (None, True, False)
            assert (await asking.ask(BOB.id, ANN.id, agree=True))[1]["friends"][0]["theirs"]["mean"] == 4.0
            assert await asking.said(ANN.id) == (True, True, True)
            await asking.ask(BOB.id, ANN.id, agree=False)
            assert await asking.said(ANN.id) == (True, False, False)
            assert await asking.said(BOB.id) == (False, True, False)
        await store.close()

    asyncio.run(work())


def test_only_somebody_you_have_played_with_can_be_asked(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqlStore.open(tmp_path)
        await keep_games(store)
        async with serving(env_of(store, registry.find, lambda: 2e9)) as table_server:
            asking = Asking(table_server)
            for who, whom in (("", ANN.id), (ANN.id, "nobody"), (ANN.id, ANN.id)):
                status, why = await asking.ask(who, whom, agree=True)
                assert (status, "no game to its end" in why) == (404, True)
            assert (await asking.ask(""))[1]["friends"] == []
        await store.close()

    asyncio.run(work())


def rows_of(folder: Path) -> int:
    with closing(sqlite3.connect(folder / FILE)) as db:
        return db.execute("SELECT COUNT(*) FROM consent").fetchone()[0]


def test_a_consent_goes_with_either_person_and_with_their_games(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqlStore.open(tmp_path)
        await keep_games(store)
        async with serving(env_of(store, registry.find, lambda: 2e9)) as table_server:
            asking = Asking(table_server)

            async def agree() -> None:
                await asking.ask(ANN.id, BOB.id, agree=True)
                await asking.ask(BOB.id, ANN.id, agree=True)
                assert rows_of(tmp_path) == 2

            await agree()
            await store.forget(["g1"])
            assert rows_of(tmp_path) == 2
            await store.erase_guest(BOB.id, lambda kept: kept)
            assert rows_of(tmp_path) == 0
            await store.keep_guest(BOB.row(1.0))
            await agree()
            await store.forget([f"g{n}" for n in range(2, LEAST + 1)])
            assert rows_of(tmp_path) == 0
        await store.close()

    asyncio.run(work())
