"""Friends at one table, each at their own browser: they come by link and by code, and play to the end."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Page, WebSocketRoute, expect

from e2e.player import LAPTOP, PHONE, OpenWindow, Player, Size, both_sizes
from e2e.test_dice import PATIENCE
from e2e.test_game import audit
from e2e.test_picsou import POSITION
from passgo.table.commands.presence import SIGN
from passgo.table.commands.table_commands import HOLDS_UP
from server.harness import Server

pytestmark = pytest.mark.browser


ON_SALE = """
edition = "us1973"
players = 2
moves = '''
p1 roll 2 3
'''
"""


FAIR = re.compile(r"(All|Les) \d+ (rolls and cards|lancers et tirages)")
"""The browser's sentence about dice that it has checked."""

ABSENCE = 120
"""Seconds after which a bot sits in for who is away, at a table as friends are offered it."""
HOUR = 3600
"""So long their game lasts."""


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


class Hours:
    """The clock of a server, which can be put forward."""

    BEFORE = """
import time
from pathlib import Path
from types import SimpleNamespace
from passgo.server import main
file = Path({file!r})
forward = lambda: float(file.read_text())
main.time = SimpleNamespace(time=lambda: time.time() + forward(), monotonic=lambda: time.monotonic() + forward())
"""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "forward"
        self._seconds = 0.0
        self.pass_by(0)
        self.before = self.BEFORE.format(file=str(self._file))
        """Python that has a server look at this clock."""

    def pass_by(self, seconds: float) -> None:
        """It is later; a server sees it when it looks next, as whenever somebody says something."""
        self._seconds += seconds
        whole = self._file.with_suffix(".new")
        whole.write_text(str(self._seconds))
        whole.replace(self._file)  # nobody reads half of it


def lay(host: Player, server: Server, edition: str, guests: int) -> str:
    """Create a table with seats for this many friends and a bot; return its link."""
    page = host.page
    page.goto(server.url + "/")
    host.change_table()
    page.locator(f".books [data-edition='{edition.partition('-')[0]}']").click()
    if "-" in edition:
        page.locator(f"button[data-edition='{edition}']").click()
    for seat in range(1, 1 + guests):
        page.locator("[data-lobby-seat] [data-kind]").nth(seat).select_option("guest")
    host.start()
    expect(page.locator("[data-table-code]")).to_be_visible()
    return page.url


def scan(page: Page) -> str:
    """The one link that a camera reads off this screen."""
    picture = Image.open(io.BytesIO(page.screenshot()))
    [code] = zxingcpp.read_barcodes(picture, formats=zxingcpp.BarcodeFormat.QRCode)
    return code.text


def sit_down(player: Player, name: str) -> None:
    """Take the first free seat, and be ready."""
    page = player.page
    page.locator("[data-sit]").first.click()
    page.locator("[data-name]").fill(name)
    page.keyboard.press("Enter")
    page.locator("[data-ready='yes']").click()
    expect(page.locator("[data-ready='no']")).to_be_visible()


def hurry_bots(player: Player) -> None:
    """Bots play without a pause from here on."""
    player.page.locator("[data-menu]").click()
    player.page.locator("dialog [data-pace='once']").click()
    player.page.keyboard.press("Escape")


def play(players: Sequence[Player], presses: int = 0) -> None:
    """Let all play in turn, until they have pressed this many buttons, or the game is over."""
    plays, pressed = [player.play_on() for player in players], 0
    while plays and not 0 < presses <= pressed:
        said = [next(play, None) for play in plays]
        plays = [play for play, verb in zip(plays, said, strict=True) if verb is not None]
        pressed += sum(map(bool, said))


def record(server: Server, link: str) -> list[str]:
    """The lines of the game at a table, as somebody reads them who looks in."""
    with server.screen(who="Zoe", code=link[-6:]) as watcher:
        return [watcher.texts[n] for n in sorted(watcher.texts)]


