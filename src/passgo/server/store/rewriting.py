"""Changes to stored data: a person is deleted, or old chat goes. Everything else in the store is only added to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sql

from passgo.table.store.circles import EveningRow
from passgo.table.store.rows import GameRow, Kept, Listing, MoveRow, TalkRow

from . import friends, notices, schema
from .seals import SEAL, seal
from .writer import insert, seal_of_listing


def tables_of(connection: sql.Connection, guest: str) -> list[str]:
    """Return the tables at which a guest ever sat, spoke or asked for anything, in the order in which they were created."""
    game, move, talk, sitter = schema.game, schema.move, schema.talk, schema.sitter
    asked = f"{guest}.%"
    named = (
        sql.select(game.c.id).where(game.c.plan.contains(guest) | game.c.client.like(asked)),
        sql.select(talk.c.game).where(talk.c.body.contains(guest) | talk.c.client.like(asked)),
        sql.select(move.c.game).where(move.c.client.like(asked)),
        sql.select(sitter.c.game).where(sitter.c.guest == guest),
    )
    query = sql.select(game.c.id).where(game.c.id.in_(sql.union(*named))).order_by(game.c.no)
    return list(connection.execute(query).scalars())


def forget_guest(connection: sql.Connection, guest: str) -> None:
    """Delete everything by which they would be known again."""
    connection.execute(sql.delete(schema.presence).where(schema.presence.c.guest == guest))
    notices.forget_guest(connection, guest)
    friends.forget_guest(connection, guest)
    connection.execute(sql.delete(schema.guest).where(schema.guest.c.id == guest))


def write_again(connection: sql.Connection, before: Kept, after: Kept) -> None:
    """Replace a table's rows with those that are kept; its log may have grown."""
    game, log, old = after.row.id, after.log, before.log
    notices.withdraw(connection, game)  # a notice may name whoever is deleted
    if after.row != before.row:
        _change(connection, schema.game, {"id": game}, GameRow, after.row, seal(schema.game, after.row))
    change_rows(connection, schema.move, game, "n", _changed(old.moves, log.moves))
    change_rows(connection, schema.talk, game, "k", _changed(old.talk, log.talk))
    insert(connection, schema.talk, [(game, row) for row in log.talk[len(old.talk) :]])
    insert(connection, schema.addition, [(game, mark) for mark in log.marks[len(old.marks) :]])
    listing = after.listing
    if listing is not None:
        _change(connection, schema.listing, {"game": game}, Listing, listing, seal_of_listing(game, listing))
        connection.execute(sql.delete(schema.sitter).where(schema.sitter.c.game == game))
        insert(connection, schema.sitter, [(game, sitter) for sitter in listing.sitters])
    evening = after.evening
    if evening is not None and evening != before.evening:
        _change(
            connection, schema.evening, {"game": game}, EveningRow, evening, seal(schema.evening, evening)
        )


def change_rows(
    connection: sql.Connection, table: sql.Table, game: str, key: str, rows: Iterable[MoveRow | TalkRow]
) -> None:
    """Replace rows of a log with those of the same number."""
    for row in rows:
        of = {"game": game, key: getattr(row, key)}
        _change(connection, table, of, type(row), row, seal(table, (game, *row)))


def _changed(old: Sequence[Any], new: Sequence[Any]) -> list[Any]:
    return [after for before, after in zip(old, new, strict=False) if after != before]


def _change(
    connection: sql.Connection, table: sql.Table, of: dict[str, Any], kind: Any, row: Any, sealed: int
) -> None:
    values = {name: getattr(row, name) for name in kind._fields if name in table.c}
    this = (table.c[name] == value for name, value in of.items())
    connection.execute(sql.update(table).where(*this).values({**values, SEAL: sealed}))
