"""Notices by more ways than push: browsers become receivers, next to mail addresses and the webhooks of tables."""

import sqlalchemy as sql
from alembic import op

from passgo.server.store.seals import seal

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Move browsers and their notices over; a notice names its guest from now on."""
    connection = op.get_bind()
    browsers, notices = (
        connection.execute(sql.text(f"SELECT * FROM {name}")).mappings().all()
        for name in ("browser", "notice")
    )
    op.drop_table("notice")
    op.drop_table("browser")
    receiver = op.create_table(
        "receiver",
        sql.Column("id", sql.Text, primary_key=True),
        sql.Column("kind", sql.Text, nullable=False),
        sql.Column("guest", sql.Text, nullable=False),
        sql.Column("game", sql.Text, sql.ForeignKey("game.id")),
        sql.Column("address", sql.Text, nullable=False),
        sql.Column("key", sql.Text, nullable=False),
        sql.Column("language", sql.Text, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("confirmed", sql.Boolean, nullable=False),
        sql.Column("seal", sql.BigInteger),
        sql.Index("receiver_guest", "guest"),
        sql.Index("receiver_game", "game"),
        sql.Index("receiver_key", "key"),
    )
    notice = op.create_table(
        "notice",
        sql.Column("receiver", sql.Text, sql.ForeignKey("receiver.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("game", sql.Text, sql.ForeignKey("game.id"), primary_key=True),
        sql.Column("guest", sql.Text, primary_key=True),
        sql.Column("asks", sql.Text, nullable=False),
        sql.Column("body", sql.Text, nullable=False),
        sql.Column("since", sql.Float, nullable=False),
        sql.Column("due", sql.Float),
        sql.Column("tries", sql.Integer, nullable=False),
        sql.Index("notice_due", "due"),
        sql.Index("notice_game", "game"),
    )
    guest_of = {row["id"]: row["guest"] for row in browsers}
    for row in browsers:
        key = f"{row['p256dh']} {row['auth']}"
        values = (
            row["id"],
            "push",
            row["guest"],
            None,
            row["endpoint"],
            key,
            row["language"],
            row["at"],
            True,
        )
        connection.execute(receiver.insert().values((*values, seal(receiver, values))))
    for row in notices:
        moved = {name: row[name] for name in ("game", "asks", "body", "since", "due", "tries")}
        of = {"receiver": row["browser"], "guest": guest_of[row["browser"]]}
        connection.execute(notice.insert().values({**moved, **of}))
