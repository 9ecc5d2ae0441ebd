"""The amateur edition against the numbers that its rulebook prints, and its board, decks and items typed again."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from editions.figures import STREET_FIGURES
from passgo import cli
from passgo.editions import Edition, UnknownId, edition_names, find_edition
from passgo.editions.diff import compare
from passgo.rules.base import tables
from passgo.rules.base.state import DEPOT, HOTEL, HOUSE, NONE, SKYSCRAPER, STAND

E = tables

# Where the classic streets stand on the board of 48, in their order, and what a skyscraper asks there.
STREET_SPACES = [1, 3, 7, 9, 10, 13, 15, 16, 19, 21, 23, 25, 27, 28, 31, 32, 34, 37, 38, 40, 44, 47]
SKYSCRAPERS = [
    750, 950, 1050, 1050, 1100, 1250, 1250, 1400, 1450, 1450, 1500,
    2050, 2050, 2100, 2150, 2150, 2200, 2275, 2275, 2400, 2500, 3000,
]  # fmt: skip
UTILITIES = """Cable Company
Electric Company
Gas Company
Internet Service
Sewage System
Telephone Company
Trash Collector
Water Works"""
COMPANIES = {
    "General Radio", "United Railways", "National Utilities", "Acme Motors", "Allied Steamships", "Motion Pictures",
}  # fmt: skip
# Effect and amount (or space) of every card; the order within a deck means nothing.
CHANCE = [
    (E.ADVANCE_TO, 0), (E.ADVANCE_TO, 47), (E.ADVANCE_TO, 28), (E.ADVANCE_TO, 13), (E.ADVANCE_TO, 6),
    (E.ADVANCE_TO, 17), (E.ADVANCE_TO, 22), (E.ADVANCE_TO, 41), (E.ADVANCE_NEAREST, 2), (E.ADVANCE_NEAREST, 2),
    (E.ADVANCE_NEAREST, 10), (E.MOVE_RELATIVE, -3), (E.MOVE_RELATIVE, 3), (E.KEEP_OUT_OF_JAIL, 0),
    (E.GO_TO_JAIL, 0), (E.REPAIRS, 25), (E.PAY_BANK, 15), (E.PAY_BANK, 150), (E.COLLECT_BANK, 150),
    (E.COLLECT_BANK, 100), (E.COLLECT_BANK, 50), (E.PAY_EACH, 50), (E.PAY_PER_DEED, 25), (E.HURRICANE, 0),
    (E.GAIN_DOLLARS, 1), (E.GAIN_DOLLARS, 1), (E.OFFER_DOLLAR, 50), (E.STOCK_CRASH, 0), (E.DRAW_VOUCHERS, 1),
    (E.KEEP_FREE_HOUSE, 0), (E.COLLECT_DIVIDENDS, 0b001001), (E.COLLECT_DIVIDENDS, 0b110010),
]  # fmt: skip
COMMUNITY_CHEST = [
    (E.ADVANCE_TO, 0), (E.ADVANCE_TO, 17), (E.COLLECT_BANK, 200), (E.COLLECT_BANK, 200), (E.COLLECT_BANK, 100),
    (E.COLLECT_BANK, 100), (E.COLLECT_BANK, 100), (E.COLLECT_BANK, 75), (E.COLLECT_BANK, 25), (E.COLLECT_BANK, 20),
    (E.COLLECT_BANK, 10), (E.PAY_BANK, 50), (E.PAY_BANK, 50), (E.PAY_BANK, 100), (E.PAY_BANK, 150),
    (E.COLLECT_EACH, 50), (E.COLLECT_EACH, 10), (E.COLLECT_EACH, 25), (E.KEEP_OUT_OF_JAIL, 0), (E.GO_TO_JAIL, 0),
    (E.REPAIRS, 40), (E.TORNADO, 0), (E.GAIN_SHARE, 0), (E.KEEP_HALF_PAR, 0), (E.PAY_DIVIDENDS, 0b000100),
    (E.PAY_DIVIDENDS, 0b110010), (E.PAY_DIVIDENDS, 0b001001), (E.DRAW_VOUCHERS, 2), (E.TAKE_VOUCHER, 0),
    (E.RETURN_VOUCHER, 0), (E.SELL_HOUSE, 0), (E.KEEP_HALF_RENT, 0),
]  # fmt: skip


@pytest.fixture
def picsou() -> Edition:
    return find_edition("picsou")


def test_what_the_rulebook_prints_in_figures(picsou: Edition) -> None:
    t, scrooge, huey = picsou.tables, picsou.deed_index("balthazar_picsou"), picsou.deed_index("riri")
    assert picsou.rents(scrooge)[0] == 50  # the value of a Picsou dollar at the start
    assert picsou.rents(scrooge)[2] == 600  # and with two houses
    assert (t.deed_mortgage[huey], t.mortgage_interest) == (50, 10)  # 50 + 5 = 55
    mauve = picsou.group_index("mauve")
    assert [d for d in picsou.deeds if t.deed_group[picsou.deed_index(d)] == mauve] == [
        "donald_duck",
        "flagada_jones",
    ]
    assert (t.starting_cash, t.go_salary, t.jail_fine, t.jail_tries) == (2500, 200, 50, 3)
    assert picsou.starting_notes == ((1000, 1), (500, 2), (100, 2), (50, 2), (20, 6), (10, 5), (5, 5), (1, 5))
    assert sum(note * count for note, count in picsou.starting_notes) == t.starting_cash
    stock = {HOUSE: 32, HOTEL: 12, SKYSCRAPER: 12, DEPOT: 4, STAND: 0}
    assert {kind: t.stock[kind] for kind in stock} == stock
    assert (t.dollars, picsou.deeds[t.dollar_deed]) == (10, "balthazar_picsou")
    assert (t.min_players, t.max_players, t.banker_optional_above) == (2, 6, 4)
    assert (t.start_vouchers, t.start_rolls, t.depot_rent_factor) == (1, 1, 2)
    assert t.roll_three_pays == [0, 50, 200, 1000, 1500]


def test_the_eight_utilities_stand_on_the_die_and_cost_150(picsou: Edition) -> None:
    t = picsou.tables
    assert [picsou.name(picsou.deeds[d]) for d in t.die8_deed] == UTILITIES.splitlines()
    assert t.die8_deed == list(range(t.deeds - 8, t.deeds))  # after the deeds of the board
    assert {(t.deed_price[d], t.deed_mortgage[d], t.deed_space[d]) for d in t.die8_deed} == {(150, 75, NONE)}
    assert [t.space_kind[i] for i in (14, 33)] == [tables.UTILITIES_SPACE] * 2
    assert picsou.rents(t.die8_deed[0]) == [4, 10, 20, 40, 80, 100, 120, 150]


def test_streets_have_the_classic_figures_and_a_skyscraper(picsou: Edition) -> None:
    t = picsou.tables
    streets = [d for d in range(t.deeds) if t.deed_kind[d] == tables.STREET]
    assert [t.deed_space[d] for d in streets] == STREET_SPACES
    for d, printed, tower in zip(streets, STREET_FIGURES, SKYSCRAPERS, strict=True):
        _, price, *rents, house = printed
        assert (t.deed_price[d], picsou.rents(d)) == (price, [*rents, tower])
        assert [t.deed_house[d], t.deed_hotel[d], t.deed_skyscraper[d]] == [house] * 3
        assert t.deed_mortgage[d] * 2 == price
        assert picsou.deeds[d] == picsou.id_of("~" + find_edition("us1973").spaces[printed[0]])


def test_stations_take_a_depot_for_100_and_give_a_voucher(picsou: Edition) -> None:
    t = picsou.tables
    stations = [d for d in range(t.deeds) if t.deed_kind[d] == tables.STATION]
    assert [t.deed_space[d] for d in stations] == [6, 18, 30, 42]
    assert {(t.deed_price[d], t.deed_house[d], *picsou.rents(d)) for d in stations} == {
        (200, 100, 25, 50, 100, 200)
    }
    assert [i for i in range(t.spaces) if t.space_vouchers[i]] == [6, 18, 29, 30, 42]
    assert t.space_kind[29] == tables.VOUCHER_SPACE


def test_the_spaces_that_are_no_property(picsou: Edition) -> None:
    t = picsou.tables
    kinds = {
        tables.CORNER: [0, 12],
        tables.CARD_SPACE: [2, 8, 20, 26, 39, 43],
        tables.TAX_SPACE: [4, 45],
        tables.LOTTERY_SPACE: [5, 35],
        tables.DOLLARS_SPACE: [11, 46],
        tables.EXCHANGE_SPACE: [17],
        tables.ROLL_THREE_SPACE: [22],
        tables.PARKING_SPACE: [24],
        tables.GO_TO_JAIL_SPACE: [36],
        tables.SQUEEZE_SPACE: [41],
    }
    for kind, spaces in kinds.items():
        assert [i for i in range(t.spaces) if t.space_kind[i] == kind] == spaces
    assert (t.spaces, t.jail_space, t.space_amount[4], t.space_amount[45]) == (48, 12, 200, 75)
    named = {space.kind for space in picsou.space_texts}
    assert {
        "lottery",
        "dollars",
        "stock_exchange",
        "roll_three",
        "squeeze_play",
        "utilities",
        "vouchers",
    } < named


@pytest.mark.parametrize(("deck", "printed"), [("chance", CHANCE), ("community_chest", COMMUNITY_CHEST)])
def test_each_deck_holds_its_thirty_two_cards(
    picsou: Edition, deck: str, printed: list[tuple[int, int]]
) -> None:
    t, d = picsou.tables, picsou.deck_index(deck)
    assert t.deck_size[d] == len(printed) == 32
    found = [
        (t.card_effect[i], t.card_target[i] if t.card_effect[i] == tables.ADVANCE_TO else t.card_amount[i])
        for i in range(t.deck_first[d], t.deck_first[d] + t.deck_size[d])
    ]
    assert sorted(found) == sorted(printed)


def test_cards_that_need_more_than_an_amount(picsou: Edition) -> None:
    t = picsou.tables
    for name, figures in {
        "ch_general_repairs": (25, 100, 100, 25),
        "cc_street_repairs": (40, 115, 100, 25),
    }.items():
        i = picsou.card_index(name)
        assert (t.card_amount[i], t.card_hotel[i], t.card_skyscraper[i], t.card_depot[i]) == figures
    assert t.card_target[picsou.card_index("cc_online_pricing")] == tables.STATION
    nearest = picsou.card_index("ch_nearest_utilities")
    assert (t.card_target[nearest], t.card_rent[nearest]) == (tables.UTILITY, tables.FRESH_DICE_RENT)
    kept = [picsou.cards[t.keep_card[k]] for k in range(t.keepable)]
    assert kept == [
        "ch_get_out_of_jail",
        "ch_free_house",
        "cc_get_out_of_jail",
        "cc_insider",
        "cc_online_pricing",
    ]


def test_six_companies_of_five_shares(picsou: Edition) -> None:
    t = picsou.tables
    assert {picsou.name(company) for company in picsou.companies} == COMPANIES
    assert t.company_par == [100, 110, 120, 130, 140, 150]
    assert t.company_shares == [5] * 6
    for i, par in enumerate(t.company_par):
        assert picsou.dividends(i) == [par // 10 * n * n for n in range(1, 6)]


def test_thirty_six_vouchers_of_nine_kinds(picsou: Edition) -> None:
    t = picsou.tables
    assert sum(t.voucher_count) == 36
    found = {
        kind: (t.voucher_count[i], t.voucher_effect[i], t.voucher_amount[i], t.voucher_expires[i])
        for i, kind in enumerate(picsou.vouchers)
    }
    cabs = {f"cab_{way}_{n}": (3, tables.RIDE_STEPS, n * sign, 0) for way, sign in (("ahead", 1), ("back", -1)) for n in (1, 2, 3)}  # fmt: skip
    assert found == {
        "bus_ticket": (12, tables.RIDE_THE_SIDE, 0, 0),
        "bus_ticket_expire": (3, tables.RIDE_THE_SIDE, 0, 1),
        "station_pass": (3, tables.RIDE_TO_STATION, 0, 0),
        **cabs,
    }
    assert picsou.name("station_pass", "fr") == "Jeton de train"
    assert set(picsou.texts) == set(picsou.vouchers)


def test_roll_three_cards_hold_those_of_the_example(picsou: Edition) -> None:
    t = picsou.tables
    assert t.roll_cards == len(set(picsou.rolls)) == 22
    assert {"roll_445", "roll_246", "roll_133", "roll_136"} <= set(picsou.rolls)
    dice = t.roll_dice[picsou.roll_index("roll_136")]
    assert [dice & 15, dice >> 4 & 15, dice >> 8] == [1, 3, 6]
    with pytest.raises(UnknownId, match="picsou has no Roll Three card 'roll_666'"):
        picsou.roll_index("roll_666")


def test_twenty_lottery_tickets(picsou: Edition) -> None:
    t = picsou.tables
    assert dict(zip(t.ticket_amount[: t.ticket_kinds], t.ticket_count, strict=False)) == {
        0: 8,
        20: 4,
        50: 3,
        100: 2,
        200: 1,
        500: 1,
        1000: 1,
    }
    assert sum(t.ticket_count) == 20


def test_what_squeeze_play_pays_by_the_dice() -> None:
    def paid(edition: str) -> dict[int, list[int]]:
        row = find_edition(edition).tables.squeeze_pays
        return {amount: [n for n, pays in enumerate(row) if pays == amount] for amount in (50, 100, 200)}

    assert paid("picsou") == {50: [5, 6, 7, 8, 9], 100: [3, 4, 10, 11], 200: [2, 12]}
    assert paid("picsou-squeeze-alt") == {
        50: [6, 7, 8, 9, 10, 11],
        100: [3, 4, 5, 12, 13, 14],
        200: [2, 15],
    }


def test_what_the_rules_ask_of_this_book(picsou: Edition) -> None:
    asked = {
        "go_once_per_lap": 0, "fine_before_throw": 3, "auction_format": tables.BID_IN_TURN, "rent_window_turns": 0,
        "double_with_mortgaged_member": 0, "utility_fresh_throw": 1, "trade_mortgaged": 0, "gift_trades_allowed": 0,
        "auction_opening_half": 1, "trade_after_sellout": 1, "hotel_sale_forces_all": 1, "rent_half_property": 1,
        "estate_everything": 1, "dollars_per_landing": 0, "squeeze_red": 0, "speed_die": 0, "timed": 0,
    }  # fmt: skip
    assert {name: picsou.knobs[name].value for name in asked} == asked
    ours = {name for name, knob in picsou.knobs.items() if knob.origin.source == "ruling"}
    assert ours == {name for name, knob in picsou.knobs.items() if knob.origin.confidence == "assumption"}
    assert all(picsou.knobs[name].origin.note["en"] for name in ours)
    assert not ours & {"starting_cash", "rent_window_turns", "rent_half_property", "trade_after_sellout"}


def test_a_book_without_such_things_is_not_asked_about_them() -> None:
    only = set(find_edition("picsou").knobs) - set(find_edition("us1973").knobs)
    assert only == {
        "banker_required_above",
        "depot_rent_factor",
        "start_vouchers",
        "start_rolls",
        "dollars_per_landing",
        "squeeze_red",
    }
    t = find_edition("us1973").tables
    assert not any(getattr(t, name) for name in only)
    assert (t.dollar_deed, t.die8_deed, t.companies, sum(t.voucher_count)) == (NONE, [NONE] * 8, 0, 0)


def test_taxi_companies_follow_the_stations() -> None:
    e, base = find_edition("picsou-taxi"), find_edition("picsou")
    t = e.tables
    taxis = [d for d in range(t.deeds) if t.deed_kind[d] == tables.TAXI]
    assert (t.spaces, t.deeds, t.groups, t.stock[STAND], t.jail_space) == (52, 38, 11, 4, 13)
    assert [t.deed_space[d] for d in taxis] == [7, 20, 33, 46]
    assert all(t.deed_kind[t.space_deed[t.deed_space[d] - 1]] == tables.STATION for d in taxis)
    assert {(t.deed_price[d], t.deed_mortgage[d], t.deed_house[d], *e.rents(d)) for d in taxis} == {
        (300, 150, 150, 30, 60, 120, 240)
    }
    assert {e.groups[t.deed_group[d]] for d in taxis} == {"taxi"}
    assert [space for space in e.spaces if not space.startswith("taxi")] == list(base.spaces)
    assert e.spaces[t.card_target[e.card_index("ch_balthazar_picsou")]] == "balthazar_picsou"
    assert (e.deeds[t.dollar_deed], [e.deeds[d] for d in t.die8_deed]) == (
        "balthazar_picsou",
        [base.deeds[d] for d in base.tables.die8_deed],
    )
    assert {rule for rule, text in e.rules.items() if text != base.rules[rule]} == {
        "taxi-stand",
        "components-inventory",
        "build-complete-group",
        "building-supply-limited",
        "trade-bank-deeds-exhausted",
    }


@pytest.mark.parametrize("name", [name for name in edition_names() if name.startswith("picsou")])
def test_statements_speak_of_this_board(name: str) -> None:
    foreign = ("ailroad", "hemin de fer", "hemins de fer", "Caisse Commune", "tationnement", "Boardwalk")
    for rule, text in find_edition(name).rules.items():
        assert not [word for word in foreign if word in text.en + text.fr], rule


def test_every_name_and_text_is_there_in_both_languages(picsou: Edition) -> None:
    for word, names in {**picsou.names, **picsou.texts}.items():
        assert all(names[language].strip() for language in ("en", "fr")), word
    assert (picsou.name("squeeze_play", "fr"), picsou.name("stock_exchange", "fr")) == (
        "Squeeze Play",
        "Bourse",
    )
    assert picsou.name("roll_133") == "1 · 3 · 3"
    assert picsou.name("general_radio", "fr") == "General Radio"
    texts = [picsou.name(card, language) for card in picsou.cards for language in ("en", "fr")]
    assert len(set(texts)) >= 2 * len(picsou.cards) - 4  # the two nearest stations, the two ways out of jail
    assert all(text[-1] in ".!" for text in texts)


def test_differences_from_the_american_edition_are_in_both_languages() -> None:
    found = compare(find_edition("us1973"), find_edition("picsou"))
    said = {
        (d.what.get("fr", ""), (d.left or {}).get("fr", "–"), (d.right or {}).get("fr", "–")) for d in found
    }
    assert {
        ("Gratte-ciels", "0", "12"),
        ("Actions", "0", "30"),
        ("Bons de voyage de chacun au départ", "–", "1"),
        ("Loyer d’une gare qui a un dépôt", "–", "×\u00a02"),
        ("Le titre dont le loyer fait la valeur d’un Dollar Picsou", "–", "Balthazar Picsou"),
        ("Ce que gagnent les billets", "–", "8 × 0, 4 × 20, 3 × 50, 2 × 100, 1 × 200, 1 × 500, 1 × 1\u00a0000"),
        ("General Radio", "–", "valeur nominale 130, dividendes 13/52/117/208/325"),
        ("Promenade", "Promenade", "Balthazar Picsou"),
        ("Promenade", "loyers 50/200/600/1_400/1_700/2_000".replace("_", "\u00a0"), "gratte-ciel 200, loyers 50/200/600/1_400/1_700/2_000/3_000".replace("_", "\u00a0")),
        ("Chemin de fer Petit Réseau", "", "dépôt 100"),
        ("Chemin de fer Petit Réseau", "", "bons de voyage tirés\u00a0: 1"),
    } <= said  # fmt: skip
    for d in found:
        for side in (d.what, d.left, d.right):
            assert side is None or not side or set(side) == {"en", "fr"}
    done = CliRunner().invoke(cli.app, ["edition", "diff", "picsou", "picsou-squeeze-alt", "--lang", "fr"])
    assert "200/100/100/100/50/50/50/50/50/50/100/100/100/200" in done.stdout


def test_show_prints_the_papers_of_the_box() -> None:
    shown = CliRunner().invoke(cli.app, ["edition", "show", "picsou", "--lang", "fr"]).stdout
    rows = [" ".join(line.split()) for line in shown.splitlines()]
    for row in (
        "47 balthazar_picsou Balthazar Picsou bleu_fonce 400 200 200 50 200 600 1400 1700 2000 3000 printed, probable",
        "d8 6 telephone_company Telephone Company utility 150 75 4 10 20 40 80 100 120 150 × les dés utilities, probable",
        "general_radio 5 General Radio 130 : 13 52 117 208 325 stock, probable",
        "lottery 20 8 × 0, 4 × 20, 3 × 50, 2 × 100, 1 × 200, 1 × 500, 1 × 1000 lottery, hypothèse",
        "dollars 10 Balthazar Picsou rulebook, vérifié",
        "squeeze_play 200 100 100 50 50 50 50 50 100 100 200 rulebook, vérifié",
        "Gratte-ciels 12 rulebook, vérifié",
    ):
        assert any(line.startswith(row) for line in rows), row
    assert "bus_ticket 12" in " ".join(rows)


def test_show_tells_where_every_entry_comes_from() -> None:
    """An assumption is marked as one; pieces that a variant adds are its own, the others those of the rulebook."""
    taxi = find_edition("picsou-taxi")
    entries = set(taxi.origins)
    assert {("spaces", "go"), ("board", ""), ("roll_three", ""), ("squeeze_play", "")} < entries
    for table, names in (("deeds", taxi.deeds), ("cards", taxi.cards), ("vouchers", taxi.vouchers)):
        assert {(table, name) for name in names} <= entries
    assert taxi.origins["stock", "houses"] == find_edition("picsou").origins["stock", "houses"]
    assert taxi.origins["stock", "stands"][:2] == ("taxi", "assumption")
    assert taxi.origins["stock", "stands"].file == "editions/picsou-taxi.toml"
    shown = CliRunner().invoke(cli.app, ["edition", "show", "picsou-taxi"]).stdout
    rows = [" ".join(line.split()) for line in shown.splitlines()]
    assert "Taxi stands 4 taxi, assumption, editions/picsou-taxi.toml one for each company" in rows
    assert "Houses 32 rulebook, verified" in rows
    assert any(row.startswith("Chance ch_forward_three") and "cards, assumption" in row for row in rows)
