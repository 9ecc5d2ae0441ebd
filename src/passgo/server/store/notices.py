"""Notices in the store: the server's key, the browsers of guests, and the last notice of each table to each.

A browser has one row for each table. It names everything that was asked of its guest at the last notice, so a
restart repeats nothing; and whoever finds it changed meanwhile leaves the sending to the server that changed it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import sqlalchemy as sql
from sqlalchemy.dialects import sqlite

from . import schema
from .engine import postgres_insert
from .seals import SEAL, seal

Found = TypeVar("Found")

THE_KEY: Final = 1
"""The number of the one key."""


class BrowserRow(NamedTuple):
    """A browser in which a guest wants notices: its address at a push service, the keys to write to it, its language."""

    id: str
    """A digest of its address."""
    guest: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    at: float
    """When its guest asked for notices there last."""


class Delivery(NamedTuple):
    """A notice to be sent now. The server that took it has it alone for a while."""

    browser: BrowserRow
    game: str
    asks: str
    body: str
    since: float
    """When it was stored."""
    tries: int
    """How often it was tried, this time included."""


class RunWork(Protocol):
    """The way to the database. Raises StoreError."""

    async def __call__(self, work: Callable[[sql.Connection], Found]) -> Found:
        """Do a piece of work, all of it or nothing."""
        ...


class StoredNotices:
    """The notices of a store. Every method may raise StoreError."""

    def __init__(self, run: RunWork) -> None:
        self._run = run

    # --- the server and the browsers ------------------------------------------------------------------

    async def key(self, new: str) -> str:
        """Return the server's key: `new` if it has none yet."""
        table = schema.push_key

        def work(connection: sql.Connection) -> str:
            made = {"no": THE_KEY, "key": new, SEAL: seal(table, (THE_KEY, new))}
            connection.execute(_insert(connection, table).values(made).on_conflict_do_nothing())
            return connection.execute(sql.select(table.c.key)).scalar_one()

        return await self._run(work)

    async def add(self, row: BrowserRow, most: int) -> None:
        """Store a browser, or its new guest, keys and language; of a guest who has more than `most`, the latest stay."""
        table = schema.browser

        def work(connection: sql.Connection) -> None:
            before = connection.execute(sql.select(table.c.guest).where(table.c.id == row.id)).scalar()
            if before != row.guest:
                forget_browsers(connection, table.c.id == row.id)
            values = {**row._asdict(), SEAL: seal(table, row)}
            written = _insert(connection, table).values(values)
            connection.execute(written.on_conflict_do_update(index_elements=[table.c.id], set_=values))
            mine = sql.select(table.c.id).where(table.c.guest == row.guest)
            ids = connection.execute(mine.order_by(table.c.at.desc(), table.c.id)).scalars().all()
            forget_browsers(connection, table.c.id.in_(ids[most:]))

        await self._run(work)

    async def drop(self, browser: str, guest: str) -> None:
        """Forget a browser of a guest."""
        mine = (schema.browser.c.id == browser) & (schema.browser.c.guest == guest)
        await self._run(lambda connection: forget_browsers(connection, mine))

    # --- notices to guests ----------------------------------------------------------------------------------

    async def note_seen(self, game: str, guest: str, asks: Collection[str]) -> None:
        """Note that a guest knows what is asked of them at a table, and needs no notice of it."""

        def work(connection: sql.Connection) -> None:
            for browser, _ in _browsers_of(connection, guest):
                told = _told(connection, browser, game)
                if told is None and asks:
                    connection.execute(_new_row(connection, browser, game, asks))
                elif told is not None:
                    _change(connection, browser, game, told, asks=_joined(asks), body="", due=None)

        await self._run(work)

    async def put(
        self, game: str, guest: str, asks: Collection[str], bodies: Mapping[str, str], now: float
    ) -> bool:
        """Notify a guest of what is asked of them, in the language of each browser, unless that browser was before.

        Returns whether there is anything to be sent.
        """

        def work(connection: sql.Connection) -> bool:
            found = False
            for browser, language in _browsers_of(connection, guest):
                connection.execute(_new_row(connection, browser, game, ()))
                told = _told(connection, browser, game) or ""
                if set(asks) - set(told.split()):
                    new = {"asks": _joined(asks), "body": bodies[language], "since": now, "due": now}
                    found |= _change(connection, browser, game, told, **new, tries=0)
            return found

        return await self._run(work)

    # --- what is to be sent ---------------------------------------------------------------------------

    async def take(self, now: float, until: float, most: int) -> Sequence[Delivery]:
        """Return notices that are due; until then no server takes them again."""
        notice, browser = schema.notice.c, schema.browser.c
        columns: list[Any] = [browser[name] for name in BrowserRow._fields]
        columns += [notice.game, notice.asks, notice.body, notice.since, notice.tries + 1]
        query = sql.select(*columns).join(schema.notice, notice.browser == browser.id)
        query = query.where(notice.due <= now).order_by(notice.due).limit(most)
        query = query.with_for_update(skip_locked=True, of=schema.notice)
        own = len(BrowserRow._fields)

        def work(connection: sql.Connection) -> list[Delivery]:
            rows = connection.execute(query).all()
            found = [Delivery(BrowserRow(*row[:own]), *row[own:]) for row in rows]
            for each in found:
                _change(connection, each.browser.id, each.game, each.asks, due=until, tries=each.tries)
            return found

        return await self._run(work)

    async def settle(self, delivery: Delivery, again_at: float | None = None) -> None:
        """Note that a notice was sent, or given up; or when it is to be tried again. A newer one stays as it is."""
        values: dict[str, Any] = {"due": again_at} if again_at else {"due": None, "body": ""}

        def work(connection: sql.Connection) -> None:
            _change(connection, delivery.browser.id, delivery.game, delivery.asks, **values)

        await self._run(work)

    async def put_back(self, delivery: Delivery, at: float) -> None:
        """Note that a notice was not tried after all, and when it is to be."""

        def work(connection: sql.Connection) -> None:
            of = delivery.browser.id, delivery.game, delivery.asks
            _change(connection, *of, due=at, tries=delivery.tries - 1)

        await self._run(work)

    async def next_due(self) -> float | None:
        """Return when the next notice is to be sent."""
        query = sql.select(sql.func.min(schema.notice.c.due))
        return await self._run(lambda connection: connection.execute(query).scalar())


