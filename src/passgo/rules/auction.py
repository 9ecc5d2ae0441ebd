"""Auctions: of deeds that a player declined or a bankrupt left, and of buildings in a shortage.

Bids rise, none above the bidder's cash, and a pass is final. In the open format anybody still in may
bid at any moment; otherwise the turn to bid goes to the left.
"""

from __future__ import annotations

from typing import Final

from . import cite, events, frames
from .bits import how_many
from .building import room
from .deeds import give_deed
from .kernel import rule
from .money import pay
from .players import in_play, next_in, survivors
from .reasons import (
    BID_ABOVE_CASH,
    BID_BELOW_OPENING,
    BID_NOT_HIGHER,
    BUILDING_BID_BELOW_OPENING,
    HIGHEST_ALREADY,
    LEGAL,
    NO_AUCTION,
    NO_LOT_LEFT,
    NOT_A_BIDDER,
    PASSED_ALREADY,
    WAIT_TO_BID,
)
from .state import BANK, NONE, SEATS, State
from .tables import BID_IN_TURN, Tables
from .waits import what_waits

BUILDING_LOT: Final = 64
"""Lots from here on are kinds of building; below, deeds."""


@rule("auction-who-may-bid", "auction-on-decline")
def open_for_deed(s: State, E: Tables, deed: int, caller: int) -> None:
    """All may bid, he who declined and prisoners too. `caller` is the seat left of whom bidding begins."""
    events.emit(s, events.AUCTION_OPENED, cite.AUCTION_ON_DECLINE, BANK, deed, E.auction_opening, 0)
    bidders = survivors(s)
    open_bidding(s, E, deed, bidders, caller)


@rule("shortage-auction", "shortage-auction-start")
def open_for_building(s: State, E: Tables, kind: int, bidders: int, caller: int) -> None:
    """One building for those who want more of them than the bank has."""
    events.emit(
        s, events.BUILDING_AUCTION_OPENED, cite.SHORTAGE_AUCTION, BANK, kind, E.building_auction_opening, 0
    )
    open_bidding(s, E, BUILDING_LOT + kind, bidders, caller)


@rule("auction-who-may-bid")
def open_bidding(s: State, E: Tables, lot: int, bidders: int, caller: int) -> None:
    """Bidding begins: in any order, or in turn from the left of the caller."""
    frames.push(s, frames.AUCTION, next_in(s, bidders, caller), lot, 0, NONE, bidders)
    if E.auction_format == BID_IN_TURN:
        s.f_step[frames.top(s)] = frames.WAIT


@rule("auction-start-price", "auction-increment", "shortage-auction-start")
def least_bid(s: State, E: Tables) -> int:
    """The lowest bid that the auction on top admits now."""
    i = frames.top(s)
    if s.f_c[i] != NONE:
        return s.f_b[i] + E.auction_increment
    return E.auction_opening if s.f_a[i] < BUILDING_LOT else E.building_auction_opening


@rule("auction-who-may-bid", "banker-selection")
def bidder_refusal(s: State, E: Tables, seat: int) -> int:
    """May this seat speak in the auction on top?"""
    i = frames.top(s)
    if s.f_kind[i] != frames.AUCTION:
        return NO_AUCTION if frames.awaits(s, frames.TURN, frames.THROW) else what_waits(s, seat)
    if seat == s.f_c[i]:
        return HIGHEST_ALREADY
    if seat >= SEATS or not s.f_d[i] >> seat & 1:
        return PASSED_ALREADY if in_play(s, seat) and s.f_a[i] < BUILDING_LOT else NOT_A_BIDDER
    if s.f_step[i] == frames.WAIT and s.f_seat[i] != seat:
        return WAIT_TO_BID
    return LEGAL


@rule("auction-start-price", "auction-increment", "auction-cash-payment", "shortage-auction-start")
def bid_refusal(s: State, E: Tables, seat: int, amount: int) -> int:
    """A bid must be high enough, and no higher than the bidder's cash."""
    refusal = bidder_refusal(s, E, seat)
    if refusal:
        return refusal
    i = frames.top(s)
    if amount < least_bid(s, E):
        if s.f_c[i] != NONE:
            return BID_NOT_HIGHER
        return BID_BELOW_OPENING if s.f_a[i] < BUILDING_LOT else BUILDING_BID_BELOW_OPENING
    if amount > s.cash[seat]:
        return BID_ABOVE_CASH
    if s.f_a[i] >= BUILDING_LOT and room(s, E, seat, s.f_a[i] - BUILDING_LOT) == 0:
        return NO_LOT_LEFT
    return LEGAL


@rule("auction-increment")
def bid(s: State, seat: int, amount: int) -> None:
    """The highest bid so far."""
    i = frames.top(s)
    s.f_b[i] = amount
    s.f_c[i] = seat
    s.f_seat[i] = next_in(s, s.f_d[i], seat)
    events.emit(s, events.BID, cite.AUCTION_WHO_MAY_BID, seat, amount, 0, 0)


@rule("auction-who-may-bid")
def pass_bid(s: State, seat: int) -> None:
    """Out of this auction for good."""
    i = frames.top(s)
    s.f_d[i] &= ~(1 << seat)
    if s.f_d[i]:
        s.f_seat[i] = next_in(s, s.f_d[i], seat)
    events.emit(s, events.PASSED, cite.AUCTION_WHO_MAY_BID, seat, 0, 0, 0)


@rule("auction-cash-payment", "auction-no-bidder", "auction-on-decline")
def conclude(s: State, E: Tables) -> bool:
    """Sold once all others have passed; unsold once all have. False while bidding goes on."""
    i = frames.top(s)
    lot = s.f_a[i]
    price = s.f_b[i]
    winner = s.f_c[i]
    if winner == NONE:
        if s.f_d[i] != 0:
            return False
    elif how_many(s.f_d[i]) > 1:
        return False
    frames.pop(s)
    if lot >= BUILDING_LOT:
        conclude_building(s, lot - BUILDING_LOT, winner, price)
    elif winner == NONE:
        give_deed(s, E, lot, BANK)
        events.emit(s, events.UNSOLD, cite.AUCTION_NO_BIDDER, BANK, lot, 0, 0)
    else:
        pay(s, winner, BANK, price)
        give_deed(s, E, lot, winner)
        events.emit(s, events.AUCTION_WON, cite.AUCTION_CASH_PAYMENT, winner, lot, price, 0)
    return True


@rule("shortage-auction")
def conclude_building(s: State, kind: int, winner: int, price: int) -> None:
    """The winner places his building at once; without a bid all give up what they wanted."""
    if winner == NONE:
        for seat in range(SEATS):
            s.tally[seat] = 0
        events.emit(s, events.BUILDING_UNSOLD, cite.SHORTAGE_AUCTION, BANK, kind, 0, 0)
    else:
        s.tally[winner] -= 1
        events.emit(s, events.BUILDING_WON, cite.SHORTAGE_AUCTION, winner, kind, price, 0)
        frames.push(s, frames.CHOICE, winner, frames.PLACE, kind, price, 0)
