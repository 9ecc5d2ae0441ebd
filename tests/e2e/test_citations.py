"""From the record, every rule that its events cite can be opened, however many events share a line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.player import LAPTOP, PATIENT, OpenWindow
from e2e.test_game import audit
from e2e.test_picsou import POSITION
from e2e.test_records import keep
from server.harness import Server

pytestmark = pytest.mark.browser

CITED = """(record) => [...record.querySelectorAll('li')].map((line) => ({
  words: line.innerText,
  rules: [...line.querySelectorAll('[data-rules]')].flatMap((cite) => cite.dataset.rules.split(' ')),
}))"""


@pytest.mark.parametrize("edition", ["nhl1999-short", "picsou-timed"])
def test_every_rule_of_a_line_can_be_opened(open_window: OpenWindow, tmp_path: Path, edition: str) -> None:
    keep(tmp_path, edition)
    with Server(tmp_path) as server, server.screen() as screen:
        cited: set[str] = set()
        known = 0
        while known < screen.n:
            for entry in json.loads(screen.read("entries", f"&after={known}")[1]):
                known = entry["n"]
                cited |= {
                    event["rule"] for event in entry["events"] if event["kind"] != "turn-began"
                }  # a heading, no line
        player = open_window(LAPTOP, "en", still=True)
        page = player.page
        record = player.open_record(server)
        lines = record.evaluate(CITED)
        assert {rule for line in lines for rule in line["rules"]} == cited
        if edition == "picsou-timed":
            rides = [line["rules"] for line in lines if "played a travel voucher" in line["words"]]
            assert rides
            assert all("voucher-move-normal" in rules for rules in rides)
        shared = record.locator("[data-rules*=' ']").first
        rules = (shared.get_attribute("data-rules") or "").split()
        shared.click()
        said = page.locator("[data-why] [data-rule]")
        expect(said).to_have_count(len(rules))
        assert [one.get_attribute("data-rule") for one in said.all()] == rules
        page.locator("[data-whole-rule]").click()
        opened = page.locator("dialog [data-rule]")
        expect(opened).to_have_count(len(rules))
        assert [one.get_attribute("data-rule") for one in opened.all()] == rules
        assert page.locator("dialog section").count() > len(rules), "and what else the book says there"
        page.keyboard.press("Escape")
        if edition == "nhl1999-short":
            look_for_help(page)
        assert player.problems == []


def test_a_slip_explains_a_rule_and_leads_to_its_turn(open_window: OpenWindow, tmp_path: Path) -> None:
    keep(tmp_path, "us1973")
    with Server(tmp_path) as server:
        player = open_window(LAPTOP, "en", still=True)
        page = player.page
        record = player.open_record(server)
        paid = record.locator("li", has_text="rent").filter(has=page.locator(".cite")).last
        cite = paid.locator(".cite").first
        cite.focus()
        page.keyboard.press("Enter")
        slip = page.locator("[data-why]")
        expect(slip.get_by_role("dialog")).to_be_focused()
        audit(page, "slip")
        one, other = slip.bounding_box(), cite.bounding_box()
        assert one
        assert other
        gap = max(one["y"] - other["y"] - other["height"], other["y"] - one["y"] - one["height"],
                  one["x"] - other["x"] - other["width"], other["x"] - one["x"] - one["width"])  # fmt: skip
        assert 0 < gap < 20, "next to it, and not over it"
        page.keyboard.press("Escape")
        expect(slip).to_have_count(0)
        expect(cite).to_be_focused()
        page.keyboard.press("Enter")
        page.locator("[data-turn-again]").click()
        expect(slip).to_have_count(0)
        expect(page.locator("[data-past]")).to_be_visible()
        assert player.problems == []


AT_ELECTRIC = """
edition = "us1973"
players = 2
[p1]
at = "electric_company"
deeds = ["park_place", "oriental_avenue"]
[p2]
deeds = ["st_james_place 2", "tennessee_avenue 2", "new_york_avenue 2", "boardwalk"]
"""


def test_chances_and_a_refused_offer_are_explained_on_the_same_slip(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    with Server(tmp_path, before=POSITION.format(text=AT_ELECTRIC)) as server, server.screen() as table:
        table.lay(["person", "steady"], edition="us1973", begin=True)
        player = open_window(LAPTOP, "en", still=True)
        page = player.page
        page.add_init_script(PATIENT)
        player.open(server)
        expect(page.locator("[data-act='roll']:visible")).to_be_enabled()
        chances = page.get_by_role("button", name="3 in 36").first
        chances.focus()
        page.keyboard.press("Enter")
        slip = page.locator("[data-why]")
        expect(slip).to_contain_text("A roll of 4 comes up in 3 of 36 cases: 8%.")
        expect(slip).to_contain_text("Seat 2 may ask for $")
        expect(slip.locator("[data-rule='rent-buildings-scale']")).to_be_visible()
        audit(page, "chances explained")
        page.locator("[data-whole-rule]").click()
        expect(page.locator("dialog [data-rule='rent-buildings-scale']")).to_be_visible()
        page.keyboard.press("Escape")
        assert table.ask("offer", text="p1 offer p2 oriental_avenue for boardwalk")["t"] == "ack"
        refused = page.locator("[data-closed='rejected']")
        refused.locator("[data-rules]").click()
        expect(slip).to_contain_text("gains too little by it.")
        expect(slip.locator("[data-rule]")).to_be_visible()
        assert player.problems == []


def look_for_help(page: Page) -> None:
    """The rules of the book by words, and the keys."""
    opened = page.locator("dialog [data-rule]")
    page.keyboard.press("?")
    page.locator("[data-search-rules]").fill("DOUBLE third")
    expect(page.locator("dialog [data-rule='three-doubles-jail']")).to_be_visible()
    assert 1 < opened.count() < 10, "only what has both words"
    audit(page, "help")
    page.locator("[data-help-tab='keys']").click()
    audit(page, "keys")
