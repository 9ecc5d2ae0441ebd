"""A level that plays with a temperament: a row of figures speaks before it and after it, and it decides the rest.

The figures say what it buys, how high it bids, how much cash it keeps, how it builds, and which deals it makes as
well as those of its level. A player who gives in (`stalemate`) plays as the level alone, so games end.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

from passgo.rules import acting, auction
from passgo.rules.acting import in_debt
from passgo.rules.base import frames, lots, moves, things
from passgo.rules.base.bits import lowest
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import rule
from passgo.rules.base.players import in_play
from passgo.rules.base.state import HOTEL_LEVEL, State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import to_act

from .asking import before_throw
from .memory import Memory
from .past_deals import is_news, note_deal, note_offer
from .policy import Policy
from .rng import below
from .rules_bot import best_lot, throws
from .stalemate import gives_in
from .trading import asks_for_papers, may_offer, write_offer


class Buys(IntEnum):
    """Which deeds it buys at their price. One that completes a group it always buys, if it can."""

    AS_LEVEL = 0
    ALL = 1
    NONE = 2


class Deals(IntEnum):
    """Which offers it accepts."""

    AS_LEVEL = 0
    NONE = 1
    MORE = 2
    """Those of its level, and any that brings the prices it pays and sells at. It also asks for what completes a group."""


class Temperament(NamedTuple):
    """The figures of a temperament. A bot plays as its level if they say nothing."""

    buys: Buys = Buys.AS_LEVEL
    kept: int = 0
    """Percent of the starting cash that stay in hand when it buys and builds."""
    first: int = 0
    """The most that it bids for the first deed of a group, in percent of the price; 0: as its level."""
    others: int = 0
    """The same for further ones,"""
    completes: int = 0
    """and for the last."""
    builds: int = 0
    """The level up to which it builds with all that is not kept; 0: as its level."""
    deals: Deals = Deals.AS_LEVEL
    pays: int = 0
    """Percent of its price that a deed is worth to it which it receives,"""
    sells: int = 0
    """and which it gives away."""


RAISE: Final = 5
"""It raises a bid by this part of the price."""
ASKS: Final = 4
"""Before one roll in this many it asks another player for the last deed of a group."""


def with_temperament(base: Policy, temperament: Temperament) -> Policy:
    """Return a bot that plays as another does, but for its temperament."""
    figures = tuple(int(figure) for figure in temperament)

    def policy(
        s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory, /
    ) -> int:
        own = speaks_first(s, E, seat, memory, *figures)
        if own:
            return own
        move = base(s, E, seat, room, deal, rng, memory)
        return speaks_last(s, E, seat, room, deal, rng, memory, move, *figures)

    return policy


@rule()
def speaks_first(
    s: State,
    E: Tables,
    seat: int,
    memory: Memory,
    buys: int,
    kept: int,
    first: int,
    others: int,
    completes: int,
    builds: int,
    deals: int,
    pays: int,
    sells: int,
) -> int:
    """Return what a temperament decides whatever its level would do; 0 for nothing. The figures are a `Temperament`."""
    if gives_in(s, E, seat):
        return 0
    i = frames.top(s)
    kind = s.f_kind[i]
    hoard = E.starting_cash * kept // 100
    if kind == frames.TURN:
        if builds and acting.may(s, seat, acting.BUILD) and not in_debt(s, seat):
            lot = best_lot(
                s, E, seat, below_level(s, s.whole[seat] & ~s.pledged, builds), s.cash[seat] - hoard
            )
            if lot >= 0:
                return moves.code(moves.BUILD, seat, lot)
        return 0
    if not to_act(s) >> seat & 1:
        return 0
    if kind == frames.LAND:
        return buy_or_decline(s, E, seat, buys, hoard)
    if kind == frames.AUCTION and s.f_step[i] != frames.OPENING:
        if lots.kind_of(s.auction_lot[i]) == lots.DEED:
            return bid_or_pass(s, E, seat, percent_for(s, E, seat, first, others, completes), hoard)
    if kind == frames.OFFER:
        if deals == Deals.NONE:
            return moves.code(moves.REJECT, seat, 0)
        if deals == Deals.MORE and pays_enough(s, E, seat, pays, sells):
            note_deal(s.deal_from, s.take[things.DEEDS], s.give[things.DEEDS], s.turn_no, memory)
            return moves.code(moves.ACCEPT, seat, 0)
    return 0


@rule()
def speaks_last(
    s: State,
    E: Tables,
    seat: int,
    room: list[int],
    deal: Deal,
    rng: list[int],
    memory: Memory,
    move: int,
    buys: int,
    kept: int,
    first: int,
    others: int,
    completes: int,
    builds: int,
    deals: int,
    pays: int,
    sells: int,
) -> int:
    """Return the move of the level, or what the temperament does instead."""
    kind = moves.kind_of(move)
    if not move or gives_in(s, E, seat) or not before_throw(s):
        return move
    hoard = E.starting_cash * kept // 100
    if kind == moves.BUILD and (builds or s.cash[seat] - E.deed_house[moves.arg_of(move)] < hoard):
        if s.turn != seat or not to_act(s) >> seat & 1:
            return 0
        move = throws(s, E, seat, room)
    if deals == Deals.MORE and moves.kind_of(move) == moves.ROLL and not s.jailed[seat]:
        if below(rng, ASKS) == 0 and asks_for_the_last(s, E, seat, deal, pays, hoard, memory):
            return moves.code(moves.OFFER, seat, deal.receiver)
    return move


@rule()
def completes_a_group(s: State, E: Tables, seat: int, deed: int) -> bool:
    """Is this the only deed of its group that the seat lacks?"""
    return E.group_deeds[E.deed_group[deed]] & ~(s.holds[seat] | 1 << deed) == 0


@rule()
def buy_or_decline(s: State, E: Tables, seat: int, buys: int, hoard: int) -> int:
    """Buy or decline the deed; 0 to leave it to the level."""
    deed = s.land_deed[frames.top(s)]
    left = s.cash[seat] - E.deed_price[deed]
    completes = completes_a_group(s, E, seat, deed)
    if buys == Buys.AS_LEVEL and (completes or left >= hoard):
        return 0
    bought = left >= 0 and (completes or (buys == Buys.ALL and left >= hoard))
    return moves.code(moves.BUY if bought else moves.DECLINE, seat, 0)


@rule()
def percent_for(s: State, E: Tables, seat: int, first: int, others: int, completes: int) -> int:
    """Return which of the three figures is for the deed that is auctioned."""
    deed = lots.index_of(s.auction_lot[frames.top(s)])
    if completes_a_group(s, E, seat, deed):
        return completes
    return others if E.group_deeds[E.deed_group[deed]] & s.holds[seat] else first


@rule()
def bid_or_pass(s: State, E: Tables, seat: int, percent: int, hoard: int) -> int:
    """Bid up to a part of the price of the deed; 0 to leave it to the level."""
    if not percent:
        return 0
    price = E.deed_price[lots.index_of(s.auction_lot[frames.top(s)])]
    least = auction.least_bid(s, E)
    limit = min(price * percent // 100, s.cash[seat] - hoard)
    if least > limit:
        return moves.code(moves.PASS, seat, 0)
    return moves.code(moves.BID, seat, min(limit, least + price // RAISE))


@rule()
def prices_of(s: State, E: Tables, deeds: int) -> int:
    """Return the prices of deeds, less what it costs to lift their mortgages."""
    total = 0
    while deeds:
        deed = lowest(deeds)
        deeds &= deeds - 1
        total += E.deed_price[deed] - (E.deed_lift[deed] if s.mortgaged[deed] else 0)
    return total


@rule()
def pays_enough(s: State, E: Tables, seat: int, pays: int, sells: int) -> bool:
    """Does the standing offer bring the price that it sells for, and ask no more than it pays? No complete group is for sale."""
    given, taken = s.take[things.DEEDS], s.give[things.DEEDS]
    if given & s.whole[seat] or asks_for_papers(s):
        return False
    loss = prices_of(s, E, given) * sells // 100 + s.take[things.CASH]
    return prices_of(s, E, taken) * pays // 100 + s.give[things.CASH] > loss


@rule()
def asks_for_the_last(
    s: State, E: Tables, seat: int, deal: Deal, pays: int, hoard: int, memory: Memory
) -> bool:
    """Write down an offer of cash for a deed that completes a group. False when there is none to make."""
    for group in range(E.groups):
        missing = E.group_deeds[group] & ~s.holds[seat]
        if not missing or missing & (missing - 1) or missing == E.group_deeds[group]:
            continue
        owner, price = s.owner[lowest(missing)], prices_of(s, E, missing) * pays // 100
        if owner >= s.players or not in_play(s, owner) or s.cash[seat] - price < hoard:
            continue
        if not is_news(s, E, seat, owner, 0, missing, price, memory):
            continue
        write_offer(deal, owner, 0, missing, price)
        if may_offer(s, E, seat, deal):
            note_offer(deal, memory)
            return True
    return False


@rule()
def below_level(s: State, sites: int, builds: int) -> int:
    """Return those of the sites on which less is built."""
    found = 0
    while sites:
        deed = lowest(sites)
        sites &= sites - 1
        if s.level[deed] < min(builds, HOTEL_LEVEL):
            found |= 1 << deed
    return found
