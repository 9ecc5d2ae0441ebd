"""The other classic editions: boards and decks against lists typed again, knobs against the matrix of the rules."""

from __future__ import annotations

import pytest

from editions.figures import (
    CAISSE_DE_COMMUNAUTE,
    CHANCE,
    CLUBS,
    COMMUNITY_CHEST,
    PARIS,
    QUEBEC,
    STREET_FIGURES,
)
from passgo.editions import Edition, edition_names, find_edition
from passgo.editions.edition import KnobInfo
from passgo.rules.base import tables
from passgo.rules.base.state import HOTEL_LEVEL, NONE

BOOKS = ("ca1961", "nhl1999", "fr2013")
BOARDS = {"ca1961": QUEBEC, "nhl1999": CLUBS, "fr2013": PARIS}
TAXES = {"ca1961": [(200, 10), (75, 0)], "nhl1999": [(200, 10), (75, 0)], "fr2013": [(200, 0), (100, 0)]}
CHESTS = {"ca1961": COMMUNITY_CHEST, "nhl1999": COMMUNITY_CHEST, "fr2013": CAISSE_DE_COMMUNAUTE}
NO_RED_DIE = (1, 2, 3, tables.BUS, tables.MR_MONOPOLY, tables.MR_MONOPOLY)

# Every knob of the three books: ca1961, nhl1999, fr2013.
KNOBS: dict[str, tuple[object, object, object]] = {
    "min_players": (3, 2, 2),
    "max_players": (8, 8, 6),
    "banker_optional_above": (5, 5, 8),
    "starting_cash": (1500, 1500, 1500),
    "go_salary": (200, 200, 200),
    "go_once_per_lap": (1, 1, 0),
    "jail_fine": (50, 50, 50),
    "jail_tries": (3, 3, 3),
    "fine_before_throw": (3, 2, 3),
    "auction_format": (tables.BID_IN_TURN, tables.BID_IN_TURN, tables.BID_IN_TURN),
    "auction_opening": (1, 1, 10),
    "auction_increment": (1, 1, 1),
    "building_auction_opening": (1, 1, 10),
    "rent_window_turns": (2, 1, 2),
    "group_rent_factor": (2, 2, 2),
    "double_with_mortgaged_member": (1, 1, 1),
    "mortgaged_counts_in_scale": (1, 1, 1),
    "utility_after_card": (1, 1, 1),
    "utility_fresh_throw": (0, 0, 1),
    "max_houses": (4, 4, 4),
    "mortgaged_member_blocks_build": (1, 1, 1),
    "mortgage_interest": (10, 10, 10),
    "transfer_lift_surcharge": (10, 10, 0),
    "transfer_keep_fee": (10, 10, 10),
    "debt_must_liquidate_first": (0, 0, 1),
    "trade_mortgaged": (1, 1, 1),
    "gift_trades_allowed": (1, 1, 1),
    "dealt_deeds": (0, 0, 0),
    "dealt_paid": (0, 0, 0),
    "end_after_bankruptcies": (0, 0, 0),
    "final_buildings_pass": (0, 0, 0),
    "timed": (0, 0, 0),
    "speed_die": (0, 0, 0),
    "speed_faces": (NO_RED_DIE, NO_RED_DIE, NO_RED_DIE),
    "speed_doubles_ignore_red": (0, 0, 0),
    "triple_grants_throw": (0, 0, 0),
    "auction_opening_half": (0, 0, 0),
    "trade_after_sellout": (0, 0, 0),
    "hotel_sale_forces_all": (0, 0, 0),
    "rent_half_property": (0, 0, 0),
    "estate_everything": (0, 0, 0),
    "hotel_in_houses": (0, 0, 0),
}
SILENT = {"auction_format", "mortgaged_counts_in_scale", "utility_after_card", "gift_trades_allowed"}
"""Knobs on which none of the three books says anything."""
OURS = {
    "ca1961": SILENT | {
        "auction_increment", "building_auction_opening", "utility_fresh_throw", "speed_faces",
        "mortgaged_member_blocks_build", "debt_must_liquidate_first", "estate_everything", "fine_before_throw",
    },
    "nhl1999": SILENT | {
        "min_players", "max_players", "auction_increment", "building_auction_opening", "utility_fresh_throw",
        "debt_must_liquidate_first", "speed_faces", "estate_everything",
    },
    "fr2013": SILENT | {
        "banker_optional_above", "starting_cash", "fine_before_throw", "group_rent_factor",
        "double_with_mortgaged_member", "hotel_in_houses",
    },
}  # fmt: skip


