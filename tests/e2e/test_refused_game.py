"""A game that newer rules refuse is reported in the lobby, and its record can be saved; so can that of a game in progress."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import LAPTOP, OpenWindow
from passgo.notation import Record
from server.harness import Server
from server.test_record_files import refused_game

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("language", "notice", "link"),
    [
        ("en", "(60 moves) can’t be continued", "Save game record"),
        ("fr", "(60 coups) ne peut pas continuer", "Enregistrer la partie"),
    ],
)
def test_the_lobby_shows_a_game_that_cannot_continue(
    open_window: OpenWindow, tmp_path: Path, language: str, notice: str, link: str
) -> None:
    with ThreadPoolExecutor(1) as thread:  # the browser's driver has the loop of this one
        thread.submit(refused_game, tmp_path).result()
    with Server(tmp_path) as server:
        player = open_window(LAPTOP, language, still=True)
        page = player.page
        player.open(server)
        note = page.locator("[data-refused-game]")
        expect(note).to_contain_text(notice)
        expect(note).to_contain_text("p1 bid 5")
        with page.expect_download() as kept:
            note.get_by_role("link", name=link).click()
        file = tmp_path / "kept.toml"
        kept.value.save_as(file)
        assert len(Record.read(file).raw) == 60
        with server.screen() as screen:
            screen.start("person", "rules")
        page.goto("about:blank")
        page.goto(server.url)
        expect(page.locator("[data-seat]").first).to_be_visible()
        expect(note).to_have_count(0)
        with page.expect_download() as kept:
            page.get_by_role("link", name=link).first.click()
        kept.value.save_as(file)
        assert Record.read(file).replay().players == ("Seat 1", "Seat 2")
