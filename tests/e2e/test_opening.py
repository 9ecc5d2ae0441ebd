"""The Banker's price at a real browser: a person who has no seat names it, and the bidding opens there."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import OpenWindow, Size, both_sizes
from e2e.test_game import audit
from server.harness import Server

pytestmark = pytest.mark.browser

DECLINED = """
edition = "picsou"
players = 4
banker = "Zoe"
moves = "p1 roll 1 2\\\\np1 decline"
"""

BEFORE = '''
from passgo.notation.records import Record
from passgo.table.state import table_settings, game_session
game = Record.parse("""{text}""").replay()
table_settings.Game = lambda *given, **options: game.copy()
table_settings.TableSettings.banker = property(lambda self: "Zoe")
'''
"""Python that makes the next game begin here, with a Banker who has no seat."""


@both_sizes
def test_the_banker_names_a_price(open_window: OpenWindow, tmp_path: Path, size: Size) -> None:
    player = open_window(size, "fr", still=True)
    page = player.page
    with Server(tmp_path, before=BEFORE.format(text=DECLINED)) as server, server.screen() as table:
        # Persons alone: nobody bids before the price has been seen.
        assert table.lay([*["person"] * 4, "banker"], edition="picsou", begin=True)["t"] == "ack"
        player.open(server)
        panel = page.locator("[data-await='opening']")
        expect(panel).to_contain_text("Zoe fixe la mise à prix")
        audit(page, "opening")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        acts = page.locator("[data-act='open']:visible")
        expect(acts).to_have_count(1)
        panel.get_by_role("textbox", name="Mise à prix").fill("45")
        page.keyboard.press("Enter")
        expect(acts).to_contain_text("45")
        acts.click()
        expect(page.locator("[data-await='auction']")).to_contain_text("45")
        assert player.problems == []
