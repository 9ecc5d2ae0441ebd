"""A running review: for a number of seconds, and from where another of the same game was stopped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from .kept import ReviewFile, Stopped
from .review import Reviewer

STORED_EVERY: Final = 5
"""Seconds of work that are lost at most when a review is ended without being asked."""


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


class ReviewRun:
    """A reviewer running for a number of seconds. Its results are kept until it is done."""

    def __init__(
        self, reviewer: Reviewer, kept_in: ReviewFile, seconds: float, clock: Callable[[], float]
    ) -> None:
        """Go on from what is kept, if anything is; `goes_on` says so."""
        self._reviewer, self._kept_in, self._seconds, self._clock = reviewer, kept_in, seconds, clock
        self._stopped = kept_in.fetch()
        self.goes_on = self._stopped is not None
        if self._stopped is not None:
            reviewer.go_on_from(self._stopped.progress)

    def stages(self) -> Iterator[Stage]:
        """Work on, and tell how far it is after each step. Everything is looked at once, however long that takes."""
        reviewer, clock = self._reviewer, self._clock
        began = stored = clock() - (self._stopped.seconds if self._stopped else 0.0)
        for about in reviewer.steps():
            spent = clock() - began
            self._stopped = Stopped(spent, reviewer.progress())
            yield Stage(about, spent, max(self._seconds, spent / reviewer.share))
            if spent >= self._seconds and reviewer.is_whole:
                self._stopped = None
                self._kept_in.clear()
                return
            if began + spent - stored > STORED_EVERY:  # for who ends it without asking
                self._kept_in.store(self._stopped)
                stored = began + spent

    def stop(self) -> bool:
        """Keep what the last whole step knew, and let the reviewer tell of that; False where there was none."""
        if self._stopped is None:
            return False
        self._reviewer.go_on_from(self._stopped.progress)
        self._kept_in.store(self._stopped)
        return True
