"""The circles of a store: their members, and the evenings that they played. Each method may raise StoreError."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from passgo.protocol.circles import CircleBrief


class CircleRow(NamedTuple):
    """A circle: its name, the digest of the key in its link, when it was founded."""

    id: str
    name: str
    digest: str
    at: float


class MemberRow(NamedTuple):
    """A member of a circle, by the name that they have as a guest."""

    guest: str
    name: str
    since: float


class ScoringRow(NamedTuple):
    """The points that a circle gives for an evening, from a year on: JSON text. `guest` chose them; empty if deleted."""

    circle: str
    year: int
    places: str
    guest: str
    at: float


class EveningRow(NamedTuple):
    """A game of a circle; `body` is empty until it was played to its end, and `at` when it was laid until then."""

    game: str
    circle: str
    at: float
    body: str = ""


class CircleTable(NamedTuple):
    """A table of a circle whose game is not over."""

    game: str
    code: str


class CircleStore(Protocol):
    """The circles of one store. A question about one names a guest, and only a member gets an answer."""

    async def circle(self, circle: str, guest: str) -> CircleRow | None:
        """Return a circle of which this guest is a member."""
        ...

    async def ids_of(self, guest: str) -> Sequence[str]:
        """Return the circles of a guest."""
        ...

    async def briefs(self, guest: str) -> Sequence[CircleBrief]:
        """Return the circles of a guest as a list shows them, the oldest first."""
        ...

    async def circle_by(self, digest: str) -> CircleRow | None:
        """Return the circle with this digest of a key."""
        ...

    async def members(self, circle: str) -> Sequence[MemberRow]:
        """Return the members of a circle, those who have been there longest first."""
        ...

    async def scorings(self, circle: str) -> Sequence[ScoringRow]:
        """Return the points that a circle has chosen, those of the latest year first."""
        ...

    async def score(self, row: ScoringRow) -> None:
        """Store the points of a circle from a year on, instead of those it chose for that year before."""
        ...

    async def evenings(self, circle: str) -> Sequence[EveningRow]:
        """Return the games of a circle, the last first."""
        ...

    async def tables(self, circle: str) -> Sequence[CircleTable]:
        """Return the tables of a circle whose games are not over, the last first."""
        ...

    async def found(self, circle: CircleRow, guest: str) -> None:
        """Store a new circle with its first member, who is a guest in the store."""
        ...

    async def join(self, circle: str, guest: str, since: float) -> None:
        """Store a member, who is a guest in the store; who is one already stays as they are."""
        ...

    async def change(self, circle: CircleRow) -> None:
        """Store the name and the digest of a circle."""
        ...

    async def to_leave(self, circle: str, guest: str) -> Sequence[str]:
        """Return the games of a circle that are not over, or at whose tables this guest is."""
        ...

    async def part(self, circle: str, guest: str) -> None:
        """Take a member out; with the last one go the circle and its games."""
        ...
