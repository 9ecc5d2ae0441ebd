"""The Tab key leads to what is asked first, and from what somebody has read or pressed to what follows it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import LAPTOP, PHONE, OpenWindow, Size
from e2e.test_moments import FALLS
from e2e.test_picsou import POSITION
from server.harness import Server

pytestmark = pytest.mark.browser

START = """
edition = "us1973"
players = 2
[p1]
at = "st_james_place"
"""
FOCUS = "document.activeElement?.dataset.act ?? document.activeElement?.dataset.key ?? ''"


@pytest.mark.parametrize("size", [LAPTOP, (1024, 768), PHONE, (844, 390)], ids=str)
def test_the_first_tab_leads_to_what_is_asked(open_window: OpenWindow, tmp_path: Path, size: Size) -> None:
    before = POSITION.format(text=START) + FALLS.format(way=15)
    with Server(tmp_path, before=before, fair=True) as server, server.screen() as table:
        table.lay(["person", "person"], edition="us1973", begin=True)
        player = open_window(size, "en", still=True)
        page = player.page
        player.open(server)
        roll = page.locator("[data-act='roll']:visible")
        expect(roll).to_be_enabled()
        page.keyboard.press("Tab")
        assert page.evaluate(FOCUS) == "roll"
        page.keyboard.press("Shift+Tab")
        assert page.evaluate(FOCUS) != "roll"
        roll.click()
        expect(page.locator("[data-act='buy']:visible")).to_be_enabled()
        expect(roll).to_have_count(0)  # the button that had the focus is gone
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('[data-await] :is(.acts, .reach)') !== null"), (
            page.evaluate("document.activeElement.outerHTML")
        )
        page.locator("[data-menu]").focus()
        page.keyboard.press("Tab")
        assert not page.evaluate("document.activeElement.closest('[data-await] :is(.acts, .reach)') !== null")
        assert player.problems == []
