"""A phone of little height at a real board: what is asked is in sight, whatever the size."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import OpenWindow, Size
from e2e.test_real_board import begin, say
from server.harness import Server

pytestmark = pytest.mark.browser

SIZES: list[Size] = [(360, 640), (320, 568), (844, 390), (667, 375), (390, 844)]

THROW = {
    "us1973": 'edition = "us1973"\nplayers = 3\n',
    "fr2013-speed": 'edition = "fr2013-speed"\nplayers = 3\n[p1]\nlaps = 1\n[p2]\nlaps = 1\n[p3]\nlaps = 1\n',
}
"""Two dice, and the third one that comes once GO has been passed."""

BELOW = """() => {
  const view = document.querySelector('.page .view').getBoundingClientRect();
  return [...document.querySelectorAll('.faces button')].flatMap((face) => {
    const box = face.getBoundingClientRect();
    const seen = box.top >= view.top - 1 && box.bottom <= Math.min(view.bottom, innerHeight) + 1 && box.right <= innerWidth;
    return seen && Math.min(box.width, box.height) >= 44 ? [] : [`${face.dataset.die} ${face.dataset.face}`];
  });
}"""
"""The faces that cannot be seen whole, or that a thumb would miss."""


@pytest.mark.parametrize("edition", THROW)
def test_every_die_is_in_sight_while_it_is_said_what_was_thrown(
    open_window: OpenWindow, tmp_path: Path, edition: str
) -> None:
    with Server(tmp_path) as server:
        player = open_window(SIZES[0], "fr", still=True, has_touch=True)
        page = player.page
        begin(player, server, THROW[edition], edition)
        said = say(page, [0, 1, 0])  # something is to do on the table, and can be taken back
        assert said
        while page.locator(".faces").count() == 0:
            player.step()
        expect(page.locator("[data-todo]")).to_be_visible()
        for size in SIZES:
            player.resize(size)
            expect(page.locator(".faces")).to_have_count(3 if "speed" in edition else 2)
            page.screenshot(path=f"/tmp/phone/throw-{edition}-{size[0]}.png")
            assert page.evaluate(BELOW) == [], size
        assert player.problems == []
