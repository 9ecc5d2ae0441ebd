"""The points that a circle gives for an evening, by the year from which they count."""

import sqlalchemy as sql
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "scoring",
        sql.Column("circle", sql.Text, sql.ForeignKey("circle.id"), primary_key=True),
        sql.Column("year", sql.Integer, primary_key=True),
        sql.Column("places", sql.Text, nullable=False),
        sql.Column("guest", sql.Text, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("seal", sql.BigInteger),
    )
