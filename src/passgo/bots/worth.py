"""The value of property to a bot: rough numbers, in dollars, of what a holding will bring."""

from __future__ import annotations

from typing import Final

from passgo.rules.base.bits import how_many, lowest
from passgo.rules.base.kernel import rule
from passgo.rules.base.state import HOTEL_LEVEL, LEVELS, SKYSCRAPER_LEVEL, State
from passgo.rules.base.tables import GROUP_SIZE, RENTS, STATION, STREET, TAXI, UTILITY, Tables
from passgo.rules.building import next_price
from passgo.rules.rent import printed_rent

CARD_WORTH: Final = 40
ROLL_WORTH: Final = 60
"""Dollars that a Roll Three card brings until the end of a usual game, by a rough guess."""
THREE_HOUSES: Final = 3
"""To these one builds as fast as one can: from there on a lot pays."""
USUAL_DICE: Final = 7
"""The mean of two dice: the factor of a utility's rent."""


@rule()
def completes(s: State, E: Tables, seat: int, deed: int) -> bool:
    """Would this deed give the seat the whole of its group?"""
    return E.group_deeds[E.deed_group[deed]] & ~(s.holds[seat] | 1 << deed) == 0


@rule()
def group_worth(s: State, E: Tables, group: int, deeds: int) -> int:
    """Return the value of these deeds as a holding in one group.

    A complete group is worth its price and half of one round of rents with three houses; stations and
    utilities gain with their number; a mortgage costs its loan and the interest on it.
    """
    held = deeds & E.group_deeds[group]
    count = how_many(held)
    prices = 0
    rents = 0
    burden = 0
    left = held
    while left:
        deed = lowest(left)
        left &= left - 1
        prices += E.deed_price[deed]
        rents += E.deed_rent[deed * RENTS + THREE_HOUSES]
        if s.mortgaged[deed]:
            burden += E.deed_lift[deed]
        for level in range(s.level[deed]):
            prices += s.paid[deed * LEVELS + level]
    kind = E.deed_kind[E.group_member[group * GROUP_SIZE]]
    size = E.group_size[group]
    if kind in (STATION, TAXI):
        value = prices * (7 + 3 * count) // 10
    elif kind == UTILITY:
        value = prices * (6 + 2 * count) // 10
    elif count == size:
        value = prices + rents // 2
    elif count == size - 1:
        value = prices * 13 // 10
    else:
        value = prices
    return value - burden


@rule()
def gain_from(s: State, E: Tables, seat: int, deed: int) -> int:
    """How much more the seat's holding is worth with this deed."""
    group = E.deed_group[deed]
    held = s.holds[seat]
    return group_worth(s, E, group, held | 1 << deed) - group_worth(s, E, group, held)


@rule()
def worth_of(s: State, E: Tables, seat: int, deed: int) -> int:
    """Return the value of the deed to a seat: its own gain, and part of what it denies a player whose group it completes."""
    kept = 0
    for other in range(s.players):
        if other != seat and completes(s, E, other, deed):
            kept = max(gain_from(s, E, other, deed) - E.deed_price[deed] * 13 // 10, 0) * 2 // 5
    return gain_from(s, E, seat, deed) + kept


@rule()
def completes_somebodys(s: State, E: Tables, deed: int) -> bool:
    """Would this deed give anybody the whole of its group?"""
    for seat in range(s.players):
        if completes(s, E, seat, deed):
            return True
    return False


@rule()
def surplus(s: State, E: Tables, seat: int) -> int:
    """The cash beyond twice what the seat began with: money that waits for something worth buying."""
    return max(s.cash[seat] - 2 * E.starting_cash, 0)


@rule()
def danger(s: State, E: Tables, seat: int) -> int:
    """The highest rent that a lot built on by another asks now."""
    worst = 0
    lots = s.built & ~s.holds[seat]
    while lots:
        lot = lowest(lots)
        lots &= lots - 1
        rent = printed_rent(s, E, lot)
        if rent > worst:
            worst = rent
    return worst


@rule()
def reserve(s: State, E: Tables, seat: int) -> int:
    """Return the cash a careful player keeps in hand: part of the worst rent they may meet."""
    return 100 + min(danger(s, E, seat) // 6, 400)


@rule()
def rent_per_hundred(s: State, E: Tables, deed: int) -> int:
    """Rent that one more level on this lot adds, per hundred dollars of its price."""
    level = s.level[deed]
    price = next_price(s, E, deed)
    if level >= SKYSCRAPER_LEVEL or price == 0:
        return 0
    if E.deed_kind[deed] != STREET:
        return printed_rent(s, E, deed) * 100 // price
    then = HOTEL_LEVEL if level == E.max_houses else level + 1
    return (E.deed_rent[deed * RENTS + then] - printed_rent(s, E, deed)) * 100 // price


@rule()
def rent_lost_per_hundred(s: State, E: Tables, deed: int) -> int:
    """Rent lost by selling one level of this lot, per hundred dollars that the sale brings."""
    level = s.level[deed]
    if level == 0:
        return 0
    if E.deed_kind[deed] != STREET:
        return printed_rent(s, E, deed) * 50 // max(s.paid[deed * LEVELS] // 2, 1)
    brought = max(s.paid[deed * LEVELS + level - 1] // 2, 1)
    then = E.max_houses if level == HOTEL_LEVEL else level - 1
    return (E.deed_rent[deed * RENTS + level] - E.deed_rent[deed * RENTS + then]) * 100 // brought
