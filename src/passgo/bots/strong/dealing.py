"""Deals that a searching player proposes: every exchange of deeds with every partner, at the price that pays best.

A deal is a set of deeds given, a set taken, and cash to the partner (below 0: from them). The network gives its
effect on the chances of both sides; whether the partner accepts is estimated (`partners`), never known.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.evaluator import CERTAIN, CHANCE, evaluate
from passgo.bots.memory import Memory
from passgo.bots.past_deals import least_news, note_offer, undoes_a_deal
from passgo.bots.steady.deals import gain_of
from passgo.bots.steady.value import means_of_others
from passgo.bots.trading import exchange_gain, may_offer, write_offer
from passgo.rules.base import moves
from passgo.rules.base.bits import lowest
from passgo.rules.base.deal import Deal
from passgo.rules.base.deeds import give_deed
from passgo.rules.base.kernel import rule
from passgo.rules.base.players import in_play
from passgo.rules.base.state import SEATS, State
from passgo.rules.base.tables import Tables
from passgo.rules.trade import bank_holds_deeds, deeds_refusal, interest_on

from .partners import (
    BOTH,
    CHANCE_A_LITTLE,
    CHANCE_AS_MUCH,
    CHANCE_MUCH,
    EARNINGS,
    EARNINGS_AS_MUCH,
    EARNINGS_HALF,
    MARGINS,
    NO_DEAL,
    RULES_HELD,
    TWO_BITS,
    WHOLE,
    WORTH,
    WORTH_HALF,
    listens,
    parts_with_groups,
    weight,
)
from .trials import AFTER, TRIED

SETS: Final = 24
"""Sets of deeds that are considered of one player."""

# In the numbers of a memory, behind those of the trials.
OWN_SETS: Final = TRIED
THEIR_SETS: Final = OWN_SETS + SETS
LISTED: Final = THEIR_SETS + SETS  # deals: joint gain in worth, partner, given, taken
LISTED_CELLS: Final = 4
MOST_LISTED: Final = 64
NOW: Final = LISTED + MOST_LISTED * LISTED_CELLS  # by seat: its chance to win without a deal
LOW: Final = NOW + SEATS  # a low price and a high one, …
HIGH: Final = LOW + 1
OWN_LOW: Final = LOW + 2  # … the offerer's chance at both, …
OWN_HIGH: Final = LOW + 3
THEIR_LOW: Final = LOW + 4  # … and the partner's
THEIR_HIGH: Final = LOW + 5
LEAST_CASH: Final = LOW + 6  # by rule of the partner: the cash from which on they accept a deal
ASKED: Final = LEAST_CASH + RULES_HELD  # prices that may be asked, the dearest first
GAIN: Final = ASKED + RULES_HELD  # of each the chance that the offerer gains,
LIKELY: Final = GAIN + RULES_HELD  # how likely it is that the partner takes it,
RISES: Final = LIKELY + RULES_HELD  # and what is yet to be had once they have declined it

LEAST_GAIN: Final = CERTAIN // 300
"""The chance that a deal must bring to be worth a word."""
LEAST_HOPE: Final = CERTAIN // 1_000
"""And what is left of it, times the hope that the partner takes it."""
LEAST_LIKELY: Final = WHOLE * 23 // 100
"""How likely a partner must be to accept a price that is asked: nobody likes to be asked for what they will not give."""
PATIENCE: Final = 90
"""Per cent of what a deal promises that are left when it is offered once more, at a better price."""

# In the notes of a memory: the offer that was made last.
MADE: Final = 8  # 1: it was, and no answer is known yet
PARTNER: Final = MADE + 1
GIVEN: Final = MADE + 2
TAKEN: Final = MADE + 3
CASH: Final = MADE + 4
FORESEEN: Final = MADE + 5  # the partner's rules (bits) that take it
GROUP_ASKED: Final = MADE + 6  # 1: it asked for a whole group


@rule()
def least_sum(E: Tables) -> int:
    """The least that counts in a deal: $25 where one begins with 1,500."""
    return E.starting_cash // 60


@rule()
def list_sets(s: State, E: Tables, hand: int, first: int, memory: Memory) -> int:
    """The sets of deeds that may change hands: one's part of each group, and each deed of it; gives their number."""
    n = 0
    for group in range(E.groups):
        part = s.holds[hand] & E.group_deeds[group]
        if not part or deeds_refusal(s, E, hand, part):
            continue
        if n < SETS:
            memory.numbers[first + n] = part
            n += 1
        while part & (part - 1) and n < SETS:
            memory.numbers[first + n] = part & -part
            n += 1
            part &= part - 1
            if not part & (part - 1) and n < SETS:
                memory.numbers[first + n] = part
                n += 1
    return n


