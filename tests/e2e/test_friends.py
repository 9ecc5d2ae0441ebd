"""Friends at one table, each at a browser of his own: they come by link and by code, and play to the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from e2e.player import LAPTOP, PHONE, OpenWindow, Player
from e2e.test_game import audit
from e2e.test_picsou import NEARLY_OVER, POSITION
from server.harness import Server

pytestmark = pytest.mark.browser


ON_SALE = """
edition = "us1973"
players = 2
moves = '''
p1 roll 2 3
'''
"""


class Line:
    """The line of a page, which can be cut."""

    def __init__(self, page: Page) -> None:
        self._is_cut = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket("**/ws*", self._lead)

    def _lead(self, ends: WebSocketRoute) -> None:
        if self._is_cut:
            ends.close()
            return
        self._open += [ends, ends.connect_to_server()]

    def cut(self) -> None:
        self._is_cut = True
        for end in self._open:
            end.close()
        self._open.clear()

    def mend(self) -> None:
        self._is_cut = False


def lay(host: Player, server: Server, guests: int) -> str:
    """Open a table of Picsou with seats for so many friends and a bot; gives its link."""
    page = host.page
    page.goto(server.url + "/")
    page.locator("button[data-edition='picsou']").click()
    for seat in range(1, 1 + guests):
        page.locator("[data-lobby-seat] [data-kind]").nth(seat).select_option("guest")
    host.start()
    expect(page.locator("[data-table-code]")).to_be_visible()
    return page.url


def sit_down(player: Player, name: str) -> None:
    """Take the first free seat, and be ready."""
    page = player.page
    page.locator("[data-sit]").first.click()
    page.locator("[data-name]").fill(name)
    page.keyboard.press("Enter")
    page.locator("[data-ready='yes']").click()
    expect(page.locator("[data-ready='no']")).to_be_visible()


def test_three_friends_and_a_bot_play_to_the_end(open_window: OpenWindow, tmp_path: Path) -> None:
    """One is on a phone and loses the line; one leaves in the middle; both come back to their seats."""
    windows = ((LAPTOP, "en"), (PHONE, "fr"), (LAPTOP, "en"))
    host, friend, other = (open_window(size, language, still=True) for size, language in windows)
    with Server(tmp_path, before=POSITION.format(text=NEARLY_OVER)) as server:
        link = lay(host, server, guests=2)
        audit(host.page, "a table before its game")
        line = Line(friend.page)
        friend.page.goto(link)
        expect(friend.page.locator("[data-sit]")).to_have_count(2)
        audit(friend.page, "the same on a phone")
        sit_down(friend, "Marguerite B.")
        other.page.goto(server.url)
        other.page.locator("[data-tab='tables']").click()
        audit(other.page, "the list of tables")
        other.page.locator("[data-code]").fill(link[-6:].lower())
        other.page.locator("[data-join]").click()
        sit_down(other, "Bruno")
        host.page.locator("[data-begin]").click()
        for player in (host, friend, other):
            expect(player.page.locator("[data-await]").first).to_be_visible()
        other.page.goto("about:blank")
        expect(host.page.locator("[data-away='p3']")).to_be_visible()
        host.page.locator("header [data-people]").click()
        audit(host.page, "the host's desk")
        host.page.keyboard.press("Escape")
        other.page.goto(server.url)  # the way back to a game that is on
        expect(host.page.locator("[data-away='p3']")).to_have_count(0)
        line.cut()
        expect(friend.page.locator("[data-line='down']")).to_be_visible()
        expect(host.page.locator("[data-away='p2']")).to_be_visible()
        line.mend()
        expect(friend.page.locator("[data-line='down']")).to_have_count(0)
        expect(host.page.locator("[data-away='p2']")).to_have_count(0)
        host.page.locator("[data-beside='talk']").click()
        host.page.locator("[data-phrase='well-thrown']").click()
        friend.page.locator("nav button").last.click()
        expect(friend.page.locator(".talk [role='log']")).to_contain_text("Beau lancer.")
        audit(friend.page, "the talk on a phone")
        audit(host.page, "the talk beside the board")
        friend.page.locator("nav button").first.click()
        host.page.locator("[data-menu]").click()
        host.page.locator("dialog input[type='range']").fill("0")  # bots without a pause
        host.page.keyboard.press("Escape")
        plays = [player.play_on() for player in (host, friend, other)]
        while plays:
            plays = [play for play in plays if next(play, None) is not None]
        for player in (host, friend, other):
            expect(player.page.locator("[data-await='over']")).to_be_visible()
        friend.page.locator("[data-rematch]").click()
        expect(friend.page.locator("[data-table-code]")).to_be_visible()
        host.page.locator("[data-rematch]").click()
        expect(host.page.locator("[data-place]")).to_have_count(4)
        assert [player.problems for player in (host, friend, other)] == [[], [], []]


def test_a_seat_moves_to_another_device(open_window: OpenWindow, tmp_path: Path) -> None:
    laptop, phone = open_window(LAPTOP, "en", still=True), open_window(PHONE, "fr", still=True)
    with Server(tmp_path) as server, server.screen() as table:
        table.start("person", "rules", "rules")
        laptop.open(server)
        page = laptop.page
        roll = "[data-act='roll']:visible"
        expect(page.locator(roll)).to_be_visible()
        page.locator("[data-menu]").click()
        page.locator("dialog [data-people]").click()
        page.locator("[data-person='p1'] button").first.click()
        link = page.locator("[data-seat-link]").input_value()
        phone.page.goto(link)
        expect(phone.page.locator(roll)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(roll)).to_have_count(0)
        assert "#" not in phone.page.url
        stranger = open_window(PHONE, "en", still=True)
        stranger.page.goto(link)
        expect(stranger.page.locator(".banner")).to_contain_text("has been used")
        expect(stranger.page.locator(roll)).to_have_count(0)
        assert [laptop.problems, phone.problems] == [[], []]


def test_a_purchase_is_taken_back_before_anything_falls(open_window: OpenWindow, tmp_path: Path) -> None:
    player = open_window(LAPTOP, "en", still=True)
    page = player.page
    with Server(tmp_path, before=POSITION.format(text=ON_SALE)) as server, server.screen() as table:
        table.lay(["person", "person"], begin=True)
        player.open(server)
        page.locator("[data-act='buy']:visible").click()
        expect(page.locator("[data-await='throw']")).to_be_visible()
        page.locator("[data-takeback]:visible").click()
        expect(page.locator("[data-act='buy']:visible")).to_be_visible()
        expect(page.locator("section.record")).to_contain_text("was taken back")
        assert player.problems == []
