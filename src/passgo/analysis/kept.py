"""The results of a stopped review, kept in the user's cache until it continues.

A file's name holds all that the numbers depend on: the record, the bot, the seed, the rules, the analysis. Nothing of
a finished review is kept; of those that were stopped, the last ones are.
"""

from __future__ import annotations

import io
from contextlib import suppress
from pathlib import Path
from typing import Final, Self

import msgspec
import numpy as np
import platformdirs

from passgo.bots.evaluator import CERTAIN
from passgo.compiler.cache import stamp_of
from passgo.compiler.sources import sources

from .review import Progress

KEPT: Final = 5
"""How many stopped reviews are remembered, of some 30 MB each after a minute."""


class Stopped(msgspec.Struct, frozen=True):
    """A review that was stopped."""

    seconds: float
    """It had been at work for so long."""
    progress: Progress


def folder() -> Path:
    """Return the folder of stopped reviews."""
    return platformdirs.user_cache_path("passgo") / "reviews"


def encoded(shares: object) -> bytes:
    """Chances to win, which are whole millionths."""
    file = io.BytesIO()
    np.save(file, np.rint(np.asarray(shares) * CERTAIN).astype(np.int32), allow_pickle=False)
    return file.getvalue()


def decoded(_: type, content: bytes) -> object:
    """Return the value that `encoded` was given."""
    return np.load(io.BytesIO(content), allow_pickle=False) / CERTAIN


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
            return msgspec.msgpack.decode(self.file.read_bytes(), type=Stopped, dec_hook=decoded)
        return None

    def store(self, stopped: Stopped) -> None:
        """Keep a review here, all of it or nothing."""
        with suppress(OSError):
            self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            begun = self.file.with_suffix(".begun")
            begun.write_bytes(msgspec.msgpack.encode(stopped, enc_hook=encoded))
            begun.replace(self.file)
            for old in sorted(self.file.parent.iterdir(), key=lambda one: -one.stat().st_mtime)[KEPT:]:
                old.unlink(missing_ok=True)

    def clear(self) -> None:
        """Keep nothing here any more."""
        with suppress(OSError):
            self.file.unlink(missing_ok=True)
