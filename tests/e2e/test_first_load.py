"""What the first visit fetches stays small, fonts aside: to the lobby, and to a game."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import NO_WORKER
from e2e.fetched import Fetched
from server.harness import Server, secret_of

pytestmark = pytest.mark.browser

MOST = {"lobby": 150_000, "game": 265_000}
"""Bytes as they come over the line."""
SHOWN = {"lobby": "[data-start]", "game": "[data-act='roll']"}


@pytest.mark.parametrize("place", MOST)
def test_a_first_visit_is_light(browser: Browser, tmp_path: Path, place: str) -> None:
    with Server(tmp_path) as server, server.screen() as screen:
        if place == "game":
            screen.start("person", "rules", "rules", pace=0)
        context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
        context.add_init_script(f"{NO_WORKER}; localStorage.setItem('passgo-secret', '{secret_of('Ann')}');")
        page = context.new_page()
        fetched = Fetched(context.new_cdp_session(page))
        page.goto(server.url)
        expect(page.locator(SHOWN[place]).first).to_be_visible()
        assert 50_000 < fetched.before_fonts() <= MOST[place], fetched.by_kind()
        context.close()
