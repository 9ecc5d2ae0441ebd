"""Auctions: of what a player declined or a bankrupt left, and of buildings in a shortage.

Bids rise, none above the bidder's cash, and a pass is final. In the open format anybody still in may
bid at any moment; otherwise the turn to bid goes to the left.
"""

from __future__ import annotations

from .acting import (
    ASKED,
    BIDDER,
    BIDDING,
    DEBTOR,
    HIGHEST,
    OPENING,
    THROW,
    moment,
    role,
    to_act,
    what_waits,
)
from .base import cite, events, frames, lots, moves
from .base.bits import how_many
from .base.decks import give_up_kept
from .base.deeds import give_deed
from .base.handlers import plays, refuses
from .base.kernel import rule, seldom
from .base.money import half_down, pay
from .base.moves import MOST_OPENING
from .base.players import bank_keeper, in_play, next_in, survivors
from .base.reasons import (
    BID_ABOVE_CASH,
    BID_BELOW_OPENING,
    BID_NOT_HIGHER,
    BUILDING_BID_BELOW_OPENING,
    DEBT_FIRST,
    HIGHEST_ALREADY,
    LEGAL,
    NO_AUCTION,
    NO_OPENING,
    NOT_A_BIDDER,
    NOT_THE_BANKER,
    OPENING_FIRST,
    OPENING_OUT_OF_RANGE,
    PASSED_ALREADY,
    WAIT_TO_BID,
)
from .base.state import BANK, ESTATE, NONE, SEATS, State
from .base.tables import BID_IN_TURN, Tables
from .building import lot_refusal, next_building, next_price
from .dollars import dollar_value, move_dollars
from .stocks import move_shares, share_loan, shares_of
from .vouchers import hand_over, held, put_out


@rule("auction-start-price")
def opening_price(s: State, E: Tables, lot: int) -> int:
    """The least at which the bidding for a lot may begin."""
    if lots.kind_of(lot) == lots.DEED:
        return opening_of_deed(E, lot)
    if not is_building(lot):
        return opening_of_lot(s, E, lot)
    if E.auction_opening_half:
        return max(half_down(cheapest_place(s, E, lots.index_of(lot))), 1)
    return E.building_auction_opening


@rule("auction-start-price", "shortage-auction-start")
def lowest_opening(s: State, E: Tables, lot: int) -> int:
    """The lowest bid with which a lot may come to be opened: any at all where a person names the price."""
    return 1 if names_price(s, E) else opening_price(s, E, lot)


@rule("shortage-auction-start")
def cheapest_place(s: State, E: Tables, kind: int) -> int:
    """The lowest price on a deed at which a player could place such a building."""
    least = 0
    for deed in range(E.deeds):
        if s.owner[deed] < BANK and room_on_lot(s, E, deed, kind):
            price = next_price(s, E, deed)
            if least == 0 or price < least:
                least = price
    return least


@rule("auction-start-price")
def opening_of_deed(E: Tables, deed: int) -> int:
    """The banker's price: a fixed one, or half of the printed price."""
    return half_down(E.deed_price[deed]) if E.auction_opening_half else E.auction_opening


@rule("auction-start-price")
def half_of_least_par(s: State, E: Tables) -> int:
    """Half of the lowest par of which the bank still has a share."""
    least = 0
    for company in range(E.companies):
        if shares_of(s, BANK, company) > 0 and (least == 0 or E.company_par[company] < least):
            least = E.company_par[company]
    return half_down(least)


@seldom
@rule("auction-start-price", "stock-auction", "bankrupt-to-bank")
def opening_of_lot(s: State, E: Tables, lot: int) -> int:
    """Half of par or of the current value, and 1 for what has neither."""
    kind = lots.kind_of(lot)
    worth = 1
    if kind == lots.ANY_SHARE:
        worth = half_of_least_par(s, E)
    elif kind == lots.SHARE:
        worth = share_loan(E, lots.index_of(lot))
    elif kind == lots.DOLLAR:
        worth = half_down(dollar_value(s, E))
    return max(worth, 1)


@rule("shortage-auction-start")
def room_on_lot(s: State, E: Tables, deed: int, kind: int) -> bool:
    """Is such a building the next that its owner could put on this lot?"""
    if next_building(s, E, deed) != kind:
        return False
    return not lot_refusal(s, E, s.owner[deed], deed)


