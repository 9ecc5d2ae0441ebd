"""A table with a board of its own, played by thumb: dice tapped, cards found in a list, to the last rent."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Error, Page, expect

from e2e.player import PHONE, OpenWindow, Player, Size
from e2e.test_game import audit
from passgo.notation import Record
from server.harness import HANGS, Server, new_places

pytestmark = pytest.mark.browser

TABLET: Size = (1024, 768)

HOTELS = [
    "illinois_avenue",
    "indiana_avenue",
    "kentucky_avenue",
    "atlantic_avenue",
    "ventnor_avenue",
    "marvin_gardens",
    "pacific_avenue",
    "north_carolina_avenue",
    "pennsylvania_avenue",
    "park_place",
    "boardwalk",
]
START = f"""edition = "us1973"
players = 2
[p1]
deeds = {[f"{deed} hotel" for deed in HOTELS]}
[p2]
cash = 400
"""
"""A player who comes round owes more than they have."""

TAP = """async (eyes) => {
  await new Promise((done) => setTimeout(done, 260));
  const all = (what) => [...document.querySelectorAll(what)];
  const asked = document.querySelector('.page');
  const [pairs, rows, things] = [all('[data-pair]'), all('.faces'), all('[data-thing]')];
  if (!asked || pairs.length + rows.length + things.length === 0) return false;
  asked.dataset.tapped = '';
  pairs[eyes[0] * 6 + eyes[1]]?.click();
  for (const [k, row] of rows.entries()) row.children[eyes[pairs.length ? k + 2 : k] % row.children.length].click();
  things[(eyes[0] * 6 + eyes[1]) % things.length]?.click();
  return true;
}"""
"""A cell of the pad and a face of every other die, or one of the cards; no sooner than a tap counts after any other."""

OVERHANG = """() => {
  const [acts, reach] = ['.reach .acts', '.reach'].map((part) => document.querySelector(part));
  return acts.getBoundingClientRect().right - reach.getBoundingClientRect().right + parseFloat(getComputedStyle(reach).paddingRight);
}"""
"""By how much buttons stand out over the margin."""


def say(page: Page, eyes: list[int]) -> bool:
    """Tap the outcome: that is all, and the next question comes."""
    if not page.evaluate(TAP, eyes):
        return False
    expect(page.locator("[data-tapped]")).to_have_count(0)
    return True


RENTED = """edition = "us1973"
players = 2
[p2]
deeds = ["oriental_avenue"]
"""
"""A rent lies where doubles of three lead."""

FULL = ["oriental_avenue", "vermont_avenue", "connecticut_avenue", "st_charles_place", "states_avenue"]
SCARCE = f"""edition = "us1973"
players = 2
[p1]
deeds = ["boardwalk", "park_place"]
[p2]
deeds = {[f"{deed} 4" for deed in [*FULL, "virginia_avenue"]] + ["pacific_avenue 2", "north_carolina_avenue 2", "pennsylvania_avenue 2"]}
"""
"""Two houses are left, and both players could build."""


LACKING = """edition = "picsou"
players = 3
[table]
turn = "p3"
[p1]
deeds = ["donald_duck", "riri", "zaza", "gus_glouton", "les_rapetou", "water_works", "gare_donaldville"]
vouchers = ["cab_ahead_1*2"]
dollars = 2
[p3]
cash = 50
"""
"""The player at the far edge cannot pay for the space they come to; the first holds items of several kinds."""

COVERED = """() => {
  const note = document.querySelector('[data-why]').getBoundingClientRect();
  return [...document.querySelectorAll('.matter [data-act]')].filter((button) => {
    const box = button.getBoundingClientRect();
    return box.left < note.right && note.left < box.right && box.top < note.bottom && note.top < box.bottom;
  }).map((button) => button.dataset.act);
}"""
"""The acts that lie under the note."""

CUT = """() => [...document.querySelectorAll('.held, footer > p')].filter((part) => {
  const frame = part.closest('section, .board').getBoundingClientRect(), box = part.getBoundingClientRect();
  const held = part.matches('.held') && (part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight);
  return held || box.top < frame.top + 4 || box.bottom > frame.bottom - 4;
}).map((part) => part.innerText)"""
"""The part of the holdings, or of the line of the Bank, that is cut off or comes to the rim."""


def begin(player: Player, server: Server, start: str = START, edition: str = "us1973") -> None:
    with server.screen() as screen:
        terms = {"edition": edition, "real_board": True, "claims": "strict"}
        places = new_places(["person"] * (3 if "players = 3" in start else 2))
        assert screen.ask("create", terms=terms, places=places, start=start, begin=True)["t"] == "ack"
    player.open(server)
    expect(player.page.locator("[data-pad]")).to_be_visible()


def test_a_game_is_played_to_its_end_by_what_people_roll_and_draw(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    with Server(tmp_path) as server:
        player = open_window(PHONE, "fr", still=True)
        page = player.page
        begin(player, server)
        audit(page, "a throw")
        said = say(page, [2, 5])
        assert said
        wrong = page.locator("[data-todo] [data-takeback='free']")
        expect(wrong).to_have_text("Pas ces dés")
        wrong.click()
        expect(page.locator("[data-todo]")).to_contain_text("Défaites ceci sur votre table")
        page.locator("[data-correcting]").click()
        audit(page, "a correction")
        page.locator("[data-correct='p2 cash']").fill("390")
        page.locator("[data-correct='set']").click()
        expect(page.locator("[data-todo]")).to_contain_text("390")
        dice, asked = Random(1973), 0
        eyes = [dice.randrange(6), dice.randrange(6)]
        player.look()
        while player.question != "over":
            player.expect_change()
            asks = page.locator("[data-act='claim']")
            if asks.count():
                with suppress(Error):  # it has gone meanwhile
                    asks.first.click(timeout=100 * HANGS)
                    asked += 1
            elif (unsold := page.locator("[data-unsold]")).count():
                unsold.click()
                expect(unsold).to_have_count(0)
            elif say(page, eyes):
                eyes = [dice.randrange(6), dice.randrange(6)]
            else:
                player.step()
            player.look()
        assert asked
        assert not player.problems
        with server.screen(code=page.url.rsplit("/", 1)[-1]) as screen:
            replayed = Record.parse(screen.read("record")[1].decode()).replay()
        assert "* correct p2 cash 390" in [replayed.text(move) for move in replayed.moves]
        assert replayed.outcome
        assert replayed.outcome.winners == (0,)


def _moves(server: Server, page: Page) -> list[str]:
    with server.screen(code=page.url.rsplit("/", 1)[-1]) as screen:
        replayed = Record.parse(screen.read("record")[1].decode()).replay()
    return [replayed.text(move) for move in replayed.moves]


def test_a_rent_is_asked_for_with_the_next_roll_unless_its_box_says_otherwise(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    with Server(tmp_path) as server:
        player = open_window(PHONE, "en", still=True)
        page = player.page
        begin(player, server, RENTED)
        expect(page.locator("h2")).to_have_text("What did Seat 1 roll?")
        say(page, [2, 2])
        expect(page.locator("h2")).to_have_text("Doubles! What did Seat 1 roll this time?")
        rent, back = page.locator("[data-rent]"), page.locator("[data-takeback]")
        expect(rent).to_contain_text("Seat 2 asks: Seat 1 pays $6")
        audit(page, "a rent with a roll")
        say(page, [0, 1])
        assert _moves(server, page) == [
            "p1 roll",
            "* dice 3 3",
            "p2 claim p1 oriental_avenue",
            "p1 roll",
            "* dice 1 2",
        ]
        while rent.count() == 0:
            back.click()
            page.wait_for_timeout(300)  # a second within a quarter of a second counts as the same
        rent.locator("input").uncheck()
        expect(rent).to_contain_text("Seat 2 did not ask")
        say(page, [0, 1])
        assert _moves(server, page)[-3:] == ["p2 waive p1 oriental_avenue", "p1 roll", "* dice 1 2"]
        assert not player.problems


LAST_CALL = """edition = "picsou"
players = 3
[p1]
vouchers = ["cab_ahead_1"]
"""
"""The first player holds a voucher when their turn ends."""


def test_a_roll_settles_a_purchase_and_one_press_undoes_both(open_window: OpenWindow, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        player = open_window((360, 640), "en", still=True)
        page = player.page
        begin(player, server, LAST_CALL, "picsou")
        say(page, [0, 1])
        settled, back = page.locator("[data-settles]"), page.locator("[data-takeback]")
        expect(settled).to_contain_text("Seat 1 buys Launchpad McQuack")
        expect(settled).to_contain_text("Seat 1 plays no voucher")
        audit(page, "a roll that settles")
        say(page, [0, 3])
        assert _moves(server, page)[:5] == ["p1 roll", "* dice 1 2", "p1 buy", "p1 done", "p2 roll"]
        back.click()
        expect(settled).to_contain_text("Seat 1 buys Launchpad McQuack")
        page.wait_for_timeout(300)  # a second within a quarter of a second counts as the same
        settled.locator("[data-act='buy']").click()
        expect(page.locator("[data-settles='last_call']")).to_be_visible()
        audit(page, "vouchers under a pad")
        settled.locator("[data-act='voucher']").click()
        expect(page.locator("[data-settles='last_call']")).to_have_count(0)
        assert "p1 voucher cab_ahead_1" in _moves(server, page)
        assert not player.problems


def test_a_deed_goes_to_auction_from_under_the_pad(open_window: OpenWindow, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        player = open_window(PHONE, "fr", still=True)
        begin(player, server, RENTED)
        say(player.page, [0, 1])
        player.page.locator("[data-settles] [data-act='decline']").click()
        expect(player.page.locator("[data-unsold]")).to_be_visible()


def test_on_a_tablet_a_question_has_one_way_back_and_one_to_trade(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    with Server(tmp_path) as server:
        player = open_window(TABLET, "en", still=True, has_touch=True)
        page = player.page
        begin(player, server, RENTED)
        say(page, [1, 2])
        expect(page.locator("[data-await='buy']")).to_be_visible()
        expect(page.locator("[data-takeback]:visible")).to_have_count(1)
        expect(page.get_by_role("button", name="Trade")).to_have_count(1)
        page.keyboard.press("t")
        expect(page.locator("[data-act='offer']")).to_be_visible()


def test_the_last_but_one_is_said_to_be_bankrupt_and_the_sheet_says_what_follows(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    with Server(tmp_path) as server:
        player = open_window(PHONE, "en", still=True)
        page = player.page
        begin(player, server)
        page.locator("[data-correcting]").click()
        page.locator("[data-correct='p1 out']").check()
        expect(page.locator("[data-ends]")).to_contain_text("the game is over, and")
        page.locator("[data-correct='set']").click()
        expect(page.locator("[data-await='over']")).to_be_visible()
        assert not player.problems


def test_a_builder_sees_the_question_when_houses_are_short(open_window: OpenWindow, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        player = open_window(PHONE, "en", still=True)
        page = player.page
        begin(player, server, SCARCE)
        page.locator("button[data-seat='p1'], [data-seat='p1'] button").first.click()
        page.locator("[data-act='build']:not([aria-disabled])").first.click()
        expect(page.locator("[data-alone]")).to_be_visible()
        assert page.evaluate(OVERHANG) <= 0
        page.locator("[data-alone]").click()
        expect(page.locator("[data-await='place']")).to_be_visible()
        assert not player.problems


def test_the_winner_stays_in_large_letters_on_a_television_and_nothing_is_left_to_move(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    with Server(tmp_path) as server:
        table = open_window(TABLET, "en", still=True, has_touch=True, pace="slow")
        begin(table, server)
        television = open_window((1280, 720), "en", still=True, pace="slow")
        television.open(server, "Nobody")
        television.page.goto(table.page.url)
        shown = television.page.locator("[data-television]")
        expect(shown).to_be_visible()
        table.page.locator("[data-correcting]").click()
        table.page.locator("[data-correct='p1 out']").check()
        table.page.locator("[data-correct='set']").click()
        expect(table.page.locator("dialog[open] h1")).to_have_text("Seat 2 wins!")
        expect(shown.locator("h2")).to_have_text("Seat 2 wins!")
        expect(shown.locator("[data-todo] p")).to_have_count(0)
        expect(shown.locator("header")).not_to_contain_text("Join with")
        expect(television.page.locator("dialog[open]")).to_have_count(0)
        shown.locator("[data-story]").click()
        expect(television.page.locator("dialog[open]")).to_be_visible()
        table.page.keyboard.press("Escape")
        expect(table.page.locator("[data-rematch]:visible")).to_have_count(1)
        expect(table.page.locator("[data-todo]")).to_have_count(0)
        expect(table.page.get_by_role("button", name="Trade")).to_have_count(0)


def test_why_something_cannot_be_done_faces_who_asks_and_leaves_the_other_answer_free(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    with Server(tmp_path) as server:
        player = open_window((820, 1180), "en", still=True, has_touch=True)
        page = player.page
        begin(player, server, LACKING, "picsou")
        assert page.evaluate(CUT) == []
        say(page, [3, 4])  # four and five: to Dewey
        buy = page.locator("[data-act='buy']")
        expect(buy).to_have_attribute("aria-disabled", "true")
        expect(page.locator("[data-turned='180']")).to_be_visible()
        buy.tap(force=True)
        note = page.locator("[data-why]")
        expect(note).to_be_visible()
        assert note.evaluate("(note) => getComputedStyle(note).rotate") == "180deg"
        assert "decline" not in page.evaluate(COVERED)
        assert page.evaluate(CUT) == []


OFFERED = """edition = "us1973"
players = 3
[p1]
deeds = ["boardwalk"]
[p2]
deeds = ["park_place"]
"""


def test_a_tablet_on_its_side_shows_every_answer_below_an_offer(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    with Server(tmp_path) as server:
        player = open_window(TABLET, "en", still=True, has_touch=True)
        page = player.page
        begin(player, server, OFFERED)
        say(page, [0, 1])  # one and two: to Baltic Avenue
        with server.screen() as screen:
            assert screen.ask("offer", text="p2 offer p1 park_place for 10")["t"] == "ack"
        expect(page.locator("[data-offer]")).to_be_visible()
        for size in (TABLET, (1180, 820)):
            player.resize(size)
            for act in page.locator(".matter .acts button").all():
                expect(act).to_be_in_viewport(ratio=1)
        page.locator("[data-offer]").click()
        page.locator("[data-act='accept']").click()
        expect(page.locator("[data-offer]")).to_have_count(0)
        assert not player.problems


def test_a_player_who_waits_reads_the_question_on_their_own_screen(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    with Server(tmp_path) as server, server.screen() as table:
        terms = {"edition": "us1973", "real_board": True, "claims": "strict"}
        assert (
            table.ask("create", terms=terms, places=new_places(["person", "free"]), start=RENTED)["t"]
            == "ack"
        )
        with server.screen(who="Bob", code=table.people["code"]) as friend:
            assert friend.ask("sit", place=2)["t"] == "ack"
            friend.ask("ready", ready=True)
        table.ask("ready", ready=True)
        assert table.ask("begin")["t"] == "ack"
        mine, theirs = open_window(PHONE, "en", still=True), open_window(PHONE, "en", still=True)
        mine.open(server)
        theirs.open(server, "Bob")
        expect(theirs.page.locator("[data-todo], h2").first).to_be_visible()
        say(mine.page, [0, 1])  # one and two: to Baltic Avenue
        expect(
            theirs.page.get_by_text("Baltic Avenue is for sale at $60.", exact=False).first
        ).to_be_visible()
        assert [mine.problems, theirs.problems] == [[], []]


def test_a_ticket_is_no_card(open_window: OpenWindow, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        player = open_window(PHONE, "en", still=True)
        begin(player, server, LACKING, "picsou")
        television = open_window((1280, 720), "en", still=True)
        television.open(server, "Nobody")
        television.page.goto(player.page.url)
        say(player.page, [1, 2])  # two and three: to the lottery
        expect(player.page.locator("h2")).to_have_text("Seat 3: how much is on the ticket?")
        expect(television.page.locator("[data-television] h2")).to_have_text("Seat 3 draws")
        assert not player.problems


BUILDER = """edition = "us1973"
players = 2
[p1]
deeds = ["boardwalk", "park_place", "mediterranean_avenue", "baltic_avenue", "oriental_avenue", "states_avenue", "new_york_avenue", "indiana_avenue",
  "ventnor_avenue", "pacific_avenue", "reading_railroad", "water_works"]
