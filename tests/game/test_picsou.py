"""`Game` in Picsou: questions, auctions, holdings, pictures and texts."""

from __future__ import annotations

import pytest

from passgo.game import Game, Move, Question, Refusal, Things, find_edition
from passgo.game.lot import lot_id, lot_kind
from passgo.game.move import Terms
from passgo.game.questions import (
    BuyQuestion,
    ChanceQuestion,
    DollarsQuestion,
    GiveVoucherQuestion,
    LastCallQuestion,
    RentsQuestion,
    ReturnVoucherQuestion,
    SellHouseQuestion,
    ShareQuestion,
    StormQuestion,
    TakeVoucherQuestion,
)
from passgo.notation import parse_move, print_move
from passgo.notation.records import Record
from passgo.notation.sentences import lot_name, sentence
from passgo.protocol.options import seat_options
from passgo.rules.base import lots, moves
from passgo.rules.base.state import BANK, SKYSCRAPER, TABLE
from passgo.rules.base.things import nibbles, shares_in

PICSOU = find_edition("picsou")
DEED = PICSOU.deeds.index
COMPANY = PICSOU.companies.index
HEAD = 'edition = "picsou"\nplayers = ["Ann", "Bob", "Cleo"]\n'


def position(text: str = "", edition: str = "picsou") -> Game:
    record = Record.parse(HEAD.replace("picsou", edition) + text)
    return record.start(record.edition())


def asked(text: str, moves: str) -> Question:
    """The question on the table after some moves."""
    game = position(text)
    game.push_text(moves)
    return game.awaits


# --- questions --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "moves", "question"),
    [
        ("", "p1 roll 1 4", ChanceQuestion(seats=(TABLE,), what="ticket")),
        ("", "p1 roll 2 4", ChanceQuestion(seats=(TABLE,), what="voucher")),
        ("", "p1 roll 3 5\n* card ch_nearest_utilities", ChanceQuestion(seats=(TABLE,), what="die8")),
        ("", "p1 roll 3 5\n* card ch_roll_three", ChanceQuestion(seats=(TABLE,), what="card")),
        ("", "p1 roll 3 5\n* card ch_roll_three\n* card roll_123",
         ChanceQuestion(seats=(TABLE,), what="dice", die="white")),
        ("", "p1 roll 3 5\n* card ch_squeeze_play", ChanceQuestion(seats=(TABLE,), what="dice")),
        ("", "p1 roll 3 5\n* card ch_nearest_utilities\n* die8 6",
         BuyQuestion(seats=(0,), deed=DEED("telephone_company"), amount=150, rule="buy-unowned-option")),
        ("", "p1 roll 5 6",
         DollarsQuestion(seats=(0,), amount=50, most=10, rule="picsou-dollar-buy")),
        ("[p1]\ncash = 120", "p1 roll 5 6",
         DollarsQuestion(seats=(0,), amount=50, most=2, rule="picsou-dollar-buy")),
        ("", "p1 roll 3 5\n* card ch_dollar_offer",
         DollarsQuestion(seats=(0,), amount=25, most=1, cheap=True, rule="card-buy-dollar-picsou")),
        ('[p2]\nshares = ["general_radio*5"]', "p1 roll 3 5\n* card ch_stock_exchange",
         ShareQuestion(seats=(0,), optional=True, rule="stock-buy-option", companies=(0, 1, 2, 4, 5), prices=(100, 110, 120, 140, 150))),
        ("[p1]\ncards = [\"cc_insider\"]", "p1 roll 3 5\n* card ch_stock_exchange",
         ShareQuestion(seats=(0,), optional=True, rule="stock-buy-option",
                  companies=(0, 1, 2, 3, 4, 5), prices=(50, 55, 60, 65, 70, 75))),
        ('[p1]\nat = "community_chest_2"\n[p2]\ndeeds = ["donald_duck 1", "flagada_jones", "gare_klondike depot"]',
         "p1 roll 2 4\n* card ch_hurricane",
         StormQuestion(seats=(0,), rule="storm-hurricane")),
        ('[p1]\nvouchers = ["cab_ahead_1"]', "p1 roll 1 3",
         LastCallQuestion(seats=(0,), rule="voucher-one-per-turn")),
        ('[p2]\nvouchers = ["cab_ahead_1", "bus_ticket"]', "p1 roll 1 1\n* card cc_finders_keepers",
         TakeVoucherQuestion(seats=(0,), rule="card-take-travel-voucher")),
        ('[p1]\nvouchers = ["cab_ahead_1", "bus_ticket"]', "p1 roll 1 1\n* card cc_losers_weepers",
         ReturnVoucherQuestion(seats=(0,), rule="card-return-travel-voucher")),
    ],
)  # fmt: skip
def test_the_question_on_the_table(text: str, moves: str, question: Question):
    assert asked(text, moves) == question


