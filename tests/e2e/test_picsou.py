"""Picsou in a real browser: a person plays it to its end by the buttons, and every item can be seen."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import LAPTOP, PATIENT, PHONE, OpenWindow, Player, Size, both_sizes
from e2e.test_game import audit, hurry
from server.harness import Server

pytestmark = pytest.mark.browser

POSITION = '''
from passgo.game import Game
from passgo.notation.records import Record
from passgo.table.state import table_settings
before = Record.parse("""{text}""").replay()
table_settings.Game = lambda *given, **options: Game.from_state(before.edition, before.players, before.state, before.banker)
'''
"""Python that makes every next game begin at a position."""

POSITION_OF_A_FILE = """
from pathlib import Path
from passgo.game import Game
from passgo.notation.records import Record
from passgo.table.state import table_settings
def begin(*given, **options):
    before = Record.parse(Path({file!r}).read_text(encoding="utf-8")).replay()
    return Game.from_state(before.edition, before.players, before.state, before.banker)
table_settings.Game = begin
"""
"""Python that makes every next game begin at the position that is in the file by then."""

RICH = """
edition = "picsou"
players = 4
moves = '''
{moves}
'''
[p1]
at = "{at}"
cash = 1900
dollars = 3
deeds = [
  "riri", "fifi", "loulou mortgaged", "gare_donaldville depot", "gare_calisota", "water_works", "cable_company",
  "le_coffre_fort", "zaza 4", "mamie_baba 4", "daisy_duck 4",
]
shares = ["general_radio*3", "united_railways mortgaged"]
vouchers = ["bus_ticket*2", "cab_back_2"]
roll_three = ["roll_133"]
cards = ["ch_free_house"]
[p2]
dollars = 2
deeds = ["balthazar_picsou", "les_rapetou skyscraper", "miss_tick skyscraper", "archibald_gripsou hotel", "gas_company"]
vouchers = ["cab_ahead_1"]
[p3]
deeds = ["gus_glouton 2", "gontran_bonheur 2", "geo_trouvetou 1"]
[p4]
vouchers = ["bus_ticket_expire"]
"""

NEARLY_OVER = """
edition = "picsou"
players = 4
[p1]
deeds = [
  "riri skyscraper", "fifi skyscraper", "loulou skyscraper", "zaza skyscraper", "mamie_baba skyscraper",
  "daisy_duck skyscraper", "les_rapetou skyscraper", "miss_tick skyscraper", "archibald_gripsou skyscraper",
  "goldie_ogilt hotel", "matilda_picsou hotel", "cornelius_ecoutum hotel",
]
[p2]
cash = 60
deeds = ["donald_duck mortgaged"]
[p3]
cash = 40
[p4]
cash = 20
"""


CUT = "names => names.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1).map((name) => name.innerText)"
"""Of these elements the words of those that do not hold them."""

FORTUNES = """
edition = "picsou"
players = 4
[p1]
cash = 12451
[p2]
cash = 33804
[p3]
cash = 88888
"""
LEGIBLE = 11
"""The size in pixels in which a sum can be read at arm's length."""

ONLY_ASKED = """
from passgo.bots import asking
asking.FREE_ACTIONS = 0
"""
"""Python that has bots answer and nothing else: they do not build while a person looks round."""


def at_position(data: Path, at: str, moves: str = "") -> Server:
    """A server whose next game begins here, whoever sits down to it."""
    return Server(data, before=POSITION.format(text=RICH.format(at=at, moves=moves)) + ONLY_ASKED)


def sit_down(player: Player, server: Server, game: str = "picsou", who: str = "Ann") -> None:
    """Create a table of Picsou: one person, who plays nowhere yet, and three bots."""
    page = player.page
    player.open(server, who)
    player.change_table()
    page.locator(".books [data-edition='picsou']").click()
    if game != "picsou":
        page.locator(f".segments [data-edition='{game}']").click()
    player.start()
    expect(page.locator("[data-await]").first).to_be_visible()


def test_a_game_is_played_to_its_end(open_window: OpenWindow, tmp_path: Path) -> None:
    """From where three are nearly ruined: a whole game of this book takes hundreds of turns."""
    player = open_window(LAPTOP, "fr", still=True)
    page = player.page
    with Server(tmp_path, before=POSITION.format(text=NEARLY_OVER)) as server:
        sit_down(player, server)
        hurry(server)
        for _ in player.play_on():
            pass
        expect(page.locator("[data-await='over']")).to_contain_text("gagne la partie")
        # The three may be ruined by their first throws.
        assert player.pressed["roll"] >= 1
        assert player.problems == []


QUESTIONS = [
    ("dollars", "gare_donaldville", "p1 roll 2 3", "dollars"),
    ("share", "zaza", "p1 roll 1 3", "share"),
    ("storm", "gontran_bonheur", "p1 roll 2 3\n* card ch_hurricane", "storm"),
    ("last_call", "gus_glouton", "p1 roll 1 4", "never-ask"),
    ("take_voucher", "miss_frappe", "p1 roll 2 3\n* card cc_finders_keepers", "take"),
    ("return_voucher", "miss_frappe", "p1 roll 2 3\n* card cc_losers_weepers", "return"),
    ("sell_house", "miss_frappe", "p1 roll 2 3\n* card cc_house_condemned", "sell"),
]


