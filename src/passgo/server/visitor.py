"""Who comes by HTTP: a guest with a screen for his request and a while longer, who asks what a socket would ask."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Final, Protocol

import msgspec

from passgo.protocol.commands import GameCommand
from passgo.protocol.messages import Ack, Fault, GameView, Judged, Refused
from passgo.protocol.tables import (
    HallCommand,
    Hello,
    SeatKey,
    ServerMessage,
    TableCommand,
    TableLists,
    TableView,
    Visit,
    Welcome,
)

from .replies import FaultError
from .screen import Screen
from .sitting import Sitting

LONGEST: Final = 20.0
"""Seconds until a command is answered; a throw may wait for rents that it would close."""

LINGERS: Final = 60.0
"""Seconds after a request in which its guest still counts as there: a program thinks between two requests."""

Answer = Ack | Refused | Judged | Fault | SeatKey | Welcome
read: Final = msgspec.json.Decoder[ServerMessage](ServerMessage).decode


class Host(Protocol):
    """What the application needs of the house."""

    async def may_read(self, game: str, code: str) -> bool:
        """Whether the game of this id may be read by who knows this code of a table."""
        ...

    async def sitting(self, game: str) -> Sitting | None:
        """The game of this id; None where there is none."""
        ...

    async def record(self, game: str) -> str | None:
        """A game as a record file; None where there is none."""
        ...

    def when_changed(self, hear: Callable[[str], None]) -> None:
        """Have it called with the id of each game that is not all as it was."""
        ...

    def leave(self, screen: Screen) -> None:
        """A screen has gone."""
        ...

    async def put(self, screen: Screen, command: HallCommand | TableCommand | GameCommand) -> None:
        """A screen asks for something; waits while too much is waiting already."""
        ...


class Visitor:
    """A guest, and the last he heard of everything."""

    def __init__(self, house: Host, screen: Screen) -> None:
        self._house = house
        self._screen = screen
        self.table: TableView | None = None
        self.game: GameView | None = None
        self.lists: TableLists | None = None

    @property
    def guest(self) -> str:
        """His public name for the program; empty before he has said who he is."""
        return self._screen.guest.id if self._screen.guest else ""

    async def ask(self, command: HallCommand | TableCommand | GameCommand) -> Answer:
        """Ask something; gives how it is answered."""
        await self._house.put(self._screen, command)
        async with asyncio.timeout(LONGEST):
            while True:
                message = await self.hear()
                if isinstance(message, Answer) and message.id == command.id:
                    return message

    async def hear(self) -> ServerMessage:
        """The next that he is told."""
        message = read(await self._screen.next())
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

    async def sitting(self) -> Sitting | None:
        """The game at his table as it is now."""
        return await self._house.sitting(self._screen.table.id) if self._screen.table else None


@asynccontextmanager
async def visiting(house: Host, origin: str, secret: str, code: str = "") -> AsyncGenerator[Visitor]:
    """A guest comes from an address, to a table if a code is named. Raises FaultError where he may not."""
    screen = Screen(origin=origin)
    visitor = Visitor(house, screen)
    try:
        _check(await visitor.ask(Hello(id=new_id(), secret=secret)))
        if code:
            _check(await visitor.ask(Visit(id=new_id(), code=code)))
        yield visitor
    finally:
        if screen.table is None:
            house.leave(screen)
        else:
            screen.go_deaf()  # the next request of this guest takes its place
            asyncio.get_running_loop().call_later(LINGERS, house.leave, screen)


def new_id() -> str:
    """An id for a command."""
    return secrets.token_hex(8)


def _check(answer: Answer) -> None:
    if isinstance(answer, Fault):
        raise FaultError(answer.key, answer.detail)
