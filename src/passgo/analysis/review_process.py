"""A review for a program that waits for it: the seconds left go out line by line, what was found into a file.

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

SEED: Final = 0


def review(record: Path, found: Path, seconds: float) -> Iterator[float]:
    """Review the game of a record, as `passgo analyse` does; yields the seconds left, and at the end writes the file."""
    form = partial(fastest, threads=os.cpu_count() or 1)
    reviewer = Reviewer(Record.read(record).replay(), policy(BOT), BOT, form, seed=SEED)
    for stage in ReviewRun(reviewer, ReviewFile.of(record, BOT, SEED), seconds, time.monotonic).stages():
        yield stage.left
    found.write_bytes(msgspec.json.encode(reviewer.review()))


if __name__ == "__main__":
    for left in review(Path(sys.argv[1]), Path(sys.argv[2]), float(sys.argv[3])):
        sys.stdout.buffer.write(msgspec.json.encode(left) + b"\n")
        sys.stdout.buffer.flush()
