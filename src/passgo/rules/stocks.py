"""The Stock Exchange: shares of six companies, their dividends, and mortgages on them."""

from __future__ import annotations

from .acting import BUILD, choice_refusal, refusal_of
from .base import cite, events, frames, moves
from .base.decks import give_up_kept, held_with_effect
from .base.handlers import plays, refuses
from .base.kernel import rule, seldom
from .base.money import half_down, pay, percent_up, with_percent
from .base.players import in_play
from .base.reasons import (
    LEGAL,
    LIFT_ABOVE_CASH,
    LIFT_NOT_NOW,
    NO_SHARE_LEFT,
    NO_SHARE_MORTGAGED,
    NO_SHARE_ON_SALE,
    SHARE_ABOVE_CASH,
    SHARE_NOT_HELD,
)
from .base.state import BANK, COMPANIES, NONE, State
from .base.tables import DIVIDENDS, KEEP_HALF_PAR, Tables


@rule("stock-buy-option")
def shares_of(s: State, hand: int, company: int) -> int:
    """Shares of a company in a hand, mortgaged ones too; the bank's are those on sale."""
    return s.shares[hand * COMPANIES + company]


@rule("stock-mortgage-sell")
def pawned_of(s: State, hand: int, company: int) -> int:
    """How many of them are mortgaged."""
    return s.pawned[hand * COMPANIES + company]


@rule("stock-mortgage-sell", "stock-dividends")
def free_shares(s: State, hand: int, company: int) -> int:
    """Shares that are not mortgaged."""
    return shares_of(s, hand, company) - pawned_of(s, hand, company)


@rule("stock-bank-only-single")
def move_shares(s: State, giver: int, taker: int, company: int, count: int) -> None:
    """Shares change hands, free of mortgage."""
    s.shares[giver * COMPANIES + company] -= count
    s.shares[taker * COMPANIES + company] += count


@rule("stock-buy-option")
def on_sale(s: State, E: Tables) -> int:
    """The companies of which the bank still has a share, as bits."""
    companies = 0
    for company in range(E.companies):
        if shares_of(s, BANK, company) > 0:
            companies |= 1 << company
    return companies


# --- dividends ----------------------------------------------------------------------------------


@rule("stock-dividends")
def dividend(s: State, E: Tables, hand: int, company: int) -> int:
    """Return what shares of one company bring: more for each the more one holds, none for mortgaged ones."""
    held = free_shares(s, hand, company)
    return E.company_dividend[company * DIVIDENDS + held - 1] if held > 0 else 0


@rule("stock-dividends", "card-pay-dividends")
def dividends(s: State, E: Tables, hand: int, companies: int) -> int:
    """Return what all their shares of these companies bring."""
    total = 0
    for company in range(E.companies):
        if companies >> company & 1:
            total += dividend(s, E, hand, company)
    return total


@rule("stock-dividends", "card-collect-dividends")
def pay_dividends(s: State, E: Tables, companies: int, why: int) -> None:
    """The bank pays every holder, company by company."""
    for company in range(E.companies):
        for seat in range(s.players):
            amount = dividend(s, E, seat, company)
            if companies >> company & 1 and amount > 0 and in_play(s, seat):
                pay(s, BANK, seat, amount)
                events.emit(s, events.DIVIDEND, why, seat, company, free_shares(s, seat, company), amount)


@rule("stock-dividends", "stock-buy-option")
def enter_exchange(s: State, E: Tables, seat: int) -> None:
    """A token stops at the Stock Exchange: dividends first, then one share is for sale to the lander."""
    pay_dividends(s, E, (1 << E.companies) - 1, cite.STOCK_DIVIDENDS)
    i = frames.ask(s, seat, frames.SHARE)
    s.choice_optional[i] = 1
    s.choice_percent[i] = 100


# --- buying -------------------------------------------------------------------------------------


@rule("stock-buy-option", "stock-auction", "card-gain-stock")
def enter_share(s: State, E: Tables) -> None:
    """Which company? Nothing is asked when the bank has no share left, or when a winner has no choice."""
    i = frames.top(s)
    seat = s.f_seat[i]
    companies = on_sale(s, E)
    if companies == 0:
        frames.pop(s)
    elif s.choice_optional[i] == 0 and companies & (companies - 1) == 0:
        company = 0
        while not companies >> company & 1:
            company += 1
        take_share(s, E, seat, company)
    else:
        s.f_step[i] = frames.WAIT
        events.emit(s, events.SHARE_ON_SALE, cite.STOCK_BUY_OPTION, seat, 0, 0, 0)


@rule("stock-buy-option", "card-stock-half-par")
def share_price(s: State, E: Tables, seat: int, company: int) -> int:
    """Par, or the part of it that is asked here; at par, half for who kept the card for it."""
    percent = s.choice_percent[frames.top(s)]
    if percent == 100 and held_with_effect(s, E, seat, KEEP_HALF_PAR) != NONE:
        percent = 50
    return percent_up(E.company_par[company], percent)


@seldom
@rule("stock-buy-option", "timed-end")
def dearest_share(s: State, E: Tables, seat: int) -> int:
    """Return the most that one share may cost them here."""
    most = 0
    for company in range(E.companies):
        if shares_of(s, BANK, company) > 0:
            most = max(most, share_price(s, E, seat, company))
    return most


@refuses(moves.SHARE, seldom=True)
@rule("stock-buy-option", "stock-bank-only-single")
def share_refusal(s: State, E: Tables, seat: int, company: int) -> int:
    """One share of any company that the bank still has, in cash."""
    refusal = choice_refusal(s, seat, frames.SHARE)
    if refusal:
        return refusal
    if company >= E.companies or shares_of(s, BANK, company) == 0:
        return NO_SHARE_LEFT
    return LEGAL if s.cash[seat] >= share_price(s, E, seat, company) else SHARE_ABOVE_CASH


