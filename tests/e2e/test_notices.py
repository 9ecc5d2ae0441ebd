"""The player whose turn it is appears in the tab's title, and as a notification for a person who looks at something else."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.player import LAPTOP, OpenWindow
from server.harness import Server

pytestmark = pytest.mark.browser

SYSTEM = """
window.notices = [];
window.answer = 'granted';
Notification = class {
  static permission = 'default';
  static requestPermission = async () => (this.permission = window.answer);
  constructor(words, how) { window.notices.push([words, how.tag]); }
  close() { window.closed = true; }
};
"""
"""A system that notes what a page has it tell, and asks nobody whether it may."""

HIDE = "Object.defineProperty(document, 'hidden', { value: true, configurable: true })"
SHOW = "delete document.hidden"


def notices(page: Page) -> list[list[str]]:
    return page.evaluate("window.notices")  # pyright: ignore[reportAny]


def test_it_is_my_turn_while_i_look_at_something_else(open_window: OpenWindow, tmp_path: Path) -> None:
    player = open_window(LAPTOP, "en")
    page = player.page
    page.add_init_script(SYSTEM)
    with Server(tmp_path) as server, server.screen() as table:
        table.lay(["person", "free"])
        friend = server.screen(who="Bob", code=table.people["code"])
        assert friend.ask("sit", place=2, name="Bob")["t"] == "ack"
        friend.ask("ready", ready=True)
        table.ask("begin")
        friend.until(lambda _: bool(friend.options))
        player.open(server)
        expect(page).to_have_title("Seat 1’s turn · passgo")
        page.locator("[data-menu]").click()
        page.locator("dialog [data-notices]").click()
        expect(page.locator("dialog [data-notices]")).to_be_checked()
        page.keyboard.press("Escape")

        page.locator("[data-act='roll']:visible").click()
        expect(page).to_have_title("passgo")
        page.evaluate(HIDE)
        assert notices(page) == []
        while friend.awaits["seats"] != ["p2"]:
            friend.hear()
        assert friend.move("p2 roll")["t"] == "ack"
        expect(page).to_have_title("Seat 1’s turn · passgo")
        assert notices(page) == [["Seat 1’s turn · passgo", "passgo-turn"]]
        page.evaluate(SHOW)
        friend.close()
        assert player.problems == []


def test_games_that_wait_for_me_are_listed_in_the_lobby(open_window: OpenWindow, tmp_path: Path) -> None:
    player = open_window(LAPTOP, "fr", still=True)
    page = player.page
    page.add_init_script(SYSTEM)
    with Server(tmp_path) as server, server.screen() as table:
        player.open(server)
        page.locator("[data-tab='tables']").click()
        expect(page).to_have_title("passgo")
        page.evaluate("window.answer = 'denied'")
        page.locator("[data-notices]").click()
        expect(page.locator(".notices")).to_contain_text("Les notifications sont bloquées")
        expect(page.locator("[data-notices]")).not_to_be_checked()
        page.evaluate("window.answer = 'granted'")
        page.locator("[data-notices]").click()
        expect(page.locator("[data-notices]")).to_be_checked()
        page.evaluate(HIDE)
        table.start("person", "person")
        expect(page).to_have_title("Une partie vous attend · passgo")
        assert notices(page) == [["Une partie vous attend · passgo", "passgo-turn"]]
        expect(page.locator("[data-tab='tables'] .badge")).to_contain_text("1")
        assert player.problems == []


def test_a_long_list_of_open_tables_is_looked_through(open_window: OpenWindow, tmp_path: Path) -> None:
    player = open_window(LAPTOP, "en", still=True)
    page = player.page
    days, bank = {"days": 1}, {"bank": 300, "decision": 15}
    open_tables = [
        ("us1973", {}),
        ("us1973", days),
        ("us1973", bank),
        ("ca1961", {}),
        ("fr2013", bank),
        ("picsou", days),
    ]
    with Server(tmp_path) as server, server.screen(code="") as table:
        for k, (edition, clock) in enumerate(open_tables):
            places = ["person", "free"] if k != 3 else ["person", "person"]
            assert table.lay(places, edition=edition, clock=clock, listed=True)["t"] == "ack"
        player.open(server, who="Zoe")
        page.locator("[data-tab='tables']").click()
        rows = page.locator("section[aria-labelledby='open'] [data-table]")
        expect(rows).to_have_count(6)
        page.locator("[data-filter='edition']").select_option("us1973")
        expect(rows).to_have_count(3)
        page.locator("[data-filter='pace']").select_option("days")
        expect(rows).to_have_count(1)
        expect(page.get_by_role("status").first).to_have_text("1 of 6 shown")
        page.locator("[data-filter='edition']").select_option("ca1961")
        expect(rows).to_have_count(0)
        page.locator("[data-filter='pace']").select_option("")
        expect(rows).to_have_count(1)
        page.locator("[data-filter='free']").check()
        expect(rows).to_have_count(0)
        page.locator("[data-filter='edition']").select_option("")
        expect(rows).to_have_count(5)
        assert player.problems == []