def test_after_the_bell_the_rent_of_the_last_move_is_still_a_question():
    game = position('[p2]\ndeeds = ["riri", "gare_klondike"]\n', "picsou-timed")
    game.push_text("p1 roll\n* bell\n* dice 3 4")
    assert game.awaits == RentsQuestion(seats=(1,), rule="rent-claim-window")
    answers = ["p2 claim p1 riri", "p2 waive p1 riri"]
    assert [print_move(move, game.edition) for move in game.legal_moves(1)] == answers
    assert all(game.awaits.answered_by(move.kind) for move in game.legal_moves(1))
    assert [act.text for act in seat_options(game, 1).free if act.ok] == answers
    game.push_text("p2 waive p1")
    assert game.is_over


def test_a_share_won_at_auction_must_be_chosen():
    game = position()
    game.push_text("p1 roll 3 5\n* card ch_stock_exchange\np1 decline")
    assert (game.awaits.kind, game.awaits.lot, game.awaits.deed, game.awaits.building) == (
        "auction", lots.ANY_SHARE, None, None,
    )  # fmt: skip
    assert game.awaits.least == 50
    game.push_text("p2 bid 55\np3 pass\np1 pass")
    question = game.awaits
    assert (question.kind, question.seats, question.optional) == ("share", (1,), False)
    assert set(question.prices) == {0}
    [event, *_] = game.push_text("p2 share acme_motors")
    assert sentence(game, event) == "Bob chose a share of Acme Motors."
    assert game.shares(1) == {"acme_motors": 1}
    assert game.cash(1) == 2500 - 55


def test_half_of_a_rent_waits_for_property():
    game = position(
        '[p1]\ncash = 100\ndeeds = ["zaza", "mamie_baba", "les_rapetou"]\n'
        '[p2]\ndeeds = ["riri 2", "fifi 2", "loulou 3"]\n'
    )
    game.push_text("p1 roll 4 6\np2 claim p1")
    assert (game.awaits.kind, game.awaits.amount, game.awaits.half) == ("debt", 300, 0)
    assert game.awaits.answered_by(moves.HALF)
    game.push_text("p1 mortgage zaza\np1 half")
    assert game.awaits.half == 150
    game.push_text("p1 give mamie_baba")
    assert (game.awaits.half, game.owner("mamie_baba")) == (150 - 140, 1)


def test_somebody_who_is_squeezed_with_the_red_die_chooses_the_voucher():
    text = '[p1]\nat = "matilda_picsou"\n[p2]\nvouchers = ["bus_ticket", "cab_back_1"]\n'
    game = position(text, "picsou-squeeze-alt")
    game.push_text("p1 roll 1 2\n* dice 2 3 bus")
    assert game.awaits == GiveVoucherQuestion(seats=(1,), by=0, rule="squeeze-play-alt")
    game.push_text("p2 give cab_back_1")
    assert (game.vouchers(0), game.vouchers(1)) == ({"cab_back_1": 1}, {"bus_ticket": 1})


