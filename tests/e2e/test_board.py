"""Every word on every board lies inside its own space, in every language, and still when the window changes its size."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import LAPTOP, PHONE, OpenWindow
from passgo.editions import edition_names
from passgo.locale import LANGUAGES
from server.harness import Server

pytestmark = pytest.mark.browser

BOARDS = [name for name in edition_names() if "-" not in name]
LEAST_TYPE = 10
"""Units of the drawing: nothing is set smaller than this to make it fit."""

OUTSIDE = """(least) => {
  const svg = document.querySelector('.on-board svg');
  const cells = [...svg.querySelectorAll('[data-space]')]
    .map((cell) => ({ id: cell.dataset.space, box: cell.getBoundingClientRect() }));
  const faults = [];
  for (const text of svg.querySelectorAll('text')) {
    const box = text.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const cell = cells.find(({ box: b }) => x > b.left - 3 && x < b.right + 3 && y > b.top - 3 && y < b.bottom + 3);
    if (!cell) faults.push(`${text.textContent}: on no space`);
    else if (box.left < cell.box.left + 2 || box.right > cell.box.right - 2)
      faults.push(`${cell.id}: ${text.textContent}`);
    const size = Number.parseFloat(getComputedStyle(text).fontSize);
    if (size < least) faults.push(`${cell?.id}: ${text.textContent} at ${size}`);
  }
  return { words: svg.querySelectorAll('text').length, faults };
}"""

DRAWN = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}"""
"""Names are fitted once their letters are there."""


@pytest.mark.parametrize("edition", BOARDS)
def test_no_word_leaves_its_space(open_window: OpenWindow, tmp_path: Path, edition: str) -> None:
    with Server(tmp_path) as server, server.screen() as screen:
        assert screen.lay(["person"] * 4, edition=edition, begin=True)["t"] == "ack"
        player = open_window(LAPTOP, LANGUAGES[0], still=True)
        page = player.page
        player.open(server)
        for language in LANGUAGES:
            expect(page.locator("[data-await]").first).to_be_visible()
            player.speak(language)
            for size in (PHONE, LAPTOP):
                player.resize(size)
                page.evaluate(DRAWN)
                seen = page.evaluate(OUTSIDE, LEAST_TYPE)
                assert seen["words"] > 40 or size == PHONE  # the ring of a phone has pictures
                assert seen["faults"] == []
        assert player.problems == []
