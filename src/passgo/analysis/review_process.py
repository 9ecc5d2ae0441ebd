"""A review for a program that waits for it: how far it is goes out line by line, what was found into a file.

Its arguments are the record, that file, and for how many seconds to look.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from passgo.bots.registry import policy
from passgo.notation.records import Record

from .forecast import BOT
from .forms import fastest
from .kept import ReviewFile, ReviewRun
from .review import Reviewer
from .review_results import Review
from .review_run import reports

SEED: Final = 0


def review(record: Path, found: Path, seconds: float) -> Iterator[tuple[float, bool]]:
    """Review the game of a record, as `passgo analyse` does.

    Yields the seconds left, and whether the file says more than before. At the end it says all.
    """
    form = partial(fastest, threads=os.cpu_count() or 1)
    played = Record.read(record)
    reviewer = Reviewer(played.replay(), policy(BOT), BOT, form, seated=played.bots, seed=SEED)
    run = ReviewRun(reviewer, ReviewFile.of(record, BOT, SEED), seconds, time.monotonic)
    for left, known in reports(reviewer, run.stages(), time.monotonic):
        if known is not None:
            _write(found, known)
        yield left, known is not None
    _write(found, reviewer.review())


def _write(found: Path, known: Review) -> None:
    """Write what is known, all of it or nothing: somebody may be reading."""
    begun = found.with_suffix(".begun")
    begun.write_bytes(msgspec.json.encode(known))
    begun.replace(found)


if __name__ == "__main__":
    for stage in review(Path(sys.argv[1]), Path(sys.argv[2]), float(sys.argv[3])):
        sys.stdout.buffer.write(msgspec.json.encode(stage) + b"\n")
        sys.stdout.buffer.flush()
