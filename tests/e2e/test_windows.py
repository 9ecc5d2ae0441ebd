"""Windows of any shape: a phone upright under the bars of its browser, one on its side, tablets, screens of all sizes."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from e2e.player import LAPTOP, PATIENT, PHONE, OpenWindow
from e2e.test_game import audit
from e2e.test_moments import FALLS
from e2e.test_picsou import POSITION, at_position, sit_down
from e2e.test_screens import seat_two
from passgo.bots.ratings import level_ratings
from server.harness import Server

pytestmark = pytest.mark.browser

WINDOWS = [
    (1280, 720), (720, 450), (640, 360), (844, 390), (390, 664), (390, 844), (375, 553),
    (820, 1180), (1024, 768), (1440, 900), (1920, 1080), (2560, 1440), (3440, 1440),
]  # fmt: skip
AUDITED = WINDOWS[::3]
"""The layouts, each once: axe's findings depend on nothing else."""
TABLET = 500
"""From this height on nobody is scrolled to."""

CUT_OR_COVERED = """() => {
  const clip = (e, {left, top, right, bottom}) => {
    for (let p = e.parentElement; p; p = p.parentElement) {
      if (getComputedStyle(p).overflow === 'visible') continue;
      const q = p.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, q.left), Math.max(top, q.top), Math.min(right, q.right), Math.min(bottom, q.bottom)];
    }
    return {left, top, right, bottom};
  };
  const lines = [], found = [];
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  for (let text; (text = texts.nextNode()); ) {
    const e = text.parentElement;
    if (!text.data.trim() || !e.checkVisibility({visibilityProperty: true}) || e.closest('svg, .hidden-text, .offers, .board, .tokens')) continue;
    const style = getComputedStyle(e);
    if (style.textOverflow === 'ellipsis' && e.scrollWidth > e.clientWidth + 1 && e.clientWidth) found.push(`cut: ${text.data.trim()}`);
    const range = document.createRange();
    range.selectNode(text);
    for (const rect of range.getClientRects()) {
      const box = clip(e, rect);
      if (box.right - box.left > 2 && box.bottom - box.top > 6) lines.push([text, box]);
    }
  }
  lines.forEach(([one, a], k) => {
    for (const [other, b] of lines.slice(k + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left), high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const leading = 3 + 0.22 * Math.max(a.bottom - a.top, b.bottom - b.top);
      if (one !== other && wide > 3 && high > leading) found.push(`${one.data.trim()} on ${other.data.trim()}`);
    }
  });
  return found;
}"""
"""Texts off the board that end in three dots, or whose lines lie on one another by more than their leading."""


def test_what_is_asked_and_every_answer_is_in_the_window(open_window: OpenWindow, tmp_path: Path) -> None:
    """One window that takes every shape, as when a phone is turned or a pane pulled wider."""
    player = open_window(WINDOWS[0], "fr", still=True)
    page = player.page
    shown = page.locator("[data-await='buy']")
    purses = page.locator("[data-cash]:visible")

    def within(parts: Iterable[Locator]) -> None:
        for part in parts:
            expect(part).to_be_in_viewport(ratio=0.99)

    with at_position(tmp_path, "gare_mickeyville", "p1 roll 1 3") as server:
        sit_down(player, server)
        for size in WINDOWS:
            player.resize(size)
            within(
                [
                    shown.locator("h2").first,
                    *(shown.locator(f"[data-act='{a}']").first for a in ("buy", "decline")),
                ]
            )
            expect(purses).to_have_count(4)
            if min(size) >= TABLET:
                within(purses.all())
            within([page.locator("[data-menu]")])
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
            assert page.evaluate(CUT_OR_COVERED) == [], size
            if size in AUDITED:
                audit(page, f"buy at {size}")
        shown.locator("[data-act='decline']").first.click()
        expect(page.locator("[data-await='auction']")).to_be_visible()
        for size in reversed(WINDOWS):
            player.resize(size)
            within(page.locator(f"[data-act='{verb}']").first for verb in ("bid", "pass"))
            assert page.evaluate(CUT_OR_COVERED) == [], size
        assert player.problems == []


ABOVE_THE_BANK = """() => {
  const bank = document.querySelector('.bank')?.getBoundingClientRect().top ?? innerHeight; // a low window has none
  const parts = document.querySelectorAll('.certificate, .side .acts button');
  return [...parts].every((part) => part.getBoundingClientRect().bottom <= bank);
}"""
IN_ONE_LINE = """() => {
  const tops = [...document.querySelectorAll('[data-meanwhile]')].map((one) => one.getBoundingClientRect().top);
  return new Set(tops).size === 1;
}"""
FOUR = """
edition = "us1973"
players = 4
[p1]
at = "go"
"""


