"""A short digest of a row, kept in the row: what was changed by accident, or by hand, is found by `passgo games check`.

It is no signature: whoever knows this file can seal what they wrote. `examine` therefore also asks whether what is
stored fits together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, Final

import msgspec
import sqlalchemy as sql

SEAL: Final = "seal"
"""The column that holds it."""

_write: Final = msgspec.json.Encoder().encode


UNSEALED: Final = {SEAL, "game.no"}
"""The columns without a seal: itself, and the number that the database gives a game."""


@cache
def sealed_columns(table: sql.Table) -> tuple[str, ...]:
    """Return the columns that a seal covers, in order."""
    names = (column.name for column in table.columns)
    return tuple(name for name in names if not {name, f"{table.name}.{name}"} & UNSEALED)


@cache
def _form(table: sql.Table) -> tuple[str, tuple[Callable[[Any], Any], ...]]:
    """Return the name of a table, and the kinds of its values."""
    return str(table.name), tuple(table.c[name].type.python_type for name in sealed_columns(table))


def seal(table: sql.Table, values: Sequence[Any]) -> int:
    """Return the seal of a row, its values in the order of `sealed_columns`. Raises ValueError, TypeError for other kinds."""
    name, kinds = _form(table)
    fields = [None if value is None else kind(value) for kind, value in zip(kinds, values, strict=True)]
    digest = blake2b(_write((name, fields)), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)


def is_intact(table: sql.Table, row: Any) -> bool:
    """Return whether a row is as it was sealed; `row` has every column."""
    try:
        return row[SEAL] == seal(table, [row[name] for name in sealed_columns(table)])
    except (ValueError, TypeError):
        return False
