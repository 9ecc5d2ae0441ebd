"""Notices in the store: the server's key, their receivers, and the last notice of each table to each.

A receiver is a browser or a mail address of a guest, or the webhook of a table, which hears of all its guests. It has
one row for each table and guest. The row names everything that was asked of that guest at the last notice, so a
restart repeats nothing; and whoever finds it changed meanwhile leaves the sending to the server that changed it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, Literal, NamedTuple, Protocol, TypeVar

import sqlalchemy as sql
from sqlalchemy.dialects import sqlite

from passgo.locale import Language

from . import schema
from .engine import postgres_insert
from .seals import SEAL, seal

Found = TypeVar("Found")

THE_KEY: Final = 1
"""The number of the one key."""


PUSH: Final = "push"
"""The kind of a browser."""
Kind = Literal["push", "mail", "webhook"]


class Receiver(NamedTuple):
    """A place that notices go to, for a guest or about a table."""

    id: str
    """A digest of its address, and of whose it is."""
    kind: Kind
    guest: str
    """Its owner: with them it goes."""
    game: str | None
    """The table whose webhook it is; None for a browser or a mail address."""
    address: str
    key: str
    """By which a browser is written to, or by which the page of a mail address is found; empty for a webhook."""
    language: Language
    at: float
    """When its guest asked for notices there last."""
    confirmed: bool
    """Whether notices go there: a mail address waits until its owner has followed the link that was sent there."""


class Delivery(NamedTuple):
    """A notice to be sent now. The server that took it has it alone for a while."""

    receiver: Receiver
    game: str
    guest: str
    """The guest whom it is about; empty for all."""
    asks: str
    body: str
    since: float
    """When it was stored."""
    tries: int
    """How often it was tried, this time included."""


class News(NamedTuple):
    """The things that a guest, or the webhook of their table, gets notice of."""

    game: str
    guest: str
    about: str
    """The guest whom the notice to the webhook names; empty if it concerns all alike."""
    asks: Collection[str]


class RunWork(Protocol):
    """The way to the database. Raises StoreError."""

    async def __call__(self, work: Callable[[sql.Connection], Found]) -> Found:
        """Do a piece of work, all of it or nothing."""
        ...


class StoredNotices:
    """The notices of a store. Every method may raise StoreError."""

    def __init__(self, run: RunWork) -> None:
        self._run = run

    # --- the server and the receivers -------------------------------------------------------------------

    async def key(self, new: str) -> str:
        """Return the server's key: `new` if it has none yet."""
        table = schema.push_key

        def work(connection: sql.Connection) -> str:
            made = {"no": THE_KEY, "key": new, SEAL: seal(table, (THE_KEY, new))}
            connection.execute(_insert(connection, table).values(made).on_conflict_do_nothing())
            return connection.execute(sql.select(table.c.key)).scalar_one()

        return await self._run(work)

    async def add(self, row: Receiver, most: int) -> None:
        """Store a receiver, or its new guest, key and language. Of more than `most` of this kind and place, the latest stay."""
        table = schema.receiver
        alike = (table.c.kind == row.kind) & (
            table.c.game == row.game if row.game else table.c.guest == row.guest
        )

        def work(connection: sql.Connection) -> None:
            before = connection.execute(sql.select(table.c.guest).where(table.c.id == row.id)).scalar()
            if before != row.guest:
                forget_receivers(connection, table.c.id == row.id)
            _keep(connection, row)
            mine = sql.select(table.c.id).where(alike).order_by(table.c.at.desc(), table.c.id)
            ids = connection.execute(mine).scalars().all()
            forget_receivers(connection, table.c.id.in_(ids[most:]))

        await self._run(work)

    async def drop(self, receiver: str, guest: str) -> None:
        """Forget a receiver of a guest."""
        mine = (schema.receiver.c.id == receiver) & (schema.receiver.c.guest == guest)
        await self._run(lambda connection: forget_receivers(connection, mine))

    async def webhook(self, game: str) -> Receiver | None:
        """Return the webhook of a table."""
        return await self._one(schema.receiver.c.game == game)

    async def mail(self, guest: str) -> Receiver | None:
        """Return the mail address of a guest."""
        return await self._one((schema.receiver.c.kind == "mail") & (schema.receiver.c.guest == guest))

    async def mail_by(self, key: str) -> Receiver | None:
        """Return the mail address with this key."""
        return await self._one((schema.receiver.c.kind == "mail") & (schema.receiver.c.key == key))

    async def confirm(self, row: Receiver) -> None:
        """Send notices to a mail address from now on."""
        await self._run(lambda connection: _keep(connection, row._replace(confirmed=True)))

    async def unconfirmed(self, address: str) -> int:
        """Return how many guests wait for somebody to confirm this mail address."""
        table = schema.receiver.c
        query = sql.select(sql.func.count()).where(table.address == address, ~table.confirmed)
        return await self._run(lambda connection: connection.execute(query).scalar_one())

    async def forget_unconfirmed(self, before: float) -> None:
        """Forget the addresses that were given before a time and that nobody has confirmed."""
        stale = ~schema.receiver.c.confirmed & (schema.receiver.c.at < before)
        await self._run(lambda connection: forget_receivers(connection, stale))

    async def _one(self, which: sql.ColumnElement[bool]) -> Receiver | None:
        query = sql.select(*_of_receiver()).where(which)
        row = await self._run(lambda connection: connection.execute(query).first())
        return Receiver(*row) if row else None

    # --- notices to guests ----------------------------------------------------------------------------------

    async def note_seen(self, game: str, guest: str, asks: Collection[str]) -> None:
        """Note that a guest knows what is asked of them at a table, and needs no notice of it."""

        def work(connection: sql.Connection) -> None:
            for receiver in _receivers_of(connection, game, guest):
                told = _told(connection, receiver.id, game, guest)
                if told is None and asks:
                    connection.execute(_new_row(connection, receiver.id, game, guest, asks))
                elif told is not None:
                    _change(
                        connection, (receiver.id, game, guest, told), asks=_joined(asks), body="", due=None
                    )

        await self._run(work)

    async def put(self, news: News, body_for: Callable[[Kind, Language], str], now: float) -> bool:
        """Notify a guest of what is asked of them, by each of their receivers and that of the table, unless that knows.

        `body_for`: the body by kind and language. Returns whether there is anything to be sent.
        """

        def work(connection: sql.Connection) -> bool:
            found = False
            for receiver in _receivers_of(connection, news.game, news.guest):
                guest = news.about if receiver.kind == "webhook" else news.guest
                of = receiver.id, news.game, guest
                connection.execute(_new_row(connection, *of, ()))
                told = _told(connection, *of) or ""
                if set(news.asks) - set(told.split()):
                    body = body_for(receiver.kind, receiver.language)
                    new = {"asks": _joined(news.asks), "body": body, "since": now, "due": now}
                    found |= _change(connection, (*of, told), **new, tries=0)
            return found

        return await self._run(work)

    # --- what is to be sent ---------------------------------------------------------------------------

    async def take(self, now: float, until: float, most: int) -> Sequence[Delivery]:
        """Return notices that are due; until then no server takes them again."""
        notice, receiver = schema.notice.c, schema.receiver.c
        columns: list[Any] = [
            *_of_receiver(),
            notice.game,
            notice.guest,
            notice.asks,
            notice.body,
            notice.since,
        ]
        query = sql.select(*columns, notice.tries + 1).join(schema.notice, notice.receiver == receiver.id)
        query = query.where(notice.due <= now).order_by(notice.due).limit(most)
        query = query.with_for_update(skip_locked=True, of=schema.notice)
        own = len(Receiver._fields)

        def work(connection: sql.Connection) -> list[Delivery]:
            rows = connection.execute(query).all()
            found = [Delivery(Receiver(*row[:own]), *row[own:]) for row in rows]
            for each in found:
                _change(connection, _row_of(each), due=until, tries=each.tries)
            return found

        return await self._run(work)

    async def settle(self, delivery: Delivery, again_at: float | None = None) -> None:
        """Note that a notice was sent, or given up; or when it is to be tried again. A newer one stays as it is."""
        values: dict[str, Any] = {"due": again_at} if again_at else {"due": None, "body": ""}

        def work(connection: sql.Connection) -> None:
            _change(connection, _row_of(delivery), **values)

        await self._run(work)

    async def put_back(self, delivery: Delivery, at: float) -> None:
        """Note that a notice was not tried after all, and when it is to be."""

        def work(connection: sql.Connection) -> None:
            _change(connection, _row_of(delivery), due=at, tries=delivery.tries - 1)

        await self._run(work)

    async def next_due(self) -> float | None:
        """Return when the next notice is to be sent."""
        query = sql.select(sql.func.min(schema.notice.c.due))
        return await self._run(lambda connection: connection.execute(query).scalar())


