"""Consents in the database: to whom guests show how they play."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import sqlalchemy as sql

from passgo.table.store.friends import ConsentRow, FriendStore

from . import schema
from .seals import SEAL, seal


class SqlFriends(FriendStore):
    """The consents of one data folder, or of one PostgreSQL."""

    def __init__(self, run: Callable[[Callable[[sql.Connection], Any]], Awaitable[Any]]) -> None:
        """`run` does a piece of work as a whole; it raises StoreError."""
        self._run = run

    async def consents(self, guest: str) -> Sequence[ConsentRow]:
        """Return what a guest has said, and what others have said to them. Raises StoreError."""
        columns = [schema.consent.c[name] for name in ConsentRow._fields]
        query = sql.select(*columns).where(_of(guest))
        return await self._run(lambda connection: [ConsentRow(*row) for row in connection.execute(query)])

    async def answer(self, row: ConsentRow) -> None:
        """Store a consent or its withdrawal, instead of what the guest said before. Raises StoreError."""
        consent = schema.consent.c

        def work(connection: sql.Connection) -> None:
            before = sql.delete(schema.consent).where(
                consent.guest == row.guest, consent.friend == row.friend
            )
            connection.execute(before)
            values = {**row._asdict(), SEAL: seal(schema.consent, row)}
            connection.execute(sql.insert(schema.consent), values)

        await self._run(work)


def forget_guest(connection: sql.Connection, guest: str) -> None:
    """Delete what somebody has said, and what was said to them."""
    connection.execute(sql.delete(schema.consent).where(_of(guest)))


def forget_strangers(connection: sql.Connection, known: Any) -> None:
    """Delete what is of anybody else than those that a query selects."""
    consent = schema.consent.c
    gone = consent.guest.not_in(known) | consent.friend.not_in(known)
    connection.execute(sql.delete(schema.consent).where(gone))


def _of(guest: str) -> sql.ColumnElement[bool]:
    return (schema.consent.c.guest == guest) | (schema.consent.c.friend == guest)
