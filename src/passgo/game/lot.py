"""Lots: what can be put up for auction, by the number that the rules give it."""

from __future__ import annotations

from typing import Final, Literal

from passgo.editions import Edition
from passgo.editions.basics import BuildingKind
from passgo.rules.base import lots
from passgo.rules.base.state import DEPOT, HOTEL, HOUSE, SKYSCRAPER, STAND

BUILDINGS: Final[dict[int, BuildingKind]] = {
    HOUSE: "house",
    HOTEL: "hotel",
    SKYSCRAPER: "skyscraper",
    DEPOT: "depot",
    STAND: "stand",
}

LotKind = Literal["deed", "building", "any-share", "share", "dollar", "roll", "voucher", "card"]

KINDS: Final[dict[int, LotKind]] = {
    lots.DEED: "deed",
    lots.BUILDING: "building",
    lots.ANY_SHARE: "any-share",
    lots.SHARE: "share",
    lots.DOLLAR: "dollar",
    lots.ROLL: "roll",
    lots.VOUCHER: "voucher",
    lots.CARD: "card",
}
"""The kinds of lot by the numbers that the rules give them."""

NAMELESS: Final = {"dollar": "dollars", "any-share": "share"}
"""Things without an id, by a word of the notation that no id can be: a Picsou dollar; a share of the
company that the winner will name."""


def lot_kind(lot: int) -> LotKind:
    """Of what kind a lot is: the texts in the locale files are `lot-KIND`."""
    return KINDS[lots.kind_of(lot)]


def lot_id(edition: Edition, lot: int) -> str:
    """The id of a lot: of a deed, a building, a company, a card or a travel voucher; or a word without one."""
    kind = lot_kind(lot)
    if kind in NAMELESS:
        return NAMELESS[kind]
    index = lots.index_of(lot)
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
