"""Several servers on one PostgreSQL: which live, which runs a table, who is there, and their messages.

No game depends on this. The place in the sequence decides what is added to a table; bots and clocks run in one
process to spare the others the work; a message is a hint to read on.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncGenerator, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from passgo.table.running import peers
from passgo.table.store.errors import StoreError
from passgo.table.store.rows import PresenceRow

from . import engine, schema

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

CHANNEL: Final = "passgo"
AT_ONCE: Final = 50
"""How many tables one process takes over at a time."""

_now = sql.extract("epoch", sql.func.clock_timestamp())


Line: TypeAlias = "AsyncConnection"
"""The channel on which the others are informed and heard."""


class Standing(NamedTuple):
    """The state of a table in the store."""

    no: int
    """How many additions it has."""
    process: str | None
    """Which runs it."""


class Processes:
    """The knowledge of one server about the others, and its messages."""

    def __init__(self, database: AsyncEngine, place: str, me: str) -> None:
        """`me`: a name that no other process has."""
        self._engine = database
        self._place = place
        self.me = me

    # --- which live -----------------------------------------------------------------------------------

    async def sign(self) -> bool:
        """Give a sign of life. Return False if this process had been given up, or is new: it has no tables any more.

        Raises StoreError.
        """
        async with self._transaction() as connection:
            alive = sql.update(schema.process).where(schema.process.c.id == self.me)
            found = await connection.execute(alive.values(until=_now + peers.LIVES))
            if not found.rowcount:
                await connection.execute(
                    sql.insert(schema.process).values(id=self.me, until=_now + peers.LIVES)
                )
            return bool(found.rowcount)

    async def bury(self) -> int:
        """Give up those of whom there was no sign; how many there were. Raises StoreError."""
        async with self._transaction() as connection:
            found = await connection.execute(sql.delete(schema.process).where(schema.process.c.until < _now))
            return found.rowcount

    async def are_others(self) -> bool:
        """Return whether any other process lives. Raises StoreError."""
        other = sql.select(sql.exists().where(schema.process.c.id != self.me))
        async with self._transaction() as connection:
            return bool((await connection.execute(other)).scalar())

    async def leave(self) -> None:
        """Note that this process ends. Raises StoreError."""
        async with self._transaction() as connection:
            await connection.execute(sql.delete(schema.process).where(schema.process.c.id == self.me))

    # --- which runs a table ---------------------------------------------------------------------------

    async def lease(self, game: str, now: float) -> float | None:
        """Run a table if no other process does; return since when somebody has without a gap. Raises StoreError."""
        mine = engine.postgres_insert(schema.lease).values(game=game, process=self.me, since=now)
        free = schema.lease.c.process.is_(None) | (schema.lease.c.process == self.me)
        taken = mine.on_conflict_do_update(
            index_elements=["game"], set_={"process": self.me}, where=free
        ).returning(schema.lease.c.since)
        async with self._transaction() as connection:
            return (await connection.execute(taken)).scalar()

    async def lease_since(self, game: str) -> float | None:
        """Return the time since when somebody has run a table. Raises StoreError."""
        query = sql.select(schema.lease.c.since).where(schema.lease.c.game == game)
        async with self._transaction() as connection:
            return (await connection.execute(query)).scalar()

    async def release(self, game: str) -> None:
        """Run a table no more. Raises StoreError."""
        mine = (schema.lease.c.game == game) & (schema.lease.c.process == self.me)
        async with self._transaction() as connection:
            await connection.execute(sql.update(schema.lease).where(mine).values(process=None))

    async def take_over(self, now: float) -> list[str]:
        """Run some of the tables where something continues by itself and no process sees to it. Raise StoreError."""
        led = sql.exists().where(
            schema.lease.c.game == schema.listing.c.game, schema.lease.c.process.is_not(None)
        )
        left = (
            sql.select(schema.listing.c.game, sql.literal(self.me), sql.literal(now))
            .where(schema.listing.c.runs, ~led)
            .limit(AT_ONCE)
        )
        taken = engine.postgres_insert(schema.lease).from_select(["game", "process", "since"], left)
        taken = taken.on_conflict_do_update(
            index_elements=["game"], set_={"process": self.me}, where=schema.lease.c.process.is_(None)
        ).returning(schema.lease.c.game)
        async with self._transaction() as connection:
            return list((await connection.execute(taken)).scalars())

    async def standing(self, games: Sequence[str]) -> dict[str, Standing]:
        """Return the standing of tables. Raises StoreError."""
        last = sql.select(schema.addition.c.game, sql.func.max(schema.addition.c.no).label("no"))
        last = last.where(schema.addition.c.game.in_(games)).group_by(schema.addition.c.game).subquery()
        query = sql.select(last.c.game, last.c.no, schema.lease.c.process)
        query = query.outerjoin(schema.lease, schema.lease.c.game == last.c.game)
        async with self._transaction() as connection:
            return {game: Standing(no, process) for game, no, process in await connection.execute(query)}

    # --- who is there ---------------------------------------------------------------------------------

    async def attend(self, game: str, guests: Sequence[PresenceRow]) -> None:
        """Store who is, or was, at a table in this process. Raises StoreError."""
        table = schema.presence
        mine = (table.c.game == game) & (table.c.process == self.me)
        async with self._transaction() as connection:
            await connection.execute(sql.delete(table).where(mine))
            if guests:
                rows = [{"game": game, "process": self.me, **row._asdict()} for row in guests]
                await connection.execute(sql.insert(table), rows)

    async def others(self, game: str) -> list[PresenceRow]:
        """Return who is, or was, at a table in other processes. Raise StoreError."""
        table = schema.presence
        columns: list[Any] = [table.c[name] for name in PresenceRow._fields]
        query = sql.select(*columns).where(table.c.game == game, table.c.process != self.me)
        async with self._transaction() as connection:
            return [PresenceRow(*row) for row in await connection.execute(query)]

    # --- what they tell each other --------------------------------------------------------------------

    async def tell(self, line: Line, words: Sequence[str]) -> None:
        """Tell the others, on the line on which they are heard; each word shorter than 8,000 bytes. Raises StoreError."""
        try:
            for word in words:
                await line.exec_driver_sql("SELECT pg_notify($1, $2)", (CHANNEL, word))
        except (SQLAlchemyError, OSError) as error:
            raise self._failed(error) from error

    async def listen(self, hear: Callable[[str], None], lost: Callable[[], None]) -> Line:
        """Hear what the others tell, as long as the connection is open. Raises StoreError."""

        def notified(_connection: Any, _process: int, _channel: str, word: str) -> None:
            hear(word)

        def ended(_connection: Any) -> None:
            lost()

        try:
            connection = await engine.use(self._engine, self._place)
            driver: Any = (await connection.get_raw_connection()).driver_connection
            driver.add_termination_listener(ended)
            await driver.add_listener(CHANNEL, notified)
        except (SQLAlchemyError, OSError) as error:
            raise self._failed(error) from error
        return connection

    async def hang_up(self, line: Line) -> None:
        """End such a connection, which may be broken."""
        with contextlib.suppress(SQLAlchemyError, OSError):
            await line.invalidate()
            await line.close()

    # --- how ------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def _transaction(self) -> AsyncGenerator[AsyncConnection]:
        try:
            async with self._engine.begin() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise self._failed(error) from error

    def _failed(self, error: Exception) -> StoreError:
        what, cause = engine.cause_of(error)
        return StoreError(f"host-store-{what}", place=self._place, cause=cause)
