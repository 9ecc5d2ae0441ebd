"""The other servers with the same store, as far as there are any.

A message among them is a hint and never the data: its receiver reads on in the store.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final, NamedTuple, Protocol

from passgo.table.store import PresenceRow

LIVES: Final = 10.0
"""Seconds after the last sign of one of them until it is given up."""


class Lease(NamedTuple):
    """The server that runs a table."""

    mine: bool
    since: float
    """Since when somebody has without a gap, seconds since 1970."""


class PeerListener(Protocol):
    """The tables here, as the others inform them."""

    def games(self) -> Collection[str]:
        """Return the tables that are in memory."""
        ...

    def present_at(self, game: str) -> Sequence[PresenceRow]:
        """Return who is at a table here, or was; nobody if it is not in memory."""
        ...

    def read_on(self, game: str) -> None:
        """Note that something was added to a table."""
        ...

    def check_peers(self, game: str) -> None:
        """Note that somebody came or went, or that nobody runs the table."""
        ...

    def stands(self, game: str, no: int, lead: bool | None) -> None:
        """Note the state of a table in the store: how many additions it has, whether it is run here; None: by nobody."""
        ...

    def relist(self, names: Iterable[str]) -> None:
        """Note that the lists of these guests have changed."""
        ...

    def show(self, game: str, message: bytes) -> None:
        """Show something to all clients at a table."""
        ...

    async def take_up(self, game: str) -> None:
        """Continue a table. Raises StoreError."""
        ...


class Peers(Protocol):
    """The other servers, as the tables here see them."""

    @property
    def are_possible(self) -> bool:
        """Whether others can have this store too."""
        ...

    async def open(self) -> None:
        """Begin to live among the others. Raises StoreError."""
        ...

    async def close(self) -> None:
        """Leave everything to the others from here on."""
        ...

    async def lease(self, game: str) -> Lease:
        """Run a table, if no other does. Raises StoreError."""
        ...

    async def others_at(self, game: str) -> Sequence[PresenceRow]:
        """Return who is, or was, at a table elsewhere. Raises StoreError."""
        ...

    def tell_moved(self, game: str) -> None:
        """Tell that something was added to a table."""
        ...

    def tell_people(self, game: str) -> None:
        """Tell that somebody came to a table, or went."""
        ...

    def release(self, game: str) -> None:
        """Tell that a table that was run here is not in memory any more."""
        ...

    def tell_lists(self, names: Iterable[str]) -> None:
        """Tell that the lists of these guests have changed; the empty name is the list of open tables."""
        ...

    def show(self, game: str, message: bytes) -> None:
        """Show something to all clients at a table."""
        ...


class NoPeers:
    """Nobody else has this store: every table is run here, and there is nobody to tell."""

    are_possible = False

    def __init__(self, clock: Callable[[], float]) -> None:
        """`clock`: seconds since 1970."""
        self._clock = clock

    async def open(self) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do."""

    async def lease(self, game: str) -> Lease:
        """Run the table."""
        return Lease(True, self._clock())

    async def others_at(self, game: str) -> Sequence[PresenceRow]:
        """Return nobody."""
        return ()

    def tell_moved(self, game: str) -> None:
        """Nobody to tell."""

    def tell_people(self, game: str) -> None:
        """Nobody to tell."""

    def release(self, game: str) -> None:
        """Nobody to tell."""

    def tell_lists(self, names: Iterable[str]) -> None:
        """Nobody to tell."""

    def show(self, game: str, message: bytes) -> None:
        """Nobody to show it to."""
