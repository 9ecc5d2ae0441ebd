"""The games of a data folder from the command line, whether a server runs there or not."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TypeVar

import msgspec
from rich.table import Table

from passgo.bots import registry
from passgo.editions.paper import Language, console, say
from passgo.locale import TranslatedError

from .agreement import read_agreement
from .saved import Saved, saved
from .store import FILE, GameBrief, GameRow, Store

T = TypeVar("T")


class UnknownGameError(TranslatedError):
    """No game has this number."""


def show(folder: Path, language: Language) -> None:
    """Print the games, the oldest first. Raises StoreError."""
    games = asyncio.run(_ask(folder, Store.games)) if (folder / FILE).exists() else []
    if not games:
        print(_say(language, "none", folder=str(folder)))
        return
    heads = (_say(language, key) for key in ("no", "begun", "edition"))
    table = Table(*heads, say(language, "players"), box=None, header_style="bold")
    for key in ("moves", "seen"):
        table.add_column(_say(language, key), justify="right" if key == "moves" else "left")
    for brief in games:
        table.add_row(
            str(brief.no), _day(brief.row.at), brief.row.edition, _names(brief.row), str(brief.moves), _day(brief.seen)
        )  # fmt: skip
    console().print(table)


def save(folder: Path, number: int, file: Path, language: Language) -> None:
    """Write a game to a file. Raises StoreError, UnknownGameError, OSError."""

    async def record(store: Store) -> tuple[GameBrief, Saved]:
        brief = next((brief for brief in await store.games() if brief.no == number), None)
        if brief is None:
            raise UnknownGameError("report-games-unknown", number=number)
        return brief, await saved(store, brief.row, registry.find)

    if not (folder / FILE).exists():
        raise UnknownGameError("report-games-none", folder=folder)
    brief, kept = asyncio.run(_ask(folder, record))
    file.write_text(kept.text, encoding="utf-8", newline="\n")
    print(_say(language, "saved", file=str(file), moves=brief.moves))
    if kept.refused:
        print(_say(language, "unreplayed", why=kept.refused.text(language)), file=sys.stderr)


async def _ask(folder: Path, question: Callable[[Store], Awaitable[T]]) -> T:
    store = await Store.open(folder)
    try:
        return await question(store)
    finally:
        await store.close()


def _names(row: GameRow) -> str:
    try:
        return ", ".join(plan.name for plan in read_agreement(row.edition, row.plan).seats)
    except msgspec.DecodeError:
        return "?"


def _day(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).astimezone().strftime("%Y-%m-%d %H:%M")


def _say(language: Language, key: str, **args: str | int) -> str:
    """The text `report-games-KEY`."""
    return say(language, f"games-{key}", **args)
