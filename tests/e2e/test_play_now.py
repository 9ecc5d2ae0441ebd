"""The first layer of the lobby: one press begins a game, by the book that was played last."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import LAPTOP, OpenWindow, both_sizes
from e2e.test_game import audit
from server.harness import Server

pytestmark = pytest.mark.browser


def test_enter_begins_the_game_that_is_shown(open_window: OpenWindow, tmp_path: Path) -> None:
    player = open_window(LAPTOP, "en", still=True)
    page = player.page
    with Server(tmp_path) as server:
        player.open(server)
        expect(page.locator("[data-start]")).to_be_focused()
        expect(page.locator("[data-time]")).to_contain_text("about 20 min")
        expect(page.locator("[data-face]")).to_have_count(4)
        expect(page.locator("[data-face='person']")).to_contain_text("You")
        page.keyboard.press("Enter")
        expect(page.locator("[data-await]").first).to_be_visible()
        with server.screen(code=page.url.rsplit("/", 1)[-1]) as screen:
            names = [seat["name"] for seat in screen.state["seats"]]
        assert names == ["Balloon", "Marguerite", "Quill", "Théo"], "nobody gave a name"
        assert page.evaluate("localStorage.getItem('passgo-name')") is None
        assert player.problems == []


@both_sizes
def test_what_is_chosen_is_played_now_and_the_book_again_next_time(
    open_window: OpenWindow, tmp_path: Path, size: tuple[int, int]
) -> None:
    player = open_window(size, "fr", still=True)
    page = player.page
    with Server(tmp_path) as server:
        player.open(server)
        expect(page.locator("section.ticket [data-edition='us1973']")).to_be_visible()
        expect(page.locator("[data-played]")).to_have_count(0)
        player.change_table()
        expect(page.get_by_role("heading", level=1)).to_be_focused()
        expect(page.locator("[data-lobby-seat='p1']")).to_contain_text("Vous")
        page.locator(".books [data-edition='picsou']").click()
        page.locator("[data-lobby-seat] .icon-button").last.click()
        page.locator("[data-one-card]").click()
        expect(page.locator("[data-edition='picsou']")).to_be_visible()
        expect(page.locator("[data-face]")).to_have_count(3)
        player.start()
        expect(page.locator("[data-await]").first).to_be_visible()
        page.go_back()
        expect(page.locator("[data-go-on]")).to_have_count(1)
        page.goto(f"{server.url}/replay")  # leads to the lobby, in a page that knows nothing yet
        expect(page.locator("[data-edition='picsou']")).to_be_visible()
        page.locator("[data-go-on]").click()
        expect(page.locator("[data-await]").first).to_be_visible()
        assert player.problems == []


def test_a_name_that_was_given_is_said_and_no_bot_keeps_it(open_window: OpenWindow, tmp_path: Path) -> None:
    player = open_window(LAPTOP, "en", still=True)
    page = player.page
    with Server(tmp_path) as server:
        player.open(server)
        page.locator("[data-me]").click()
        page.locator("[data-name]").fill("Quill")
        page.keyboard.press("Enter")
        expect(page.locator("[data-me]")).to_have_text("Quill")
        player.start()
        expect(page.locator("[data-await]").first).to_be_visible()
        with server.screen(code=page.url.rsplit("/", 1)[-1]) as screen:
            assert [seat["name"] for seat in screen.state["seats"]] == [
                "Quill",
                "Marguerite",
                "Odile",
                "Théo",
            ]
        assert player.problems == []


@both_sizes
def test_six_characters_sit_down_at_the_level_of_their_seat(
    open_window: OpenWindow, tmp_path: Path, size: tuple[int, int]
) -> None:
    player = open_window(size, "fr", still=True)
    page = player.page
    with Server(tmp_path) as server:
        player.open(server)
        expect(page.locator("[data-face='bot']").first).to_contain_text("patiente")
        player.change_table()
        page.locator("[data-lobby-seat='p3'] [data-cast]").click()
        six = page.locator("[data-character]")
        expect(six).to_have_count(6)
        expect(page.locator("[data-character='quill']")).to_have_attribute("aria-checked", "true")
        audit(page, "six characters")
        page.locator("[data-character='odile']").click()
        expect(six).to_have_count(0)
        page.locator("[data-lobby-seat='p3'] [data-kind]").select_option("easy")
        player.start()
        expect(page.locator("[data-await]").first).to_be_visible()
        with server.screen(code=page.url.rsplit("/", 1)[-1]) as screen:
            seats = [(seat["name"], seat["bot"]) for seat in screen.state["seats"]]
        assert seats[1:] == [
            ("Marguerite", "marguerite:level=steady"),
            ("Odile", "odile:level=easy"),
            ("Théo", "theo:level=steady"),
        ]
        assert player.problems == []


def test_lists_without_a_table_lead_to_one(open_window: OpenWindow, tmp_path: Path) -> None:
    player = open_window(LAPTOP, "en", still=True)
    page = player.page
    with Server(tmp_path) as server:
        player.open(server)
        for tab, name in (("games", "ended"), ("tables", "mine")):
            page.locator(f"[data-tab='{tab}']").click()
            page.locator(f"[data-invite='{name}']").click()
            expect(page.locator("[data-start]")).to_be_visible()
        page.locator("[data-tab='tables']").click()
        page.locator("[data-invite='open']").click()
        expect(page.locator("[data-lobby-seat] [data-kind]").last).to_have_value("guest")
        expect(page.locator("[data-start]")).to_have_text("Create table")
        assert player.problems == []