def test_three_friends_and_a_bot_play_to_the_end(open_window: OpenWindow, tmp_path: Path) -> None:
    """By the dice of everybody's seeds. One is on a phone and loses the connection; one leaves, and a bot plays for them.

    The bell rings before anybody can be tired of it.
    """
    windows = ((LAPTOP, "en"), (PHONE, "fr"), (LAPTOP, "en"))
    host, friend, other = (open_window(size, language, still=True) for size, language in windows)
    everybody, hours = (host, friend, other), Hours(tmp_path)

    def wait(seconds: float) -> None:
        """Let time pass while the host looks on."""
        hours.pass_by(seconds)
        host.page.locator("[data-phrase='well-thrown']").click()

    with Server(tmp_path, before=hours.before + PATIENCE, fair=True) as server:
        link = lay(host, server, "ca1961-timed", guests=2)
        audit(host.page, "a table before its game")
        line = Line(friend.page)
        assert scan(host.page) == link
        friend.page.goto(link)
        expect(friend.page.locator("[data-sit]")).to_have_count(2)
        audit(friend.page, "the same on a phone")
        sit_down(friend, "Marguerite B.")
        assert scan(friend.page) == link  # from phone to phone
        other.page.goto(server.url)
        other.page.locator("[data-tab='tables']").click()
        audit(other.page, "the list of tables")
        other.page.locator("[data-code]").fill(link[-6:].lower())
        other.page.locator("[data-join]").click()
        sit_down(other, "Bruno")
        host.page.locator("[data-begin]").click()
        for player in everybody:
            expect(player.page.locator("[data-await]").first).to_be_visible()
        hurry_bots(host)
        play(everybody, presses=8)

        host.page.locator("[data-beside='talk']").click()
        other.page.goto("about:blank")
        wait(SIGN)
        expect(host.page.locator("[data-away='p3']")).to_be_visible()
        host.page.locator("header [data-people]").click()
        expect(host.page.locator("dialog [data-person]").first).to_be_visible()
        audit(host.page, "the host's desk")
        host.page.keyboard.press("Escape")
        expect(host.page.locator("dialog")).to_have_count(0)
        wait(ABSENCE)
        played = len(record(server, link))
        while not re.search("(?ms)^p2 roll.*^p3 roll", "\n".join(record(server, link)[played:])):
            play((host, friend), presses=1)  # until the bot has had a turn of its own
        expect(host.page.locator("[data-sits-in='p3']")).to_be_visible()
        other.page.goto(server.url)  # the way back to a game that is on
        expect(other.page.locator("[data-meanwhile='p3']")).to_contain_text(
            "While you were away, a bot played"
        )
        expect(host.page.locator("[data-sits-in='p3']")).to_have_count(0)
        expect(host.page.locator("[data-away='p3']")).to_have_count(0)

        line.cut()
        expect(friend.page.locator("[data-line='down']")).to_be_visible()
        wait(SIGN)
        expect(host.page.locator("[data-away='p2']")).to_be_visible()
        line.mend()
        expect(friend.page.locator("[data-line='down']")).to_have_count(0)
        expect(host.page.locator("[data-away='p2']")).to_have_count(0)

        friend.page.locator("nav button").last.click()
        expect(friend.page.locator(".talk [role='log']")).to_contain_text("Beau lancer")
        audit(friend.page, "the talk on a phone")
        audit(host.page, "the talk beside the board")
        friend.page.locator("nav button").first.click()
        play(everybody, presses=6)
        hours.pass_by(HOUR)
        play(everybody)

        for player in everybody:
            page = player.page
            expect(page.locator("[data-end]")).to_be_visible()
            page.keyboard.press("Escape")
            page.keyboard.press("c")
            expect(page.locator("dialog .verdict")).to_have_text(FAIR)
            hands = page.locator("dialog tbody tr")
            expect(hands).to_have_count(4)  # the numbers of three browsers, and of the server
            page.keyboard.press("Escape")
        friend.page.locator("[data-rematch]").click()
        expect(friend.page.locator("[data-table-code]")).to_be_visible()
        host.page.locator("[data-rematch]").click()
        expect(host.page.locator("[data-place]")).to_have_count(4)
        assert [player.problems for player in everybody] == [[], [], []]


