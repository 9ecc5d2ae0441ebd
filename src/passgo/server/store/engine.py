"""A database to keep tables in: a SQLite file in a data folder, or PostgreSQL by its address."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy import event
from sqlalchemy.exc import ArgumentError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from . import schema
from .errors import StoreError

FILE: Final = "games.db"
MIGRATIONS: Final = Path(__file__).parent / "migrations"

FORM: Final = "postgresql://name@host/database"

CONNECTIONS: Final = 8
"""To one PostgreSQL at a time."""

SERVERS: Final = 1973
"""The advisory lock of PostgreSQL that a server holds."""

SQLITE_CAUSES: Final = {
    ("SQLITE_FULL", "SQLITE_IOERR"): "full",
    ("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM"): "readonly",
    ("SQLITE_CORRUPT", "SQLITE_NOTADB"): "damaged",
    ("SQLITE_BUSY", "SQLITE_LOCKED"): "busy",
}
POSTGRES_CAUSES: Final = {
    ("53100",): "full",
    ("25006", "42501"): "readonly",
    ("XX001", "XX002"): "damaged",
    ("08", "57", "53"): "away",
}
"""By how the code of the error begins, the text `host-store-…` that says it."""


def sqlite(folder: Path) -> AsyncEngine:
    """The file of a data folder."""
    url = sql.URL.create("sqlite+aiosqlite", database=str(folder / FILE))
    # One connection: one writer, and a reader that sees what it wrote.
    engine = create_async_engine(url, pool_size=1, max_overflow=0, connect_args={"timeout": 5})
    event.listen(engine.sync_engine, "connect", _on_connect)
    event.listen(engine.sync_engine, "begin", _on_begin)
    return engine


def postgres(address: str) -> AsyncEngine:
    """A database of PostgreSQL. Raises StoreError for an address of another kind."""
    try:
        url = sql.make_url(address)
    except ArgumentError:
        raise StoreError("host-store-address", address=address, form=FORM) from None
    if url.drivername not in ("postgresql", "postgres"):
        raise StoreError("host-store-address", address=address, form=FORM)
    try:
        return create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_pre_ping=True,
        )
    except ModuleNotFoundError:
        raise StoreError("host-store-driver") from None


async def guard(engine: AsyncEngine, place: str) -> AsyncConnection:
    """A connection that keeps other servers away from a PostgreSQL while it is open, as the lock of a folder does.

    Raises StoreError where another server has it.
    """
    connection = await engine.connect()
    await connection.execution_options(isolation_level="AUTOCOMMIT")
    if not (await connection.execute(sql.text(f"SELECT pg_try_advisory_lock({SERVERS})"))).scalar():
        await connection.close()
        raise StoreError("host-store-served", place=place)
    return connection


def prepare(connection: sql.Connection, place: str) -> None:
    """Make an empty database ready, bring an older one up to date. Raises StoreError for one from the future."""
    here = set(sql.inspect(connection).get_table_names())
    if not here & {"alembic_version", "passgo"}:
        schema.META.create_all(connection)
        connection.execute(sql.insert(schema.version), {"version_num": schema.REVISION})
        connection.execute(sql.insert(schema.passgo), {"schema": 2})
        return
    if "alembic_version" in here:
        found = connection.execute(sql.select(schema.version.c.version_num)).scalar() or ""
    else:
        found = "0001" if connection.execute(sql.select(schema.passgo.c.schema)).scalar() == 1 else "?"
    if found > schema.REVISION:
        raise StoreError("host-store-version", place=place, found=found, known=schema.REVISION)
    if found != schema.REVISION:
        _migrate(connection, found)


def _migrate(connection: sql.Connection, found: str) -> None:
    """Bring a database from one revision to the last."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.stamp(config, found)
    command.upgrade(config, schema.REVISION)


def cause_of(error: Exception) -> tuple[str, Exception]:
    """What is the matter, as the text `host-store-…` says it, and the error beneath."""
    cause = getattr(error, "orig", None) or error
    causes, code = SQLITE_CAUSES, str(getattr(cause, "sqlite_errorname", ""))
    if not code:
        causes, code = POSTGRES_CAUSES, str(getattr(cause, "sqlstate", "") or "")
    if isinstance(error, OSError) or isinstance(cause, OSError):
        return "away", cause
    return next((what for starts, what in causes.items() if code.startswith(starts)), "unusable"), cause


def is_clash(error: Exception) -> bool:
    """Whether something else stands where this was to be stored."""
    return isinstance(error, IntegrityError)


def _on_connect(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # the driver opens no transaction of its own
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _on_begin(connection: sql.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
