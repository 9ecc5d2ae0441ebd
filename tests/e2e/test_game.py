"""A person plays a whole game by the buttons of a real browser, and nothing stops him."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from e2e.player import Player
from server.harness import Server

pytestmark = pytest.mark.browser

LONGEST = 400
"""Seconds a whole game may take on a busy machine; most take a minute."""


def audit(page: Page, where: str) -> None:
    """No fault that axe can see, of any weight."""
    found = Axe().run(page).response["violations"]
    faults = [f"{fault['id']} ({fault['impact']}): {fault['nodes'][0]['html'][:160]}" for fault in found]
    assert not faults, f"{where}: " + "\n".join(faults)


def start(page: Page, players: int) -> None:
    """From the lobby: one person and bots."""
    rows = page.locator("[data-lobby-seat]")
    expect(rows.first).to_be_visible()
    while rows.count() > players:
        rows.last.locator("button.icon-button").click()
    button = page.locator("[data-start]")
    expect(button).not_to_have_attribute("aria-disabled", "true")
    button.click()
    expect(page.locator("[data-await]").first).to_be_visible()


def hurry(server: Server) -> None:
    """Bots without a pause, asked for by another screen."""
    with server.screen() as screen:
        assert screen.ask("pace", ms=0)["t"] == "ack"


def test_a_whole_game_with_reloads_and_crashes(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    port = server.port
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en"
    )
    page = context.new_page()
    player = Player(page)
    try:
        player.open(server)
        start(page, 3)
        hurry(server)
        began = time.monotonic()
        reloads = kills = presses = 0
        while player.question != "over":
            assert time.monotonic() - began < LONGEST, (player.question, player.pressed)
            if player.step():
                presses += 1
                if presses % 40 == 6:
                    page.reload()
                    expect(page.locator("[data-await]").first).to_be_visible()
                    reloads += 1
                if presses % 60 == 12:
                    server.kill()
                    server = Server(tmp_path, port)
                    assert server.port == port
                    kills += 1
                    expect(page.locator("[data-await]").first).to_be_visible(timeout=15_000)
        with server.screen() as screen:
            assert screen.state["winners"]
            winner = next(s["name"] for s in screen.state["seats"] if s["seat"] == screen.state["winners"][0])
        expect(page.locator("[data-await='over']")).to_contain_text(winner)
        assert reloads
        assert kills
        # A person can be ruined early; the bots then play on before his eyes.
        assert player.pressed["roll"] >= 5
        assert player.pressed["buy"] >= 1
        assert player.problems == []
    finally:
        context.close()
        server.end()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_screens_are_fit_for_everybody(
    browser: Browser, tmp_path: Path, language: str, width: int, height: int
) -> None:
    with Server(tmp_path) as server:
        context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", locale=language
        )
        page = context.new_page()
        player = Player(page)
        player.open(server)
        expect(page.locator("[data-start]")).not_to_have_attribute("aria-disabled", "true")
        audit(page, "lobby")
        start(page, 3)
        hurry(server)
        seen: set[str] = set()
        until = time.monotonic() + 40
        while time.monotonic() < until and not {"throw", "buy"} <= seen:
            if player.look() and player.question not in seen:
                seen.add(player.question)
                audit(page, player.question)
            player.step()
        assert {"throw", "buy"} <= seen
        assert page.locator("html").get_attribute("lang") == language
        assert player.problems == []
        context.close()
