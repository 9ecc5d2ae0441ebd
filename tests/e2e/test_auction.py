"""An auction at one screen for several persons: whoever is chosen bids, and bids what was typed."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import PHONE, OpenWindow
from server.harness import Server, new_places

pytestmark = pytest.mark.browser

START = 'edition = "us1973"\nplayers = 3\n'
"""Three players, the first of them to throw."""


def test_who_is_passed_to_bids_what_he_types(open_window: OpenWindow, tmp_path: Path) -> None:
    player = open_window(PHONE, "en", still=True)
    page = player.page
    with Server(tmp_path) as server:
        with server.screen() as screen:
            terms = {"edition": "us1973", "real_board": True}
            assert (
                screen.ask("create", terms=terms, places=new_places(["person"] * 3), start=START, begin=True)[
                    "t"
                ]
                == "ack"
            )
            for text in ("p1 roll 1 2", "p1 decline"):
                assert screen.move(text)["t"] == "ack"
        player.open(server)
        second, third = (page.locator(".bidders li").nth(k) for k in (1, 2))
        page.get_by_role("button", name="Pass to").last.click()
        page.get_by_placeholder("Sum").fill("33")
        page.locator("[data-act='bid-other']").click()
        expect(third).to_contain_text("$33")
        page.get_by_role("button", name="Pass to").last.click()
        page.locator("[data-act='pass']").click()
        expect(second).to_contain_text("has passed")
        assert not player.problems
