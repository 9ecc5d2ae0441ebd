"""The results of a stopped review, kept in the user's cache until it continues.

A file's name holds all that the numbers depend on: the record, the bot, the seed, the rules, the analysis. Nothing of
a finished review is kept; of those that were stopped, the last ones are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, Self

import msgspec
import platformdirs

from passgo.compiler.cache import stamp_of
from passgo.compiler.sources import sources

from .review import Progress, Reviewer
from .review_run import Stage, stages

STORED_EVERY: Final = 5
"""Seconds of work that are lost at most when a review is ended without being asked."""
KEPT: Final = 5
"""How many stopped reviews are remembered."""


class Stopped(msgspec.Struct, frozen=True):
    """A review that was stopped."""

    seconds: float
    """It had been at work for so long."""
    progress: Progress


def folder() -> Path:
    """Return the folder of stopped reviews."""
    return platformdirs.user_cache_path("passgo") / "reviews"


class ReviewFile:
    """The file in which one review is kept while it is stopped. A folder that cannot be written costs time alone."""

    def __init__(self, file: Path) -> None:
        self.file = file

    @classmethod
    def of(cls, record: Path, bot: str, seed: int) -> Self:
        """That of a review of this record, by this bot, which may be a file, with this seed."""
        own = Path(bot.partition(":")[0])
        files = [record, *sources(), *sorted(Path(__file__).parent.glob("*.py"))]
        files += [own] if own.suffix == ".py" and own.is_file() else []
        return cls(folder() / stamp_of(files, bot, seed))

    def fetch(self) -> Stopped | None:
        """Return what is kept here; None if there is nothing, or nothing complete."""
        with suppress(OSError, ValueError, msgspec.DecodeError):
            return msgspec.msgpack.decode(self.file.read_bytes(), type=Stopped)
        return None

    def store(self, stopped: Stopped) -> None:
        """Keep a review here, all of it or nothing."""
        with suppress(OSError):
            self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            begun = self.file.with_suffix(".begun")
            begun.write_bytes(msgspec.msgpack.encode(stopped))
            begun.replace(self.file)
            for old in sorted(self.file.parent.iterdir(), key=lambda one: -one.stat().st_mtime)[KEPT:]:
                old.unlink(missing_ok=True)

    def clear(self) -> None:
        """Keep nothing here any more."""
        with suppress(OSError):
            self.file.unlink(missing_ok=True)


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
        """Work on, as `review_run.stages` says."""
        stored = self._stopped.seconds if self._stopped else 0.0
        for stage in stages(self._reviewer, self._seconds, self._clock, stored):
            self._stopped = Stopped(stage.spent, self._reviewer.progress())
            yield stage
            if stage.spent - stored > STORED_EVERY:  # for who ends it without asking
                self._kept_in.store(self._stopped)
                stored = stage.spent
        self._stopped = None
        self._kept_in.clear()

    def stop(self) -> bool:
        """Keep what the last whole step knew, and let the reviewer tell of that; False where there was none."""
        if self._stopped is None:
            return False
        self._reviewer.go_on_from(self._stopped.progress)
        self._kept_in.store(self._stopped)
        return True
