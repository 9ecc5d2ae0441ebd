"""Reading and writing.

A table is its row in `game`, its moves in `move` (primary key: game and place in the record), and its log in `talk`
(places, settings, standing orders, pace, offers, seeds of the dice); the server's own seeds are in `seed`. An
addition is stored as a whole or not at all, and nothing of it is ever changed or removed; it has its place in
`addition`, so that of two servers that add to the same table one finds out that it must read on first. The id that a client gave its
command stands in the last row the command brought about and is unique within a game, so a command sent twice is
found again. `listing` and `sitter` follow from all that, for the lists, and are written with it.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from passgo.protocol.tables import ONGOING
from passgo.table.store import (
    START,
    Addition,
    EveningRow,
    GameBrief,
    GameRow,
    GuestRow,
    InDoubtError,
    Kept,
    Listing,
    Log,
    Mark,
    MoveRow,
    Rewrite,
    SeedRow,
    Sitter,
    Store,
    StoreError,
    TakenError,
    TalkRow,
)

from . import circles, engine, rewriting, schema, soundness, upkeep
from .database import Database, Found, Postgres, SqliteFile
from .friends import SqlFriends
from .notices import StoredNotices
from .processes import Processes
from .seals import SEAL, seal, sealed_columns
from .writer import Writer, insert

FAILURES = (SQLAlchemyError, sqlite3.Error, OSError, UnicodeDecodeError)
AT_ONCE = 500
"""Games that are taken out by one statement."""


class SqlStore(Store):
    """The tables of one data folder, or of one PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database)
        self.notices = StoredNotices(self._run)
        self.circles = circles.SqlCircles(self._run)
        """The circles of the same people."""
        self.friends = SqlFriends(self._run)
        """To whom they show how they play."""
        self.processes: Processes | None = None
        """The servers on this PostgreSQL; None where a folder is its own."""

    @classmethod
    async def open(cls, where: Path | str, *, may_begin: bool = True) -> SqlStore:
        """Open the store of a data folder, making it if there is none; or of a PostgreSQL, by its address.

        Raises StoreError when it is damaged, cannot be written or reached, or was written by a later version; and
        if there is none, unless one may begin.
        """
        database = SqliteFile(where) if isinstance(where, Path) else Postgres(where)
        store = cls(database)
        try:
            if isinstance(database, Postgres):
                await engine.make_ready(database.engine, database.place, may_begin=may_begin)
                store.processes = Processes(database.engine, database.place, secrets.token_hex(6))
            else:
                await database.run(
                    lambda connection: engine.prepare(connection, database.place, may_begin=may_begin)
                )
        except (StoreError, asyncio.CancelledError):
            await store.close()
            raise
        except FAILURES as error:
            await store.close()
            raise store._failed(error) from error
        except TypeError as error:  # the driver was handed an option of the address that it does not know
            await store.close()
            if "unexpected keyword argument" not in str(error):
                raise
            raise StoreError("host-store-unusable", place=database.place, cause=error) from None
        return store

    async def close(self) -> None:
        """Let go of the database."""
        await self._writer.close()
        await self._database.close()

    # --- is it sound? ---------------------------------------------------------------------------------

    async def check_at_start(self) -> None:
        """Check that it can be written, and that a small file is sound. Raises StoreError."""
        await self._run(soundness.write_something)
        for fault in await self._run(soundness.faults_if_quick):
            raise StoreError("host-store-damaged", place=self._database.place, cause=fault)

    async def forget(self, games: list[str]) -> None:
        """Take games out for good. Raises StoreError."""

        def work(connection: sql.Connection) -> None:
            for first in range(0, len(games), AT_ONCE):
                upkeep.forget(connection, games[first : first + AT_ONCE])

        await self._run(work)

    async def faults(self) -> list[soundness.Unsound]:
        """Return the faults of the file itself and its rows. Raise StoreError if it cannot even be examined."""
        return await self._run(soundness.faults)

    # --- a table grows --------------------------------------------------------------------------------

    async def begin_game(
        self, row: GameRow, listing: Listing, talk: Sequence[TalkRow] = (), circle: str = ""
    ) -> None:
        """Store a new table with the first of its log; perhaps of a circle.

        Raises StoreError when it cannot be stored, TakenError where its command or its code is known already.
        """

        def work(connection: sql.Connection) -> None:
            connection.execute(sql.insert(schema.game), {**row._asdict(), SEAL: seal(schema.game, row)})
            insert(connection, schema.talk, [(row.id, each) for each in talk])
            insert(connection, schema.addition, [(row.id, Mark(1, 0, len(talk)))])
            insert(connection, schema.listing, [(row.id, listing[:-1])])
            insert(connection, schema.sitter, [(row.id, sitter) for sitter in listing.sitters])
            if circle:
                insert(connection, schema.evening, [(row.id, (circle, row.at, ""))])

        try:
            await self._database.run(work)
        except FAILURES as error:
            failure = await self._recover(error)
            if await self._row_or_none(row.id) != row:
                raise failure from error

    async def append(self, addition: Addition) -> None:
        """Store an addition, all of it or nothing.

        Raise StoreError if nothing of it was stored, TakenError if others are in its place already,
        InDoubtError if it is not known yet.
        """
        try:
            await self._writer.write(addition)
        except FAILURES as error:
            failure = await self._recover(error)
            if not await self.settle(addition):
                raise failure from error

    async def settle(self, addition: Addition) -> bool:
        """Return whether an addition is stored, by reading it back.

        Raises InDoubtError while the store cannot be read, TakenError if other rows are there instead.
        """
        if not addition.moves and not addition.talk:
            return False
        places = schema.move.c.n.in_([row.n for row in addition.moves])
        numbers = schema.talk.c.k.in_([row.k for row in addition.talk])
        try:
            moves, talk = await self._database.run(
                lambda connection: _read(connection, addition.game, places, numbers)
            )
        except FAILURES as error:
            raise await self._recover(error, InDoubtError) from error
        if not moves and not talk:
            return False
        if moves == list(addition.moves) and talk == list(addition.talk):
            return True
        raise TakenError("host-store-foreign", place=self._database.place)

    # --- what was stored is changed after all ---------------------------------------------------------

    async def erase_guest(self, guest: str, rewrite: Rewrite) -> list[str]:
        """Write every table at which a guest ever was as `rewrite` gives it, and forget them; all of it or nothing.

        Gives the tables. Raises StoreError, what `rewrite` raises, TakenError where something was added meanwhile.
        """

        def work(connection: sql.Connection) -> list[str]:
            games = rewriting.tables_of(connection, guest)
            for game in games:
                before = _kept(connection, game)
                rewriting.write_again(connection, before, rewrite(before))
            circles.part_from_all(connection, guest)
            rewriting.forget_guest(connection, guest)
            return games

        games = await self._run(work)
        await self._database.tidy()
        return games

    async def kept(self, game: str) -> Kept:
        """Return all that is stored of a table, which must exist. Raises StoreError."""
        return await self._run(lambda connection: _kept(connection, game))

    async def reword(self, game: str, rows: Sequence[TalkRow]) -> None:
        """Replace the entries with these numbers. Raise StoreError."""
        await self._run(lambda connection: rewriting.change_rows(connection, schema.talk, game, "k", rows))

    # --- a table is read ------------------------------------------------------------------------------

    async def read(self, game: str, after: Mark = START) -> Log:
        """Return the log of a table, from a mark on. Raises StoreError."""
        table = schema.addition
        marks = _select(table, Mark).where(table.c.game == game, table.c.no > after.no).order_by(table.c.no)

        def work(connection: sql.Connection) -> Log:
            found = [Mark(*row) for row in connection.execute(marks)]
            if not found:
                return Log([], [], [])
            last = found[-1]  # others may add to it between one statement and the next
            places = sql.between(schema.move.c.n, after.n + 1, last.n)
            numbers = sql.between(schema.talk.c.k, after.k + 1, last.k)
            return Log(*_read(connection, game, places, numbers), found)

        return await self._run(work)

    async def everything(self, game: str) -> tuple[Kept, dict[int, str]]:
        """Return all that is stored of a table, with the server's seeds, as it was at one moment. Raises StoreError."""
        seeds = _select(schema.seed, SeedRow).where(schema.seed.c.game == game)

        def work(connection: sql.Connection) -> tuple[Kept, dict[int, str]]:
            if connection.dialect.name == "postgresql":  # a server may add to it between two statements
                connection.execute(sql.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
            return _kept(connection, game), dict(tuple(row) for row in connection.execute(seeds))

        return await self._run(work)

    async def seeds(self, game: str) -> dict[int, str]:
        """Return the server's own seeds for the dice of a game, by attempt. Raises StoreError."""
        query = _select(schema.seed, SeedRow).where(schema.seed.c.game == game)
        return dict(tuple(row) for row in await self._all(query))

    async def row(self, game: str) -> GameRow | None:
        """Return a table by its id. Raises StoreError."""
        return await self._one(_select(schema.game, GameRow).where(schema.game.c.id == game), GameRow)

    async def made_by(self, client: str) -> GameRow | None:
        """Return the table that a command created. Raises StoreError."""
        return await self._one(_select(schema.game, GameRow).where(schema.game.c.client == client), GameRow)

    async def games(self) -> list[GameBrief]:
        """Return all games, in the order in which they began. Raises StoreError."""
        game, listing = schema.game, schema.listing
        columns = [game.c[name] for name in GameRow._fields]
        count, seen = sql.func.count(schema.move.c.n), sql.func.max(schema.move.c.at)
        query = sql.select(game.c.no, *columns, count, seen, listing.c.brief).select_from(game)
        query = query.outerjoin(schema.move).outerjoin(listing, listing.c.game == game.c.id)
        query = query.group_by(game.c.no, listing.c.game).order_by(game.c.no)
        return [
            GameBrief(no, GameRow(*row), moves, GameRow(*row).at if at is None else at, brief or "")
            for no, *row, moves, at, brief in await self._all(query)
        ]

    # --- where tables are found -----------------------------------------------------------------------

    async def find(self, code: str) -> str | None:
        """Return the id of the table with this code. Raises StoreError."""
        return await self._value(sql.select(schema.listing.c.game).where(schema.listing.c.code == code))

    async def listing(self, game: str) -> Listing | None:
        """Return the listing of a table. Raise StoreError."""
        found = await self._listings(schema.listing.c.game == game, 1)
        return found[0] if found else None

    async def listings_of(self, guest: str, most: int) -> list[Listing]:
        """Return a guest's tables, the last to change first. Raises StoreError."""
        mine = sql.select(schema.sitter.c.game).where(schema.sitter.c.guest == guest)
        return await self._listings(schema.listing.c.game.in_(mine), most)

    async def open_listings(self, most: int) -> list[Listing]:
        """Return the open tables that are not over, the last to change first. Raises StoreError."""
        alive = schema.listing.c.phase.in_(ONGOING)
        return await self._listings(schema.listing.c.listed & alive, most)

    async def running(self) -> list[str]:
        """Return the tables that continue while nobody is there. Raise StoreError."""
        query = sql.select(schema.listing.c.game).where(schema.listing.c.runs)
        return [game for (game,) in await self._all(query)]

    async def latest(self, guest: str) -> str | None:
        """Return the code of the last table created with a seat of this guest and a game in progress. Raise StoreError."""
        query = sql.select(schema.listing.c.code).select_from(schema.listing).join(schema.game)
        query = query.join(schema.sitter, schema.sitter.c.game == schema.game.c.id)
        goes_on = schema.listing.c.phase.in_(ONGOING)
        query = query.where(schema.sitter.c.guest == guest, goes_on)
        return await self._value(query.order_by(schema.game.c.no.desc()).limit(1))

    async def nobodys(self) -> str | None:
        """Return the code of the table created last, if it never had a host. Raises StoreError."""
        last = sql.select(sql.func.max(schema.game.c.no)).scalar_subquery()
        talk = schema.talk.c
        hosted = sql.exists().where(talk.game == schema.game.c.id, talk.body.startswith('{"t":"host"'))
        query = (
            sql.select(schema.listing.c.code)
            .select_from(schema.listing)
            .join(schema.game)
            .where(schema.game.c.no == last, ~hosted)
        )
        return await self._value(query)

    # --- guests ---------------------------------------------------------------------------------------

    async def guest(self, name: str) -> GuestRow | None:
        """Return a guest by their public name. Raise StoreError."""
        return await self._one(_select(schema.guest, GuestRow).where(schema.guest.c.id == name), GuestRow)

    async def keep_guest(self, row: GuestRow) -> None:
        """Store a guest, or their new name. Raise StoreError."""

        def work(connection: sql.Connection) -> None:
            mine = schema.guest.c.id == row.id
            since = connection.execute(sql.select(schema.guest.c.at).where(mine)).scalar()
            kept = row if since is None else row._replace(at=since)
            values = {**kept._asdict(), SEAL: seal(schema.guest, kept)}
            write = sql.insert(schema.guest) if since is None else sql.update(schema.guest).where(mine)
            connection.execute(write.values(values))

        await self._run(work)

    # --- how ------------------------------------------------------------------------------------------

    async def _run(self, work: Callable[[sql.Connection], Found]) -> Found:
        """Read something, or write it without doubt. Raises StoreError, TakenError."""
        try:
            return await self._database.run(work)
        except FAILURES as error:
            raise await self._recover(error) from error

    async def _all(self, query: Any) -> Sequence[Any]:
        return await self._run(lambda connection: connection.execute(query).all())

    async def _value(self, query: Any) -> str | None:
        return await self._run(lambda connection: connection.execute(query).scalar())

    async def _one(self, query: Any, kind: Any) -> Any:
        row = await self._run(lambda connection: connection.execute(query).first())
        return kind(*row) if row is not None else None

    async def _listings(self, which: sql.ColumnElement[bool], most: int) -> list[Listing]:
        return await self._run(lambda connection: _listings(connection, which, most))

    async def _row_or_none(self, game: str) -> GameRow | None:
        try:
            return await self.row(game)
        except StoreError:
            return None

    async def _recover(self, error: Exception, kind: type[StoreError] = StoreError) -> StoreError:
        """Drop the connections, which may be spoiled, and put the failure into words."""
        if engine.is_clash(error):
            return TakenError("host-store-foreign", place=self._database.place)
        await self._database.reconnect()
        return self._failed(error, kind)

    def _failed(self, error: Exception, kind: type[StoreError] = StoreError) -> StoreError:
        what, cause = engine.cause_of(error)
        return kind(f"host-store-{what}", place=self._database.place, cause=cause)


def _kept(connection: sql.Connection, game: str) -> Kept:
    row = connection.execute(_select(schema.game, GameRow).where(schema.game.c.id == game)).one()
    listings = _listings(connection, schema.listing.c.game == game, 1)
    evening = connection.execute(
        _select(schema.evening, EveningRow).where(schema.evening.c.game == game)
    ).first()
    return Kept(
        GameRow(*row),
        listings[0] if listings else None,
        _whole_log(connection, game),
        EveningRow(*evening) if evening else None,
    )


def _whole_log(connection: sql.Connection, game: str) -> Log:
    marks = _select(schema.addition, Mark).where(schema.addition.c.game == game)
    found = [Mark(*row) for row in connection.execute(marks.order_by(schema.addition.c.no))]
    return Log(*_read(connection, game, sql.true(), sql.true()), found)


def _listings(connection: sql.Connection, which: sql.ColumnElement[bool], most: int) -> list[Listing]:
    columns = [schema.listing.c[name] for name in sealed_columns(schema.listing)]
    query = sql.select(*columns).where(which).order_by(schema.listing.c.at.desc()).limit(most)
    found = connection.execute(query).all()
    who = _select(schema.sitter, Sitter, schema.sitter.c.game)
    sitters = connection.execute(who.where(schema.sitter.c.game.in_([game for game, *_ in found]))).all()
    return [
        Listing(*fields)._replace(sitters=tuple(Sitter(*one) for of, *one in sitters if of == game))
        for game, *fields in found
    ]


def _select(table: sql.Table, kind: Any, *before: Any) -> Any:
    columns: list[Any] = [table.c[name] for name in kind._fields]
    return sql.select(*before, *columns)


def _read(
    connection: sql.Connection,
    game: str,
    places: sql.ColumnElement[bool],
    numbers: sql.ColumnElement[bool],
) -> tuple[list[MoveRow], list[TalkRow]]:
    """Return the rows in these places."""
    moves = _select(schema.move, MoveRow).where(schema.move.c.game == game, places)
    talk = _select(schema.talk, TalkRow).where(schema.talk.c.game == game, numbers)
    return (
        [MoveRow(*row) for row in connection.execute(moves.order_by(schema.move.c.n))],
        [TalkRow(*row) for row in connection.execute(talk.order_by(schema.talk.c.k))],
    )
