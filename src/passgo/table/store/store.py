"""The store as tables need it. A table only grows: an addition is stored as a whole or not at all, and is never changed.

Two things change what is stored after all: a person is deleted, and old chat goes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from .rows import Addition, GameRow, GuestRow, Kept, Listing, Log, Mark, TalkRow

Rewrite = Callable[[Kept], Kept]
"""Gives what is stored of a table from now on."""

START: Final = Mark(k=-1)
"""Before all; in games of the first version something was said under number 0."""


class Store(Protocol):
    """The tables of one store, and the guests who have sat there. Each method may raise StoreError."""

    # --- a table grows --------------------------------------------------------------------------------

    async def begin_game(
        self, row: GameRow, listing: Listing, talk: Sequence[TalkRow] = (), circle: str = ""
    ) -> None:
        """Store a new table with the first of its log, which is its first addition; perhaps of a circle.

        Raises StoreError if nothing was stored, TakenError where its command or its code is known already.
        """
        ...

    async def append(self, addition: Addition) -> None:
        """Store an addition, all of it or nothing; what returns is never lost.

        Raises StoreError if nothing of it was stored, TakenError if others are in its place already,
        InDoubtError if it is not known yet.
        """
        ...

    async def settle(self, addition: Addition) -> bool:
        """Return whether an addition in doubt is stored, by reading it back.

        Raises InDoubtError while that cannot be found out, TakenError if others are in its place.
        """
        ...

    # --- a table is read ------------------------------------------------------------------------------

    async def row(self, game: str) -> GameRow | None:
        """Return a table by its id."""
        ...

    async def made_by(self, client: str) -> GameRow | None:
        """Return the table that a command created."""
        ...

    async def read(self, game: str, after: Mark = START) -> Log:
        """Return the log of a table, from a mark on."""
        ...

    async def seeds(self, game: str) -> Mapping[int, str]:
        """Return the table's own seeds for the dice of a game, by attempt."""
        ...

    # --- where tables are found -----------------------------------------------------------------------

    async def find(self, code: str) -> str | None:
        """Return the id of the table with this code."""
        ...

    async def listing(self, game: str) -> Listing | None:
        """Return the listing of a table."""
        ...

    async def listings_of(self, guest: str, most: int) -> Sequence[Listing]:
        """Return a guest's tables, the last to change first."""
        ...

    async def open_listings(self, most: int) -> Sequence[Listing]:
        """Return the listed tables whose game is not over, the last to change first."""
        ...

    async def running(self) -> Sequence[str]:
        """Return the tables that continue while nobody is there, as their listings say."""
        ...

    async def latest(self, guest: str) -> str | None:
        """Return the code of the last table created with a seat of this guest and a game that is not over."""
        ...

    async def nobodys(self) -> str | None:
        """Return the code of the table created last, if it never had a host."""
        ...

    # --- guests ---------------------------------------------------------------------------------------

    async def guest(self, name: str) -> GuestRow | None:
        """Return a guest by their public name."""
        ...

    async def keep_guest(self, row: GuestRow) -> None:
        """Store a guest, or their new name; they stay known since they first came."""
        ...

    # --- what was stored is changed after all ---------------------------------------------------------

    async def erase_guest(self, guest: str, rewrite: Rewrite) -> Sequence[str]:
        """Write every table at which a guest ever was as `rewrite` gives it, and forget them; all of it or nothing.

        Returns the ids of the tables. Raises what `rewrite` raises, TakenError where something was added meanwhile.
        """
        ...

    async def reword(self, game: str, rows: Sequence[TalkRow]) -> None:
        """Replace the entries of a log with these numbers."""
        ...
