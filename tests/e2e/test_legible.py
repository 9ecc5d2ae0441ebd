"""No text at a table is smaller than 10 px, cut, or printed over other text, in any book, at each size of a desk."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.player import OpenWindow, Size
from e2e.test_board import BOARDS, DRAWN
from e2e.test_game import audit
from e2e.test_records import keep
from passgo.editions import find_edition
from passgo.locale import LANGUAGES
from server.harness import Screen, Server, new_places, new_terms

pytestmark = pytest.mark.browser

SIZES: tuple[Size, ...] = ((1024, 768), (1280, 720), (1440, 900))
LEAST = 10
"""Pixels on the screen."""

ILLEGIBLE = """([least, place]) => {
  const faults = new Set(), printed = [];
  const walker = document.createTreeWalker(document.querySelector(place), NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    const part = node.parentElement, words = node.textContent.trim();
    if (!words || !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || part.closest('.hidden-text')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const drawn = part.closest('svg');
    const scale = drawn ? part.getScreenCTM().d : part.currentCSSZoom;
    const size = Number.parseFloat(getComputedStyle(part).fontSize) * scale;
    if (size < least - 0.05) faults.add(`${words}: ${size.toFixed(1)} px`);
    if (drawn || part.closest('.plot')) printed.push({ words, box });
    for (let around = part; around && !drawn && around !== document.body; around = around.parentElement) {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(around);
      if (overflowX === 'visible') continue;
      const frame = around.getBoundingClientRect();
      const cut = textOverflow === 'ellipsis' ? around.scrollWidth > around.clientWidth + 1 : box.right > frame.right + 1 || box.left < frame.left - 1;
      if (cut && around.scrollWidth > around.clientWidth + 1 && overflowX !== 'auto' && overflowX !== 'scroll') faults.add(`${words}: cut`);
      if (webkitLineClamp !== 'none' && around.scrollHeight > around.clientHeight + 1) faults.add(`${words}: cut`);
      break;
    }
  }
  for (const [n, one] of printed.entries())
    for (const other of printed.slice(n + 1)) {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const lower = Math.min(one.box.height, other.box.height);
      if (across > 1 && down > 0.4 * lower) faults.add(`${one.words} over ${other.words}`);
    }
  return { texts: printed.length, faults: [...faults] };
}"""
"""What cannot be read; letters of two lines may share a little of the height that a font leaves above and below them."""


def owned(edition: str) -> str:
    """A position in which of three deeds one has an owner, one none, and one is mortgaged: all that a board has to print."""
    held: dict[str, list[str]] = {}
    for n, (deed, seat) in enumerate(
        zip(find_edition(edition).deeds, cycle(("p1", "p2", "p3", "p4")), strict=False)
    ):
        if n % 3:
            held.setdefault(seat, []).append(f"{deed} mortgaged" if n % 3 == 2 else deed)
    rows = "".join(f"[{seat}]\ndeeds = {deeds!r}\n" for seat, deeds in sorted(held.items()))
    return f'edition = "{edition}"\nplayers = 4\n{rows}'


def lay(table: Screen, edition: str) -> None:
    """Lay a table for four persons who own something already, and begin."""
    places = new_places(["person"] * 4)
    answer = table.ask("create", terms=new_terms(edition), places=places, start=owned(edition), begin=True)
    assert answer["t"] == "ack", answer


def read_all(page: Page, size: Size, place: str, drawing: int) -> list[str]:
    """Everything illegible in a place of the page, once its letters are there; at least this many of the texts stand in drawings."""
    page.evaluate(DRAWN)
    page.wait_for_function(
        f"([drawing, ...where]) => ({ILLEGIBLE})(where).texts > drawing", arg=[drawing, LEAST, place]
    )
    seen = page.evaluate(ILLEGIBLE, [LEAST, place])
    return [f"{size[0]}: {fault}" for fault in seen["faults"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_can_be_read_at_every_size(
    open_window: OpenWindow, tmp_path: Path, language: str
) -> None:
    faults: dict[str, list[str]] = {}
    with Server(tmp_path) as server, server.screen() as table:
        player = open_window(SIZES[0], language, still=True)
        player.open(server)
        for edition in BOARDS:
            lay(table, edition)
            table.hear()
            player.page.goto(f"{server.url}/t/{table.people['code']}")
            expect(player.page.locator("[data-await]").first).to_be_visible()
            expect(player.page.locator("html")).to_have_attribute("data-world", find_edition(edition).world)
            for size in SIZES:
                player.resize(size)
                if found := read_all(player.page, size, "body", 60):
                    faults.setdefault(edition, []).extend(found)
            audit(player.page, f"{edition} in its own inks")
        assert faults == {}, faults
        assert player.problems == []


def test_no_name_lies_over_another_in_the_chart_of_the_end(open_window: OpenWindow, tmp_path: Path) -> None:
    faults: dict[str, list[str]] = {}
    player = open_window(SIZES[0], LANGUAGES[0], still=True)
    for edition in BOARDS:
        folder = tmp_path / edition
        folder.mkdir()
        keep(folder, edition, names=("Marguerite", "Théo", "Constantine", "Quill"))
        with Server(folder) as server:
            player.open(server)
            player.page.locator("[data-story]:visible").click()
            expect(player.page.locator("[data-end] svg").first).to_be_visible()
            for size in SIZES:
                player.resize(size)
                if found := read_all(player.page, size, "[data-end]", 8):
                    faults.setdefault(edition, []).extend(found)
    assert faults == {}, faults
    assert player.problems == []
