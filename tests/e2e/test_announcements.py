"""What deserves to be seen is shown for a while, and whose turn it is even to who looks elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from e2e.player import PATIENT, Player
from e2e.test_picsou import POSITION
from e2e.test_screens import RUINED
from server.harness import Server, plans

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_bankruptcy_is_announced(browser: Browser, tmp_path: Path, width: int, height: int) -> None:
    before = RUINED.replace("p1 bankrupt\n", "")
    with Server(tmp_path, before=POSITION.format(text=before)) as server, server.screen() as table:
        table.ask("start", edition="us1973", seats=plans(["person", "person", "random"]))
        context = browser.new_context(viewport={"width": width, "height": height}, locale="fr")
        page = context.new_page()
        page.add_init_script(PATIENT)
        player = Player(page)
        page.goto(server.url + "/")
        page.locator("[data-act='bankrupt']:visible").click()
        page.locator("[data-act='bankrupt-sure']").click()
        expect(page.locator("[data-await] h2")).to_have_text("Seat 1 fait faillite.")
        expect(page.locator(".announcement")).to_contain_text("Seat 1 laisse tout à Seat 2")
        page.evaluate("goOn()")
        expect(page.locator("[data-seat='p2'] .change")).to_have_text(re.compile(r"^\s*\+10\s\$\s*$"))
        expect(page.locator("[data-await='transfer']:has(button)")).to_be_visible()
        expect(page).to_have_title("À Seat 2 de jouer · passgo")
        assert player.problems == []
        context.close()
