"""The time of a table at a real browser: a clock that runs out, and the hammer of an auction."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import LAPTOP, OpenWindow
from e2e.test_friends import ON_SALE
from e2e.test_picsou import POSITION
from server.harness import Screen, Server

pytestmark = pytest.mark.browser

DONE = re.compile(r"\bdone\b")
"""Of a stop of the hammer that is behind."""


def two_at(server: Server, table: Screen, **clock: int) -> Screen:
    """Ann and Bob at a table with this clock, where Ann may buy; gives Bob's screen."""
    table.lay(["person", "free"], clock=clock)
    friend = server.screen(who="Bob", code=table.people["code"])
    assert friend.ask("sit", place=2)["t"] == "ack"
    friend.ask("ready", ready=True)
    table.ask("ready", ready=True)
    assert table.ask("begin")["t"] == "ack"
    return friend


def at_sale(tmp_path: Path) -> Server:
    return Server(tmp_path, before=POSITION.format(text=ON_SALE))


def test_what_is_done_for_whom_whose_time_is_up_is_said(open_window: OpenWindow, tmp_path: Path) -> None:
    player = open_window(LAPTOP, "en", still=True)
    with at_sale(tmp_path) as server, server.screen() as table, two_at(server, table, decision=2):
        player.open(server)
        page = player.page
        expect(page.locator("[data-clock='p1']")).to_be_visible()
        record = page.locator("section.record")
        expect(record).to_contain_text("sent Reading Railroad to auction.")
        expect(record).to_contain_text("(time was up)")
        expect(page.locator("[data-await='auction']")).to_be_visible()
        assert player.problems == []


def test_the_hammer_falls_after_the_last_bid(open_window: OpenWindow, tmp_path: Path) -> None:
    player = open_window(LAPTOP, "fr", still=True)
    with at_sale(tmp_path) as server, server.screen() as table, two_at(server, table, auction=6) as friend:
        player.open(server)
        page = player.page
        page.locator("[data-act='decline']").click()
        stops = page.locator("[data-going] > span")
        expect(stops).to_have_text(["une fois", "deux fois", "adjugé"])
        friend.until(lambda _: friend.state.get("awaits", {}).get("kind") == "auction")
        assert friend.move("p2 bid 20")["t"] == "ack"
        expect(stops.first).to_have_class(DONE)
        page.locator("[data-act='bid']").first.click()
        expect(stops.first).not_to_have_class(DONE)  # a bid gives everybody the time again
        expect(stops.nth(1)).to_have_class(DONE)
        expect(page.locator("section.record")).to_contain_text("Seat 1 remporte")
        assert player.problems == []
