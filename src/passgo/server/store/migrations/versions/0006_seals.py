"""A digest in every row that is kept for good. Existing rows are sealed as they are."""

import sqlalchemy as sql
from alembic import op

from passgo.server.store.seals import SEAL, seal, sealed_columns

revision = "0006"
down_revision = "0005"

AT_ONCE = 1000
"""Rows."""


def upgrade() -> None:
    """Add the column, and fill it in."""
    for name in ("guest", "game", "move", "talk", "addition", "seed", "listing", "sitter"):
        op.add_column(name, sql.Column("seal", sql.BigInteger))
        _seal_all(sql.Table(name, sql.MetaData(), autoload_with=op.get_bind()))


def _seal_all(table: sql.Table) -> None:
    connection, key = op.get_bind(), list(table.primary_key.columns)
    covered = [table.c[column] for column in sealed_columns(table)]
    change = sql.update(table).where(*(column == sql.bindparam(f"of_{column.name}") for column in key))
    change = change.values({SEAL: sql.bindparam("new_seal")})
    rows = connection.execute(sql.select(*key, *covered)).all()
    for first in range(0, len(rows), AT_ONCE):
        connection.execute(
            change,
            [
                {
                    **{f"of_{column.name}": value for column, value in zip(key, row, strict=False)},
                    "new_seal": seal(table, row[len(key) :]),
                }
                for row in rows[first : first + AT_ONCE]
            ],
        )
