"""A PostgreSQL of the tests' own, in a folder of theirs, on a socket that nobody else sees."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SETTINGS = "-c listen_addresses='' -c max_connections=40"
"""No network."""
CARELESS = "-c fsync=off -c full_page_writes=off"
"""No care for a power cut: the machine of a test does not lose its power in between."""


def find(program: str) -> str | None:
    """A program of PostgreSQL, on the path or where Debian puts it."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
    return str(found[-1]) if found else shutil.which(program)


def is_installed() -> bool:
    """Whether this machine has one that can be run: root must become somebody else for it."""
    return bool(find("initdb") and find("pg_ctl") and (os.getuid() or _other()))


def _other() -> str | None:
    """Somebody who is not root, and may run a database."""
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next((name for name in ("postgres", "nobody") if name in known), None)


class Cluster:
    """A PostgreSQL that runs."""

    def __init__(self, folder: Path, careful: bool = False) -> None:
        """`careful`: what is stored is safe from a power cut, as in a database that is not for tests."""
        self._folder = folder
        self._data = folder / "data"
        self._count = 0
        self._settings = SETTINGS if careful else f"{SETTINGS} {CARELESS}"
        self._run("initdb", "-D", str(self._data), "-A", "trust", "-U", "passgo", "--no-sync", "-E", "UTF8")
        self.start()

    def start(self) -> None:
        options = f"{self._settings} -c unix_socket_directories={self._folder}"
        self._run(
            "pg_ctl", "-D", str(self._data), "-w", "-l", str(self._folder / "log"), "-o", options, "start"
        )

    def stop(self, how: str = "fast") -> None:
        """`immediate`: as by kill -9."""
        self._run("pg_ctl", "-D", str(self._data), "-w", "-m", how, "stop")

    @property
    def pid(self) -> int:
        """Of the process that all its others come from."""
        return int((self._data / "postmaster.pid").read_text().split()[0])

    def database(self) -> str:
        """The address of a database that nobody has used."""
        self._count += 1
        name = f"test{self._count}"
        self._run("createdb", "-h", str(self._folder), "-U", "passgo", name)
        return f"postgresql://passgo@/{name}?host={self._folder}"

    def _run(self, program: str, *words: str) -> None:
        command = find(program)
        assert command
        user = None if os.getuid() else _other()
        done = subprocess.run(
            [command, *words],
            check=False,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            user=user,
            cwd=self._folder,
        )
        assert done.returncode == 0, done.stderr


@contextmanager
def running(careful: bool = False) -> Iterator[Cluster]:
    """One, as long as it is needed."""
    with tempfile.TemporaryDirectory(prefix="passgo-pg-") as name:
        folder = Path(name)
        if not os.getuid():
            other = _other()
            assert other
            shutil.chown(folder, other)
        cluster = Cluster(folder, careful)
        try:
            yield cluster
        finally:
            cluster.stop("immediate")
