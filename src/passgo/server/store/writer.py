"""Additions are written together: those of all tables that come while the database is busy go into one transaction.

A transaction takes the same time with one addition or with fifty, and most of it is spent waiting for the disk. So
the more there is to write the cheaper each addition becomes, and where there is little nobody waits for others.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError

from passgo.table.store.rows import Addition, Listing, ListingChange

from . import schema
from .database import Database, Statement
from .engine import postgres_insert
from .seals import SEAL, seal

MOST: Final = 500
"""Additions in one transaction: on a slow disk this many, so that later ones go with the next."""

SELDOM: Final = ("code", "phase", "listed", "runs")
OFTEN: Final = ("at", "brief", SEAL)
"""Indexed columns of a listing, whose pages SQLite writes again whenever the column is set."""

_Waiting = tuple[Addition, asyncio.Future[None]]


class Writer:
    """Writes additions, one transaction at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, addition: Addition) -> None:
        """Wait until it is stored. Raises what the database raises for it alone."""
        is_alone = self._task is None or self._task.done()
        if is_alone and self._database.write_at_once(_statements(self._database.dialect, [addition])):
            return
        written = asyncio.get_running_loop().create_future()
        self._waiting.append((addition, written))
        if is_alone:
            self._task = asyncio.create_task(self._write_on())
        await written

    async def close(self) -> None:
        """Wait until nothing is being written any more."""
        if self._task is not None:
            await self._task

    async def _write_on(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            await self._write(batch)

    async def _write(self, batch: Sequence[_Waiting]) -> None:
        """Write all of a batch; where the database refuses it, most likely because of one alone, by halves."""
        try:
            await self._store([addition for addition, _ in batch])
        except (DBAPIError, sqlite3.Error) as error:
            if len(batch) == 1:
                _settle(batch, error)
            else:
                middle = len(batch) // 2
                await self._write(batch[:middle])
                await self._write(batch[middle:])
        except Exception as error:
            _settle(batch, error)
        else:
            _settle(batch)

    async def _store(self, additions: Sequence[Addition]) -> None:
        await self._database.write(list(_statements(self._database.dialect, additions)))


def _statements(dialect: sql.Dialect, additions: Sequence[Addition]) -> Iterator[Statement]:
    additions = sorted(additions, key=lambda each: each.game)  # two servers wait for each other in one order
    changes = {each.game: each.listing for each in additions if each.listing}
    ends = [each.evening for each in additions if each.evening]
    every = (
        _insertion(dialect, schema.addition, [(each.game, each.mark) for each in additions]),
        _insertion(dialect, schema.move, [(each.game, row) for each in additions for row in each.moves]),
        _insertion(dialect, schema.talk, [(each.game, row) for each in additions for row in each.talk]),
        _insertion(dialect, schema.seed, [(each.game, row) for each in additions for row in each.seeds]),
        *_listings(dialect, changes),
        Statement(
            _change_of_evening(dialect),
            [(row.at, row.body, seal(schema.evening, row), row.game) for row in ends],
        ),
    )
    return (each for each in every if each.rows)


def _listings(dialect: sql.Dialect, changes: Mapping[str, ListingChange]) -> Iterator[Statement]:
    """Return the new listings of tables. Only differences are written: most often who is waited for."""
    seldom, often = attrgetter(*SELDOM), attrgetter("at", "brief")
    yield Statement(
        _change_of_listing(dialect, SELDOM),
        [
            (*seldom(after), game)
            for game, (before, after) in changes.items()
            if seldom(after) != seldom(before)
        ],
    )
    yield Statement(
        _change_of_listing(dialect, OFTEN),
        [(*often(after), seal_of_listing(game, after), game) for game, (_, after) in changes.items()],
    )
    sitters = {game: (set(before.sitters), set(after.sitters)) for game, (before, after) in changes.items()}
    left = [
        (game, guest)
        for game, (before, after) in sitters.items()
        for guest in {one.guest for one in before} - {one.guest for one in after}
    ]
    yield Statement(_end_of_sitter(dialect), left)
    rows = [(game, *sitter) for game, (before, after) in sitters.items() for sitter in after - before]
    came = [(*row, seal(schema.sitter, row)) for row in rows]
    yield Statement(_change_of_sitter(dialect), came)


def insert(connection: sql.Connection, table: sql.Table, rows: Iterable[tuple[str, Any]]) -> None:
    """Insert rows of games, with their fields in the order of the table's columns."""
    words, values = _insertion(connection.dialect, table, rows)
    if values:
        connection.exec_driver_sql(words, list(values))


def _insertion(dialect: sql.Dialect, table: sql.Table, rows: Iterable[tuple[str, Any]]) -> Statement:
    of_games = [(game, *row) for game, row in rows]
    sealed = [(*row, seal(table, row)) for row in of_games]
    return Statement(_words_of_insertion(dialect, table), sealed)


def seal_of_listing(game: str, listing: Listing) -> int:
    """Return the seal of a listing's own row."""
    return seal(schema.listing, (game, *listing[:-1]))


# --- statements, put into words once for a kind of database: that takes longer than what they do --------


@lru_cache(maxsize=32)
def _words_of_insertion(dialect: sql.Dialect, table: sql.Table) -> str:
    return str(sql.insert(table).compile(dialect=dialect))


@lru_cache(maxsize=32)
def _change_of_listing(dialect: sql.Dialect, names: Sequence[str]) -> str:
    change = sql.update(schema.listing).where(schema.listing.c.game == sql.bindparam("of_game"))
    return str(change.values({name: sql.bindparam(f"new_{name}") for name in names}).compile(dialect=dialect))


@lru_cache(maxsize=32)
def _change_of_evening(dialect: sql.Dialect) -> str:
    """Return the result of a game, if its circle still is."""
    evening = schema.evening
    change = sql.update(evening).where(evening.c.game == sql.bindparam("of_game"))
    names = ("at", "body", SEAL)
    return str(change.values({name: sql.bindparam(f"new_{name}") for name in names}).compile(dialect=dialect))


@lru_cache(maxsize=32)
def _end_of_sitter(dialect: sql.Dialect) -> str:
    columns = schema.sitter.c
    this = columns.game == sql.bindparam("of_game"), columns.guest == sql.bindparam("of_guest")
    return str(sql.delete(schema.sitter).where(*this).compile(dialect=dialect))


@lru_cache(maxsize=32)
def _change_of_sitter(dialect: sql.Dialect) -> str:
    """Return who sits down, and what is different about those who sat there."""
    insertion = (postgres_insert if dialect.name == "postgresql" else sqlite.insert)(schema.sitter)
    now = insertion.excluded
    change = insertion.on_conflict_do_update(
        index_elements=[schema.sitter.c.game, schema.sitter.c.guest],
        set_={"host": now.host, "waits": now.waits, SEAL: now[SEAL]},
    )
    return str(change.compile(dialect=dialect))


def _settle(batch: Iterable[_Waiting], error: Exception | None = None) -> None:
    """Tell those who wait for it, as far as they still do."""
    for _, written in batch:
        if not written.done() and error is None:
            written.set_result(None)
        elif not written.done() and error is not None:
            written.set_exception(error)
