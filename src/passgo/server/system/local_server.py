"""A private server in a separate process, on a free port of this machine, for as long as it is needed."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from passgo.locale import TranslatedError

from .lock import FolderInUseError, FolderLock

ADDRESS: Final = re.compile(r"http://\S+")
PATIENCE: Final = 10
"""Seconds that it has to end in order."""


class NoServerError(TranslatedError):
    """The private server did not start."""


@contextmanager
def running_server(data: Path, language: str) -> Generator[str]:
    """Yield the address of a server of a data folder: the one that runs there, or one that runs only during the block.

    Raises NoServerError, with what the server said; OSError where the folder cannot be written.
    """
    try:
        FolderLock(data).release()
    except FolderInUseError as running:
        if not running.where:
            raise
        yield running.where
        return
    command = [
        sys.executable,
        "-P",
        "-m",
        "passgo",
        "serve",
        "--port",
        "0",
        "--data",
        str(data),
        "--lang",
        language,
    ]
    with tempfile.TemporaryFile("w+", encoding="utf-8") as errors:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            encoding="utf-8",
        )
        try:
            assert process.stdout is not None
            found = ADDRESS.search(process.stdout.readline())
            if found is None:
                process.wait(PATIENCE)
                errors.seek(0)
                raise NoServerError("host-did-not-begin", why=errors.read().strip().removeprefix("passgo: "))
            yield found[0]
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
