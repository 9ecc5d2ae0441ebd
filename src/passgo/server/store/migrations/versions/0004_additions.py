"""One sequence for all that is added to a table. Everything there already is the first addition."""

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the table, with a row for each game."""
    op.create_table(
        "addition",
        sql.Column("game", sql.Text, sql.ForeignKey("game.id"), primary_key=True),
        sql.Column("no", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("n", sql.Integer, nullable=False),
        sql.Column("k", sql.Integer, nullable=False),
    )
    op.execute(
        "INSERT INTO addition (game, no, n, k) SELECT id, 1,"
        " COALESCE((SELECT MAX(n) FROM move WHERE move.game = game.id), 0),"
        " COALESCE((SELECT MAX(k) FROM talk WHERE talk.game = game.id), 0) FROM game"
    )
