"""Auctions and deals at one screen for several persons: each speaks for themselves, or the table enters the result."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.player import LAPTOP, PHONE, OpenWindow
from e2e.test_game import audit
from e2e.test_picsou import at_position
from server.harness import Server, new_places

pytestmark = pytest.mark.browser

START = """edition = "us1973"
players = 3
[p2]
deeds = ["oriental_avenue", "vermont_avenue"]
[p3]
deeds = ["connecticut_avenue"]
"""
"""Three players, the first of them to roll."""


@contextmanager
def at_sale(folder: Path) -> Iterator[Server]:
    """Baltic Avenue lies under the hammer, and all are at one screen."""
    with Server(folder) as server:
        with server.screen() as screen:
            terms = {"edition": "us1973", "real_board": True}
            places = new_places(["person"] * 3)
            assert screen.ask("create", terms=terms, places=places, start=START, begin=True)["t"] == "ack"
            for text in ("p1 roll 1 2", "p1 decline"):
                assert screen.move(text)["t"] == "ack"
        yield server


def purse(page: Page, seat: str, cash: int) -> None:
    expect(
        page.locator(
            f"[data-seat='{seat}'] [data-cash='{cash}'], [data-seat='{seat}'][data-cash='{cash}']"
        ).first
    ).to_be_visible()


def test_the_next_bidder_bids_the_amount_they_type(open_window: OpenWindow, tmp_path: Path) -> None:
    player = open_window(PHONE, "en", still=True)
    page = player.page
    with at_sale(tmp_path) as server:
        player.open(server)
        page.locator("[data-bids]").click()
        second, third = (page.locator(".bidders li").nth(k) for k in (1, 2))
        page.get_by_role("button", name="Pass to").last.click()
        page.get_by_placeholder("Amount").fill("33")
        page.locator("[data-act='bid-other']").click()
        expect(third).to_contain_text("$33")
        page.get_by_role("button", name="Pass to").last.click()
        page.locator("[data-act='pass']").click()
        expect(second).to_contain_text("passed")
        assert not player.problems


def test_the_table_says_who_had_it_for_how_much(open_window: OpenWindow, tmp_path: Path) -> None:
    player, show = open_window(PHONE, "fr", still=True), open_window(LAPTOP, "fr", still=True)
    page = player.page
    with at_sale(tmp_path) as server:
        player.open(server)
        expect(page.locator("[data-sold]")).to_have_attribute("aria-disabled", "true")
        show.page.goto(page.url)
        expect(show.page.locator("[data-asked]")).to_contain_text("dès 1 $")
        page.locator("[data-winner='p3']").click()
        page.get_by_role("textbox").fill("42")
        page.keyboard.press("Enter")
        expect(page.locator("[data-sold]")).to_contain_text("42")
        audit(page, "an auction held aloud")
        page.locator("[data-sold]").click()
        expect(page.locator("[data-todo]")).to_contain_text("42")
        purse(page, "p3", 1458)
        page.locator("[data-takeback]").click()
        expect(page.locator("[data-winner='p2']")).to_be_visible()
        assert not player.problems


def test_nobody_bids(open_window: OpenWindow, tmp_path: Path) -> None:
    player = open_window(PHONE, "en", still=True)
    page = player.page
    with at_sale(tmp_path) as server:
        player.open(server)
        page.locator("[data-unsold]").click()
        expect(page.locator("[data-pad]")).to_be_visible()
        assert not player.problems


def test_a_deal_that_was_struck_is_said_once_for_any_two(open_window: OpenWindow, tmp_path: Path) -> None:
    player = open_window(PHONE, "en", still=True)
    page = player.page
    with at_sale(tmp_path) as server:
        player.open(server)
        page.locator("[data-unsold]").click()
        page.locator("[data-tab='trade']").click()
        page.locator("[data-giver='p3']").click()
        page.get_by_role("button", name="Seat 2").last.click()
        page.get_by_role("checkbox", name="Connecticut").or_(
            page.get_by_role("button", name="Connecticut")
        ).first.click()
        page.get_by_role("textbox").last.fill("150")
        page.keyboard.press("Enter")
        audit(page, "a deal that was struck")
        page.locator("[data-act='offer']").click()
        expect(page.locator("[data-todo]")).to_contain_text("pays Seat 3 $150")
        purse(page, "p3", 1650)
        assert not player.problems


def test_only_who_ordered_wants_the_last_house(open_window: OpenWindow, tmp_path: Path) -> None:
    player = open_window(PHONE, "en", still=True)
    page = player.page
    start = """edition = "us1973"
players = 3
[table]
houses = 1
[p1]
deeds = ["mediterranean_avenue", "baltic_avenue"]
[p2]
deeds = ["oriental_avenue", "vermont_avenue", "connecticut_avenue"]
"""
    with Server(tmp_path) as server:
        with server.screen() as screen:
            terms = {"edition": "us1973", "real_board": True}
            places = new_places(["person"] * 3)
            assert screen.ask("create", terms=terms, places=places, start=start, begin=True)["t"] == "ack"
            assert screen.move("p2 build oriental_avenue")["t"] == "ack"
        player.open(server)
        page.locator("[data-alone]").click()
        page.locator("[data-act='place']").first.click()
        expect(page.locator("[data-todo]")).to_contain_text("Put a house on Oriental Avenue")
        assert not player.problems


OVERLAPS = """() => {
  const boxOf = (one) => document.querySelector(one).getBoundingClientRect();
  const [bid, lot, bidders] = ['.highest', '.lot ul', '.bidders'].map(boxOf);
  return [bid.bottom - lot.top, lot.bottom - bidders.top].map((by) => Math.round(by)).filter((by) => by > 1);
}"""
"""By how many pixels the lot covers the highest bid, and reaches into the row of bidders."""


def test_a_share_of_any_company_covers_no_bid_on_a_phone(open_window: OpenWindow, tmp_path: Path) -> None:
    with at_position(tmp_path, "zaza", "p1 roll 1 3\np1 decline") as server, server.screen() as table:
        table.lay(["person"] * 4, edition="picsou", begin=True)
        player = open_window(PHONE, "fr", still=True)
        page = player.page
        player.open(server)
        expect(page.locator("[data-await='auction']")).to_be_visible()
        for size in (PHONE, (360, 640), (844, 390)):
            player.resize(size)
            assert page.evaluate(OVERLAPS) == [], size
        assert player.problems == []
