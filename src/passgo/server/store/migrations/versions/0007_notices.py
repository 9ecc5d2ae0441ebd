"""Notices to people whose page is closed: the server's key, their browsers, and the last notice to each."""

import sqlalchemy as sql
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "push_key",
        sql.Column("no", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("key", sql.Text, nullable=False),
        sql.Column("seal", sql.BigInteger),
    )
    op.create_table(
        "browser",
        sql.Column("id", sql.Text, primary_key=True),
        sql.Column("guest", sql.Text, nullable=False),
        sql.Column("endpoint", sql.Text, nullable=False),
        sql.Column("p256dh", sql.Text, nullable=False),
        sql.Column("auth", sql.Text, nullable=False),
        sql.Column("language", sql.Text, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("seal", sql.BigInteger),
        sql.Index("browser_guest", "guest"),
    )
    op.create_table(
        "notice",
        sql.Column("browser", sql.Text, sql.ForeignKey("browser.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("game", sql.Text, sql.ForeignKey("game.id"), primary_key=True),
        sql.Column("asks", sql.Text, nullable=False),
        sql.Column("body", sql.Text, nullable=False),
        sql.Column("since", sql.Float, nullable=False),
        sql.Column("due", sql.Float),
        sql.Column("tries", sql.Integer, nullable=False),
        sql.Index("notice_due", "due"),
        sql.Index("notice_game", "game"),
    )
