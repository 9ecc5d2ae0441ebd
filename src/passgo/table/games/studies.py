"""Work that takes far longer than a table can wait, and is done apart from all tables: reviews of games, forecasts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from passgo.analysis.forecast import Estimate
    from passgo.analysis.review_results import Review
    from passgo.analysis.what_if import Weighing, WhatIfQuestion

Forecast = Callable[[str], "Awaitable[Sequence[Estimate] | None]"]
"""Gives each seat's chance to win in a position, by its text; None if it no longer can. Raises OSError."""


class Hear(Protocol):
    """Hears how far a review is."""

    def __call__(self, left: float, found: Review | None = None) -> None:
        """`left`: the seconds left; `found`: what is known so far, where that is more than was heard before."""
        ...


class Studies(Protocol):
    """A place where games are studied: other processes, other workers."""

    async def review(self, record: str, seconds: float, hear: Hear) -> Review | None:
        """Return the review of a record, looking at it for `seconds`; None if that failed. Raises OSError."""
        ...

    async def what_if(self, asked: WhatIfQuestion, hear: Callable[[Weighing], None]) -> bool:
        """Weigh the answers to the question of a position; hear what is known after each stage. False if that failed.

        Raises OSError.
        """
        ...

    def forecasts(self) -> AbstractAsyncContextManager[Forecast]:
        """Return what forecasts one position after the other, until the end of the block. Raises OSError."""
        ...
