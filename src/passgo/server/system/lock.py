"""One server a data folder, by a lock that the system lets go of when the process ends, however it ends."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from io import FileIO
from pathlib import Path

from passgo.locale import TranslatedError

FILE = "lock"


class FolderInUseError(TranslatedError):
    """Another server works with this data folder."""

    def __init__(self, folder: Path, where: str) -> None:
        """`where` it is found; empty while it begins."""
        super().__init__("host-running-at" if where else "host-running", where=where, folder=folder)
        self.where = where


class FolderLock:
    """The lock of a data folder, held until `release` or the end of the process."""

    def __init__(self, folder: Path) -> None:
        """Take the lock. Raises FolderInUseError, or OSError when the folder cannot be written."""
        folder.mkdir(parents=True, exist_ok=True)
        self._file = (folder / FILE).open("a+b", buffering=0)
        try:
            _lock(self._file)
        except OSError:
            self._file.seek(0)
            where = self._file.read().decode(errors="replace").strip()
            self._file.close()
            raise FolderInUseError(folder, where) from None
        self.say("")

    def say(self, address: str) -> None:
        """Leave the address of this server for others that find the folder locked.

        If the disk is full they get none: the store reports the cause and the place.
        """
        with suppress(OSError):
            self._file.truncate(0)
            self._file.write(address.encode())

    def release(self) -> None:
        """Let the folder go."""
        self._file.close()

    def __enter__(self) -> FolderLock:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()


if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30  # a byte far behind the text, so that the text can be read by others

    def _lock(file: FileIO) -> None:
        os.lseek(file.fileno(), FAR, os.SEEK_SET)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: FileIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
