"""The tables of the database as they are now. How older files come to be like this: `migrations`."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql

from .seals import SEAL

REVISION: Final = "0011"
"""The last migration; a test compares what it leads to with what stands here."""

META: Final = sql.MetaData()


def _seal() -> sql.Column[int | None]:
    """Return the digest of the row (`seals`)."""
    return sql.Column(SEAL, sql.BigInteger)


version = sql.Table("alembic_version", META, sql.Column("version_num", sql.String(32), primary_key=True))

SEEN_BY_THE_FIRST: Final = 2
"""The contents of `passgo`."""
passgo = sql.Table("passgo", META, sql.Column("schema", sql.Integer, primary_key=True, autoincrement=False))
"""A number for programs older than the migrations, which look here whether the file is theirs: they find 2, and leave it."""

guest = sql.Table(
    "guest",
    META,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("digest", sql.Text, nullable=False),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    _seal(),
)
game = sql.Table(
    "game",
    META,
    sql.Column("no", sql.Integer, primary_key=True),
    sql.Column("id", sql.Text, nullable=False, unique=True),
    sql.Column("edition", sql.Text, nullable=False),
    sql.Column("plan", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("client", sql.Text, nullable=False, unique=True),
    _seal(),
)
move = sql.Table(
    "move",
    META,
    sql.Column("game", sql.Text, sql.ForeignKey("game.id"), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("client", sql.Text),
    _seal(),
    sql.UniqueConstraint("game", "client"),
)
talk = sql.Table(
    "talk",
    META,
    sql.Column("game", sql.Text, sql.ForeignKey("game.id"), primary_key=True),
    sql.Column("k", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("n", sql.Integer, nullable=False),
    sql.Column("body", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("client", sql.Text),
    _seal(),
    sql.UniqueConstraint("game", "client"),
)
addition = sql.Table(
    "addition",
    META,
    sql.Column("game", sql.Text, sql.ForeignKey("game.id"), primary_key=True),
    sql.Column("no", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("n", sql.Integer, nullable=False),
    sql.Column("k", sql.Integer, nullable=False),
    _seal(),
)
"""The additions, one after another, with the length of the record and of the table log after each: its key
lets one writer at a time continue a table, and shows all others that they must read on first."""
seed = sql.Table(
    "seed",
    META,
    sql.Column("game", sql.Text, sql.ForeignKey("game.id"), primary_key=True),
    sql.Column("attempt", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seed", sql.Text, nullable=False),
    _seal(),
)
"""The server's own seeds, by themselves: nothing else that is read of a running game may bring them along."""
listing = sql.Table(
    "listing",
    META,
    sql.Column("game", sql.Text, sql.ForeignKey("game.id"), primary_key=True),
    sql.Column("code", sql.Text, nullable=False, unique=True),
    sql.Column("phase", sql.Text, nullable=False),
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("runs", sql.Boolean, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("brief", sql.Text, nullable=False),
    _seal(),
    sql.Index("listing_open", "listed", "phase", "at"),
    sql.Index("listing_runs", "runs"),
)
sitter = sql.Table(
    "sitter",
    META,
    sql.Column("game", sql.Text, sql.ForeignKey("game.id"), primary_key=True),
    sql.Column("guest", sql.Text, primary_key=True),
    sql.Column("host", sql.Boolean, nullable=False),
    sql.Column("waits", sql.Boolean, nullable=False),
    _seal(),
    sql.Index("sitter_guest", "guest"),
)
circle = sql.Table(
    "circle",
    META,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("digest", sql.Text, nullable=False, unique=True),
    sql.Column("at", sql.Float, nullable=False),
    _seal(),
)
"""People who play with each other again and again; `group` is a word of SQL."""
member = sql.Table(
    "member",
    META,
    sql.Column("circle", sql.Text, sql.ForeignKey("circle.id"), primary_key=True),
    sql.Column("guest", sql.Text, primary_key=True),
    sql.Column("since", sql.Float, nullable=False),
    _seal(),
    sql.Index("member_guest", "guest"),
)
scoring = sql.Table(
    "scoring",
    META,
    sql.Column("circle", sql.Text, sql.ForeignKey("circle.id"), primary_key=True),
    sql.Column("year", sql.Integer, primary_key=True),
    sql.Column("places", sql.Text, nullable=False),
    sql.Column("guest", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    _seal(),
)
evening = sql.Table(
    "evening",
    META,
    sql.Column("game", sql.Text, sql.ForeignKey("game.id"), primary_key=True),
    sql.Column("circle", sql.Text, sql.ForeignKey("circle.id"), nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("body", sql.Text, nullable=False),
    _seal(),
    sql.Index("evening_circle", "circle"),
)
"""The games of circles, and the result of each once it was played to its end."""
consent = sql.Table(
    "consent",
    META,
    sql.Column("guest", sql.Text, primary_key=True),
    sql.Column("friend", sql.Text, primary_key=True),
    sql.Column("agrees", sql.Boolean, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    _seal(),
    sql.Index("consent_friend", "friend"),
)
"""Whether a guest shows a friend how they played in the games of both."""
process = sql.Table(
    "process",
    META,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("until", sql.Float, nullable=False),
)
"""The servers of a PostgreSQL, and when each will be given up unless there is another sign of it; all that is its goes
with it."""
lease = sql.Table(
    "lease",
    META,
    sql.Column("game", sql.Text, sql.ForeignKey("game.id"), primary_key=True),
    sql.Column("process", sql.Text, sql.ForeignKey("process.id", ondelete="CASCADE")),
    sql.Column("since", sql.Float, nullable=False),
    sql.Index("lease_process", "process"),
)
"""The process that runs the bots and clocks of a table, and since when one has without a gap."""
presence = sql.Table(
    "presence",
    META,
    sql.Column("game", sql.Text, sql.ForeignKey("game.id"), primary_key=True),
    sql.Column("process", sql.Text, sql.ForeignKey("process.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("guest", sql.Text, primary_key=True),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("came", sql.Float, nullable=False),
    sql.Column("gone", sql.Float, nullable=False),
    sql.Index("presence_process", "process"),
)
push_key = sql.Table(
    "push_key",
    META,
    sql.Column("no", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("key", sql.Text, nullable=False),
    _seal(),
)
"""The one key by which push services know this server, secret: a browser's address is good for it alone."""
receiver = sql.Table(
    "receiver",
    META,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("kind", sql.Text, nullable=False),
    sql.Column("guest", sql.Text, nullable=False),
    sql.Column("game", sql.Text, sql.ForeignKey("game.id")),
    sql.Column("address", sql.Text, nullable=False),
    sql.Column("key", sql.Text, nullable=False),
    sql.Column("language", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("confirmed", sql.Boolean, nullable=False),
    _seal(),
    sql.Index("receiver_guest", "guest"),
    sql.Index("receiver_game", "game"),
    sql.Index("receiver_key", "key"),
)
"""The places that notices go to while the page is closed: browsers and mail addresses of guests, and the webhooks of tables."""
notice = sql.Table(
    "notice",
    META,
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
"""The last notice of a table to a receiver about a guest: what was asked of them, and when it is to be sent, if it still
is."""

SEALED: Final = (
    guest, game, move, talk, addition, seed, listing, sitter, push_key, receiver, circle, member, scoring,
    evening, consent,
)  # fmt: skip
"""The tables kept for good. The rows of the servers themselves (`process`, `lease`, `presence`) and of what is to be
sent (`notice`) are of the moment."""
