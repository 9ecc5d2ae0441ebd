"""A person and two bots at a table with a store in memory, in this process alone."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator
from itertools import count
from typing import Any

from passgo.bots import registry
from passgo.bots.protocol import Bot, OfferAnswer
from passgo.table.api.calls import ApiRequest
from passgo.table.api.limits import NoLimits
from passgo.table.api.messages import hear
from passgo.table.api.operations import Api
from passgo.table.aside import at_once
from passgo.table.people.client_session import ClientSession
from passgo.table.running.env import TableEnv, fair_chance
from passgo.table.table_server import TableServer
from table.memory import MemoryStore

SECRET = "Ann_has_43_letters_for_her_secret-0123456789"[:43]
MOVES = 60
"""How long the game is."""
BROKEN = 'extends = "us1973"\n\n[deeds.boardwalk]\nprice = 0\n\n[decks.chance.nonsense]\ntitle = 7\n'
"""An edition file with faults."""

_numbers = count()


class Ann:
    """A person with a client, who also asks the API."""

    def __init__(self, table_server: TableServer) -> None:
        self._table_server = table_server
        self._client = ClientSession()
        self._api = Api(table_server, NoLimits(), NoStudies())
        self.code = self.game = ""

    async def put(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message; return its answer."""
        name = f"{kind} {next(_numbers)}"
        text = json.dumps({"t": kind, "id": name, **fields})
        await hear(text, self._client, self._table_server, NoLimits())
        while True:
            message = json.loads(await self._client.next())
            self.code = message.get("code", self.code) if message["t"] == "table" else self.code
            self.game = message["game"] if message["t"] == "game" else self.game
            if message.get("id") == name:
                return message

    async def ask(self, path: str, method: str = "GET", body: str = "", **query: str) -> tuple[int, str]:
        """Ask the API."""
        headers = {"authorization": f"Bearer {SECRET}", "accept": "application/json"}
        answer = await self._api.answer(method, path, ApiRequest(query, headers, _parts(body)))
        return answer.status, answer.body.decode()

    async def record(self) -> str:
        """Return the record of the game."""
        return (await self.ask(f"/api/games/{self.game}/record", code=self.code))[1]

    async def play(self) -> str:
        """Play until the game has this many moves; return the record."""
        while True:
            seat = json.loads((await self.ask(f"/api/tables/{self.code}/seats/p1", wait="10"))[1])
            if seat["n"] >= MOVES or seat["over"]:
                return await self.record()
            if seat["must"]:
                text = seat["moves"][0].partition("..")[0]
                await self.put("move", n=seat["n"], text=text)


class Silent:
    """A bot that never wants anything, even if it must."""

    def ask(self, *_: object) -> None:
        return None

    def hear(self, _: int) -> None:
        pass

    def answer(self, *_: object) -> OfferAnswer:
        return OfferAnswer(accepted=False)


class NoStudies:
    """Nothing is studied here."""

    async def review(self, record: str, seconds: float, hear: object) -> None:
        return None

    async def what_if(self, asked: object, hear: object) -> bool:
        return False

    def forecasts(self) -> Any:
        raise OSError


async def _parts(body: str) -> AsyncIterator[bytes]:
    yield body.encode()


def find_bot(name: str) -> Bot:
    """Return the bot of this name, `random` without a will."""
    return Silent() if name == "random" else registry.find(name)


async def play() -> dict[str, Any]:
    """Play a game of a person and two bots, and ask about it; return what came of it."""
    store, warned = MemoryStore(), list[Exception]()
    env = TableEnv(store, find_bot, time.time, fair_chance, at_once, warned.append, grace=0.0, patience=0.0)
    table_server = TableServer(env)
    await table_server.open()
    ann = Ann(table_server)
    await ann.put("hello", secret=SECRET, name="Ann")
    places = [{"name": "Ann", "kind": "person", "token": "iron", "claims": True}]
    places += [{"name": bot, "kind": "bot", "token": bot, "bot": bot} for bot in ("rules", "random")]
    await ann.put("create", terms={"edition": "us1973"}, places=places, begin=True)
    await ann.put("pace", ms=0)
    record = await ann.play()
    found = {
        "record": record,
        "again": (await ann.ask("/api/records", "POST", record)),
        "texts": (await ann.ask("/locale/fr.ftl"))[0],
        "nothing": await ann.ask("/api/nothing"),
        "opened": await ann.ask("/api/boards/opened", "POST", json.dumps({"text": BROKEN}), lang="en"),
    }
    await table_server.close()
    there = Ann(TableServer(env))
    welcome = await there.put("hello", secret=SECRET)
    await there.put("visit", code=welcome["latest"])
    found["kept"] = await there.record()
    return found | {"warned": [str(error) for error in warned]}
