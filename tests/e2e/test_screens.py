"""Two screens at one table: each person plays at his own, once the menu says so."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.player import Player
from e2e.test_picsou import at_position
from server.harness import plans

pytestmark = pytest.mark.browser


def leave_out(page: Page, seat: str) -> None:
    """Say in the menu that this person plays at another screen."""
    page.locator("[data-menu]").click()
    page.locator(f"[data-here='{seat}']").uncheck()
    page.keyboard.press("Escape")


def test_an_offer_is_answered_where_its_receiver_plays(browser: Browser, tmp_path: Path) -> None:
    with at_position(tmp_path, "gus_glouton") as server, server.screen() as table:
        table.ask("start", edition="picsou", seats=plans(["person", "person", "random", "random"]))
        contexts = [
            browser.new_context(viewport={"width": 1440, "height": 900}, locale="fr") for _ in range(2)
        ]
        pages = [context.new_page() for context in contexts]
        players = [Player(page) for page in pages]
        for page, other in zip(pages, ("p2", "p1"), strict=True):
            page.goto(server.url + "/")
            expect(page.locator("[data-await]").first).to_be_visible()
            leave_out(page, other)
        mine, theirs = pages
        assert table.ask("offer", text="p1 offer p2 10 for dollars*1")["t"] == "ack"
        for page in pages:
            page.locator("[data-offer]").click()
        expect(mine.locator("[data-act='withdraw']")).to_be_visible()
        expect(mine.locator("[data-act='accept']")).to_have_count(0)
        expect(theirs.locator("[data-act='withdraw']")).to_have_count(0)
        theirs.reload()  # this browser remembers where its person plays
        theirs.locator("[data-offer]").click()
        theirs.locator("[data-act='reject']").click()
        expect(mine.locator("[data-closed='rejected']")).to_be_visible()
        assert [player.problems for player in players] == [[], []]
        for context in contexts:
            context.close()
