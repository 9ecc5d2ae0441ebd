"""The older French cards at a real browser: the table is opened from the lobby, and the choice of a card is made by buttons."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import LAPTOP, PHONE, OpenWindow
from e2e.test_game import audit
from e2e.test_picsou import POSITION
from server.harness import Server

pytestmark = pytest.mark.browser

FINE_OR_CHANCE = """
edition = "fr2013-classic"
players = 4
moves = '''
p1 roll 3 4
* card cc_amende_ou_chance
'''
[p1]
at = "prison"
"""


def test_a_card_leaves_the_choice_between_a_fine_and_another_card(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    player = open_window(LAPTOP, "fr", still=True)
    page = player.page
    with Server(tmp_path, before=POSITION.format(text=FINE_OR_CHANCE)) as server:
        for size in (LAPTOP, PHONE):
            player.resize(size)
            for act, words in (("pay", "Payer 10"), ("draw", "Tirer")):
                player.open(server, f"{act} {size}")  # who plays already comes to his table
                player.change_table()
                page.locator(".books [data-edition='fr2013']").click()
                page.locator(".segments [data-edition='fr2013-classic']").click()
                player.start()
                expect(page.locator("[data-await='pay_or_draw']")).to_be_visible()
                if act == "pay":  # the other begins with the same page
                    audit(page, "pay_or_draw")
                    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
                button = page.locator(f"[data-act='{act}']:visible").first
                expect(button).to_contain_text(words)
                button.click()
                expect(page.locator("[data-await='pay_or_draw']")).to_have_count(0)
                assert player.problems == []
