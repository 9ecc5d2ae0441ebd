"""Whether a database is sound: SQLite's own examination of its file, and whether anything can be written to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from . import schema

QUICK: Final = 16 * 1024 * 1024
"""Bytes of a file that is examined whenever a server starts: a third of a second."""


def faults(connection: sql.Connection) -> list[str]:
    """What is wrong in the database, a line each."""
    return [*_faults_of_file(connection), *_unreadable(connection)]


def _faults_of_file(connection: sql.Connection) -> list[str]:
    """What SQLite finds wrong in its file; a database of another kind examines itself."""
    if connection.dialect.name != "sqlite":
        return []
    found = connection.execute(sql.text("PRAGMA integrity_check")).scalars()
    loose = connection.execute(sql.text("PRAGMA foreign_key_check"))
    return [
        *(line for line in found if line != "ok"),
        *(f"row {row[1]} of {row[0]} belongs to a game that is not there" for row in loose),
    ]


def faults_if_quick(connection: sql.Connection) -> list[str]:
    """The same, where the file is small enough to be examined at every start."""
    if connection.dialect.name != "sqlite":
        return []
    pages, size = (
        connection.execute(sql.text(f"PRAGMA {what}")).scalar() for what in ("page_count", "page_size")
    )
    is_quick = int(pages or 0) * int(size or 0) <= QUICK
    return _faults_of_file(connection) if is_quick else []


def _unreadable(connection: sql.Connection) -> Iterator[str]:
    """Tables with a row that cannot be read, which SQLite itself does not look at."""
    for table in schema.META.sorted_tables:
        try:
            connection.execute(sql.select(table)).fetchall()
        except SQLAlchemyError as error:
            yield f"{table.name}: {getattr(error, 'orig', None) or error}"


def write_something(connection: sql.Connection) -> None:
    """Write what stands there already, so that a full disk is noticed before anybody plays."""
    connection.execute(sql.update(schema.passgo).values(schema=schema.passgo.c.schema))
