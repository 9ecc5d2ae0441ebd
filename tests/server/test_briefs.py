"""The list of editions that the lobby shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from passgo.editions import admit, edition_names, loader
from passgo.protocol import briefs


def test_the_file_is_made_from_the_editions() -> None:
    assert briefs.FILE.read_text(encoding="utf-8") == briefs.briefs_text(), (
        "run: python -m passgo.protocol.briefs"
    )


def test_the_list_is_read_without_the_editions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader, "_load", lambda name: pytest.fail(f"{name} is read"))
    loader._find_shipped.cache_clear()
    listed = briefs.edition_briefs()
    assert [brief.id for brief in listed if brief.printed] == [*edition_names()]
    assert [brief.id for brief in listed if brief.first] == ["us1973"]


def test_every_book_can_be_played_against_the_clock() -> None:
    listed = briefs.edition_briefs()
    books = [brief.id for brief in listed if brief.id == brief.base]
    timed = {brief.base: brief for brief in listed if brief.timed}
    assert [*timed] == books
    assert [(brief.id, brief.variant) for brief in timed.values() if not brief.printed] == [
        ("us1973+timed", "timed"),
        ("fr2013+timed", "timed"),
    ]


def test_one_of_the_users_own_lies_on_top(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader, "_user_editions", {})
    monkeypatch.setattr(loader, "_user_layers", {})
    file = tmp_path / "mine.toml"
    file.write_text('extends = "us1973"\n[edition]\nid = "mine"\n[knobs]\ngo_salary = 300\n')
    admit(file)
    listed = briefs.edition_briefs()
    assert [brief.id for brief in listed if brief.first] == [listed[0].id] == ["mine"]
