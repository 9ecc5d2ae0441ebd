"""The server's own seeds for fair dice. Older games continue with dice that nobody can check."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "seed",
        sql.Column("game", sql.Text, sql.ForeignKey("game.id"), primary_key=True),
        sql.Column("attempt", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("seed", sql.Text, nullable=False),
    )