def test_the_host_passes_the_role_on_and_is_removed(open_window: OpenWindow, tmp_path: Path) -> None:
    """The new host has the tools then; a person who is removed finds the table by no code that they knew."""
    host, friend = open_window(LAPTOP, "en", still=True), open_window(LAPTOP, "en", still=True)
    with Server(tmp_path) as server:
        link = lay(host, server, "us1973", guests=1)
        friend.page.goto(link)
        sit_down(friend, "Bruno")
        host.page.locator("[data-begin]").click()
        tools = "[data-person] button:has-text('Remove'), [data-person] button:has-text('Make host')"
        for player in (host, friend):
            player.page.locator("header [data-people]").click()
        expect(friend.page.locator("[data-person]")).to_have_count(2)
        expect(friend.page.locator(tools)).to_have_count(0)
        host.page.locator("[data-person='p2'] button", has_text="Make host").click()
        expect(host.page.locator(tools)).to_have_count(0)
        friend.page.locator("[data-person='p1'] button", has_text="Remove").click()
        expect(host.page.locator(".removed")).to_have_count(0)
        friend.page.locator("[data-person='p1'] [data-remove-yes]").click()
        expect(host.page.locator(".removed")).to_be_visible()
        expect(
            friend.page.locator("[data-sits-in='p1'], [data-person='p1'] [data-sit]").first
        ).to_be_visible()
        host.page.goto(link)
        expect(host.page.locator(".banner")).to_be_visible()
        expect(host.page.locator("[data-await]")).to_have_count(0)
        assert friend.page.url != link
        assert [host.problems, friend.problems] == [[], []]


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
        page.locator("[data-person='p1'] [data-move-seat]").click()
        link = page.locator("[data-seat-link] input").input_value()
        assert scan(page) == link
        phone.page.goto(link)
        expect(phone.page.locator(roll)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(roll)).to_have_count(0)
        expect(page.locator("[data-lost='went']")).to_contain_text("another device")
        assert "#" not in phone.page.url
        stranger = open_window(PHONE, "en", still=True)
        stranger.page.goto(link)
        expect(stranger.page.locator(".banner")).to_contain_text("already used")
        expect(stranger.page.locator(roll)).to_have_count(0)
        assert [laptop.problems, phone.problems] == [[], []]


LEAST = {"throw": "roll", "rolloff": "roll", "tax": "tax flat", "buy": "decline", "auction": "pass"}


@both_sizes
def test_somebody_back_reads_what_happened_and_finds_each_event_in_the_record(
    open_window: OpenWindow, tmp_path: Path, size: Size
) -> None:
    player, hours = open_window(size, "fr", still=True), Hours(tmp_path)
    page = player.page
    with Server(tmp_path, before=hours.before) as server, server.screen() as table:
        table.lay(["person", "free"])
        with server.screen(who="Bob", code=table.people["code"]) as bob:
            bob.ask("sit", place=2, name="Bob")
            bob.ask("ready", ready=True)
            table.ask("begin")
        while not table.people["places"][1]["seen"]:
            table.hear()
        hours.pass_by(SIGN + ABSENCE)
        table.ask("pace", ms=0)
        while not re.search("(?ms)^p2 (decline|pass).*^p2 roll.*^p2 roll", "\n".join(table.texts.values())):
            if table.awaits["seats"] == ["p1"]:
                table.move(f"p1 {LEAST[table.awaits['kind']]}")
            else:
                table.hear()
        player.open(server, "Bob")
        report = page.locator("[data-meanwhile='p2']")
        expect(report.locator(".sums")).to_contain_text("Reçu")
        happened = report.locator("[data-happened]")
        words = happened.first.inner_text()
        happened.first.click()
        found = page.locator("section.record [aria-current='step']")
        expect(found).to_be_in_viewport()
        expect(found).to_contain_text(words)
        assert player.problems == []


NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
"""As on a page that came by plain http from another machine."""
NO_COPYING = "document.execCommand = () => false"


@both_sizes
def test_a_link_is_copied_on_a_page_without_a_clipboard(
    open_window: OpenWindow, tmp_path: Path, size: Size
) -> None:
    """Or the page says that it was not, and the link is there to be copied by hand."""
    player = open_window(size, "en", still=True)
    page = player.page
    page.add_init_script(NO_CLIPBOARD)
    with Server(tmp_path) as server, server.screen() as table:
        table.start("person", "rules", "rules")
        player.open(server)
        page.locator("[data-menu]").click()
        page.locator("dialog [data-people]").click()
        page.evaluate("addEventListener('copy', () => (window.copied = getSelection().toString()), true)")
        page.locator(".ticket [data-copy]").click()
        expect(page.locator(".ticket [data-copy]")).to_have_text("Copied")
        link = page.locator(".ticket [data-link-text]")
        expect(link).to_be_visible()
        assert page.evaluate("window.copied") == link.input_value() == page.url
        page.evaluate(NO_COPYING)
        page.locator("[data-person='p1'] [data-move-seat]").click()
        page.locator("[data-seat-link] [data-copy]").click()
        expect(page.locator("[data-person='p1'] .bad")).to_contain_text("copy it yourself")
        assert (
            page.evaluate("getSelection().toString()") == page.locator("[data-seat-link] input").input_value()
        )
        assert player.problems == []


