"""A custom board, of any number of spaces, is drawn whole: each space in its place, no two on each other."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import LAPTOP, PHONE, OpenWindow
from server.harness import Server

pytestmark = pytest.mark.browser

BOXES = """() => [...document.querySelectorAll('.on-board svg [data-space]')].map((space) => {
  const box = space.getBoundingClientRect();
  return [space.dataset.space, box.left, box.top, box.right, box.bottom];
})"""
SPACES = [
    "go", "mediterranean_avenue", "community_chest_1", "baltic_avenue", "income_tax", "reading_railroad",
    "jail", "oriental_avenue", "vermont_avenue", "connecticut_avenue", "electric_company", "chance_1",
    "free_parking", "kentucky_avenue", "indiana_avenue", "illinois_avenue", "bo_railroad", "short_line",
    "go_to_jail", "water_works", "community_chest_3", "pennsylvania_railroad", "park_place", "boardwalk",
]  # fmt: skip


@pytest.mark.parametrize("more", [(), ("luxury_tax",)], ids=["24", "25"])
def test_every_space_has_its_place(open_window: OpenWindow, tmp_path: Path, more: tuple[str, ...]) -> None:
    spaces = [*SPACES, *more]
    file = tmp_path / "mine.toml"
    file.write_text(
        'extends = "us1973"\n[edition]\nid = "mine"\ntitle = { en = "Mine", fr = "Le mien" }\n'
        f"[board]\nspaces = {spaces}\n"
        '[cards.ch_advance_st_charles]\ntarget = "kentucky_avenue"\n',
        encoding="utf-8",
    )
    before = f"from passgo.editions import admit; admit({str(file)!r})"
    with Server(tmp_path / "data", before=before) as server, server.screen() as screen:
        assert screen.lay(["person"] * 2, edition="mine", begin=True)["t"] == "ack"
        for size in (LAPTOP, PHONE):
            player = open_window(size, "en", still=True)
            page = player.page
            player.open(server)
            expect(page.locator("[data-await]").first).to_be_visible()
            boxes = page.evaluate(BOXES)
            assert [box[0] for box in boxes] == spaces
            for (one, l1, t1, r1, b1), (other, l2, t2, r2, b2) in combinations(boxes, 2):
                apart = r1 <= l2 + 1 or r2 <= l1 + 1 or b1 <= t2 + 1 or b2 <= t1 + 1
                assert apart, (one, other)
            assert player.problems == []
