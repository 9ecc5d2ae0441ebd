"""Windows of any shape: a phone upright under the bars of its browser, one on its side, tablets, screens of all sizes."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import OpenWindow, Size
from e2e.test_game import audit
from e2e.test_picsou import at_position, sit_down

pytestmark = pytest.mark.browser

WINDOWS = [
    (1280, 720), (720, 450), (640, 360), (844, 390), (390, 664), (375, 553),
    (800, 600), (820, 1180), (1024, 768), (1180, 820), (1920, 1080), (3440, 1440),
]  # fmt: skip
TABLET = 500
"""From this height on nobody is scrolled to."""


@pytest.mark.parametrize("size", WINDOWS, ids=[f"{width}x{height}" for width, height in WINDOWS])
def test_what_is_asked_and_every_answer_is_in_the_window(
    open_window: OpenWindow, tmp_path: Path, size: Size
) -> None:
    player = open_window(size, "fr", still=True)
    page = player.page
    with at_position(tmp_path, "gare_mickeyville", "p1 roll 1 3") as server:
        sit_down(player, server)
        shown = page.locator("[data-await='buy']")
        for part in (
            shown.locator("h2"),
            shown.locator("[data-act='buy']"),
            shown.locator("[data-act='decline']"),
        ):
            expect(part.first).to_be_in_viewport(ratio=0.99)
        purses = page.locator("[data-cash]:visible")
        expect(purses).to_have_count(4)
        for purse in purses.all() if min(size) >= TABLET else ():
            expect(purse).to_be_in_viewport(ratio=0.99)
        expect(page.locator("[data-menu]")).to_be_in_viewport(ratio=0.99)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        audit(page, "buy")
        shown.locator("[data-act='decline']").first.click()
        expect(page.locator("[data-await='auction']")).to_be_visible()
        for verb in ("bid", "pass"):
            expect(page.locator(f"[data-act='{verb}']").first).to_be_in_viewport(ratio=0.99)
        assert player.problems == []