@rule("shortage-auction")
def is_building(lot: int) -> bool:
    """Is the lot a building?"""
    return lots.kind_of(lot) == lots.BUILDING


@rule("auction-who-may-bid", "debt-raise-cash")
def solvent(s: State) -> int:
    """All who have no debt that waits, as bits: a debtor raises cash and bids for nothing."""
    seats = survivors(s)
    for i in range(s.depth):
        if s.f_kind[i] == frames.DEBT:
            seats &= ~(1 << s.f_seat[i])
    return seats


@rule("auction-who-may-bid", "auction-on-decline", "stock-auction", "bankrupt-to-bank")
def open_for_all(s: State, E: Tables, lot: int, caller: int) -> None:
    """Return everybody who may bid: all without a debt to pay first, prisoners and the one who declined too.

    Bidding begins to the left of `caller`.
    """
    open_bidding(s, E, lot, solvent(s), caller)


@rule("shortage-auction", "shortage-auction-start")
def open_for_building(s: State, E: Tables, kind: int, bidders: int, caller: int) -> None:
    """One building for those who want more of them than the bank has."""
    open_bidding(s, E, lots.lot_of(lots.BUILDING, kind), bidders, caller)


@rule("auction-who-may-bid", "auction-start-price")
def open_bidding(s: State, E: Tables, lot: int, bidders: int, caller: int) -> None:
    """Open the bidding to the left of the caller, once a Banker who names the price has named one.

    If nobody may bid, the lot is withdrawn by itself.
    """
    i = frames.push(s, frames.AUCTION, next_in(s, bidders, caller) if bidders else caller)
    s.auction_lot[i] = lot
    s.auction_leader[i] = NONE
    s.auction_bidders[i] = bidders
    if bidders == 0 or not names_price(s, E):
        begin_bidding(s, E)
        return
    s.f_step[i] = frames.OPENING
    s.auction_first[i] = s.f_seat[i]
    s.f_seat[i] = bank_keeper(s)


@rule("auction-who-may-bid", "auction-start-price", "shortage-auction-start")
def begin_bidding(s: State, E: Tables) -> None:
    """The lot is called up with its price, for bids in any order or in turn."""
    i = frames.top(s)
    lot = s.auction_lot[i]
    opening = least_bid(s, E)
    if is_building(lot):
        kind = lots.index_of(lot)
        events.emit(s, events.BUILDING_AUCTION_OPENED, cite.SHORTAGE_AUCTION, BANK, kind, opening, 0)
    elif lots.kind_of(lot) == lots.DEED:
        why = cite.BANKRUPT_TO_BANK if s.owner[lot] == ESTATE else cite.AUCTION_ON_DECLINE
        events.emit(s, events.AUCTION_OPENED, why, BANK, lot, opening, 0)
    else:
        why = cite.STOCK_AUCTION if lot == lots.ANY_SHARE else cite.BANKRUPT_TO_BANK
        events.emit(s, events.LOT_AUCTION_OPENED, why, BANK, lot, opening, 0)
    s.f_step[i] = frames.WAIT if E.auction_format == BID_IN_TURN else frames.ENTER


@rule("auction-start-price", "auction-increment", "shortage-auction-start")
def least_bid(s: State, E: Tables) -> int:
    """The lowest bid that the auction on top admits now."""
    i = frames.top(s)
    if s.auction_leader[i] != NONE:
        return s.auction_high[i] + E.auction_increment
    return s.auction_high[i] if s.auction_high[i] > 0 else opening_price(s, E, s.auction_lot[i])


# --- the Banker's price -------------------------------------------------------------------------


@rule("auction-start-price", "shortage-auction-start", "banker-selection")
def names_price(s: State, E: Tables) -> bool:
    """Return whether a person names the opening price: a Banker, where the edition says so, who is not bankrupt."""
    hand = bank_keeper(s)
    return bool(E.auction_opening_half) and (hand == BANK or in_play(s, hand))


@refuses(moves.OPEN, seldom=True)
@rule("auction-start-price", "shortage-auction-start")
def naming_refusal(s: State, seat: int, opening: int) -> int:
    """Any price, but only the Banker's, and before the first bid."""
    if moment(s) != OPENING:
        return NO_OPENING
    if not to_act(s) >> seat & 1:
        return NOT_THE_BANKER
    return LEGAL if 1 <= opening <= MOST_OPENING else OPENING_OUT_OF_RANGE


