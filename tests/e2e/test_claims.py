"""A table where each asks for their own rents: agreed before the game, and kept to."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import OpenWindow, Size, both_sizes
from e2e.test_game import audit
from e2e.test_picsou import POSITION
from server.harness import Server

pytestmark = pytest.mark.browser

DUE = """
edition = "us1973"
players = 4
moves = '''
p2 roll 2 4
'''
[table]
turn = "p2"
[p1]
deeds = ["oriental_avenue"]
"""


@both_sizes
def test_each_asks_for_their_own_rents(open_window: OpenWindow, tmp_path: Path, size: Size) -> None:
    player = open_window(size, "fr", still=True)
    page = player.page
    with Server(tmp_path, before=POSITION.format(text=DUE)) as server:
        player.open(server)
        player.change_table()
        page.locator(".books [data-edition='us1973']").click()
        page.locator("[data-claims='strict']").click()
        audit(page, "the lobby")
        player.start()
        claim = page.locator("[data-text='p1 claim p2 oriental_avenue']")  # the next may come there too
        claim.locator("visible=true").click()
        expect(claim).to_have_count(0)
        page.locator("[data-menu]").click()
        expect(page.locator("[data-strict]")).to_have_text("Chacun réclame ses loyers")
        expect(page.locator("dialog")).not_to_contain_text("Toucher d’office")
        assert player.problems == []
