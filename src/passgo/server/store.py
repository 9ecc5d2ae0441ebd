"""The store: games as append-only rows. The one module that names SQL.

A game is its row in `game`, its moves in `move` (primary key: game and place in the record), and what
was said beside the moves in `talk` (standing orders, pace, offers). An addition is stored as a whole or not
at all, and nothing is ever changed or removed. The id that a screen gave its command stands in the last
row the command brought about and is unique within a game, so a command sent twice is found again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import sqlalchemy as sql
from sqlalchemy import event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from passgo.locale import TranslatedError

SCHEMA: Final = 1
FILE: Final = "games.db"

_meta = sql.MetaData()
_schema = sql.Table("passgo", _meta, sql.Column("schema", sql.Integer, primary_key=True))
_game = sql.Table(
    "game",
    _meta,
    sql.Column("no", sql.Integer, primary_key=True),
    sql.Column("id", sql.Text, nullable=False, unique=True),
    sql.Column("edition", sql.Text, nullable=False),
    sql.Column("plan", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("client", sql.Text, nullable=False, unique=True),
)
_move = sql.Table(
    "move",
    _meta,
    sql.Column("game", sql.Text, sql.ForeignKey("game.id"), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("client", sql.Text),
    sql.UniqueConstraint("game", "client"),
)
_talk = sql.Table(
    "talk",
    _meta,
    sql.Column("game", sql.Text, sql.ForeignKey("game.id"), primary_key=True),
    sql.Column("k", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("n", sql.Integer, nullable=False),
    sql.Column("body", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("client", sql.Text),
    sql.UniqueConstraint("game", "client"),
)


class GameRow(NamedTuple):
    """A game: its edition, its plan of seats as JSON, when it began, and the command that began it."""

    id: str
    edition: str
    plan: str
    at: float
    client: str


class MoveRow(NamedTuple):
    """A move: its place in the record from 1, the seat that made it (15 is chance), its text."""

    n: int
    seat: int
    text: str
    at: float
    client: str | None = None


class TalkRow(NamedTuple):
    """Something said beside the moves: its number from 1, the record's length then, its JSON text."""

    k: int
    n: int
    body: str
    at: float
    client: str | None = None


class GameBrief(NamedTuple):
    """A game in the list of all: its number, how many moves it has, and when something was stored last."""

    no: int
    row: GameRow
    moves: int
    seen: float


class Addition(NamedTuple):
    """What is stored together."""

    game: str
    moves: Sequence[MoveRow] = ()
    talk: Sequence[TalkRow] = ()


class StoreError(TranslatedError):
    """The store cannot do what was asked; nothing was stored."""


class InDoubtError(StoreError):
    """Whether the addition was stored cannot be told now; `Store.settle` will tell."""