def test_a_building_may_have_to_be_sold():
    game = position('[p1]\ndeeds = ["riri 1", "fifi 1", "loulou 1"]\n')
    game.push_text("p1 roll 1 1\n* card cc_house_condemned")
    assert game.awaits == SellHouseQuestion(seats=(0,), rule="card-sell-house-half")
    assert game.awaits.answered_by(moves.SELL)


# --- lots -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lot", "kind", "word", "name"),
    [
        (DEED("riri"), "deed", "riri", None),
        (lots.lot_of(lots.BUILDING, SKYSCRAPER), "building", "skyscraper", None),
        (lots.ANY_SHARE, "any-share", "share", "a share of any company"),
        (lots.lot_of(lots.SHARE, COMPANY("acme_motors")), "share", "acme_motors", "a share of Acme Motors"),
        (lots.DOLLAR, "dollar", "dollars", "a Picsou dollar"),
        (lots.ROLL, "roll", "roll_123", "the Roll Three card 1 · 2 · 3"),
        (lots.lot_of(lots.ROLL, len(PICSOU.rolls) - 1), "roll", PICSOU.rolls[-1], None),
        (lots.VOUCHER, "voucher", "bus_ticket", "a travel voucher (Bus ticket)"),
        (lots.CARD, "card", "ch_get_out_of_jail", None),
    ],
)
def test_a_lot_has_a_kind_an_id_and_a_name(lot: int, kind: str, word: str, name: str | None):
    assert (lot_kind(lot), lot_id(PICSOU, lot)) == (kind, word)
    if name:
        assert lot_name(position(), lot) == name


def test_the_estate_is_listed_lot_by_lot():
    game = position(
        '[p1]\ncash = 10\nshares = ["general_radio"]\ndollars = 1\nvouchers = ["bus_ticket"]\nroll_three = ["roll_123"]\n'
        'cards = ["cc_get_out_of_jail"]\n'
    )
    sentences: list[str] = []

    def make(text: str) -> None:
        sentences.extend(sentence(game, event) for event in game.push_text(text))

    make("p1 roll 1 3\np1 sell dollars 1\np1 bankrupt")
    while game.awaits.kind == "auction":
        make(f"p{game.awaits.seats[0] + 1} pass")
    assert "Bidding for a share of General Radio opened at $65." in sentences
    assert "Nobody bid for a share of General Radio." in sentences
    assert "Bidding for the Roll Three card 1 · 2 · 3 opened at $1." in sentences
    assert "Bidding for a travel voucher (Bus ticket) opened at $1." in sentences
    assert any("the card “" in line for line in sentences)
    assert game.shares(BANK)["general_radio"] == 5
    assert game.dollars(BANK) == 10
    assert game.roll_cards(0) == ()


# --- offers -----------------------------------------------------------------------------------------


def test_papers_change_hands():
    game = position('[p1]\nshares = ["general_radio*2"]\ndollars = 3\n[p2]\nroll_three = ["roll_133"]\n')
    game.push_text("p1 offer p2 general_radio*2 dollars for roll_133 60")
    assert game.awaits.kind == "offer"
    game.push_text("p2 accept")
    assert (game.shares(0), game.shares(1)) == ({}, {"general_radio": 2})
    assert (game.dollars(0), game.dollars(1), game.dollars(BANK)) == (2, 1, 7)
    assert (game.roll_cards(0), game.roll_cards(1)) == (("roll_133",), ())
    assert (game.cash(0), game.cash(1)) == (2560, 2440)
    game.pop()
    game.pop()
    assert game.shares(0) == {"general_radio": 2}


def test_an_offer_is_written_as_the_rules_hold_it_and_back():
    deal = Terms(
        Things(cash=5, deeds=(1, 3), cards=(0,), dollars=2, shares=(3, 3, 5), rolls=(0, 21)),
        Things(shares=(0,), dollars=10),
    )
    paper = deal.written(4)
    assert (paper.receiver, paper.give_cash, paper.give_dollars, paper.take_dollars) == (4, 5, 2, 10)
    assert (paper.give_shares, paper.give_rolls) == (2 << 12 | 1 << 20, 1 | 1 << 21)
    assert Terms.of(paper) == deal
    assert shares_in(nibbles((0, 2, 2, 5))) == (0, 2, 2, 5)
    assert not Things()
    assert all((Things(dollars=1), Things(shares=(0,)), Things(rolls=(0,))))
    assert Things(shares=(3, 1, 3)) == Things(shares=(1, 3, 3))


