"""References that try a trick: one plays for another, one wears the others out."""

from __future__ import annotations

from typing import Final

from passgo.bots.memory import Memory
from passgo.bots.rules_bot import choose_by_rules
from passgo.bots.trading import may_offer, write_offer
from passgo.rules import auction
from passgo.rules.base import frames, moves
from passgo.rules.base.bits import lowest
from passgo.rules.base.deal import Deal
from passgo.rules.base.groups import any_built
from passgo.rules.base.kernel import rule
from passgo.rules.base.players import in_play
from passgo.rules.base.state import BANK, State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import to_act

LEFT: Final = 200
"""Cash that the accomplice keeps, to have something to buy with."""
STEPS: Final = 12
"""How often the haggler raises a bid by a dollar, or what is least, above the price of a deed."""


@rule()
def is_throwing(s: State, seat: int, move: int) -> bool:
    """Return whether it would roll now, or offer something else before."""
    kind = moves.kind_of(move)
    awaited = frames.awaits(s, frames.TURN, frames.THROW) and to_act(s) >> seat & 1 != 0
    return awaited and kind in (moves.ROLL, moves.OFFER)


@rule()
def feeds_the_next(
    s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory
) -> int:
    """It plays for the next seat: what it buys it sells to that one for a dollar."""
    move = choose_by_rules(s, E, seat, room, deal, rng, memory)
    if not is_throwing(s, seat, move):
        return move
    friend = (seat + 1) % s.players
    given = 0
    for group in range(E.groups):
        if not any_built(s, E, group):
            given |= s.holds[seat] & E.group_deeds[group]
    if given and in_play(s, friend) and s.cash[friend] > 0:
        write_offer(deal, friend, given, 0, max(s.cash[seat] - LEFT, 0) - 1)
        if may_offer(s, E, seat, deal):
            return moves.code(moves.OFFER, seat, friend)
    return move if moves.kind_of(move) == moves.ROLL else moves.code(moves.ROLL, seat, 0)


@rule()
def haggles(
    s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory
) -> int:
    """It offers a dollar for one deed after the other, as often as it may, and bids in the least steps."""
    i = frames.top(s)
    move = choose_by_rules(s, E, seat, room, deal, rng, memory)
    if moves.kind_of(move) in (moves.BID, moves.PASS) and s.f_kind[i] == frames.AUCTION:
        least = auction.least_bid(s, E)
        dear = E.deed_price[s.auction_lot[i]] + STEPS if s.auction_lot[i] < E.deeds else 0
        bids = least <= min(dear, s.cash[seat])
        return moves.code(moves.BID, seat, least) if bids else moves.code(moves.PASS, seat, 0)
    if not is_throwing(s, seat, move):
        return move
    memory.notes[0] += 1
    others = 0
    for other in range(s.players):
        if other != seat and in_play(s, other):
            others |= s.holds[other]
    for _ in range(memory.notes[0] % E.deeds):
        others &= others - 1
    if others and s.cash[seat] > 0 and s.owner[lowest(others)] < BANK:
        write_offer(deal, s.owner[lowest(others)], 0, 1 << lowest(others), 1)
        if may_offer(s, E, seat, deal):
            return moves.code(moves.OFFER, seat, deal.receiver)
    return move if moves.kind_of(move) == moves.ROLL else moves.code(moves.ROLL, seat, 0)
