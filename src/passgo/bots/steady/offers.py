"""The offers of `steady`: before each roll of its own it looks through all deals that could help both sides.

To a new partner it first offers the price at which a player agrees who counts by the prices on the deeds
(`bots.trading`), if that is the better deal. A partner who has refused such an offer once is offered an even share of
the gain from then on. If they refuse that too, they are asked for nothing more until either holds other deeds, and for
the same only after some rounds.
"""

from __future__ import annotations

from typing import Final

from passgo.bots import trading
from passgo.bots.memory import REFUSED, Memory
from passgo.bots.past_deals import is_news, note_offer
from passgo.rules.base import things
from passgo.rules.base.bits import lowest
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import rule
from passgo.rules.base.players import survivors
from passgo.rules.base.state import SEATS, State
from passgo.rules.base.tables import Tables
from passgo.rules.trade import bank_holds_deeds

from .deals import LEAST_GAIN
from .exchange import (
    HOLDER,
    ONE,
    OTHER,
    exchange,
    gain_with,
    groups_for,
    part_of,
    spare_cash,
    survey_groups,
    survey_side,
    survey_table,
)

# What is noted (`bots.memory`).
LOOKED_AT: Final = 0  # who held what, and its own cash, when it found nothing to offer
HELD: Final = LOOKED_AT + 1  # from here on, by seat: what it and this seat held when it was asked
ASKED: Final = HELD + SEATS  # how it was asked then
FIRST: Final = ASKED + SEATS  # how it is asked first when it holds other deeds
REFUSED_THINGS: Final = FIRST + SEATS  # what it has refused (bits by `thing`)
UNTIL: Final = REFUSED_THINGS + SEATS  # and the turn before which that is not asked again
OFFERED: Final = UNTIL + SEATS  # what was offered last

# How a seat is asked next.
BY_PRICES: Final = 0
EVENLY: Final = 1
NO_MORE: Final = 2

REST: Final = 2
"""Rounds in which no player is asked again for what they have refused."""

FAIR: Final = 97
"""Per cent of the other's gain that its own must be."""

PURSE_STEP: Final = 256
"""Steps in which cash is counted: only after a change of step are the same deeds looked at again."""
FINGERPRINT: Final = (1 << 48) - 1


@rule()
def propose(s: State, E: Tables, seat: int, deal: Deal, memory: Memory) -> bool:
    """Look for the deal that helps this seat most, and write it down. False when there is none."""
    if E.trade_after_sellout and bank_holds_deeds(s, E):
        return False
    seen = fingerprint_of_all(s, seat)
    note_refusals(s, memory)
    if memory.notes[LOOKED_AT] == seen:
        return False
    survey_table(s, E, memory)
    survey_side(s, E, seat, ONE, memory)
    others = survivors(s) & ~(1 << seat)
    for _ in range(NO_MORE):
        best = best_among(s, E, seat, others, deal, memory)
        if best and trading.may_offer(s, E, seat, deal):
            note_offer(deal, memory)
            memory.notes[OFFERED] = thing(
                E, group_of(E, deal.take[things.DEEDS]), group_of(E, deal.give[things.DEEDS])
            )
            return True
        asked = ask_evenly(others, memory)
        if not asked:
            break
        if not best:
            others = asked  # with the rest there was nothing to be found
    memory.notes[LOOKED_AT] = 0 if anything_rests(s, memory) else seen
    return False


@rule()
def thing(E: Tables, wanted: int, offered: int) -> int:
    """Return the subject of an offer, as a bit: the group asked for, or else the group offered. `E.groups`: none."""
    return 1 << (wanted if wanted < E.groups else E.groups + offered)


@rule()
def group_of(E: Tables, deeds: int) -> int:
    """The group of these deeds; `E.groups` for none."""
    return E.deed_group[lowest(deeds)] if deeds else E.groups


@rule()
def note_refusals(s: State, memory: Memory) -> None:
    """Ask those who refused an offer in another way next, and not for the same once they refuse an even share."""
    notes = memory.notes
    for other in range(s.players):
        if memory.news >> (REFUSED + other) & 1:
            if notes[ASKED + other] == BY_PRICES:
                notes[FIRST + other] = EVENLY
            else:
                notes[REFUSED_THINGS + other] = resting_with(s, other, memory) | notes[OFFERED]
                notes[UNTIL + other] = s.turn_no + REST * s.players
            notes[ASKED + other] += 1
            memory.news &= ~(1 << (REFUSED + other))


@rule()
def resting_with(s: State, other: int, memory: Memory) -> int:
    """Return what the other has refused lately, as bits."""
    return memory.notes[REFUSED_THINGS + other] if s.turn_no < memory.notes[UNTIL + other] else 0


@rule()
def anything_rests(s: State, memory: Memory) -> bool:
    """Has anybody refused anything lately?"""
    for other in range(s.players):
        if resting_with(s, other, memory):
            return True
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
    way = memory.notes[FIRST + other]
    if memory.notes[HELD + other] == held:
        way = memory.notes[ASKED + other]
    memory.notes[HELD + other] = held
    memory.notes[ASKED + other] = min(way, NO_MORE)
    return min(way, NO_MORE)


