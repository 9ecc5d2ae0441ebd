"""Compiled code kept on this machine, so that the rules are compiled once for each version of them.

A file's name holds the stamp of all that its content depends on: the sources, the compiler, the processor.
So code that does not fit is never found; code that nobody asks for any more is removed. A folder that cannot
be written costs only time. A wheel includes code compiled beforehand, with names of the same form.
"""

from __future__ import annotations

import errno
import hashlib
import os
import sys
import tempfile
from collections.abc import Generator, Iterable
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final

import platformdirs

import passgo

KEPT: Final = 12
"""How many stamps are kept, those used last: for several checkouts or versions side by side, two stamps each.

One is for machine code, one for the translation of the WebAssembly module.
"""

READY_MADE: Final = Path(passgo.__file__).with_name("compiled")
"""The folder of the code in a wheel."""

DIGEST: Final = 32
"""Bytes before the content of a file that say whether it is whole."""


def folder() -> Path:
    """Return the folder of compiled code."""
    return platformdirs.user_cache_path("passgo") / "compiled"


def stamp_of(files: Iterable[Path], *facts: object) -> str:
    """A name for the content of some files and for some facts, in the order given."""
    digest = hashlib.sha256(repr(facts).encode())
    for file in files:
        content = file.read_bytes()
        digest.update(f"\0{file.name}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()[:32]


def fetch(stamp: str, name: str) -> bytes | None:
    """Return the content stored under this stamp and name, if it is there and complete."""
    file = folder() / f"{stamp}.{name}"
    content = read_whole(file)
    if content is not None:
        with suppress(OSError):
            os.utime(file)  # it is still wanted
    return content


def read_whole(file: Path) -> bytes | None:
    """Return the content of a file with a digest; None if it is missing or incomplete."""
    try:
        content = file.read_bytes()
    except OSError:
        return None
    return content[DIGEST:] if hashlib.sha256(content[DIGEST:]).digest() == content[:DIGEST] else None


def with_digest(content: bytes) -> bytes:
    """Return the content that a file needs for `read_whole` to give this."""
    return hashlib.sha256(content).digest() + content


def store(stamp: str, name: str, content: bytes) -> bool:
    """Keep something under a stamp and name, all of it or nothing; False where the folder does not let us."""
    try:
        folder().mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder(), prefix=".", delete=False) as file:
            try:
                file.write(with_digest(content))
                file.close()
                Path(file.name).replace(folder() / f"{stamp}.{name}")
            except OSError:
                Path(file.name).unlink(missing_ok=True)
                raise
        remove_old(stamp)
    except OSError:
        return False
    return True


def remove_old(stamp: str) -> None:
    """Remove what was not used for longest, this stamp apart."""
    used: dict[str, float] = {}
    for file in folder().iterdir():
        owner = file.name.split(".")[0] or file.name  # a half-written file is an owner of its own
        with suppress(FileNotFoundError):  # another process was quicker
            used[owner] = max(used.get(owner, 0.0), file.stat().st_mtime)
    used[stamp] = float("inf")
    old = sorted(used, key=lambda owner: used[owner], reverse=True)[KEPT:]
    for file in folder().iterdir():
        if (file.name.split(".")[0] or file.name) in old:
            with suppress(PermissionError):  # Windows removes no file that somebody has open
                file.unlink(missing_ok=True)


@contextmanager
def locked(stamp: str) -> Generator[None]:
    """One process at a time for each stamp, where the folder allows locks; the others wait."""
    try:
        folder().mkdir(mode=0o700, parents=True, exist_ok=True)
        file = (folder() / f"{stamp}.lock").open("a")
    except OSError:
        yield
        return
    with file:
        with suppress(OSError):
            _lock(file)
        yield


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        os.lseek(file.fileno(), 0, os.SEEK_SET)
        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
            except OSError as error:
                if error.errno != errno.EDEADLK:
                    raise
            else:  # it gives up after ten seconds, and the compiler takes longer
                return

else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)
