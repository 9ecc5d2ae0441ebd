"""A trade is an event: an offer comes onto the stage by itself, and giving for nothing is asked twice."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.player import LAPTOP, PATIENT, PHONE, OpenWindow, Player, Size
from e2e.test_game import audit
from server.harness import Screen, Server, new_places

pytestmark = pytest.mark.browser

SIZES: tuple[Size, ...] = ((360, 640), PHONE, (1024, 768), (1280, 720), LAPTOP, (2560, 1440))
START = """
edition = "us1973"
players = 3
[p1]
cash = 372
deeds = ["st_charles_place", "virginia_avenue", "boardwalk"]
[p2]
cash = 264
deeds = ["states_avenue", "park_place"]
[p3]
cash = 500
deeds = ["reading_railroad"]
"""
SOON = """
const later = window.setTimeout;
const held = [];
window.setTimeout = (work, time, ...more) =>
  time === 600 || time === 800 ? -held.push(() => work(...more)) : later(work, time, ...more);
window.pauseIsOver = () => held.splice(0).forEach((work) => work());
"""
"""For a page: the pause before an act has the focus, or gives something away, lasts until `pauseIsOver()`."""
FOCUS = "document.activeElement?.dataset.act ?? ''"
CUT = """[...document.querySelectorAll('.sheet .deed b, .sheet .deed p, .sheet h2')]
  .filter((e) => e.checkVisibility() && e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent)"""
"""The words of a sheet that do not have the room they need."""

Table = tuple[Server, Screen, Screen, Screen]


@contextmanager
def three_friends(tmp_path: Path) -> Iterator[Table]:
    """Three people at three screens; the first is to roll."""
    with Server(tmp_path) as server, server.screen() as ann:
        terms = {"edition": "us1973", "claims": "automatic"}
        places = new_places(["person", "free", "free"])
        assert ann.ask("create", terms=terms, places=places, start=START)["t"] == "ack"
        code = ann.people["code"]
        with server.screen(who="Bob", code=code) as bob, server.screen(who="Cid", code=code) as cid:
            for place, friend in enumerate((bob, cid), 2):
                assert friend.ask("sit", place=place)["t"] == "ack"
                friend.ask("ready", ready=True)
            ann.ask("ready", ready=True)
            assert ann.ask("begin")["t"] == "ack"
            yield server, ann, bob, cid


def at_table(player: Player, server: Server) -> Page:
    player.page.add_init_script(SOON)
    player.open(server)
    expect(player.page.locator("[data-act='roll']:visible")).to_be_enabled()
    return player.page


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_offer_comes_onto_the_stage_and_no_key_answers_it_by_chance(
    open_window: OpenWindow, tmp_path: Path, language: str
) -> None:
    with three_friends(tmp_path) as (server, _ann, bob, cid):
        player = open_window(LAPTOP, language, still=True)
        page = at_table(player, server)
        assert cid.ask("offer", text="p3 offer p1 40 for virginia_avenue")["t"] == "ack"
        shown = page.locator("[data-offer-open]")
        expect(shown).to_have_attribute("data-offer-open", "1")
        assert page.evaluate(FOCUS) == ""
        page.keyboard.press("Space")
        page.keyboard.press("Enter")
        expect(shown).to_be_visible()  # neither was meant for it
        page.evaluate("pauseIsOver()")
        assert page.evaluate(FOCUS) == "reject"
        assert bob.ask("offer", text="p2 offer p1 states_avenue 60 for boardwalk")["t"] == "ack"
        place = page.locator("[data-offer-at]")
        expect(place).to_have_attribute("data-offer-at", "2")  # the other is newer
        page.keyboard.press("ArrowLeft")
        expect(shown).to_have_attribute("data-offer-open", "2")
        pink, blue = (
            page.locator(f"[data-deed-offered='{deed}']") for deed in ("states_avenue", "boardwalk")
        )
        expect(pink).to_contain_text("3 of 3" if language == "en" else "3 sur 3")
        expect(pink).to_contain_text("20")
        expect(blue).to_contain_text("100")
        for size in SIZES:
            player.resize(size)
            expect(page.locator("[data-act='accept']")).to_be_in_viewport(ratio=1)
            assert page.evaluate(CUT) == [], size
            if size in (LAPTOP, PHONE):
                audit(page, f"an offer at {size}")
        page.keyboard.press("n")
        expect(shown).to_have_attribute("data-offer-open", "1")  # the next comes forward
        page.keyboard.press("n")
        expect(shown).to_have_count(0)
        expect(page.locator("[data-act='roll']:visible")).to_be_enabled()
        assert player.problems == []


def test_an_offer_that_was_put_away_stays_away_and_waits_in_its_line(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    with three_friends(tmp_path) as (server, _ann, bob, cid):
        player = open_window(LAPTOP, "en", still=True)
        page = at_table(player, server)
        assert bob.ask("offer", text="p2 offer p1 states_avenue for boardwalk")["t"] == "ack"
        shown = page.locator("[data-offer-open]")
        expect(shown).to_be_visible()
        assert cid.ask("offer", text="p3 offer p1 40 for virginia_avenue")["t"] == "ack"
        expect(page.locator("[data-offer-at]")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("[data-act='roll']:visible")).to_be_enabled()
        expect(shown).to_have_count(0)
        page.locator("[data-offer]").first.click()
        expect(shown).to_be_visible()
        assert player.problems == []


def test_whoever_gives_something_for_nothing_is_asked_twice(open_window: OpenWindow, tmp_path: Path) -> None:
    with three_friends(tmp_path) as (server, _ann, bob, _cid):
        player = open_window(LAPTOP, "en", still=True)
        page = at_table(player, server)
        gift = page.locator("[data-gift]")
        # By an offer of my own.
        page.keyboard.press("t")
        page.get_by_role("checkbox", name="Boardwalk").click()
        make = page.locator("[data-act='offer']:not([aria-disabled])")
        make.click()
        expect(page.locator(".sheet h2")).to_have_text("You give Boardwalk for nothing.")
        for size in SIZES:
            player.resize(size)
            expect(page.locator("[data-act='ask-something']")).to_be_in_viewport(ratio=1)
            assert page.evaluate(CUT) == [], size
            if size in (LAPTOP, PHONE):
                audit(page, f"a gift at {size}")
        player.resize(LAPTOP)
        page.locator("[data-act='give-freely']").click(force=True)
        expect(gift).to_be_visible()  # too soon
        page.locator("[data-act='ask-something']").click()
        expect(gift).to_have_count(0)
        make.click()
        page.evaluate("pauseIsOver()")
        page.locator("[data-act='give-freely']:not([aria-disabled])").click()
        expect(page.locator("[data-offer='1']")).to_be_visible()
        # By accepting such an offer.
        assert bob.ask("offer", text="p2 offer p1 nothing for virginia_avenue")["t"] == "ack"
        page.locator("[data-act='accept']").click()
        expect(gift).to_be_visible()
        page.evaluate("pauseIsOver()")
        page.locator("[data-act='give-freely']:not([aria-disabled])").click()
        expect(gift).to_have_count(0)
        expect(page.locator("[data-seat='p2'] [data-worth]")).to_have_attribute("data-worth", "914")
        assert player.problems == []


def test_a_small_sum_for_nothing_is_not_asked_about(open_window: OpenWindow, tmp_path: Path) -> None:
    with three_friends(tmp_path) as (server, ann, bob, _cid):
        player = open_window(LAPTOP, "en", still=True)
        page = at_table(player, server)
        for amount, asked in ((37, False), (38, True)):
            assert bob.ask("offer", text=f"p2 offer p1 nothing for {amount}")["t"] == "ack"
            page.locator("[data-act='accept']").click()
            expect(page.locator("[data-gift]")).to_have_count(int(asked))
            if not asked:
                expect(page.locator("[data-offer-open]")).to_have_count(0)
                assert ann.ask("why", text="p1 offer p2 335 for nothing")["reason"] is None
        assert player.problems == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_deal_that_was_struck_is_shown_and_stamped(
    open_window: OpenWindow, tmp_path: Path, size: Size
) -> None:
    with three_friends(tmp_path) as (server, _ann, bob, cid):
        player = open_window(size, "fr", still=True, pace="table")
        page = player.page
        page.add_init_script(PATIENT)
        player.open(server)
        expect(page.locator("[data-act='roll']:visible")).to_be_enabled()
        assert bob.ask("offer", text="p2 offer p3 park_place 60 for reading_railroad")["t"] == "ack"
        assert cid.ask("answer", offer=1, answer="accept")["t"] == "ack"
        expect(page.locator("[data-came-to='p3']")).to_contain_text("Parc")
        expect(page.locator("[data-came-to='p3']")).to_contain_text("60")
        expect(page.locator("[data-came-to='p2']")).to_contain_text("Reading")
        expect(page.locator("[data-stamp]")).to_have_attribute("aria-label", "VENDU")
        audit(page, f"a deal at {size}")
        stamp, figure = (
            page.locator(one).bounding_box() for one in ("[data-stamp]", "[data-came-to='p3'] > :last-child")
        )
        assert stamp
        assert figure
        assert stamp["y"] >= figure["y"] + figure["height"], "it covers no figure"
        page.evaluate("goOn()")
        expect(page.locator("[data-traded]")).to_have_count(0)
        expect(page.locator("[data-act='roll']:visible")).to_be_enabled()
        assert player.problems == []


STAMPED = """() => {
  const boxOf = (e) => e.getBoundingClientRect();
  const round = boxOf(document.querySelector('[data-whole] [data-stamp] circle')), ledger = document.querySelector('[data-closed-deal]');
  const [x, y, radius] = [(round.left + round.right) / 2, (round.top + round.bottom) / 2, round.width / 2];
  const isStamped = (e) => {
    const { left, right, top, bottom } = boxOf(e);
    return Math.hypot(x - Math.max(left, Math.min(x, right)), y - Math.max(top, Math.min(y, bottom))) < radius - 4;
  };
  const deeds = [...document.querySelectorAll('[data-whole] li')];
  return [
    ...[...document.querySelectorAll('[data-whole] dd'), ledger].filter(isStamped).map((e) => 'stamped: ' + e.textContent),
    ...deeds.filter((e) => boxOf(ledger).top < boxOf(e).bottom && boxOf(ledger).left < boxOf(e).right).map((e) => 'over the ledger: ' + e.textContent),
  ];
}"""
"""Figures that the stamp covers, and deeds that reach into the lines below them."""


def test_a_deal_of_mine_takes_the_place_of_its_offer_and_celebrates_the_group(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    with three_friends(tmp_path) as (server, _ann, bob, _cid):
        player = open_window(LAPTOP, "en", still=True, pace="table")
        page = player.page
        page.add_init_script(PATIENT)
        player.open(server)
        expect(page.locator("[data-act='roll']:visible")).to_be_enabled()
        assert bob.ask("offer", text="p2 offer p1 states_avenue 60 for boardwalk")["t"] == "ack"
        expect(page.locator("[data-offer-open]")).to_be_visible()
        page.keyboard.press("y")
        expect(page.locator("[data-traded]")).to_be_visible()
        expect(page.locator("[data-offer], [data-offer-open]")).to_have_count(0)
        expect(page.locator("[data-came-to='p1'] [data-deed-offered='states_avenue']")).to_be_visible()
        page.keyboard.press("Space")
        whole = page.locator("[data-whole='pink']")
        expect(whole).to_be_visible()
        expect(page.locator("[data-await] h2")).to_have_text("The pink group is yours!")
        expect(whole.locator("li")).to_have_count(3)
        expect(whole.locator("li").first).to_contain_text("$20")
        ledger = page.locator("[data-closed-deal]")
        expect(ledger).to_contain_text("$372 → $432")
        expect(ledger).to_contain_text("dark blue")
        for size in SIZES:
            player.resize(size)
            assert page.evaluate(STAMPED) == [], size
            if size in (LAPTOP, PHONE):
                audit(page, f"a complete group at {size}")
        player.resize(LAPTOP)
        page.keyboard.press("b")
        expect(whole).to_have_count(0)
        expect(page.locator(".sheet [data-act='build']").first).to_be_enabled()
        assert player.problems == []


def test_a_character_has_a_face_on_the_stage(open_window: OpenWindow, tmp_path: Path) -> None:
    with Server(tmp_path) as server, server.screen() as ann:
        places = new_places(["person", "odile:level=steady", "person"])
        start = START + '[table]\nturn = "p2"\n'
        terms = {"edition": "us1973", "claims": "automatic"}
        answer = ann.ask("create", terms=terms, places=places, start=start)
        assert answer["t"] == "ack", answer
        ann.ask("pace", ms=5000)
        player = open_window(LAPTOP, "en", still=True)
        page = player.page
        player.open(server)
        page.goto(f"{server.url}/t/{ann.people['code']}")
        page.locator("[data-begin]").click()
        expect(page.locator("[data-await] header clipPath").first).to_be_attached()
        assert player.problems == []
