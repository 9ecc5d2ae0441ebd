"""The page at the end: what each was worth, where it turned, the deeds, and a picture to share."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.player import LAPTOP, PHONE, OpenWindow
from e2e.test_game import audit
from e2e.test_records import keep
from server.harness import Server

pytestmark = pytest.mark.browser

WORKS = "image => image.decode().then(() => image.naturalWidth)"


def test_how_a_game_went_is_shown(open_window: OpenWindow, tmp_path: Path) -> None:
    keep(tmp_path, "us1973")
    with Server(tmp_path) as server:
        player = open_window(LAPTOP, "en", still=True)
        player.open(server)
        for size in (LAPTOP, PHONE):
            player.resize(size)
            look_at_the_end(player.page)
        assert player.problems == []


def look_at_the_end(page: Page) -> None:
    """Open the page of the end, and leave it."""
    page.locator("[data-story]:visible").click()
    end = page.locator("[data-end]")
    expect(end).to_contain_text("47 rounds, 139 turns")
    expect(end.locator("[data-rematch]")).to_be_focused()
    expect(end.locator(".ranks li")).to_have_count(3)
    expect(end.locator(".turning li")).to_have_count(5)
    expect(end.locator(".deed")).to_have_count(2)
    expect(end).to_contain_text("highest: $550, Ann 0 to Ann 2, Oriental")
    expect(end.locator(".ranks li")).to_contain_text(
        ["Ann 2", "ruined by Ann 2 in round 47", "ruined by Ann 2 in round 46"]
    )
    expect(end.locator("[data-rematch]")).to_be_in_viewport(ratio=1)
    audit(page, "the end")
    end.locator("summary").click()
    expect(end.locator("details tbody tr")).to_have_count(48)
    end.locator("[data-share]").click()
    assert end.locator("img").evaluate(WORKS) == 1200
    page.keyboard.press("Escape")
    expect(end).to_have_count(0)
    expect(page.locator("[data-await='over']")).to_be_visible()


IN_ONE_LINE = """() => [...document.querySelectorAll('[data-end] .row > *')].every((button) => {
  const words = document.createRange();
  words.selectNodeContents(button);
  return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom / 9))).size <= 2;
})"""
"""The sign next to a word may be a little higher."""


def test_what_can_be_done_at_the_end_takes_one_line(open_window: OpenWindow, tmp_path: Path) -> None:
    keep(tmp_path, "us1973")
    with Server(tmp_path) as server:
        player = open_window(LAPTOP, "fr", still=True)
        player.open(server)
        player.page.locator("[data-story]:visible").click()
        expect(player.page.locator("[data-share]")).to_be_enabled()
        for size in (LAPTOP, PHONE, (844, 390), (1024, 768), (2560, 1440)):
            player.resize(size)
            player.page.wait_for_function(IN_ONE_LINE)
        assert player.problems == []


GO_BACK = "history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))"
"""To the lobby, as by the button of the browser."""


def test_the_end_of_one_game_does_not_lie_over_the_next(open_window: OpenWindow, tmp_path: Path) -> None:
    keep(tmp_path, "us1973")
    with Server(tmp_path) as server:
        player = open_window(LAPTOP, "en", still=True)
        page = player.page
        player.open(server)
        page.locator("[data-story]:visible").click()
        expect(page.locator("[data-end]")).to_be_visible()
        page.evaluate(GO_BACK)
        player.start()
        expect(page.locator("[data-act='roll']:visible")).to_be_enabled()
        expect(page.locator("[data-end]")).to_have_count(0)
        assert player.problems == []


def test_a_payment_is_seen_whole_next_to_the_acts(open_window: OpenWindow, tmp_path: Path) -> None:
    keep(tmp_path, "us1973")
    with Server(tmp_path) as server:
        player = open_window(LAPTOP, "fr", still=True)
        player.open(server)
        page = player.page
        page.locator("[data-story]:visible").click()
        last = page.locator("[data-end] .rents tbody tr").last
        expect(last).to_be_in_viewport(ratio=1)
        acts = page.locator("[data-end] [data-rematch]").bounding_box()
        row = last.bounding_box()
        assert acts
        assert row
        assert row["y"] + row["height"] <= acts["y"]
        player.resize(PHONE)
        table = page.locator("[data-end] .rents")
        assert table.evaluate("e => e.scrollWidth <= e.parentElement.clientWidth")
        assert player.problems == []


def test_the_record_is_read_by_kind_by_person_and_by_words(open_window: OpenWindow, tmp_path: Path) -> None:
    keep(tmp_path, "us1973")
    with Server(tmp_path) as server:
        player = open_window(LAPTOP, "en", still=True)
        player.open_finished(server)
        read_the_record(player.page)
        player.resize(PHONE)
        player.page.get_by_role("button", name="Log").click()
        # What is read stays the same where the window takes another layout.
        expect(player.page.locator("[data-filter-words]")).to_have_value("no such words")
        player.page.locator("[data-filter-words]").fill("")
        expect(player.page.locator("[data-filter='deeds']")).to_have_attribute("aria-pressed", "true")
        player.page.locator("[data-filter-seat='p3'][aria-pressed='true']").click()
        player.page.locator("[data-filter='all']").click()
        read_the_record(player.page)
        assert player.problems == []


def read_the_record(page: Page) -> None:
    """All of it, then less and less."""
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
