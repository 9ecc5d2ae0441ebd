"""How `steady` buys: at the price, or at an auction, in a few steps up to the value of the deed.

In a game of two it buys at auctions alone. The cash of two does not pay for the whole board: a player who pays printed
prices is soon poor, and the other gets the rest for little. So the right price of a deed depends on the cash of both.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.bidding import building_limit, lot_worth
from passgo.bots.raising_cash import cheapest, single_deeds
from passgo.bots.rng import below
from passgo.bots.stalemate import lasts_long
from passgo.rules import auction
from passgo.rules.base import frames, lots, moves
from passgo.rules.base.kernel import rule
from passgo.rules.base.players import in_play
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables

from .value import length, worth_of

KEPT: Final = 50
"""Cash that stays in hand when a deed is bought."""
STEP: Final = 10
"""A bid is less than this many dollars above the least; more if a game lasts longer and deeds are worth more."""
PART: Final = 4
"""Or less than this part of what it would still give: so it is soon near what the deed goes for, and not above it."""
OPENING: Final = 10
"""Per cent of its price that are said of a deed at once; no more than half of what another has, who may let it go for that."""
BARGAIN: Final = 70
"""Per cent of what it is worth at which a deed is worth a mortgage on others."""
POOR: Final = 80
"""Per cent of its price that somebody else must have, or a deed is cheaper at the auction."""
FOR_TWO: Final = 78
"""Per cent of its price that a deed should cost in a game of two who have the same cash."""
FOR_THE_LEAD: Final = 40
"""This many percent more for a player ahead by the starting cash; for one who is behind, less."""
LEAST_FOR_TWO: Final = 50
MOST_FOR_TWO: Final = 120
"""Between these it stays, whatever both have."""


@rule()
def buy_or_decline(s: State, E: Tables, seat: int) -> int:
    """Buy, and mortgage single deeds for a bargain; decline what will go for less under the hammer."""
    if buys_at_auctions(s, E):
        return moves.code(moves.DECLINE, seat, 0)
    deed = s.land_deed[frames.top(s)]
    price, cash = E.deed_price[deed], s.cash[seat]
    rivals = deepest_purse(s, seat)
    if rivals * 100 < price * POOR and rivals < cash:
        return moves.code(moves.DECLINE, seat, 0)
    if cash - price >= KEPT:
        return moves.code(moves.BUY, seat, 0)
    if price * 100 <= worth_of(s, E, seat, deed) * BARGAIN:
        if cash >= price:
            return moves.code(moves.BUY, seat, 0)
        single = single_deeds(s, seat)
        if single:
            return moves.code(moves.MORTGAGE, seat, cheapest(E, single))
    return moves.code(moves.DECLINE, seat, 0)


@rule()
def buys_at_auctions(s: State, E: Tables) -> bool:
    """Return whether two players' cash together does not pay for the whole board; if a game lasts long, it soon does."""
    if s.players != 2 or E.auction_when_declined == 0 or lasts_long(E):
        return False
    cash = s.cash[0] + s.cash[1]
    for deed in range(E.deeds):
        cash -= E.deed_price[deed]
    return cash < 0


@rule()
def price_for_two(s: State, E: Tables, seat: int, deed: int) -> int:
    """Return the right price of a deed in a game of two: the less, the less cash the seat has compared with the other."""
    lead = (s.cash[seat] - deepest_purse(s, seat)) * FOR_THE_LEAD // E.starting_cash
    return E.deed_price[deed] * min(max(FOR_TWO + lead, LEAST_FOR_TWO), MOST_FOR_TWO) // 100


@rule()
def deepest_purse(s: State, seat: int) -> int:
    """The most cash that another has."""
    most = 0
    for other in range(s.players):
        if other != seat and in_play(s, other):
            most = max(most, s.cash[other])
    return most


@rule()
def bid_or_pass(s: State, E: Tables, seat: int, rng: list[int]) -> int:
    """Bid a step above the highest, up to what the lot is worth; for a bargain mortgage single deeds."""
    lot = s.auction_lot[frames.top(s)]
    kind = lots.kind_of(lot)
    least = auction.least_bid(s, E)
    limit = s.cash[seat] - KEPT
    single = single_deeds(s, seat) if kind == lots.DEED else 0
    if limit < least and not single:
        return moves.code(moves.PASS, seat, 0)
    if kind == lots.BUILDING:
        worth = building_limit(s, E, seat, lots.index_of(lot))
    elif kind != lots.DEED:
        worth = lot_worth(s, E, seat, lot)
    else:
        worth = price_for_two(s, E, seat, lot) if buys_at_auctions(s, E) else worth_of(s, E, seat, lot)
        if limit < least and least * 100 <= worth * BARGAIN:
            return moves.code(moves.MORTGAGE, seat, cheapest(E, single))
    limit = min(limit, worth)
    if limit < least:
        return moves.code(moves.PASS, seat, 0)
    if kind == lots.DEED:
        least = max(least, min(E.deed_price[lot] * OPENING // 100, deepest_purse(s, seat) // 2))
    step = max(STEP * length(E), (limit - least) // PART)
    return moves.code(moves.BID, seat, min(limit, least + below(rng, step)))
