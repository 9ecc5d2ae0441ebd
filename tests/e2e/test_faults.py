"""An edition that cannot be read is reported, in the terminal before the start and on the page after it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from e2e.player import PHONE, OpenWindow
from server.harness import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that break nothing in it."""
    with Server(tmp_path_factory.mktemp("games")) as running:
        yield running


BROKEN = """
from passgo.editions import EditionError, EditionFault
from passgo.protocol import briefs
def broken():
    raise EditionError([EditionFault("mine.toml", "knobs.go_salary.value", "-4", "0 or more"), EditionFault("mine.toml", "board", "no spaces", "some")])
briefs.edition_briefs = broken
"""


@pytest.mark.browser
@pytest.mark.parametrize(
    ("language", "words", "gone"),
    [
        ("en", "couldn’t be loaded", "Can’t reach the passgo server"),
        ("fr", "n’a pas pu être chargée", "Le serveur de passgo est injoignable"),
    ],
)
def test_the_page_says_what_is_wrong(
    open_window: OpenWindow, tmp_path: Path, language: str, words: str, gone: str
) -> None:
    """With a file of an edition; then with the server, which is no longer there when the page is asked for again."""
    with Server(tmp_path, before=BROKEN) as server:
        status, text, _ = server.get("/api/editions")
        assert status == 409
        assert text.decode().splitlines() == [
            "mine.toml: knobs.go_salary.value: -4; allowed: 0 or more",
            "mine.toml: board: no spaces; allowed: some",
        ]
        page = open_window(PHONE, language, still=True, worker=True).page
        page.goto(server.url)
        faults = page.locator("[data-faults]")
        expect(faults).to_contain_text(words)
        expect(faults).to_contain_text("knobs.go_salary.value: -4")
        page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.reload()
    expect(page.locator("h1")).to_have_text(gone)


@pytest.mark.browser
def test_the_page_comes_back_by_itself_once_the_server_answers(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    page = open_window(PHONE, "en", still=True, worker=True).page
    with Server(tmp_path) as server:
        page.goto(server.url)
        page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.reload()
    expect(page.locator("h1")).to_have_text("Can’t reach the passgo server")
    with Server(tmp_path, port=server.port):
        expect(page.locator("[data-start]")).to_be_visible()


@pytest.mark.browser
@pytest.mark.parametrize(
    ("status", "words"),
    [
        (503, "Le serveur ne peut pas lire ses parties en ce moment."),
        (429, "Trop de demandes en trop peu de temps."),
        (500, "Réponse inattendue du serveur."),
    ],
)
def test_refusals_of_the_server_are_in_the_words_of_the_screen(
    open_window: OpenWindow, server: Server, status: int, words: str
) -> None:
    page = open_window(PHONE, "fr", still=True).page
    page.route("**/api/editions", lambda route: route.fulfill(status=status, body="host-store-broken"))
    page.goto(server.url)
    expect(page.locator(".banners .banner")).to_contain_text(words)
    expect(page.locator("body")).not_to_contain_text("host-store-broken")


@pytest.mark.browser
@pytest.mark.parametrize("status", [503, 429, 0])
def test_a_game_that_cannot_be_read_is_asked_for_again(
    open_window: OpenWindow, server: Server, status: int
) -> None:
    with server.screen(who="Ann", code="") as table:
        table.start("person", "rules")
        player = open_window(PHONE, "fr", still=True)
        page = player.page
        tried = 0

        def refuse(route: Route) -> None:
            nonlocal tried
            tried += 1
            if tried > 2:
                route.continue_()
            elif status:
                route.fulfill(status=status)
            else:
                route.abort()

        page.route("**/api/games/*/edition*", refuse)
        player.open(server)
        expect(page.locator(".banners .banner")).to_be_visible()
        expect(page.locator("[data-await]").first).to_be_visible()
        expect(page.locator(".banners .banner")).to_have_count(0)
        assert tried == 3


def test_no_table_opens_with_a_broken_file(tmp_path: Path) -> None:
    files = [tmp_path / "one.toml", tmp_path / "two.toml"]
    for file in files:
        file.write_text('extends = "us1973"\n[knobs]\ngo_salary = -4\n', encoding="utf-8")
    words = [word for file in files for word in ("--edition", str(file))]
    done = subprocess.run(
        [sys.executable, "-m", "passgo", "play", "--no-browser", "--port", "0", "--data", str(tmp_path / "d"), *words],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.count("knobs.go_salary.value: -4; allowed:") == 2
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "d").exists()
