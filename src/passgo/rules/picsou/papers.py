"""What a player holds beside deeds and cash: shares, Picsou dollars, Roll Three cards, vouchers, kept cards.

They are counted, inherited, put into an estate and traded here.
"""

from __future__ import annotations

from passgo.rules.base import cite, events
from passgo.rules.base.kernel import rule, seldom
from passgo.rules.base.reasons import LEGAL, OFFER_MORTGAGED_SHARE, OFFER_NOT_OWNED
from passgo.rules.base.state import COMPANIES, ESTATE, State
from passgo.rules.base.tables import KEEP_OUT_OF_JAIL, Tables
from passgo.rules.dollars import dollar_value, move_dollars
from passgo.rules.stocks import free_shares, loans_on_shares, move_shares, pawned_of, share_loan, shares_of
from passgo.rules.vouchers import hand_over, held


@rule()
def has_papers(E: Tables) -> bool:
    """Does this book put anything into players' hands beside cash, deeds and cards that free from jail?"""
    return bool(E.companies | E.dollars | E.kept_effects & ~(1 << KEEP_OUT_OF_JAIL))


# --- counted ------------------------------------------------------------------------------------


@rule("timed-valuation")
def shares_counted(s: State, E: Tables, seat: int) -> int:
    """Shares at par, mortgaged ones at half of it."""
    total = 0
    for company in range(E.companies):
        total += free_shares(s, seat, company) * E.company_par[company]
        total += pawned_of(s, seat, company) * share_loan(E, company)
    return total


@rule("timed-valuation")
def dollars_counted(s: State, E: Tables, seat: int) -> int:
    """Picsou dollars at their value of the moment."""
    return s.dollars[seat] * dollar_value(s, E) if s.dollars[seat] > 0 else 0


@rule("debt-raise-cash")
def raisable_on_papers(s: State, E: Tables, seat: int) -> int:
    """What the bank gives for shares and Picsou dollars."""
    return loans_on_shares(s, E, seat) + dollars_counted(s, E, seat)


# --- inherited ----------------------------------------------------------------------------------


@seldom
@rule("bankrupt-to-player", "bankrupt-goojf")
def leave_papers(s: State, E: Tables, seat: int, creditor: int) -> None:
    """Shares with the mortgages on them, Picsou dollars, Roll Three cards and vouchers to the creditor."""
    for company in range(E.companies):
        count = shares_of(s, seat, company)
        if count > 0:
            pawned = pawned_of(s, seat, company)
            move_shares(s, seat, creditor, company, count)
            s.pawned[seat * COMPANIES + company] = 0
            s.pawned[creditor * COMPANIES + company] += pawned
            events.emit(s, events.INHERITED_SHARES, cite.BANKRUPT_TO_PLAYER, creditor, company, count, 0)
    if s.dollars[seat] > 0:
        count = s.dollars[seat]
        move_dollars(s, seat, creditor, count)
        events.emit(s, events.INHERITED_DOLLARS, cite.BANKRUPT_TO_PLAYER, creditor, count, 0, 0)
    for card in range(E.roll_cards):
        if s.roll3[card] == seat:
            s.roll3[card] = creditor
            events.emit(s, events.INHERITED_ROLL, cite.BANKRUPT_TO_PLAYER, creditor, card, 0, 0)
    for kind in range(E.voucher_kinds):
        count = held(s, seat, kind)
        if count > 0:
            for _ in range(count):
                hand_over(s, seat, creditor, kind)
            events.emit(s, events.INHERITED_VOUCHERS, cite.BANKRUPT_TO_PLAYER, creditor, kind, count, 0)


@seldom
@rule("bankrupt-to-bank", "bankrupt-to-bank-mortgages-cancelled", "bankrupt-goojf")
def leave_papers_to_bank(s: State, E: Tables, seat: int) -> None:
    """All of it is put up for auction, shares free of mortgage."""
    for company in range(E.companies):
        s.pawned[seat * COMPANIES + company] = 0
        move_shares(s, seat, ESTATE, company, shares_of(s, seat, company))
    move_dollars(s, seat, ESTATE, s.dollars[seat])
    for card in range(E.roll_cards):
        if s.roll3[card] == seat:
            s.roll3[card] = ESTATE
    for kind in range(E.voucher_kinds):
        while held(s, seat, kind) > 0:
            hand_over(s, seat, ESTATE, kind)


# --- traded -------------------------------------------------------------------------------------


@rule("trade-content", "stock-mortgage-sell", "roll-three-trade", "picsou-dollar-sell")
def papers_refusal(s: State, E: Tables, hand: int, dollars: int, shares: int, rolls: int) -> int:
    """Does this hand hold these papers, its shares free of mortgage?"""
    if dollars > s.dollars[hand] or shares >> 4 * E.companies or rolls >> E.roll_cards:
        return OFFER_NOT_OWNED
    for company in range(E.companies):
        count = shares >> 4 * company & 15
        if count > shares_of(s, hand, company):
            return OFFER_NOT_OWNED
        if count > free_shares(s, hand, company):
            return OFFER_MORTGAGED_SHARE
    for card in range(E.roll_cards):
        if rolls >> card & 1 and s.roll3[card] != hand:
            return OFFER_NOT_OWNED
    return LEGAL


@seldom
@rule("roll-three-trade", "stock-mortgage-sell", "picsou-dollar-sell")
def hand_over_papers(
    s: State, E: Tables, giver: int, taker: int, dollars: int, shares: int, rolls: int
) -> None:
    """Papers change hands."""
    if dollars > 0:
        move_dollars(s, giver, taker, dollars)
        events.emit(s, events.TRADED_DOLLARS, cite.PICSOU_DOLLAR_SELL, giver, taker, dollars, 0)
    for company in range(E.companies):
        count = shares >> 4 * company & 15
        if count > 0:
            move_shares(s, giver, taker, company, count)
            events.emit(s, events.TRADED_SHARES, cite.STOCK_MORTGAGE_SELL, giver, taker, company, count)
    for card in range(E.roll_cards):
        if rolls >> card & 1:
            s.roll3[card] = taker
            events.emit(s, events.TRADED_ROLL, cite.ROLL_THREE_TRADE, giver, taker, card, 0)
