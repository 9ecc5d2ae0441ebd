"""Servers that begin as copies of a process which has read all modules and books already: they are up at once.

Reading them takes more than a second of a processor's time, and there are a hundred servers in the tests.
Nothing but the standard library is named here, for every copy reads this file.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from contextlib import suppress
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TextIO

READ_ALREADY = [
    "anyio._backends._asyncio",
    "anyio._core._fileio",
    "confusable_homoglyphs",
    "encodings.idna",
    "passgo.bots.deciding",
    "passgo.bots.registry",
    "passgo.compiler.table_policy",
    "passgo.protocol.briefs",
    "passgo.protocol.info",
    "passgo.server.main",
    "server.read_already",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "uvicorn.lifespan.off",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
]

TESTS = str(Path(__file__).parents[1])

_nursery = multiprocessing.get_context("forkserver")
_nursery.set_forkserver_preload(READ_ALREADY)


def _begin() -> None:
    """Start the process that is copied, if it does not run; it finds the modules of the tests too."""
    usual = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [TESTS, usual]))
    forkserver.ensure_running()
    if usual is None:
        del os.environ["PYTHONPATH"]
    else:
        os.environ["PYTHONPATH"] = usual


class Copy:
    """A process that runs a program, seen as `subprocess.Popen` shows one."""

    def __init__(self, program: str, errors: Path) -> None:
        """`errors`: the file that its error stream is appended to."""
        _begin()
        output, said = _nursery.Pipe(duplex=False)
        self._process = _nursery.Process(target=_run, args=(program, said, str(errors)), daemon=True)
        self._process.start()
        said.close()
        self.stdout: TextIO = os.fdopen(os.dup(output.fileno()))
        output.close()

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float) -> int:
        self._process.join(timeout)
        assert self._process.exitcode is not None, "it does not end"
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        assert self._process.pid
        with suppress(ProcessLookupError):  # it ended meanwhile
            os.kill(self._process.pid, number)


def _run(program: str, said: Connection, errors: str) -> None:
    os.dup2(said.fileno(), 1)
    said.close()
    file = os.open(errors, os.O_WRONLY | os.O_APPEND)
    os.dup2(file, 2)
    os.close(file)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.argv[1:] = []
    exec(program, {"__name__": "__main__"})
