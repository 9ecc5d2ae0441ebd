"""Dice are thrown across the stage, as the record says that they fell, and take no room on it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.player import LAPTOP, PHONE, OpenWindow, Player, Size
from e2e.test_game import audit
from e2e.test_moments import FALLS, ROLL_THREE, SQUEEZED
from e2e.test_picsou import POSITION
from server.harness import Server

pytestmark = pytest.mark.browser

SMALL: Size = (360, 640)
PLAIN = """
edition = "us1973"
players = 2
[p1]
at = "st_james_place"
"""
SPEED = """
edition = "fr2013-speed"
players = 2
[p1]
passed_go = true
[p2]
passed_go = true
"""
EIGHT = """
edition = "picsou"
players = 2
[p1]
at = "riri"
"""
"""Seven spaces before the utilities."""
ALL_KINDS = pytest.mark.parametrize(
    ("edition", "text", "way", "throws"),
    [
        ("us1973", PLAIN, 15, 1),
        ("fr2013-speed", SPEED, 100, 1),
        ("picsou", EIGHT, 15, 2),
        ("picsou", SQUEEZED, 1, 2),
        ("picsou", ROLL_THREE, 1, 2),
    ],
    ids=["two", "red", "eight", "squeeze", "three"],
)

WATCH = """
const [SINE, COSINE] = [Math.sin(56 * Math.PI / 180), Math.cos(56 * Math.PI / 180)];
const upper = (die) => {
  const turned = new DOMMatrix(getComputedStyle(die.querySelector('.solid')).transform);
  const faces = [...die.querySelectorAll('[data-face]')].map((face) => {
    const seen = turned.multiply(new DOMMatrix(getComputedStyle(face).transform));
    return { value: face.dataset.face, up: seen.m33 * SINE - seen.m32 * COSINE };
  });
  const top = faces.reduce((best, one) => (one.up > best.up ? one : best));
  return top.up > 0.999 ? top.value : 'askew';
};
window.thrown = [];
window.rings = new Set();
const note = ([{ target: dice }]) => {
  if (dice.dataset.dice !== 'lie') return;
  const box = (part) => part.getBoundingClientRect();
  const stage = box([...document.querySelectorAll('[data-stage]')].find((one) => one.checkVisibility()));
  window.thrown.push({
    faces: [...dice.querySelectorAll('[data-sort]')].map(upper).join(' '),
    out: [...dice.querySelectorAll('[data-face]')].map((face) => box(face)).filter(({ x, y, width, height }) =>
      x + 0.25 * width < stage.left - 3 || x + 0.75 * width > stage.right + 3 || y + 0.25 * height < stage.top - 3 || y + 0.75 * height > stage.bottom + 3).length,
  });
};
new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['data-dice'] });
const look = () => {
  const ring = document.querySelector('[data-dice]') && document.querySelector('.ring')?.getBoundingClientRect();
  if (ring) rings.add(`${ring.x} ${ring.y} ${ring.width}`);
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
"""For a page: notes the faces that look up when a throw has come to rest, by how the browser has turned them; how many lie
beyond the stage, and where the ring of a phone stands meanwhile."""


def at_the_table(open_window: OpenWindow, server: Server, size: Size, **options: Any) -> Player:
    """A window at the table, whose next roll is noted."""
    player = open_window(size, "en", **options)
    player.page.add_init_script(WATCH)
    player.open(server)
    expect(player.page.locator("[data-act='roll']:visible")).to_be_enabled()
    return player


def fallen(server: Server) -> list[str]:
    """The faces of the dice in the record, a throw each."""
    with server.screen() as reader:
        fell = (re.fullmatch(r"\* (?:dice|die8) (.*)", text) for text in reader.texts.values())
        return [throw[1] for throw in fell if throw]


@ALL_KINDS
@pytest.mark.parametrize("size", [LAPTOP, SMALL], ids=["laptop", "small phone"])
def test_dice_come_to_rest_as_the_record_says(
    open_window: OpenWindow, tmp_path: Path, size: Size, edition: str, text: str, way: int, throws: int
) -> None:
    before = POSITION.format(text=text) + FALLS.format(way=way)
    with Server(tmp_path, before=before, fair=True) as server, server.screen() as table:
        table.lay(["person"] * (6 if text is ROLL_THREE else 2), edition=edition, begin=True)
        player = at_the_table(open_window, server, size, pace="table")
        player.page.locator("[data-act='roll']:visible").click()
        player.page.wait_for_function("(throws) => thrown.length >= throws", arg=throws)
        thrown = player.page.evaluate("thrown")
        assert [one["faces"] for one in thrown] == fallen(server)
        assert not any(one["out"] for one in thrown)
        expect(player.page.locator("[data-dice]")).to_have_count(0)  # they have gone to the small dice
        assert player.problems == []


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small phone"])
def test_the_ring_stands_still_under_the_dice(open_window: OpenWindow, tmp_path: Path, size: Size) -> None:
    before = POSITION.format(text=SPEED) + FALLS.format(way=100)
    with Server(tmp_path, before=before, fair=True) as server, server.screen() as table:
        table.lay(["person", "person"], edition="fr2013-speed", begin=True)
        player = at_the_table(open_window, server, size, pace="table")
        player.page.locator("[data-act='roll']:visible").click()
        player.page.wait_for_function("() => thrown.length")
        assert len(player.page.evaluate("[...rings]")) == 1
        assert player.problems == []


def test_the_dice_lie_there_at_once_where_nothing_is_to_move(open_window: OpenWindow, tmp_path: Path) -> None:
    before = POSITION.format(text=PLAIN) + FALLS.format(way=15)
    with Server(tmp_path, before=before, fair=True) as server, server.screen() as table:
        table.lay(["person", "person"], edition="us1973", begin=True)
        player = open_window(LAPTOP, "en", still=True, pace="slow")
        page = player.page
        page.add_init_script(WATCH)
        player.open(server)
        page.locator("[data-act='roll']:visible").click()
        dice = page.locator("[data-dice='lie']")
        expect(dice.locator("[data-value]")).to_have_count(2)
        expect(dice.locator("[data-sort]")).to_have_count(0)
        expect(page.locator("[data-await] h2")).to_have_text("Seven.")
        audit(page, "dice at rest")
        assert not page.evaluate("thrown.length")
        assert player.problems == []


def test_no_dice_fly_at_the_pace_at_once(open_window: OpenWindow, tmp_path: Path) -> None:
    before = POSITION.format(text=PLAIN) + FALLS.format(way=15)
    with Server(tmp_path, before=before, fair=True) as server, server.screen() as table:
        table.lay(["person", "person"], edition="us1973", begin=True)
        player = at_the_table(open_window, server, LAPTOP)
        page = player.page
        page.evaluate(
            "window.seen = 0; new MutationObserver(() => (seen += document.querySelectorAll('[data-dice]').length)).observe(document, { subtree: true, childList: true })"
        )
        page.locator("[data-act='roll']:visible").click()
        expect(page.locator("[data-act='buy']:visible, [data-act='decline']:visible").first).to_be_visible()
        assert not page.evaluate("seen")
        assert player.problems == []


def holding(player: Player, key: str) -> None:
    """Press the roll, by pointer or key, until the dice are in the hand."""
    roll = player.page.locator("[data-act='roll']:visible")
    if key:
        roll.focus()
        player.page.keyboard.down(key)
    else:
        roll.hover()
        player.page.mouse.down()
    expect(player.page.locator("[data-hand] [data-sort]")).to_have_count(2)


@pytest.mark.parametrize("key", ["", "Enter", " "], ids=["pointer", "enter", "space"])
def test_dice_are_held_and_roll_when_the_hand_lets_go(
    open_window: OpenWindow, tmp_path: Path, key: str
) -> None:
    before = POSITION.format(text=PLAIN) + FALLS.format(way=15)
    with Server(tmp_path, before=before, fair=True) as server, server.screen() as table:
        table.lay(["person", "person"], edition="us1973", begin=True)
        player = at_the_table(open_window, server, LAPTOP, pace="table")
        page = player.page
        hand = page.locator("[data-hand]")
        holding(player, key)
        page.keyboard.press("Escape")
        expect(hand).to_have_count(0)
        page.keyboard.up(key) if key else page.mouse.up()
        expect(page.locator("[data-act='roll']:visible")).to_be_enabled()
        holding(player, key)
        if not key:
            page.mouse.move(300, 300)  # away from the button: it is the hand that lets go
        assert fallen(server) == [], "nothing is asked before the hand lets go"
        page.keyboard.up(key) if key else page.mouse.up()
        page.wait_for_function("() => thrown.length")
        assert page.evaluate("thrown")[0]["faces"] == "3 4"
        assert fallen(server) == ["3 4"]
        expect(hand).to_have_count(0)
        assert player.problems == []


def test_a_finger_flings_the_dice(open_window: OpenWindow, tmp_path: Path) -> None:
    """A finger that has moved presses nothing where it leaves, and in some browsers nor does a mouse."""
    before = POSITION.format(text=PLAIN) + FALLS.format(way=15)
    with Server(tmp_path, before=before, fair=True) as server, server.screen() as table:
        table.lay(["person", "person"], edition="us1973", begin=True)
        player = open_window(PHONE, "en", pace="table", has_touch=True, is_mobile=True)
        page = player.page
        page.add_init_script(WATCH)
        player.open(server)
        roll = page.locator("[data-act='roll']:visible")
        expect(roll).to_be_enabled()
        box = roll.bounding_box()
        assert box
        finger = page.context.new_cdp_session(page)

        def touch(kind: str, *points: tuple[float, float]) -> None:
            asked = {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
            finger.send("Input.dispatchTouchEvent", asked)

        touch("touchStart", (box["x"] + 40, box["y"] + 20))
        expect(page.locator("[data-hand] [data-sort]")).to_have_count(2)
        touch("touchMove", (180, 300))
        assert fallen(server) == []
        touch("touchEnd")
        page.wait_for_function("() => thrown.length")
        assert fallen(server) == ["3 4"]
        assert player.problems == []


FEEL = """async () => {
  window.phone ??= performance.now();
  for (let k = 0; k < 40; k++) {
    const motion = new DeviceMotionEvent('devicemotion', { acceleration: { x: %s, y: 0, z: 1 } });
    Object.defineProperty(motion, 'timeStamp', { value: window.phone += 20 });
    dispatchEvent(motion);
    await new Promise((done) => setTimeout(done, 5));
  }
}"""
SHAKING, STILL = FEEL % "k % 6 ? 2 : 25", FEEL % "0"
"""A phone in a hand, for most of a second by its own clock, however slow the machine is."""
ASKS = "window.answer = 'denied'; DeviceMotionEvent.requestPermission = async () => answer;"
"""A phone that asks whether a page may feel how it is moved."""


def test_a_shaken_phone_rolls_for_those_who_want_it(open_window: OpenWindow, tmp_path: Path) -> None:
    before = POSITION.format(text=PLAIN) + FALLS.format(way=15)
    with Server(tmp_path, before=before, fair=True) as server, server.screen() as table:
        table.lay(["person", "person"], edition="us1973", begin=True)
        player = open_window(PHONE, "en", pace="table", has_touch=True, is_mobile=True)
        page = player.page
        page.add_init_script(WATCH)
        page.add_init_script(ASKS)
        player.open(server)
        expect(page.locator("[data-act='roll']:visible")).to_be_enabled()
        page.evaluate(SHAKING)
        page.evaluate(STILL)
        expect(page.locator("[data-hand]")).to_have_count(0)
        page.locator("[data-menu]").click()
        switch = page.locator("[data-shake]")
        switch.click()
        expect(switch).not_to_be_checked()  # refused
        page.evaluate("answer = 'granted'")
        switch.click()
        expect(switch).to_be_checked()
        audit(page, "the menu")
        page.keyboard.press("Escape")
        page.evaluate(SHAKING)
        expect(page.locator("[data-hand] [data-sort]")).to_have_count(2)
        assert fallen(server) == []
        page.evaluate(STILL)
        page.wait_for_function("() => thrown.length")
        assert fallen(server) == ["3 4"]
        assert player.problems == []
