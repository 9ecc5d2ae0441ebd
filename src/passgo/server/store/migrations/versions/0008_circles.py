"""Circles, their members, and the games that are theirs."""

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "circle",
        sql.Column("id", sql.Text, primary_key=True),
        sql.Column("name", sql.Text, nullable=False),
        sql.Column("digest", sql.Text, nullable=False, unique=True),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("seal", sql.BigInteger),
    )
    op.create_table(
        "member",
        sql.Column("circle", sql.Text, sql.ForeignKey("circle.id"), primary_key=True),
        sql.Column("guest", sql.Text, primary_key=True),
        sql.Column("since", sql.Float, nullable=False),
        sql.Column("seal", sql.BigInteger),
        sql.Index("member_guest", "guest"),
    )
    op.create_table(
        "evening",
        sql.Column("game", sql.Text, sql.ForeignKey("game.id"), primary_key=True),
        sql.Column("circle", sql.Text, sql.ForeignKey("circle.id"), nullable=False),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("body", sql.Text, nullable=False),
        sql.Column("seal", sql.BigInteger),
        sql.Index("evening_circle", "circle"),
    )
