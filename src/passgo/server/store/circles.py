"""Circles in the database: their members, and which games are theirs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import sqlalchemy as sql

from passgo.protocol.circles import CircleBrief
from passgo.protocol.tables import ONGOING
from passgo.table.store.circles import (
    CircleRow,
    CircleStore,
    CircleTable,
    EveningRow,
    MemberRow,
    ScoringRow,
)

from . import schema, upkeep
from .seals import SEAL, seal, sealed_columns

T = TypeVar("T")
Pairs = sql.Select[str, str]


class SqlCircles(CircleStore):
    """The circles of one data folder, or of one PostgreSQL."""

    def __init__(self, run: Callable[[Callable[[sql.Connection], Any]], Awaitable[Any]]) -> None:
        """`run` does a piece of work as a whole; it raises StoreError."""
        self._run = run

    async def circle(self, circle: str, guest: str) -> CircleRow | None:
        """Return a circle of which this guest is a member. Raises StoreError."""
        query = _select(schema.circle, CircleRow).where(
            schema.circle.c.id == circle, schema.circle.c.id.in_(_ids_of(guest))
        )
        return next(iter(await self._rows(query, CircleRow)), None)

    async def ids_of(self, guest: str) -> Sequence[str]:
        """Return the circles of a guest. Raises StoreError."""
        return await self._run(lambda connection: list(connection.execute(_ids_of(guest)).scalars()))

    async def briefs(self, guest: str) -> Sequence[CircleBrief]:
        """Return the circles of a guest as a list shows them, the oldest first. Raises StoreError."""
        return await self._run(lambda connection: _briefs(connection, _ids_of(guest)))

    async def circle_by(self, digest: str) -> CircleRow | None:
        """Return the circle with this digest of a key. Raises StoreError."""
        query = _select(schema.circle, CircleRow).where(schema.circle.c.digest == digest)
        return next(iter(await self._rows(query, CircleRow)), None)

    async def members(self, circle: str) -> Sequence[MemberRow]:
        """Return the members of a circle, those who have been there longest first. Raises StoreError."""
        query = _members(
            schema.member.c.circle == circle, schema.guest.c.id, schema.guest.c.name, schema.member.c.since
        )
        return await self._rows(query, MemberRow)

    async def scorings(self, circle: str) -> Sequence[ScoringRow]:
        """Return the points that a circle has chosen, those of the latest year first. Raises StoreError."""
        scoring = schema.scoring
        query = _select(scoring, ScoringRow).where(scoring.c.circle == circle)
        return await self._rows(query.order_by(scoring.c.year.desc()), ScoringRow)

    async def score(self, row: ScoringRow) -> None:
        """Store the points of a circle from a year on, instead of those for that year before. Raises StoreError."""
        await self._run(lambda connection: _score(connection, row))

    async def evenings(self, circle: str) -> Sequence[EveningRow]:
        """Return the games of a circle, the last first. Raises StoreError."""
        evening = schema.evening
        query = _select(evening, EveningRow).where(evening.c.circle == circle)
        return await self._rows(query.order_by(evening.c.at.desc(), evening.c.game), EveningRow)

    async def tables(self, circle: str) -> Sequence[CircleTable]:
        """Return the tables of a circle whose games are not over, the last first. Raises StoreError."""
        query = _tables(schema.evening.c.circle == circle, schema.evening.c.game, schema.listing.c.code)
        return await self._rows(query, CircleTable)

    async def to_leave(self, circle: str, guest: str) -> Sequence[str]:
        """Return the games of a circle that are not over, or at whose tables this guest is. Raises StoreError."""
        evening, listing, presence = schema.evening, schema.listing, schema.presence
        there = sql.select(presence.c.game).where(presence.c.guest == guest)
        goes_on = sql.select(listing.c.game).where(listing.c.phase.in_(ONGOING))
        query = sql.select(evening.c.game).where(
            evening.c.circle == circle, evening.c.game.in_(there.union(goes_on))
        )
        return await self._run(lambda connection: list(connection.execute(query).scalars()))

    async def found(self, circle: CircleRow, guest: str) -> None:
        """Store a new circle with its first member, who is a guest in the store. Raises StoreError."""

        def work(connection: sql.Connection) -> None:
            _add(connection, schema.circle, circle)
            _add(connection, schema.member, (circle.id, guest, circle.at))

        await self._run(work)

    async def join(self, circle: str, guest: str, since: float) -> None:
        """Store a member, who is a guest in the store; who is one already stays as they are. Raises StoreError."""
        member = schema.member.c
        mine = sql.select(member.guest).where(member.circle == circle, member.guest == guest)

        def work(connection: sql.Connection) -> None:
            if connection.execute(mine).scalar() is None:
                _add(connection, schema.member, (circle, guest, since))

        await self._run(work)

    async def change(self, circle: CircleRow) -> None:
        """Store the name and the digest of a circle. Raises StoreError."""
        values = {"name": circle.name, "digest": circle.digest, SEAL: seal(schema.circle, circle)}
        update = sql.update(schema.circle).where(schema.circle.c.id == circle.id).values(values)
        await self._run(lambda connection: connection.execute(update))

    async def part(self, circle: str, guest: str) -> None:
        """Take a member out; with the last one go the circle and its games. Raises StoreError."""
        await self._run(lambda connection: part(connection, circle, guest))

    async def _rows(self, query: Any, kind: Callable[..., T]) -> list[T]:
        return await self._run(lambda connection: [kind(*row) for row in connection.execute(query)])


def part(connection: sql.Connection, circle: str, guest: str) -> None:
    """Take a member out of a circle; with the last one go the circle and its games."""
    member, evening = schema.member.c, schema.evening.c
    connection.execute(sql.delete(schema.member).where(member.circle == circle, member.guest == guest))
    if connection.execute(sql.select(member.guest).where(member.circle == circle).limit(1)).scalar() is None:
        games = connection.execute(sql.select(evening.game).where(evening.circle == circle)).scalars()
        upkeep.forget(connection, list(games))
        connection.execute(sql.delete(schema.scoring).where(schema.scoring.c.circle == circle))
        connection.execute(sql.delete(schema.circle).where(schema.circle.c.id == circle))


def part_from_all(connection: sql.Connection, guest: str) -> None:
    """Take a guest out of every circle; nothing says any more that they chose its points."""
    member, scoring = schema.member.c, schema.scoring
    chosen = _select(scoring, ScoringRow).where(scoring.c.guest == guest)
    for row in connection.execute(chosen).all():
        _score(connection, ScoringRow(*row)._replace(guest=""))
    for circle in connection.execute(sql.select(member.circle).where(member.guest == guest)).scalars().all():
        part(connection, circle, guest)


def _score(connection: sql.Connection, row: ScoringRow) -> None:
    scoring = schema.scoring.c
    connection.execute(
        sql.delete(schema.scoring).where(scoring.circle == row.circle, scoring.year == row.year)
    )
    _add(connection, schema.scoring, row)


def _briefs(connection: sql.Connection, ids: Any) -> list[CircleBrief]:
    """Return these circles as a list shows them, with one query for all their members and one for their tables."""
    circle, member, evening = schema.circle.c, schema.member.c, schema.evening.c
    members: Pairs = _members(member.circle.in_(ids), member.circle, schema.guest.c.name)
    tables: Pairs = _tables(evening.circle.in_(ids), evening.circle, schema.listing.c.code)
    circles: Pairs = sql.select(circle.id, circle.name).where(circle.id.in_(ids))
    names: defaultdict[str, list[str]] = defaultdict(list)
    for one, name in connection.execute(members):
        names[one].append(name)
    codes: dict[str, str] = {}
    for one, code in connection.execute(tables):
        codes.setdefault(one, code)
    return [
        CircleBrief(circle=one, name=name, members=names[one], table=codes.get(one, ""))
        for one, name in connection.execute(circles.order_by(circle.at, circle.id))
    ]


def _ids_of(guest: str) -> Any:
    """Select the circles of a guest."""
    return sql.select(schema.member.c.circle).where(schema.member.c.guest == guest)


def _members(which: Any, *columns: Any) -> Any:
    """Select something of members, those first who have been there longest."""
    member, guest = schema.member.c, schema.guest.c
    query = sql.select(*columns).where(which, member.guest == guest.id)
    return query.order_by(member.since, guest.id)


def _tables(which: Any, *columns: Any) -> Any:
    """Select something of the tables of circles whose games are not over, the last first."""
    evening, listing = schema.evening.c, schema.listing.c
    query = sql.select(*columns).where(which, listing.game == evening.game, listing.phase.in_(ONGOING))
    return query.order_by(evening.at.desc(), evening.game)


def _select(table: sql.Table, kind: Any) -> Any:
    columns: list[Any] = [table.c[name] for name in kind._fields]
    return sql.select(*columns)


def _add(connection: sql.Connection, table: sql.Table, row: Sequence[Any]) -> None:
    values = dict(zip(sealed_columns(table), row, strict=True))
    connection.execute(sql.insert(table), {**values, SEAL: seal(table, row)})
