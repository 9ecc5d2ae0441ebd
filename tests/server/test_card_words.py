"""A card of somebody's own box is found by words that are printed on it, which passgo may not print."""

from __future__ import annotations

import pytest

from passgo.editions import edition_names, find_edition
from passgo.protocol.card_words import card_words
from passgo.tui.find import find


def found_by(edition: str, deck: int, wanted: str) -> list[str]:
    """The cards of a pile that come nearest."""
    book = find_edition(edition)
    first = book.tables.deck_first[deck]
    pile = range(first, first + book.tables.deck_size[deck])
    near, _ = find(list(pile), lambda card: card_words(book, card), wanted)
    return [book.cards[card] for card in near]


@pytest.mark.parametrize(
    ("edition", "deck", "wanted", "cards"),
    [
        ("us1973", 0, "go back", ["ch_back_three"]),
        ("us1973", 0, "bank pays", ["ch_dividend", "ch_building_loan"]),
        ("us1973", 0, "bank pays dividend", ["ch_dividend"]),
        ("us1973", 0, "advance illinois", ["ch_advance_illinois"]),
        ("us1973", 0, "avancez Illinois", ["ch_advance_illinois"]),
        ("us1973", 0, "go to jail", ["ch_go_to_jail"]),
        ("us1973", 0, "get out of jail", ["ch_get_out_of_jail"]),
        ("us1973", 0, "street repairs", ["ch_general_repairs"]),
        ("us1973", 0, "nearest utility", ["ch_nearest_utility"]),
        ("us1973", 0, "pay each player", ["ch_chairman"]),
        ("us1973", 1, "collect 45", ["cc_sale_of_stock"]),
        ("us1973", 1, "collect from every player", ["cc_opera"]),
        ("ca1961", 0, "reculez", ["ch_back_three"]),
        ("ca1961", 0, "la banque vous verse 150", ["ch_building_loan"]),
        ("fr2013", 0, "amende 15", ["ch_exces_de_vitesse"]),
        ("fr2013", 0, "rendez-vous henri martin", ["ch_henri_martin"]),
        ("nhl1999", 0, "go back", ["ch_back_three"]),
        ("picsou", 1, "collect 75", ["cc_pet_show"]),
    ],
)  # fmt: skip
def test_words_in_print_find_the_card(edition: str, deck: int, wanted: str, cards: list[str]) -> None:
    assert found_by(edition, deck, wanted) == cards


@pytest.mark.parametrize("edition", edition_names())
def test_every_card_is_found_by_more_than_its_own_words(edition: str) -> None:
    book = find_edition(edition)
    for card, name in enumerate(book.cards):
        words = card_words(book, card)
        assert book.name(name, "fr") in words
        assert len(words) > 2 * len(book.name(name, "en") + book.name(name, "fr"))
