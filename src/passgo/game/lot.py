"""Lots: what can be put up for auction, by the number that the rules give it."""

from __future__ import annotations

from typing import Final

from passgo.editions import Edition
from passgo.rules.base import lots
from passgo.rules.base.state import DEPOT, HOTEL, HOUSE, SKYSCRAPER, STAND

BUILDINGS: Final = {
    HOUSE: "house",
    HOTEL: "hotel",
    SKYSCRAPER: "skyscraper",
    DEPOT: "depot",
    STAND: "stand",
}

KINDS: Final = {
    lots.A_CARD: "card",
    lots.A_VOUCHER: "voucher",
    lots.A_ROLL: "roll",
    lots.A_DOLLAR: "dollar",
    lots.A_SHARE: "share",
    lots.ANY_SHARE: "any-share",
    lots.A_BUILDING: "building",
    0: "deed",
}
"""The kinds of lot by the number at which each begins, from the highest down."""

NAMELESS: Final = {"dollar": "dollars", "any-share": "share"}
"""What has no id of its own, by a word of the notation, which no id can be: a Picsou dollar; a share of the
company that the winner will name."""


def lot_kind(lot: int) -> str:
    """Of what kind a lot is: the texts in the locale files are `lot-KIND`."""
    return next(kind for first, kind in KINDS.items() if lot >= first)


def lot_id(edition: Edition, lot: int) -> str:
    """The id of a lot: of a deed, a building, a company, a card or a travel voucher; or a word without one."""
    kind = lot_kind(lot)
    if kind in NAMELESS:
        return NAMELESS[kind]
    index = lot - next(first for first, name in KINDS.items() if name == kind)
    match kind:
        case "deed":
            return edition.deeds[index]
        case "building":
            return BUILDINGS[index]
        case "share":
            return edition.companies[index]
        case "roll":
            return edition.rolls[index]
        case "voucher":
            return edition.vouchers[index]
        case _:
            return edition.cards[edition.tables.keep_card[index]]
