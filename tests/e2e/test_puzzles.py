"""A position is asked first; then one sees what each answer is worth, what bots answer, and shares a line without the answer."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import LAPTOP, PHONE, OpenWindow, Size, both_sizes
from passgo.analysis.puzzles.kept import kept_puzzles, of_the_day
from server.harness import Server

pytestmark = pytest.mark.browser

DAY = date(2026, 11, 27)
PUZZLES = kept_puzzles().puzzles
PUZZLE = of_the_day(PUZZLES, DAY)
HARD_IN_JAIL = sum(one.theme == "jail" and one.difficulty >= 2 / 3 for one in PUZZLES)
WORSE = next(answer.move for answer in PUZZLE.answers if answer.move != PUZZLE.better)


@both_sizes
def test_the_question_comes_first(open_window: OpenWindow, tmp_path: Path, size: Size) -> None:
    player = open_window(size, "en", still=True)
    page = player.page
    with Server(tmp_path) as server:
        page.goto(f"{server.url}/puzzles/{DAY}")
        expect(page.locator(f"[data-puzzle='{PUZZLE.id}']")).to_be_visible()
        expect(page.locator("[data-answer]")).to_have_count(len(PUZZLE.answers))
        expect(page.locator("[data-bots]")).to_have_count(0)
        assert "%" not in page.locator("[data-lesson]").inner_text()
        page.locator(f"[data-answer='{WORSE}']").click()
        bots = page.locator("[data-bots] li")
        expect(bots).to_have_count(len(PUZZLE.bots))
        right = [PUZZLE.is_right(move) for move in PUZZLE.bots.values()]
        assert page.locator("[data-bots] .best").count() == sum(right)
        line = page.locator("[data-link-text]").input_value()
        assert f"{sum(right)} of {len(right)} bots" in line
        assert line.endswith(f"/puzzles/{DAY}")
        assert "−" in line
        page.locator("[data-draw]").click()
        assert (page.locator("[data-picture]").get_attribute("href") or "").startswith("data:image/png")
        page.reload()
        expect(page.locator("[data-bots] li")).to_have_count(len(PUZZLE.bots))  # it was answered once


def test_it_is_reached_and_answered_by_keys_alone(open_window: OpenWindow, tmp_path: Path) -> None:
    player = open_window(LAPTOP, "fr", still=True)
    page = player.page
    page.clock.set_fixed_time(f"{DAY}T12:00:00")
    with Server(tmp_path) as server:
        player.open(server)
        expect(page.locator("[data-today]")).to_be_visible()
        page.keyboard.press("t")
        expect(page.locator(f"[data-puzzle='{PUZZLE.id}'] [data-answer]").first).to_be_visible()
        page.keyboard.press("1")
        expect(page.locator("[data-bots]")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(f"[data-day='{DAY}'].cite")).to_be_visible()
        expect(page.locator(f"[data-day='{DAY - timedelta(1)}'].button")).to_be_visible()


def test_a_theme_leads_to_the_next_position(open_window: OpenWindow, tmp_path: Path) -> None:
    player = open_window(PHONE, "en", still=True)
    page = player.page
    with Server(tmp_path) as server:
        page.goto(f"{server.url}/puzzles")
        page.locator("[data-theme-of='jail hard']").click()
        first = page.locator("[data-puzzle]")
        expect(first).to_be_visible()
        known = first.get_attribute("data-puzzle")
        page.locator("[data-show]").click()
        expect(page.locator("[data-share]")).to_have_count(0)  # one who only looked has nothing to share
        page.locator("[data-next]").click()
        expect(page.locator("[data-answer]").first).to_be_visible()
        assert page.locator("[data-puzzle]").get_attribute("data-puzzle") != known
        page.locator("[data-all-puzzles]").click()
        expect(page.locator("[data-theme-of='jail hard']")).to_have_text(f"1/{HARD_IN_JAIL}")


def test_there_is_no_such_position(open_window: OpenWindow, tmp_path: Path) -> None:
    page = open_window(LAPTOP, "en", still=True).page
    with Server(tmp_path) as server:
        page.goto(f"{server.url}/puzzles/0123456789")
        expect(page.locator("[data-unread='404']")).to_be_visible()
