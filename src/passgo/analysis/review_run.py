"""A running review: for a number of seconds, and how far it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from .review import Reviewer


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