# --- what stands ------------------------------------------------------------------------------------


def test_what_players_hold():
    game = position(
        '[p1]\nvouchers = ["bus_ticket", "cab_ahead_3*2"]\nshares = ["acme_motors*2 mortgaged"]\ndollars = 4\n'
        'roll_three = ["roll_445"]\ndeeds = ["le_coffre_fort 2", "balthazar_picsou 2"]\n'
    )
    assert game.vouchers(0) == {"bus_ticket": 1, "cab_ahead_3": 2}
    assert game.vouchers(1) == {}
    assert game.vouchers(BANK)["bus_ticket"] == 11
    assert game.shares(0) == {"acme_motors": 2}
    assert game.shares(BANK)["acme_motors"] == 3
    assert (game.dollars(0), game.dollars(BANK), game.dollar_value) == (4, 6, 600)
    assert game.roll_cards(0) == ("roll_445",)
    assert Game("us1973").dollar_value == 0
    assert Game("us1973").vouchers(0) == {}


def test_how_many_dollars_may_be_bought_and_sold():
    game = position("[p1]\ncash = 120\ndollars = 2\n")
    assert game.limits(0, moves.SELL_DOLLARS) == (1, 2)
    game.push_text("p1 roll 5 6")
    assert game.limits(0, moves.DOLLARS) == (0, 2)
    assert Move.of(moves.DOLLARS, 0, 2) in game.legal_moves(0)
    assert Move.of(moves.DOLLARS, 0, 3) not in game.legal_moves(0)


def test_events_name_what_they_are_about():
    game = position('[p1]\nshares = ["general_radio*2"]\nvouchers = ["bus_ticket"]\n')
    [event, *_] = game.push_text("p1 mortgage general_radio")
    assert event.named(PICSOU) == {"company": "general_radio", "amount": 65}
    assert sentence(game, event) == "p1 mortgaged a share of General Radio for $65.".replace("p1", "Ann")
    [event, *_] = game.push_text("p1 voucher bus_ticket riri")
    assert event.named(PICSOU) == {"voucher": "bus_ticket"}
    assert sentence(game, event, "fr") == "Ann joue un bon de voyage\u00a0: Billet de bus."
    game = position()
    assert game.push_text("p1 roll 3 5\n* card ch_roll_three\n* card roll_133")[-1].named(PICSOU) == {
        "roll": "roll_133"
    }
    text = '[p1]\nat = "community_chest_2"\n[p2]\ndeeds = ["donald_duck 1", "flagada_jones"]\n'
    events = position(text).push_text("p1 roll 2 4\n* card ch_hurricane")
    assert [event.named(PICSOU) for event in events if event.kind == "storm-chosen"] == [
        {"owner": "p2", "lot": "donald_duck"}
    ]


def test_a_depot_is_built_and_sold_under_its_own_name():
    game = position('[p1]\ndeeds = ["gare_donaldville"]\n')
    [event] = game.push_text("p1 build gare_donaldville")
    assert event.named(PICSOU) == {"deed": "gare_donaldville", "building": "depot", "price": 100}
    assert sentence(game, event) == "Ann built a depot at Duckburg Station for $100."
    [event] = game.push_text("p1 sell gare_donaldville")
    assert sentence(game, event) == "Ann sold the depot at Duckburg Station for $50."


