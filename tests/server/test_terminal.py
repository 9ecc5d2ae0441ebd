"""The lines that the host reads on the terminal, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from fluent.syntax import FluentParser, ast

import passgo
from passgo import locale
from passgo.editions import find_shipped
from passgo.game import Game
from passgo.locale import LANGUAGES
from passgo.server.system import terminal
from passgo.server.system.lock import FolderInUseError, FolderLock
from passgo.table.state.history import CannotReplayError
from passgo.table.store import StoreError

LOCALE = Path(locale.__file__).parent
PACKAGE = Path(passgo.__file__).parent
SOURCES = [
    *(PACKAGE / "server").rglob("*.py"),
    *(PACKAGE / "table").rglob("*.py"),
    PACKAGE / "page" / "build.py",
    PACKAGE / "cli" / "static.py",
    PACKAGE / "cli" / "table.py",
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_for_the_host_is_said_somewhere(language: str):
    texts = {
        entry.id.name
        for entry in FluentParser().parse((LOCALE / language / "host.ftl").read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }
    said: set[str] = set()
    for file in SOURCES:
        code = file.read_text(encoding="utf-8")
        said |= set(re.findall(r'"((?:host|static)-[a-z-]+)"', code))
        said |= {f"host-{key}" for key in re.findall(r'(?:terminal\.text|warn)\(\s*"([a-z-]+)"', code)}
    made = {"host-edition-house", "host-edition-own"}
    made |= {f"host-store-{cause}" for cause in ("full", "readonly", "damaged", "busy", "away", "unusable")}
    assert said | made == texts


def test_a_folder_in_use_is_reported_in_both_languages(tmp_path: Path):
    lock = FolderLock(tmp_path)
    with pytest.raises(FolderInUseError) as refused:
        FolderLock(tmp_path)
    assert f"already running with the games in {tmp_path};" in str(refused.value)
    lock.say("http://127.0.0.1:8000/")
    with pytest.raises(FolderInUseError) as refused:
        FolderLock(tmp_path)
    assert "already running at http://127.0.0.1:8000/," in refused.value.text("en")
    assert "tourne déjà à l’adresse http://127.0.0.1:8000/," in refused.value.text("fr")
    lock.release()


def test_the_reason_that_ends_a_game_is_in_the_same_language():
    game = Game(find_shipped("us1973"), ["Ann", "Bob"])
    with pytest.raises(ValueError, match="refused") as refused:
        game.push_text("p1 bid 5")
    error = CannotReplayError("abc", 40, "p1 bid 5", refused.value)
    assert str(error).endswith("at move 40, “p1 bid 5”: There is no auction right now.")
    assert "au coup 40" in error.text("fr")
    assert "There is no auction right now" not in error.text("fr")


@pytest.fixture(autouse=True)
def silent_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing was said in the last minute."""
    monkeypatch.setattr(terminal, "_said", {})


def test_the_terminal_speaks_the_language_of_the_start(capsys: pytest.CaptureFixture[str]):
    terminal.speak("fr")
    terminal.warn("port-taken", port="8000")
    terminal.warn_of(StoreError("host-store-busy", place="../games.db", cause="locked"))
    terminal.speak("en")
    terminal.warn("port-taken", port="8000")
    french, store, english = capsys.readouterr().err.splitlines()
    assert french.startswith("passgo: le port 8000 est pris")
    assert store.startswith("passgo: ../games.db")
    assert "un autre programme" in store
    assert english == "passgo: port 8000 is in use; using a free one instead"


def test_a_line_is_said_once_a_minute(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    now = 1000.0
    monkeypatch.setattr(terminal, "time", SimpleNamespace(monotonic=lambda: now))
    away = StoreError("host-store-away", place="games", cause="refused")
    for _ in range(100):
        terminal.warn_of(away)
    terminal.warn("port-taken", port="8000")
    assert capsys.readouterr().err.count("\n") == 2
    now += terminal.REPEAT
    terminal.warn_of(away)
    assert "cannot be reached" in capsys.readouterr().err
    assert len(terminal._said) == 1
