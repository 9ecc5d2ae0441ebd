"""The shipped edition against published figures, typed here anew from title deeds and cards."""

from __future__ import annotations

import pytest

from passgo.editions import Edition, UnknownId, find_edition
from passgo.editions.schema import Knobs
from passgo.rules import cite, tables
from passgo.rules.state import NONE
from passgo.rules.tables import Tables

# Space, price, rents bare and with one house up to a hotel, price of a house: as printed on the deeds.
STREETS = """
 1 60 2 10 30 90 160 250 50
 3 60 4 20 60 180 320 450 50
 6 100 6 30 90 270 400 550 50
 8 100 6 30 90 270 400 550 50
 9 120 8 40 100 300 450 600 50
11 140 10 50 150 450 625 750 100
13 140 10 50 150 450 625 750 100
14 160 12 60 180 500 700 900 100
16 180 14 70 200 550 750 950 100
18 180 14 70 200 550 750 950 100
19 200 16 80 220 600 800 1000 100
21 220 18 90 250 700 875 1050 150
23 220 18 90 250 700 875 1050 150
24 240 20 100 300 750 925 1100 150
26 260 22 110 330 800 975 1150 150
27 260 22 110 330 800 975 1150 150
29 280 24 120 360 850 1025 1200 150
31 300 26 130 390 900 1100 1275 200
32 300 26 130 390 900 1100 1275 200
34 320 28 150 450 1000 1200 1400 200
37 350 35 175 500 1100 1300 1500 200
39 400 50 200 600 1400 1700 2000 200
"""
STREET_FIGURES = [[int(word) for word in line.split()] for line in STREETS.strip().splitlines()]

E = tables  # the names of effects and kinds, short

# Effect and amount of every card of the old American deck; the order within a deck means nothing.
CHANCE = [
    (E.ADVANCE_TO, 0), (E.ADVANCE_TO, 24), (E.ADVANCE_TO, 11), (E.ADVANCE_TO, 5), (E.ADVANCE_TO, 39),
    (E.ADVANCE_NEAREST, 10), (E.ADVANCE_NEAREST, 2), (E.ADVANCE_NEAREST, 2), (E.MOVE_RELATIVE, -3),
    (E.GO_TO_JAIL, 0), (E.COLLECT_BANK, 50), (E.COLLECT_BANK, 150), (E.PAY_BANK, 15), (E.PAY_EACH, 50),
    (E.REPAIRS, 25), (E.KEEP_OUT_OF_JAIL, 0),
]  # fmt: skip
COMMUNITY_CHEST = [
    (E.ADVANCE_TO, 0), (E.GO_TO_JAIL, 0), (E.KEEP_OUT_OF_JAIL, 0), (E.COLLECT_EACH, 50), (E.REPAIRS, 40),
    (E.PAY_BANK, 50), (E.PAY_BANK, 100), (E.PAY_BANK, 150),
    (E.COLLECT_BANK, 10), (E.COLLECT_BANK, 20), (E.COLLECT_BANK, 25), (E.COLLECT_BANK, 45),
    (E.COLLECT_BANK, 100), (E.COLLECT_BANK, 100), (E.COLLECT_BANK, 100), (E.COLLECT_BANK, 200),
]  # fmt: skip


@pytest.fixture(scope="module")
def us1973() -> Edition:
    return find_edition("us1973")


def rents(t: Tables, deed: int, levels: int = tables.RENTS) -> list[int]:
    return t.deed_rent[deed * tables.RENTS : deed * tables.RENTS + levels]


def test_every_street_has_the_printed_figures(us1973: Edition) -> None:
    t = us1973.tables
    found = [
        [t.deed_space[d], t.deed_price[d], *rents(t, d, 6), t.deed_house[d]]
        for d in range(t.deeds)
        if t.deed_kind[d] == tables.STREET
    ]
    assert found == STREET_FIGURES
    assert all(t.deed_hotel[d] == t.deed_house[d] for d in range(t.deeds))


def test_railroads_and_utilities_stand_where_they_stand_and_rise_with_their_number(us1973: Edition) -> None:
    t = us1973.tables
    by_kind = {
        kind: [d for d in range(t.deeds) if t.deed_kind[d] == kind]
        for kind in (tables.STATION, tables.UTILITY)
    }
    assert [t.deed_space[d] for d in by_kind[tables.STATION]] == [5, 15, 25, 35]
    assert [t.deed_space[d] for d in by_kind[tables.UTILITY]] == [12, 28]
    assert {(t.deed_price[d], *rents(t, d)) for d in by_kind[tables.STATION]} == {
        (200, 25, 50, 100, 200, 0, 0, 0, 0)
    }
    assert {(t.deed_price[d], *rents(t, d)) for d in by_kind[tables.UTILITY]} == {
        (150, 4, 10, 0, 0, 0, 0, 0, 0)
    }


