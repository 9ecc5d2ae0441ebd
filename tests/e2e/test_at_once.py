"""Games that begin at once from an address: on a server, in the static build, and in a page of the documentation."""

from __future__ import annotations

import shutil
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from e2e.player import LAPTOP, PHONE, OpenWindow
from e2e.static_host import built, hosted
from house.tools import ROOT
from server.harness import Server

pytestmark = pytest.mark.browser

POSITION = ROOT / "docs" / "positions" / "boardwalk.toml"
ROLL = "[data-act='roll']:not([aria-disabled='true'])"


def test_a_server_begins_a_first_turn_and_plays_on_from_a_position(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    with Server(tmp_path) as server:
        page = open_window(LAPTOP, "en", still=True).page
        page.goto(f"{server.url}/try/us1973")
        expect(page.locator(ROLL)).to_contain_text("Balloon")
        assert "/t/" in page.url
        page.goto(f"{server.url}/try#position={quote(POSITION.read_text(), safe='')}")
        expect(page.locator(ROLL)).to_be_visible()
        expect(page.locator("p.sub", has_text="From Pacific Avenue.")).to_be_visible()
        expect(page.locator("[data-trouble]")).to_have_count(0)


def test_an_address_that_names_nothing_to_play_says_so(open_window: OpenWindow, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        page = open_window(LAPTOP, "en", still=True).page
        page.goto(f"{server.url}/try/us1874")
        expect(page.locator("[data-trouble]")).to_contain_text("Check the edition")
        expect(page.locator("[data-start]").first).to_be_visible()
        assert page.url == f"{server.url}/"
        page.goto(f"{server.url}/try#position=edition%20=%201")
        expect(page.get_by_role("alert")).to_contain_text("edition")
        page.goto(f"{server.url}/try#%")
        expect(page.locator("[data-start]").first).to_be_visible()


@pytest.mark.slow
def test_a_page_of_the_documentation_opens_the_game_when_a_line_is_pressed(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    shutil.copy(ROOT / "docs" / "site" / "live-board.js", tmp_path)
    shutil.copy(POSITION, tmp_path)
    (tmp_path / "play").symlink_to(built())
    (tmp_path / "index.html").write_text(
        '<p><span class="live-board" data-edition="us1973">First turn</span></p>'
        f'<p><span class="live-board"><a href="{POSITION.name}">A position</a></span></p>'
        '<script src="live-board.js"></script>'
    )
    with hosted(tmp_path) as host:
        page = open_window(PHONE, "en", still=True).page
        fetched: list[str] = []
        page.on("request", lambda request: fetched.append(request.url))
        page.goto(host.url, wait_until="networkidle")
        assert not [url for url in fetched if "/play/" in url], "nobody loads the game unasked"
        for words, seen in (("First turn", "Roll for Balloon"), ("A position", "From Pacific Avenue.")):
            link = page.get_by_role("link", name=words)
            link.click()
            board = page.frame_locator("iframe")
            expect(board.locator(ROLL)).to_be_visible()
            expect(board.locator(f":is(p.sub, {ROLL})", has_text=seen)).to_be_visible()
            link.click()
            expect(page.locator("iframe")).to_have_count(0)
