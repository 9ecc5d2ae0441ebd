"""The upkeep of a SQLite file: a checkpoint, a copy, the removal of old games."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import sqlalchemy as sql

from passgo.table.store.errors import StoreError

from . import friends, notices, schema


@contextmanager
def _usable(file: Path) -> Generator[None]:
    """Work on a file. Raise StoreError if it cannot be used."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError("host-store-unusable", place=file, cause=error) from None


def copy(file: Path, to: Path) -> None:
    """Copy a store as it is at this moment, whether a server works with it or not. Raises OSError, StoreError."""
    with to.open("xb"):
        pass  # it is not there yet, and can be written
    with (
        _usable(file),
        closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(to)) as target,
    ):
        source.backup(target)


def checkpoint(file: Path, how: str = "PASSIVE") -> None:
    """Copy the log of a file into it; unless `how` says otherwise, as far as nobody has to wait for it.

    If that fails, all is still in the log, and the next write reports the cause.
    """
    with suppress(sqlite3.Error), closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA wal_checkpoint({how})")


def forget(connection: sql.Connection, games: list[str]) -> None:
    """Take games out, with all that belongs to them, and the guests who have no seat and no circle now."""
    for table in (
        schema.notice,
        schema.evening,
        schema.presence,
        schema.lease,
        schema.sitter,
        schema.listing,
        schema.seed,
        schema.talk,
        schema.move,
        schema.addition,
    ):
        connection.execute(sql.delete(table).where(table.c.game.in_(games)))
    notices.forget_receivers(connection, schema.receiver.c.game.in_(games))
    connection.execute(sql.delete(schema.game).where(schema.game.c.id.in_(games)))
    known = sql.select(schema.sitter.c.guest).union(sql.select(schema.member.c.guest))
    notices.forget_receivers(connection, schema.receiver.c.guest.not_in(known))
    friends.forget_strangers(connection, known)
    connection.execute(sql.delete(schema.guest).where(schema.guest.c.id.not_in(known)))


def shrink(file: Path) -> None:
    """Give the room that was left by what was taken out back to the disk. Raises StoreError."""
    with _usable(file), closing(sqlite3.connect(file)) as connection:
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
