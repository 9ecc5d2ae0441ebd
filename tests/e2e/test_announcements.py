"""Important events are shown for a while, and whose turn it is even to a person who looks elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import OpenWindow, Size, both_sizes
from e2e.test_picsou import POSITION
from e2e.test_screens import RUINED
from server.harness import Server

pytestmark = pytest.mark.browser


OFF_CENTRE = """() => {
  const [deal, board] = ['[data-passing]', '.board, .ring'].map((one) => document.querySelector(one).getBoundingClientRect());
  return (deal.left + deal.right - board.left - board.right) / 2;
}"""
"""How far from the middle of the board the two parties of a bankruptcy stand."""


@both_sizes
def test_a_bankruptcy_is_announced(open_window: OpenWindow, tmp_path: Path, size: Size) -> None:
    before = RUINED.replace("p1 bankrupt\n", "")
    with Server(tmp_path, before=POSITION.format(text=before)) as server, server.screen() as table:
        table.lay(["person", "person", "random"], edition="us1973", begin=True)
        player = open_window(size, "fr", pace="table")
        page = player.page
        player.open(server)
        page.locator("[data-act='bankrupt']:visible").click()
        page.locator("[data-act='bankrupt-sure']").click()
        expect(page.locator("[data-await] h2")).to_have_text("Seat 1 fait faillite. Belle lutte\u00a0!")
        expect(page.locator(".announcement")).to_contain_text("Seat 1 laisse tout à Seat 2")
        expect(page.locator("[data-passing='p2'] li")).to_have_count(3)  # all that p1 had goes to p2
        for narrow in ((1024, 768), size):  # there words and acts stand beside the board
            player.resize(narrow)
            assert abs(page.evaluate(OFF_CENTRE)) < 6, narrow
        page.locator("[data-go-on]").click()
        expect(page.locator("[data-seat='p2'] .change")).to_have_text(re.compile(r"^\s*\+10\s\$\s*$"))
        expect(page.locator("[data-await='transfer']:has(button)")).to_be_visible()
        expect(page).to_have_title("À Seat 2 de jouer · passgo")
        assert player.problems == []
