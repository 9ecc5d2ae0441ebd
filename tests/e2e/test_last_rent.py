"""Time is up while a token moves: the owner of the deed it reaches is still asked for the rent."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import OpenWindow, Size, both_sizes
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
from passgo.table.state import transaction
transaction.Transaction._standing_claim = lambda given: None
"""
"""Python that has no standing order claim a rent."""


@both_sizes
def test_the_rent_of_the_last_move_is_asked_for(open_window: OpenWindow, tmp_path: Path, size: Size) -> None:
    player = open_window(size, "fr", still=True)
    page = player.page
    with Server(tmp_path, before=POSITION.format(text=LAST_MOVE) + ONLY_ASKED + NOBODY_CLAIMS) as server:
        sit_down(player, server, "picsou-timed")
        expect(page.locator("[data-await='rents']")).to_be_visible()
        audit(page, "rents")
        page.locator("[data-act='claim']:not([aria-disabled]):visible").click()
        expect(page.locator("[data-end]")).to_be_visible()  # at the pace that shows nothing else
        assert player.problems == []
