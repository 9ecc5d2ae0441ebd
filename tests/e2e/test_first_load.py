"""The first visit fetches little, without fonts: to the lobby, and to a game."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import NO_WORKER
from e2e.fetched import Fetched
from passgo.table.api.editions import LOBBY_ASKS
from server.harness import Server, secret_of

pytestmark = pytest.mark.browser

MOST = {"lobby": 130_000, "game": 300_000}
"""Bytes as they come over the line."""
HOME_NETWORK = {"accept-encoding": "gzip"}
"""Browsers accept the smaller Brotli only over HTTPS and from their own machine."""
SHOWN = {"lobby": "[data-start]", "game": "[data-act='roll']"}


@pytest.mark.parametrize("place", MOST)
def test_a_first_visit_is_light(browser: Browser, tmp_path: Path, place: str) -> None:
    with Server(tmp_path) as server, server.screen() as screen:
        if place == "game":
            screen.start("person", "rules", "rules", pace=0)
        context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
        known = f"localStorage.setItem('passgo-secret', '{secret_of('Ann')}')" if place == "game" else ""
        context.add_init_script(f"{NO_WORKER}; {known}")
        page = context.new_page()
        fetched = Fetched(context.new_cdp_session(page))
        page.goto(server.url)
        expect(page.locator(SHOWN[place]).first).to_be_visible()
        assert 50_000 < fetched.before_fonts() <= MOST[place], fetched.by_kind()
        context.close()


def test_the_lobby_comes_in_one_piece(browser: Browser, tmp_path: Path) -> None:
    """Its code is one file, and what it asks for comes with that and is not asked for again."""
    with Server(tmp_path) as server:
        page = browser.new_context(locale="en").new_page()
        fetched: list[str] = []
        page.on("request", lambda request: fetched.append(request.url.removeprefix(server.url)))
        page.goto(server.url)
        expect(page.locator(SHOWN["lobby"]).first).to_be_visible()
        before = fetched[: fetched.index("/locale/en.ftl")]
        assert len([path for path in before if path.endswith(".js")]) == 1
        assert sorted(path for path in fetched if path.startswith("/api/")) == sorted(LOBBY_ASKS)
        assert {*LOBBY_ASKS} <= {*before}
        _, sheet, _ = server.get(next(path for path in fetched if path.endswith(".css")))
        assert sheet.index(b"--sans:") < sheet.index(b".svelte-"), "parts have the last word on their look"
        page.context.close()


def test_somebody_who_is_new_waits_for_no_greeting(browser: Browser, tmp_path: Path) -> None:
    """They have no game to go back to; a person who was here before may have one, and the server knows."""
    with Server(tmp_path) as server:
        context = browser.new_context(locale="en")
        page = context.new_page()
        page.route_web_socket("**/ws", lambda line: None)
        page.goto(server.url)
        expect(page.locator(SHOWN["lobby"]).first).to_be_visible()
        page.reload(wait_until="networkidle")
        expect(page.locator("main")).to_be_visible()
        assert not page.locator(SHOWN["lobby"]).count()
        context.close()


def test_an_address_leads_to_its_page_and_an_unknown_one_to_the_lobby(
    browser: Browser, tmp_path: Path
) -> None:
    with Server(tmp_path) as server:
        page = browser.new_context(locale="en").new_page()
        page.goto(f"{server.url}/nowhere")
        expect(page.locator(SHOWN["lobby"]).first).to_be_visible()
        assert page.url == f"{server.url}/"
        page.locator("[data-change-table]").click()
        page.locator("[data-read]").first.click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("1973")
        assert page.url == f"{server.url}/books/us1973"
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_contain_text("1973")
        page.go_back()
        expect(page.locator(SHOWN["lobby"]).first).to_be_visible()
        assert page.url == f"{server.url}/"
        page.goto(f"{server.url}/replay")  # without a record to show
        expect(page.locator(SHOWN["lobby"]).first).to_be_visible()
        page.context.close()