class Store:
    """The games of one data folder."""

    def __init__(self, engine: AsyncEngine, place: Path) -> None:
        self._engine = engine
        self._place = place

    @classmethod
    async def open(cls, folder: Path) -> Store:
        """Open the store of a data folder, making it where there is none.

        Raises StoreError when the file is damaged, cannot be written, or was written by a later version.
        """
        place = folder / FILE
        url = sql.URL.create("sqlite+aiosqlite", database=str(place))
        # One connection: one writer, and a reader that sees what it wrote.
        engine = create_async_engine(url, pool_size=1, max_overflow=0, connect_args={"timeout": 5})
        event.listen(engine.sync_engine, "connect", _on_connect)
        event.listen(engine.sync_engine, "begin", _on_begin)
        store = cls(engine, place)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(_meta.create_all)
                found = (await connection.execute(sql.select(_schema.c.schema))).scalar()
                if found is None:
                    await connection.execute(sql.insert(_schema), {"schema": SCHEMA})
        except (SQLAlchemyError, OSError) as error:
            await engine.dispose()
            await asyncio.sleep(0.1)  # the driver's thread answers to this loop once more before it ends
            raise store._failed(error) from error
        if found not in (None, SCHEMA):
            await engine.dispose()
            raise StoreError("host-store-version", place=place, found=found, known=SCHEMA)
        return store

    async def close(self) -> None:
        """Let go of the file."""
        await self._engine.dispose()

    async def begin_game(self, row: GameRow) -> None:
        """Store a new game.

        Raises StoreError when it cannot be stored; then it is not.
        """
        try:
            async with self._engine.begin() as connection:
                await connection.execute(sql.insert(_game), row._asdict())
        except (SQLAlchemyError, OSError) as error:
            failure = await self._recover(error)
            if await self._latest_or_none() != row:
                raise failure from error

    async def append(self, addition: Addition) -> None:
        """Store an addition, all of it or nothing.

        Raises StoreError when nothing of it was stored, InDoubtError when that cannot be told yet.
        """
        try:
            async with self._engine.begin() as connection:
                await _insert(connection, _move, addition.game, addition.moves)
                await _insert(connection, _talk, addition.game, addition.talk)
        except (SQLAlchemyError, OSError) as error:
            failure = await self._recover(error)
            if not await self.settle(addition):
                raise failure from error

    async def settle(self, addition: Addition) -> bool:
        """Whether an addition is stored, by reading it back.

        Raises InDoubtError while the store cannot be read, StoreError when other rows stand in its place.
        """
        try:
            async with self._engine.begin() as connection:
                moves, talk = await _read(connection, addition.game)
        except (SQLAlchemyError, OSError) as error:
            raise await self._recover(error, InDoubtError) from error
        moves = [
            row for row in moves if addition.moves and addition.moves[0].n <= row.n <= addition.moves[-1].n
        ]
        talk = [row for row in talk if addition.talk and addition.talk[0].k <= row.k <= addition.talk[-1].k]
        if not moves and not talk:
            return False
        if moves == list(addition.moves) and talk == list(addition.talk):
            return True
        raise StoreError("host-store-foreign", place=self._place)

    async def latest(self) -> GameRow | None:
        """The game begun last. Raises StoreError."""
        try:
            async with self._engine.begin() as connection:
                query = sql.select(*(_game.c[name] for name in GameRow._fields))
                row = (await connection.execute(query.order_by(_game.c.no.desc()).limit(1))).first()
        except (SQLAlchemyError, OSError) as error:
            raise await self._recover(error) from error
        return GameRow(*row) if row is not None else None

    async def games(self) -> list[GameBrief]:
        """All games, in the order in which they were begun. Raises StoreError."""
        columns = [_game.c[name] for name in GameRow._fields]
        count, seen = sql.func.count(_move.c.n), sql.func.max(_move.c.at)
        query = sql.select(_game.c.no, *columns, count, seen).select_from(_game).outerjoin(_move)
        query = query.group_by(_game.c.no).order_by(_game.c.no)
        try:
            async with self._engine.begin() as connection:
                found = [tuple(row) for row in await connection.execute(query)]
        except (SQLAlchemyError, OSError) as error:
            raise await self._recover(error) from error
        rows = [(no, GameRow(*row), moves, at) for no, *row, moves, at in found]
        return [GameBrief(no, row, moves, row.at if at is None else at) for no, row, moves, at in rows]

    async def read(self, game: str) -> tuple[list[MoveRow], list[TalkRow]]:
        """The whole record of a game, and what was said beside it. Raises StoreError."""
        try:
            async with self._engine.begin() as connection:
                return await _read(connection, game)
        except (SQLAlchemyError, OSError) as error:
            raise await self._recover(error) from error

    async def _latest_or_none(self) -> GameRow | None:
        try:
            return await self.latest()
        except StoreError:
            return None

    async def _recover(self, error: Exception, kind: type[StoreError] = StoreError) -> StoreError:
        """Drop the connection, which may be spoiled, and put the failure into words."""
        await self._engine.dispose()
        return self._failed(error, kind)

    def _failed(self, error: Exception, kind: type[StoreError] = StoreError) -> StoreError:
        cause = getattr(error, "orig", None) or error
        code = str(getattr(cause, "sqlite_errorname", ""))
        if code.startswith(("SQLITE_FULL", "SQLITE_IOERR")):
            what = "full"
        elif code.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")):
            what = "readonly"
        elif code.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
            what = "damaged"
        elif code.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
            what = "busy"
        else:
            what = "unusable"
        return kind(f"host-store-{what}", place=self._place, cause=cause)


async def _insert(connection: AsyncConnection, table: sql.Table, game: str, rows: Sequence[Any]) -> None:
    if rows:
        await connection.execute(sql.insert(table), [{"game": game, **row._asdict()} for row in rows])


async def _read(connection: AsyncConnection, game: str) -> tuple[list[MoveRow], list[TalkRow]]:
    moves = sql.select(*(_move.c[name] for name in MoveRow._fields)).where(_move.c.game == game)
    talk = sql.select(*(_talk.c[name] for name in TalkRow._fields)).where(_talk.c.game == game)
    return (
        [MoveRow(*row) for row in await connection.execute(moves.order_by(_move.c.n))],
        [TalkRow(*row) for row in await connection.execute(talk.order_by(_talk.c.k))],
    )


def _on_connect(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # the driver opens no transaction of its own
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _on_begin(connection: sql.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
