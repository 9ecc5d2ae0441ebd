"""A person's own page: reached from the lobby, empty at first, then with their games and how well they play."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.player import LAPTOP, PHONE, OpenWindow, Size, both_sizes
from passgo.server.store import SqlStore
from passgo.table.games.own_games import LEAST
from passgo.table.people.guests import Guest
from passgo.table.state.results import SeatResult
from passgo.table.state.table_log import HostIs, write_entry
from passgo.table.store import Listing, Sitter, TalkRow
from server.harness import Server
from table.alone import SECRET
from table.finished import ANN, BOB, BOB_SECRET, listing, mine, of_bot, of_person, part, row

pytestmark = pytest.mark.browser

DAY = 86_400.0
FIRST = 1_793_000_000.0
LOST = [14.2, 9.8, 31.5, 8.0, 12.4, 7.7, 10.1, 4.9, 9.3, 6.6, 5.2, 11.0]
PLACES = [3, 2, 4, 1, 2, 3, 1, 1, 4, 2, 1, 2]
EDITIONS = ["us1973", "us1973", "ca1961", "us1973", "fr2013"]


HOSTED = [TalkRow(1, 0, write_entry(HostIs(ANN.id, "Ann")).decode(), 1.0)]


def finished(n: int) -> Listing:
    """The game of a day."""
    costs = {"buying": 2.0 + n % 3, "trading": 6.0 - n % 2, "building": 1.0 - n % 3, "jail": 0.2}
    review = part("p1", 20 + n, LOST[n], luck=18.0 - 7 * (n % 6), skill=5.0 - n % 4, **costs)
    others = [of_bot(bot, place) for bot, place in zip(("steady", "strong", "easy"), _others(n), strict=True)]
    return listing(
        FIRST + n * DAY, mine(PLACES[n], review), *others, edition=EDITIONS[n % 5], code=f"AAA{100 + n}"
    )


def _others(n: int) -> list[int]:
    return [place for place in (1, 2, 3, 4) if place != PLACES[n]]


def unreviewed() -> Listing:
    """The last game, which nobody has reviewed."""
    person = SeatResult(guest="somebody", bot="", place=2, review=None)
    return listing(FIRST + 20 * DAY, mine(1), person, edition="picsou", code="ABC200")


def keep(folder: Path, listings: Sequence[Listing], *guests: Guest) -> None:
    """Store the tables of these games."""

    async def write() -> None:
        store = await SqlStore.open(folder)
        for guest in guests or (ANN,):
            await store.keep_guest(guest.row(1.0))
        for one in listings:
            brief = json.loads(one.brief)
            await store.begin_game(row(brief["game"], brief["edition"]), one, HOSTED)
        await store.close()

    with ThreadPoolExecutor(1) as thread:  # the browser's driver has an event loop in this one
        thread.submit(asyncio.run, write()).result()


def open_you(server: Server, page: Page) -> None:
    """Open Ann's lobby, and go from there to her page."""
    page.add_init_script(
        f"localStorage.setItem('passgo-secret', '{SECRET}'); localStorage.setItem('passgo-name', 'Ann')"
    )
    page.goto(server.url)
    page.locator("[data-open-you]").click()
    expect(page.locator("[data-you]")).to_be_visible()


@both_sizes
def test_an_empty_page_invites(open_window: OpenWindow, tmp_path: Path, size: Size) -> None:
    player = open_window(size, "en", still=True)
    with Server(tmp_path) as server:
        open_you(server, player.page)
        expect(player.page.locator(".empty")).to_have_text("Your first game draws the first dot.")
        player.page.locator("[data-you] [data-act='play']").click()
        expect(player.page.locator("main[data-page='lobby']")).to_be_visible()
        player.page.locator("[data-open-you]").click()
        player.page.locator("[data-theme-row] button").first.click()
        expect(player.page.locator("[data-lesson]")).to_be_visible()
    assert player.problems == []


