"""Several processes on one database: which live, which of them runs a table by itself, and who is there."""

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "process",
        sql.Column("id", sql.Text, primary_key=True),
        sql.Column("until", sql.Float, nullable=False),
    )
    op.create_table(
        "lease",
        sql.Column("game", sql.Text, sql.ForeignKey("game.id"), primary_key=True),
        sql.Column("process", sql.Text, sql.ForeignKey("process.id", ondelete="CASCADE")),
        sql.Column("since", sql.Float, nullable=False),
        sql.Index("lease_process", "process"),
    )
    op.create_table(
        "presence",
        sql.Column("game", sql.Text, sql.ForeignKey("game.id"), primary_key=True),
        sql.Column("process", sql.Text, sql.ForeignKey("process.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("guest", sql.Text, primary_key=True),
        sql.Column("name", sql.Text, nullable=False),
        sql.Column("came", sql.Float, nullable=False),
        sql.Column("gone", sql.Float, nullable=False),
        sql.Index("presence_process", "process"),
    )
    op.create_index("listing_runs", "listing", ["runs"])