def test_a_deed_on_sale_leaves_the_line_of_the_bank_to_be_read(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    """Four at one screen: three may prepare an offer while the fourth decides."""
    before = POSITION.format(text=FOUR) + FALLS.format(way=29)
    with Server(tmp_path, before=before, fair=True) as server, server.screen() as table:
        table.lay(["person"] * 4, edition="us1973", begin=True)
        player = open_window(LAPTOP, "fr", still=True)
        page = player.page
        player.open(server)
        page.locator("[data-act='roll']:visible").click()
        expect(page.locator("[data-await='buy']")).to_be_visible()
        others = page.locator("[data-meanwhile]")
        expect(others).to_have_count(3)
        for size in (LAPTOP, (1280, 720), (1920, 1080)):
            player.resize(size)
            page.wait_for_function(ABOVE_THE_BANK)
            if size != (1280, 720):
                page.wait_for_function(IN_ONE_LINE)
        others.first.click()
        expect(page.locator("[data-act='offer']")).to_have_attribute("data-text", re.compile("^p2 offer p1"))
        assert player.problems == []


BEFORE_A_CARD = """
edition = "us1973"
players = 2
[p1]
at = "states_avenue"
"""
DOUBLES = 7
"""The way in which two and two fall; that card of the pile brings 100."""


def test_a_card_that_pays_leaves_room_for_the_rest(open_window: OpenWindow, tmp_path: Path) -> None:
    before = POSITION.format(text=BEFORE_A_CARD) + FALLS.format(way=DOUBLES)
    with Server(tmp_path, before=before, fair=True) as server, server.screen() as table:
        table.lay(["person"] * 2, edition="us1973", begin=True)
        player = open_window(LAPTOP, "fr", still=True, pace="table")
        page = player.page
        page.add_init_script(PATIENT)
        player.open(server)
        page.locator("[data-act='roll']:visible").click()
        page.locator("[data-go-on]").click()  # the card itself
        expect(page.locator("[data-receipt='100']")).to_be_visible()
        for size in ((820, 1180), (1280, 720), LAPTOP):
            player.resize(size)
            page.wait_for_function(ABOVE_THE_BANK)
        for size in (PHONE, (844, 390)):
            player.resize(size)
            expect(page.locator("[data-card-words]")).to_be_in_viewport(ratio=0.99)
        page.locator("[data-go-on]").click()
        for size in (LAPTOP, (1280, 720), (820, 1180), (1024, 768)):  # doubles: the card lies open still
            player.resize(size)
            expect(page.locator("[data-ahead]")).to_be_in_viewport(ratio=0.99)
            expect(page.locator("[data-card-words]")).to_be_in_viewport(ratio=0.99)
            page.wait_for_function(ABOVE_THE_BANK)
        assert player.problems == []


TWO_TO_TRADE = """
edition = "us1973"
players = 2
[p1]
deeds = ["st_james_place", "tennessee_avenue", "boardwalk", "vermont_avenue", "oriental_avenue", "virginia_avenue"]
[p2]
deeds = ["new_york_avenue", "park_place", "bo_railroad", "connecticut_avenue", "states_avenue", "reading_railroad"]
"""


def test_the_effect_of_an_offer_is_next_to_the_button_that_makes_it(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    player = open_window(LAPTOP, "fr", still=True)
    page = player.page
    with Server(tmp_path, before=POSITION.format(text=TWO_TO_TRADE)) as server, server.screen() as table:
        table.lay(["person", "steady"], edition="us1973", begin=True)
        player.open(server)
        expect(page.locator("[data-await]").first).to_be_visible()
        page.keyboard.press("t")
        mine, theirs = page.locator(".sides > *").all()
        for side, deed in ((mine, "Virginie"), (theirs, "New York")):
            side.get_by_role("checkbox", name=deed).click()
        mine.get_by_role("button", name="Plus").last.click()
        for size in (LAPTOP, (1024, 768), (820, 1180), PHONE, (844, 390), (640, 360)):
            player.resize(size)
            expect(page.locator(".effects li")).to_have_count(4)
            purses = page.locator(".foot dd").all()
            for part in [*page.locator(".effects li").all(), *purses, page.locator("[data-act='offer']")]:
                expect(part).to_be_in_viewport(ratio=0.99)
            audit(page, f"an offer at {size}")
        assert player.problems == []


def test_an_offer_outlives_the_layout_it_was_begun_in(open_window: OpenWindow, tmp_path: Path) -> None:
    player = open_window(LAPTOP, "fr", still=True)
    page = player.page
    with at_position(tmp_path, "gus_glouton") as server:
        sit_down(player, server)
        page.keyboard.press("t")
        page.locator(".sides > *").first.get_by_role("button", name="Plus").last.click()
        begun = page.locator("[data-act='offer']")
        text = begun.get_attribute("data-text") or ""
        assert "nothing for" not in text
        for size in (PHONE, (844, 390), (1024, 768), (820, 1180)):
            player.resize(size)
            expect(begun).to_have_attribute("data-text", text)
        assert player.problems == []


def test_the_tab_next_to_the_board_outlives_the_layout(open_window: OpenWindow, tmp_path: Path) -> None:
    player = open_window(LAPTOP, "fr", still=True)
    page = player.page
    with at_position(tmp_path, "gus_glouton") as server, server.screen() as table:
        seat_two(server, table)
        player.open(server)
        talk = page.locator("[data-beside='talk']")
        talk.click()
        for size in ((1024, 768), (820, 1180), PHONE, LAPTOP):
            player.resize(size)
            if size != PHONE:
                expect(talk).to_have_attribute("aria-pressed", "true")
        assert player.problems == []


def test_the_chosen_book_is_in_sight_and_that_there_are_others(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    player = open_window(LAPTOP, "fr", still=True)
    page = player.page
    with Server(tmp_path) as server:
        player.open(server)
        player.change_table()
        book = page.locator(".books [data-edition='picsou']")
        book.click()
        player.resize(PHONE)
        expect(book).to_be_in_viewport(ratio=0.99)
        expect(page.locator(".books .scroll.before")).to_be_visible()
        assert player.problems == []


def test_the_lobby_says_how_strong_bots_are_and_how_often_they_offer(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    player = open_window(LAPTOP, "fr", still=True)
    page = player.page
    with Server(tmp_path) as server:
        player.open(server)
        player.change_table()
        levels = page.locator("[data-kind]").first.locator("option")
        expect(levels).to_have_text(
            ["une personne", "robot facile", "robot régulier", "robot fort", "un ami"]
        )
        won = {bot: rating.duels for bot, rating in level_ratings().bots.items()}
        measured = f"robot fort {won['strong']}, robot régulier {won['steady']}, robot facile {won['easy']}"
        expect(page.locator("[data-measured]")).to_contain_text(measured)
        expect(page.locator("[data-bot-offers]")).to_contain_text("2 au plus par tour")
        for kind in page.locator("[data-kind]").all():
            kind.select_option("person")
        expect(page.locator("[data-bot-offers], [data-measured]")).to_have_count(0)
        assert player.problems == []


def test_nothing_scrolls_the_whole_page_away(open_window: OpenWindow, tmp_path: Path) -> None:
    player = open_window(PHONE, "fr", still=True)
    page = player.page
    with Server(tmp_path) as server, server.screen() as table:
        table.lay(["person", "steady"], edition="us1973", begin=True)
        player.open(server)
        expect(page.locator("[data-await]")).to_be_visible()
        page.evaluate("scrollTo(0, 1000); document.body.scrollTop = 1000")
        assert page.evaluate("document.scrollingElement.scrollHeight - innerHeight") == 0
        assert page.locator("header").first.bounding_box()["y"] >= 0  # type: ignore[index]
        assert player.problems == []


LAST_TRY = """
edition = "us1973"
players = 2
[p1]
jail_turn = 3
"""


def test_a_refusal_covers_no_act_that_can_be_pressed(open_window: OpenWindow, tmp_path: Path) -> None:
    """Pointing at the fine, which is too late, leaves the roll in sight and in reach."""
    with Server(tmp_path, before=POSITION.format(text=LAST_TRY)) as server, server.screen() as table:
        table.lay(["person"] * 2, edition="us1973", begin=True)
        player = open_window(WINDOWS[0], "en", still=True)
        page = player.page
        player.open(server)
        roll, fine = (page.locator(f"[data-act='{verb}']:visible") for verb in ("roll", "fine"))
        for size in WINDOWS:
            player.resize(size)
            fine.hover(force=True)
            expect(page.locator("[data-why]")).to_be_visible()
            roll.click(trial=True)
            page.mouse.move(1, 1)
            expect(page.locator("[data-why]")).to_have_count(0)
