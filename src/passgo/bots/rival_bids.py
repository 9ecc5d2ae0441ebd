"""Auctions of deeds in a game of two: a bot learns how much the other pays, and bids by that.

Most players bid up to some part of the price: one part for the first deed of a colour group, others for a further deed
and for the last. By these kinds a bot remembers the most that the other has bid, and the least for which they let a deed
go. If they let go a deed that is worth more, it takes it for a little more than they pay. If they pay more than a deed
is worth, it raises the price and passes before they do: their cash is gone then, and the rest is cheap.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.memory import Memory
from passgo.rules import auction
from passgo.rules.base import frames, lots, moves
from passgo.rules.base.kernel import rule
from passgo.rules.base.state import NONE, State
from passgo.rules.base.tables import Tables

# The kinds of deeds, by what the other holds of the group.
FIRST: Final = 0
FURTHER: Final = 1
LAST: Final = 2
KINDS: Final = 3

# In the notes of a memory, where no deals are kept: the auction that is on, or was last,
DEED: Final = 160  # of which deed, counted from 1; 0 once all is learned from it
KIND: Final = DEED + 1
SHOWN: Final = DEED + 2  # the other's highest bid in it, in percent of the price
BID: Final = DEED + 3  # the last own bid,
PURSE: Final = DEED + 4  # and the other's cash then
# and what the other has shown, by kind, in percent of the price; 0 for nothing yet.
PAID: Final = DEED + 5  # the most that they have bid
LEFT: Final = PAID + KINDS  # the least for which they let a deed go

FIRST_BID: Final = 3
"""The first bid leaves this part of the limit open, and each further one half of what was left, …"""
LEAST_RAISE: Final = 3
"""… but adds at least this percentage of the price."""
CLOSE: Final = 4
"""It bids what they leave the deed for at once, if that is no more than this percentage above what they pay."""
SAFE: Final = 2
"""Percent of the price by which it stays below what they are known to pay, …"""
MORE: Final = 25
"""… or goes above that, in percent of it, as long as they have let nothing of the kind go."""
MOST: Final = 200
"""Up to this percentage of the price: nobody should have to take a deed that they wanted others to pay for."""
THEIR_RESERVE: Final = 25
"""The other keeps this part of the starting cash, as far as it can tell."""


@rule()
def kind_for(s: State, E: Tables, other: int, deed: int) -> int:
    """Return which kind of deed this is to the other."""
    members = E.group_deeds[E.deed_group[deed]]
    if members & ~(s.holds[other] | 1 << deed) == 0:
        return LAST
    return FURTHER if members & s.holds[other] else FIRST


@rule()
def note_bids(s: State, E: Tables, seat: int, memory: Memory) -> None:
    """Note the bid that stands, and learn from an auction once it is over.

    Two who learn from bids would else drive each other up in one and the same auction.
    """
    notes = memory.notes
    i = frames.top(s)
    lot = s.auction_lot[i] if s.f_kind[i] == frames.AUCTION else NONE
    if notes[DEED] and notes[DEED] - 1 != lot:
        learn_from_auction(s, E, seat, memory)
        notes[DEED], notes[SHOWN], notes[BID] = 0, 0, 0
    if lot != NONE and lots.kind_of(lot) == lots.DEED:
        notes[DEED], notes[KIND] = lot + 1, kind_for(s, E, 1 - seat, lot)
        if s.auction_leader[i] == 1 - seat:
            notes[SHOWN] = s.auction_high[i] * 100 // E.deed_price[lot]


@rule()
def learn_from_auction(s: State, E: Tables, seat: int, memory: Memory) -> None:
    """Learn what the other pays from their highest bid, and from the own bid that they did not outbid though they could."""
    notes = memory.notes
    k, deed = notes[KIND], notes[DEED] - 1
    notes[PAID + k] = max(notes[PAID + k], notes[SHOWN])
    if notes[LEFT + k] <= notes[PAID + k]:
        notes[LEFT + k] = 0
    if notes[BID] and s.owner[deed] == seat and notes[PURSE] > notes[BID]:
        least = notes[BID] * 100 // E.deed_price[deed] + 1
        notes[LEFT + k] = min(notes[LEFT + k], least) if notes[LEFT + k] else least
        if notes[PAID + k] >= notes[LEFT + k]:
            notes[PAID + k] = notes[SHOWN]  # they pay less now, or bid higher for another reason


@rule()
def bid_by_rival(s: State, E: Tables, seat: int, percent: int, memory: Memory) -> int:
    """Bid for the deed on auction, which is worth this percentage of its price to the seat, or pass."""
    notes = memory.notes
    i = frames.top(s)
    deed, other = s.auction_lot[i], 1 - seat
    least, price = auction.least_bid(s, E), E.deed_price[deed]
    k = kind_for(s, E, other, deed)
    reach = s.cash[other] * 100 // price
    paid, left = min(notes[PAID + k], reach), notes[LEFT + k]
    if least * 100 > price * left:
        left = 0  # they have bid more now
    if reach < percent and (left == 0 or left > reach):
        left = reach + 1
    limit = min(price * percent // 100, s.cash[other] + 1)
    if paid >= percent:
        limit = min(
            price * price_to_drive_to(paid, left, percent) // 100,
            s.cash[other] - E.starting_cash // THEIR_RESERVE,
        )
    limit = min(limit, s.cash[seat])
    if least > limit:
        return moves.code(moves.PASS, seat, 0)
    if left and left <= percent:
        bid = bid_between(least, price, paid, left)
    elif s.auction_leader[i] == NONE:
        bid = limit - limit // FIRST_BID
    else:
        bid = max(least + price * LEAST_RAISE // 100, (least + limit) // 2)
    bid = max(least, min(bid, limit))
    notes[BID], notes[PURSE] = bid, s.cash[other]
    return moves.code(moves.BID, seat, bid)


@rule()
def bid_between(least: int, price: int, paid: int, left: int) -> int:
    """Return what to bid if the other pays up to one percentage of the price, and leaves the deed at another."""
    sure, enough = max(least, price * paid // 100), -(-price * left // 100)
    return enough if (enough - sure) * 100 <= price * CLOSE else (sure + enough) // 2


@rule()
def price_to_drive_to(paid: int, left: int, percent: int) -> int:
    """Return up to which percentage of its price to bid for a deed that the other wants more."""
    wanted = paid - SAFE
    if not left:
        wanted = max(wanted, paid * (100 + MORE) // 100, percent)
    return min(wanted, max(MOST, percent))
