"""References that play as `rules` does, but for one habit."""

from __future__ import annotations

from typing import Final

from passgo.bots.memory import Memory
from passgo.bots.rules_bot import best_lot, choose_by_rules, throws
from passgo.bots.trading import asks_for_papers, may_offer, write_offer
from passgo.rules import acting
from passgo.rules.acting import in_debt
from passgo.rules.base import frames, lots, moves, things
from passgo.rules.base.bits import lowest
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import rule
from passgo.rules.base.players import in_play
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import to_act

FIXED: Final = 2
"""Times its printed price at which the fixed-price trader buys and sells a deed."""
LOW: Final = 60
"""Per cent of the printed price that the low bidder never goes above."""
PUMPED: Final = 150
"""Per cent of the printed price up to which the pumper drives others."""
HOARD: Final = 1000
"""Dollars under which the hoarder buys and builds nothing."""


@rule()
def refuses(
    s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory
) -> int:
    """It makes offers, and takes none."""
    if s.f_kind[frames.top(s)] == frames.OFFER:
        return moves.code(moves.REJECT, seat, 0)
    return choose_by_rules(s, E, seat, room, deal, rng, memory)


@rule()
def never_trades(
    s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory
) -> int:
    """It makes no offer, and takes none."""
    move = refuses(s, E, seat, room, deal, rng, memory)
    return throws(s, E, seat, room) if moves.kind_of(move) == moves.OFFER else move


@rule()
def never_buys(
    s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory
) -> int:
    """It buys nothing at the price, and everything at auctions."""
    move = choose_by_rules(s, E, seat, room, deal, rng, memory)
    return moves.code(moves.DECLINE, seat, 0) if moves.kind_of(move) == moves.BUY else move


@rule()
def bids_low(
    s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory
) -> int:
    """It buys at auctions alone, and there for less than the printed price."""
    move = never_buys(s, E, seat, room, deal, rng, memory)
    if moves.kind_of(move) == moves.BID:
        lot = s.auction_lot[frames.top(s)]
        if lots.kind_of(lot) == lots.DEED and moves.arg_of(move) * 100 > E.deed_price[lot] * LOW:
            return moves.code(moves.PASS, seat, 0)
    return move


@rule()
def pumps_auctions(
    s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory
) -> int:
    """It drives up the price of what others want, and hopes that they keep bidding."""
    i = frames.top(s)
    if s.f_kind[i] == frames.AUCTION and s.f_step[i] != frames.OPENING and to_act(s) >> seat & 1:
        lot = s.auction_lot[i]
        if lots.kind_of(lot) == lots.DEED:
            next_bid = s.auction_high[i] + 20
            if next_bid * 100 < E.deed_price[lot] * PUMPED and next_bid <= s.cash[seat]:
                return moves.code(moves.BID, seat, next_bid)
            return moves.code(moves.PASS, seat, 0)
    return choose_by_rules(s, E, seat, room, deal, rng, memory)


@rule()
def hoards(
    s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory
) -> int:
    """It sits on its money."""
    move = choose_by_rules(s, E, seat, room, deal, rng, memory)
    kind = moves.kind_of(move)
    if s.cash[seat] >= HOARD:
        return move
    if kind == moves.BUY:
        return moves.code(moves.DECLINE, seat, 0)
    if kind in (moves.BUILD, moves.LIFT) and s.f_kind[frames.top(s)] == frames.TURN:
        return throws(s, E, seat, room) if to_act(s) >> seat & 1 else 0
    return move


@rule()
def never_claims(
    s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory
) -> int:
    """It asks for no rent."""
    move = choose_by_rules(s, E, seat, room, deal, rng, memory)
    if moves.kind_of(move) != moves.CLAIM:
        return move
    return moves.code(moves.WAIVE, seat, moves.arg_of(move))


