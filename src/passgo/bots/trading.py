"""How the bot `rules` trades: deals that complete a group and leave both sides better off.

A colour group that is held whole is not given away, whatever is offered for it; only who is in debt may
have to part with one.
"""

from __future__ import annotations

from typing import Final

from passgo.rules.acting import in_debt
from passgo.rules.base import moves, things
from passgo.rules.base.bits import how_many, lowest
from passgo.rules.base.deal import Deal, empty_deal
from passgo.rules.base.kernel import rule
from passgo.rules.base.players import in_play
from passgo.rules.base.state import COMPANIES, State
from passgo.rules.base.tables import Tables
from passgo.rules.dollars import dollar_value
from passgo.rules.engine import why_not
from passgo.rules.trade import bank_holds_deeds, clear_deal, deeds_refusal, table_deal

from .dollars import gain_in_dollars
from .rng import below
from .worth import CARD_WORTH, ROLL_WORTH, group_worth, reserve, surplus

LEAST_GAIN: Final = 20


@rule()
def agrees(gain: int, other_gain: int) -> bool:
    """Is a deal good enough: a real gain, and at least half of what the other side gains by it?"""
    return gain >= LEAST_GAIN and gain * 2 >= other_gain


@rule()
def exchange_gain(s: State, E: Tables, seat: int, given: int, taken: int) -> int:
    """Return the worth that a seat's deeds, and its dollars with them, gain if it gives some and takes others; no cash."""
    before = s.holds[seat]
    after = before & ~given | taken
    gain = 0
    left = given | taken
    while left:
        group = E.deed_group[lowest(left)]
        left &= ~E.group_deeds[group]
        gain += group_worth(s, E, group, after) - group_worth(s, E, group, before)
    if s.dollars[seat] > 0:
        gain += gain_in_dollars(s, E, seat, before, after)
    return gain


@rule()
def accepts(s: State, E: Tables) -> bool:
    """Would the receiver of the standing offer take it?"""
    seat = s.deal_to
    if s.take[things.DEEDS] & s.whole[seat] and not in_debt(s, seat):
        return False
    cards = how_many(s.give[things.CARDS]) - how_many(s.take[things.CARDS])
    cash = s.give[things.CASH] - s.take[things.CASH] + cards * CARD_WORTH + holdings_gained(s, E)
    own_gain = exchange_gain(s, E, seat, s.take[things.DEEDS], s.give[things.DEEDS]) + cash
    other_gain = exchange_gain(s, E, s.deal_from, s.give[things.DEEDS], s.take[things.DEEDS]) - cash
    return agrees(own_gain, other_gain)


@rule()
def balanced_cash(own_gain: int, other_gain: int, purse: int, other_purse: int) -> int:
    """Return the cash that shares the gain of a deal evenly, as far as both can pay; below 0: received."""
    cash = (own_gain - other_gain) // 2
    return max(min(cash, purse), -other_purse)


@rule()
def propose(s: State, E: Tables, seat: int, deal: Deal, rng: list[int]) -> bool:
    """Look for the best deal with one other player, and write it down. False when there is none.

    Considered is every group that the two hold between them: what the other has of it, against what this
    seat has of another group that they share, or against cash alone; cash then evens the gains out. A rich
    player also buys towards a group of which a third holds the rest.
    """
    other = below(rng, s.players)
    if other == seat or not in_play(s, other):
        return False
    if E.trade_after_sellout and bank_holds_deeds(s, E):
        return False
    mine = s.holds[seat]
    theirs = s.holds[other]
    within = -1 if surplus(s, E, seat) > 0 else mine | theirs
    best = 0
    for wanted in range(E.groups):
        taken = theirs & E.group_deeds[wanted]
        if taken == 0 or mine & E.group_deeds[wanted] == 0 or E.group_deeds[wanted] & ~within:
            continue
        if deeds_refusal(s, E, other, taken):
            continue
        for offered in range(E.groups + 1):
            given = mine & E.group_deeds[offered] if offered < E.groups else 0
            if offered == wanted or (
                offered < E.groups and (given == 0 or theirs & E.group_deeds[offered] == 0)
            ):
                continue
            if deeds_refusal(s, E, seat, given):
                continue
            best = max(best, weigh(s, E, seat, other, given, taken, best, deal))
    return best > 0 and may_offer(s, E, seat, deal)


@rule()
def weigh(s: State, E: Tables, seat: int, other: int, given: int, taken: int, best: int, deal: Deal) -> int:
    """This seat's gain by an exchange of deeds, evened out with cash; 0 when one side would not agree.

    One that beats the best so far is written down.
    """
    own_gain = exchange_gain(s, E, seat, given, taken)
    other_gain = exchange_gain(s, E, other, taken, given)
    if own_gain + other_gain < 2 * LEAST_GAIN:
        return 0
    purse = max(s.cash[seat] - reserve(s, E, seat), 0)
    other_purse = max(s.cash[other] - reserve(s, E, other), 0)
    cash = balanced_cash(own_gain, other_gain, purse, other_purse)
    gain = own_gain - cash
    if not agrees(gain, other_gain + cash) or not agrees(other_gain + cash, gain):
        return 0
    if gain > best:
        write_offer(deal, other, given, taken, cash)
    return gain


@rule()
def write_offer(deal: Deal, other: int, given: int, taken: int, cash: int) -> None:
    """Write an offer down: deeds for deeds, and cash; below 0 it is received."""
    empty_deal(deal)
    deal.receiver = other
    deal.give[things.CASH] = max(cash, 0)
    deal.take[things.CASH] = max(-cash, 0)
    deal.give[things.DEEDS] = given
    deal.take[things.DEEDS] = taken


@rule("trade-any-time")
def may_offer(s: State, E: Tables, seat: int, deal: Deal) -> bool:
    """Would the rules admit this offer now?"""
    table_deal(s, seat, deal)
    refusal = why_not(s, E, moves.code(moves.OFFER, seat, deal.receiver))
    clear_deal(s)
    return refusal == 0


@rule()
def holdings_worth(s: State, E: Tables, side: list[int]) -> int:
    """Return the worth of the items on one side of an offer."""
    dollars, shares, rolls = side[things.DOLLARS], side[things.SHARES], side[things.ROLLS]
    total = dollars * dollar_value(s, E) if dollars > 0 else 0
    for company in range(min(E.companies, COMPANIES)):
        total += (shares >> 4 * company & 15) * E.company_par[company]
    while rolls:
        rolls &= rolls - 1
        total += ROLL_WORTH
    return total


@rule()
def holdings_gained(s: State, E: Tables) -> int:
    """Return what the receiver of the standing offer gains in items."""
    return holdings_worth(s, E, s.give) - holdings_worth(s, E, s.take)


@rule()
def asks_for_papers(s: State) -> bool:
    """Does the offer on the table ask for anything except deeds and cash?"""
    for thing in range(things.KINDS):
        if s.take[thing] and thing not in (things.DEEDS, things.CASH):
            return True
    return False
