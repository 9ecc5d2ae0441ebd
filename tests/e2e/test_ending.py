"""The page at the end: what each was worth, where it turned, the deeds, and a picture to share."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import OpenWindow, Size, both_sizes
from e2e.test_game import audit
from e2e.test_records import keep
from server.harness import Server

pytestmark = pytest.mark.browser

WORKS = "image => image.decode().then(() => image.naturalWidth)"


@both_sizes
def test_how_a_game_went_is_shown(open_window: OpenWindow, tmp_path: Path, size: Size) -> None:
    keep(tmp_path, "us1973")
    with Server(tmp_path) as server:
        player = open_window(size, "en", still=True)
        page = player.page
        player.open(server)
        page.locator("[data-story]:visible").click()
        end = page.locator("[data-end]")
        expect(end).to_contain_text("47 rounds, 139 turns")
        expect(end.locator(".ranks li")).to_have_count(3)
        expect(end.locator(".turning li")).to_have_count(5)
        expect(end.locator(".deed")).to_have_count(2)
        expect(end).to_contain_text("highest: $550")
        audit(page, "the end")
        end.locator("summary").click()
        expect(end.locator("details tbody tr")).to_have_count(48)
        end.locator("[data-share]").click()
        assert end.locator("img").evaluate(WORKS) == 1200
        page.keyboard.press("Escape")
        expect(end).to_have_count(0)
        expect(page.locator("[data-await='over']")).to_be_visible()
        assert player.problems == []


@both_sizes
def test_the_record_is_read_by_kind_by_person_and_by_words(
    open_window: OpenWindow, tmp_path: Path, size: Size
) -> None:
    keep(tmp_path, "us1973")
    with Server(tmp_path) as server:
        player = open_window(size, "en", still=True)
        page = player.page
        player.open(server)
        expect(page.locator("[data-await='over']")).to_be_visible()
        if size[0] < 760:
            page.get_by_role("button", name="Record").click()
        record = page.locator("section.record:has([data-filter])")
        expect(record.locator("li").last).to_contain_text("wins the game")
        expect(record.locator("li").last).to_be_in_viewport()
        record.locator("[data-filter='deeds']").click()
        record.locator("[data-filter-seat='p3']").click()
        record.locator("[data-filter-words]").fill("boardwalk")
        expect(record.locator("li")).to_have_count(2)
        audit(page, "the record")
        record.locator("[data-filter-words]").fill("no such words")
        expect(record.locator("li")).to_have_count(0)
        assert player.problems == []