def forget_receivers(connection: sql.Connection, which: sql.ColumnElement[bool]) -> None:
    """Delete receivers, with their notices."""
    ids = sql.select(schema.receiver.c.id).where(which)
    connection.execute(sql.delete(schema.notice).where(schema.notice.c.receiver.in_(ids)))
    connection.execute(sql.delete(schema.receiver).where(which))


def forget_guest(connection: sql.Connection, guest: str) -> None:
    """Delete the receivers of a guest, and the notices to webhooks about them."""
    forget_receivers(connection, schema.receiver.c.guest == guest)
    connection.execute(sql.delete(schema.notice).where(schema.notice.c.guest == guest))


def withdraw(connection: sql.Connection, game: str) -> None:
    """Send nothing of a table that was not sent yet, and keep no word of it."""
    change = sql.update(schema.notice).where(schema.notice.c.game == game)
    connection.execute(change.values(body="", due=None))


def _of_receiver() -> list[Any]:
    return [schema.receiver.c[name] for name in Receiver._fields]


def _keep(connection: sql.Connection, row: Receiver) -> None:
    table = schema.receiver
    values = {**row._asdict(), SEAL: seal(table, row)}
    written = _insert(connection, table).values(values)
    connection.execute(written.on_conflict_do_update(index_elements=[table.c.id], set_=values))


