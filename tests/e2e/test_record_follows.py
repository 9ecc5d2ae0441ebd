"""The record shows its end while a game runs as fast as it can, unless its reader scrolled up."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.player import LAPTOP, PHONE, OpenWindow, Player, Size
from server.harness import HANGS, Screen, Server

pytestmark = pytest.mark.browser

TURNS = 40
"""This many turns of every edition are watched …"""
BURST = 5
"""… and this many come before one looks again."""
BOTS = ("steady", "steady", "rules")
"""Two who trade: their offers come and go above the record, and the rows of deeds grow."""

BEHIND = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  let box = document.querySelector('section.record [role="log"]');
  while (box && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement;
  return box ? Math.round(box.scrollHeight - box.scrollTop - box.clientHeight) : 0;
}"""
"""By how many pixels the end of the record is out of sight, once what came is painted."""

REACHED = """(turn) => {
  const heads = document.querySelectorAll('section.record h3 .turn');
  const last = Number(heads[heads.length - 1]?.textContent.match(/\\d+/)?.[0]);
  return last >= turn || document.querySelector('[data-await="over"]') !== null;
}"""
"""Whether the record has come so far, or farther, or the game is over."""


def watch(screen: Screen, player: Player, edition: str, pace: int) -> Page:
    """Lay a table of bots, and look on at it."""
    screen.lay(["person", *BOTS], edition=edition, begin=True)
    screen.ask("pace", ms=pace)
    page = player.page
    page.goto(f"{screen.server.url}/t/{screen.people['code']}")
    expect(page.locator("[data-await]").first).to_be_visible()
    screen.ask("quit")
    return page


def await_turn(page: Page, turn: int) -> None:
    page.wait_for_function(REACHED, arg=turn, timeout=1000 * HANGS)


@pytest.mark.parametrize("edition", ["ca1961", "us1973", "nhl1999", "fr2013", "picsou"])
def test_at_once_the_end_of_the_record_stays_in_sight(
    open_window: OpenWindow, tmp_path: Path, edition: str
) -> None:
    with Server(tmp_path) as server, server.screen() as screen:
        player = open_window(LAPTOP, "en")
        page = watch(screen, player, edition, pace=0)
        for turn in range(BURST, TURNS + 1, BURST):
            await_turn(page, turn)
            assert page.evaluate(BEHIND) < 2, f"turn {turn}"
        expect(page.locator("[data-unread]")).to_have_count(0)
        assert player.problems == []


UP = """async () => {
  let box = document.querySelector('section.record [role="log"]');
  while (box.scrollHeight <= box.clientHeight + 1) box = box.parentElement;
  for (let step = 0; step < 8; step++) {
    box.scrollTop -= 60;
    await new Promise((done) => requestAnimationFrame(done));
  }
}"""
"""Scrolls up in many small steps, as a hand does: one of them may meet a new line, and is taken for its doing."""


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_whoever_reads_an_earlier_place_stays_there_until_they_are_back(
    open_window: OpenWindow, tmp_path: Path, size: Size
) -> None:
    with Server(tmp_path) as server, server.screen() as screen:
        player = open_window(size, "en")
        page = watch(screen, player, "us1973", pace=100)
        if size == PHONE:
            page.locator("[data-tab='record']").click()
        await_turn(page, 10)
        page.evaluate(UP)
        unread = page.locator("[data-unread]")
        expect(unread).to_be_visible()
        assert page.evaluate(BEHIND) > 200
        unread.click()
        expect(unread).to_have_count(0)
        assert page.evaluate(BEHIND) < 40
        await_turn(page, 16)
        assert page.evaluate(BEHIND) < 40
        assert player.problems == []
