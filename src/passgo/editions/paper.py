"""The paper of the reports of `passgo edition`: a terminal or a wide sheet, in the reader's language."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.markup import escape
from rich.segment import Segment
from rich.table import Table

from passgo.locale import Language

from .report_words import say

WIDTH: Final = 200
"""Of a table that goes to a file or a pipe."""
NO_BREAK: Final = "\u00a0"
HELD: Final = "\ue000"
"""Stands for a no-break space while lines are broken: a sign that no text of ours has."""


class Ruled(Table):
    """A table whose cells keep together what a no-break space joins; the library breaks lines there too."""

    def add_row(self, *cells: RenderableType | None, **how: Any) -> None:
        """Add a row; see the library."""
        super().add_row(
            *(cell.replace(NO_BREAK, HELD) if isinstance(cell, str) else cell for cell in cells), **how
        )

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The lines, with their no-break spaces again."""
        for part in super().__rich_console__(console, options):
            if isinstance(part, Segment):
                yield Segment(part.text.replace(HELD, NO_BREAK), part.style, part.control)
            else:
                yield part


def paragraph(text: str) -> Ruled:
    """A text of several lines."""
    lines = Ruled(box=None, show_header=False, padding=0)
    lines.add_column()
    lines.add_row(escape(text))
    return lines


def console() -> Console:
    """Return the console that a report is printed on."""
    terminal = Console(highlight=False, emoji=False)
    return terminal if terminal.is_terminal else Console(highlight=False, emoji=False, width=WIDTH)


def heads(language: Language, *keys: str) -> list[str]:
    """Headings of columns; an empty key has none."""
    return [say(language, key) if key else "" for key in keys]
