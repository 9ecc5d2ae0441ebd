"""The way to a database: a piece of work goes there as a whole, in one transaction, and what it found comes back.

Work is a function of a connection. SQLite works in the thread that asks it, so its file has a thread of its own, and
however many statements a piece of work has it is handed over once. PostgreSQL answers over a line; while one answer
is under way others are asked for.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, Protocol, TypeVar, cast

import sqlalchemy as sql

from . import engine, upkeep

CHECKPOINT: Final = 1000
"""Rows that change until the file takes up what its log holds: some 5 MB."""

Found = TypeVar("Found")


class Database(Protocol):
    """Where the tables are kept."""

    place: str
    """As people are told of it, without a password."""

    async def run(self, work: Callable[[sql.Connection], Found]) -> Found:
        """Do a piece of work, all of it or nothing. Raises what the database raises."""
        ...

    async def reconnect(self) -> None:
        """Drop the connections, which may be spoiled; new ones are made when they are needed."""
        ...

    async def close(self) -> None:
        """Let go of it."""
        ...


class SqliteFile:
    """The file of a data folder. It has one connection: one writer, and a reader that sees what it wrote."""

    def __init__(self, folder: Path) -> None:
        self.place = str(folder / engine.FILE)
        self._file = folder / engine.FILE
        self._engine = engine.sqlite(folder)
        self._connection: sql.Connection | None = None
        """It stays open from one piece of work to the next: to fetch it and put it back takes as long as to write a move."""
        self._thread = ThreadPoolExecutor(1, "store")
        self._checkpoint: asyncio.Task[None] | None = None
        self._changes = 0
        """Rows that this connection had changed when the last checkpoint began."""

    async def run(self, work: Callable[[sql.Connection], Found]) -> Found:
        """Do a piece of work, after all that came before."""

        def do() -> tuple[Found, int]:
            if self._connection is None:
                self._connection = self._engine.connect()
            with self._connection.begin():
                found = work(self._connection)
            return found, _changes(self._connection)

        found, changes = await asyncio.get_running_loop().run_in_executor(self._thread, do)
        is_due = not 0 <= changes - self._changes < CHECKPOINT
        if is_due and (self._checkpoint is None or self._checkpoint.done()):
            self._changes = changes
            self._checkpoint = asyncio.create_task(self._take_up_log())
        return found

    async def _take_up_log(self) -> None:
        """The file takes up what its log holds, and the log begins anew.

        SQLite would do it within the transaction that fills a thousand pages, and one move in a hundred would wait
        for it. So most is done beside the writing; then, between two transactions, what was written meanwhile.
        """
        await asyncio.to_thread(upkeep.checkpoint, self._file)
        await asyncio.get_running_loop().run_in_executor(self._thread, upkeep.checkpoint, self._file)

    async def reconnect(self) -> None:
        """Drop the connection."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None

    async def close(self) -> None:
        """Let go of the file, once all that came before is done."""
        if self._checkpoint is not None:
            await self._checkpoint
        await self.reconnect()
        self._thread.shutdown(wait=False)


def _changes(connection: sql.Connection) -> int:
    """Rows that were changed by a connection to a file since it was opened."""
    return cast("sqlite3.Connection", connection.connection.driver_connection).total_changes


class Postgres:
    """A database of PostgreSQL."""

    def __init__(self, address: str) -> None:
        """Raises StoreError for an address of another kind."""
        self.engine = engine.postgres(address)
        self.place = self.engine.url.render_as_string(hide_password=True)

    async def run(self, work: Callable[[sql.Connection], Found]) -> Found:
        """Do a piece of work."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def reconnect(self) -> None:
        """Drop the connections."""
        await self.engine.dispose()

    async def close(self) -> None:
        """Let go of it."""
        await self.engine.dispose()
