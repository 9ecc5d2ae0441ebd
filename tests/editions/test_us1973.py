"""The American edition against published numbers, typed again from title deeds and cards."""

from __future__ import annotations

import pytest

from editions.figures import CHANCE, COMMUNITY_CHEST, STREET_FIGURES
from passgo.editions import Edition, UnknownId, find_edition
from passgo.rules.base import tables
from passgo.rules.base.state import NONE
from passgo.rules.base.tables import Tables


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


def test_what_the_book_leaves_open_is_marked_as_ours(us1973: Edition) -> None:
    ours = {name for name, knob in us1973.knobs.items() if knob.origin.confidence == "assumption"}
    assert ours == {
        "min_players",
        "max_players",
        "auction_format",
        "auction_increment",
        "building_auction_opening",
        "mortgaged_counts_in_scale",
        "utility_after_card",
        "utility_fresh_throw",
        "debt_must_liquidate_first",
        "gift_trades_allowed",
        "speed_faces",
        "estate_everything",
    }
    assert {knob.origin.source for name, knob in us1973.knobs.items() if name in ours} == {"ruling"}
    theirs = [knob.origin for name, knob in us1973.knobs.items() if name not in ours]
    assert {origin.file for origin in theirs if origin.source == "rulebook"} == {"editions/us1973.toml"}
    assert {origin.file for origin in theirs if origin.source != "rulebook"} == {""}


def test_no_two_rules_are_stated_alike(us1973: Edition) -> None:
    statements = [words for text in us1973.rules.values() for words in (text.en, text.fr)]
    assert len(set(statements)) == 2 * len(us1973.rules)


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
