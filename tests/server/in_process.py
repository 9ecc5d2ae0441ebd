"""A server of tables in this process, and clients there that need no socket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from passgo.bots.protocol import Bot
from passgo.protocol.tables import ClientMessage, Phase
from passgo.server.store import SqlStore
from passgo.server.system import terminal
from passgo.server.system.peers import peers_in
from passgo.table.people.client_session import ClientSession
from passgo.table.running.env import TableEnv
from passgo.table.running.table import Table
from passgo.table.store import Addition, GameRow, Listing, Mark, MoveRow, TalkRow
from passgo.table.table_server import TableServer
from server.changes import changed
from server.harness import ANSWERS, HANGS, Message, new_places, new_terms, secret_of

_ids = count()


def env_of(
    store: SqlStore, find_bot: Callable[[str], Bot], clock: Callable[[], float], grace: float = 5.0
) -> TableEnv:
    """Tables of this store, all with the same dice; nobody's part in them is waited for."""
    chance = Random(7)
    return TableEnv(
        store,
        find_bot,
        clock,
        chance=lambda _: chance.randrange,
        aside=asyncio.to_thread,
        warn=terminal.warn_of,
        circles=store.circles,
        friends=store.friends,
        peers=peers_in(store, clock),
        grace=grace,
        patience=0.0,
        seed=lambda: chance.randbytes(32).hex(),
        game_id=lambda: chance.randbytes(6).hex(),
    )


class Desk:
    """One client of a server, and what it would know."""

    def __init__(self, table_server: TableServer, who: str = "Ann") -> None:
        self.table_server = table_server
        self.who = who
        self.client = ClientSession()
        self.guest = ""
        self.n = 0
        self.people: Message = {}
        self.view: Message = {}
        self.state: Message = {}
        self.options: list[Message] = []
        self.known = True
        """Whether the options are those of the state; who has no place has none."""
        self.texts: list[str] = []
        self.lists: Message = {}

    @property
    def table(self) -> Table:
        """The table that this screen is at."""
        assert self.client.table
        return self.table_server._tables[self.client.table.id]

    async def hear(self) -> Message:
        """The next message, noted as a screen would."""
        message: Message = json.loads(await asyncio.wait_for(self.client.next(), HANGS))
        match message["t"]:
            case "welcome":
                self.guest = message["guest"]
            case "table":
                self.people = message
            case "tables":
                self.lists = message
            case "game":
                self.view = message
                self.options, self.known = message["options"], True
                self.texts = [entry["text"] for entry in await self._entries(message)]
            case "step":
                self.texts += [entry["text"] for entry in message["entries"]]
                self.known = all(place["guest"] != self.guest for place in self.people["places"])
            case "options":
                self.options, self.known = message["seats"], True
            case _:
                pass
        if message["t"] in ("game", "step"):
            self.n = message["n"]
            step = message["t"] == "step"
            self.state = changed(self.state, message["changes"]) if step else message["state"]
        return message

    async def _entries(self, game: Message) -> list[Message]:
        """Return the whole record: the entries that came with the game, after those before them."""
        session = await self.table_server.session(game["game"])
        assert session
        first = game["entries"][0]["n"] if game["entries"] else game["n"] + 1
        return [*msgspec.to_builtins(session.entries[: first - 1]), *game["entries"]]

    async def until(self, *kinds: str) -> Message:
        while True:
            message = await self.hear()
            if message["t"] in kinds:
                return message

    async def begun(self) -> None:
        """Hear on until the dice are agreed on, and what may be done then."""
        while (await self.until("dice"))["step"] != "ready":
            pass
        await self.until("options")

    async def put(self, kind: str, **fields: Any) -> str:
        """Ask for something; gives the id."""
        name = fields.pop("id", None) or f"d{next(_ids)}"
        command = msgspec.convert({"t": kind, "id": name, **fields}, ClientMessage)
        await self.table_server.put(self.client, command)  # pyright: ignore[reportArgumentType]
        return name

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Ask for something, and hear on until it is answered, and what may be done then is known."""
        name = await self.put(kind, **fields)
        while True:
            message = await self.hear()
            if message["t"] in ANSWERS and message["id"] == name:
                break
        while not self.known and message["t"] == "ack":
            await self.hear()
        return message

    async def greet(self) -> Message:
        return await self.ask("hello", secret=secret_of(self.who), name=self.who)

    async def lay(self, edition: str, kinds: Iterable[str], begin: bool = True, **terms: Any) -> Message:
        """A table with these kinds of places: `person`, `free`, `banker`, or the name of a bot."""
        return await self.ask(
            "create", terms=new_terms(edition, **terms), places=new_places(kinds), begin=begin
        )

    def leave(self) -> None:
        self.table_server.leave(self.client)


KEPT_AT: Final = "KTR482"
"""The code of the table of a game that was stored by `keep_game`."""


async def keep_game(
    store: SqlStore, row: GameRow, moves: Sequence[MoveRow], phase: Phase = "playing"
) -> None:
    """Store a game that was begun at a table that is nobody's: the first who comes has it."""
    listing = Listing(KEPT_AT, phase, listed=False, runs=False, at=row.at, brief="")
    await store.begin_game(row, listing, [TalkRow(0, 0, '{"t":"begin"}', row.at)])
    await store.append(Addition(row.id, Mark(2, len(moves)), moves))


@asynccontextmanager
async def serving(env: TableEnv) -> AsyncGenerator[TableServer]:
    """A server, open."""
    table_server = TableServer(env)
    await table_server.open()
    try:
        yield table_server
    finally:
        await table_server.close()


@asynccontextmanager
async def stored_in(folder: Path) -> AsyncGenerator[SqlStore]:
    """A store of this folder."""
    store = await SqlStore.open(folder)
    try:
        yield store
    finally:
        await store.close()
