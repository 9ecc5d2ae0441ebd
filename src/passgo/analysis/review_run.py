"""A running review: for a number of seconds, and how far it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from .review import Reviewer
from .review_results import Review

REPORTED_EVERY: Final = 1.0
"""Seconds between two reports of what is known so far: writing one takes a twentieth of that."""


class Stage(NamedTuple):
    """How far a review is."""

    about: str
    """The part just measured: `chances`, `decisions` or `trades`."""
    spent: float
    """Seconds of work so far …"""
    needed: float
    """… and in all: those that were asked for, or as many as looking at everything once will take."""

    @property
    def left(self) -> float:
        """Seconds still to come."""
        return max(self.needed - self.spent, 0)


def stages(
    reviewer: Reviewer, seconds: float, clock: Callable[[], float], spent: float = 0.0
) -> Iterator[Stage]:
    """Let a reviewer work, and yield after each step how far it is. Everything is looked at once, however long that takes.

    `spent`: the seconds of work that were done before.
    """
    began = clock() - spent
    for about in reviewer.steps():
        spent = clock() - began
        yield Stage(about, spent, max(seconds, spent / reviewer.share))
        if spent >= seconds and reviewer.is_whole:
            return


def reports(
    reviewer: Reviewer, run: Iterable[Stage], clock: Callable[[], float]
) -> Iterator[tuple[float, Review | None]]:
    """Yield after each step of a run the seconds left; now and then also what is known so far, where anything is."""
    reported: float | None = None
    for stage in run:
        is_due = reviewer.has_begun and (reported is None or clock() - reported > REPORTED_EVERY)
        yield stage.left, reviewer.review() if is_due else None
        if is_due:
            reported = clock()
