"""Styles that people play: one policy, and its figures. No level was fitted to them, so they tell what a level is worth.

`LEAGUE` names the styles. A style is a bot like any of a user's own, `tests/bots/league.py:style:first=200:deals=never`.
What its figures do not say it does as `rules` or `steady` does.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from passgo.bots.memory import Memory
from passgo.bots.rules_bot import best_lot, choose_by_rules, throws
from passgo.bots.stalemate import rents_within_reach
from passgo.bots.steady.player import choose_steadily
from passgo.bots.strong.player import choose_strong
from passgo.bots.trading import asks_for_papers, may_offer, write_offer
from passgo.rules import acting, auction
from passgo.rules.acting import in_debt
from passgo.rules.base import frames, lots, moves, things
from passgo.rules.base.bits import lowest
from passgo.rules.base.deal import Deal
from passgo.rules.base.players import in_play
from passgo.rules.base.state import State
from passgo.rules.base.tables import STATION, STREET, Tables
from passgo.rules.engine import to_act


class Deals(IntEnum):
    """How a style trades."""

    NEVER = 0
    """It makes no offer and accepts none."""
    OWN = 1
    """As the bot that it is based on."""
    REFUSED = 2
    """So too, but it accepts none."""
    AT_PRICES = 3
    """It pays a percentage of the price for what completes a group of its own, and sells for one."""


class Wants(IntEnum):
    """Which deeds a style buys at their price."""

    NONE = 0
    ALL = 1
    STATIONS = 2
    DEAR = 3
    CHEAP = 4
    BIDS = 5
    """What it would bid its price for."""


class Base(IntEnum):
    """The bot that does what the figures do not say."""

    RULES = 0
    STEADY = 1
    STRONG = 2


LEAGUE: Final = {
    "refuser": "deals=refused",
    "sealed-limits": "wants=none:first=110:others=130:completes=200:deals=never",
    "over-bidder": "first=200:others=180:completes=300:kept=0",
    "house-hoarder": "builds=4:kept=0",
    "mortgage-saver": "kept=400:first=70:others=80:completes=150:deals=at-prices:pays=120:sells=150",
    "completer": "first=90:others=120:completes=400:deals=at-prices:pays=350:sells=250",
    "haggler": "deals=at-prices:pays=60:sells=300:step=1:completes=150",
    "no-trader": "deals=never",
    "builder": "builds=5:kept=0:deals=at-prices:pays=200:sells=200",
    "chooser": "wants=dear:first=50:others=100:completes=250",
    "cheap-side": "wants=cheap:first=80:others=110:completes=200",
    "cash-keeper": "kept=700:first=60:others=60:completes=100",
    "station-lover": "wants=stations:first=120:others=200:completes=300",
    "avenger": "spites=1:first=120:others=130:completes=200",
    "waiter": "wants=none:first=75:others=85:completes=120:base=steady",
    "trader": "first=130:others=110:completes=250:base=steady",
}
"""The styles by name, and the figures of each."""


def style(
    s: State,
    E: Tables,
    seat: int,
    room: list[int],
    deal: Deal,
    rng: list[int],
    memory: Memory,
    wants: Wants = Wants.ALL,
    kept: int = 50,
    first: int = 100,
    others: int = 100,
    completes: int = 150,
    step: int = 10,
    deals: Deals = Deals.OWN,
    pays: int = 150,
    sells: int = 200,
    spites: int = 0,
    builds: int = 0,
    base: Base = Base.RULES,
) -> int:
    """Decide by the figures.

    `kept` is the cash that stays in hand. `first`, `others` and `completes` are the most that it bids, in percent of
    the price: for the first deed of a group, for further ones, for the last one; 0 bids as the base does. `builds` is the number of levels
    up to which it builds with all that is not kept, 0 for the way of the base. `spites` is 1 if it accepts nothing
    from the player who is ahead.
    """
    i = frames.top(s)
    kind = s.f_kind[i]
    asked = to_act(s) >> seat & 1 != 0
    if kind == frames.AUCTION and asked and s.f_step[i] != frames.OPENING:
        if lots.kind_of(s.auction_lot[i]) == lots.DEED:
            percent = limit_of(s, E, seat, s.auction_lot[i], first, others, completes)
            if percent:
                return bid_up_to(s, E, seat, percent, kept, step)
    if kind == frames.LAND and asked:
        deed = s.land_deed[i]
        buys = likes(E, deed, wants) or limit_of(s, E, seat, deed, 0, 0, 1)
        if wants == Wants.BIDS:
            buys = limit_of(s, E, seat, deed, first, others, completes) >= 100
        pay = buys and wants != Wants.NONE and s.cash[seat] - E.deed_price[deed] >= kept
        return moves.code(moves.BUY if pay else moves.DECLINE, seat, 0)
    if kind == frames.OFFER and asked:
        if deals in (Deals.NEVER, Deals.REFUSED) or (spites and s.deal_from == leader(s, E, seat)):
            return moves.code(moves.REJECT, seat, 0)
        if deals == Deals.AT_PRICES:
            return moves.code(moves.ACCEPT if pays_enough(s, E, seat, pays, sells) else moves.REJECT, seat, 0)
    if builds and kind == frames.TURN and acting.may(s, seat, acting.BUILD) and not in_debt(s, seat):
        lot = best_lot(s, E, seat, below(s, s.whole[seat] & ~s.pledged, builds), s.cash[seat] - kept)
        if lot >= 0:
            return moves.code(moves.BUILD, seat, lot)
    move = base_move(s, E, seat, room, deal, rng, memory, base)
    stop = kind == frames.TURN and asked
    if builds and moves.kind_of(move) == moves.BUILD and kind == frames.TURN:
        return throws(s, E, seat, room) if stop else 0
    if moves.kind_of(move) == moves.OFFER and deals in (Deals.NEVER, Deals.AT_PRICES):
        move = throws(s, E, seat, room)
    if deals == Deals.AT_PRICES and moves.kind_of(move) == moves.ROLL and stop and not s.jailed[seat]:
        if rng[0] & 3 == 0 and asks_for_the_last(s, E, seat, deal, pays, kept):
            return moves.code(moves.OFFER, seat, deal.receiver)
    return move


def base_move(
    s: State,
    E: Tables,
    seat: int,
    room: list[int],
    deal: Deal,
    rng: list[int],
    memory: Memory,
    base: Base,
) -> int:
    """Do as the bot that a style is based on."""
    if base == Base.STRONG:
        return choose_strong(s, E, seat, room, deal, rng, memory)
    if base == Base.STEADY:
        return choose_steadily(s, E, seat, room, deal, rng, memory)
    return choose_by_rules(s, E, seat, room, deal, rng, memory)


def likes(E: Tables, deed: int, wants: Wants) -> bool:
    """Does a style buy this deed, whatever it has?"""
    kind = E.deed_kind[deed]
    if wants == Wants.STATIONS:
        return kind == STATION
    if wants == Wants.DEAR:
        return kind == STREET and E.deed_price[deed] * 10 > E.starting_cash
    if wants == Wants.CHEAP:
        return kind == STREET and E.deed_price[deed] * 8 <= E.starting_cash
    return wants == Wants.ALL


def limit_of(s: State, E: Tables, seat: int, deed: int, first: int, others: int, completes: int) -> int:
    """Return which of the three figures is for this deed."""
    group = E.group_deeds[E.deed_group[deed]]
    if group & ~(s.holds[seat] | 1 << deed) == 0:
        return completes
    return others if group & s.holds[seat] else first


def bid_up_to(s: State, E: Tables, seat: int, percent: int, kept: int, step: int) -> int:
    """Bid a step above the highest bid, up to a part of the price."""
    lot = s.auction_lot[frames.top(s)]
    least = auction.least_bid(s, E)
    limit = min(E.deed_price[lot] * percent // 100, s.cash[seat] - min(kept, 50))
    if least > limit:
        return moves.code(moves.PASS, seat, 0)
    return moves.code(moves.BID, seat, min(limit, least + step - 1))


def leader(s: State, E: Tables, seat: int) -> int:
    """Return who of the others can ask the highest rents."""
    found, most = -1, -1
    for other in range(s.players):
        if other != seat and in_play(s, other):
            rents = rents_within_reach(s, E, other)
            if rents > most:
                found, most = other, rents
    return found


def prices_of(E: Tables, deeds: int) -> int:
    """Return the printed prices of deeds, added up."""
    total = 0
    while deeds:
        total += E.deed_price[lowest(deeds)]
        deeds &= deeds - 1
    return total


def pays_enough(s: State, E: Tables, seat: int, pays: int, sells: int) -> bool:
    """Does the offer bring the price that it sells for, and ask no more than it pays? It never gives a whole group away."""
    given, taken = s.take[things.DEEDS], s.give[things.DEEDS]
    if given & s.whole[seat] or asks_for_papers(s):
        return False
    loss = prices_of(E, given) * sells // 100 + s.take[things.CASH]
    return prices_of(E, taken) * pays // 100 + s.give[things.CASH] >= loss


def asks_for_the_last(s: State, E: Tables, seat: int, deal: Deal, pays: int, kept: int) -> bool:
    """Write an offer down for a deed that completes a group, for cash. False when there is none to make."""
    for group in range(E.groups):
        missing = E.group_deeds[group] & ~s.holds[seat]
        if not missing or missing & (missing - 1) or missing == E.group_deeds[group]:
            continue
        deed = lowest(missing)
        owner, price = s.owner[deed], E.deed_price[deed] * pays // 100
        if owner >= s.players or not in_play(s, owner) or s.cash[seat] - price < kept:
            continue
        write_offer(deal, owner, 0, missing, price)
        if may_offer(s, E, seat, deal):
            return True
    return False


def below(s: State, sites: int, level: int) -> int:
    """Return those of the sites on which less is built."""
    found = 0
    while sites:
        deed = lowest(sites)
        sites &= sites - 1
        if s.level[deed] < level:
            found |= 1 << deed
    return found
