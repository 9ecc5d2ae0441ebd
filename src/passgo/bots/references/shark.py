"""Traders that know the rule by which their victims accept, and take the last dollar that it yields.

At each roll a shark looks through all deals with everybody: all that either has of a group, against all that the
other has of another, or against cash. For each it finds the lowest price that is accepted, and offers the deal
that raises its own standing most. Otherwise it plays like `steady`. Its gain is what the rule gives away.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.asking import before_throw
from passgo.bots.memory import REFUSED, Memory
from passgo.bots.rules_bot import throws
from passgo.bots.steady import deals
from passgo.bots.steady.player import choose_steadily
from passgo.bots.steady.value import means_of_others, reserve, standing
from passgo.bots.trading import accepts, may_offer, write_offer
from passgo.rules.base import moves
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import rule
from passgo.rules.base.players import in_play
from passgo.rules.base.state import SEATS, State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import to_act
from passgo.rules.trade import bank_holds_deeds, clear_deal, deeds_refusal, table_deal

KEPT: Final = 300
"""Cash that it does not spend on deals."""
LEAST_GAIN: Final = 40

EVERYBODY: Final = (1 << SEATS) - 1 << REFUSED

STEADY: Final = 0
RULES: Final = 1


@rule()
def eats_steady(
    s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory
) -> int:
    """The shark among players of the level `steady`."""
    return shark(s, E, seat, room, deal, rng, memory, STEADY)


@rule()
def eats_rules(
    s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory
) -> int:
    """The shark among players by `rules`."""
    return shark(s, E, seat, room, deal, rng, memory, RULES)


@rule()
def shark(
    s: State,
    E: Tables,
    seat: int,
    room: list[int],
    deal: Deal,
    rng: list[int],
    memory: Memory,
    victim: int,
) -> int:
    """Make the best deal that a victim accepts before its roll; otherwise play like `steady`, without offers."""
    if looks_for_a_deal(s, seat, memory) and best_signed(s, E, seat, victim, deal):
        return moves.code(moves.OFFER, seat, deal.receiver)
    return plays_on(s, E, seat, room, deal, rng, memory)


@rule()
def looks_for_a_deal(s: State, seat: int, memory: Memory) -> bool:
    """Return whether it is about to roll and has not been wrong about somebody at this roll."""
    return before_throw(s) and to_act(s) >> seat & 1 != 0 and not memory.news & EVERYBODY


@rule()
def plays_on(
    s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory
) -> int:
    """Play like `steady`, without its offers."""
    move = choose_steadily(s, E, seat, room, deal, rng, memory)
    return throws(s, E, seat, room) if moves.kind_of(move) == moves.OFFER else move


@rule()
def best_signed(s: State, E: Tables, seat: int, victim: int, deal: Deal) -> bool:
    """Write down the deal that brings most of those that are signed. False when there is none."""
    if E.trade_after_sellout and bank_holds_deeds(s, E):
        return False
    means, kept = means_of_others(s, E), reserve(s, E, seat)
    before = standing(s, E, s.holds[seat], s.cash[seat], means, kept)
    best, best_other, best_given, best_taken, best_price = LEAST_GAIN, -1, 0, 0, 0
    for other in range(s.players):
        if other == seat or not in_play(s, other):
            continue
        for wanted in range(E.groups + 1):
            taken = s.holds[other] & E.group_deeds[wanted] if wanted < E.groups else 0
            if wanted < E.groups and (taken == 0 or deeds_refusal(s, E, other, taken)):
                continue
            for offered in range(E.groups + 1):
                given = s.holds[seat] & E.group_deeds[offered] if offered < E.groups else 0
                if offered == wanted or (offered < E.groups and given == 0):
                    continue
                if (given == 0 and taken == 0) or deeds_refusal(s, E, seat, given):
                    continue
                price = lowest_price(s, E, seat, other, given, taken, victim, deal)
                if price > s.cash[seat] - KEPT:
                    continue
                after = s.holds[seat] & ~given | taken
                gain = standing(s, E, after, s.cash[seat] - price, means, kept) - before
                if gain > best and is_legal(s, E, seat, other, given, taken, price, deal):
                    best, best_other, best_given, best_taken, best_price = gain, other, given, taken, price
    if best_other < 0:
        return False
    write_offer(deal, best_other, best_given, best_taken, best_price)
    return True


@rule()
def lowest_price(
    s: State, E: Tables, seat: int, other: int, given: int, taken: int, victim: int, deal: Deal
) -> int:
    """Return the least to pay, or minus the most to get; more than the cash if nothing is accepted."""
    low, high = -s.cash[other], s.cash[seat] - KEPT
    if high < low or not signs(s, E, seat, other, given, taken, high, victim, deal):
        return s.cash[seat] + 1
    while low < high:
        middle = (low + high) // 2
        if signs(s, E, seat, other, given, taken, middle, victim, deal):
            high = middle
        else:
            low = middle + 1
    return high


@rule()
def signs(
    s: State,
    E: Tables,
    seat: int,
    other: int,
    given: int,
    taken: int,
    price: int,
    victim: int,
    deal: Deal,
) -> bool:
    """Would the victim sign this deal?"""
    write_offer(deal, other, given, taken, price)
    table_deal(s, seat, deal)
    signed = accepts(s, E) if victim == RULES else deals.accepts(s, E)
    clear_deal(s)
    return signed


@rule()
def is_legal(
    s: State, E: Tables, seat: int, other: int, given: int, taken: int, price: int, deal: Deal
) -> bool:
    """Would the rules admit it?"""
    write_offer(deal, other, given, taken, price)
    return may_offer(s, E, seat, deal)
