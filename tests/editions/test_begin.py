"""A file begun with `passgo edition new`: every line in it that can be uncommented is sound and changes something."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from passgo import cli
from passgo.editions import compose, edition_names, find_shipped
from passgo.editions.begin import overlay_text
from passgo.editions.diff import compare

EXAMPLE = re.compile(r"^# (?=[a-z_.]+ = )", re.MULTILINE)


def passgo(*words: str | Path, typed: str = "") -> Result:
    return CliRunner().invoke(cli.app, ["edition", *map(str, words)], input=typed)


def uncommented(text: str) -> list[str]:
    """The text with each of its examples uncommented alone, and with all of them."""
    found = list(EXAMPLE.finditer(text))
    return [text[: at.start()] + text[at.end() :] for at in found] + [EXAMPLE.sub("", text)]


@pytest.mark.parametrize("base", edition_names())
def test_every_line_of_a_new_file_can_be_uncommented(base: str) -> None:
    text = overlay_text(base, "Our table", "our.toml")
    printed = find_shipped(base)
    texts = uncommented(text)
    assert len(texts) >= 13
    for text in texts:
        overlay = tomllib.loads(text)
        e = compose(overlay.pop("extends"), overlay, "our.toml")
        assert compare(printed, e) or e.house > printed.house


def test_a_name_is_asked_for_and_a_file_that_is_there_stays(tmp_path: Path) -> None:
    file = tmp_path / "quai.toml"
    said = passgo("new", file, "--from", "fr2013", "--lang", "fr", typed="Le « quai » d’été\n")
    assert said.exit_code == 0
    assert f"passgo edition check {file.as_posix()}" in said.stdout
    written = tomllib.loads(file.read_text(encoding="utf-8"))
    assert written["edition"] == {
        "id": "le-quai-d-ete",
        "title": {"en": "Le « quai » d’été", "fr": "Le « quai » d’été"},
    }
    assert "good" in passgo("check", file).stdout
    again = passgo("new", file)
    assert (again.exit_code, again.stdout, again.stderr) == (2, "", f"passgo: {file}: File exists\n")
    assert tomllib.loads(file.read_text(encoding="utf-8")) == written


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--name", "12"), 'edition.title: "12"; allowed: a name of at most 60 characters'),
        (("--name", "picsou"), "allowed: a name that no edition of passgo has"),
        (("--from", "us1937"), "no edition is called 'us1937'"),
    ],
)
def test_what_cannot_be_begun_is_said_and_nothing_is_written(
    tmp_path: Path, words: tuple[str, str], why: str
) -> None:
    file = tmp_path / "our.toml"
    said = passgo("new", file, *words)
    assert said.exit_code == 2
    assert why in said.stderr
    assert not file.exists()
