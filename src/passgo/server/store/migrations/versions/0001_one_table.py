"""One table a file: its games, their moves, and the entries with them. The first that was published."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables of schema 1."""
    op.create_table("passgo", sql.Column("schema", sql.Integer, primary_key=True, autoincrement=False))
    op.create_table(
        "game",
        sql.Column("no", sql.Integer, primary_key=True),
        sql.Column("id", sql.Text, nullable=False, unique=True),
        sql.Column("edition", sql.Text, nullable=False),
        sql.Column("plan", sql.Text, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("client", sql.Text, nullable=False, unique=True),
    )
    op.create_table(
        "move",
        sql.Column("game", sql.Text, sql.ForeignKey("game.id"), primary_key=True),
        sql.Column("n", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("client", sql.Text),
        sql.UniqueConstraint("game", "client"),
    )
    op.create_table(
        "talk",
        sql.Column("game", sql.Text, sql.ForeignKey("game.id"), primary_key=True),
        sql.Column("k", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("n", sql.Integer, nullable=False),
        sql.Column("body", sql.Text, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("client", sql.Text),
        sql.UniqueConstraint("game", "client"),
    )
    op.execute("INSERT INTO passgo (schema) VALUES (1)")
