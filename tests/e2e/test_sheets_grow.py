"""A sheet over the page is set as large as the page under it, in a high window too, and wherever it is opened from."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import LAPTOP, OpenWindow, Size
from server.harness import Server

pytestmark = pytest.mark.browser

LARGE: Size = (2560, 1440)
HEIGHT = "(title) => title.getBoundingClientRect().height"


def test_sheets_grow_with_the_window(open_window: OpenWindow, tmp_path: Path) -> None:
    with Server(tmp_path) as server, server.screen() as table:
        table.lay(["person", "person"], begin=True)
        player = open_window(LAPTOP, "en", still=True)
        page = player.page
        player.open(server)
        page.locator("[data-menu]").click()
        title = page.locator("dialog h2").first
        usual = title.evaluate(HEIGHT)
        player.resize(LARGE)
        assert 1.2 < title.evaluate(HEIGHT) / usual < 1.5
        page.keyboard.press("Escape")
        page.locator("[data-await] .cite:visible").first.click()
        slip = page.locator("[data-why]")
        expect(slip).to_be_in_viewport(ratio=1)
        large = slip.locator("h3").evaluate(HEIGHT)
        page.keyboard.press("Escape")
        player.resize(LAPTOP)
        page.locator("[data-await] .cite:visible").first.click()
        assert large > 1.2 * slip.locator("h3").evaluate(HEIGHT)
        page.keyboard.press("Escape")
        assert player.problems == []
