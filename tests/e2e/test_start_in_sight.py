"""A visitor to the lobby sees where a game starts, whatever the window, without scrolling."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import OpenWindow, Size
from passgo.locale import LANGUAGES
from server.harness import Server

pytestmark = pytest.mark.browser

SIZES: tuple[Size, ...] = (
    (320, 568), (360, 640), (390, 844), (844, 390), (820, 1180), (1024, 768),
    (1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440),
)  # fmt: skip

ON_TOP = """(button) => {
  const { left, top, right, bottom } = button.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return inside && button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""
"""Whether a button lies in the window, whole, with nothing over it."""


HEAD_IS_CLEAR = """() => {
  const parts = [...document.querySelectorAll('header > *')].map((part) => part.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return parts.every((one, k) => parts.slice(k + 1).every((other) => !meet(one, other)));
}"""


def test_start_is_in_sight_at_every_size(open_window: OpenWindow, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        player = open_window(SIZES[0], LANGUAGES[0], still=True)
        player.open(server)
        start = player.page.locator("[data-start]")
        for layer in ("play now", "change the table"):
            for language in LANGUAGES:
                player.speak(language)
                for size in SIZES:
                    player.resize(size)
                    expect(start).to_have_count(1)
                    assert start.evaluate(ON_TOP), (layer, language, size)
                    assert player.page.evaluate(HEAD_IS_CLEAR), (layer, language, size)
            if layer == "play now":
                player.change_table()
        assert player.problems == []