@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "en"), (PHONE, "fr")], ids=["laptop", "phone"])
def test_games_and_play_are_shown(open_window: OpenWindow, tmp_path: Path, size: Size, language: str) -> None:
    keep(tmp_path, [*map(finished, range(len(LOST))), unreviewed()])
    player = open_window(size, language, still=True)
    page = player.page
    with Server(tmp_path) as server:
        open_you(server, page)
        expect(page.locator(".dot")).to_have_count(len(LOST))
        expect(page.locator(".dot.won")).to_have_count(PLACES.count(1))
        steady = page.locator("[data-against='steady'] b")
        behind = sum(_others(n)[0] > PLACES[n] for n in range(len(LOST)))
        expect(steady).to_have_text(
            f"{behind} of {len(LOST)}" if language == "en" else f"{behind} sur {len(LOST)}"
        )
        expect(page.locator("[data-game] .sum")).to_have_count(7)
        expect(page.locator("[data-game]").first).to_contain_text(
            "not reviewed yet" if language == "en" else "pas encore analysée"
        )
        expect(page.locator("[data-edition='us1973'] [data-among]")).to_be_visible()
        expect(page.locator("[data-among]")).to_have_count(1)
        expect(page.locator(".advice")).to_contain_text("Trading" if language == "en" else "Échanges")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        expect(page.locator("[data-today]")).to_be_visible()
        themes = page.locator("[data-theme-row]")
        expect(themes.first).to_contain_text("0/")
        expect(themes.last.locator("button")).to_be_visible()
        with page.expect_download() as kept:
            page.locator("[data-take]").click()
        found = json.loads(Path(kept.value.path()).read_bytes())
        assert [len(found["games"]), found["least"]] == [len(LOST) + 1, LEAST]
        page.locator("[data-game] .cite").first.click()
        expect(page.locator("main[data-page='replay']")).to_be_visible()


TABLE = "[data-you] table:not([data-friend] table), [data-against], [data-edition], [data-parts]"
"""All that a page says of games, but for the way to them, and for the people there."""


def saved_games(page: Page, at: Path) -> Path:
    """Take one's games along as a file."""
    with page.expect_download() as saved:
        page.locator("[data-take]").click()
    saved.value.save_as(at)
    return at


def shown(page: Page) -> list[str]:
    return page.locator(TABLE).all_text_contents()