@plays(moves.OPEN, seldom=True)
@rule("auction-start-price", "shortage-auction-start")
def name_price(s: State, E: Tables, opening: int) -> None:
    """The Banker has spoken; bidding begins."""
    i = frames.top(s)
    s.f_seat[i] = s.auction_first[i]
    s.auction_high[i] = opening
    begin_bidding(s, E)


@refuses(moves.PASS)
@rule("auction-who-may-bid", "banker-selection")
def bidder_refusal(s: State, E: Tables, seat: int) -> int:
    """May this seat speak in the auction on top?"""
    now = moment(s)
    if now == OPENING:
        return OPENING_FIRST
    if now != BIDDING:
        return NO_AUCTION if now == THROW else what_waits(s, seat)
    part = role(s, seat)
    if part == HIGHEST:
        return HIGHEST_ALREADY
    if part == BIDDER:
        return WAIT_TO_BID
    if part == ASKED:
        return LEGAL
    if part == DEBTOR:
        return DEBT_FIRST
    return NOT_A_BIDDER if is_building(s.auction_lot[frames.top(s)]) else PASSED_ALREADY


@refuses(moves.BID)
@rule("auction-start-price", "auction-increment", "auction-cash-payment", "shortage-auction-start")
def bid_refusal(s: State, E: Tables, seat: int, amount: int) -> int:
    """A bid must be high enough, and no higher than the bidder's cash."""
    refusal = bidder_refusal(s, E, seat)
    if refusal:
        return refusal
    i = frames.top(s)
    if amount < least_bid(s, E):
        if s.auction_leader[i] != NONE:
            return BID_NOT_HIGHER
        return BUILDING_BID_BELOW_OPENING if is_building(s.auction_lot[i]) else BID_BELOW_OPENING
    if amount > s.cash[seat]:
        return BID_ABOVE_CASH
    return LEGAL


@plays(moves.BID)
@rule("auction-increment")
def bid(s: State, seat: int, amount: int) -> None:
    """The highest bid so far."""
    i = frames.top(s)
    s.auction_high[i] = amount
    s.auction_leader[i] = seat
    s.f_seat[i] = next_in(s, s.auction_bidders[i], seat)
    events.emit(s, events.BID, cite.AUCTION_WHO_MAY_BID, seat, amount, 0, 0)


@plays(moves.PASS)
@rule("auction-who-may-bid")
def pass_bid(s: State, seat: int) -> None:
    """Out of this auction for good."""
    i = frames.top(s)
    s.auction_bidders[i] &= ~(1 << seat)
    if s.auction_bidders[i]:
        s.f_seat[i] = next_in(s, s.auction_bidders[i], seat)
    events.emit(s, events.PASSED, cite.AUCTION_WHO_MAY_BID, seat, 0, 0, 0)


@rule("auction-cash-payment", "auction-no-bidder", "auction-on-decline")
def conclude(s: State, E: Tables) -> bool:
    """Sell the lot if all others have passed, withdraw it if all have. False while bidding continues."""
    i = frames.top(s)
    lot = s.auction_lot[i]
    price = s.auction_high[i]
    winner = s.auction_leader[i]
    if winner == NONE:
        if s.auction_bidders[i] != 0:
            return False
    elif how_many(s.auction_bidders[i]) > 1:
        return False
    frames.pop(s)
    if is_building(lot):
        conclude_building(s, lots.index_of(lot), winner, price)
    elif lots.kind_of(lot) != lots.DEED:
        conclude_lot(s, E, lot, winner, price)
    elif winner == NONE:
        give_deed(s, E, lot, BANK)
        events.emit(s, events.UNSOLD, cite.AUCTION_NO_BIDDER, BANK, lot, 0, 0)
    else:
        pay(s, winner, BANK, price)
        give_deed(s, E, lot, winner)
        events.emit(s, events.AUCTION_WON, cite.AUCTION_CASH_PAYMENT, winner, lot, price, 0)
    return True


@rule("stock-auction", "bankrupt-to-bank", "auction-no-bidder")
def conclude_lot(s: State, E: Tables, lot: int, winner: int, price: int) -> None:
    """A paper or a card goes to the winner, or back where it came from."""
    if winner == NONE:
        withdraw_lot(s, E, lot)
    else:
        award_lot(s, E, lot, winner, price)


