"""What if? while playing: the answers to my question or to an offer, where the table agreed; elsewhere nothing offers it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.player import LAPTOP, OpenWindow, Player, Size, both_sizes
from e2e.test_game import audit
from server.harness import Server, new_places, new_terms

pytestmark = pytest.mark.browser

START = """
edition = "us1973"
players = 2
[table]
turn = "p1"
[p1]
cash = 1500
at = "free_parking"
deeds = ["kentucky_avenue", "indiana_avenue", "boardwalk"]
[p2]
cash = 1500
deeds = ["park_place"]
"""


def at_table(player: Player, server: Server, who: str = "Ann") -> Page:
    """Open the table that was laid last, where somebody has a seat."""
    player.open(server, who)
    expect(player.page.locator("[data-await]").first).to_be_visible()
    return player.page


def compare(page: Page) -> None:
    """Ask what the answers are worth, and wait for the first figures."""
    page.locator("[data-ask-what-if]:visible").first.click()
    compared = page.locator("[data-what-if]")
    expect(compared.get_by_role("heading", level=2)).to_be_focused()
    expect(compared.locator("[data-answer]").first).to_be_visible()


@both_sizes
def test_one_person_among_bots_asks_about_their_question(
    open_window: OpenWindow, tmp_path: Path, size: Size
) -> None:
    player = open_window(size, "en", still=True)
    with Server(tmp_path) as server, server.screen() as table:
        table.ask(
            "create",
            terms=new_terms("us1973"),
            places=new_places(["person", "rules"]),
            start=START,
            begin=True,
        )
        table.ask("pace", ms=0)
        page = at_table(player, server)
        compare(page)
        audit(page, f"what if at the table, {size}")
        page.keyboard.press("Escape")
        expect(page.locator("[data-what-if]")).to_have_count(0)
        compare(page)
        table.move("p1 roll")  # at another screen of hers: the game moves on
        expect(page.locator("[data-what-if]")).to_have_count(0)
        assert player.problems == []


@pytest.mark.parametrize("agreed", [True, False])
def test_two_people_are_helped_where_they_agreed(
    open_window: OpenWindow, tmp_path: Path, agreed: bool
) -> None:
    player = open_window(LAPTOP, "fr", still=True)
    with Server(tmp_path) as server, server.screen() as ann:
        terms = new_terms("us1973", advice=agreed)
        assert (
            ann.ask("create", terms=terms, places=new_places(["person", "free"]), start=START)["t"] == "ack"
        )
        with server.screen(who="Bob", code=ann.people["code"]) as bob:
            bob.ask("sit", place=2)
            bob.ask("ready", ready=True)
            ann.ask("begin")
            page = at_table(player, server)
            expect(page.locator("[data-act='roll']:visible")).to_be_enabled()
            offers = page.locator("[data-offer-open]")
            bob.ask("move", n=bob.n, text="p2 offer p1 park_place for 700")
            expect(offers).to_be_visible()
            if not agreed:
                expect(page.locator("[data-ask-what-if]")).to_have_count(0)
                page.keyboard.press("Escape")
                expect(page.locator("[data-act='roll']:visible")).to_be_enabled()
                expect(page.locator("[data-ask-what-if]")).to_have_count(0)
                return
            compare(page)
            expect(page.locator("[data-answer]")).to_have_count(2)
            expect(page.locator("[data-answer='p1 accept']")).to_be_visible()
            page.locator("[data-done]").click()
            expect(page.locator("[data-what-if]")).to_have_count(0)
            compare(page)
            expect(page.locator("[data-answer='p1 roll']")).to_be_visible()
            assert player.problems == []
