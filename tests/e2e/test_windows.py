"""Windows of any shape: a phone upright under the bars of its browser, one on its side, tablets, screens of all sizes."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from e2e.player import OpenWindow
from e2e.test_game import audit
from e2e.test_picsou import at_position, sit_down

pytestmark = pytest.mark.browser

WINDOWS = [
    (1280, 720), (720, 450), (640, 360), (844, 390), (390, 664), (375, 553),
    (800, 600), (820, 1180), (1024, 768), (1180, 820), (1920, 1080), (3440, 1440),
]  # fmt: skip
TABLET = 500
"""From this height on nobody is scrolled to."""


def test_what_is_asked_and_every_answer_is_in_the_window(open_window: OpenWindow, tmp_path: Path) -> None:
    """One window that takes every shape, as when a phone is turned or a pane pulled wider."""
    player = open_window(WINDOWS[0], "fr", still=True)
    page = player.page
    shown = page.locator("[data-await='buy']")
    purses = page.locator("[data-cash]:visible")

    def within(parts: Iterable[Locator]) -> None:
        for part in parts:
            expect(part).to_be_in_viewport(ratio=0.99)

    with at_position(tmp_path, "gare_mickeyville", "p1 roll 1 3") as server:
        sit_down(player, server)
        for size in WINDOWS:
            player.resize(size)
            within(
                [
                    shown.locator("h2").first,
                    *(shown.locator(f"[data-act='{a}']").first for a in ("buy", "decline")),
                ]
            )
            expect(purses).to_have_count(4)
            if min(size) >= TABLET:
                within(purses.all())
            within([page.locator("[data-menu]")])
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
            audit(page, f"buy at {size}")
        shown.locator("[data-act='decline']").first.click()
        expect(page.locator("[data-await='auction']")).to_be_visible()
        for size in reversed(WINDOWS):
            player.resize(size)
            within(page.locator(f"[data-act='{verb}']").first for verb in ("bid", "pass"))
        assert player.problems == []
