"""The trader that knows how `strong` answers: it asks the same value network, and plays the deal out as `strong` would.

At each of its rolls it goes through all exchanges of deeds with everybody. For each it finds the lowest price at
which the network promises the partner what `strong` wants, raises it until rollouts agree, and offers the deal
that raises its own standing most, as `steady` values it: the things that `strong` sells too cheaply. Otherwise
it plays like `steady`.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.evaluator import CHANCE, evaluate
from passgo.bots.memory import Memory
from passgo.bots.rng import word
from passgo.bots.steady.deals import gain_of
from passgo.bots.steady.value import means_of_others
from passgo.bots.strong.dealing import (
    LISTED,
    LISTED_CELLS,
    MOST_LISTED,
    NOW,
    evaluate_at,
    exchange,
    list_deals,
)
from passgo.bots.strong.player import DEAL_MARGIN, HORIZON
from passgo.bots.strong.trials import AFTER, begin_plan, mean_chance
from passgo.bots.trading import may_offer, write_offer
from passgo.rules.base import moves
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import rule
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import apply
from passgo.rules.trade import interest_on, table_deal

from .shark import KEPT, LEAST_GAIN, looks_for_a_deal, plays_on

STEP: Final = 30
"""The price rises by this part of the cash of the start, then by twice as much, and so on."""
MOST_TRIED: Final = 8
"""The prices at a roll that are tried by rollouts."""


@rule()
def eats_strong(
    s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory
) -> int:
    """Make the best deal that `strong` accepts before its roll; otherwise play like `steady`, without offers."""
    if looks_for_a_deal(s, seat, memory) and best_signed(s, E, seat, room, deal, rng, memory):
        return moves.code(moves.OFFER, seat, deal.receiver)
    return plays_on(s, E, seat, room, deal, rng, memory)


@rule()
def best_signed(
    s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory
) -> bool:
    """Write down the deal that brings most of those that are signed. False when there is none."""
    n = memory.numbers
    run = word(rng)
    means = means_of_others(s, E)
    count = list_deals(s, E, seat, MOST_LISTED, memory)
    evaluate(s, E, memory)
    for other in range(s.players):
        n[NOW + other] = n[CHANCE + other]
    best, best_other, best_given, best_taken, best_price = LEAST_GAIN, -1, 0, 0, 0
    tried = 0
    for k in range(count):
        at = LISTED + k * LISTED_CELLS
        other, given, taken = n[at + 1], n[at + 2], n[at + 3]
        ceiling = max(s.cash[seat] - interest_on(s, E, taken) - KEPT, 0)
        price = lowest_promising(s, E, seat, other, given, taken, ceiling, memory)
        step = max(E.starting_cash // STEP, 1)
        while price <= ceiling and tried < MOST_TRIED:
            gain = gain_of(s, E, seat, given, taken, -price, 0, means)
            if gain <= best:
                break
            tried += 1
            if signs(s, E, seat, other, given, taken, price, run, room, deal, memory):
                best, best_other, best_given, best_taken, best_price = gain, other, given, taken, price
                break
            price += step
            step *= 2
    if best_other < 0:
        return False
    write_offer(deal, best_other, best_given, best_taken, best_price)
    return True


@rule()
def lowest_promising(
    s: State, E: Tables, seat: int, other: int, given: int, taken: int, ceiling: int, memory: Memory
) -> int:
    """The least price at which the evaluator promises the partner enough; above the ceiling where none does."""
    wanted = memory.numbers[NOW + other] + DEAL_MARGIN
    low, high = -max(s.cash[other] - interest_on(s, E, given), 0), ceiling
    exchange(s, E, seat, other, given, taken, memory)
    evaluate_at(E, seat, other, high, memory)
    if memory.numbers[CHANCE + other] <= wanted:
        return ceiling + 1
    while low < high:
        middle = low + high >> 1
        evaluate_at(E, seat, other, middle, memory)
        if memory.numbers[CHANCE + other] > wanted:
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
    run: int,
    room: list[int],
    deal: Deal,
    memory: Memory,
) -> bool:
    """Return whether `strong` would accept this deal, as far as separate rollouts can tell."""
    write_offer(deal, other, given, taken, price)
    if not may_offer(s, E, seat, deal):
        return False
    count = max(memory.effort // 4, 3)
    begin_plan(s, memory)
    before = mean_chance(E, other, run, count, HORIZON, room, memory)
    t = memory.trials[AFTER]
    table_deal(t, seat, deal)
    apply(t, E, moves.code(moves.OFFER, seat, other))
    apply(t, E, moves.code(moves.ACCEPT, other, 0))
    return mean_chance(E, other, run, count, HORIZON, room, memory) > before + DEAL_MARGIN