def test_every_question_is_answered_by_a_button(open_window: OpenWindow, tmp_path: Path) -> None:
    """A game each, and one page for all of them: to open a browser's window takes longer than to answer."""
    player = open_window(LAPTOP, "fr", still=True)
    page = player.page
    file = tmp_path / "position.toml"
    with Server(tmp_path, before=POSITION_OF_A_FILE.format(file=str(file)) + ONLY_ASKED) as server:
        for question, at, moves, verb in QUESTIONS:
            file.write_text(RICH.format(at=at, moves=moves), encoding="utf-8")
            sit_down(player, server, who=question)
            for size in (PHONE, LAPTOP):
                player.resize(size)
                expect(page.locator(f"[data-await='{question}']")).to_be_visible()
                audit(page, question)
                assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), question
            page.locator(f"[data-act='{verb}']:not([aria-disabled]):visible").first.click()
            expect(page.locator(f"[data-await='{question}']")).to_have_count(0)
            assert player.problems == [], question


def test_every_company_is_in_sight(open_window: OpenWindow, tmp_path: Path) -> None:
    player = open_window(LAPTOP, "fr", still=True)
    with at_position(tmp_path, "zaza", "p1 roll 1 3") as server:
        sit_down(player, server)
        companies = player.page.locator("[data-act='share']:visible")
        for size in (LAPTOP, (1280, 720), (1024, 768), (844, 390), (720, 450), (640, 360), PHONE):
            player.resize(size)
            expect(companies).to_have_count(6)
            for company in companies.all():
                expect(company).to_be_in_viewport(ratio=0.97)
            assert companies.locator("b, small").evaluate_all(CUT) == [], size


def test_a_rent_is_paid_half_in_property(open_window: OpenWindow, tmp_path: Path) -> None:
    player = open_window(LAPTOP, "fr", still=True)
    page = player.page
    with at_position(tmp_path, "gus_glouton", "p1 roll 4 4\np2 claim p1") as server:
        for size in (LAPTOP, PHONE):
            player.resize(size)
            sit_down(player, server, who=f"{size}")
            page.locator("[data-act='half']:visible").click()
            page.locator("[data-act='half-sure']").click()
            audit(page, "half")
            deeds = page.locator("[data-act='give']")
            expect(deeds).to_have_count(6)
            for k in range(6):
                deeds.nth(k).click()
            page.locator("[data-act='give-chosen']").click()
            expect(page.locator("[data-await='debt']")).to_have_count(0)
            assert player.problems == []


@both_sizes
def test_a_voucher_is_aimed_on_the_board(open_window: OpenWindow, tmp_path: Path, size: Size) -> None:
    player = open_window(size, "fr", still=True)
    page = player.page
    with at_position(tmp_path, "zaza") as server:
        sit_down(player, server)
        page.locator("[data-voucher='bus_ticket']").click()
        expect(page.locator(".choice")).not_to_have_count(0)
        page.locator(".on-board [data-space='parc_gratuit']").click()
        expect(page.locator("p.sub", has_text="Depuis la case Parc gratuit")).to_be_visible()


def test_papers_can_be_seen_and_sold(open_window: OpenWindow, tmp_path: Path) -> None:
    player = open_window(LAPTOP, "en", still=True)
    page = player.page
    with at_position(tmp_path, "gus_glouton") as server:
        sit_down(player, server)
        page.keyboard.press("v")
        sheet = page.locator("section.sheet")
        expect(sheet).to_contain_text("General Radio")
        audit(page, "papers")
        page.locator("[data-act='sell dollars']").click()
        expect(page.locator("[data-papers='p1'] .coin")).to_contain_text("2")
        page.locator("[data-text='p1 mortgage general_radio']").click()
        expect(sheet).to_contain_text("mortgaged: 1")
        assert player.problems == []


def test_a_fortune_can_be_read_on_a_phone(open_window: OpenWindow, tmp_path: Path) -> None:
    player = open_window(PHONE, "fr", still=True)
    with Server(tmp_path, before=POSITION.format(text=FORTUNES) + ONLY_ASKED) as server:
        sit_down(player, server)
        purses = player.page.locator(".strip b[data-cash]")
        expect(purses).to_have_count(4)
        for size, least in ((PHONE, LEGIBLE), ((360, 640), 10)):
            player.resize(size)
            sizes = purses.evaluate_all(
                "sums => sums.map((sum) => parseFloat(getComputedStyle(sum).fontSize))"
            )
            assert min(sizes) >= least, sizes
            assert purses.evaluate_all(CUT) == []
            expect(purses.last).to_be_in_viewport(ratio=1)
        assert player.problems == []


def test_a_refused_offer_is_reported_and_can_be_improved(open_window: OpenWindow, tmp_path: Path) -> None:
    player = open_window(LAPTOP, "fr", still=True)
    page = player.page
    page.add_init_script(PATIENT)
    with at_position(tmp_path, "gus_glouton") as server:
        sit_down(player, server)
        # What stands on a deed is drawn beside its name wherever it may be met.
        for size in ((1024, 768), (1280, 720), LAPTOP):
            player.resize(size)
            expect(page.locator("[data-ahead] .built")).to_have_count(5)
            assert page.locator("[data-ahead] .name").evaluate_all(CUT) == [], size
        page.keyboard.press("t")
        # Deeds cannot be traded while the Bank has some: they say so, and do not let themselves be ticked.
        expect(page.locator(".locked")).to_contain_text("La Banque a encore des titres")
        expect(page.get_by_role("checkbox", name="Riri")).to_have_attribute("aria-disabled", "true")
        sides = page.locator(".sides > *")
        mine, theirs = sides.first, sides.last
        mine.get_by_role("button", name="Plus").last.click()
        theirs.get_by_role("button", name="Plus").first.click()
        page.locator("[data-act='offer']:not([aria-disabled])").click()
        expect(page.locator("[data-closed='rejected']")).to_contain_text("refuse l’offre")
        page.locator("[data-act='better']").click()
        expect(page.locator("[data-act='offer']")).to_have_attribute(
            "data-text", "p1 offer p2 90 for dollars*1"
        )
        assert player.problems == []
