"""How the bot `rules` bids at auctions, and how many buildings it wants in a shortage."""

from __future__ import annotations

from typing import Final

from passgo.rules import auction
from passgo.rules.base import frames, lots, moves
from passgo.rules.base.bits import lowest
from passgo.rules.base.kernel import rule, seldom
from passgo.rules.base.state import NONE, SKYSCRAPER, State
from passgo.rules.base.tables import Tables
from passgo.rules.building import list_price, lots_for_depots
from passgo.rules.dollars import dollar_value
from passgo.rules.engine import most

from .rng import below
from .stocks import best_company, share_worth
from .worth import (
    CARD_WORTH,
    ROLL_WORTH,
    completes_somebodys,
    reserve,
    surplus,
    worth_of,
)

VOUCHER_WORTH: Final = 30
"""Dollars that a travel voucher is worth at an auction."""


@rule()
def bid_or_pass(s: State, E: Tables, seat: int, rng: list[int]) -> int:
    """Bid up to what the lot is worth, in steps, with a reserve kept in hand; a rich player more for a group."""
    i = frames.top(s)
    lot = s.auction_lot[i]
    least = auction.least_bid(s, E)
    limit = s.cash[seat] - reserve(s, E, seat) // 2
    if limit >= least:
        if lots.kind_of(lot) == lots.BUILDING:
            limit = min(limit, building_limit(s, E, seat, lots.index_of(lot)))
        elif lots.kind_of(lot) != lots.DEED:
            limit = min(limit, lot_worth(s, E, seat, lot))
        else:
            worth = worth_of(s, E, seat, lot)
            if completes_somebodys(s, E, lot):
                worth += surplus(s, E, seat) // 4
            limit = min(limit, worth)
    if limit < least:
        return moves.code(moves.PASS, seat, 0)
    step = below(rng, (limit - least) // 2 + 1)
    return moves.code(moves.BID, seat, least + step)


@rule()
def building_limit(s: State, E: Tables, seat: int, kind: int) -> int:
    """The most to bid for a building: half again its price on the dearest lot one owns whole."""
    price = 0
    built = lots_for_depots(s, E, seat) if kind > SKYSCRAPER else s.whole[seat]
    while built:
        lot = lowest(built)
        built &= built - 1
        price = max(price, list_price(E, lot, kind))
    return price * 3 // 2


@seldom
@rule()
def lot_worth(s: State, E: Tables, seat: int, lot: int) -> int:
    """Return the value at auction of a lot that is neither deed nor building."""
    kind = lots.kind_of(lot)
    if kind == lots.ANY_SHARE:
        company = best_company(s, E, seat)
        return share_worth(s, E, seat, company) if company != NONE else 0
    if kind == lots.SHARE:
        return share_worth(s, E, seat, lots.index_of(lot))
    if kind == lots.DOLLAR:
        return dollar_value(s, E)
    if kind == lots.ROLL:
        return ROLL_WORTH
    return VOUCHER_WORTH if kind == lots.VOUCHER else CARD_WORTH


@rule()
def wanted_units(s: State, E: Tables, seat: int) -> int:
    """How many of what runs short: as many as fit and the cash above the reserve pays for."""
    i = frames.top(s)
    kind = s.shortage_building[i]
    price = max(building_limit(s, E, seat, kind) * 2 // 3, 1)
    spare = max(s.cash[seat] - reserve(s, E, seat), 0)
    if s.f_seat[i] == seat:
        spare = max(spare, price)  # who ordered a building wants one
    return min(spare // price, most(s, E, seat, moves.WANT))
