"""How the bot `rules` deals in shares, Picsou dollars and the other papers of the fifth book."""

from __future__ import annotations

from typing import Final

from passgo.rules.base import frames, lots, moves
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import rule, seldom
from passgo.rules.base.state import BANK, COMPANIES, NONE, State
from passgo.rules.base.tables import KEEP_FREE_HOUSE, RENTS, Tables
from passgo.rules.dollars import dollar_value, may_take
from passgo.rules.picsou.effects import legal_free_houses
from passgo.rules.picsou.kept import held_with_effect
from passgo.rules.stocks import free_shares, pawned_of, redeeming, share_price, shares_of

from .losses import house_to_sell, storm_target
from .vouchers import voucher_to_lose, voucher_to_take
from .worth import CARD_WORTH, THREE_HOUSES, reserve

ROLL_WORTH: Final = 60
"""Dollars that a Roll Three card brings until the end of a usual game, by a rough guess."""

VOUCHER_WORTH: Final = 30

FEW_DOLLARS: Final = 2
"""So many Picsou dollars more than one's own may the others hold when one builds on the lot that gives them their value."""

PLENTY: Final = 300
"""Dollars above the reserve at which a share is worth redeeming."""


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


@seldom
@rule()
def choose_paper(s: State, E: Tables, seat: int, listed: list[int], n: int) -> int:
    """The choices of the fifth book."""
    what = s.choice_what[frames.top(s)]
    if what == frames.DOLLARS:
        return moves.code(moves.DOLLARS, seat, dollars_to_buy(s, E, seat))
    if what == frames.SHARE:
        return share_or_decline(s, E, seat)
    if what == frames.STORM:
        return storm_target(s, E, listed, n)
    if what == frames.GIVE_VOUCHER:
        return moves.code(moves.GIVE, seat, moves.A_VOUCHER + voucher_to_lose(s, E, seat))
    if what == frames.RETURN_VOUCHER:
        return moves.code(moves.RETURN, seat, voucher_to_lose(s, E, seat))
    if what == frames.TAKE_VOUCHER:
        return voucher_to_take(E, listed, n)
    return house_to_sell(s, E, listed, n)


@seldom
@rule()
def work_with_papers(s: State, E: Tables, seat: int, room: list[int]) -> int:
    """A free house, Picsou dollars sold while they are dear, mortgages on shares lifted; 0 for nothing."""
    keepable = held_with_effect(s, E, seat, KEEP_FREE_HOUSE)
    if keepable != NONE and s.whole[seat]:
        n = legal_free_houses(s, E, seat, keepable, room, 0)
        if n > 0:
            return room[0]
    if dollars_to_sell(s, E, seat):
        return moves.code(moves.SELL_DOLLARS, seat, s.dollars[seat])
    for company in range(E.companies):
        if pawned_of(s, seat, company) > 0:
            if s.cash[seat] - redeeming(E, company) >= reserve(s, E, seat) + PLENTY:
                return moves.code(moves.LIFT, seat, moves.A_SHARE + company)
    return 0


@seldom
@rule()
def raise_on_papers(s: State, E: Tables, seat: int) -> int:
    """Picsou dollars sold first, then mortgages on shares; 0 when there is neither."""
    if s.dollars[seat] > 0:
        return moves.code(moves.SELL_DOLLARS, seat, s.dollars[seat])
    for company in range(E.companies):
        if free_shares(s, seat, company) > 0:
            return moves.code(moves.MORTGAGE, seat, moves.A_SHARE + company)
    return 0


@rule()
def share_or_decline(s: State, E: Tables, seat: int) -> int:
    """Take the best share; at a price only with the reserve kept in hand."""
    company = best_company(s, E, seat)
    price = share_price(s, E, seat, company)
    must = s.choice_optional[frames.top(s)] == 0
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


@seldom
@rule()
def enriches_others(s: State, seat: int) -> bool:
    """Would a building on the lot that gives Picsou dollars their value be a present to those who hold them?"""
    others = 0
    for other in range(s.players):
        if other != seat:
            others += s.dollars[other]
    return others > s.dollars[seat] + FEW_DOLLARS


@seldom
@rule()
def gain_in_dollars(s: State, E: Tables, seat: int, before: int, after: int) -> int:
    """What the seat's Picsou dollars may gain when it can build on the lot that gives them their value, or lose.

    Half of what three houses there would add is counted: the houses are still to be paid and built.
    """
    group = E.group_deeds[E.deed_group[E.dollar_deed]]
    rise = s.dollars[seat] * (E.deed_rent[E.dollar_deed * RENTS + THREE_HOUSES] - bare_value(E)) // 2
    if group & ~before == 0:
        return 0 if group & ~after == 0 else -rise
    return rise if group & ~after == 0 else 0


@seldom
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