@rule()
def ask_evenly(others: int, memory: Memory) -> int:
    """Ask evenly those of these seats that would be asked by prices, which gave no deal. Return them, as bits."""
    asked = 0
    while others:
        other = lowest(others)
        others &= others - 1
        if memory.notes[ASKED + other] == BY_PRICES:
            memory.notes[ASKED + other] = EVENLY
            asked |= 1 << other
    return asked


@rule()
def best_among(s: State, E: Tables, seat: int, others: int, deal: Deal, memory: Memory) -> int:
    """The gain by the best deal with any of these seats (bits), which is written down; 0 for none."""
    best = 0
    while others:
        other = lowest(others)
        others &= others - 1
        if s.holds[other] | s.holds[seat]:
            way = way_to_ask(s, seat, other, memory)
            if way != NO_MORE:
                best = best_with(s, E, seat, other, way, best, deal, memory)
    return best


@rule()
def best_with(
    s: State, E: Tables, seat: int, other: int, way: int, best: int, deal: Deal, memory: Memory
) -> int:
    """Return the gain by the best deal with one other player, and write that deal down, if it is above `best`; else `best`.

    Either side gives all that it has of a group of which the other has some; or a complete group; or nothing but cash.
    """
    theirs, own = groups_for(other, seat, memory), groups_for(seat, other, memory)
    if not theirs | own:
        return best
    survey_side(s, E, other, OTHER, memory)
    survey_groups(s, E, theirs | own, memory)
    resting = resting_with(s, other, memory)
    asked = theirs | 1 << E.groups
    while asked:
        wanted = lowest(asked)
        asked &= asked - 1
        given = (own | 1 << E.groups) & ~(1 << wanted)
        while given:
            offered = lowest(given)
            given &= given - 1
            if thing(E, wanted, offered) & resting:
                continue
            if way == BY_PRICES:
                best = weigh_by_prices(s, E, offered, wanted, best, deal, memory)
            else:
                best = weigh_evenly(s, E, offered, wanted, best, deal, memory)
    return best


@rule()
def weigh_by_prices(
    s: State, E: Tables, offered: int, wanted: int, best: int, deal: Deal, memory: Memory
) -> int:
    """This side's gain by the exchange of two parts at the price by the prices; written down where it beats the best so far.

    `offered`, `wanted`: the groups, `E.groups` for none.
    """
    given, taken = part_of(s, E, ONE, offered, memory), part_of(s, E, OTHER, wanted, memory)
    seat, other = memory.numbers[ONE + HOLDER], memory.numbers[OTHER + HOLDER]
    if (given & s.whole[seat]) | (taken & s.whole[other]):
        return best
    price = price_by_prices(s, E, seat, other, given, taken)
    if price > spare_cash(s, ONE, memory):
        return best
    cash = max(price, -spare_cash(s, OTHER, memory))
    exchange(s, E, ONE, offered, wanted, memory)
    gain = gain_with(s, E, ONE, -cash, memory)
    if gain <= max(best, LEAST_GAIN):
        return best
    exchange(s, E, OTHER, wanted, offered, memory)
    if gain * 100 < gain_with(s, E, OTHER, cash, memory) * FAIR:
        return best
    if not is_news(s, E, seat, other, given, taken, cash, memory):
        return best
    trading.write_offer(deal, other, given, taken, cash)
    return gain


@rule()
def price_by_prices(s: State, E: Tables, seat: int, other: int, given: int, taken: int) -> int:
    """Return the least cash for which a player agrees who counts as `trading` does; below 0: what they would pay."""
    gain = trading.exchange_gain(s, E, seat, given, taken)
    other_gain = trading.exchange_gain(s, E, other, taken, given)
    return max(trading.LEAST_GAIN - other_gain, -((2 * other_gain - gain) // 3))


@rule()
def weigh_evenly(
    s: State, E: Tables, offered: int, wanted: int, best: int, deal: Deal, memory: Memory
) -> int:
    """The same with the cash with which both gain about alike."""
    exchange(s, E, ONE, offered, wanted, memory)
    exchange(s, E, OTHER, wanted, offered, memory)
    gain, other_gain = gain_with(s, E, ONE, 0, memory), gain_with(s, E, OTHER, 0, memory)
    if gain + other_gain < 2 * LEAST_GAIN:
        return best
    cash = 0
    most, least = spare_cash(s, ONE, memory), -spare_cash(s, OTHER, memory)
    while gain * 100 < other_gain * FAIR or other_gain * 100 < gain * FAIR:
        if gain > other_gain:  # it can pay more, and gains less then
            if gain <= max(best, LEAST_GAIN):
                return best
            least = cash + 1
        else:
            if other_gain * 100 <= best * FAIR:
                return best
            most = cash - 1
        if least > most:
            return best
        cash += (gain - other_gain) // 2
        if not least <= cash <= most:
            cash = (least + most) // 2
        gain, other_gain = gain_with(s, E, ONE, -cash, memory), gain_with(s, E, OTHER, cash, memory)
    if gain <= max(best, LEAST_GAIN) or other_gain < LEAST_GAIN:
        return best
    given, taken = part_of(s, E, ONE, offered, memory), part_of(s, E, OTHER, wanted, memory)
    seat, other = memory.numbers[ONE + HOLDER], memory.numbers[OTHER + HOLDER]
    if not is_news(s, E, seat, other, given, taken, cash, memory):
        return best
    trading.write_offer(deal, other, given, taken, cash)
    return gain
