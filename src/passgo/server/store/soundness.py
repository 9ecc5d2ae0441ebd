"""Whether a database is sound: SQLite's own examination of its file, the seals of all rows, and whether it can be written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from passgo.table.store import Unsound

from . import schema
from .notices import PUSH, THE_KEY
from .seals import is_intact

QUICK: Final = 16 * 1024 * 1024
"""Bytes of a file that is examined whenever a server starts: a third of a second."""
AT_ONCE: Final = 1000
"""Rows that are in memory together."""


def faults(connection: sql.Connection) -> list[Unsound]:
    """Return the faults of the database."""
    found = [Unsound("damaged", fault=line) for line in _faults_of_file(connection)]
    for table in schema.META.sorted_tables:
        found += _faults_of_table(connection, table)
    if connection.execute(sql.select(schema.passgo.c.schema)).scalars().all() != [schema.SEEN_BY_THE_FIRST]:
        found.append(Unsound("marker", table="passgo", expected=schema.SEEN_BY_THE_FIRST))
    return [*found, *_missing(connection)]


def _missing(connection: sql.Connection) -> Iterator[Unsound]:
    """Yield rows that others rely on and that no key leads to."""
    circle, member, evening, game = (
        each.c for each in (schema.circle, schema.member, schema.evening, schema.game)
    )
    of_circle = game.plan.contains('"circle":"') & ~game.plan.contains('"circle":""')
    unkept = of_circle & ~sql.exists().where(evening.game == game.id)
    for row in connection.execute(sql.select(game.id).where(unkept)).scalars():
        yield Unsound("missing", table="evening", row=row)
    empty = ~sql.exists().where(member.circle == circle.id)
    for row in connection.execute(sql.select(circle.id).where(empty)).scalars():
        yield Unsound("missing", table="member", row=row)
    browser = sql.exists().where(schema.receiver.c.kind == PUSH)
    has_browsers, has_key = (
        connection.execute(sql.select(each)).scalar()
        for each in (browser, sql.exists().select_from(schema.push_key))
    )
    if has_browsers and not has_key:
        yield Unsound("missing", table="push_key", row=THE_KEY)


def _faults_of_file(connection: sql.Connection) -> list[str]:
    """Return the faults that SQLite finds in its file; a database of another kind examines itself."""
    if connection.dialect.name != "sqlite":
        return []
    found = connection.execute(sql.text("PRAGMA integrity_check")).scalars()
    loose = connection.execute(sql.text("PRAGMA foreign_key_check"))
    return [
        *(line for line in found if line != "ok"),
        *(f"{row[0]}, row {row[1]}: belongs to a {row[2]} that is not there" for row in loose),
    ]


def faults_if_quick(connection: sql.Connection) -> list[str]:
    """Return the faults of the file, if it is small enough to be examined at every start."""
    if connection.dialect.name != "sqlite":
        return []
    pages, size = (
        connection.execute(sql.text(f"PRAGMA {what}")).scalar() for what in ("page_count", "page_size")
    )
    is_quick = int(pages or 0) * int(size or 0) <= QUICK
    return _faults_of_file(connection) if is_quick else []


def _faults_of_table(connection: sql.Connection, table: sql.Table) -> Iterator[Unsound]:
    """Yield rows that are not as they were written, and a table with an unreadable one: SQLite looks for neither."""
    try:
        rows = connection.execution_options(yield_per=AT_ONCE).execute(sql.select(table)).mappings()
        for row in rows:
            if table in schema.SEALED and not is_intact(table, row):
                yield Unsound("changed", table=table.name, row=_key_of(table, row))
    except (SQLAlchemyError, ValueError, TypeError) as error:
        yield Unsound("damaged", fault=f"{table.name}: {getattr(error, 'orig', None) or error}")


def _key_of(table: sql.Table, row: Any) -> str:
    """Return the key of a row."""
    return ", ".join(f"{column.name} {row[column.name]}" for column in table.primary_key.columns)


def write_something(connection: sql.Connection) -> None:
    """Write what is there already, so that a full disk is noticed before anybody plays."""
    connection.execute(sql.update(schema.passgo).values(schema=schema.passgo.c.schema))
