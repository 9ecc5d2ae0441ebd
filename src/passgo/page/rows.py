"""The rows of the browser's database: objects with the columns of the rows of tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from passgo.table.store import Addition, GameRow, GuestRow, Listing, Log, Mark

Row = Mapping[str, Any]
R = TypeVar("R", GameRow, Listing, GuestRow)


def listing_row(game: str, listing: Listing) -> Row:
    """Return the listing of a table as a row."""
    return {"game": game, **listing._asdict()}


def addition_row(addition: Addition) -> Row:
    """Return an addition as a row. In `clients` are the table and each command that brought it about: no two are the same."""
    commands = [row.client for row in (*addition.moves, *addition.talk) if row.client]
    return {
        "game": addition.game,
        **addition.mark._asdict(),
        "moves": addition.moves,
        "talk": addition.talk,
        "seeds": addition.seeds,
        "clients": [f"{addition.game} {command}" for command in commands],
    }


def read_row(kind: type[R], row: Row) -> R:
    """Return a row as tables know it. Raises msgspec.ValidationError."""
    return msgspec.convert([_column(row, name) for name in kind._fields], kind)


def read_addition(row: Row) -> Addition:
    """Return an addition. Raises msgspec.ValidationError."""
    mark = [_column(row, name) for name in Mark._fields]
    game, moves, talk, seeds = (_column(row, name) for name in ("game", "moves", "talk", "seeds"))
    return msgspec.convert([game, mark, moves, talk, None, seeds], Addition)


def _column(row: Row, name: str) -> Any:
    if name not in row:
        raise msgspec.ValidationError(f"Object missing required field `{name}`")
    return row[name]


def log_of(additions: Sequence[Addition]) -> Log:
    """Return the log that additions make."""
    return Log(
        [row for one in additions for row in one.moves],
        [row for one in additions for row in one.talk],
        [one.mark for one in additions],
    )
