"""To whom people show how they play."""

import sqlalchemy as sql
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "consent",
        sql.Column("guest", sql.Text, primary_key=True),
        sql.Column("friend", sql.Text, primary_key=True),
        sql.Column("agrees", sql.Boolean, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("seal", sql.BigInteger),
    )
    op.create_index("consent_friend", "consent", ["friend"])
