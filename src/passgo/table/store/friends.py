"""Consents of guests: to whom they show how they play. Each method may raise StoreError."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class ConsentRow(NamedTuple):
    """Whether a guest agrees to show a friend how they played in the games of both."""

    guest: str
    friend: str
    agrees: bool
    at: float


class FriendStore(Protocol):
    """The consents of one store. They go with either of the two."""

    async def consents(self, guest: str) -> Sequence[ConsentRow]:
        """Return what a guest has said, and what others have said to them."""
        ...

    async def answer(self, row: ConsentRow) -> None:
        """Store a consent or its withdrawal, instead of what the guest said before."""
        ...