def test_the_picture_shows_papers_and_the_utilities_of_the_die():
    game = position(
        '[p1]\ndeeds = ["water_works", "gare_donaldville depot", "donald_duck skyscraper", "flagada_jones hotel"]\n'
        'shares = ["acme_motors*2"]\nvouchers = ["cab_back_1"]\ndollars = 1\nroll_three = ["roll_445"]\n'
    )
    lines = repr(game).splitlines()
    assert any(line.split() == ["water_works", "p1"] for line in lines)
    assert any("gare_donaldville" in line and "depot" in line for line in lines)
    assert any("donald_duck" in line and "skyscr." in line for line in lines)
    [ann] = [line for line in lines if line.startswith("p1 Ann")]
    assert ann.endswith("1 dollars, 2 acme_motors, 1 cab_back_1, roll_445")
    [bank] = [line for line in lines if line.startswith("bank:")]
    assert bank == "bank: 32 houses, 11 hotels, 11 skyscrapers, 3 depots, 9 dollars, 28 shares, 35 vouchers"


def test_the_picture_names_what_stands_at_a_station_and_at_a_taxi_company():
    game = position('[p1]\ndeeds = ["taxi_flagada stand", "gare_donaldville depot"]\n', "picsou-taxi")
    words = repr(game).split()
    built = {deed: words[words.index(deed) + 1 :][:2] for deed in ("taxi_flagada", "gare_donaldville")}
    assert built == {"taxi_flagada": ["p1", "stand"], "gare_donaldville": ["p1", "depot"]}


# --- the dollar's worth -----------------------------------------------------------------------------


def test_the_value_of_a_dollar_is_listed_change_by_change():
    game = position('[p1]\ndeeds = ["balthazar_picsou", "le_coffre_fort"]')
    assert game.dollar_values == [100]
    game.push_text("p1 build balthazar_picsou\np1 build le_coffre_fort\np1 build balthazar_picsou")
    assert (game.dollar_values, game.dollar_value) == ([100, 200, 600], 600)
    game.pop()
    game.pop()
    assert (game.dollar_values, game.dollar_value) == ([100, 200], 200)
    twin = game.copy()
    game.push_text("* takeback 1")
    assert game.dollar_values == [100, 200, 100]
    assert twin.dollar_values == [100, 200]
    game.pop()
    assert game.dollar_values == [100, 200]


def test_an_offer_of_vouchers_is_read_and_said_and_refused():
    game = position('[p1]\nvouchers = ["bus_ticket", "cab_back_1"]')
    text = "p1 offer p2 roll_123 cab_back_1 bus_ticket 5 for nothing"
    move = parse_move(text, game.edition)
    said = print_move(move, game.edition)
    assert said == "p1 offer p2 roll_123 bus_ticket cab_back_1 5 for nothing"
    assert parse_move(said, game.edition) == move
    refusal = game.why_not(move)
    assert refusal
    assert (refusal.key, refusal.rule) == ("offer-vouchers", "trade-content")


@pytest.mark.parametrize("voucher", ["cab_back_1", "cab_ahead_1", "bus_ticket daisy_duck"])
def test_a_ride_cites_the_rule_of_vouchers_and_not_that_of_cards_or_dice(voucher: str):
    name = voucher.split(maxsplit=1)[0]
    game = position(f'[p1]\nat = "prison"\nvouchers = ["{name}"]\n')
    events = game.push_text(f"p1 voucher {voucher}")
    assert [event.rule for event in events if event.kind == "moved"] == ["voucher-move-normal"]


def test_no_dollars_are_bought_by_saying_zero():
    game = position()
    game.push_text("p1 roll 5 6")
    assert game.why_not(game.parse("p1 decline")) == Refusal("dollars-say-zero", "picsou-dollar-buy")
    game.push_text("p1 dollars 0")
    assert game.dollars(0) == 0


def test_a_voucher_that_leaves_a_choice_asks_for_the_space():
    game = position('[p1]\nvouchers = ["bus_ticket", "cab_ahead_1"]')
    assert game.why_not(game.parse("p1 voucher bus_ticket")) == Refusal(
        "voucher-needs-space", "voucher-move-normal"
    )
    assert game.why_not(game.parse("p1 voucher cab_ahead_1")) is None