@rule()
def same_group(E: Tables, one: int, other: int) -> bool:
    """Are these two sets, each of one group, of the same?"""
    return E.deed_group[lowest(one)] == E.deed_group[lowest(other)]


@rule()
def list_deals(s: State, E: Tables, seat: int, most: int, memory: Memory) -> int:
    """List the deals that gain most value for both sides together; return their number, at most `most`."""
    n = 0
    if E.trade_after_sellout and bank_holds_deeds(s, E):
        return 0
    own = list_sets(s, E, seat, OWN_SETS, memory)
    for partner in range(s.players):
        if partner == seat or not in_play(s, partner) or not listens(memory, partner, s.turn_no, s.players):
            continue
        theirs = list_sets(s, E, partner, THEIR_SETS, memory)
        for i in range(own + 1):
            given = memory.numbers[OWN_SETS + i] if i < own else 0
            for j in range(theirs + 1):
                taken = memory.numbers[THEIR_SETS + j] if j < theirs else 0
                if given | taken == 0 or (given and taken and same_group(E, given, taken)):
                    continue
                joint = exchange_gain(s, E, seat, given, taken) + exchange_gain(s, E, partner, taken, given)
                n = enter(joint, partner, given, taken, n, most, memory)
    return n


@rule()
def enter(joint: int, partner: int, given: int, taken: int, n: int, most: int, memory: Memory) -> int:
    """Put a deal on the list, replacing the least one if it is full; return how many are on it."""
    k = n
    if n == most:
        k = 0
        for i in range(1, n):
            if memory.numbers[LISTED + i * LISTED_CELLS] < memory.numbers[LISTED + k * LISTED_CELLS]:
                k = i
        if memory.numbers[LISTED + k * LISTED_CELLS] >= joint:
            return n
    at = LISTED + k * LISTED_CELLS
    memory.numbers[at] = joint
    memory.numbers[at + 1] = partner
    memory.numbers[at + 2] = given
    memory.numbers[at + 3] = taken
    return n if n == most else n + 1


@rule()
def exchange(s: State, E: Tables, seat: int, partner: int, given: int, taken: int, memory: Memory) -> None:
    """Make the exchange of deeds on the trial, its fees paid, without any cash between the two."""
    memory.trials[AFTER] = s
    t = memory.trials[AFTER]
    t.cash[seat] -= min(interest_on(s, E, taken), t.cash[seat])
    t.cash[partner] -= min(interest_on(s, E, given), t.cash[partner])
    deeds = given
    while deeds:
        give_deed(t, E, lowest(deeds), partner)
        deeds &= deeds - 1
    deeds = taken
    while deeds:
        give_deed(t, E, lowest(deeds), seat)
        deeds &= deeds - 1


@rule()
def evaluate_at(E: Tables, seat: int, partner: int, cash: int, memory: Memory) -> None:
    """Evaluate the exchange with this much cash to the partner."""
    t = memory.trials[AFTER]
    t.cash[seat] -= cash
    t.cash[partner] += cash
    evaluate(t, E, memory)
    t.cash[seat] += cash
    t.cash[partner] -= cash


