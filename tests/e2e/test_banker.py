"""A person who only keeps the Bank is seen at the table: among the players, and at the beginning of the record."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import OpenWindow, Size, both_sizes
from server.harness import Server, new_places, new_terms

pytestmark = pytest.mark.browser

PLACES = [*new_places(["person"] * 5), {"name": "Zoe", "kind": "banker"}]


@both_sizes
def test_the_banker_is_seen(open_window: OpenWindow, tmp_path: Path, size: Size) -> None:
    with Server(tmp_path) as server, server.screen() as screen:
        assert screen.ask("create", terms=new_terms("us1973"), places=PLACES, begin=True)["t"] == "ack"
        player = open_window(size, "en")
        page = player.page
        player.open(server)
        banker = page.locator("[data-banker]")
        expect(banker).to_contain_text("Zoe")
        expect(banker).to_contain_text("Banker")
        for turn in range(1, 6):  # the record begins with it, whatever comes after
            screen.ask("move", n=screen.n, text=f"p{turn} roll")
        expect(page.locator("[data-await]").first).to_have_attribute("data-await", "throw")
        if size[0] < 760:
            page.get_by_role("button", name="Log").click()
        first = page.locator("[role='log'] li.cited").first
        expect(first).to_contain_text("Zoe is the Banker and has no token.")
        first.locator(".cite").click()
        expect(page.get_by_role("dialog", name="Banker")).to_contain_text("only to bank and auction")
        page.keyboard.press("Escape")
        banker.locator("button").or_(banker).last.click()
        expect(page.get_by_text("Banker: Zoe.")).to_be_visible()
        assert player.problems == []