def test_the_whole_board_costs_5690_and_mortgages_for_half(us1973: Edition) -> None:
    t = us1973.tables
    assert (t.spaces, t.deeds, t.groups) == (40, 28, 10)
    assert sum(t.deed_price) == 5690
    assert sum(t.deed_mortgage) == 2845
    assert [t.deed_mortgage[us1973.deed_index(w)] for w in ("boardwalk", "short_line", "water_works")] == [
        200,
        100,
        75,
    ]


def test_taxes_corners_and_card_spaces(us1973: Edition) -> None:
    t = us1973.tables
    kinds = {kind: [i for i in range(t.spaces) if t.space_kind[i] == kind] for kind in range(7)}
    assert kinds[tables.CORNER] == [0, 10]
    assert kinds[tables.PARKING_SPACE] == [20]
    assert kinds[tables.GO_TO_JAIL_SPACE] == [30]
    assert t.jail_space == 10
    assert [(i, t.space_amount[i], t.space_percent[i]) for i in kinds[tables.TAX_CHOICE_SPACE]] == [
        (4, 200, 10)
    ]
    assert [(i, t.space_amount[i]) for i in kinds[tables.TAX_SPACE]] == [(38, 75)]
    drawn = {us1973.decks[t.space_deck[i]]: [] for i in kinds[tables.CARD_SPACE]}
    for i in kinds[tables.CARD_SPACE]:
        drawn[us1973.decks[t.space_deck[i]]].append(i)
    assert drawn == {"community_chest": [2, 17, 33], "chance": [7, 22, 36]}


@pytest.mark.parametrize(("deck", "printed"), [("chance", CHANCE), ("community_chest", COMMUNITY_CHEST)])
def test_each_deck_holds_the_sixteen_old_cards(
    us1973: Edition, deck: str, printed: list[tuple[int, int]]
) -> None:
    t = us1973.tables
    d = us1973.deck_index(deck)
    numbers = range(t.deck_first[d], t.deck_first[d] + t.deck_size[d])
    found = [
        (t.card_effect[i], t.card_target[i] if t.card_effect[i] == tables.ADVANCE_TO else t.card_amount[i])
        for i in numbers
    ]
    assert sorted(found) == sorted(printed)


def test_cards_that_need_more_than_an_amount(us1973: Edition) -> None:
    t = us1973.tables
    utility = us1973.card_index("ch_nearest_utility")
    assert (t.card_target[utility], t.card_rent[utility]) == (tables.UTILITY, tables.FRESH_DICE_RENT)
    for name in ("ch_nearest_railroad_1", "ch_nearest_railroad_2"):
        i = us1973.card_index(name)
        assert (t.card_target[i], t.card_rent[i]) == (tables.STATION, tables.MULTIPLIED_RENT)
    assert t.card_hotel[us1973.card_index("ch_general_repairs")] == 100
    assert t.card_hotel[us1973.card_index("cc_street_repairs")] == 115


def test_the_two_cards_to_keep_are_one_of_each_deck(us1973: Edition) -> None:
    t = us1973.tables
    assert t.keepable == 2
    for k in range(2):
        assert t.card_keep[t.keep_card[k]] == k
    kept = {(us1973.decks[t.keep_deck[k]], us1973.cards[t.keep_card[k]]) for k in range(2)}
    assert kept == {("chance", "ch_get_out_of_jail"), ("community_chest", "cc_get_out_of_jail")}
    assert t.card_keep.count(NONE) == len(t.card_keep) - 2


def test_tables_refer_to_each_other_both_ways(us1973: Edition) -> None:
    t = us1973.tables
    assert [t.deed_space[t.space_deed[i]] for i in range(t.spaces) if t.space_deed[i] != NONE] == sorted(
        t.deed_space[: t.deeds]
    )
    for g in range(t.groups):
        first = g * tables.GROUP_SIZE
        members = t.group_member[first : first + t.group_size[g]]
        assert members == sorted(d for d in range(t.deeds) if t.deed_group[d] == g)
        assert t.group_deeds[g] == sum(1 << d for d in members)
    sizes = {us1973.groups[g]: t.group_size[g] for g in range(t.groups)}
    twos = {name for name, size in sizes.items() if size == 2}
    assert twos == {"purple", "dark_blue", "utility"}
    assert [name for name, size in sizes.items() if size == 4] == ["railroad"]
    t.to_record()  # every figure fits its field