@rule()
def builds_at_once(
    s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory
) -> int:
    """It builds with its last dollar, and stops at four houses a lot: others find none left in the bank."""
    free = acting.may(s, seat, acting.BUILD) and not in_debt(s, seat)
    if free and s.f_kind[frames.top(s)] == frames.TURN:
        lot = best_lot(s, E, seat, s.whole[seat] & ~s.pledged & below_hotels(s, E, seat), s.cash[seat])
        if lot >= 0:
            return moves.code(moves.BUILD, seat, lot)
    move = choose_by_rules(s, E, seat, room, deal, rng, memory)
    if moves.kind_of(move) == moves.BUILD and s.f_kind[frames.top(s)] == frames.TURN:
        return throws(s, E, seat, room) if to_act(s) >> seat & 1 else 0
    return move


@rule()
def below_hotels(s: State, E: Tables, seat: int) -> int:
    """Of a seat's deeds, those on which there is room for a house."""
    deeds = s.holds[seat]
    found = 0
    while deeds:
        deed = lowest(deeds)
        deeds &= deeds - 1
        if s.level[deed] < E.max_houses:
            found |= 1 << deed
    return found


@rule()
def simple(
    s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory
) -> int:
    """Buys what it stops on, builds what it can pay, never trades and never bids.

    After the players of Friedman, Henderson, Byuen and Gallardo, "Estimating the probability that the game of
    Monopoly never ends", Proceedings of the Winter Simulation Conference 2009.
    """
    i = frames.top(s)
    kind = s.f_kind[i]
    if kind == frames.AUCTION and s.f_step[i] != frames.OPENING and to_act(s) >> seat & 1:
        return moves.code(moves.PASS, seat, 0)
    if kind == frames.LAND and to_act(s) >> seat & 1:
        can = s.cash[seat] >= E.deed_price[s.land_deed[i]]
        return moves.code(moves.BUY if can else moves.DECLINE, seat, 0)
    if kind == frames.TURN and acting.may(s, seat, acting.BUILD) and not in_debt(s, seat):
        lot = best_lot(s, E, seat, s.whole[seat] & ~s.pledged, s.cash[seat])
        if lot >= 0:
            return moves.code(moves.BUILD, seat, lot)
    return never_trades(s, E, seat, room, deal, rng, memory)


@rule()
def fixed_value(s: State, E: Tables, deeds: int) -> int:
    """Return the worth of deeds at the fixed price, less what it costs to lift their mortgages."""
    total = 0
    while deeds:
        deed = lowest(deeds)
        deeds &= deeds - 1
        total += FIXED * E.deed_price[deed] - (E.deed_lift[deed] if s.mortgaged[deed] else 0)
    return total


@rule()
def trades_at_fixed_prices(
    s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory
) -> int:
    """It buys and sells every deed at twice its price, but for those of its own complete groups."""
    if s.f_kind[frames.top(s)] == frames.OFFER:
        given = fixed_value(s, E, s.take[things.DEEDS]) + s.take[things.CASH]
        taken = fixed_value(s, E, s.give[things.DEEDS]) + s.give[things.CASH]
        takes = taken >= given and not s.take[things.DEEDS] & s.whole[seat] and not asks_for_papers(s)
        return moves.code(moves.ACCEPT if takes else moves.REJECT, seat, 0)
    move = choose_by_rules(s, E, seat, room, deal, rng, memory)
    if moves.kind_of(move) == moves.OFFER or moves.kind_of(move) == moves.ROLL:
        if not s.jailed[seat] and wants_at_fixed_price(s, E, seat, deal, rng):
            return moves.code(moves.OFFER, seat, deal.receiver)
        return throws(s, E, seat, room)
    return move


@rule()
def wants_at_fixed_price(s: State, E: Tables, seat: int, deal: Deal, rng: list[int]) -> bool:
    """Ask, before one roll in four, for a deed of a group of which it has some, at the fixed price. False if it does not."""
    if rng[0] & 3 or s.f_kind[frames.top(s)] != frames.TURN:
        return False
    for group in range(E.groups):
        others = E.group_deeds[group] & ~s.holds[seat]
        while others and s.holds[seat] & E.group_deeds[group]:
            deed = lowest(others)
            others &= others - 1
            owner = s.owner[deed]
            if owner >= s.players or not in_play(s, owner) or s.cash[seat] < FIXED * E.deed_price[deed] + 100:
                continue
            write_offer(deal, owner, 0, 1 << deed, FIXED * E.deed_price[deed])
            if may_offer(s, E, seat, deal):
                return True
    return False
