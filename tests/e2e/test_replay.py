"""A finished game has a page: its board at any moment, its record, the way through it, its file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.player import LAPTOP, PHONE, OpenWindow, Size
from e2e.test_game import audit
from e2e.test_records import keep
from passgo.notation import Record
from server.harness import Server

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a game that was played to its end."""
    folder = tmp_path_factory.mktemp("finished")
    keep(folder, "us1973")
    with Server(folder) as running:
        yield running


def moment(page: Page) -> int:
    """After so many moves."""
    return int(page.locator("[data-replay]").get_attribute("data-replay") or -1)


def shows(page: Page, at: int) -> None:
    """Wait until the page shows this moment."""
    expect(page.locator(f"[data-replay='{at}']")).to_be_visible()


@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "en"), (PHONE, "fr")])
def test_every_moment_can_be_gone_to(
    open_window: OpenWindow, finished: Server, size: Size, language: str
) -> None:
    player = open_window(size, language, still=True)
    page = player.page
    page.goto(finished.url + "/g/golden#540")
    shows(page, 540)
    expect(page.locator("[data-seat=p2] [data-cash]").first).to_have_attribute("data-cash", "722")
    audit(page, "replay")
    page.keyboard.press("Home")
    shows(page, 0)
    page.keyboard.press("Shift+ArrowRight")
    shows(page, 2)  # the throw and its dice
    page.keyboard.press("ArrowRight")
    shows(page, 6)  # the throw for the first player is over
    expect(page.locator("[data-await=throw]")).to_be_visible()
    page.keyboard.press("End")
    shows(page, 1044)
    expect(page.locator("[data-await=over]")).to_be_visible()
    page.get_by_role("slider").fill("300")
    shows(page, 300)
    expect(page).to_have_url(re.compile(r"/g/golden#300$"))
    page.reload()
    shows(page, 300)
    assert player.problems == []


def test_a_line_of_the_record_leads_to_its_moment(open_window: OpenWindow, finished: Server) -> None:
    player = open_window(LAPTOP, "en", still=True)
    page = player.page
    page.goto(finished.url + "/g/golden#540")
    shows(page, 540)
    line = page.locator("[data-line]", has_text="Ann 1 lifted the mortgage on Connecticut").first
    key = line.get_attribute("data-line")
    line.get_by_role("button").first.click()
    here = page.locator(f"[data-line='{key}']")
    expect(here).to_have_attribute("aria-current", "step")
    assert moment(page) < 540
    page.get_by_role("button", name="Turn 72").click()
    expect(here).not_to_have_attribute("aria-current", "step")
    assert player.problems == []


def test_it_plays_by_itself_and_stops(open_window: OpenWindow, finished: Server) -> None:
    player = open_window(LAPTOP, "en", still=True)
    page = player.page
    page.goto(finished.url + "/g/golden#1000")
    shows(page, 1000)
    page.locator("[data-speed=turns]").click()
    page.locator("[data-run]").click()
    shows(page, 1044)
    expect(page.locator("[data-run]")).to_have_attribute("aria-label", "Play")
    page.locator("[data-run]").click()
    page.locator("[data-run]").click()
    page.keyboard.press("ArrowRight")
    assert moment(page) < 100
    assert player.problems == []


def test_its_file_is_the_record(open_window: OpenWindow, finished: Server, tmp_path: Path) -> None:
    player = open_window(LAPTOP, "en", still=True)
    page = player.page
    page.goto(finished.url + "/g/golden")
    with page.expect_download() as saved:
        page.locator("[data-save]").click()
    file = tmp_path / "saved.toml"
    saved.value.save_as(file)
    assert Record.read(file).replay().is_over


def test_from_the_end_of_a_game_to_its_page_and_back(open_window: OpenWindow, finished: Server) -> None:
    player = open_window(LAPTOP, "en", still=True)
    page = player.page
    player.open(finished)
    expect(page.locator("[data-await=over]")).to_be_visible()
    page.locator("[data-act=replay]").click()
    expect(page).to_have_url(re.compile(r"/g/golden"))
    shows(page, 0)
    page.go_back()
    expect(page).to_have_url(re.compile(r"/t/KTR482$"))
    expect(page.locator("[data-act=replay]")).to_be_visible()
    assert player.problems == []


def test_a_game_that_is_not_there_is_said_to_be(open_window: OpenWindow, finished: Server) -> None:
    page = open_window(PHONE, "fr", still=True).page
    page.goto(finished.url + "/g/nowhere")
    expect(page.locator("[data-unread='404']")).to_contain_text("Cette partie n’est pas ici.")
    page.locator("[data-act=leave]").click()
    expect(page.locator("[data-tab=new]")).to_be_visible()
