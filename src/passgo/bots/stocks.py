"""How the bot `rules` values and takes shares of companies."""

from __future__ import annotations

from passgo.rules.base import frames, moves
from passgo.rules.base.kernel import rule
from passgo.rules.base.state import BANK, NONE, State
from passgo.rules.base.tables import Tables
from passgo.rules.stocks import free_shares, share_price, shares_of

from .worth import (
    reserve,
)


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
    must = s.choice_optional[frames.top(s)] == 0
    if must or s.cash[seat] - price >= reserve(s, E, seat):
        return moves.code(moves.SHARE, seat, company)
    return moves.code(moves.DECLINE, seat, 0)