def test_another_browser_has_the_same_table_by_a_file(open_window: OpenWindow, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    keep(tmp_path / "games", [*map(finished, range(len(LOST))), unreviewed()])
    player, other = open_window(LAPTOP, "en", still=True), open_window(PHONE, "en", still=True)
    with Server(tmp_path / "games") as server:
        open_you(server, player.page)
        expect(player.page.locator(".dot")).to_have_count(len(LOST))
        file = saved_games(player.page, tmp_path / "you.json")

        page = other.page
        page.goto(f"{server.url}/you")
        expect(page.locator("[data-you] .empty")).to_be_visible()
        page.locator("[data-import]").set_input_files(file)
        said = page.locator("[data-said]")
        expect(said).to_have_text(f"{len(LOST) + 1} games imported. This browser keeps them.")
        assert shown(page) == shown(player.page)
        page.locator("[data-import]").set_input_files(file)
        expect(said).to_have_text("Every game of this file was here already.")
        page.reload()
        expect(page.locator(".dot")).to_have_count(len(LOST))
        assert shown(page) == shown(player.page)

        spoilt = tmp_path / "spoilt.json"
        spoilt.write_text(file.read_text("utf-8").replace('"place": 1', '"place": 7', 1), "utf-8")
        page.locator("[data-import]").set_input_files(spoilt)
        expect(said).to_contain_text("Expected a place from 1 to")
        assert shown(page) == shown(player.page)
        page.locator("[data-game] .cite").nth(1).click()
        expect(page.locator("main[data-page='replay']")).to_be_visible()  # this server has the game
        page.go_back()
        page.locator("[data-drop-files]").click()
        expect(page.locator("[data-you] .empty")).to_be_visible()
        page.reload()
        expect(page.locator("[data-you] .empty")).to_be_visible()
    assert len(other.problems) == 1
    assert "422" in other.problems[0]


def met(n: int) -> Listing:
    """A game of Ann and Bob."""
    ahead = n % 3 != 0
    one = listing(
        FIRST + n * DAY,
        mine(1 if ahead else 3, part("p1", 10 + n, 4.0 + n)),
        of_person(BOB, 2, part("p2", 12, 9.0 + n % 2)),
        of_bot("steady", 3 if ahead else 1),
        edition="us1973",
        code=f"AAB{100 + n}",
    )
    return one._replace(sitters=(*one.sitters, Sitter(BOB.id, False, False)))


def as_guest(page: Page, server: Server, secret: str, name: str) -> Locator:
    """Open the page of a person; returns what it says of the other."""
    page.add_init_script(
        f"localStorage.setItem('passgo-secret', '{secret}'); localStorage.setItem('passgo-name', '{name}')"
    )
    page.goto(f"{server.url}/you")
    expect(page.locator("[data-friend]")).to_have_count(1)
    return page.locator("[data-friend]")


def test_two_people_compare_their_play_if_both_agree(open_window: OpenWindow, tmp_path: Path) -> None:
    keep(tmp_path, [met(n) for n in range(6)], ANN, BOB)
    ann, bob = open_window(LAPTOP, "en", still=True), open_window(PHONE, "fr", still=True)
    with Server(tmp_path) as server:
        bobs = as_guest(ann.page, server, SECRET, "Ann")
        anns = as_guest(bob.page, server, BOB_SECRET, "Bob")
        expect(bobs).to_contain_text("4 ahead, 2 behind, of 6")
        expect(anns).to_contain_text("2 devant, 4 derrière, sur 6")
        bobs.get_by_role("button", name="Ask to compare").click()
        expect(bobs).to_contain_text("Bob has not answered yet")

        bob.page.reload()
        expect(anns).to_contain_text("Ann propose de comparer")
        anns.get_by_role("button", name="Refuser").click()
        expect(anns).to_contain_text("Vous ne comparez pas")
        ann.page.reload()
        expect(bobs).to_contain_text("Bob doesn’t want to compare")
        expect(bobs).not_to_contain_text("9.5")

        anns.get_by_role("button", name="Accepter").click()
        expect(anns).to_contain_text("vous 9,5")
        ann.page.reload()
        expect(bobs).to_contain_text("Bob 9.5")
        bobs.locator("summary").click()
        expect(bobs.locator("tbody tr")).to_have_count(6)
        bobs.get_by_role("button", name="Stop comparing").click()
        expect(bobs).to_contain_text("You don’t compare your play with Bob’s")
        bob.page.reload()
        expect(anns).to_contain_text("Ann ne souhaite pas comparer")
        expect(anns).not_to_contain_text("9,5")
        for one in (ann, bob):
            assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            assert one.problems == []


def test_games_of_a_file_that_this_version_cannot_read_hide_nothing(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    keep(tmp_path, [finished(0)])
    page = open_window(LAPTOP, "fr", still=True).page
    page.add_init_script("localStorage.setItem('passgo-games', JSON.stringify({games: [{game: 'x'}]}))")
    with Server(tmp_path) as server:
        open_you(server, page)
        expect(page.locator(".dot")).to_have_count(1)
        expect(page.locator("[data-you] [role=alert]")).to_contain_text("$.games[0]")


def test_one_game_has_a_dot_and_no_line(open_window: OpenWindow, tmp_path: Path) -> None:
    keep(tmp_path, [finished(0)])
    player = open_window(LAPTOP, "en", still=True)
    with Server(tmp_path) as server:
        open_you(server, player.page)
        expect(player.page.locator(".dot")).to_have_count(1)
        expect(player.page.locator("[data-you]")).to_contain_text(
            f"The line begins with {LEAST} reviewed games."
        )
        expect(player.page.locator("[data-parts]")).to_have_count(0)
