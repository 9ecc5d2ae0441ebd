"""What `steady` offers to others: at each throw of its own it looks through all that could help both sides.

To somebody new it first offers what one takes who counts by the prices on the deeds (`bots.trading`), if that is
the better deal. Who refuses is offered an even share of the gain, and who refuses that is left in peace until
deeds have changed hands between them: no offer is made twice while nothing has changed.
"""

from __future__ import annotations

from typing import Final

from passgo.bots import trading
from passgo.bots.memory import REFUSED, Memory
from passgo.rules.base.bits import lowest
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import rule
from passgo.rules.base.players import in_play
from passgo.rules.base.state import SEATS, State
from passgo.rules.base.tables import Tables
from passgo.rules.trade import bank_holds_deeds

from .deals import LEAST_GAIN
from .exchange import KEPT, ONE, OTHER, exchange, gain_with, survey_groups, survey_side
from .value import means_of_others

# What is noted (`bots.memory`).
LOOKED_AT: Final = 0  # who held what, and one's purse, when nothing was found to offer
HELD: Final = LOOKED_AT + 1  # from here on, by seat: what it and this seat held when it was asked
ASKED: Final = HELD + SEATS  # and how it was asked then

# How a seat is asked next.
BY_PRICES: Final = 0
EVENLY: Final = 1
NO_MORE: Final = 2

NO_PRICE: Final = 1 << 40
CLOSER: Final = 3
"""Times that a price is brought nearer to the even one: what cash is worth changes with the cash."""

PURSE_STEP: Final = 256
"""By so much the purse must have changed before the same deeds are looked at again."""
FINGERPRINT: Final = (1 << 48) - 1


@rule()
def propose(s: State, E: Tables, seat: int, deal: Deal, memory: Memory) -> bool:
    """Look for the deal that helps this seat most, and write it down. False when there is none."""
    if E.trade_after_sellout and bank_holds_deeds(s, E):
        return False
    seen = fingerprint_of_all(s, seat)
    if memory.notes[LOOKED_AT] == seen:
        return False
    means = means_of_others(s, E)
    survey_side(s, E, seat, ONE, means, memory)
    for _ in range(NO_MORE):
        best = 0
        for other in range(s.players):
            if other != seat and in_play(s, other) and s.holds[other] | s.holds[seat]:
                way = way_to_ask(s, seat, other, memory)
                if way != NO_MORE:
                    best = best_with(s, E, seat, other, way, best, means, deal, memory)
        if best and trading.may_offer(s, E, seat, deal):
            return True
        if not ask_evenly(s, seat, memory):
            break
    memory.notes[LOOKED_AT] = seen
    return False


@rule()
def fingerprint_of_all(s: State, seat: int) -> int:
    """A number that changes when deeds change hands, or much cash comes or goes."""
    mark = s.cash[seat] // PURSE_STEP + 1
    for other in range(s.players):
        mark = (mark * 1_000_003 + s.holds[other]) & FINGERPRINT
    return mark


@rule()
def way_to_ask(s: State, seat: int, other: int, memory: Memory) -> int:
    """How the other is to be asked, by what it refused before."""
    held = (s.holds[seat] * 31 + s.holds[other]) & FINGERPRINT
    way = BY_PRICES
    if memory.notes[HELD + other] == held:
        way = memory.notes[ASKED + other]
        if memory.news >> (REFUSED + other) & 1:
            way += 1
            memory.news &= ~(1 << (REFUSED + other))
    memory.notes[HELD + other] = held
    memory.notes[ASKED + other] = min(way, NO_MORE)
    return min(way, NO_MORE)


@rule()
def ask_evenly(s: State, seat: int, memory: Memory) -> bool:
    """By the prices there is nothing to offer: whoever would be asked so is asked evenly. False when there is nobody."""
    anybody = False
    for other in range(s.players):
        if other != seat and in_play(s, other) and memory.notes[ASKED + other] == BY_PRICES:
            memory.notes[ASKED + other] = EVENLY
            anybody = True
    return anybody