@pytest.fixture(params=BOOKS)
def book(request: pytest.FixtureRequest) -> Edition:
    return find_edition(request.param)


def test_the_board_bears_the_names_of_the_book(book: Edition) -> None:
    assert [book.name(space, "fr") for space in book.spaces] == BOARDS[book.id].splitlines()


def test_every_street_has_the_printed_figures(book: Edition) -> None:
    t = book.tables
    found = [
        [t.deed_space[d], t.deed_price[d], *t.deed_rent[d * tables.RENTS :][:6], t.deed_house[d]]
        for d in range(t.deeds)
        if t.deed_kind[d] == tables.STREET
    ]
    assert found == STREET_FIGURES
    assert all(t.deed_hotel[d] == t.deed_house[d] for d in range(t.deeds))
    assert all(t.deed_mortgage[d] * 2 == t.deed_price[d] for d in range(t.deeds))


def test_stations_utilities_taxes_and_corners_stand_where_they_stand(book: Edition) -> None:
    t = book.tables
    stand = {kind: [t.deed_space[d] for d in range(t.deeds) if t.deed_kind[d] == kind] for kind in range(3)}
    assert (stand[tables.STATION], stand[tables.UTILITY]) == ([5, 15, 25, 35], [12, 28])
    for d in range(t.deeds):
        rents = t.deed_rent[d * tables.RENTS :][:4]
        if t.deed_kind[d] == tables.STATION:
            assert (t.deed_price[d], rents) == (200, [25, 50, 100, 200])
        elif t.deed_kind[d] == tables.UTILITY:
            assert (t.deed_price[d], rents) == (150, [4, 10, 0, 0])
    assert [(t.space_amount[i], t.space_percent[i]) for i in (4, 38)] == TAXES[book.id]
    assert t.space_kind[4] == (tables.TAX_CHOICE_SPACE if t.space_percent[4] else tables.TAX_SPACE)
    assert (t.jail_space, t.space_kind[20], t.space_kind[30]) == (
        10,
        tables.PARKING_SPACE,
        tables.GO_TO_JAIL_SPACE,
    )
    assert t.stock == [32, 12, 0, 0, 0]


def test_each_deck_holds_its_sixteen_cards(book: Edition) -> None:
    t = book.tables
    decks = {book.id_of("~chance"): CHANCE, book.id_of("~community_chest"): CHESTS[book.id]}
    assert set(decks) == set(book.decks)
    for deck, printed in decks.items():
        d = book.deck_index(deck)
        found = [
            (
                t.card_effect[i],
                t.card_target[i] if t.card_effect[i] == tables.ADVANCE_TO else t.card_amount[i],
            )
            for i in range(t.deck_first[d], t.deck_first[d] + t.deck_size[d])
        ]
        assert sorted(found) == sorted(printed)
    spaces = {deck: [i for i in range(40) if book.space_texts[i].deck == deck] for deck in decks}
    assert list(spaces.values()) == [[7, 22, 36], [2, 17, 33]]


def test_every_american_id_has_its_counterpart_in_the_same_place(book: Edition) -> None:
    american = find_edition("us1973")
    assert set(book.classic) == set(american.classic)
    for i, space in enumerate(american.spaces):
        assert book.spaces[i] == book.id_of(f"~{space}")
    for card in american.cards:
        mine, theirs = book.card_index(f"~{card}"), american.card_index(card)
        assert book.tables.card_effect[mine] == american.tables.card_effect[theirs]
        assert book.tables.card_target[mine] == american.tables.card_target[theirs]
    kept = {book.cards[book.tables.keep_card[k]] for k in range(book.tables.keepable)}
    assert kept == {book.id_of("~ch_get_out_of_jail"), book.id_of("~cc_get_out_of_jail")}
    assert book.tables.card_keep.count(NONE) == len(book.tables.card_keep) - 2


def answered(book: Edition) -> dict[str, KnobInfo]:
    """The knobs without those that only house rules ask."""
    return {name: knob for name, knob in book.knobs.items() if knob.origin.source != "house"}


def test_every_knob_is_what_the_book_says(book: Edition) -> None:
    """A book that is silent on a knob plays by its default."""
    assert answered(book).keys() <= KNOBS.keys()
    known = {name: values[BOOKS.index(book.id)] for name, values in KNOBS.items()}
    for name, value in (known | {name: knob.value for name, knob in book.knobs.items()}).items():
        played = getattr(book.tables, name)
        assert (tuple(played) if isinstance(played, list) else played) == value == known.get(name, value), (
            name
        )


