"""A finished game has a page: its board at any moment, its record, the way through it, its file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.player import LAPTOP, PHONE, OpenWindow, Size, both_sizes
from e2e.test_game import audit
from e2e.test_picsou import CUT
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
    """After this many moves."""
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
    # How fast it goes is said beside the way through it, and nowhere else.
    expect(page.locator("[data-speed]")).to_have_count(1)
    expect(page.locator("[data-pace]")).to_have_count(0)
    audit(page, "replay")
    page.keyboard.press(" ")
    expect(page.locator("[data-wire] .caps").first).to_be_visible()
    assert page.locator("[data-wire] .caps").evaluate_all(CUT) == []
    page.keyboard.press(" ")
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
    exact_line = page.locator(f"[data-line='{key}']")
    expect(exact_line).to_have_attribute("aria-current", "step")
    assert moment(page) < 540
    page.get_by_role("button", name="Turn 72").click()
    expect(exact_line).not_to_have_attribute("aria-current", "step")
    assert player.problems == []


def test_it_plays_by_itself_and_stops(open_window: OpenWindow, finished: Server) -> None:
    player = open_window(LAPTOP, "en", still=True)
    page = player.page
    page.goto(finished.url + "/g/golden#1000")
    shows(page, 1000)
    page.locator("[data-speed=film]").click()
    page.locator("[data-speed=quick]").click()
    expect(page.locator("[data-speed=turns]")).to_be_visible()
    page.locator("[data-run]").click()
    shows(page, 1044)
    expect(page.locator("[data-run]")).to_have_attribute("aria-label", "Play")
    page.locator("[data-run]").click()  # from the beginning again
    page.locator("[data-run]").click()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    shows(page, 6)
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


def bring(page: Page, server: Server, text: str) -> None:
    """From the lobby: paste a record, and look at it."""
    page.goto(server.url + "/g/nowhere")
    page.locator("[data-act=leave]").click()
    page.locator("[data-tab=games]").click()
    page.locator("[data-paste]").fill(text)
    page.locator("[data-look]").click()


FILE = "text => { const dropped = new DataTransfer(); dropped.items.add(new File([text], 'g.toml')); return dropped; }"


def drop(page: Page, text: str) -> None:
    """Let a file with this text fall on the page."""
    dropped = {"dataTransfer": page.evaluate_handle(FILE, text)}
    page.locator("section[aria-labelledby=bring] > div").dispatch_event("drop", dropped)


def test_a_saved_file_is_brought_looked_at_and_played_on(
    open_window: OpenWindow, finished: Server, tmp_path: Path
) -> None:
    player = open_window(LAPTOP, "en", still=True)
    page = player.page
    file = tmp_path / "saved.toml"
    file.write_bytes(finished.get("/api/games/golden/record")[1])
    page.goto(finished.url + "/g/nowhere")
    page.locator("[data-act=leave]").click()
    player.problems.clear()  # the browser's own word for a 404
    page.locator("[data-tab=games]").click()
    audit(page, "games")
    page.locator("input[type=file]").set_input_files(file)
    shows(page, 0)
    expect(page.locator("section.about")).to_contain_text("Ann 2 wins!")
    expect(page.locator("[data-save]")).to_have_count(0)
    page.get_by_role("slider").fill("540")
    expect(page).to_have_url(re.compile(r"/replay#540$"))
    page.reload()
    shows(page, 540)
    page.locator("[data-as-text]").click()
    expect(page.locator("[data-position]")).to_contain_text('edition = "us1973"')
    audit(page, "position")
    page.keyboard.press("Escape")
    page.locator("[data-play-on]").click()
    page.locator("[data-board=true]").click()
    expect(page.locator("[data-kind=bot][aria-pressed=true]")).to_have_count(0)
    audit(page, "play on")
    page.locator("[data-lay]").click()
    expect(page).to_have_url(re.compile(r"/t/"))
    expect(page.locator("[data-seat=p2] [data-cash]").first).to_have_attribute("data-cash", "722")
    expect(page.locator("[data-pad]")).to_have_count(1)
    assert player.problems == []


def test_a_position_stands_on_the_board(open_window: OpenWindow, finished: Server) -> None:
    player = open_window(PHONE, "fr", still=True)
    page = player.page
    bring(
        page,
        finished,
        'edition = "fr2013"\nplayers = ["Zoé", "Luc"]\n[p1]\ncash = 77\nat = "rue_de_la_paix"\n',
    )
    shows(page, 0)
    expect(
        page.locator("[data-seat=p1][data-cash='77'], [data-seat=p1] [data-cash='77']").first
    ).to_be_visible()
    page.locator("[data-tab=about]").click()
    page.locator("[data-as-text]").click()
    expect(page.locator("dialog code", has_text="p1 roll")).to_be_visible()


def test_what_is_wrong_with_a_record_is_said(open_window: OpenWindow, finished: Server) -> None:
    page = open_window(LAPTOP, "fr", still=True).page
    bring(page, finished, 'edition = "us1973"\nplayers = 2\nmoves = """\np1 roll 1 2\np1 by\n"""')
    error = page.locator("[data-unread='400']")
    expect(error).to_contain_text("Ligne 5")
    expect(error).to_contain_text("Ce coup ne peut pas être lu.")
    expect(error).to_contain_text("un verbe (était-ce buy")
    audit(page, "a record that cannot be read")
    page.locator("[data-act=leave]").click()
    page.locator("[data-tab=games]").click()
    drop(page, 'edition = "us1973"\nplayers = 2\nmoves = "p1 build boardwalk"')
    expect(error).to_contain_text("Ligne 3")


LINES = """(button) => {
  const words = document.createRange();
  words.selectNodeContents(button);
  return words.getClientRects().length;
}"""
"""The number of lines that the words of a button take."""


@both_sizes
def test_what_if_compares_the_answers_of_a_moment(
    open_window: OpenWindow, tmp_path: Path, size: tuple[int, int]
) -> None:
    keep(tmp_path, "nhl1999-short")
    player = open_window(size, "fr", still=True)
    page = player.page
    with Server(tmp_path) as server:
        player.open(server)
        page.goto(f"{server.url}/g/golden#200")
        expect(page.locator("[data-replay]")).to_be_visible()
        while not page.locator("[data-ask-what-if]").count():
            page.keyboard.press("Shift+ArrowRight")
        ask = page.locator("[data-ask-what-if]")
        assert ask.evaluate(LINES) == 1
        ask.click()
        compared = page.locator("[data-what-if]")
        expect(compared.get_by_role("heading", level=2)).to_be_focused()
        expect(compared.locator("[data-answer]").first).to_be_visible()
        expect(compared.locator("progress")).to_have_count(0)
        expect(compared.locator("ul li").nth(1)).to_be_visible()
        audit(page, "what if")
        compared.locator("[data-answer]").last.click()
        expect(compared.locator("[data-answer]").last).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")
        expect(compared).to_have_count(0)
        page.keyboard.press("i")
        expect(compared.locator("[data-answer]").first).to_be_visible()
        page.keyboard.press("Shift+ArrowRight")
        expect(compared).to_have_count(0)
        assert player.problems == []