def _receivers_of(connection: sql.Connection, game: str, guest: str) -> Sequence[Any]:
    """Return id, kind and language of those of a guest, and of that of a table."""
    table = schema.receiver.c
    own = (table.guest == guest) & table.game.is_(None)
    query = sql.select(table.id, table.kind, table.language).where(
        own | (table.game == game), table.confirmed
    )
    return connection.execute(query.order_by(table.id)).all()


def _told(connection: sql.Connection, receiver: str, game: str, guest: str) -> str | None:
    """Return what the last notice to a receiver named, for this transaction to change; None if there was none."""
    table = schema.notice.c
    this = (table.receiver == receiver, table.game == game, table.guest == guest)
    return connection.execute(sql.select(table.asks).where(*this).with_for_update()).scalar()


def _new_row(connection: sql.Connection, receiver: str, game: str, guest: str, asks: Collection[str]) -> Any:
    key = {"receiver": receiver, "game": game, "guest": guest}
    values = {**key, "asks": _joined(asks), "body": "", "since": 0.0, "tries": 0}
    return _insert(connection, schema.notice).values(values).on_conflict_do_nothing()


def _row_of(delivery: Delivery) -> tuple[str, str, str, str]:
    return delivery.receiver.id, delivery.game, delivery.guest, delivery.asks


def _change(connection: sql.Connection, row: tuple[str, str, str, str], **values: Any) -> bool:
    """Change a row as long as it says what was read there; returns whether it did."""
    table = schema.notice.c
    this = sql.and_(
        *(
            column == value
            for column, value in zip((table.receiver, table.game, table.guest, table.asks), row, strict=True)
        )
    )
    return bool(connection.execute(sql.update(schema.notice).where(this).values(values)).rowcount)


def _joined(asks: Collection[str]) -> str:
    return " ".join(sorted(asks))


def _insert(connection: sql.Connection, table: sql.Table) -> Any:
    return (postgres_insert if connection.dialect.name == "postgresql" else sqlite.insert)(table)
