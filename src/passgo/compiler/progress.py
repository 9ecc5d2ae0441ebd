"""The progress of compiling, for a person: one line on the error stream, gone when it is done.

Compiling may begin anywhere that a compiled function is needed; so its language is one for the whole
program, which `set_language` sets.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from passgo import locale

_language = "en"

ReportProgress = Callable[[float, str], None]
"""Told the share that is done, from 0 to 1, and the chapter that is being compiled."""


def set_language(language: str) -> None:
    """From now on, tell in this language."""
    global _language
    _language = language


def say(key: str) -> str:
    """The text `study-KEY` in the language of this program."""
    return locale.say(_language, f"study-{key}")


@contextmanager
def progress_line(key: str) -> Generator[ReportProgress]:
    """Say what is being done and how far it is; without a terminal the first line alone."""
    what = say(key)
    console = Console(stderr=True)
    if not console.is_terminal:
        console.print(f"{what} …", highlight=False, soft_wrap=True)
        yield lambda done, chapter: None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TextColumn("{task.fields[chapter]}"),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(what, total=1.0, chapter="")
        yield lambda done, chapter: progress.update(task, completed=done, chapter=chapter)
