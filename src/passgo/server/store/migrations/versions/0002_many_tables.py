"""Many tables, guests who sit at them, and lists to find them by.

A game from before was begun when it was stored, at a table that is nobody's: the first who comes on the server's machine has it.
"""

import secrets

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
FIGURES = "23456789"


def upgrade() -> None:
    """Add the tables of schema 2, and have every game begin."""
    op.create_table(
        "guest",
        sql.Column("id", sql.Text, primary_key=True),
        sql.Column("digest", sql.Text, nullable=False),
        sql.Column("name", sql.Text, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
    )
    listing = op.create_table(
        "listing",
        sql.Column("game", sql.Text, sql.ForeignKey("game.id"), primary_key=True),
        sql.Column("code", sql.Text, nullable=False, unique=True),
        sql.Column("phase", sql.Text, nullable=False),
        sql.Column("listed", sql.Boolean, nullable=False),
        sql.Column("runs", sql.Boolean, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("brief", sql.Text, nullable=False),
    )
    op.create_index("listing_open", "listing", ["listed", "phase", "at"])
    op.create_table(
        "sitter",
        sql.Column("game", sql.Text, sql.ForeignKey("game.id"), primary_key=True),
        sql.Column("guest", sql.Text, primary_key=True),
        sql.Column("host", sql.Boolean, nullable=False),
        sql.Column("waits", sql.Boolean, nullable=False),
    )
    op.create_index("sitter_guest", "sitter", ["guest"])
    op.execute('INSERT INTO talk (game, k, n, body, at) SELECT id, 0, 0, \'{"t":"begin"}\', at FROM game')
    games = op.get_bind().execute(sql.text("SELECT id, at FROM game")).all()
    codes = _codes(len(games))
    rows = [
        {
            "game": game,
            "code": code,
            "phase": "playing",
            "listed": False,
            "runs": False,
            "at": at,
            "brief": "",
        }
        for (game, at), code in zip(games, codes, strict=True)
    ]
    op.bulk_insert(listing, rows)
    op.execute("UPDATE passgo SET schema = 2")


def _codes(count: int) -> list[str]:
    """Return `count` codes, all different."""
    found: dict[str, None] = {}
    while len(found) < count:
        letters = "".join(secrets.choice(LETTERS) for _ in range(3))
        found[letters + "".join(secrets.choice(FIGURES) for _ in range(3))] = None
    return list(found)
