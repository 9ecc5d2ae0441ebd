"""Every text can be written, whatever the terminal can show; what a machine of another kind does is acted out where it can be."""

from __future__ import annotations

import errno
import io
import mimetypes
import os
import subprocess
import sys
from pathlib import Path
from unittest.mock import MagicMock

import pytest
import typer

from house.tools import ROOT
from passgo.cli import common
from passgo.editions import find_edition
from passgo.server import app, main

COMMANDS = (
    ("edition", "diff", "us1973", "fr2013", "--lang", "fr"),
    ("replay", "tests/golden/nhl1999-short.toml", "--lang", "fr"),
    ("games", "--lang", "fr", "--data", "nowhere"),
)


@pytest.mark.parametrize("encoding", ["ascii", "cp437"])
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_what_an_encoding_lacks_becomes_a_question_mark(encoding: str, command: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "passgo", *command],
        check=False, cwd=ROOT, capture_output=True, env=os.environ | {"PYTHONIOENCODING": encoding},
    )  # fmt: skip
    assert done.stderr == b""
    assert done.returncode == 0
    assert "?" in done.stdout.decode(encoding)


def test_what_is_to_become_a_file_is_utf8_whatever_the_terminal() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "passgo", "edition", "copy", "fr2013"],
        check=True, cwd=ROOT, capture_output=True, env=os.environ | {"PYTHONIOENCODING": "ascii"},
    )  # fmt: skip
    assert "Départ" in done.stdout.decode("utf-8")


def streams(monkeypatch: pytest.MonkeyPatch, platform: str, encoding: str) -> io.TextIOWrapper:
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(sys, "stdout", stream)
    monkeypatch.delenv("PYTHONIOENCODING", raising=False)
    return stream


def test_files_and_pipes_of_windows_are_utf8(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = streams(monkeypatch, "win32", "cp1252")
    common.keep_to_encodings()
    assert (stream.encoding, stream.errors) == ("utf-8", "strict")


@pytest.mark.parametrize("wish", ["on another system", "by the variable"])
def test_an_encoding_that_is_a_wish_is_kept(wish: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stream = streams(monkeypatch, "linux" if wish == "on another system" else "win32", "latin-1")
    if wish == "by the variable":
        monkeypatch.setenv("PYTHONIOENCODING", "latin-1")
    common.keep_to_encodings()
    assert (stream.encoding, stream.errors) == ("latin-1", "replace")


def test_a_reader_that_goes_away_is_no_fault_on_windows_either(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = OSError(errno.EINVAL, "Invalid argument")
    assert not common.is_broken_pipe(gone)
    assert common.is_broken_pipe(BrokenPipeError())
    monkeypatch.setattr(sys, "platform", "win32")
    assert common.is_broken_pipe(gone)
    assert not common.is_broken_pipe(OSError(errno.EINVAL, "Invalid argument", "a\\b:c"))
    with pytest.raises(typer.Exit), common.plainly():
        raise OSError(errno.ENOENT, "No such file", "x")


def test_the_files_of_the_client_are_what_they_are_whatever_the_system_says() -> None:
    mimetypes.add_type("text/plain", ".js")  # as a program may have left it in the registry
    app.make_app(MagicMock())  # type: ignore[arg-type]
    assert mimetypes.guess_type("index.js")[0] == "text/javascript"


def test_the_server_ends_on_ctrl_c_and_on_a_request_to_end() -> None:
    assert {number.name for number in main.ENDS} >= {"SIGINT", "SIGTERM"}


@pytest.mark.parametrize("encoding", ["utf-16", "utf-8-sig"])
def test_an_edition_that_a_shell_of_windows_wrote_is_read(encoding: str, tmp_path: Path) -> None:
    """`passgo edition copy us1973 > mine.toml` in the shell that comes with Windows gives UTF-16."""
    file = tmp_path / "mine.toml"
    file.write_bytes('extends = "us1973"\r\n[edition]\r\nid = "cafe" # café\r\n'.encode(encoding))
    assert find_edition(file).id == "cafe"
