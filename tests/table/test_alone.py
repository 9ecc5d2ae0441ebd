"""A table where there is no socket, no SQL, no process and no thread: in a browser, say."""

import json
import os
import sys

import msgspec

from house.tools import ROOT, assert_clean, run
from passgo.notation import Record
from passgo.protocol import board_info
from table.alone import BROKEN, MOVES

MISSING = (
    "asyncpg", "numba", "numpy", "platformdirs", "pydantic", "rich", "sqlalchemy", "sqlite3", "starlette",
    "textual", "tree_sitter", "tree_sitter_toml", "typer", "uvicorn", "websockets",
)  # fmt: skip
"""Modules that a browser's Python lacks, or need not have."""
PLAY = f"""
import sys
sys.modules.update(dict.fromkeys({MISSING}))
import asyncio, json
from table.alone import play
print(json.dumps(asyncio.run(play())))
"""


def test_a_game_is_played_and_asked_about_without_what_a_browser_lacks() -> None:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    done = run(sys.executable, "-P", "-c", PLAY, PYTHONPATH=path)
    assert_clean(done)
    found = json.loads(done.stdout)
    assert set(found["warned"]) == {"the bot of p3 had a decision to make and returned no move"}
    record, kept = Record.parse(found["record"]).replay(), Record.parse(found["kept"]).replay()
    assert len(record.moves) >= MOVES
    assert kept.moves[: len(record.moves)] == record.moves
    status, again = found["again"]
    assert (status, json.loads(again)["n"]) == (200, len(record.moves))
    assert found["texts"] == 200
    assert found["nothing"] == [404, "no such operation"]
    opened = msgspec.json.encode(board_info.open_file(BROKEN, "en")).decode()
    assert json.loads(opened)["faults"]
    assert found["opened"] == [200, opened]
