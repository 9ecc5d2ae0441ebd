"""The way to a database: a piece of work goes there as a whole, in one transaction, and its result comes back.

Work is a function of a connection; mere writes are statements, prepared before. SQLite works in the thread that calls
it, so its file has a thread of its own, and a piece of work is handed over once, however many statements it has.
Handing it over and back takes longer than a small piece of work itself; while the disk is quick and little is asked,
it is done by the caller. PostgreSQL answers over a connection; others are asked while one answer is under way.

Writes go to SQLite by its driver: through SQLAlchemy each statement would take three times as long.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple, Protocol, TypeVar, cast

import sqlalchemy as sql

from . import engine, upkeep

CHECKPOINT: Final = 1000
"""Rows that change until the file takes up what its log holds: some 5 MB."""

QUICK: Final = 0.003
"""Seconds that a small piece of work may take, for all who are served wait for it."""
SHARE: Final = 1 / 3
"""The most time for such work: if more is asked, the thread writes much together."""
SHARE_OF_SLOW: Final = 1 / 100
"""The most time for such work if it was not quick."""
BURST: Final = 0.02
"""Seconds by which it may be ahead of its share: what comes together is most often two or three moves, not many."""

Found = TypeVar("Found")


class Statement(NamedTuple):
    """A statement in the words of a database, with the values it is carried out with, one row after another."""

    words: str
    rows: Sequence[tuple[Any, ...]]


class Database(Protocol):
    """The database of the tables."""

    place: str
    """Its place, without a password."""
    dialect: sql.Dialect
    """Its words."""

    async def run(self, work: Callable[[sql.Connection], Found]) -> Found:
        """Do a piece of work, all of it or nothing. Raises what the database raises."""
        ...

    async def write(self, statements: Iterable[Statement]) -> None:
        """Carry out statements, all of them or nothing. Raises what the database raises."""
        ...

    def write_at_once(self, statements: Iterable[Statement]) -> bool:
        """Carry out few statements without waiting for anything, if that is possible now; return whether it was done.

        Raises what the database raises.
        """
        ...

    async def tidy(self) -> None:
        """Remove overwritten data from the files too, if the database can."""
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
        self.dialect = self._engine.dialect
        self._connection: sql.Connection | None = None
        """It stays open from one piece of work to the next: to fetch it and put it back takes as long as to write a move."""
        self._thread = ThreadPoolExecutor(1, "store")
        self._handed_over: list[Future[object]] = []
        """Work that the thread may still be doing: the connection is used elsewhere only when there is none."""
        self._spent_until = 0.0
        """Until then goes the time of which what was done at once has its share."""
        self._checkpoint: asyncio.Task[None] | None = None
        self._changes = 0
        """Rows that this connection had changed when the last checkpoint began."""

    async def run(self, work: Callable[[sql.Connection], Found]) -> Found:
        """Do a piece of work, after all that came before."""
        found, changes = await self._hand_over(lambda: self._do(work))
        self._note(changes)
        return found

    async def write(self, statements: Iterable[Statement]) -> None:
        """Carry out statements, after all that came before."""
        self._note(await self._hand_over(lambda: self._write(statements)))

    def write_at_once(self, statements: Iterable[Statement]) -> bool:
        """Carry out few statements in this thread, if the other does nothing and the disk has been quick."""
        began = monotonic()
        if began + BURST < self._spent_until or self._is_at_work():
            return False
        try:
            changes = self._write(statements)
        finally:
            took = monotonic() - began
            share = SHARE if took < QUICK else SHARE_OF_SLOW
            self._spent_until = max(began, self._spent_until) + took / share
        self._note(changes)
        return True

    def _do(self, work: Callable[[sql.Connection], Found]) -> tuple[Found, int]:
        """Return its result, and how many rows this connection has changed."""
        connection = self._connected()
        with connection.begin():
            found = work(connection)
        return found, _driver_of(connection).total_changes

    def _write(self, statements: Iterable[Statement]) -> int:
        """Carry out statements; return how many rows this connection has changed."""
        driver = _driver_of(self._connected())
        with driver:  # what was begun is committed at the end, or rolled back
            driver.execute(engine.BEGIN)
            for words, rows in statements:
                driver.executemany(words, rows)
        return driver.total_changes

    def _connected(self) -> sql.Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    async def _hand_over(self, do: Callable[[], Found]) -> Found:
        """Have the thread do something, after all that came before."""
        coming = self._thread.submit(do)
        self._handed_over.append(cast("Future[object]", coming))
        return await asyncio.wrap_future(coming)

    def _is_at_work(self) -> bool:
        """Return whether the thread may still be at something, whether or not anybody waits for it."""
        self._handed_over = [each for each in self._handed_over if not each.done()]
        return bool(self._handed_over)

    def _note(self, changes: int) -> None:
        """Note the rows changed so far: now and then the file takes up the log."""
        is_due = not 0 <= changes - self._changes < CHECKPOINT
        if is_due and (self._checkpoint is None or self._checkpoint.done()):
            self._changes = changes
            self._checkpoint = asyncio.create_task(self._take_up_log())

    async def _take_up_log(self) -> None:
        """Copy the log of the file into it, and start the log again.

        SQLite would do it within the transaction that fills a thousand pages, and one move in a hundred would wait
        for it. So most is done during the writing; then, between two transactions, the rest.
        """
        await asyncio.to_thread(upkeep.checkpoint, self._file)
        await self._hand_over(lambda: upkeep.checkpoint(self._file))

    async def tidy(self) -> None:
        """Empty the log, if no other program reads the file just now."""
        await self._hand_over(lambda: upkeep.checkpoint(self._file, how="TRUNCATE"))

    async def reconnect(self) -> None:
        """Drop the connection."""
        await self._hand_over(self._drop)

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


def _driver_of(connection: sql.Connection) -> sqlite3.Connection:
    return cast("sqlite3.Connection", connection.connection.driver_connection)


class Postgres:
    """A database of PostgreSQL."""

    def __init__(self, address: str) -> None:
        """Raises StoreError for an address of another kind."""
        self.engine = engine.postgres(address)
        self.dialect = self.engine.dialect
        self.place = engine.without_password(address)

    async def run(self, work: Callable[[sql.Connection], Found]) -> Found:
        """Do a piece of work."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def write(self, statements: Iterable[Statement]) -> None:
        """Carry out statements."""

        def work(connection: sql.Connection) -> None:
            for words, rows in statements:
                connection.exec_driver_sql(words, list(rows))

        await self.run(work)

    def write_at_once(self, statements: Iterable[Statement]) -> bool:
        """Return False: the database answers over a line."""
        return False

    async def tidy(self) -> None:
        """Do nothing: the database sees to that by itself (`VACUUM`)."""

    async def reconnect(self) -> None:
        """Drop the connections."""
        await self.engine.dispose()

    async def close(self) -> None:
        """Let go of it."""
        await self.engine.dispose()
