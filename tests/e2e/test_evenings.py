"""A group of friends, from its foundation to the table of the year, each at their own browser; and the television."""

from __future__ import annotations

import json
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
        asked: list[str] = []
        ann.page.on("request", lambda request: asked.append(request.url))
        link = found(ann.page)
        home = ann.page.url.partition("#")[0]
        audit(ann.page, "a new group")
        bob.page.goto(link)
        audit(bob.page, "the way into a group")
        bob.page.locator("[data-join-circle] button[type=submit]").click()
        expect(bob.page.locator("[data-evenings] h1")).to_have_text(NAME)
        expect(ann.page.locator("[data-members] li b")).to_have_text(["Ann", "Bob"])  # without a reload
        assert len([url for url in asked if "/api/circles/" in url]) < 6, (
            "once, and when something has changed"
        )

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
        choose_points(bob.page, "5, 1")
        expect(bob.page.locator("[data-scoring='5,1']")).to_contain_text("Choix de Bob")
        expect(ann.page.locator("[data-scoring='5,1']")).to_contain_text("Bob chose this")  # without a reload
        points = ann.page.locator("[data-points]")
        assert points.evaluate_all("all => all.map((one) => one.dataset.points)") == ["5", "1"]
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


def choose_points(page: Page, points: str) -> None:
    """Choose points of a group's own; what means nothing is refused first."""
    page.locator("[data-choose-points]").click()
    page.locator("[data-points-choice] input[value=own]").check()
    audit(page, "the choice of points")
    for written in ("a 5", "1, 2", points):
        page.locator("[data-own-points]").fill(written)
        page.locator("[data-points-choice] [type=submit]").click()
        if written != points:
            expect(page.locator("[data-points-choice] [role=alert]")).to_be_visible()
    expect(page.locator("[data-points-choice]")).to_have_count(0)


TWO_YEARS = """{
  "name": "Fridays", "members": [], "table": "", "evenings": [],
  "highest": null, "shortest": null, "longest": null, "ruin": null,
  "scoring": {"places": [1], "by": "", "at": 1791000000},
  "years": [
    {"year": 2026, "evenings": [1791000000], "scoring": {"places": [1], "by": "", "at": 1791000000},
     "rows": [{"name": "Zoé", "token": "key", "evenings": 1, "won": 1, "points": 1, "places": [1], "ahead": [0, 1]},
              {"name": "Sam", "token": "bell", "evenings": 1, "won": 0, "points": 0, "places": [2], "ahead": [0, 0]}]},
    {"year": 2025, "evenings": [1760000000, 1760600000], "scoring": {"places": [], "by": "Sam", "at": 1750000000},
     "rows": [{"name": "Sam", "token": "bell", "evenings": 2, "won": 2, "points": 12450, "places": [1, 1], "ahead": [0, 2]},
              {"name": "Zoé", "token": "key", "evenings": 2, "won": 0, "points": 310, "places": [2, 2], "ahead": [0, 0]}]}
  ]
}"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_an_earlier_year_is_one_press_away(open_window: OpenWindow, tmp_path: Path, size: Size) -> None:
    with Server(tmp_path) as server:
        ann = open_window(size, "en", still=True)
        page = ann.page
        open_as("Ann", ann, server)
        found(page)
        years = json.loads(TWO_YEARS) | {"circle": page.url.partition("#")[0].rsplit("/", 1)[1]}
        page.route("**/api/circles/*", lambda route: route.fulfill(json=years))
        page.reload()
        rows = page.locator("[data-year] tbody tr")
        expect(rows).to_contain_text(["Zoé", "Sam"])
        page.locator("[data-show-year='2025']").click()
        expect(page.locator("[data-year='2025']")).to_be_visible()
        expect(rows).to_contain_text(["Sam", "Zoé"])
        expect(rows).to_contain_text(["12,450", "310"])
        expect(page.locator("[data-scoring='']")).to_contain_text("Sam chose this")
        audit(page, "an earlier year")
        assert ann.problems == []


def go_bankrupt(page: Page) -> None:
    """Give up a debt that nothing can meet."""
    for act in ("bankrupt", "bankrupt-sure"):
        page.locator(f"[data-act='{act}']:visible").first.click()
