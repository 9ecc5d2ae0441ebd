"""Lots: what can be put up for auction, by the number that the rules give it."""

from __future__ import annotations

from typing import Final

from passgo.editions import Edition
from passgo.rules import lots
from passgo.rules.state import DEPOT, HOTEL, HOUSE, SKYSCRAPER, STAND

BUILDINGS: Final = {
    HOUSE: "house",
    HOTEL: "hotel",
    SKYSCRAPER: "skyscraper",
    DEPOT: "depot",
    STAND: "stand",
}

ANY_SHARE: Final = "share"
"""A share of the company that the winner will name. No edition has an id of this name, for it is a verb."""

A_DOLLAR: Final = "dollars"
"""A Picsou dollar; no id of an edition either."""


def lot_id(edition: Edition, lot: int) -> str:
    """The id of a lot: of a deed, a company, a card or a travel voucher; or a word for what has no id."""
    if lot < lots.A_BUILDING:
        return edition.deeds[lot]
    if lot < lots.ANY_SHARE:
        return BUILDINGS[lot - lots.A_BUILDING]
    if lot < lots.A_SHARE:
        return ANY_SHARE
    if lot < lots.A_DOLLAR:
        return edition.companies[lot - lots.A_SHARE]
    if lot < lots.A_ROLL:
        return A_DOLLAR
    if lot < lots.A_VOUCHER:
        return edition.rolls[lot - lots.A_ROLL]
    if lot < lots.A_CARD:
        return edition.vouchers[lot - lots.A_VOUCHER]
    return edition.cards[edition.tables.keep_card[lot - lots.A_CARD]]
