"""Editions are read and custom boards made without a file: changed on the drawn board, kept, played."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from e2e.player import LAPTOP, PHONE, OpenWindow
from e2e.test_game import audit
from server.harness import Server

pytestmark = pytest.mark.browser


AS_AN_OLDER_CLIENT = """() => {
  const boards = JSON.parse(localStorage.getItem('passgo-boards'));
  boards[0].brief = { ...boards[0].brief, house: [] };
  localStorage.setItem('passgo-boards', JSON.stringify(boards));
  return boards[0].brief.id;
}"""
"""Keep the board as an older client did; return its name in the lobby."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("games")) as running:
        yield running


def test_a_book_is_read_from_the_lobby(open_window: OpenWindow, server: Server) -> None:
    player = open_window(LAPTOP, "en", still=True)
    page = player.page
    player.open(server)
    player.change_table()
    page.locator("[data-edition=picsou]").click()
    page.locator("[data-read]").click()
    book = page.locator("[data-book=picsou]")
    expect(book.locator(".certificate")).to_have_count(34)
    expect(book.locator("[data-lengths] tbody tr")).to_have_count(5)
    expect(book.locator("#special tbody tr").filter(has_text="Skyscrapers")).to_have_text(re.compile("12.*0"))
    for part in ("#cards .card", "#papers .share", "#papers .voucher", "[data-rule]"):
        expect(book.locator(part).first).to_be_attached()
    audit(page, "a book")
    assert player.problems == []


def test_a_board_is_made_kept_and_played(open_window: OpenWindow, server: Server) -> None:
    player = open_window(LAPTOP, "fr", still=True)
    page = player.page
    player.open(server)
    player.change_table()
    page.locator("[data-boards]").click()
    page.locator("[data-edition=fr2013]").click()
    page.locator("[data-begin-board]").click()
    verdict = page.locator("[data-verdict]")
    expect(verdict).to_have_attribute("data-verdict", "good")

    # by keys: to the space before GO, into it, and its new price and name
    page.locator("[data-at='0']").focus()
    for key in ("ArrowRight", "Enter"):
        page.keyboard.press(key)
    deed = page.locator("[data-subject='deeds.rue_de_la_paix']")
    name = deed.locator("textarea[data-language=fr]")
    name.fill("Rue du Port")
    expect(deed.locator("textarea[data-language=en]")).to_have_value("Rue du Port")
    deed.locator("[data-field$='.price'] input").fill("500")
    expect(verdict).to_have_attribute("data-verdict", "good")
    expect(deed.locator("[data-field$='.mortgage'] input")).to_have_value("250")
    expect(page.locator(".certificate")).to_contain_text("Rue du Port")

    # what does not fit is said where it stands, and taken back
    rent = deed.locator("[data-field$='rents[1]']")
    rent.locator("input").fill("9000")
    fault = deed.locator("[data-field$='rents[2]'] [role=alert]")
    expect(fault).to_contain_text("au moins 9000")
    expect(page.locator("[data-play]")).to_have_attribute("aria-disabled", "true")
    audit(page, "a board of one's own")
    page.keyboard.press("Control+z")
    expect(fault).to_have_count(0)
    expect(verdict).to_have_attribute("data-verdict", "good")
    deed.locator("[data-reset$='.price']").click()
    expect(deed.locator("[data-field$='.price'] input")).to_have_value("400")
    page.locator("[data-undo]").click()
    expect(deed.locator("[data-field$='.price'] input")).to_have_value("500")

    # it is there again when the page is loaded anew, and fits a phone
    page.reload()
    player.resize(PHONE)
    expect(verdict).to_have_attribute("data-verdict", "good")
    page.locator("[data-tab=changed]").click()
    expect(page.locator("[data-field]")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    with page.expect_download() as download:
        page.locator("[data-download]").click()
    written = tomllib.loads(download.value.path().read_text(encoding="utf-8"))
    assert written["extends"] == "fr2013"
    assert written["deeds"] == {
        "rue_de_la_paix": {
            "name": {"en": "Rue du Port", "fr": "Rue du Port"},
            "price": 500,
            "mortgage": 250,
        }
    }

    # a browser that has forgotten it opens the file, and goes on
    page.evaluate("localStorage.removeItem('passgo-boards')")
    page.goto(f"{server.url}/boards")
    expect(page.locator("[data-board]")).to_have_count(0)
    for said, boards in (
        ("extends = 'us1973'\n[spaces.go]\nx = 1", 0),
        (download.value.path().read_text(), 1),
    ):
        file = {"name": "ours.toml", "mimeType": "application/toml", "buffer": said.encode()}
        page.locator("[data-open-board]").set_input_files(file)
        if not boards:
            expect(page.get_by_role("alert")).to_contain_text("spaces.go.x")
    expect(verdict).to_have_attribute("data-verdict", "good")
    page.locator("[data-tab=changed]").click()
    expect(page.locator("[data-field]")).to_have_count(2)

    # one that an older client kept is described anew by whoever opens the lobby
    own = page.evaluate(AS_AN_OLDER_CLIENT)
    page.goto(server.url)
    player.change_table()
    page.locator(f"[data-edition='{own}']").click()
    expect(page.locator("[data-house]").first).to_be_attached()
    held: list[Route] = []
    page.route("**/api/bots", lambda route: held.append(route))  # noqa: PLW0108 -- the driver refuses a built-in
    page.go_back()

    # and it is played, once the bots are known
    with page.expect_request("**/api/bots"):
        page.locator("[data-play]").click()
    expect(page.locator("[data-start]")).to_have_attribute("aria-disabled", "true")
    held[0].continue_()
    player.start()
    space = page.locator("[data-space=rue_de_la_paix]").first
    expect(space).to_have_attribute("aria-label", re.compile("^Rue du Port, .* 500\u00a0M$"))
    assert player.problems == []
