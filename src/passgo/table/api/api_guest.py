"""Guests at the API: each with a client for the request and a while longer, with the commands of a connection."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import cache
from typing import Final

import msgspec

from passgo.protocol.commands import GameCommand
from passgo.protocol.messages import Ack, Fault, GameView, Judged, Refused
from passgo.protocol.tables import (
    Hello,
    LobbyCommand,
    SeatKey,
    ServerMessage,
    TableCommand,
    TableLists,
    TableView,
    Visit,
    Welcome,
)
from passgo.table.people.client_session import ClientSession
from passgo.table.people.replies import FaultError
from passgo.table.state.game_session import GameSession
from passgo.table.table_server import TableServer

from .limits import ApiLimits

LONGEST: Final = 20.0
"""Seconds until a command is answered; a roll may wait for rents that it would close."""

LINGERS: Final = 60.0
"""Seconds after a request in which its guest still counts as there: a program thinks between two requests."""

Answer = Ack | Refused | Judged | Fault | SeatKey | Welcome


@cache
def _decoder() -> msgspec.json.Decoder[ServerMessage]:
    """Return what reads messages; making it takes a while, and few servers have such guests."""
    return msgspec.json.Decoder[ServerMessage](ServerMessage)


class ApiGuest:
    """A guest with a client for this request, and the latest messages."""

    def __init__(self, table_server: TableServer, limits: ApiLimits, client: ClientSession) -> None:
        self._table_server = table_server
        self._limits = limits
        self._client = client
        self.table: TableView | None = None
        self.game: GameView | None = None
        self.lists: TableLists | None = None

    @property
    def guest(self) -> str:
        """Their public name for the program; empty before they have said who they are."""
        return self._client.guest.id if self._client.guest else ""

    async def send(self, command: LobbyCommand | TableCommand | GameCommand) -> Answer:
        """Send a command; return the answer."""
        await self._limits.put(self._table_server, self._client, command)
        async with asyncio.timeout(LONGEST):
            while True:
                message = await self.receive()
                if isinstance(message, Answer) and message.id == command.id:
                    return message

    async def receive(self) -> ServerMessage:
        """Return the next message."""
        message = _decoder().decode(await self._client.next())
        match message:
            case TableView():
                self.table = message
            case GameView():
                self.game = message
            case TableLists():
                self.lists = message
            case _:
                pass
        return message

    async def session(self) -> GameSession | None:
        """Return the game at their table as it is now."""
        table = self._client.table
        return await self._table_server.session(table.id) if table else None


@asynccontextmanager
async def api_guest(
    table_server: TableServer, limits: ApiLimits, origin: str, secret: str, code: str = ""
) -> AsyncGenerator[ApiGuest]:
    """Let a guest in from an address, to a table if a code is named. Raise FaultError if they may not."""
    client = ClientSession(origin=origin)
    guest = ApiGuest(table_server, limits, client)
    try:
        _check(await guest.send(Hello(id=new_id(), secret=secret)))
        if code:
            _check(await guest.send(Visit(id=new_id(), code=code)))
        yield guest
    finally:
        if client.table is None:
            table_server.leave(client)
        else:
            client.detach()  # the next request of this guest takes its place
            asyncio.get_running_loop().call_later(LINGERS, table_server.leave, client)


def new_id() -> str:
    """Return an id for a command."""
    return secrets.token_hex(8)


def _check(answer: Answer) -> None:
    if isinstance(answer, Fault):
        raise FaultError(answer.key, answer.detail)
