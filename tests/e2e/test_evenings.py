"""A group of friends, from its foundation to the table of the year, each at their own browser; and the television."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.player import LAPTOP, PHONE, OpenWindow, Player, Size
from e2e.test_game import audit
from e2e.test_real_board import say
from server.harness import Server
from server.test_circles import ENDS_SOON, PLACES

pytestmark = pytest.mark.browser

TELEVISION: Size = (1920, 1080)
NAME = "The table at Maman’s"

SMALL = """() => [...document.querySelectorAll('[data-evening-television] *')]
  .filter((part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) && !part.closest('.hidden-text'))
  .filter((part) => parseFloat(getComputedStyle(part).fontSize) < 23).map((part) => part.textContent)"""
"""The words that are too small to be read across a room."""


def open_as(who: str, player: Player, server: Server) -> None:
    """Open the lobby as somebody who has given their name."""
    player.page.add_init_script(f"localStorage.setItem('passgo-name', '{who}')")
    player.open(server, who)


def found(page: Page) -> str:
    """Found a group; return the link by which others join."""
    page.locator("[data-found]").click()
    page.locator("[data-name]").fill(NAME)
    page.keyboard.press("Enter")
    expect(page.locator("[data-evenings] h1")).to_have_text(NAME)
    return page.locator("[data-link-text]").input_value()


def test_an_evening_from_its_foundation_to_the_table_of_the_year(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    with Server(tmp_path) as server:
        ann, bob = open_window(LAPTOP, "en", still=True), open_window(PHONE, "fr", still=True)
        for who, player in (("Ann", ann), ("Bob", bob)):
            open_as(who, player, server)
        link = found(ann.page)
        home = ann.page.url.partition("#")[0]
        audit(ann.page, "a new group")
        bob.page.goto(link)
        audit(bob.page, "the way into a group")
        bob.page.locator("[data-join-circle] button[type=submit]").click()
        expect(bob.page.locator("[data-evenings] h1")).to_have_text(NAME)
        expect(ann.page.locator("[data-members] li b")).to_have_text(["Ann", "Bob"])  # without a reload

        ann.page.locator("[data-play-together]").click()
        expect(ann.page.locator("[data-for-circle]")).to_contain_text(NAME)
        expect(ann.page.locator("[data-lobby-seat]")).to_have_count(2)
        circle = home.rsplit("/", 1)[1]
        with server.screen(who="Ann", code="") as table:  # the browser's table would take a whole game
            table.ask(
                "create",
                terms={"edition": "us1973", "real_board": True},
                places=PLACES,
                start=ENDS_SOON,
                circle=circle,
            )
        bob.page.locator("[data-play-together]").click()
        bob.page.locator("[data-sit]").click()
        bob.page.locator("[data-ready=yes]").click()
        ann.page.goto(home)
        ann.page.locator("[data-play-together]").click()
        ann.page.locator("[data-begin]").click()

        screen = open_window(TELEVISION, "en", still=True)
        open_as("Ann", screen, server)
        screen.page.goto(home)
        screen.page.locator("[data-television]").click()
        shown = screen.page.locator("[data-evening-television]")
        expect(shown.locator("h1")).to_have_text("Bob’s turn.")
        expect(shown.locator("li.acting")).to_contain_text("Bob")
        assert shown.locator("button, a, input").count() == 0, "nobody touches it"
        assert screen.page.evaluate(SMALL) == []
        audit(screen.page, "the television")

        while not say(bob.page, [0, 0]):
            bob.page.wait_for_timeout(50)
        go_bankrupt(bob.page)
        expect(shown.locator("h1")).to_have_text("Ann wins.")

        for page in (ann.page, bob.page):
            page.goto(home)
            rows = page.locator("[data-year] tbody tr")
            expect(rows).to_have_count(2)
            assert rows.evaluate_all("rows => rows.map((row) => row.dataset.person)") == ["Ann", "Bob"]
            points = page.locator("[data-points]")
            assert points.evaluate_all("all => all.map((one) => one.dataset.points)") == ["4", "2"]
            audit(page, "the evenings of a group")
        expect(ann.page.locator("[data-last-evening]")).to_contain_text("Ann wins.")
        expect(ann.page.locator("[data-last-evening] li")).to_contain_text(["second, ruined by Ann in round"])
        expect(ann.page.locator("[data-record=ruin]")).to_contain_text("Ann ruined Bob")
        expect(bob.page.locator("[data-last-evening]")).to_contain_text("Ann gagne.")
        ann.page.locator("[data-how]").click()
        expect(ann.page.locator("[data-replay]")).to_be_visible()

        stranger = open_window(LAPTOP, "en", still=True)
        open_as("Eve", stranger, server)
        stranger.page.goto(home)
        expect(stranger.page.locator("[data-no-circle]")).to_be_visible()
        expect(stranger.page.get_by_text(NAME)).to_have_count(0)
        stranger.problems.clear()  # the browser says that it was told of nothing there

        ann.page.goto(home)
        ann.page.locator("[data-remove=Bob]").click()
        ann.page.locator("[data-sure]").click()
        expect(ann.page.locator("[data-members] li b")).to_have_text(["Ann"])
        bob.page.goto(home)
        expect(bob.page.locator("[data-no-circle]")).to_be_visible()
        bob.problems.clear()
        assert [*ann.problems, *screen.problems] == []


def go_bankrupt(page: Page) -> None:
    """Give up a debt that nothing can meet."""
    for act in ("bankrupt", "bankrupt-sure"):
        page.locator(f"[data-act='{act}']:visible").first.click()