@plays(moves.SHARE, seldom=True)
@rule("stock-buy-option", "stock-auction", "card-gain-stock", "card-stock-half-par")
def take_share(s: State, E: Tables, seat: int, company: int) -> None:
    """One share from the bank."""
    price = share_price(s, E, seat, company)
    at_par = s.choice_percent[frames.top(s)] == 100
    frames.pop(s)
    pay(s, seat, BANK, price)
    move_shares(s, BANK, seat, company, 1)
    if price > 0:
        events.emit(s, events.SHARE_TAKEN, cite.STOCK_BUY_OPTION, seat, company, price, 0)
    else:
        events.emit(s, events.SHARE_CHOSEN, cite.STOCK_BUY_OPTION, seat, company, 0, 0)
    keepable = held_with_effect(s, E, seat, KEEP_HALF_PAR)
    if at_par and keepable != NONE:
        give_up_kept(s, E, keepable, seat)


@rule("stock-auction")
def decline_share_refusal(s: State, seat: int) -> int:
    """The lander may decline; who won the option, or was given it, takes a share."""
    refusal = choice_refusal(s, seat, frames.SHARE)
    if refusal:
        return refusal
    return LEGAL if s.choice_optional[frames.top(s)] else NO_SHARE_ON_SALE


@rule()
def legal_shares(s: State, E: Tables, seat: int, out: list[int], n: int) -> int:
    """The shares this seat may take, and declining; added to a list of moves."""
    for company in range(E.companies):
        if not share_refusal(s, E, seat, company):
            out[n] = moves.code(moves.SHARE, seat, company)
            n += 1
    if not decline_share_refusal(s, seat):
        out[n] = moves.code(moves.DECLINE, seat, 0)
        n += 1
    return n


# --- mortgages, and the crash -------------------------------------------------------------------


@rule("stock-mortgage-sell", "mortgage-value")
def share_loan(E: Tables, company: int) -> int:
    """Return what the Bank lends on a share: half its nominal value."""
    return half_down(E.company_par[company])


@rule("stock-mortgage-sell")
def pawn_refusal(s: State, E: Tables, seat: int, company: int) -> int:
    """Refuse anything but a share of their own that is not mortgaged yet."""
    return LEGAL if company < E.companies and free_shares(s, seat, company) > 0 else SHARE_NOT_HELD


@plays(moves.MORTGAGE, seldom=True)
@rule("stock-mortgage-sell")
def pawn(s: State, E: Tables, seat: int, company: int) -> None:
    """One share is mortgaged."""
    s.pawned[seat * COMPANIES + company] += 1
    pay(s, BANK, seat, share_loan(E, company))
    events.emit(s, events.SHARE_MORTGAGED, cite.STOCK_MORTGAGE_SELL, seat, company, share_loan(E, company), 0)


@rule("stock-mortgage-sell", "mortgage-lift")
def redeeming(E: Tables, company: int) -> int:
    """The loan on a share and its interest."""
    return with_percent(share_loan(E, company), E.mortgage_interest)


@rule("stock-mortgage-sell")
def redeem_refusal(s: State, E: Tables, seat: int, company: int) -> int:
    """Refuse anything but a mortgaged share of their own, with the cash for loan and interest."""
    if company >= E.companies or pawned_of(s, seat, company) == 0:
        return NO_SHARE_MORTGAGED
    return LEGAL if s.cash[seat] >= redeeming(E, company) else LIFT_ABOVE_CASH


@refuses(moves.LIFT, seldom=True)
@rule("stock-mortgage-sell")
def redeeming_refusal(s: State, E: Tables, seat: int, company: int) -> int:
    """When building is allowed."""
    return refusal_of(s, seat, BUILD, LIFT_NOT_NOW) or redeem_refusal(s, E, seat, company)


@plays(moves.LIFT, seldom=True)
@rule("stock-mortgage-sell")
def redeem(s: State, E: Tables, seat: int, company: int) -> None:
    """One share is free again."""
    s.pawned[seat * COMPANIES + company] -= 1
    pay(s, seat, BANK, redeeming(E, company))
    events.emit(s, events.SHARE_LIFTED, cite.STOCK_MORTGAGE_SELL, seat, company, redeeming(E, company), 0)


@rule("card-stock-crash")
def crash(s: State, E: Tables) -> None:
    """Return half of everybody's shares of each company, rounded up; mortgaged ones last, loan and all."""
    for seat in range(s.players):
        for company in range(E.companies):
            count = (shares_of(s, seat, company) + 1) // 2
            if count > 0:
                move_shares(s, seat, BANK, company, count)
                left = shares_of(s, seat, company)
                s.pawned[seat * COMPANIES + company] = min(pawned_of(s, seat, company), left)
                events.emit(s, events.SHARES_RETURNED, cite.CARD_STOCK_CRASH, seat, company, count, 0)


# --- what they are worth --------------------------------------------------------------------------


@rule("timed-valuation")
def shares_counted(s: State, E: Tables, seat: int) -> int:
    """Shares at par, mortgaged ones at half of it."""
    total = 0
    for company in range(E.companies):
        total += free_shares(s, seat, company) * E.company_par[company]
        total += pawned_of(s, seat, company) * share_loan(E, company)
    return total


@rule("debt-raise-cash", "stock-mortgage-sell")
def loans_on_shares(s: State, E: Tables, seat: int) -> int:
    """Return what all their free shares would bring from the Bank."""
    total = 0
    for company in range(E.companies):
        total += free_shares(s, seat, company) * share_loan(E, company)
    return total
