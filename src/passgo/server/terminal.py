"""What the host reads on the terminal, in the language in which the server was started."""

from __future__ import annotations

import sys
from contextvars import ContextVar

from passgo import locale

_language: ContextVar[str] = ContextVar("language of the host", default="en")


def speak(language: str) -> None:
    """From here on, and in every task and thread begun from here, the host is spoken to in this language."""
    _language.set(language)


def text(key: str, **args: str | int) -> str:
    """The text `host-KEY`."""
    return locale.say(_language.get(), f"host-{key}", args)


def warn(key: str, **args: str | int) -> None:
    """Print the text `host-KEY` where errors go."""
    _print(text(key, **args))


def warn_of(error: locale.TranslatedError) -> None:
    """Print what went wrong where errors go."""
    _print(error.text(_language.get()))


def _print(line: str) -> None:
    print(f"passgo: {line}", file=sys.stderr, flush=True)
