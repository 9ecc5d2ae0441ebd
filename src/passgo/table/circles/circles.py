"""The circles of a server, each for its members alone.

A guest who asks about a circle without being in it is answered as if there were none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from passgo.protocol.circles import CircleBrief, CircleView
from passgo.table.people.replies import FaultError
from passgo.table.store.circles import CircleRow, CircleStore

from .evenings import StoredCircle, circle_view


class Circles:
    """The circles of a store."""

    def __init__(self, store: CircleStore | None, clock: Callable[[], float]) -> None:
        """`store`: None where nobody can come from elsewhere. `clock`: seconds since 1970."""
        self._kept = store
        self._clock = clock

    @property
    def store(self) -> CircleStore:
        """The store of all circles. Raises FaultError if this host has none."""
        if self._kept is None:
            raise FaultError("no-circle", "this host has no groups")
        return self._kept

    # --- who may see one --------------------------------------------------------------------------------

    async def of(self, circle: str, guest: str) -> CircleRow:
        """Return a circle of this guest. Raises StoreError, and FaultError alike if it is another's or there is none."""
        found = await self.store.circle(circle, guest)
        if found is None:
            raise FaultError("no-circle", "you are in no such group")
        return found

    async def admits(self, circle: str, guest: str) -> bool:
        """Return whether a guest may see the tables of a circle; all may where they are no circle's. Raises StoreError."""
        return not circle or await self.store.circle(circle, guest) is not None

    async def ids_of(self, guest: str) -> set[str]:
        """Return the circles of a guest. Raises StoreError."""
        return {*await self._kept.ids_of(guest)} if self._kept else set()

    # --- what is shown of them --------------------------------------------------------------------------

    async def briefs(self, guest: str) -> Sequence[CircleBrief]:
        """Return the circles of a guest, as a list shows them. Raises StoreError."""
        return await self._kept.briefs(guest) if self._kept else ()

    async def view(self, circle: str, guest: str) -> CircleView:
        """Return a circle as its members see it. Raises StoreError, FaultError."""
        row, store = await self.of(circle, guest), self.store
        kept = StoredCircle(
            row, await store.members(circle), await store.evenings(circle), await store.scorings(circle)
        )
        table = next((table.code for table in await store.tables(circle)), "")
        return circle_view(kept, table, self._clock())

    async def last_game(self, circle: str) -> tuple[str, bool]:
        """Return the latest game of a circle, and whether it is still being played. Raises StoreError, FaultError."""
        for table in await self.store.tables(circle):
            return table.game, True
        for row in await self.store.evenings(circle):
            return row.game, False
        raise FaultError("not-now", "this group has not played yet; lay its first table")
