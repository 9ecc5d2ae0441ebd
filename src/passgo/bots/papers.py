"""How the bot `rules` deals in shares, Picsou dollars and the other papers of the fifth book."""

from __future__ import annotations

from typing import Final

from passgo.rules import frames, lots, moves
from passgo.rules.deal import Deal
from passgo.rules.kernel import rule
from passgo.rules.picsou.dollars import dollar_value, may_take
from passgo.rules.picsou.stocks import free_shares, share_price, shares_of
from passgo.rules.state import BANK, COMPANIES, NONE, State
from passgo.rules.tables import RENTS, Tables

from .worth import CARD_WORTH, reserve

ROLL_WORTH: Final = 60
"""Dollars that a Roll Three card brings until the end of a usual game, by a rough guess."""

VOUCHER_WORTH: Final = 30


@rule()
def share_worth(s: State, E: Tables, seat: int, company: int) -> int:
    """One share more of a company: its par, and more the more of them stand together."""
    held = free_shares(s, seat, company)
    return E.company_par[company] * (8 + 2 * held) // 10


@rule()
def best_company(s: State, E: Tables, seat: int) -> int:
    """The company of which the bank has a share that is worth most to this seat, or NONE."""
    best = NONE
    best_worth = -1
    for company in range(E.companies):
        worth = share_worth(s, E, seat, company)
        if shares_of(s, BANK, company) > 0 and worth > best_worth:
            best = company
            best_worth = worth
    return best


@rule()
def share_or_decline(s: State, E: Tables, seat: int) -> int:
    """Take the best share; at a price only with the reserve kept in hand."""
    company = best_company(s, E, seat)
    price = share_price(s, E, seat, company)
    must = s.f_b[frames.top(s)] == 0
    if must or s.cash[seat] - price >= reserve(s, E, seat):
        return moves.code(moves.SHARE, seat, company)
    return moves.code(moves.DECLINE, seat, 0)


@rule()
def bare_value(E: Tables) -> int:
    """The least a Picsou dollar can ever be worth."""
    return E.deed_rent[E.dollar_deed * RENTS]


@rule()
def dollars_to_buy(s: State, E: Tables, seat: int) -> int:
    """At their least value as many as the purse allows: they can only rise. Dear ones are left alone."""
    value = dollar_value(s, E)
    if value > 2 * bare_value(E):
        return 0
    spare = s.cash[seat] - reserve(s, E, seat)
    return max(min(may_take(s, E, seat), spare // max(value, 1)), 0)


@rule()
def dollars_to_sell(s: State, E: Tables, seat: int) -> bool:
    """Sell while the price is high: what is built can be torn down again."""
    return s.dollars[seat] > 0 and dollar_value(s, E) >= 20 * bare_value(E)


@rule()
def lot_worth(s: State, E: Tables, seat: int, lot: int) -> int:
    """What a lot that is neither deed nor building is worth at an auction."""
    if lot == lots.ANY_SHARE:
        company = best_company(s, E, seat)
        return share_worth(s, E, seat, company) if company != NONE else 0
    if lot < lots.A_DOLLAR:
        return share_worth(s, E, seat, lot - lots.A_SHARE)
    if lot == lots.A_DOLLAR:
        return dollar_value(s, E)
    if lot < lots.A_VOUCHER:
        return ROLL_WORTH
    return VOUCHER_WORTH if lot < lots.A_CARD else CARD_WORTH


@rule()
def papers_worth(s: State, E: Tables, dollars: int, shares: int, rolls: int) -> int:
    """What the papers of one side of an offer are worth."""
    total = dollars * dollar_value(s, E) if dollars > 0 else 0
    for company in range(min(E.companies, COMPANIES)):
        total += (shares >> 4 * company & 15) * E.company_par[company]
    while rolls:
        rolls &= rolls - 1
        total += ROLL_WORTH
    return total


@rule()
def papers_gained(s: State, E: Tables) -> int:
    """What the receiver of the standing offer gains in papers."""
    given = papers_worth(s, E, s.give_dollars, s.give_shares, s.give_rolls)
    return given - papers_worth(s, E, s.take_dollars, s.take_shares, s.take_rolls)


@rule()
def no_papers(deal: Deal) -> None:
    """The deal is about deeds and cash alone."""
    deal.give_dollars = 0
    deal.take_dollars = 0
    deal.give_shares = 0
    deal.take_shares = 0
    deal.give_rolls = 0
    deal.take_rolls = 0