def test_every_figure_says_where_it_comes_from(book: Edition) -> None:
    assert {name for name, knob in book.knobs.items() if knob.origin.confidence == "assumption"} == OURS[
        book.id
    ]
    assert {knob.origin.file for knob in answered(book).values()} == {f"editions/{book.id}.toml"}
    for name, knob in answered(book).items():
        ours = "ruling" if name in OURS[book.id] else "rulebook"
        assert knob.origin.source == ("speed_die" if (book.id, name) == ("fr2013", "speed_faces") else ours)
        assert knob.origin.note["en"] or knob.origin.source != "ruling", (
            f"{name}: a ruling without a word why"
        )
    assert str(book.year) in book.sources["rulebook"]["en"]


def test_money_is_written_as_each_language_writes_it(book: Edition) -> None:
    written = {"ca1961": ("$", False, 27), "nhl1999": ("$", False, 27), "fr2013": ("M", False, 0)}
    notes = sum(count for _, count in book.starting_notes)
    assert (book.currency, book.currency_after, notes) == written[book.id]
    assert sum(note * count for note, count in book.starting_notes) in (0, book.tables.starting_cash)
    assert book.language == "fr"


def test_streets_and_stations_of_paris_keep_their_names_in_english() -> None:
    e = find_edition("fr2013")
    assert [e.name(deed) for deed in e.deeds if e.name(deed) != e.name(deed, "fr")] == [
        "Electric Company",
        "Water Works",
    ]
    assert (e.name("depart"), e.name("prison"), e.name("taxe_de_luxe")) == (
        "GO",
        "Jail / Just Visiting",
        "Luxury Tax",
    )


def test_the_belgian_names_change_nothing_but_names() -> None:
    e = find_edition("fr2013")
    belgium = e.name_sets["belgium"]
    assert belgium.names["belleville"]["fr"] == "Rue Grande (Dinant)"
    assert belgium.names["rue_de_la_paix"]["en"] == "Rue Neuve (Bruxelles)"
    assert set(e.deeds) <= set(belgium.names)
    led = {e.cards[i] for i in range(e.tables.cards) if e.tables.card_effect[i] == tables.ADVANCE_TO}
    to_streets = {card for card in led if e.spaces[e.tables.card_target[e.card_index(card)]] in e.deeds}
    assert to_streets <= set(belgium.names)
    assert e.name("belleville") == "Boulevard de Belleville"
    assert find_edition("fr2013-speed").name_sets == e.name_sets
    assert not find_edition("us1973").name_sets


def test_the_hockey_book_calls_its_buildings_boxes_and_arenas() -> None:
    e = find_edition("nhl1999-short")
    assert {kind: (b.one["fr"], b.many["fr"], b.many["en"]) for kind, b in e.buildings.items()} == {
        "house": ("loge de luxe", "loges de luxe", "luxury boxes"),
        "hotel": ("aréna", "arénas", "arenas"),
    }
    assert not find_edition("ca1961").buildings


@pytest.mark.parametrize("name", edition_names())
def test_the_price_of_what_is_built_next_is_printed_on_the_deed(name: str) -> None:
    E = find_edition(name).tables
    for deed in range(E.deeds):
        house, hotel, skyscraper = E.deed_house[deed], E.deed_hotel[deed], E.deed_skyscraper[deed]
        row = E.deed_build[deed * tables.RENTS : (deed + 1) * tables.RENTS]
        if E.deed_kind[deed] != tables.STREET:
            assert row == [house] + [0] * 7
            assert E.depot_lots >> deed & 1 == (house > 0)
        else:
            assert row[: E.max_houses] == [house] * E.max_houses
            assert (row[E.max_houses], row[HOTEL_LEVEL]) == (hotel, skyscraper)
            assert sum(row) == E.max_houses * house + hotel + skyscraper
            assert not E.depot_lots >> deed & 1


def test_no_book_speaks_another_books_money_or_boards() -> None:
    for name, foreign in (
        ("fr2013", ("$", "dollar", "Caisse Commune", "Community Chest", "ailroad", "hemin de fer")),
        ("fr2013-speed", ("$", "dollar")),
        ("ca1961", (" M.", " M,", "Départ,")),
    ):
        for rule, text in find_edition(name).rules.items():
            assert not [word for word in foreign if word in text.en + text.fr], (name, rule)
