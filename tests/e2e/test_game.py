"""A person plays a whole game by the buttons of a real browser, and nothing stops them."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from e2e.player import LAPTOP, PHONE, OpenWindow, Player
from passgo.locale import LANGUAGES
from server.harness import Server

pytestmark = pytest.mark.browser


VIOLATIONS = """async () => {
  const moves = ({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime < Infinity;
  await Promise.all(document.getAnimations().filter(moves).map(({ finished }) => finished.catch(() => null)));
  return (await axe.run({ resultTypes: ['violations'] })).violations;
}"""
"""Of a page at rest: what is still fading in has not its colours yet."""


def audit(page: Page, where: str) -> None:
    """No fault that axe can see, of any weight."""
    if not page.evaluate("'axe' in window"):  # half a megabyte: once a page
        page.evaluate(Axe().axe_script)
    found = page.evaluate(VIOLATIONS)
    faults = [f"{fault['id']} ({fault['impact']}): {fault['nodes'][0]['html'][:160]}" for fault in found]
    assert not faults, f"{where}: " + "\n".join(faults)


TABLE = "[data-await], [data-offer-open]"
"""Whatever a table that is open shows: a question, or an offer that lies over it."""


def start(player: Player, players: int) -> None:
    """From the lobby: one person and bots."""
    page = player.page
    rows = page.locator("[data-lobby-seat]")
    if not rows.count():
        player.change_table()
    while rows.count() > players:
        rows.last.locator("button.icon-button").click()
    player.start()
    expect(page.locator("[data-await]").first).to_be_visible()


def hurry(server: Server) -> None:
    """Bots without a pause, asked for by another screen."""
    with server.screen() as screen:
        assert screen.ask("pace", ms=0)["t"] == "ack"


def free_port() -> int:
    """A port that no system gives away by itself, so that it is still free when a server begins again."""
    first = 20_000 + os.getpid() % 10_000
    for port in range(first, first + 2000):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("every port is taken")


def test_a_whole_game_with_reloads_and_crashes(open_window: OpenWindow, tmp_path: Path) -> None:
    port = free_port()
    server = Server(tmp_path, port)
    player = open_window(LAPTOP, "en", still=True)
    page = player.page
    try:
        player.open(server)
        player.change_table()
        page.locator(".books [data-edition='nhl1999']").click()
        page.locator("button[data-edition='nhl1999-short']").click()
        start(player, 3)
        hurry(server)
        reloads = kills = presses = 0
        for verb in player.play_on():
            presses += bool(verb)
            if verb and presses % 30 == 6:
                page.reload()
                expect(page.locator(TABLE).first).to_be_visible()
                reloads += 1
            if verb and presses % 30 == 12:
                server.kill()
                server = Server(tmp_path, port)
                assert server.port == port
                kills += 1
                expect(page.locator(TABLE).first).to_be_visible()
        with server.screen(code=page.url.rsplit("/", 1)[-1]) as screen:
            assert screen.state["winners"]
            winner = next(s["name"] for s in screen.state["seats"] if s["seat"] == screen.state["winners"][0])
        expect(page.locator("[data-await='over']")).to_contain_text(winner)
        assert reloads
        assert kills
        # When the person is ruined, the bots play on before his eyes.
        assert player.pressed["roll"] >= 5
        assert player.pressed["buy"] >= 1
        assert player.problems == []
    finally:
        server.end()


def test_screens_are_fit_for_everybody(open_window: OpenWindow, tmp_path: Path) -> None:
    def look_through(where: str) -> None:
        for language in LANGUAGES:
            player.speak(language)
            for size in (PHONE, LAPTOP):
                player.resize(size)
                audit(page, f"{where}, {language}")

    with Server(tmp_path) as server:
        player = open_window(LAPTOP, LANGUAGES[0], still=True)
        page = player.page
        player.open(server)
        expect(page.locator("[data-start]")).not_to_have_attribute("aria-disabled", "true")
        look_through("lobby")
        player.change_table()
        look_through("lobby, second layer")
        start(player, 3)
        hurry(server)
        seen: set[str] = set()
        steps = player.play_on()
        while not {"throw", "buy"} <= seen:
            if player.look() and player.question not in seen:
                seen.add(player.question)
                look_through(player.question)
            assert next(steps, None) is not None, f"it was over after {seen}"
        assert player.problems == []
