"""The games of a data folder or of a PostgreSQL from the command line, whether a server runs there or not."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TypeVar

import msgspec
from rich.table import Table

from passgo.bots import registry
from passgo.editions.paper import console
from passgo.editions.report_words import say
from passgo.locale import Language, TranslatedError
from passgo.server.store import FILE, SqlStore, copy, shrink
from passgo.server.system.lock import FolderLock
from passgo.table.commands.table_views import read_brief
from passgo.table.games.erasure import pairs, without
from passgo.table.games.integrity import examine
from passgo.table.games.record_files import RecordFile, record_file_of
from passgo.table.state.table_settings import read_settings
from passgo.table.store import GameBrief, StoreError

T = TypeVar("T")
DAY = 86_400
"""Seconds."""


class UnknownGameError(TranslatedError):
    """No game has this number."""


def show(where: Path | str, language: Language) -> None:
    """Print the games, the oldest first. Raises StoreError."""
    games = asyncio.run(_ask(where, SqlStore.games)) if _is_kept(where) else []
    if not games:
        print(_say(language, "none", folder="PostgreSQL" if isinstance(where, str) else str(where)))
        return
    heads = (_say(language, key) for key in ("no", "begun", "edition"))
    table = Table(*heads, say(language, "players"), box=None, header_style="bold")
    for key in ("moves", "seen"):
        table.add_column(_say(language, key), justify="right" if key == "moves" else "left")
    for brief in games:
        table.add_row(
            str(brief.no), _day(brief.row.at), brief.row.edition, _names(brief), str(brief.moves), _day(brief.seen)
        )  # fmt: skip
    console().print(table)


def save(where: Path | str, number: int, file: Path, language: Language) -> None:
    """Write a game to a file. Raises StoreError, UnknownGameError, OSError."""

    async def record(store: SqlStore) -> tuple[GameBrief, RecordFile]:
        brief = await _numbered(store, number)
        return brief, await record_file_of(store, brief.row, registry.find, asyncio.to_thread)

    _need_store(where)
    brief, kept = asyncio.run(_ask(where, record))
    file.write_text(kept.text, encoding="utf-8", newline="\n")
    print(_say(language, "saved", file=str(file), moves=brief.moves))
    if kept.refused:
        print(_say(language, "unreplayed", why=kept.refused.text(language)), file=sys.stderr)


def check(where: Path | str, language: Language) -> int:
    """Examine the store and play every game again; print the faults and return their number.

    Nothing in a folder is changed, and a server may work there: a copy is examined. Raises StoreError,
    UnknownGameError, OSError.
    """

    async def look(store: SqlStore) -> tuple[list[str], int, int]:
        found = [fault.text(language) for fault in await store.faults()]
        briefs = await store.games()
        for brief in briefs:
            found += [
                _say(language, "unsound", no=brief.no, why=why)
                for why in await _examined(store, brief, language)
            ]
        return found, len(briefs), sum(brief.moves for brief in briefs)

    _need_store(where)
    if isinstance(where, str):
        found, games, moves = asyncio.run(_ask(where, look, may_begin=False))
    else:
        with tempfile.TemporaryDirectory(prefix="passgo-check-") as folder:
            copy(where / FILE, Path(folder) / FILE)
            found, games, moves = asyncio.run(_ask(Path(folder), look, may_begin=False))
    for line in found:
        print(line)
    print(_say(language, "checked", games=games, moves=moves, faults=len(found)))
    return len(found)


def backup(folder: Path, file: Path, language: Language) -> None:
    """Copy the store as it is now, while a server runs or not. Raises UnknownGameError, StoreError, OSError."""
    _need_store(folder)
    copy(folder / FILE, file)
    print(_say(language, "copied", file=str(file)))


def forget(where: Path | str, days: int, language: Language) -> None:
    """Delete the games in which nothing has happened for `days`, while no server works.

    Raises what `FolderLock` and the store raise.
    """
    before = time.time() - days * DAY

    async def take_out(store: SqlStore) -> int:
        old = [brief.row.id for brief in await store.games() if brief.seen < before]
        await store.forget(old)
        return len(old)

    count = _alone(where, take_out)
    print(_say(language, "forgotten", games=count, days=days))


def erase(where: Path | str, number: int, name: str, language: Language) -> None:
    """Delete the person who has this name in a game from all games, while no server works.

    Raises UnknownGameError, and what `FolderLock` and the store raise.
    """

    async def take_out(store: SqlStore) -> int:
        brief = await _numbered(store, number)
        found = dict.fromkeys(
            (guest, called) for guest, called in pairs(await store.kept(brief.row.id)) if guest
        )
        guest = next((guest for guest, called in found if called == name), None)
        if guest is None:
            people = ", ".join(dict.fromkeys(called for _, called in found if called))
            raise UnknownGameError("report-games-nobody", number=number, name=name, people=people or "–")
        return len(await store.erase_guest(guest, lambda kept: without(kept, guest, time.time())))

    count = _alone(where, take_out)
    print(_say(language, "erased", games=count, name=name))


async def _numbered(store: SqlStore, number: int) -> GameBrief:
    """Return the game of this number. Raises StoreError, UnknownGameError."""
    brief = next((brief for brief in await store.games() if brief.no == number), None)
    if brief is None:
        raise UnknownGameError("report-games-unknown", number=number)
    return brief


def _alone(where: Path | str, work: Callable[[SqlStore], Awaitable[T]]) -> T:
    """Do something while no server works, and give the room back to the disk that it leaves."""
    _need_store(where)

    async def if_alone(store: SqlStore) -> T:
        if store.processes and await store.processes.are_others():
            raise StoreError("host-store-at-work")
        return await work(store)

    if isinstance(where, str):
        return asyncio.run(_ask(where, if_alone))  # the database makes use of the room by itself
    lock = FolderLock(where)
    try:
        found = asyncio.run(_ask(where, if_alone))
        shrink(where / FILE)
    finally:
        lock.release()
    return found


def _is_kept(where: Path | str) -> bool:
    """Return whether there is a store: the folder of one, or a database, by its address.

    An empty file is none. It may have held games that were lost, so it is left as it is for the start to warn of it.
    """
    if isinstance(where, str):
        return True
    file = where / FILE
    return file.exists() and file.stat().st_size > 0


def _need_store(where: Path | str) -> None:
    """Raise UnknownGameError if there is no store."""
    if isinstance(where, str) or _is_kept(where):
        return
    if (where / FILE).exists():
        raise UnknownGameError("report-games-empty", file=where / FILE)
    raise UnknownGameError("report-games-none", folder=where)


async def _examined(store: SqlStore, brief: GameBrief, language: Language) -> list[str]:
    """Return the faults of a game."""
    try:
        kept, seeds = await store.everything(brief.row.id)
        found = await asyncio.to_thread(examine, kept, seeds, registry.find)
        return [fault.text(language) for fault in found]
    except StoreError as error:
        return [error.text(language)]


async def _ask(
    where: Path | str, question: Callable[[SqlStore], Awaitable[T]], *, may_begin: bool = True
) -> T:
    store = await SqlStore.open(where, may_begin=may_begin)
    try:
        return await question(store)
    finally:
        await store.close()


def _names(brief: GameBrief) -> str:
    """Return the names of those who sit there, or sat there last."""
    try:
        seats = (
            read_brief(brief.brief).seats
            if brief.brief
            else read_settings(brief.row.edition, brief.row.plan).seats
        )
    except msgspec.DecodeError:
        return "?"
    return ", ".join(seat.name for seat in seats if seat.name)


def _day(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).astimezone().strftime("%Y-%m-%d %H:%M")


def _say(language: Language, key: str, **args: str | int) -> str:
    """Return the text `report-games-KEY`."""
    return say(language, f"games-{key}", **args)
