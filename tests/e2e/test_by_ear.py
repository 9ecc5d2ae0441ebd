"""Everything by ear: journeys as golden scripts of what a screen reader says, in both languages.

    PASSGO_HEARD=write python -m pytest tests/e2e/test_by_ear.py

writes them again, to be read in the review. A key is pressed only after it was heard: with the question, or of the control
that has the focus. A listener presses at most half as often again as a person who sees.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from e2e.ear import Ear
from e2e.player import LAPTOP, OpenWindow, Player
from e2e.test_records import keep
from passgo.locale import LANGUAGES
from server.harness import Screen, Server, new_places, new_terms

pytestmark = pytest.mark.browser

HEARD: Final = Path(__file__).with_name("heard")
BOUNCES: Final = 300
"""Milliseconds in which a second roll at a real board is the same one to the page."""
ASKED: Final = """() => {
  const tidy = (part) => part?.textContent.replace(/\\s+/gu, ' ').trim() ?? '';
  const title = tidy(document.querySelector('[data-await] h2'));
  const elsewhere = !location.pathname.startsWith('/t/') || document.querySelector('dialog[open], .sheet');
  return elsewhere || tidy(document.querySelector('.hidden-text[role=status]')).includes(title);
}"""
"""Whether the question in sight has been put to whoever listens."""
MORE_THAN_EYES: Final = 1.5
FARTHEST: Final = 40
"""So many presses of Tab lead anywhere."""


class Journey:
    """A person at a keyboard who listens."""

    def __init__(self, player: Player, server: Server) -> None:
        self.player, self.page, self.server = player, player.page, server
        self.ear = Ear(player.page)

    def open(self, table: Screen, shows: str = "[data-await]") -> None:
        """Go to a table."""
        self.player.open(self.server)
        self.page.goto(f"{self.server.url}/t/{table.people['code']}")
        self.hear(shows)

    def hear(self, shows: str) -> None:
        """Listen until something is in sight."""
        expect(self.page.locator(shows).first).to_be_visible()
        self.page.wait_for_function(ASKED)
        self.ear.hear()

    def press(self, key: str, shows: str) -> None:
        """Press a key that was heard, and listen."""
        assert self.ear.has_heard(key), f"nobody has said {key}: {self.ear.script[-3:]}"
        self.ear.press(key)
        self.hear(shows)

    def reach(self, control: Locator) -> None:
        """Tab to a control; a person who sees does so where it has no key."""
        keyless = control.get_attribute("data-key") is None
        for _ in range(FARTHEST):
            self.ear.press("Tab", by_eye=keyless)
            self.ear.hear()
            if control.evaluate("(control) => control === document.activeElement"):
                return
        raise AssertionError(f"Tab does not lead to {control}")


def at(server: Server, start: str = "", **terms: object) -> Screen:
    """A table of two persons at one screen."""
    screen = server.screen()
    asked = {"terms": new_terms("us1973", **terms), "places": new_places(["person", "person"])}
    start = 'edition = "us1973"\nplayers = 2\n' + start
    assert screen.ask("create", **asked, start=start, begin=True)["t"] == "ack"
    return screen


def sit_down(journey: Journey) -> None:
    with journey.server.screen(who="Bob") as bob:
        places = new_places(["person", "free"])
        assert bob.ask("create", terms=new_terms("us1973"), places=places)["t"] == "ack"
        journey.open(bob, "[data-sit]")
        journey.reach(journey.page.locator("[data-sit]"))
        journey.press("Enter", "dialog[open] input")
        journey.page.keyboard.type("Ann")
        journey.press("Enter", "[data-ready='yes']")
        journey.reach(journey.page.locator("[data-ready='yes']"))
        journey.press("Enter", "[data-ready='no']")


def a_turn(journey: Journey) -> None:
    with at(journey.server) as table:
        journey.open(table)
        journey.press("r", "[data-await='buy']")
        journey.press("b", "[data-await='throw']")
        journey.press("r", "[data-await='buy']")


def auction(journey: Journey) -> None:
    with at(journey.server) as table:
        journey.open(table)
        journey.press("r", "[data-await='buy']")
        journey.press("a", "[data-await='auction']")
        journey.press("b", "[data-text='p2 bid']")
        journey.press("p", "[data-await='throw']")


def trade(journey: Journey) -> None:
    with at(journey.server, '[p1]\ndeeds = ["boardwalk"]\n[p2]\ndeeds = ["park_place"]\n') as table:
        journey.open(table)
        journey.press("t", "[data-act='offer']")
        things = journey.page.locator(".sheet [role='checkbox'], .sheet input[type='checkbox']")
        journey.reach(things.first)
        journey.press(" ", ".sheet")
        journey.reach(things.last)
        journey.press(" ", ".sheet")
        journey.reach(journey.page.locator("[data-act='offer']"))
        journey.press("Enter", "[data-offer], [data-offer-open]")


def debt(journey: Journey) -> None:
    with at(
        journey.server, '[p1]\ncash = 3\ndeeds = ["boardwalk"]\n[p2]\ndeeds = ["oriental_avenue"]\n'
    ) as table:
        journey.open(table)
        journey.press("r", "[data-await='debt']")
        journey.reach(journey.page.locator("[data-act='mortgage']").first)
        journey.press("Enter", "[data-await='throw']")


def bankruptcy(journey: Journey) -> None:
    with at(journey.server, '[p1]\ncash = 3\n[p2]\ndeeds = ["oriental_avenue"]\n') as table:
        journey.open(table)
        journey.press("r", "[data-await='debt']")
        journey.reach(journey.page.locator("[data-act='bankrupt']"))
        journey.press("Enter", "[data-act='bankrupt-sure']")
        journey.reach(journey.page.locator("[data-act='bankrupt-sure']"))
        journey.press("Enter", "dialog[data-end][open]")


def real_board(journey: Journey) -> None:
    with at(journey.server, '[p2]\ndeeds = ["oriental_avenue"]\n', real_board=True, claims="strict") as table:
        journey.open(table, "[data-pad]")
        journey.ear.press("3", "3")  # the figures on the dice need no telling
        journey.hear("[data-rent]")
        journey.page.wait_for_timeout(BOUNCES)
        journey.ear.press("1", "2")
        journey.hear("[data-await='buy']")
        journey.press("b", "[data-await='throw']")


def record(journey: Journey) -> None:
    with at(journey.server) as table:
        journey.open(table)
        journey.press("r", "[data-await='buy']")
        journey.press("b", "[data-await='throw']")
        log = journey.page.locator("section.record")
        journey.reach(log.locator("li .cite").last)
        journey.press("Enter", "[data-cited], dialog[open], [role='dialog']")


JOURNEYS: Final[dict[str, Callable[[Journey], None]]] = {
    each.__name__: each for each in (sit_down, a_turn, auction, trade, debt, bankruptcy, real_board, record)
}


def tidy(script: list[str]) -> str:
    """A script without what differs from run to run: the codes and addresses of tables."""
    return re.sub(r"http://\S+/t/\w+|\b[A-Z]{3}[0-9]{3}\b", "LINK", "\n".join(script)) + "\n"


def check(journey: Journey, name: str, language: str) -> None:
    """Compare a script with the one that is kept, and its presses with those of a person who sees."""
    ear, kept = journey.ear, HEARD / f"{name}.{language}.txt"
    if os.environ.get("PASSGO_HEARD") == "write":
        kept.write_text(tidy(ear.script), encoding="utf-8")
    assert tidy(ear.script) == kept.read_text(encoding="utf-8")
    assert ear.presses <= MORE_THAN_EYES * ear.by_eye, (ear.presses, ear.by_eye)
    assert journey.player.problems == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", JOURNEYS)
def test_a_journey_is_made_by_ear(open_window: OpenWindow, tmp_path: Path, name: str, language: str) -> None:
    with Server(tmp_path) as server:
        journey = Journey(open_window(LAPTOP, language, still=True), server)
        JOURNEYS[name](journey)
        check(journey, name, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_heard(open_window: OpenWindow, tmp_path: Path, language: str) -> None:
    """A review that was counted once, so that its figures stay."""
    keep(tmp_path, "nhl1999-short")
    with Server(tmp_path) as server:
        journey = Journey(open_window(LAPTOP, language, still=True), server)
        page = journey.page
        page.route("**/api/games/golden/review*", lambda route: route.fulfill(path=HEARD / "review.json"))
        journey.player.open(server)
        page.goto(server.url + "/g/golden")
        page.locator("[data-review]").focus()
        journey.hear("[data-review]")
        journey.press("Enter", "[data-lessons]")
        journey.reach(page.locator("[data-lessons]"))
        journey.press("Enter", "[data-lesson]")
        journey.reach(page.locator("[data-lesson] [data-answer]").first)
        journey.press("1", "[data-lesson].answered")
        check(journey, "review", language)
