"""Said across the table: a rent is on the stage, and each side says a word to it that the other hears there."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.player import LAPTOP, PATIENT, PHONE, OpenWindow, Player, Size, both_sizes
from e2e.test_game import audit
from e2e.test_picsou import POSITION
from server.harness import Screen, Server

pytestmark = pytest.mark.browser

DUE = """
edition = "us1973"
players = 2
moves = '''
p2 roll 2 4
'''
[table]
turn = "p2"
[p1]
deeds = ["oriental_avenue"]
"""
"""Bob has come to a deed of Ann's, who has not asked for her rent yet."""


def open_table(player: Player, server: Server, who: str, code: str) -> Page:
    player.page.add_init_script(PATIENT)
    player.open(server, who)
    player.page.goto(f"{server.url}/t/{code}")
    expect(player.page.locator("[data-await]").first).to_be_visible()
    return player.page


def seat_two(server: Server, ann: Screen) -> str:
    """Lay a table for Ann and Bob, each at a screen of their own, and begin; return its code."""
    ann.lay(["person", "free"], claims=False)
    code: str = ann.people["code"]
    with server.screen(who="Bob", code=code) as bob:
        bob.ask("sit", place=2, name="Bob")
        bob.ask("ready", ready=True)
        assert ann.ask("begin")["t"] == "ack"
    return code


def wait_for_rest(parts: Locator) -> None:
    """They are there, and in full ink."""
    expect(parts.first).to_be_visible()
    parts.evaluate_all(
        "(all) => Promise.all(all.flatMap((one) => one.getAnimations()).map((one) => one.finished))"
    )


def wait_for_stamp(page: Page) -> None:
    """The rent is stamped, and the sums that changed with it have come to rest."""
    expect(page.locator("[data-receipt]")).to_be_visible()
    expect(page.locator(".stamp")).to_be_visible()
    wait_for_rest(page.locator(".change"))


@both_sizes
def test_a_word_is_said_to_a_rent_and_heard_there(
    open_window: OpenWindow, tmp_path: Path, size: Size
) -> None:
    first = open_window(size, "en", pace="table")
    second = open_window(PHONE if size == LAPTOP else LAPTOP, "fr", pace="table")
    with Server(tmp_path, before=POSITION.format(text=DUE)) as server, server.screen() as table:
        code = seat_two(server, table)
        ann, bob = open_table(first, server, "Ann", code), open_table(second, server, "Bob", code)
        ann.locator("[data-act='claim']:visible").click()
        for page in (ann, bob):
            wait_for_stamp(page)
        audit(bob, "words to say")
        bob.locator("[data-react='ouch']").click()
        expect(bob.locator("[data-react]")).to_have_count(0)  # one word each
        expect(ann.locator("[data-reaction='ouch']")).to_be_in_viewport()
        expect(ann.locator("[data-reaction='ouch']")).to_contain_text("Ouch!")
        expect(ann.locator("[data-said]")).to_have_count(0)  # it is said once
        ann.locator("[data-react='come-again']").click()
        expect(bob.locator("[data-reaction='come-again']")).to_contain_text("Revenez quand vous voulez")
        wait_for_rest(ann.locator("[data-reaction]"))
        audit(ann, "words said")
        for page in (ann, bob):
            page.locator("[data-go-on]").click()
            expect(page.locator("[data-receipt]")).to_have_count(0)
            expect(page.locator("[data-reaction]")).to_have_count(0)
        assert first.problems == second.problems == []


def test_nobody_alone_at_a_screen_is_offered_words(open_window: OpenWindow, tmp_path: Path) -> None:
    player = open_window(LAPTOP, "en", pace="table")
    with Server(tmp_path, before=POSITION.format(text=DUE)) as server, server.screen() as table:
        table.lay(["person", "person"], claims=False, begin=True)
        page = open_table(player, server, "Ann", table.people["code"])
        page.locator("[data-act='claim']:visible").click()
        expect(page.locator("[data-receipt]")).to_be_visible()
        expect(page.locator("[data-react]")).to_have_count(0)
        assert player.problems == []