@rule()
def best_with(
    s: State,
    E: Tables,
    seat: int,
    other: int,
    way: int,
    best: int,
    means: int,
    deal: Deal,
    memory: Memory,
) -> int:
    """The gain by the best deal with one other player, if it is above the best so far; then it is written down.

    What is asked for and what is given are all that one has of a group, where the other has some of it; a whole
    group too; or nothing but cash.
    """
    theirs, own = groups_for(s, E, other, seat), groups_for(s, E, seat, other)
    if not theirs | own:
        return best
    survey_side(s, E, other, OTHER, means, memory)
    survey_groups(s, E, seat, other, theirs | own, memory)
    asked = theirs | 1 << E.groups
    while asked:
        wanted = lowest(asked)
        asked &= asked - 1
        given = (own | 1 << E.groups) & ~(1 << wanted)
        while given:
            offered = lowest(given)
            given &= given - 1
            best = weigh(s, E, seat, other, offered, wanted, way, best, means, deal, memory)
    return best


@rule()
def groups_for(s: State, E: Tables, holder: int, other: int) -> int:
    """The groups (bits) of which the holder may part with what he has, where it is of use to the other."""
    groups = 0
    left = s.holds[holder] & ~s.built
    while left:
        group = E.deed_group[lowest(left)]
        deeds = E.group_deeds[group]
        part = s.holds[holder] & deeds
        left &= ~deeds
        if deeds & s.built or (part & s.pledged and not E.trade_mortgaged):
            continue
        if s.holds[other] & deeds or part == deeds:
            groups |= 1 << group
    return groups


@rule()
def weigh(
    s: State,
    E: Tables,
    seat: int,
    other: int,
    offered: int,
    wanted: int,
    way: int,
    best: int,
    means: int,
    deal: Deal,
    memory: Memory,
) -> int:
    """This seat's gain by the exchange of two parts, evened out with cash; written down where it beats the best so far.

    `offered`, `wanted`: the groups, `E.groups` for none.
    """
    given = s.holds[seat] & E.group_deeds[offered] if offered < E.groups else 0
    taken = s.holds[other] & E.group_deeds[wanted] if wanted < E.groups else 0
    n = memory.numbers
    cash = 0
    most = max(s.cash[seat] - n[ONE + KEPT], 0)
    least = -max(s.cash[other] - n[OTHER + KEPT], 0)
    if way == BY_PRICES:
        if (given & s.whole[seat]) | (taken & s.whole[other]):
            return best
        price = price_by_prices(s, E, seat, other, given, taken)
        if price > most:
            return best
        cash = max(price, least)
    exchange(s, E, seat, ONE, offered, wanted, given, taken, memory)
    exchange(s, E, other, OTHER, wanted, offered, taken, given, memory)
    if way != BY_PRICES:
        cash = even_price(s, E, most, least, means, memory)
        if cash == NO_PRICE:
            return best
    gain = gain_with(s, E, ONE, -cash, means, memory)
    if gain <= max(best, LEAST_GAIN):
        return best
    other_gain = gain_with(s, E, OTHER, cash, means, memory)
    if gain * 100 < other_gain * 97:
        return best
    if way == EVENLY and (other_gain < LEAST_GAIN or other_gain * 100 < gain * 97):
        return best
    trading.write_offer(deal, other, given, taken, cash)
    return gain


@rule()
def even_price(s: State, E: Tables, most: int, least: int, means: int, memory: Memory) -> int:
    """The cash to the other with which both gain about alike; NO_PRICE where there is too little to share."""
    cash = 0
    gain = gain_with(s, E, ONE, 0, means, memory)
    other_gain = gain_with(s, E, OTHER, 0, means, memory)
    if gain + other_gain < 2 * LEAST_GAIN:
        return NO_PRICE
    for _ in range(CLOSER):
        fairer = max(min(cash + (gain - other_gain) // 2, most), least)
        if fairer == cash:
            break
        cash = fairer
        gain = gain_with(s, E, ONE, -cash, means, memory)
        other_gain = gain_with(s, E, OTHER, cash, means, memory)
    return cash


@rule()
def price_by_prices(s: State, E: Tables, seat: int, other: int, given: int, taken: int) -> int:
    """The least cash for which somebody agrees who counts as `trading` does; below 0: what he would pay."""
    gain = trading.exchange_gain(s, E, seat, given, taken)
    other_gain = trading.exchange_gain(s, E, other, taken, given)
    return max(trading.LEAST_GAIN - other_gain, -((2 * other_gain - gain) // 3))