def test_a_vote_that_is_refused_says_why_in_front_of_the_veil(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    player = open_window(PHONE, "en", still=True)
    page = player.page
    with Server(tmp_path) as server, server.screen() as table:
        table.lay(["person", "free"])
        page.goto(f"{server.url}/t/{table.people['code']}")
        sit_down(player, "Bob")
        table.ask("begin")
        page.locator("[data-menu]").click()
        page.locator("dialog [data-people]").click()
        page.locator("[data-vote='p1']").click()
        expect(page.locator("dialog [data-trouble]")).to_contain_text("one minute to answer")
        expect(page.locator(".banners [data-trouble]")).to_have_count(0)
        page.locator("dialog [data-trouble] button").click()  # nothing lies over it
        expect(page.locator("[data-trouble]")).to_have_count(0)
        assert player.problems == []


@both_sizes
def test_a_vote_is_announced_to_all_with_its_reason_and_its_clock(
    open_window: OpenWindow, tmp_path: Path, size: Size
) -> None:
    player, hours = open_window(size, "fr", still=True), Hours(tmp_path)
    page = player.page
    with Server(tmp_path, before=hours.before) as server, server.screen() as table:
        table.lay(["person", "free", "free"])
        page.goto(f"{server.url}/t/{table.people['code']}")
        terms = dict(table.people["terms"], listed=True)
        assert table.ask("propose", terms=terms)["t"] == "ack"
        expect(page.locator("[data-changed='new']")).to_contain_text("Table publique")
        expect(page.locator("[data-changed='gone']")).to_contain_text("Table privée")
        sit_down(player, "Bob")
        with server.screen(who="Cleo", code=table.people["code"]) as cleo:
            cleo.ask("sit", place=3, name="Cleo")
            cleo.ask("ready", ready=True)
            table.ask("begin")
            assert cleo.ask("vote", place=1, free=True)["key"] == "vote-too-soon"
            hours.pass_by(HOLDS_UP)
            assert cleo.ask("vote", place=1, free=True)["t"] == "ack"
        asked = page.locator("[data-vote-asked='p1']:visible")
        expect(asked).to_contain_text("1 voix sur 2")
        asked.locator("[data-vote-for='true']").click()
        expect(asked).to_have_count(0)
        expect(page.locator("[data-lost]")).to_have_count(0)
        assert player.problems == []


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
        expect(page.locator("section.record")).to_contain_text("was undone")
        assert player.problems == []


def test_two_want_the_same_seat_and_the_slower_is_offered_the_next(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    players = [open_window(PHONE, "en", still=True) for _ in range(3)]
    quick, slow, late = (player.page for player in players)
    with Server(tmp_path) as server, server.screen() as table:
        table.lay(["person", "free", "free"])
        for page in (quick, slow, late):
            page.goto(f"{server.url}/t/{table.people['code']}")
            page.locator("[data-sit]").first.click()
        for page, name in ((quick, "Ivo"), (slow, "Ada")):
            page.locator("[data-name]").fill(name)
            page.keyboard.press("Enter")
            expect(page.locator("dialog[open]")).to_have_count(0)
            if page is quick:
                expect(slow.locator("[data-sit-taken]")).to_contain_text("another free one")
        for place, name in ((2, "Ivo"), (3, "Ada")):
            expect(quick.locator(f"[data-place='{place}']")).to_contain_text(name)
        expect(late.locator("[data-sit-taken]")).to_contain_text("no other seat is free")
        late.locator("dialog[open] .primary").click()
        expect(late.locator("dialog[open]")).to_have_count(0)
        assert [player.problems for player in players] == [[], [], []]
