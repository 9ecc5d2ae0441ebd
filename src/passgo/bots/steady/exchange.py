"""The effect of an exchange of deeds on two players' holdings, for a bot that tries hundreds with a partner.

`value.standing` adds everything up group by group, and an exchange moves all that a player has of a group. So each
part is calculated once, by itself and together with the other's; an exchange is then a few sums.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.dollars import gain_in_dollars
from passgo.bots.memory import Memory
from passgo.rules.base.bits import lowest
from passgo.rules.base.kernel import rule
from passgo.rules.base.state import HOTEL_LEVEL, SEATS, State
from passgo.rules.base.tables import GROUP_SIZE, GROUPS, STREET, Tables
from passgo.rules.trade import interest_on

from .value import (
    complete_lots,
    deeds_alone,
    houses_that_pay,
    means_of_others,
    price_of_hotels,
    price_of_three,
    rents_now,
    rents_with,
    reserve,
    standing_by,
    visits_to_come,
)

SUMS: Final = 6
"""The totals of holdings: the values that `standing_by` takes first."""
PARTS: Final = (GROUPS + 1) * SUMS
"""The sums of the parts of each group, and of no group."""

# In the numbers of a memory, where nobody else reckons while a deal is looked for.
MEANS: Final = 0  # what the others own (`means_of_others`)
TOGETHER: Final = MEANS + 1  # both parts of each group in one hand
SIDES: Final = TOGETHER + PARTS  # of each side:
HOLDER: Final = 0  # its seat,
PART: Final = HOLDER + 1  # its own part of each group,
ALL: Final = PART + PARTS  # all that it holds,
AFTER: Final = ALL + SUMS  # and what it would hold after an exchange, the value of deeds that stay left out;
KEPT: Final = AFTER + SUMS  # its reserve,
BEFORE: Final = KEPT + 1  # its standing without a deal, likewise,
PURSE: Final = BEFORE + 1  # its cash after the fees of an exchange,
BESIDES: Final = PURSE + 1  # and what the exchange brings it besides
SIDE: Final = BESIDES + 1

ONE: Final = SIDES
OTHER: Final = SIDES + SIDE

# By seat: the groups (bits)
HAS: Final = OTHER + SIDE  # of which it has any deed,
COMPLETE: Final = HAS + SEATS  # all,
FREE: Final = COMPLETE + SEATS  # of which it may part with what it has,
BY_NUMBER: Final = FREE + SEATS  # and its deeds (bits) whose rents hang on how many they are


@rule()
def add_up(s: State, E: Tables, group: int, part: int, at: int, memory: Memory) -> None:
    """Write what a part of a group adds up to."""
    n = memory.numbers
    n[at] = deeds_alone(s, E, part, visits_to_come(s, E))
    if E.deed_kind[E.group_member[group * GROUP_SIZE]] != STREET:
        add_up_rents(s, E, part, 0, at, memory)
    elif part == E.group_deeds[group]:
        add_up_rents(s, E, part, part, at, memory)
    else:
        for k in range(1, SUMS):
            n[at + k] = 0


@rule()
def add_up_rents(s: State, E: Tables, deeds: int, lots: int, at: int, memory: Memory) -> None:
    """Write what rents these deeds bring, and what it costs to build: all but their value alone."""
    n = memory.numbers
    n[at + 1] = rents_now(s, E, deeds, lots)
    n[at + 2] = rents_with(s, E, lots, houses_that_pay(E))
    n[at + 3] = rents_with(s, E, lots, HOTEL_LEVEL)
    n[at + 4] = price_of_three(s, E, lots)
    n[at + 5] = price_of_hotels(s, E, lots)


@rule()
def survey_side(s: State, E: Tables, seat: int, side: int, memory: Memory) -> None:
    """Reckon what one side holds as it is. The value of its deeds alone counts from 0: only its change is asked for."""
    n = memory.numbers
    n[side + HOLDER] = seat
    n[side + ALL] = 0
    lots = complete_lots(E, s.whole[seat])
    add_up_rents(s, E, lots | n[BY_NUMBER + seat], lots, side + ALL, memory)
    n[side + KEPT] = reserve(s, E, seat)
    n[side + BEFORE] = standing_of(s, E, side, ALL, s.cash[seat], memory)


@rule()
def survey_table(s: State, E: Tables, memory: Memory) -> None:
    """Note what all hold, before any side is calculated."""
    memory.numbers[MEANS] = means_of_others(s, E)
    for seat in range(s.players):
        survey_holdings(s, E, seat, memory)


@rule()
def survey_holdings(s: State, E: Tables, seat: int, memory: Memory) -> None:
    """Note of which groups a seat has deeds, all of them, and such as may go to others."""
    has, complete, free, by_number = 0, 0, 0, 0
    left = s.holds[seat]
    while left:
        group = E.deed_group[lowest(left)]
        members = E.group_deeds[group]
        part = s.holds[seat] & members
        left &= ~members
        has |= 1 << group
        if part == members:
            complete |= 1 << group
        if not members & s.built and (E.trade_mortgaged or not part & s.pledged):
            free |= 1 << group
        if E.deed_kind[E.group_member[group * GROUP_SIZE]] != STREET:
            by_number |= part
    n = memory.numbers
    n[HAS + seat], n[COMPLETE + seat], n[FREE + seat], n[BY_NUMBER + seat] = has, complete, free, by_number


@rule()
def groups_for(holder: int, other: int, memory: Memory) -> int:
    """Return the groups (bits) of which the holder may part with what they have, if it is of use to the other."""
    n = memory.numbers
    return n[FREE + holder] & (n[HAS + other] | n[COMPLETE + holder])


@rule()
def survey_groups(s: State, E: Tables, groups: int, memory: Memory) -> None:
    """Reckon the parts that both sides have of these groups (bits), each by itself and both in one hand."""
    while groups:
        group = lowest(groups)
        groups &= groups - 1
        own, theirs = part_of(s, E, ONE, group, memory), part_of(s, E, OTHER, group, memory)
        add_up(s, E, group, own, ONE + PART + group * SUMS, memory)
        add_up(s, E, group, theirs, OTHER + PART + group * SUMS, memory)
        add_up(s, E, group, own | theirs, TOGETHER + group * SUMS, memory)
    n = memory.numbers
    for k in range(SUMS):
        n[ONE + PART + E.groups * SUMS + k] = 0
        n[OTHER + PART + E.groups * SUMS + k] = 0
        n[TOGETHER + E.groups * SUMS + k] = 0


@rule()
def part_of(s: State, E: Tables, side: int, group: int, memory: Memory) -> int:
    """Return what a side has of a group; nothing of `E.groups`."""
    return s.holds[memory.numbers[side + HOLDER]] & E.group_deeds[group] if group < E.groups else 0


@rule()
def spare_cash(s: State, side: int, memory: Memory) -> int:
    """The cash of a side above its reserve."""
    n = memory.numbers
    return max(s.cash[n[side + HOLDER]] - n[side + KEPT], 0)


@rule()
def standing_of(s: State, E: Tables, side: int, which: int, cash: int, memory: Memory) -> int:
    """The standing of one side with this cash, and with all that it holds or would hold."""
    n = memory.numbers
    at = side + which
    return standing_by(
        n[at],
        n[at + 1],
        n[at + 2],
        n[at + 3],
        n[at + 4],
        n[at + 5],
        cash,
        visits_to_come(s, E),
        n[MEANS],
        n[side + KEPT],
    )


@rule()
def exchange(s: State, E: Tables, side: int, gives: int, takes: int, memory: Memory) -> None:
    """Reckon what one side holds after it has given its part of one group for the other's part of another.

    `gives` and `takes` are groups, `E.groups` for none.
    """
    n = memory.numbers
    seat = n[side + HOLDER]
    given, taken = part_of(s, E, side, gives, memory), part_of(s, E, ONE + OTHER - side, takes, memory)
    for k in range(SUMS):
        n[side + AFTER + k] = (
            n[side + ALL + k]
            - n[side + PART + gives * SUMS + k]
            - n[side + PART + takes * SUMS + k]
            + n[TOGETHER + takes * SUMS + k]
        )
    n[side + PURSE] = s.cash[seat] - interest_on(s, E, taken)
    n[side + BESIDES] = 0
    if s.dollars[seat] > 0:
        held = s.holds[seat]
        n[side + BESIDES] = gain_in_dollars(s, E, seat, held, held & ~given | taken)


@rule()
def gain_with(s: State, E: Tables, side: int, cash: int, memory: Memory) -> int:
    """Return what one side gains by the exchange with this much cash."""
    n = memory.numbers
    after = standing_of(s, E, side, AFTER, n[side + PURSE] + cash, memory)
    return after + n[side + BESIDES] - n[side + BEFORE]
