"""The lines for the host on the terminal, in the language in which the server was started."""

from __future__ import annotations

import sys
import time
from contextvars import ContextVar
from typing import Final

from passgo import locale

_language: ContextVar[str] = ContextVar("language of the host", default="en")


REPEAT: Final = 60.0
"""Seconds until a line is said again: while the database is away each command says so."""
_said: dict[str, float] = {}
"""When each line of the last minute was said."""


def speak(language: str) -> None:
    """Speak this language to the host from here on, and in every task and thread that begins from here."""
    _language.set(language)


def text(key: str, **args: str | int) -> str:
    """Return the text `host-KEY`."""
    return locale.say(_language.get(), f"host-{key}", args)


def warn(key: str, **args: str | int) -> None:
    """Print the text `host-KEY` where errors go."""
    _print(text(key, **args))


def warn_of(error: locale.TranslatedError) -> None:
    """Print what went wrong where errors go."""
    _print(error.text(_language.get()))


def _print(line: str) -> None:
    now = time.monotonic()
    for old in [old for old, when in _said.copy().items() if when <= now - REPEAT]:
        del _said[old]
    if line in _said:
        return
    _said[line] = now
    print(f"passgo: {line}", file=sys.stderr, flush=True)