@rule()
def price_at(low: int, high: int, at_low: int, at_high: int, wanted: int) -> int:
    """The cash at which a chance that rises with it reaches what is wanted, read off a straight line."""
    rise = max(at_high - at_low, 1)
    return low + min(max((wanted - at_low) * (high - low) // rise, -WHOLE), WHOLE) + 1


@rule()
def find_deal(s: State, E: Tables, seat: int, most: int, memory: Memory, deal: Deal) -> bool:
    """Write down the deal that promises most, over all partners and prices; False where none is worth a word."""
    n = list_deals(s, E, seat, min(most, MOST_LISTED), memory)
    evaluate(s, E, memory)
    for other in range(s.players):
        memory.numbers[NOW + other] = memory.numbers[CHANCE + other]
    best = LEAST_HOPE
    for k in range(n):
        at = LISTED + k * LISTED_CELLS
        partner = memory.numbers[at + 1]
        given = memory.numbers[at + 2]
        taken = memory.numbers[at + 3]
        if undoes_a_deal(s, partner, given, taken, memory):
            continue
        hope = best_price(s, E, seat, partner, given, taken, best, memory)
        if hope > best and may_be_made(s, E, seat, deal, memory):
            best = hope
    if best == LEAST_HOPE:
        memory.notes[MADE] = 0
        return False
    return may_be_made(s, E, seat, deal, memory)


@rule()
def best_price(
    s: State, E: Tables, seat: int, partner: int, given: int, taken: int, best: int, memory: Memory
) -> int:
    """Return what the best price of an exchange promises; one that promises more than `best` is noted."""
    n = memory.numbers
    floor = -max(s.cash[partner] - interest_on(s, E, given), 0)
    ceiling = max(s.cash[seat] - interest_on(s, E, taken), 0)
    exchange(s, E, seat, partner, given, taken, memory)
    if not estimate_prices(s, E, seat, partner, given, taken, floor, ceiling, memory):
        return 0
    lowest_asked = max(floor, least_news(s, E, seat, partner, given, taken, memory))
    whole = taken & s.whole[partner] != 0
    count = list_prices(seat, partner, lowest_asked, ceiling, whole, memory)
    k = first_to_ask(count, memory)
    if k < 0:
        return 0
    hope = n[GAIN + k] * n[LIKELY + k] // WHOLE + n[RISES + k]
    if hope <= best:
        return 0
    evaluate_at(E, seat, partner, n[ASKED + k], memory)
    if n[CHANCE + seat] - n[NOW + seat] < LEAST_GAIN:
        return 0
    memory.notes[PARTNER] = partner
    memory.notes[GIVEN] = given
    memory.notes[TAKEN] = taken
    memory.notes[CASH] = n[ASKED + k]
    memory.notes[FORESEEN] = foreseen_at(n[ASKED + k], memory)
    memory.notes[GROUP_ASKED] = 1 if whole else 0
    return hope


@rule()
def list_prices(seat: int, partner: int, floor: int, ceiling: int, whole: bool, memory: Memory) -> int:
    """List what may be asked, the dearest first, and what each price is good for; gives the number of prices.

    Prices are those from which on one of the partner's rules takes the deal, as far as they bring a gain.
    """
    n = memory.numbers
    count = 0
    below = ceiling + 1
    while True:
        cash = floor - 1
        for held in range(NO_DEAL + 1, RULES_HELD):
            price = max(n[LEAST_CASH + held], floor)
            if cash < price < below:
                cash = price
        if cash < floor:
            return count
        below = cash
        rise = (n[OWN_HIGH] - n[OWN_LOW]) * (cash - n[LOW]) // (n[HIGH] - n[LOW])
        gain = n[OWN_LOW] + rise - n[NOW + seat]
        if gain >= LEAST_GAIN:
            likely = likely_at(cash, partner, memory)
            if whole:
                likely = likely * parts_with_groups(memory, partner) // WHOLE
            n[ASKED + count] = cash
            n[GAIN + count] = gain
            n[LIKELY + count] = likely
            count += 1


@rule()
def first_to_ask(count: int, memory: Memory) -> int:
    """Return the price on the list to ask first; −1 for none.

    After a refusal, one may ask again for less: the chance left is that the next price is likelier to be accepted.
    """
    n = memory.numbers
    first = -1
    most = 0
    for k in range(count):
        n[RISES + k] = 0
        for dearer in range(k):
            likelier = n[LIKELY + dearer] - n[LIKELY + k]
            left = n[GAIN + dearer] * likelier // WHOLE + n[RISES + dearer]
            n[RISES + k] = max(n[RISES + k], left * PATIENCE // 100)
        hope = n[GAIN + k] * n[LIKELY + k] // WHOLE + n[RISES + k]
        if hope > most and n[LIKELY + k] >= LEAST_LIKELY:
            most = hope
            first = k
    return first


@rule()
def estimate_prices(
    s: State,
    E: Tables,
    seat: int,
    partner: int,
    given: int,
    taken: int,
    floor: int,
    ceiling: int,
    memory: Memory,
) -> bool:
    """Find, for each rule that the partner may have, the cash from which they accept the exchange on trial.

    Two prices are evaluated, and the rest is read off a straight line; False if there is no room between them.
    """
    n = memory.numbers
    own_worth = exchange_gain(s, E, seat, given, taken)
    their_worth = exchange_gain(s, E, partner, taken, given)
    means = means_of_others(s, E)
    own_earnings = gain_of(s, E, seat, given, taken, 0, 0, means)
    their_earnings = gain_of(s, E, partner, taken, given, 0, 0, means)
    even = (own_worth - their_worth) // 2
    other_even = (own_earnings - their_earnings) // 2
    step = max(E.starting_cash // 10, 8)
    n[LOW] = max(min(even, other_even, ceiling - step) - step, floor)
    n[HIGH] = min(max(even, other_even, n[LOW] + step) + step, ceiling)
    if n[HIGH] - n[LOW] < 4:
        return False
    evaluate_at(E, seat, partner, n[LOW], memory)
    n[OWN_LOW], n[THEIR_LOW] = n[CHANCE + seat], n[CHANCE + partner]
    if n[OWN_LOW] - n[NOW + seat] < LEAST_GAIN and n[LOW] == floor:
        return False
    evaluate_at(E, seat, partner, n[HIGH], memory)
    n[OWN_HIGH], n[THEIR_HIGH] = n[CHANCE + seat], n[CHANCE + partner]
    estimate_by_chance(seat, partner, memory)
    estimate_by_worth(E, own_worth, their_worth, memory)
    estimate_by_earnings(s, E, seat, partner, given, taken, means, memory)
    return True


@rule()
def estimate_by_chance(seat: int, partner: int, memory: Memory) -> None:
    """The least cash for a partner who counts chances."""
    n = memory.numbers
    low, high, own_low, own_high = n[LOW], n[HIGH], n[OWN_LOW], n[OWN_HIGH]
    their_low, their_high, their_now = n[THEIR_LOW], n[THEIR_HIGH], n[NOW + partner]
    for held in range(CHANCE_A_LITTLE, CHANCE_MUCH + 1):
        wanted = their_now + MARGINS[held & TWO_BITS]
        n[LEAST_CASH + held] = price_at(low, high, their_low, their_high, wanted)
    as_much = price_at(low, high, their_low - own_low, their_high - own_high, their_now - n[NOW + seat])
    n[LEAST_CASH + CHANCE_AS_MUCH] = max(n[LEAST_CASH + CHANCE_A_LITTLE], as_much)


@rule()
def estimate_by_worth(E: Tables, own_worth: int, their_worth: int, memory: Memory) -> None:
    """Estimate the least cash for a partner who counts value, and for one who wants a little chance too."""
    n = memory.numbers
    least = least_sum(E) - their_worth
    for held in range(WORTH, BOTH):
        halves = 0 if held == WORTH else 1 << held - WORTH_HALF
        n[LEAST_CASH + held] = max(least, -((2 * their_worth - halves * own_worth) // (2 + halves)))
    n[LEAST_CASH + BOTH] = max(n[LEAST_CASH + CHANCE_A_LITTLE], n[LEAST_CASH + WORTH_HALF])


@rule()
def estimate_by_earnings(
    s: State, E: Tables, seat: int, partner: int, given: int, taken: int, means: int, memory: Memory
) -> None:
    """The least cash for one who counts what can be built and paid."""
    n = memory.numbers
    low, high = n[LOW], n[HIGH]
    own_low = gain_of(s, E, seat, given, taken, -low, 0, means)
    own_high = gain_of(s, E, seat, given, taken, -high, 0, means)
    their_low = gain_of(s, E, partner, taken, given, low, 0, means)
    their_high = gain_of(s, E, partner, taken, given, high, 0, means)
    least = price_at(low, high, their_low, their_high, least_sum(E))
    half = price_at(low, high, 2 * their_low - own_low, 2 * their_high - own_high, 0)
    as_much = price_at(low, high, their_low - own_low, their_high - own_high, 0)
    n[LEAST_CASH + EARNINGS] = least
    n[LEAST_CASH + EARNINGS_HALF] = max(least, half)
    n[LEAST_CASH + EARNINGS_AS_MUCH] = max(least, as_much)


@rule()
def likely_at(cash: int, partner: int, memory: Memory) -> int:
    """Return how likely the partner accepts the exchange with this much cash, of `WHOLE`."""
    likely = 0
    for held in range(NO_DEAL + 1, RULES_HELD):
        if memory.numbers[LEAST_CASH + held] <= cash:
            likely += weight(memory, partner, held)
    return likely


@rule()
def foreseen_at(cash: int, memory: Memory) -> int:
    """Return the rules (bits) by which they would."""
    rules = 0
    for held in range(NO_DEAL + 1, RULES_HELD):
        if memory.numbers[LEAST_CASH + held] <= cash:
            rules |= 1 << held
    return rules


@rule()
def may_be_made(s: State, E: Tables, seat: int, deal: Deal, memory: Memory) -> bool:
    """Write the deal that is noted as an offer; would the rules admit it?"""
    notes = memory.notes
    write_offer(deal, notes[PARTNER], notes[GIVEN], notes[TAKEN], notes[CASH])
    return may_offer(s, E, seat, deal)


@rule()
def make_noted_deal(s: State, E: Tables, seat: int, memory: Memory) -> None:
    """Make the deal that is noted on the trial, as if the partner had taken it."""
    notes = memory.notes
    partner, cash = notes[PARTNER], notes[CASH]
    exchange(s, E, seat, partner, notes[GIVEN], notes[TAKEN], memory)
    t = memory.trials[AFTER]
    t.cash[seat] -= cash
    t.cash[partner] += cash


@rule()
def offer(seat: int, deal: Deal, memory: Memory) -> int:
    """Make the offer that was found, and remember it."""
    memory.notes[MADE] = 1
    note_offer(deal, memory)
    return moves.code(moves.OFFER, seat, deal.receiver)
