"""What the reports of `passgo edition` are written on: a terminal or a wide sheet, in the reader's language."""

from __future__ import annotations

from typing import Final, Literal

from rich.console import Console

from passgo import locale

Language = Literal["en", "fr"]

WIDTH: Final = 200
"""Of a table that goes to a file or a pipe."""


def console() -> Console:
    """Where a report is printed."""
    terminal = Console(highlight=False)
    return terminal if terminal.is_terminal else Console(highlight=False, width=WIDTH)


def say(language: Language, key: str, **args: str | int) -> str:
    """The text `report-KEY`."""
    return locale.say(language, f"report-{key}", args)


def heads(language: Language, *keys: str) -> list[str]:
    """Headings of columns; an empty key has none."""
    return [say(language, key) if key else "" for key in keys]
