"""Events are seen: a rent stays on the stage until it was, even if the next player rolls at once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import LAPTOP, PATIENT, PHONE, OpenWindow, Size, both_sizes
from e2e.test_game import audit
from e2e.test_picsou import POSITION
from passgo.editions import find_edition
from server.harness import Server

pytestmark = pytest.mark.browser

OWED = """
edition = "us1973"
players = 2
moves = '''
p1 roll 5 3
'''
[p1]
at = "vermont_avenue"
cash = 612
[p2]
cash = 214
deeds = ["st_james_place 2", "tennessee_avenue 2", "new_york_avenue 2"]
"""
"""The first seat is on a deed of the second that asks 200; nobody has asked yet, and the second is to roll."""


LINES = """(element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""
"""In how many lines the words of an element are printed."""


@both_sizes
def test_a_rent_is_seen_though_the_next_player_rolls_at_once(
    open_window: OpenWindow, tmp_path: Path, size: Size
) -> None:
    with Server(tmp_path, before=POSITION.format(text=OWED)) as server, server.screen() as table:
        table.lay(["person", "person"], edition="us1973", begin=True)
        table.ask("standing", seat="p2", claims=False)
        assert table.ask("place", place=2, name="Marguerite")["t"] == "ack"
        player = open_window(size, "en", pace="table")
        page = player.page
        page.add_init_script(PATIENT)
        player.open(server)
        expect(page.locator("[data-act='roll']:visible")).to_be_enabled()
        assert table.ask("move", n=table.n, text="p2 claim p1 st_james_place")["t"] == "ack"
        assert table.ask("move", n=table.n, text="p2 roll")["t"] == "ack"
        receipt = page.locator("[data-receipt='200']")
        expect(receipt).to_contain_text("$200")
        expect(receipt).to_contain_text("Seat 1")
        expect(receipt).to_contain_text("Marguerite")
        expect(receipt).to_contain_text("St. James")
        expect(page.locator("[data-stamp]")).to_have_attribute("aria-label", "PAID")
        expect(
            page.locator("[data-seat='p1'] [data-cash], [data-seat='p1'][data-cash]").first
        ).to_have_attribute("data-cash", "412")
        expect(page.locator("[data-await]")).to_contain_text(re.compile(r"\$612.*\$412"))
        audit(page, "a rent")
        page.keyboard.press("h")
        for narrow in ((360, 640), (1024, 768), size):
            player.resize(narrow)
            assert receipt.locator("b", has_text="Marguerite").evaluate(LINES) == 1, narrow
        page.evaluate("goOn()")
        expect(receipt).to_be_visible()  # it is held
        page.locator("[data-go-on]").click()
        expect(receipt).to_have_count(0)
        page.keyboard.press("Shift")
        page.evaluate("goOn()")
        page.locator("[data-back]:visible").click()  # it can be seen again
        while not receipt.count():
            page.locator("[data-past] button").first.click()
        expect(page.locator("[data-stamp]")).to_be_visible()
        page.locator("[data-past-leave]").click()
        expect(receipt).to_have_count(0)
        assert player.problems == []


def test_at_once_a_rent_is_a_line_of_the_live_feed(open_window: OpenWindow, tmp_path: Path) -> None:
    three = OWED.replace("players = 2", "players = 3")
    with Server(tmp_path, before=POSITION.format(text=three)) as server, server.screen() as table:
        table.lay(["person", "rules", "rules"], edition="us1973")
        player = open_window((1440, 900), "en")
        page = player.page
        player.open(server)
        expect(page.locator("[data-begin]")).to_be_enabled()
        table.ask("pace", ms=5000)  # the slowest there is: the line stands until the next move
        page.locator("[data-begin]").click()
        expect(page.locator("[data-wire]")).to_contain_text("paid Seat 2")
        expect(page.locator("[data-receipt]")).to_have_count(0)
        player.resize(PHONE)
        expect(page.locator(".ring [data-wire]")).to_contain_text("paid Seat 2")
        assert player.problems == []


@both_sizes
def test_a_first_game_explains_itself_until_nobody_wants_it_any_more(
    open_window: OpenWindow, tmp_path: Path, size: Size
) -> None:
    with Server(tmp_path, before=POSITION.format(text=OWED)) as server, server.screen() as table:
        table.lay(["person", "person"], edition="us1973", begin=True)
        player = open_window(size, "fr", still=True, pace="table")
        page = player.page
        player.open(server)
        tag = page.locator("[data-tag]")
        expect(tag).to_be_in_viewport(ratio=0.99)
        first = tag.get_attribute("data-tag")
        audit(page, "a tag")
        page.locator("[data-tags-end]").click()
        expect(tag).to_have_count(0)
        for answer in ("claim", "waive"):
            expect(page.locator(f"[data-act='{answer}']:visible")).to_be_in_viewport(ratio=1)
        page.reload()
        expect(page.locator("[data-act='roll']:visible")).to_be_enabled()
        expect(tag).to_have_count(0)
        page.locator("[data-menu]").click()
        page.locator("[data-tags-again]").click()
        expect(tag).to_be_in_viewport(ratio=0.99)
        page.locator("[data-tag-next]").click()
        expect(page.locator(f"[data-tag='{first}']")).to_have_count(0)
        assert player.problems == []


BEFORE_THE_TAX = """
edition = "us1973"
players = 2
[p1]
at = "pacific_avenue"
cash = 700
"""
FALLS = """
from passgo.table.state.dice_handshake import DiceHandshake
from passgo.table.state.transaction import Transaction
DiceHandshake.waits = lambda *_: set()
def fall(self, _chance, run_on=Transaction.run_on):
    run_on(self, lambda ways: {way} % ways)
Transaction.run_on = fall
"""
"""Every roll is the same: 1 for 1 and 2, 15 for 3 and 4, 29 for 5 and 6."""


@both_sizes
def test_a_tax_is_called_by_its_name(open_window: OpenWindow, tmp_path: Path, size: Size) -> None:
    before = POSITION.format(text=BEFORE_THE_TAX) + FALLS.format(way=15)
    with Server(tmp_path, before=before, fair=True) as server, server.screen() as table:
        table.lay(["person", "person"], edition="us1973", begin=True)
        player = open_window(size, "fr", still=True, pace="table")
        page = player.page
        page.add_init_script(PATIENT)
        player.open(server)
        page.locator("[data-act='roll']:visible").click()
        expect(page.locator("[data-receipt='75']")).to_contain_text("Taxe de luxe")
        assert player.problems == []


CHOSEN = """
edition = "us1973"
players = 2
moves = '''
p1 roll 1 3
'''
[p1]
cash = 700
"""


def test_a_tax_that_was_chosen_is_called_by_its_name(open_window: OpenWindow, tmp_path: Path) -> None:
    before = POSITION.format(text=CHOSEN)
    with Server(tmp_path, before=before, fair=True) as server, server.screen() as table:
        table.lay(["person", "person"], edition="us1973", begin=True)
        player = open_window((1440, 900), "en", still=True, pace="table")
        page = player.page
        page.add_init_script(PATIENT)
        player.open(server)
        page.locator("[data-act='tax flat']:visible").click()
        expect(page.locator("[data-receipt='200']")).to_contain_text("Income Tax")
        assert player.problems == []


PAST_GO = """
edition = "us1973"
players = 2
[p1]
at = "boardwalk"
cash = 700
"""


def test_all_that_is_said_of_a_seat_follows_the_film(open_window: OpenWindow, tmp_path: Path) -> None:
    """Place, cash and wealth next to the salary are those of this moment, and not of the one before the roll."""
    before = POSITION.format(text=PAST_GO) + FALLS.format(way=29)
    with Server(tmp_path, before=before, fair=True) as server, server.screen() as table:
        table.lay(["person", "person"], edition="us1973", begin=True)
        player = open_window((1440, 900), "en", still=True, pace="table")
        page = player.page
        page.add_init_script(PATIENT)
        player.open(server)
        seat = page.locator("[data-seat='p1']")
        expect(seat).to_contain_text("Boardwalk")
        page.locator("[data-act='roll']:visible").click()
        expect(page.locator("[data-stamp]")).to_be_visible()
        expect(seat.locator("[data-cash]")).to_have_attribute("data-cash", "900")
        expect(seat.locator("[data-worth]")).to_have_attribute("data-worth", "900")
        expect(seat).to_contain_text("Just Visiting")
        assert player.problems == []


SQUEEZED = """
edition = "picsou"
players = 2
[p1]
at = "matilda_picsou"
"""
IN_THE_MIDDLE = """() => {
  const middle = (part) => {
    const { left, right } = part.getBoundingClientRect();
    return (left + right) / 2;
  };
  const dice = [...document.querySelectorAll('.announcement span.dice svg')].map(middle);
  const words = document.querySelector('.announcement .sum');
  return dice.length === 2 && words !== null && Math.abs((dice[0] + dice[1]) / 2 - middle(words)) < 2;
}"""


@both_sizes
def test_the_dice_of_a_squeeze_lie_above_what_they_say(
    open_window: OpenWindow, tmp_path: Path, size: Size
) -> None:
    before = POSITION.format(text=SQUEEZED) + FALLS.format(way=1)
    with Server(tmp_path, before=before, fair=True) as server, server.screen() as table:
        table.lay(["person", "person"], edition="picsou", begin=True)
        player = open_window(size, "fr", still=True, pace="table")
        page = player.page
        page.add_init_script(PATIENT)
        player.open(server)
        page.locator("[data-act='roll']:visible").click()
        expect(page.locator(".announcement .sum")).to_be_visible()
        page.wait_for_function(IN_THE_MIDDLE)
        assert player.problems == []


ROLL_THREE = """
edition = "picsou"
players = 6
[p1]
at = "gus_glouton"
roll_three = ["roll_124", "roll_345", "roll_156"]
[p2]
roll_three = ["roll_133", "roll_125", "roll_123"]
[p3]
roll_three = ["roll_346", "roll_126", "roll_136"]
[p4]
roll_three = ["roll_146", "roll_445", "roll_135"]
[p5]
roll_three = ["roll_145", "roll_234", "roll_246"]
[p6]
roll_three = ["roll_256", "roll_236", "roll_134"]
"""
FOURTH_RAILROAD = """
edition = "us1973"
players = 2
moves = '''
p1 roll 1 4
'''
[p1]
deeds = ["pennsylvania_railroad", "bo_railroad", "short_line"]
"""
CLEAR = """(kept) => {
  const box = (part) => part.getBoundingClientRect();
  const here = [...document.querySelectorAll('.hands li, [data-whole] li, [data-go-on]')].filter((part) => part.checkVisibility());
  const seen = here.filter((part) => {
    let clip = part.parentElement;
    while (clip && getComputedStyle(clip).overflowY === 'visible') clip = clip.parentElement;
    return !clip || box(part).bottom <= box(clip).bottom + 1;
  });
  const others = [...document.querySelectorAll(kept)].filter((part) => part.checkVisibility());
  return others.length > 0 && seen.length > 1 && others.every((other) => seen.every((part) =>
    box(part).bottom <= box(other).top + 1 || box(part).top >= box(other).bottom - 1 ||
    box(part).right <= box(other).left + 1 || box(part).left >= box(other).right - 1));
}"""
"""Nothing of a moment lies over parts that stay where they are."""
KEPT = {LAPTOP: "section.bank", PHONE: ".ring [data-space]"}


@both_sizes
@pytest.mark.parametrize(
    ("edition", "text", "act", "way"),
    [("picsou", ROLL_THREE, "roll", 1), ("us1973", FOURTH_RAILROAD, "buy", 1)],
    ids=["many cards", "four deeds"],
)
def test_a_moment_with_much_to_show_covers_nothing(
    open_window: OpenWindow, tmp_path: Path, size: Size, edition: str, text: str, act: str, way: int
) -> None:
    before = POSITION.format(text=text) + FALLS.format(way=way)
    with Server(tmp_path, before=before, fair=True) as server, server.screen() as table:
        table.lay(["person"] * (6 if edition == "picsou" else 2), edition=edition, begin=True)
        player = open_window(size, "fr", still=True, pace="table")
        page = player.page
        page.add_init_script(PATIENT)
        player.open(server)
        page.locator(f"[data-act='{act}']:visible").click()
        expect(page.locator(".hands li, [data-whole]").first).to_be_visible()
        page.wait_for_function(CLEAR, arg=KEPT[size])
        assert player.problems == []


def test_what_lies_ahead_is_shown_when_every_deed_is_sold(open_window: OpenWindow, tmp_path: Path) -> None:
    """One sum may lead to one space with several rents: the Speed Die moves on to a deed of another."""
    built = ("vaugirard", "courcelles", "republique")
    deeds = ", ".join(
        f'"{deed} hotel"' if deed in built else f'"{deed}"' for deed in find_edition("fr2013-speed").deeds
    )
    text = (
        'edition = "fr2013-speed"\nplayers = 2\n[p1]\ncash = 1000\npassed_go = true\n'
        f"[p2]\npassed_go = true\ndeeds = [{deeds}]\n"
    )
    with Server(tmp_path, before=POSITION.format(text=text)) as server, server.screen() as table:
        table.lay(["person", "steady"], edition="fr2013-speed", begin=True)
        player = open_window(LAPTOP, "fr", still=True)
        for size in (LAPTOP, PHONE):
            player.resize(size)
            player.open(server)
            expect(player.page.locator("[data-ahead]")).to_be_visible()
            expect(player.page.locator("[data-act='roll']:visible")).to_be_enabled()
            for deed in built:
                expect(player.page.locator(f"[data-danger='{deed}']:visible")).to_have_count(1)
        assert player.problems == []
