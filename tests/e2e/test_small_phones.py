"""Phones of little height: what is asked is in sight and in reach, whatever the size."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import PATIENT, PHONE, OpenWindow, Size
from e2e.test_game import audit
from e2e.test_real_board import begin, say
from server.harness import Server, new_places

pytestmark = pytest.mark.browser

SIZES: list[Size] = [(360, 640), (320, 568), (844, 390), (667, 375), (390, 844)]

THROW = {
    "us1973": 'edition = "us1973"\nplayers = 3\n[p2]\ndeeds = ["baltic_avenue"]\n',
    "fr2013-speed": 'edition = "fr2013-speed"\nplayers = 3\n[p1]\nlaps = 1\n[p2]\nlaps = 1\n[p3]\nlaps = 1\n',
}
"""Two dice with a rent to be asked for, and the third die that comes once GO has been passed."""

BELOW = """() => [...document.querySelectorAll('[data-pair], .faces button')].flatMap((face) => {
  const box = face.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const seen = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth && face.contains(top);
  return seen && Math.min(box.width, box.height) >= 44 ? [] : [face.ariaLabel];
})"""
"""The cells and faces that cannot be seen whole, or that a thumb would miss."""

SCROLLED = """() => [...document.querySelectorAll('.page, .page .rest, main')]
  .filter((part) => part.scrollHeight > part.clientHeight + 1).map((part) => part.className)"""
"""What has to be scrolled. Of the instructions for the table, a long row may be: it is scrolled in itself."""


SMALL = """(buttons) => buttons.filter((button) => button.getBoundingClientRect().height < 44).map((b) => b.innerText)"""
"""Buttons that a thumb would miss."""


@pytest.mark.parametrize("edition", THROW)
def test_every_die_is_in_sight_while_a_roll_is_entered(
    open_window: OpenWindow, tmp_path: Path, edition: str
) -> None:
    with Server(tmp_path) as server:
        player = open_window(SIZES[0], "fr", still=True, has_touch=True)
        page = player.page
        begin(player, server, THROW[edition], edition)
        said = say(page, [0, 1, 0])  # something is to do on the table, and can be taken back
        assert said
        while page.locator("[data-pad]").count() == 0:
            player.step()
        expect(page.locator("[data-todo]")).to_be_visible()
        for size in SIZES:
            player.resize(size)
            expect(page.locator("[data-pair]")).to_have_count(36)
            expect(page.locator(".faces")).to_have_count(1 if "speed" in edition else 0)
            expect(page.locator("[data-rent]")).to_have_count(0 if "speed" in edition else 1)
            assert page.evaluate(BELOW) == [], size
            assert page.evaluate(SCROLLED) == [], size
            audit(page, f"a roll at {size}")
        assert player.problems == []


def test_every_offer_is_in_reach_on_a_phone_the_newest_first(open_window: OpenWindow, tmp_path: Path) -> None:
    with Server(tmp_path) as server, server.screen() as table:
        start = 'edition = "us1973"\nplayers = 3\n[p1]\ndeeds = ["boardwalk"]\n[p2]\ndeeds = ["park_place"]\n'
        terms = {"edition": "us1973", "claims": "automatic"}
        places = new_places(["person", "free", "person"])
        assert table.ask("create", terms=terms, places=places, start=start)["t"] == "ack"
        with server.screen(who="Bob", code=table.people["code"]) as friend:
            assert friend.ask("sit", place=2)["t"] == "ack"
            friend.ask("ready", ready=True)
            table.ask("ready", ready=True)
            assert table.ask("begin")["t"] == "ack"
            player = open_window(PHONE, "en")
            page = player.page
            page.add_init_script(PATIENT)
            player.open(server)
            expect(page.locator("[data-await]").first).to_be_visible()
            assert table.ask("offer", text="p1 offer p2 20 for park_place")["t"] == "ack"
            assert friend.ask("offer", text="p2 offer p1 park_place for 90 boardwalk")["t"] == "ack"
            expect(page.locator("[data-offer-open='2']")).to_be_visible()
            page.keyboard.press("Escape")
            offer, turn = page.locator("[data-offer]"), page.locator("[data-offers]")
            for size in [PHONE, *SIZES]:
                player.resize(size)
                expect(offer).to_have_attribute("data-offer", "2")  # the counter-offer
                turn.click()
                expect(offer).to_have_attribute("data-offer", "1")
                turn.click()
                assert page.locator(".stack button").evaluate_all(SMALL) == [], size
                audit(page, f"offers at {size}")
            offer.click()
            sides = page.locator(".sides > *")
            expect(sides.first.locator("[data-change]")).to_have_count(0)
            expect(sides.last.locator("[data-change='new']")).to_contain_text("Boardwalk")
            expect(sides.last.locator("[data-change='cash']")).to_contain_text("$20")
            page.locator(".sheet [data-key='escape']").click()
            assert friend.ask("answer", offer=1, answer="reject")["t"] == "ack"
            expect(page.locator("[data-closed='rejected']")).to_be_in_viewport(ratio=1)
            turn.click()
            expect(offer).to_have_attribute("data-offer", "2")
        assert player.problems == []


def test_the_card_of_an_own_box_is_found_by_the_words_on_it(open_window: OpenWindow, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        player = open_window(PHONE, "fr", still=True, has_touch=True)
        page = player.page
        begin(player, server, 'edition = "us1973"\nplayers = 2\n')
        said = say(page, [2, 3])  # three and four: to Chance
        assert said
        search, things = page.locator("[data-search]"), page.locator("[data-thing]")
        search.fill("Go back 3 spaces")
        expect(things).to_have_count(1)
        only = page.locator(".thing.only")  # Enter takes it
        expect(only).to_have_count(1)
        search.fill("la banque vous paie")
        expect(things).to_have_count(2)
        search.fill("avancez jusqu'à illinois demain")  # none has the last word
        expect(things).to_have_count(1)
        expect(only).to_have_count(0)
        expect(page.locator(".none")).to_contain_text("les plus proches")
        search.fill("reculez de trois")
        expect(only).to_have_count(1)
        page.wait_for_timeout(300)  # a second tap within a quarter of a second counts as the same
        search.press("Enter")
        expect(page.locator("[data-todo] [data-takeback]")).to_have_text("Pas cette carte")
        assert player.problems == []


MANY = """edition = "us1973"
players = 3
[p1]
deeds = ["vermont_avenue", "connecticut_avenue", "pennsylvania_railroad", "ventnor_avenue", "pacific_avenue", "park_place", "illinois_avenue"]
[p2]
deeds = ["states_avenue", "tennessee_avenue", "kentucky_avenue", "marvin_gardens"]
"""
"""A trade has more deeds than a phone has room for."""


def test_the_sum_of_an_offer_is_in_sight_on_a_phone_and_while_it_is_typed(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    with Server(tmp_path) as server, server.screen() as table:
        terms = {"edition": "us1973", "claims": "automatic"}
        places = new_places(["person", "random", "random"])
        assert table.ask("create", terms=terms, places=places, start=MANY, begin=True)["t"] == "ack"
        player = open_window(PHONE, "fr", still=True, has_touch=True)
        page = player.page
        player.open(server)
        page.locator("[data-tab='trade']").click()
        sums = page.locator(".cash input")
        for size in [PHONE, *SIZES]:
            player.resize(size)
            for field in sums.all():
                expect(field).to_be_in_viewport(ratio=1)
        player.resize((390, 480))  # what a keyboard leaves
        for field in sums.all():
            field.click()
            expect(field).to_be_in_viewport(ratio=1)
            top = field.evaluate(
                "e => { const b = e.getBoundingClientRect(); return document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2) === e }"
            )
            assert top, "nothing lies over it"
        assert player.problems == []


def test_the_printed_price_is_shown_in_an_auction_on_a_phone(open_window: OpenWindow, tmp_path: Path) -> None:
    with Server(tmp_path) as server, server.screen() as table:
        terms = {"edition": "us1973", "claims": "strict", "real_board": True}
        start = 'edition = "us1973"\nplayers = 3\n'
        places = new_places(["person", "person", "free"])
        assert table.ask("create", terms=terms, places=places, start=start)["t"] == "ack"
        with server.screen(who="Bob", code=table.people["code"]) as friend:
            assert friend.ask("sit", place=3)["t"] == "ack"
            friend.ask("ready", ready=True)
            table.ask("ready", ready=True)
            assert table.ask("begin")["t"] == "ack"
            for text in ("p1 roll 1 2", "p1 decline"):
                assert table.move(text)["t"] == "ack"
        player = open_window(PHONE, "en", still=True, has_touch=True)
        page = player.page
        player.open(server)
        expect(page.locator("[data-await='auction']").first).to_contain_text("Printed price: $60")
        hand_on = page.locator(".pass")  # to who else may bid
        expect(hand_on).to_have_count(1)
        for size in [PHONE, *SIZES]:
            player.resize(size)
            assert hand_on.evaluate_all(SMALL) == [], size
            audit(page, f"an auction at {size}")
        player.resize((320, 568))
        expect(page.locator(".highest")).to_be_in_viewport(ratio=0.99)  # next to the title, above the buttons
        assert player.problems == []
