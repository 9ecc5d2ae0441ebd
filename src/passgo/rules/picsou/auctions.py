"""Lots that are neither deeds nor buildings: what they are opened at, and where they go."""

from __future__ import annotations

from passgo.rules.base import cite, events, frames, lots
from passgo.rules.base.decks import give_up_kept
from passgo.rules.base.kernel import rule, seldom
from passgo.rules.base.money import half_down, pay
from passgo.rules.base.state import BANK, ESTATE, NONE, State
from passgo.rules.base.tables import Tables
from passgo.rules.dollars import dollar_value, move_dollars
from passgo.rules.stocks import move_shares, share_loan, shares_of
from passgo.rules.vouchers import hand_over, held, put_out


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
    worth = 1
    if lot == lots.ANY_SHARE:
        worth = half_of_least_par(s, E)
    elif lot < lots.A_DOLLAR:
        worth = share_loan(E, lot - lots.A_SHARE)
    elif lot == lots.A_DOLLAR:
        worth = half_down(dollar_value(s, E))
    return max(worth, 1)


@seldom
@rule("auction-cash-payment", "stock-auction", "bankrupt-to-bank")
def award_lot(s: State, E: Tables, lot: int, winner: int, price: int) -> None:
    """Sold: the winner pays and holds it; of a share that is not named yet he names the company."""
    pay(s, winner, BANK, price)
    events.emit(s, events.LOT_WON, cite.AUCTION_CASH_PAYMENT, winner, lot, price, 0)
    if lot == lots.ANY_SHARE:
        frames.ask(s, winner, frames.SHARE)
    elif lot < lots.A_DOLLAR:
        move_shares(s, ESTATE, winner, lot - lots.A_SHARE, 1)
    elif lot == lots.A_DOLLAR:
        move_dollars(s, ESTATE, winner, 1)
    elif lot < lots.A_VOUCHER:
        s.roll3[lot - lots.A_ROLL] = winner
    elif lot < lots.A_CARD:
        hand_over(s, ESTATE, winner, lot - lots.A_VOUCHER)
    else:
        s.kept[lot - lots.A_CARD] = winner


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
    if lot < lots.A_DOLLAR:
        move_shares(s, ESTATE, BANK, lot - lots.A_SHARE, 1)
    elif lot == lots.A_DOLLAR:
        move_dollars(s, ESTATE, BANK, 1)
    elif lot < lots.A_VOUCHER:
        s.roll3[lot - lots.A_ROLL] = BANK
    elif lot < lots.A_CARD:
        put_out(s, ESTATE, lot - lots.A_VOUCHER)
    else:
        give_up_kept(s, E, lot - lots.A_CARD, BANK)


@rule("bankrupt-to-bank")
def next_paper(s: State, E: Tables) -> int:
    """What of an estate is auctioned after its deeds, one by one: shares, Picsou dollars, cards, vouchers."""
    for company in range(E.companies):
        if shares_of(s, ESTATE, company) > 0:
            return lots.A_SHARE + company
    if s.dollars[ESTATE] > 0:
        return lots.A_DOLLAR
    for card in range(E.roll_cards):
        if s.roll3[card] == ESTATE:
            return lots.A_ROLL + card
    for kind in range(E.voucher_kinds):
        if held(s, ESTATE, kind) > 0:
            return lots.A_VOUCHER + kind
    for keepable in range(E.keepable):
        if s.kept[keepable] == ESTATE:
            return lots.A_CARD + keepable
    return NONE


@rule("bankrupt-to-bank")
def void_estate(s: State, E: Tables) -> None:
    """The game ends before the auction: everything is put away."""
    lot = next_paper(s, E)
    while lot != NONE:
        put_away(s, E, lot)
        lot = next_paper(s, E)
