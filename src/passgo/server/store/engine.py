"""A database to keep tables in: a SQLite file in a data folder, or PostgreSQL by its address."""

from __future__ import annotations

import logging
import re
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sql
from sqlalchemy import event
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError

from passgo.table.store.errors import StoreError

from . import schema

if TYPE_CHECKING:
    from sqlalchemy.dialects.postgresql import Insert
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

FILE: Final = "games.db"
NUMBER: Final = re.compile(r"[0-9]{4}")
"""Of a revision."""
MIGRATIONS: Final = Path(__file__).parent / "migrations"

FORM: Final = "postgresql://name@host/database"
PASSWORD: Final = re.compile(r"^((?:\w+:)?(?://)?[^:@]*):.*@")
"""In an address, well formed or not: whatever is between the name and the host."""
OPTION: Final = re.compile(r"(?<=[?&])((?!host=|port=)[^=&]*)=[^&]*")
"""At the end of an address; any of them may be a password too."""

LONGEST_LOG: Final = 4000
"""Pages of the log of a SQLite file, 16 MB: only then a transaction waits until the file has taken them up. Before, that
is done during the writing (`database`)."""

BEGIN: Final = "BEGIN IMMEDIATE"
"""How a transaction begins in a SQLite file: it has the lock from the first, and need not ask for it amid its work."""

CONNECTIONS: Final = 8
"""To one PostgreSQL at a time."""

SERVERS: Final = 1973
"""The advisory lock of PostgreSQL that all servers share, and one has alone who changes its tables."""

PATIENCE: Final = 10
"""Seconds until another server has made the tables ready."""

LOCKED: Final = "55P03"
"""PostgreSQL's code for a lock that was not had in time."""

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


def sqlite(folder: Path) -> sql.Engine:
    """Return the file of a data folder, by one connection, which one thread uses at a time."""
    url = sql.URL.create("sqlite", database=str(folder / FILE))
    options = {"timeout": 5, "check_same_thread": False}
    engine = sql.create_engine(url, pool_size=1, max_overflow=0, connect_args=options)
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "begin", _on_begin)
    return engine


def without_password(address: str) -> str:
    """Return an address to be shown: no password, and only those options that say where the database is."""
    return OPTION.sub(r"\1=***", PASSWORD.sub(r"\1:***@", address))


def postgres(address: str) -> AsyncEngine:
    """Return a database of PostgreSQL. Raises StoreError for an address of another kind."""
    from sqlalchemy.ext.asyncio import (
        create_async_engine,  # takes long to read, and a folder needs none of it
    )

    wrong = StoreError("host-store-address", address=without_password(address), form=FORM)
    try:
        url = sql.make_url(address)
    except (ArgumentError, ValueError):
        raise wrong from None
    if url.drivername not in ("postgresql", "postgres"):
        raise wrong
    # that a broken connection cannot be closed is no news: whoever used it says what broke it
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)
    try:
        return create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_pre_ping=True,
        )
    except ModuleNotFoundError:
        raise StoreError("host-store-driver") from None


def postgres_insert(table: sql.Table) -> Insert:
    """Return an insertion that may say what happens if the row is already there."""
    from sqlalchemy.dialects.postgresql import insert

    return insert(table)


async def make_ready(engine: AsyncEngine, place: str, *, may_begin: bool = True) -> None:
    """Prepare a PostgreSQL, one server at a time and while no other uses it; or find it as it should be.

    Raises StoreError where servers of another version use it.
    """
    async with engine.connect() as connection:
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        alone = (await connection.execute(sql.text(f"SELECT pg_try_advisory_lock({SERVERS})"))).scalar()
        try:
            if not alone:
                await _share(connection, place)
            async with engine.begin() as other:
                await other.run_sync(prepare, place, may_begin=may_begin, may_change=bool(alone))
        finally:
            await connection.execute(sql.text("SELECT pg_advisory_unlock_all()"))


async def use(engine: AsyncEngine, place: str) -> AsyncConnection:
    """Return a connection that keeps the tables of a PostgreSQL from being changed while it is open. Raises StoreError."""
    connection = await engine.connect()
    await connection.execution_options(isolation_level="AUTOCOMMIT")
    await _share(connection, place)
    return connection


async def _share(connection: AsyncConnection, place: str) -> None:
    await connection.execute(sql.text(f"SET lock_timeout = '{PATIENCE}s'"))
    try:
        await connection.execute(sql.text(f"SELECT pg_advisory_lock_shared({SERVERS})"))
    except DBAPIError as error:
        if getattr(error.orig, "sqlstate", "") == LOCKED:
            raise StoreError("host-store-served", place=place) from None
        raise
    await connection.execute(sql.text("RESET lock_timeout"))


def prepare(
    connection: sql.Connection, place: str, *, may_begin: bool = True, may_change: bool = True
) -> None:
    """Make an empty database ready, bring an older one up to date. Raises StoreError for one from the future.

    `may_begin`: else StoreError is raised for an empty one. `may_change`: one that is in use may not be changed; then
    StoreError is raised for an older one.
    """
    tables = set(sql.inspect(connection).get_table_names())
    if not tables & {"alembic_version", "passgo"}:
        if not may_begin:
            raise StoreError("host-store-none", place=place)
        schema.META.create_all(connection)
        connection.execute(sql.insert(schema.version), {"version_num": schema.REVISION})
        connection.execute(sql.insert(schema.passgo), {"schema": schema.SEEN_BY_THE_FIRST})
        return
    if "alembic_version" in tables:
        found = connection.execute(sql.select(schema.version.c.version_num)).scalar() or ""
    else:
        found = "0001" if connection.execute(sql.select(schema.passgo.c.schema)).scalar() == 1 else "?"
    if found > schema.REVISION:
        raise StoreError("host-store-version", place=place, found=found, known=schema.REVISION)
    if not NUMBER.fullmatch(found):
        raise StoreError("host-store-damaged", place=place, cause=f"version {found!r}")
    if found != schema.REVISION and not may_change:
        raise StoreError("host-store-served", place=place)
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
    """Return the cause, as the text `host-store-…`, and the error beneath."""
    cause = getattr(error, "orig", None) or error
    causes, code = SQLITE_CAUSES, str(getattr(cause, "sqlite_errorname", ""))
    if not code:
        causes, code = POSTGRES_CAUSES, str(getattr(cause, "sqlstate", "") or "")
    if isinstance(error, UnicodeDecodeError):  # SQLite names what is damaged, and that is no text any more
        return "damaged", error
    if isinstance(error, OSError) or isinstance(cause, OSError):
        return "away", cause
    return next((what for starts, what in causes.items() if code.startswith(starts)), "unusable"), cause


def is_clash(error: Exception) -> bool:
    """Return whether an error says that something else is where this was to be stored."""
    return isinstance(error, IntegrityError | sqlite3.IntegrityError)


def _on_connect(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # the driver opens no transaction of its own
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "secure_delete=ON",  # what was overwritten cannot be read in the file either
        f"wal_autocheckpoint={LONGEST_LOG}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _on_begin(connection: sql.Connection) -> None:
    connection.exec_driver_sql(BEGIN)