@rule("shortage-auction")
def conclude_building(s: State, kind: int, winner: int, price: int) -> None:
    """Let the winner place the building at once; without a bid nobody gets what they asked for."""
    if winner == NONE:
        for seat in range(SEATS):
            s.tally[seat] = 0
        events.emit(s, events.BUILDING_UNSOLD, cite.SHORTAGE_AUCTION, BANK, kind, 0, 0)
    else:
        s.tally[winner] -= 1
        events.emit(s, events.BUILDING_WON, cite.SHORTAGE_AUCTION, winner, kind, price, 0)
        let_place(s, winner, kind, price)


@rule("shortage-auction")
def let_place(s: State, seat: int, kind: int, price: int) -> None:
    """Let a seat say where a building goes that it has won, at this price or (0) at the price on the deed."""
    i = frames.ask(s, seat, frames.PLACE)
    s.choice_building[i] = kind
    s.choice_price[i] = price


# --- lots that are neither deeds nor buildings ----------------------------------------------------


@seldom
@rule("auction-cash-payment", "stock-auction", "bankrupt-to-bank")
def award_lot(s: State, E: Tables, lot: int, winner: int, price: int) -> None:
    """Sell the lot: the winner pays and holds it, and names the company of a share that is not named yet."""
    pay(s, winner, BANK, price)
    events.emit(s, events.LOT_WON, cite.AUCTION_CASH_PAYMENT, winner, lot, price, 0)
    kind = lots.kind_of(lot)
    index = lots.index_of(lot)
    if kind == lots.ANY_SHARE:
        frames.ask(s, winner, frames.SHARE)
    elif kind == lots.SHARE:
        move_shares(s, ESTATE, winner, index, 1)
    elif kind == lots.DOLLAR:
        move_dollars(s, ESTATE, winner, 1)
    elif kind == lots.ROLL:
        s.roll3[index] = winner
    elif kind == lots.VOUCHER:
        hand_over(s, ESTATE, winner, index)
    else:
        s.kept[index] = winner


@seldom
@rule("auction-no-bidder", "stock-auction", "bankrupt-to-bank")
def withdraw_lot(s: State, E: Tables, lot: int) -> None:
    """No bid: an option lapses, what a bankrupt left goes back where it came from."""
    events.emit(s, events.LOT_UNSOLD, cite.AUCTION_NO_BIDDER, BANK, lot, 0, 0)
    if lot != lots.ANY_SHARE:
        put_away(s, E, lot)


@rule("bankrupt-to-bank", "voucher-out-of-game")
def put_away(s: State, E: Tables, lot: int) -> None:
    """Out of an estate: papers to the bank's stock, cards under their pile, a voucher out of the game."""
    kind = lots.kind_of(lot)
    index = lots.index_of(lot)
    if kind == lots.SHARE:
        move_shares(s, ESTATE, BANK, index, 1)
    elif kind == lots.DOLLAR:
        move_dollars(s, ESTATE, BANK, 1)
    elif kind == lots.ROLL:
        s.roll3[index] = BANK
    elif kind == lots.VOUCHER:
        put_out(s, ESTATE, index)
    else:
        give_up_kept(s, E, index, BANK)


# --- the estate of a bankrupt, without the deeds ------------------------------------------------


@rule("bankrupt-to-bank")
def next_paper(s: State, E: Tables) -> int:
    """Return the next item of an estate to auction after its deeds: shares, Picsou dollars, cards, vouchers."""
    for company in range(E.companies):
        if shares_of(s, ESTATE, company) > 0:
            return lots.lot_of(lots.SHARE, company)
    if s.dollars[ESTATE] > 0:
        return lots.DOLLAR
    for card in range(E.roll_cards):
        if s.roll3[card] == ESTATE:
            return lots.lot_of(lots.ROLL, card)
    for kind in range(E.voucher_kinds):
        if held(s, ESTATE, kind) > 0:
            return lots.lot_of(lots.VOUCHER, kind)
    for keepable in range(E.keepable):
        if s.kept[keepable] == ESTATE:
            return lots.lot_of(lots.CARD, keepable)
    return NONE


@rule("bankrupt-to-bank")
def void_estate(s: State, E: Tables) -> None:
    """The game ends before the auction: everything is put away."""
    lot = next_paper(s, E)
    while lot != NONE:
        put_away(s, E, lot)
        lot = next_paper(s, E)
