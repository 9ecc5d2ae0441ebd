"""Time is up while a token moves: the owner of the lot it reaches is still asked for his rent."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from e2e.player import Player
from e2e.test_game import audit
from e2e.test_picsou import ONLY_ASKED, POSITION, sit_down
from server.harness import Server

pytestmark = pytest.mark.browser

LAST_MOVE = """
edition = "picsou-timed"
players = 4
moves = '''
p2 roll
* bell
* dice 3 4
'''
[table]
turn = "p2"
[p1]
deeds = ["riri"]
"""

NOBODY_CLAIMS = """
from passgo.server import continuation
continuation.Continuation._standing_claim = lambda given: None
"""
"""Python that has no standing order claim a rent."""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_rent_of_the_last_move_is_asked_for(
    browser: Browser, tmp_path: Path, width: int, height: int
) -> None:
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", locale="fr"
    )
    page = context.new_page()
    player = Player(page)
    try:
        with Server(tmp_path, before=POSITION.format(text=LAST_MOVE) + ONLY_ASKED + NOBODY_CLAIMS) as server:
            sit_down(page, server, "picsou-timed")
            expect(page.locator("[data-await='rents']")).to_be_visible()
            audit(page, "rents")
            page.locator("[data-act='claim']:not([aria-disabled]):visible").click()
            expect(page.locator("[data-await='over']")).to_be_visible()
            assert player.problems == []
    finally:
        context.close()
