"""The whole record of a game can be read on the page, each line as a sentence; the client's own tests read every book's."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import golden
from e2e.player import LAPTOP, OpenWindow
from passgo.locale import LANGUAGES
from passgo.notation import print_move
from passgo.notation.records import Record
from passgo.protocol.terms import SeatPlan
from passgo.server.store import SqlStore
from passgo.table.state.table_settings import TableSettings, write_settings
from passgo.table.store import GameRow, MoveRow
from server.harness import Server
from server.in_process import keep_game

pytestmark = pytest.mark.browser

GAMES = Path(next(iter(golden.__path__)))
NO_WORDS = re.compile(r"\{|\}|\$\w*[a-z]|undefined|NaN|Unknown|\b(?:event|line|hand|building)-[a-z]")
"""The text on the page where a sentence, or a word in it, is missing."""
TOKENS = ("balloon", "lighthouse", "valise", "swallow")


def keep(
    folder: Path,
    name: str,
    names: Sequence[str] = ("Ann 0", "Ann 1", "Ann 2", "Ann 3"),
    began: float = 1.0,
) -> int:
    """Store the golden game of an edition, played by these people, as a table would; return the number of its moves."""
    game = Record.read(GAMES / f"{name}.toml").replay()
    seats = [
        SeatPlan(name=name, kind="person", token=token)
        for name, token, _ in zip(names, TOKENS, game.players, strict=False)
    ]
    row = GameRow("golden", name, write_settings(TableSettings(seats)).decode(), began, "c")
    moves = [MoveRow(n, m.seat, print_move(m, game.edition), 2.0) for n, m in enumerate(game.moves, 1)]

    async def write() -> None:
        store = await SqlStore.open(folder)
        await keep_game(store, row, moves, "over")
        await store.close()

    with ThreadPoolExecutor(1) as thread:  # the browser's driver has an event loop in this one
        thread.submit(asyncio.run, write()).result()
    return len(moves)


def test_every_line_of_a_game_is_a_sentence(open_window: OpenWindow, tmp_path: Path) -> None:
    """In the language of the browser, and in each other that its reader chooses on the page."""
    moves = keep(tmp_path, "fr2013-speed")
    with Server(tmp_path) as server:
        player = open_window(LAPTOP, LANGUAGES[0], still=True)
        record = player.open_record(server)
        for language in LANGUAGES:
            player.speak(language)
            read = record.locator("li").all_inner_texts()
            assert len(read) > moves / 6
            assert [line for line in read if NO_WORDS.search(line)] == []
        assert player.problems == []
