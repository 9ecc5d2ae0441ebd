"""The circles of a server, each for its members alone.

A guest who asks about a circle without being in it is answered as if there were none.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from passgo.protocol.circles import CircleBrief, CircleLink, CircleView, FoundCircle, JoinCircle, RenewLink
from passgo.table.people.chat import tidy
from passgo.table.people.guests import Guest, digest
from passgo.table.people.replies import FaultError
from passgo.table.store.circles import CircleRow, CircleStore, MemberRow

from .evenings import circle_view

MOST_MEMBERS: Final = 24
"""Of one circle."""
MOST_CIRCLES: Final = 20
"""Of one guest."""

KEY_BYTES: Final = 16


class Circles:
    """The circles of a store."""

    def __init__(self, store: CircleStore | None, clock: Callable[[], float]) -> None:
        """`store`: None where nobody can come from elsewhere. `clock`: seconds since 1970."""
        self._kept = store
        self._clock = clock

    @property
    def _store(self) -> CircleStore:
        if self._kept is None:
            raise FaultError("no-circle", "this host has no groups")
        return self._kept

    # --- who may see one --------------------------------------------------------------------------------

    async def of(self, circle: str, guest: str) -> CircleRow:
        """Return a circle of this guest. Raises StoreError, and FaultError alike if it is another's or there is none."""
        found = await self._store.circle(circle, guest)
        if found is None:
            raise FaultError("no-circle", "you are in no such group")
        return found

    async def admits(self, circle: str, guest: str) -> bool:
        """Return whether a guest may see the tables of a circle; all may where they are no circle's. Raises StoreError."""
        return not circle or await self._store.circle(circle, guest) is not None

    async def ids_of(self, guest: str) -> set[str]:
        """Return the circles of a guest. Raises StoreError."""
        return {row.id for row in await self._kept.circles(guest)} if self._kept else set()

    # --- what is shown of them --------------------------------------------------------------------------

    async def briefs(self, guest: str) -> list[CircleBrief]:
        """Return the circles of a guest, as a list shows them. Raises StoreError."""
        if self._kept is None:
            return []
        return [
            CircleBrief(
                circle=row.id,
                name=row.name,
                members=[one.name for one in await self._kept.members(row.id)],
                table=await self._table(row.id),
            )
            for row in await self._kept.circles(guest)
        ]

    async def view(self, circle: str, guest: str) -> CircleView:
        """Return a circle as its members see it. Raises StoreError, FaultError."""
        row, store = await self.of(circle, guest), self._store
        members, evenings = await store.members(circle), await store.evenings(circle)
        return circle_view(row, members, evenings, await self._table(circle), self._clock())

    async def _table(self, circle: str) -> str:
        """Return the code of the table at which a circle plays now; empty if there is none."""
        return next((table.code for table in await self._store.tables(circle)), "")

    async def last_game(self, circle: str) -> tuple[str, bool]:
        """Return the latest game of a circle, and whether it is still being played. Raises StoreError, FaultError."""
        for table in await self._store.tables(circle):
            return table.game, True
        for row in await self._store.evenings(circle):
            return row.game, False
        raise FaultError("not-now", "this group has not played yet; lay its first table")

    # --- what changes them ------------------------------------------------------------------------------

    async def found(self, guest: Guest, command: FoundCircle) -> CircleLink:
        """Found a circle; the guest is kept. Raises StoreError, FaultError."""
        name = _clean(command.name)
        if len(await self._store.circles(guest.id)) >= MOST_CIRCLES:
            raise FaultError("too-many", f"a person can be in at most {MOST_CIRCLES} groups")
        key = secrets.token_urlsafe(KEY_BYTES)
        row = CircleRow(secrets.token_hex(6), name, digest(key), self._clock())
        await self._store.found(row, guest.id)
        return CircleLink(id=command.id, circle=row.id, key=key)

    async def join(self, guest: Guest, command: JoinCircle) -> CircleLink:
        """Make a guest, who is kept, a member. Raises StoreError, FaultError."""
        row = await self._store.circle_by(digest(command.key))
        if row is None:
            raise FaultError("no-circle", "this link leads to no group; it may have been replaced")
        if not await self.admits(row.id, guest.id):
            if len(await self._store.members(row.id)) >= MOST_MEMBERS:
                raise FaultError("too-many", f"a group has at most {MOST_MEMBERS} members")
            if len(await self._store.circles(guest.id)) >= MOST_CIRCLES:
                raise FaultError("too-many", f"a person can be in at most {MOST_CIRCLES} groups")
            await self._store.join(row.id, guest.id, self._clock())
        return CircleLink(id=command.id, circle=row.id)

    async def renew(self, guest: Guest, command: RenewLink) -> CircleLink:
        """Give a circle another link. Raises StoreError, FaultError."""
        row, key = await self.of(command.circle, guest.id), secrets.token_urlsafe(KEY_BYTES)
        await self._store.change(row._replace(digest=digest(key)))
        return CircleLink(id=command.id, circle=row.id, key=key)

    async def rename(self, guest: Guest, circle: str, name: str) -> None:
        """Give a circle another name. Raises StoreError, FaultError."""
        row = await self.of(circle, guest.id)
        await self._store.change(row._replace(name=_clean(name)))

    async def void_link(self, guest: Guest, circle: str) -> None:
        """Let the link of a circle lead nowhere: somebody who knows it is to stay out. Raises StoreError, FaultError."""
        row = await self.of(circle, guest.id)
        await self._store.change(row._replace(digest=digest(secrets.token_urlsafe(KEY_BYTES))))

    async def members(self, circle: str) -> list[MemberRow]:
        """Return the members of a circle, those who have been there longest first. Raises StoreError."""
        return [*await self._store.members(circle)]

    async def to_leave(self, circle: str, guest: str) -> set[str]:
        """Return the games whose tables a member has to leave with their circle. Raises StoreError."""
        return {*await self._store.to_leave(circle, guest)}

    async def part(self, circle: str, guest: str) -> None:
        """Take a member out; with the last one go the circle and its games. Raises StoreError."""
        await self._store.part(circle, guest)


def _clean(name: str) -> str:
    """Return the name of a circle on one line. Raises FaultError."""
    cleaned = tidy(name)
    if not cleaned:
        raise FaultError("bad-start", "name: expected a visible character")
    return cleaned