def forget_browsers(connection: sql.Connection, which: sql.ColumnElement[bool]) -> None:
    """Delete browsers, with their notices."""
    ids = sql.select(schema.browser.c.id).where(which)
    connection.execute(sql.delete(schema.notice).where(schema.notice.c.browser.in_(ids)))
    connection.execute(sql.delete(schema.browser).where(which))


def withdraw(connection: sql.Connection, game: str) -> None:
    """Send nothing of a table that was not sent yet, and keep no word of it."""
    change = sql.update(schema.notice).where(schema.notice.c.game == game)
    connection.execute(change.values(body="", due=None))


def _browsers_of(connection: sql.Connection, guest: str) -> Sequence[Any]:
    table = schema.browser.c
    query = sql.select(table.id, table.language).where(table.guest == guest).order_by(table.id)
    return connection.execute(query).all()


def _told(connection: sql.Connection, browser: str, game: str) -> str | None:
    """Return what the last notice of a table to a browser named, for this transaction to change; None if there was none."""
    table = schema.notice.c
    query = sql.select(table.asks).where(table.browser == browser, table.game == game)
    return connection.execute(query.with_for_update()).scalar()


def _new_row(connection: sql.Connection, browser: str, game: str, asks: Collection[str]) -> Any:
    values = {"browser": browser, "game": game, "asks": _joined(asks), "body": "", "since": 0.0, "tries": 0}
    return _insert(connection, schema.notice).values(values).on_conflict_do_nothing()


def _change(connection: sql.Connection, browser: str, game: str, told: str, **values: Any) -> bool:
    """Change a row as long as it says what was read there; returns whether it did."""
    table = schema.notice
    this = (table.c.browser == browser) & (table.c.game == game) & (table.c.asks == told)
    return bool(connection.execute(sql.update(table).where(this).values(values)).rowcount)


def _joined(asks: Collection[str]) -> str:
    return " ".join(sorted(asks))


def _insert(connection: sql.Connection, table: sql.Table) -> Any:
    return (postgres_insert if connection.dialect.name == "postgresql" else sqlite.insert)(table)
