"""How well a game was played is counted once it is over, and what cost most leads to its moment."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import LAPTOP, PHONE, OpenWindow
from e2e.test_game import audit
from e2e.test_records import keep
from server.harness import Server

pytestmark = pytest.mark.browser

SHORTLY = """
from passgo.table.games import reviews
reviews.SECONDS = 0
"""
"""Python that has a server count no longer than it must."""


def test_a_game_is_reviewed_on_its_page(open_window: OpenWindow, tmp_path: Path) -> None:
    keep(tmp_path, "nhl1999-short")
    player = open_window(LAPTOP, "fr", still=True)
    page = player.page
    with Server(tmp_path, before=SHORTLY, reviews=True) as server:
        player.open(server)
        page.locator("[data-story]:visible").click()
        expect(page.locator("[data-end] .bars .skill")).not_to_have_count(0)
        audit(page, "the end with luck and skill")
        page.locator("[data-costliest] a").click()
        expect(page).to_have_url(re.compile(r"/g/golden#\d+-lesson$"))
        at = page.url.partition("#")[2].removesuffix("-lesson")
        lesson = page.locator(f"[data-lesson='{int(at) + 1}']")
        expect(lesson).to_be_visible()
        expect(page.locator(f"[data-replay='{at}']")).to_be_visible()
        page.reload()
        expect(lesson).to_be_visible()
        stranger = open_window(LAPTOP, "fr", still=True)
        stranger.page.goto(server.url + "/g/golden")
        expect(stranger.page.locator("[data-review]")).to_be_visible()  # it takes the address alone
        page.goto(server.url + "/g/golden")
        page.locator("[data-review]").click()
        decisions = page.locator("[data-decision]")
        expect(decisions).not_to_have_count(0)
        first = int(decisions.first.get_attribute("data-decision") or 0)
        expect(page.locator(f"[data-replay='{first - 1}']")).to_be_visible()  # it opens at what cost most
        expect(page.locator(".review .plot .end, .review .plot .name")).not_to_have_count(0)
        expect(page.locator(".review")).to_contain_text("Mieux\u00a0:")
        audit(page, "a review")
        decision = decisions.last
        n = int(decision.get_attribute("data-decision") or 0)
        decision.click()
        expect(page.locator(f"[data-replay='{n - 1}']")).to_be_visible()
        expect(page.locator("[data-wire]")).to_have_count(
            0
        )  # the question is on the stage, not what led to it
        player.resize(PHONE)
        page.locator("nav button").nth(1).click()
        expect(decisions.first).to_be_visible()
        audit(page, "the same on a phone")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.locator("[data-try]").first.click()
        expect(page.locator("[data-first]")).to_have_count(3)
        audit(page, "a decision tried otherwise")
        page.locator("[data-lay]").click()
        expect(page).to_have_url(re.compile(r"/t/"))
        expect(page.locator(".board, [data-tab]").first).to_be_visible()
        assert player.problems == []


def test_mistakes_are_lessons_by_keys_alone(open_window: OpenWindow, tmp_path: Path) -> None:
    keep(tmp_path, "nhl1999-short")
    player = open_window(LAPTOP, "en", still=True)
    page = player.page
    with Server(tmp_path, before=SHORTLY, reviews=True) as server:
        player.open(server)
        page.goto(server.url + "/g/golden#0-review")
        page.locator("[data-lessons]").click()
        lesson = page.locator("[data-lesson]")
        title = lesson.locator("h2")
        expect(title).to_be_focused()
        first = lesson.get_attribute("data-lesson")
        expect(lesson.locator("[data-answer]").nth(1)).to_be_visible()
        expect(page.locator(".tag, .lessons b, .record, .review, .transport")).to_have_count(
            0
        )  # nothing tells
        audit(page, "a question")
        page.keyboard.press(" ")
        expect(lesson.locator("[data-show]")).to_be_visible()  # nobody goes on without an answer
        page.keyboard.press("2")
        answers = lesson.locator(".answers li")
        expect(answers.nth(1)).to_contain_text("your answer now")
        expect(lesson.locator(".best .tag").filter(has_text="best")).to_have_count(1)
        expect(lesson).to_contain_text(re.compile(r"\d+% ± \d+"))
        expect(title).to_be_focused()
        audit(page, "its answers")
        page.keyboard.press(" ")
        expect(lesson).not_to_have_attribute("data-lesson", first or "")
        expect(lesson.locator("[data-show]")).to_be_visible()
        page.keyboard.press("s")
        expect(lesson.locator(".answers li").first).to_be_visible()
        expect(lesson).not_to_contain_text("your answer now")
        page.keyboard.press("Shift+ ")
        expect(lesson).to_have_attribute("data-lesson", first or "")
        expect(answers.nth(1)).to_contain_text("your answer now")  # it stays
        player.resize(PHONE)
        expect(answers.first).to_be_visible()
        audit(page, "a lesson on a phone")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        lesson.locator("[data-play-on]").click()
        expect(page.locator("[data-first]")).to_have_count(3)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(lesson).to_have_count(0)
        expect(page.locator("[data-lessons]")).to_be_visible()
        assert player.problems == []