def test_the_bank_and_the_figures_of_the_rulebook(us1973: Edition) -> None:
    t = us1973.tables
    assert t.stock == [32, 12, 0, 0, 0]
    assert (t.starting_cash, t.go_salary, t.jail_fine, t.mortgage_interest) == (1500, 200, 50, 10)
    assert (t.jail_tries, t.fine_before_throw, t.rent_window_turns, t.max_houses) == (3, 2, 2, 4)
    assert sum(note * count for note, count in us1973.starting_notes) == 1500
    assert sum(count for _, count in us1973.starting_notes) == 27


def test_knobs_are_the_scalars_of_the_tables_that_are_not_counted_from_the_board() -> None:
    scalars = {name for name, width in Tables.FIELDS.items() if not width.cells}
    counted = {"spaces", "deeds", "groups", "decks", "cards", "keepable", "jail_space"}
    assert set(Knobs.__struct_fields__) == scalars - counted | {"speed_faces"}


def test_what_the_book_leaves_open_is_marked_as_ours(us1973: Edition) -> None:
    ours = {name for name, knob in us1973.knobs.items() if knob.confidence == "assumption"}
    assert ours == {
        "min_players",
        "max_players",
        "auction_format",
        "auction_increment",
        "building_auction_opening",
        "mortgaged_counts_in_scale",
        "utility_after_card",
        "debt_must_liquidate_first",
        "gift_trades_allowed",
        "speed_faces",
    }
    assert {knob.source for name, knob in us1973.knobs.items() if name in ours} == {"ruling"}
    assert {knob.source for name, knob in us1973.knobs.items() if name not in ours} == {"rulebook"}
    assert {knob.file for knob in us1973.knobs.values()} == {"editions/us1973.toml"}


def test_every_rule_is_stated_in_both_languages(us1973: Edition) -> None:
    elsewhere = {
        "tips",
        "theme-mapping-nhl",
        "jail-short-nhl",
        "hotel-after-three-houses",
        "hotel-resale-short",
    }
    short_or_fast = {
        rule for rule in cite.RULE_IDS if rule.startswith(("short-", "timed-", "richest-", "speed-", "house-"))
    }
    assert set(cite.RULE_IDS) - set(us1973.rules) == elsewhere | short_or_fast
    statements = [text.en for text in us1973.rules.values()] + [text.fr for text in us1973.rules.values()]
    assert len(set(statements)) == 2 * len(us1973.rules)
    for rule, text in us1973.rules.items():
        for words in (text.en, text.fr):
            assert words[0].isupper(), rule
            assert words.endswith("."), rule
            assert 20 < len(words) < 330, rule
    headings = {text.heading for text in us1973.rules.values()}
    assert headings == {
        "Object", "Equipment", "Preparation", "Banker", "The Bank", "The Play", "GO", "Buying Property",
        "Paying Rent", "Chance and Community Chest", "Income Tax", "Jail", "Free Parking", "Houses", "Hotels",
        "Building Shortage", "Selling Property", "Mortgages", "Bankruptcy", "Miscellaneous",
    }  # fmt: skip


def test_a_statement_of_ours_says_so(us1973: Edition) -> None:
    for rule, text in us1973.rules.items():
        if text.ruling:
            assert "ur ruling" in text.en, rule
            assert "otre règle" in text.fr, rule


def test_names_in_both_languages_and_lookups(us1973: Edition) -> None:
    assert us1973.name("boardwalk", "fr") == "Promenade"
    assert us1973.name("chance_2") == "Chance"
    assert us1973.spaces[us1973.tables.deed_space[us1973.deed_index("~boardwalk")]] == "boardwalk"
    assert all(set(names) == {"en", "fr"} for names in us1973.names.values())
    with pytest.raises(UnknownId, match=r"us1973 has no deed 'bordwalk'; near it: boardwalk"):
        us1973.deed_index("bordwalk")
    with pytest.raises(UnknownId, match=r"no deed 'go'$"):
        us1973.deed_index("go")
    with pytest.raises(UnknownId, match=r"classic id 'mayfair'"):
        us1973.space_index("~mayfair")