"""


def test_every_line_of_what_is_to_do_is_whole_on_a_television(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    with Server(tmp_path) as server:
        player = open_window(PHONE, "en", still=True)
        begin(player, server, BUILDER)
        television = open_window((1920, 1080), "en", still=True)
        television.open(server, "Nobody")
        television.page.goto(player.page.url)
        with server.screen() as screen:
            for deed in ("boardwalk", "park_place", "baltic_avenue"):
                assert screen.move(f"p1 build {deed}")["t"] == "ack"
        lines = television.page.locator("[data-television] [data-todo] p")
        expect(lines.nth(2)).to_be_visible()
        for size in ((1920, 1080), (1280, 720)):
            television.resize(size)
            assert television.page.locator("[data-television] [data-todo]").evaluate(
                "(part) => part.scrollHeight <= part.clientHeight"
            )
        assert not player.problems


RIDER = """edition = "picsou"
players = 2
[p1]
at = "gare_calisota"
vouchers = ["cab_ahead_1"]
"""


def test_a_voucher_can_be_read_on_a_phone_before_the_turn_ends(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    with Server(tmp_path) as server:
        player = open_window(PHONE, "en", still=True)
        begin(player, server, RIDER, "picsou")
        say(player.page, [1, 3])  # two and four: to Free Parking
        expect(player.page.locator("[data-await='last_call']")).to_be_visible()
        voucher = player.page.locator("[data-await='last_call'] .voucher")
        expect(voucher).to_contain_text("Cab, 1 ahead")
        box = voucher.bounding_box()
        assert box
        assert box["width"] > PHONE[0] / 2
        assert not player.problems


SPEEDY = 'edition = "fr2013-speed"\nplayers = 2\n[p1]\nlaps = 1\n[p2]\nlaps = 1\n'


def test_two_taps_in_either_order_are_a_roll_of_three_dice_and_one_lets_the_kept_die_go(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    with Server(tmp_path) as server:
        player = open_window((360, 640), "en", still=True, has_touch=True)
        page = player.page
        begin(player, server, SPEEDY, "fr2013-speed")
        pair, red = page.locator("[data-pair='5 3']"), page.locator("[data-face='1']")
        for first, other in (
            (pair, page.locator("[data-pair='1 6']")),
            (red, page.locator("[data-face='2']")),
        ):
            first.tap()
            expect(other).to_have_attribute("aria-disabled", "true")
            audit(page, "a die is kept")
            other.tap(force=True)
            expect(page.locator(".note")).to_contain_text("Next:")
            first.tap()
            expect(other).not_to_have_attribute("aria-disabled", "true")
        red.tap()
        pair.tap()
        expect(page.locator("[data-todo]")).to_contain_text("rolled 5 and 3")
        page.locator("[data-takeback]").click()
        expect(page.locator("[data-pad]")).to_be_visible()
        assert not player.problems


def test_one_slide_over_the_pad_is_a_roll_of_three_dice(open_window: OpenWindow, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        player = open_window((360, 640), "en", still=True, has_touch=True)
        page = player.page
        begin(player, server, SPEEDY, "fr2013-speed")
        ring = page.locator("[data-ring]")
        for cell in ("1 1", "1 6", "6 1", "6 6", "3 4"):
            page.locator(f"[data-pair='{cell}']").hover()
            page.mouse.down()
            expect(ring).to_have_count(5)
            for face in ring.all():
                expect(face).to_be_in_viewport(ratio=1)
            page.mouse.move(5, 5)
            page.mouse.up()  # anywhere else nothing was meant
            expect(ring).to_have_count(0)
        page.locator("[data-pair='5 3']").hover()
        page.mouse.down()
        page.locator("[data-ring='2']").hover()
        page.mouse.up()
        expect(page.locator("[data-todo]")).to_contain_text("rolled 5 and 3")
        assert _moves(server, page) == ["p1 roll", "* dice 5 3 2"]
        assert not player.problems


def test_a_roll_is_entered_by_keys_and_one_that_was_wrong_is_taken_back(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    with Server(tmp_path) as server:
        player = open_window((1440, 900), "en", still=True)
        page = player.page
        begin(player, server, RENTED)
        page.locator("[data-pair='1 1']").focus()
        for key in ("ArrowDown", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowUp"):
            page.keyboard.press(key)
        cell = page.get_by_role("button", name="1 and 3, sum 4", exact=True)
        expect(cell).to_be_focused()
        page.keyboard.press("Enter")
        back = page.locator("[data-takeback]")
        expect(back).to_have_text("Wrong roll")
        back.click()
        expect(page.locator("[data-pad]")).to_be_visible()
        page.wait_for_timeout(300)  # a second within a quarter of a second counts as the same
        page.keyboard.type("12")
        expect(page.locator("[data-await='buy']")).to_be_visible()
        with server.screen(code=page.url.rsplit("/", 1)[-1]) as screen:
            moves = Record.parse(screen.read("record")[1].decode()).replay()
        assert [moves.text(move) for move in moves.moves] == [
            "p1 roll",
            "* dice 1 3",
            "* takeback 2",
            "p1 roll",
            "* dice 1 2",
        ]
        assert not player.problems
