"""Whatever the stage shows has its own place there, in the windows of usual laptops and in the longer of the two languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.player import LAPTOP, PATIENT, OpenWindow, Player, Size
from e2e.test_moments import FALLS
from e2e.test_picsou import POSITION
from passgo.editions import find_edition
from server.harness import Server

pytestmark = pytest.mark.browser

SIZES: tuple[Size, ...] = ((1024, 768), (1280, 720), (1366, 768), LAPTOP)
CROWDED = """() => {
  const faults = new Set();
  const stage = document.querySelector('[data-stage]').getBoundingClientRect();
  const inSight = (part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** As much of it as its boxes let through. */
  function seen(part, { left, right, top, bottom }) {
    for (let around = part; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue;
      const box = around.getBoundingClientRect();
      [left, right, top, bottom] = [Math.max(left, box.left), Math.min(right, box.right), Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, right, top, bottom };
  }
  const things = [];
  for (const place of document.querySelectorAll('[data-stage] .panel, .side[data-await]')) {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode()); ) {
      const part = node.parentElement, words = node.textContent.trim();
      if (!words || part.closest('svg, .hidden-text, .stamp, .button, kbd') || !inSight(part)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) things.push({ words, box: seen(part, line), inside: place.closest('[data-stage]') !== null });
    }
    for (const button of place.querySelectorAll('.button'))
      if (inSight(button)) things.push({ words: button.textContent.trim(), box: seen(button, button.getBoundingClientRect()), inside: place.closest('[data-stage]') !== null });
  }
  const shown = things.filter(({ box }) => box.right - box.left > 3 && box.bottom - box.top > 3);
  for (const [n, { words, box, inside }] of shown.entries()) {
    if (inside && (box.top < stage.top - 1 || box.bottom > stage.bottom + 1 || box.left < stage.left - 1 || box.right > stage.right + 1))
      faults.add(`${words}: beyond the stage`);
    for (const other of shown.slice(n + 1)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (words !== other.words && across > 2 && down > 6) faults.add(`${words} over ${other.words}`);
    }
  }
  for (const deed of document.querySelectorAll('.certificate')) {
    const frame = deed.getBoundingClientRect();
    for (const part of deed.querySelectorAll('dd, dt, h3, .sub, .holders span')) {
      const box = part.getBoundingClientRect();
      const inset = (frame.width * 15.5) / 262 - 1;
      if (inSight(part) && (box.right > frame.right - inset || box.left < frame.left + inset || box.bottom > frame.bottom - inset)) faults.add(`${part.textContent}: out of the deed`);
    }
  }
  return { things: shown.length, faults: [...faults] };
}"""
"""Words and buttons of the stage that lie over others, beyond it, or out of the frame of a deed."""


def expect_room(player: Player, sizes: tuple[Size, ...] = SIZES) -> None:
    """Nothing on the stage is crowded, at any of these sizes."""
    faults: dict[Size, list[str]] = {}
    for size in sizes:
        player.resize(size)
        settle(player.page)
        seen = player.page.evaluate(CROWDED)
        assert seen["things"] > 3, size
        if seen["faults"]:
            faults[size] = seen["faults"]
    assert faults == {}, faults


def settle(page: Page) -> None:
    """Whatever slides or fades in has come to rest."""
    page.wait_for_function(
        "() => document.getAnimations().every((one) => one.playState !== 'running' || one.animationName === 'fill')"
    )


MANY = [deed for deed in find_edition("fr2013").deeds if deed not in ("gare_montparnasse", "gare_de_lyon")]
PARIS = "".join(f'"{deed}", ' for deed in find_edition("fr2013-speed").deeds[:12])


def test_what_lies_ahead_of_a_speed_die_leaves_the_bank_its_place(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    text = f'edition = "fr2013-speed"\nplayers = 2\n[p1]\npassed_go = true\n[p2]\npassed_go = true\ndeeds = [{PARIS}]\n'
    with Server(tmp_path, before=POSITION.format(text=text)) as server, server.screen() as table:
        table.lay(["person", "steady"], edition="fr2013-speed", begin=True)
        player = open_window(LAPTOP, "fr", still=True)
        player.open(server)
        expect(player.page.locator("[data-ahead]")).to_be_visible()
        expect_room(player)
        assert player.problems == []


RENT = """
edition = "fr2013"
players = 2
[table]
turn = "p2"
[p1]
cash = 640
deeds = ["malesherbes", "matignon", "henri_martin"]
[p2]
at = "mozart"
cash = 400
"""
"""Seven spaces before Boulevard Malesherbes."""
FOR_SALE = """
edition = "fr2013"
players = 2
[p1]
at = "{at}"
[p2]
deeds = ["republique", "neuilly"]
"""
RUINED = """
edition = "fr2013"
players = 3
moves = '''
p1 roll 2 3
p2 claim p1
'''
[p1]
cash = 10
deeds = [{deeds}]
[p2]
cash = 200
deeds = ["gare_montparnasse", "gare_de_lyon"]
[p3]
cash = 300
"""


def test_the_account_of_a_rent_has_its_place(open_window: OpenWindow, tmp_path: Path) -> None:
    before = POSITION.format(text=RENT) + FALLS.format(way=15)
    with Server(tmp_path, before=before, fair=True) as server, server.screen() as table:
        table.lay(["person", "rules"], edition="fr2013")
        player = open_window(LAPTOP, "fr", still=True, pace="table")
        page = player.page
        page.add_init_script(PATIENT)
        player.open(server)
        page.locator("[data-begin]").click()
        expect(page.locator("[data-stamp]")).to_be_visible()
        expect_room(player)
        assert player.problems == []


@pytest.mark.parametrize("at", ["rue_de_la_paix", "gare_montparnasse"])
def test_what_is_for_sale_stays_in_its_frame(open_window: OpenWindow, tmp_path: Path, at: str) -> None:
    before = POSITION.format(text=FOR_SALE.format(at=at)) + FALLS.format(way=15)
    with Server(tmp_path, before=before, fair=True) as server, server.screen() as table:
        table.lay(["person", "person"], edition="fr2013", begin=True)
        player = open_window(LAPTOP, "fr", still=True)
        page = player.page
        player.open(server)
        page.locator("[data-act='roll']:visible").click()
        expect(page.locator("[data-act='buy']:visible")).to_be_enabled(timeout=8000)
        expect_room(player)
        assert player.problems == []


@pytest.mark.parametrize("count", [12, 20], ids=["by name", "by mark"])
def test_many_deeds_of_a_bankrupt_stay_on_the_stage(
    open_window: OpenWindow, tmp_path: Path, count: int
) -> None:
    text = RUINED.format(deeds=", ".join(f'"{deed} mortgaged"' for deed in MANY[:count]))
    with Server(tmp_path, before=POSITION.format(text=text)) as server, server.screen() as table:
        table.lay(["person", "person", "random"], edition="fr2013", begin=True)
        player = open_window(LAPTOP, "fr", pace="table")
        page = player.page
        page.add_init_script(PATIENT)
        player.open(server)
        page.locator("[data-act='bankrupt']:visible").click()
        page.locator("[data-act='bankrupt-sure']").click()
        expect(page.locator("[data-passing='p2'] li")).to_have_count(count)
        expect_room(player)
        assert player.problems == []


BUILDER = """
edition = "nhl1999"
players = 3
[table]
turn = "p3"
[p2]
cash = 4000
deeds = ["ottawa_tampa_bay", "anaheim_floride"]
"""


def test_a_turn_with_many_steps_ends_in_sight(open_window: OpenWindow, tmp_path: Path) -> None:
    """While one is to roll another builds: each of his houses is a sentence of two lines."""
    before = POSITION.format(text=BUILDER)
    with Server(tmp_path, before=before) as server, server.screen() as ann:
        ann.lay(["person", "free", "free"], edition="nhl1999")
        code = ann.people["code"]
        with server.screen(who="Bob", code=code) as bob, server.screen(who="Cid", code=code) as cid:
            for place, friend in enumerate((bob, cid), 2):
                assert friend.ask("sit", place=place)["t"] == "ack"
                friend.ask("ready", ready=True)
            ann.ask("ready", ready=True)
            assert ann.ask("begin")["t"] == "ack"
            player = open_window((1024, 768), "en", still=True)
            player.open(server)
            feed = player.page.locator("[data-wire]")
            expect(feed).to_be_visible()
            for _ in range(4):
                for deed in ("ottawa_tampa_bay", "anaheim_floride"):
                    assert bob.ask("move", n=bob.n, text=f"p2 build {deed}")["t"] == "ack"
            expect(feed.locator("[data-kind='built']")).to_have_count(5)
            expect_room(player)
            assert player.problems == []
