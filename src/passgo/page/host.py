"""The host of a page's tables: its lines and its questions go to the tables as those of a server do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Final, NamedTuple
from urllib.parse import parse_qs, parse_qsl, unquote, urlsplit

import msgspec

from passgo.locale import TranslatedError
from passgo.table.api import puzzles
from passgo.table.api.calls import JSON, PDF, TEXT, ApiRequest
from passgo.table.api.limits import NoLimits
from passgo.table.api.messages import hear
from passgo.table.api.operations import Api, find
from passgo.table.api.words import text_for
from passgo.table.people.client_session import ClientSession
from passgo.table.store import StoreError
from passgo.table.table_server import TableServer

from . import saved
from .store import PageStore


class _Line(NamedTuple):
    """A client, and what it has said that nobody has dealt with yet."""

    client: ClientSession
    said: asyncio.Queue[str]
    task: asyncio.Task[None]


GAMES: Final = "/page/games"
"""The address of all games as a file of `?guest=`; a file that is sent there is taken in."""


def part_for(path: str) -> str:
    """Return the part of the program that comes when an address is first asked for; empty where nothing is missing."""
    for found in find(path).values():
        if found.operation.answers == PDF:
            return "printing"
        if found.operation in puzzles.OPERATIONS:
            return "puzzles"
    return ""


class PageHost:
    """All tables of this browser. Its methods are called from the worker."""

    def __init__(
        self,
        table_server: TableServer,
        api: Api,
        store: PageStore,
        fetch_part: Callable[[str], Awaitable[None]] | None = None,
    ) -> None:
        self._store = store
        self._table_server = table_server
        self._api = api
        self._fetch_part = fetch_part
        self._lines: dict[str, _Line] = {}

    def opened(self, name: str, say: Callable[[str], None]) -> None:
        """Take a new line; `say` sends a message on it."""
        client, said = ClientSession(), asyncio.Queue[str]()

        def send() -> None:
            while message := client.take():
                say(message.decode())

        client.on_news = send
        self._lines[name] = _Line(client, said, asyncio.ensure_future(self._serve(client, said)))

    def said(self, name: str, text: str) -> None:
        """Hear what came on a line."""
        if name in self._lines:
            self._lines[name].said.put_nowait(text)

    def closed(self, name: str) -> None:
        """Let a line go whose other end is gone."""
        line = self._lines.pop(name, None)
        if line:
            line.client.detach()
            self._table_server.leave(line.client)
            line.task.cancel()

    async def _serve(self, client: ClientSession, said: asyncio.Queue[str]) -> None:
        """Deal with one command of a line after the other."""
        with suppress(asyncio.CancelledError):
            while True:
                await hear(await said.get(), client, self._table_server, NoLimits())

    async def ask(self, method: str, address: str, headers: str, body: str) -> tuple[int, str, bytes]:
        """Answer a question: status, media type, content. `headers`: as JSON, named in small letters."""
        parts, named = urlsplit(address), msgspec.json.decode(headers)
        if parts.path == GAMES:
            return await self._games(parse_qs(parts.query)["guest"][0], body, named)

        path = unquote(parts.path)
        part = part_for(path)
        if self._fetch_part and part:
            await self._fetch_part(part)

        async def sent() -> AsyncGenerator[bytes]:
            yield body.encode()

        request = ApiRequest(dict(parse_qsl(parts.query)), named, sent())
        answer = await self._api.answer(method, path, request)
        return answer.status, answer.kind, answer.body

    async def _games(self, guest: str, sent: str, headers: Mapping[str, str]) -> tuple[int, str, bytes]:
        env = self._table_server.env
        try:
            if not sent:
                return 200, JSON, await saved.save(self._store, guest)
            taken = await saved.take_in(self._store, sent, guest, env.find_bot, env.aside)
            return 200, JSON, str(taken).encode()
        except msgspec.DecodeError as error:
            return 422, TEXT, str(error).encode()
        except TranslatedError as error:
            return 503 if isinstance(error, StoreError) else 422, TEXT, text_for(error, headers).encode()
