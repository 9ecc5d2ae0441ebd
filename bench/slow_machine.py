"""A slow processor and a slow line, for measurements in a browser.

Chromium slows down a page on demand, but refuses to slow down a worker, and Python runs in one. So the browser is stopped and
let go in turn as a whole, by signals (Linux): after each short while it stands still for as long as its busiest thread takes to be
that many times slower. Whatever else the machine does meanwhile counts as standing still, so a busy machine changes little.

The line is slow at the host: what it sends shares one line, whoever asks for it, page or worker.
"""

from __future__ import annotations

import io
import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

RUNS: Final = 0.002
"""Seconds that a slowed browser runs at a time: short enough for a frame in every sixtieth of a second."""
NEW: Final = 0.1
"""Seconds after which new processes and threads are looked for."""
PIECE: Final = 1 << 14
"""Bytes that go over a line at a time, so that all who send share it."""


def processes(group: int) -> list[Path]:
    """The folders of the processes of a group."""
    found = (folder for folder in Path("/proc").iterdir() if folder.name.isdigit())
    return [folder for folder in found if _group(folder) == group]


def _group(folder: Path) -> int:
    with suppress(OSError):
        return os.getpgid(int(folder.name))
    return 0


def _ran(thread: Path) -> int:
    """Nanoseconds that a thread has run."""
    with suppress(OSError):
        return int((thread / "schedstat").read_text().split()[0])
    return 0


@contextmanager
def slowed(group: int, times: float) -> Iterator[None]:
    """Run a block while every thread of a group of processes is so many times slower."""
    ended = threading.Event()
    slowing = threading.Thread(target=_slow, args=(group, times, ended))
    slowing.start()
    try:
        yield
    finally:
        ended.set()
        slowing.join()


def _slow(group: int, times: float, ended: threading.Event) -> None:
    ran: dict[Path, int] = {}
    looked = behind = 0.0
    try:
        while not ended.is_set():
            began = time.monotonic()
            os.killpg(group, signal.SIGCONT)
            time.sleep(RUNS)
            os.killpg(group, signal.SIGSTOP)
            if began > looked + NEW:
                here = (thread for folder in processes(group) for thread in _threads(folder))
                ran = {thread: ran.get(thread, 0 if looked else _ran(thread)) for thread in here}
                looked = began
            now = {thread: _ran(thread) for thread in ran}
            busiest = max((now[thread] - ran[thread] for thread in ran), default=0) / 1e9
            ran = now
            behind += busiest * times
            time.sleep(max(behind - (time.monotonic() - began), 0))
            behind = max(behind - (time.monotonic() - began), 0)
        os.killpg(group, signal.SIGCONT)
    except ProcessLookupError:
        return  # it has ended


def _threads(folder: Path) -> list[Path]:
    with suppress(OSError):
        return [*(folder / "task").iterdir()]
    return []


class Line:
    """A line that carries so many bytes a second, each of them some time after it was asked for."""

    def __init__(self, speed: float, latency: float) -> None:
        self._speed = speed
        self.latency = latency
        self._free = 0.0
        self._turn = threading.Lock()

    def carry(self, size: int) -> None:
        """Wait until some bytes are through."""
        with self._turn:
            self._free = max(self._free, time.monotonic()) + size / self._speed
            through = self._free
        time.sleep(max(through - time.monotonic(), 0))


class OverLine(io.BufferedIOBase):
    """The end of a connection at which a host writes, with a line in front of it; `sent` are the bytes."""

    def __init__(self, end: io.BufferedIOBase, line: Line) -> None:
        self._end = end
        self._line = line
        self.sent = 0

    def writable(self) -> bool:
        """Return that one can write."""
        return True

    def write(self, content: bytes, /) -> int:
        """Send, as quickly as the line does."""
        whole = memoryview(content)
        for at in range(0, len(whole), PIECE):
            piece = whole[at : at + PIECE]
            self._line.carry(len(piece))
            self._end.write(piece)
        self.sent += len(whole)
        return len(whole)
