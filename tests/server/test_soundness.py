"""A store that is damaged, empty, or has no room: told at the start, and found by `passgo games check`."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from passgo.server.games import games_admin
from passgo.server.store import FILE
from passgo.server.system.lock import FILE as LOCK
from passgo.server.system.lock import FolderInUseError, FolderLock
from passgo.table.store import StoreError
from server.harness import Server

PAGE = 4096
HOLE = b"\xa5" * 64

FULL = """
import resource, signal
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (4000, resource.RLIM_INFINITY))
"""


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which some games were played, all in one file."""
    folder = tmp_path_factory.mktemp("games")
    with Server(folder, fair=True) as server:
        for who in ("Ann", "Bob"):
            with server.screen(who=who, code="") as screen:
                screen.start("rules", "rules")
                screen.until(lambda m: m["t"] == "step" and m["n"] > 120)
                screen.ask("give-up")
        server.end()
    with sqlite3.connect(folder / FILE) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return folder


def contents(folder: Path) -> Any:
    """Every row; None where they cannot be read."""
    connection = sqlite3.connect(folder / FILE)
    try:
        tables = ["game", "move", "talk", "listing", "sitter", "guest"]
        return [connection.execute(f"SELECT * FROM {table}").fetchall() for table in tables]
    except (sqlite3.Error, UnicodeDecodeError):
        return None
    finally:
        connection.close()


def faults(folder: Path) -> int:
    try:
        return games_admin.check(folder, "en")
    except StoreError:
        return 1


def test_a_sound_store_is_called_sound(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert games_admin.check(kept, "en") == 0
    assert "2 games" in (said := capsys.readouterr().out)
    assert "no problems found" in said
    assert games_admin.check(kept, "fr") == 0
    assert "aucun défaut" in capsys.readouterr().out


def test_damage_is_found(kept: Path, tmp_path: Path) -> None:
    """Bytes are lost in every page: either it is found, or nothing was lost that is ever read."""
    whole, size = contents(kept), (kept / FILE).stat().st_size
    for place in [*range(0, size, PAGE), *range(PAGE // 2, size, PAGE), *range(PAGE - 64, size, PAGE)]:
        shutil.copy(kept / FILE, tmp_path / FILE)
        for rest in tmp_path.glob(f"{FILE}-*"):
            rest.unlink()
        with (tmp_path / FILE).open("r+b") as file:
            file.seek(place)
            file.write(HOLE)
        assert faults(tmp_path) or contents(tmp_path) == whole, f"byte {place}"


def test_a_game_with_a_hole_is_named(kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copy(kept / FILE, tmp_path / FILE)
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("DELETE FROM move WHERE n = 7 AND game = (SELECT id FROM game WHERE no = 1)")
        connection.execute(
            "UPDATE move SET text = 'p1 fly' WHERE n = 9 AND game = (SELECT id FROM game WHERE no = 2)"
        )
    connection.close()
    assert games_admin.check(tmp_path, "en") == 3
    said = capsys.readouterr().out
    assert "game 1: move, row 7: missing from the log" in said
    assert "n 9: it is no longer as it was stored" in said
    assert "game 2: " in said
    assert "at move 9" in said


def test_a_damaged_file_does_not_come_up(kept: Path, tmp_path: Path) -> None:
    shutil.copy(kept / FILE, tmp_path / FILE)
    size = (tmp_path / FILE).stat().st_size
    with (tmp_path / FILE).open("r+b") as file:
        file.seek(size // PAGE // 2 * PAGE)  # a page in the middle: nothing at the start reads it
        file.write(HOLE)
    with pytest.raises(RuntimeError, match="the file is damaged"):
        Server(tmp_path)


def test_a_version_that_is_none_is_damage(kept: Path, tmp_path: Path) -> None:
    shutil.copy(kept / FILE, tmp_path / FILE)
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ''")
    connection.close()
    with pytest.raises(StoreError, match="the file is damaged"):
        games_admin.check(tmp_path, "en")


@pytest.mark.parametrize("kept_before", [False, True])
def test_a_full_disk_is_reported_at_the_start(kept: Path, tmp_path: Path, *, kept_before: bool) -> None:
    if kept_before:
        shutil.copy(kept / FILE, tmp_path / FILE)
    with pytest.raises(RuntimeError, match="the disk is full"):
        Server(tmp_path, before=FULL, from_nothing=True)
    assert (tmp_path / FILE).exists() == kept_before, "an empty file looks like one whose games were lost"


def test_a_full_disk_is_left_to_the_store_to_tell_of(tmp_path: Path) -> None:
    (tmp_path / LOCK).symlink_to("/dev/full")  # the first thing that is written
    lock = FolderLock(tmp_path)
    lock.say("http://127.0.0.1:8000/")
    lock.release()


def test_an_empty_file_is_reported(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    with Server(tmp_path) as server:
        assert server.get("/")[0] == 200
        _, errors = server.end()
    assert "was an empty file" in errors
    with Server(tmp_path) as server:
        assert server.end()[1] == "", "it is one no more"


def test_a_copy_is_made_while_a_server_runs(tmp_path: Path) -> None:
    data, copy = tmp_path / "games", tmp_path / "restored" / FILE
    copy.parent.mkdir()
    with Server(data, fair=True) as server, server.screen(code="") as screen:
        screen.start("rules", "rules")
        screen.until(lambda m: m["t"] == "step" and m["n"] > 40)
        games_admin.backup(data, copy, "en")
        screen.until(lambda m: m["t"] == "step" and m["n"] > 60)
    assert games_admin.check(copy.parent, "en") == 0
    with Server(copy.parent) as server, server.screen() as screen:
        assert screen.n > 40
    with pytest.raises(FileExistsError):
        games_admin.backup(data, copy, "en")


def test_old_games_are_taken_out(kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copy(kept / FILE, tmp_path / FILE)
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute(
            "UPDATE move SET at = at - 100 * 86400 WHERE game = (SELECT id FROM game WHERE no = 1)"
        )
    connection.close()
    before = (tmp_path / FILE).stat().st_size
    games_admin.forget(tmp_path, 30, "en")
    assert "One game was deleted" in capsys.readouterr().out
    assert games_admin.check(tmp_path, "en") == 0
    assert "1 game, " in capsys.readouterr().out
    assert (tmp_path / FILE).stat().st_size < before
    with Server(tmp_path) as server:
        with pytest.raises(FolderInUseError):
            games_admin.forget(tmp_path, 30, "en")
        server.end()
