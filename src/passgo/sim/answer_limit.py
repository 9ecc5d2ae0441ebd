"""A time limit for a bot's answer: an endless call is aborted, and its current line reported."""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable
from types import TracebackType
from typing import Self


class TookForEver(Exception):
    """Raised in the call that took too long."""


class AnswerLimit:
    """Lets calls of this thread take this many seconds each, one after the other."""

    def __init__(self, seconds: float) -> None:
        """How long one call may take."""
        self._seconds = seconds
        self._thread = threading.get_ident()
        self._due = float("inf")
        self._over = threading.Event()
        self._lock = threading.Lock()
        self._watch = threading.Thread(target=self._look, daemon=True)

    def __enter__(self) -> Self:
        """Begin to look at the clock."""
        self._watch.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        """No more calls will be made."""
        self._over.set()
        self._watch.join()

    def call(self, answer: Callable[[], int]) -> int:
        """Make the call. Raises TookForEver, whose trace ends where the call was."""
        self._due = time.monotonic() + self._seconds
        try:
            return answer()
        finally:
            with self._lock:
                self._due = float("inf")

    def _look(self) -> None:
        while not self._over.wait(self._seconds / 10):
            with self._lock:
                if time.monotonic() > self._due:
                    self._due = float("inf")
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(
                        ctypes.c_ulong(self._thread), ctypes.py_object(TookForEver)
                    )
