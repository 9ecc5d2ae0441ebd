"""How `steady` buys: at the price, or at an auction, in a few steps up to the value of the deed.

In a game of two it buys at the price only what adds to a group of its own. The cash of two does not pay for the whole
board: a player who pays printed prices is soon poor, and the other gets the rest for little. So the right price of a deed
depends on the cash of both.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.bidding import building_limit, lot_worth
from passgo.bots.raising_cash import cheapest, single_deeds
from passgo.bots.rng import below
from passgo.bots.stalemate import lasts_long
from passgo.rules import auction
from passgo.rules.base import events, frames, lots, moves
from passgo.rules.base.kernel import rule
from passgo.rules.base.players import in_play
from passgo.rules.base.state import EVENT_WORDS, EVENTS, NONE, State
from passgo.rules.base.tables import Tables

from .value import worth_of

KEPT: Final = 50
"""Cash that stays in hand when a deed is bought."""
OPENING: Final = 60
"""Per cent of its price, or of what it is worth, that it bids for a lot first; no more than half of what another has, who
may let it go for that."""
RAISE: Final = 30
"""Per cent of the highest bid, or of the price, by which it raises at most, and by half as much at least."""
PART: Final = 6
"""And at least by this part of what it would still give."""
MANY: Final = 5
"""After this many bids it bids all that it would give, and mortgages nothing for more."""
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

OPENED: Final = (events.AUCTION_OPENED, events.BUILDING_AUCTION_OPENED, events.LOT_AUCTION_OPENED)


@rule()
def buy_or_decline(s: State, E: Tables, seat: int) -> int:
    """Buy, and mortgage single deeds for a bargain; decline what will be cheaper at the auction."""
    deed = s.land_deed[frames.top(s)]
    if buys_at_auctions(s, E) and not s.holds[seat] & E.group_deeds[E.deed_group[deed]]:
        return moves.code(moves.DECLINE, seat, 0)
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
    """Bid up to what the lot is worth, in a few steps; for a bargain mortgage single deeds."""
    lot = s.auction_lot[frames.top(s)]
    kind = lots.kind_of(lot)
    least = auction.least_bid(s, E)
    limit = s.cash[seat] - KEPT
    many = bids_so_far(s) >= MANY
    single = single_deeds(s, seat) if kind == lots.DEED and not many else 0
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
    bid = limit if many else next_bid(s, E, seat, worth, limit, rng)
    return moves.code(moves.BID, seat, min(limit, max(least, bid)))


@rule()
def next_bid(s: State, E: Tables, seat: int, worth: int, limit: int, rng: list[int]) -> int:
    """Return a bid near what the lot goes for: so an auction takes a few bids, whoever wants it."""
    i = frames.top(s)
    lot, highest = s.auction_lot[i], s.auction_high[i]
    price = E.deed_price[lot] if lots.kind_of(lot) == lots.DEED else worth
    if s.auction_leader[i] == NONE:
        return min(min(price, worth) * OPENING // 100, deepest_purse(s, seat) // 2)
    half = max(highest, price) * RAISE // 200
    return highest + max(half + below(rng, half + 1), (limit - highest) // PART)


@rule()
def bids_so_far(s: State) -> int:
    """Count the bids of the auction on top, as far as the last events tell."""
    bids = 0
    for back in range(1, min(s.event_n, EVENTS) + 1):
        kind = events.kind_of(s.event[(s.event_n - back) % EVENTS * EVENT_WORDS])
        if kind in OPENED:
            return bids
        if kind == events.BID:
            bids += 1
    return bids
