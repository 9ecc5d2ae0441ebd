"""A table by house rules out of a file says so in the lobby and at the table, and tells how it differs from the book."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import OpenWindow, Size, both_sizes
from server.harness import Server

pytestmark = pytest.mark.browser

FILE = """
extends = "us1973"
[edition]
id = "kitchen"
title = { en = "Our kitchen table", fr = "Notre table de cuisine" }
house = true
[knobs]
go_salary = 400
[deeds.boardwalk]
rents = [50, 250, 700, 1500, 1800, 2200]
"""


@both_sizes
def test_house_rules_of_a_file_are_shown(open_window: OpenWindow, tmp_path: Path, size: Size) -> None:
    file = tmp_path / "kitchen.toml"
    file.write_text(FILE, encoding="utf-8")
    player = open_window(size, "en")
    page = player.page
    before = f"from passgo.editions import admit; admit({str(file)!r})"
    with Server(tmp_path / "data", before=before) as server:
        player.open(server)
        player.change_table()
        expect(page.locator(".ticket [data-own='us1973']")).to_contain_text("House rules")
        expect(page.locator(".ticket summary")).to_contain_text("Further house rules: none")
        changes = page.get_by_role("dialog", name="How this game differs from the rulebook")
        salary = changes.locator("[data-difference='go-salary']")
        page.locator("[data-changes]").click()
        expect(salary).to_contain_text("$400")
        page.keyboard.press("Escape")
        page.locator(".ticket summary").click()
        bonus = page.locator("[data-house='go_stop_bonus']")
        bonus.get_by_role("button").last.click()
        page.locator("[data-start]").click()
        tag = page.locator("header [data-house]")
        expect(tag).to_have_text("House rules")
        tag.click()
        expect(salary).to_contain_text("$400")
        expect(changes).to_contain_text("Bonus for stopping exactly on GO")
        changes.get_by_role("button", name="Board, deeds and cards").click()
        expect(changes.locator("[data-difference='deed']")).to_contain_text("Boardwalk")
        page.keyboard.press("Escape")
        page.locator("[data-menu]").click()
        expect(page.locator("dialog [data-own='us1973']")).to_contain_text("House rules")

    # The file is gone, the server another one: the table says it still.
    with Server(tmp_path / "data") as server:
        player.open(server)
        expect(page.locator("header [data-house]")).to_have_text("House rules")
        page.locator("header [data-house]").click()
        expect(salary).to_contain_text("$400")
    assert player.problems == []
