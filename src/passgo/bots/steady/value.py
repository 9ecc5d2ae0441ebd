"""The value of a seat's deeds and cash: the one measure by which `steady` buys, bids and trades.

It is a function of the seat's own holdings and cash, and of facts that no deal can change: the buildings, the
players still in the game, what all of them own together. So a bot that takes only deals that raise it cannot be
led in a circle: when the deeds are back where they were, it has more cash than before.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.stalemate import lasts_long
from passgo.bots.worth import THREE_HOUSES, USUAL_DICE
from passgo.rules.base.bits import how_many, lowest
from passgo.rules.base.kernel import rule
from passgo.rules.base.players import in_play
from passgo.rules.base.state import HOTEL_LEVEL, State
from passgo.rules.base.tables import GROUP_SIZE, RENTS, STREET, UTILITY, Tables

VISITS: Final = 45
"""Of a hundred: how often half the table will yet stop at a space; the fewer are left, the longer they play on."""
BUILT_LATER: Final = 50
"""Percent of the rise from unimproved sites to three houses that later money will pay for, in addition to present cash."""
ONE_SHORT: Final = 10
"""Per cent of what a complete group would gain that all of it but one deed are worth …"""
FAR_SHORT: Final = 2
"""… and fewer."""
MEANS: Final = 2
"""Times what the others own: all the rents that they can pay until the game is over come no higher."""
MUCH_LONGER: Final = 16
"""Times as often a space is stopped at, and as much is paid in rents, where a game lasts long."""

FLOOR: Final = 100
"""Cash kept in hand whatever stands on the board."""
PART_OF_DANGER: Final = 6
MOST_RESERVE: Final = 400
SHORT_OF_CASH: Final = 50
"""Per cent more that each dollar counts which is missing in the reserve."""


@rule()
def danger(s: State, E: Tables, seat: int) -> int:
    """The highest rent that a lot built on by another asks."""
    worst = 0
    lots = s.built & ~s.holds[seat]
    while lots:
        lot = lowest(lots)
        lots &= lots - 1
        if E.deed_kind[lot] == STREET:
            worst = max(worst, rent_at(E, lot, s.level[lot]))
    return worst


@rule()
def reserve(s: State, E: Tables, seat: int) -> int:
    """The cash to keep in hand; the rest of a rent is raised on deeds."""
    return FLOOR + min(danger(s, E, seat) // PART_OF_DANGER, MOST_RESERVE)


@rule()
def means_of_others(s: State, E: Tables) -> int:
    """Return what the opponents of any one player own, as if all owned alike, and their income: no deal changes it."""
    total, deeds = 0, 0
    for seat in range(s.players):
        if in_play(s, seat):
            total += s.cash[seat]
            deeds |= s.holds[seat]
    lots = deeds & s.built
    while lots:
        lot = lowest(lots)
        lots &= lots - 1
        total += s.level[lot] * E.deed_house[lot]
    while deeds:
        total += E.deed_price[lowest(deeds)]
        deeds &= deeds - 1
    owned = total * max(s.alive - 1, 1) // max(s.alive, 1)
    return length(E) * owned


@rule()
def standing(s: State, E: Tables, deeds: int, cash: int, means: int, kept: int) -> int:
    """Return the value of these deeds and this cash to their holder.

    Deeds count at their price. The future income of complete groups counts too: the rents of the houses built,
    of those that the cash above the reserve pays for, and of part of the others, less their cost; as
    far as the others can pay. `means`, `kept`: of `means_of_others` and `reserve`.
    """
    visits = visits_to_come(s, E)
    lots = complete_lots(E, deeds)
    return standing_by(
        deeds_alone(s, E, deeds, visits),
        rents_now(s, E, deeds, lots),
        rents_with(s, E, lots, houses_that_pay(E)),
        rents_with(s, E, lots, HOTEL_LEVEL),
        price_of_three(s, E, lots),
        price_of_hotels(s, E, lots),
        cash,
        visits,
        means,
        kept,
    )


@rule()
def standing_by(
    value: int,
    rents: int,
    with_three: int,
    with_hotels: int,
    to_three: int,
    to_hotels: int,
    cash: int,
    visits: int,
    means: int,
    kept: int,
) -> int:
    """The same of what the deeds add up to: their value alone, the rents as they are and with more built, its price."""
    purse = cash if cash >= kept else cash - (kept - cash) * SHORT_OF_CASH // 100
    spare = max(cash - kept, 0)
    return (
        value
        + purse
        + rents_to_come(rents, with_three, with_hotels, to_three, to_hotels, spare, visits, means)
    )


@rule()
def visits_to_come(s: State, E: Tables) -> int:
    """Of a hundred: how often a space will yet be stopped at."""
    return length(E) * (VISITS * (s.alive + 2) // 2)


@rule()
def length(E: Tables) -> int:
    """How many times as long as usual a game of this book lasts."""
    return MUCH_LONGER if lasts_long(E) else 1


@rule()
def houses_that_pay(E: Tables) -> int:
    """The level that one builds up to as fast as one can."""
    return min(THREE_HOUSES, E.max_houses)


@rule()
def complete_lots(E: Tables, deeds: int) -> int:
    """Of these deeds, the lots whose whole group is among them."""
    lots = 0
    left = deeds
    while left:
        group = E.deed_group[lowest(left)]
        members = E.group_deeds[group]
        left &= ~members
        if members & ~deeds == 0 and E.deed_kind[E.group_member[group * GROUP_SIZE]] == STREET:
            lots |= members
    return lots


@rule()
def deeds_alone(s: State, E: Tables, deeds: int, visits: int) -> int:
    """The prices of deeds, and what parts of groups promise."""
    value = 0
    left = deeds
    while left:
        group = E.deed_group[lowest(left)]
        members = E.group_deeds[group]
        held = deeds & members
        left &= ~members
        if E.deed_kind[E.group_member[group * GROUP_SIZE]] != STREET:
            value += prices_of(s, E, held) // 2
            continue
        value += prices_of(s, E, held)
        if held != members:
            far = how_many(held) < E.group_size[group] - 1
            value += promise(E, group, visits) * (FAR_SHORT if far else ONE_SHORT) // 100
    return value


@rule()
def rents_now(s: State, E: Tables, deeds: int, lots: int) -> int:
    """One rent of each deed that is no lot, and of each of the complete lots as it stands."""
    total = 0
    left = lots
    while left:
        lot = lowest(left)
        left &= left - 1
        level = s.level[lot]
        total += rent_at(E, lot, level) if level else 2 * rent_at(E, lot, 0)
    left = deeds & ~lots
    while left:
        group = E.deed_group[lowest(left)]
        held = deeds & E.group_deeds[group]
        left &= ~held
        kind = E.deed_kind[E.group_member[group * GROUP_SIZE]]
        if kind != STREET:
            total += rents_by_number(E, held, kind)
    return total


@rule()
def rents_with(s: State, E: Tables, lots: int, level: int) -> int:
    """One rent of each of these lots, built up to a level at least."""
    total = 0
    while lots:
        lot = lowest(lots)
        lots &= lots - 1
        total += rent_at(E, lot, max(s.level[lot], level))
    return total


@rule()
def price_of_three(s: State, E: Tables, lots: int) -> int:
    """Return the cost of building these sites up to the level that pays."""
    three = houses_that_pay(E)
    price = 0
    while lots:
        lot = lowest(lots)
        lots &= lots - 1
        price += max(three - s.level[lot], 0) * E.deed_house[lot]
    return price


@rule()
def price_of_hotels(s: State, E: Tables, lots: int) -> int:
    """And from there to hotels."""
    three = houses_that_pay(E)
    price = 0
    while lots:
        lot = lowest(lots)
        lots &= lots - 1
        level = s.level[lot]
        if level < HOTEL_LEVEL:
            price += max(E.max_houses - max(level, three), 0) * E.deed_house[lot] + E.deed_hotel[lot]
    return price


@rule()
def rents_to_come(
    rents: int,
    with_three: int,
    with_hotels: int,
    to_three: int,
    to_hotels: int,
    purse: int,
    visits: int,
    means: int,
) -> int:
    """Return what rents will bring until the game is decided, less what is still to be built for them.

    Rents grow with the square of the houses up to the third, about; from there on evenly.
    """
    thousandths = rents * 1000
    spent = 0
    if with_three > rents or to_hotels:
        part = 1000 if purse >= to_three else 1000 * purse // to_three
        grown = part * part // 1000
        grown = BUILT_LATER * 10 + grown * (100 - BUILT_LATER) // 100
        thousandths += max(with_three - rents, 0) * grown
        spent = to_three * max(part, BUILT_LATER * 10) // 1000
        if purse > to_three and to_hotels:
            part = min(1000 * (purse - to_three) // to_hotels, 1000)
            thousandths += max(with_hotels - with_three, 0) * part
            spent += to_hotels * part // 1000
    brought = thousandths // 1000 * visits // 100
    most = MEANS * means
    brought = brought * most // max(brought + most, 1)
    return max(brought - spent, 0)


@rule()
def rent_at(E: Tables, deed: int, level: int) -> int:
    """Return the rent of a site with this much on it."""
    return E.deed_rent[deed * RENTS + level]


@rule()
def prices_of(s: State, E: Tables, deeds: int) -> int:
    """The prices of deeds, less what it costs to lift their mortgages."""
    total = 0
    while deeds:
        deed = lowest(deeds)
        deeds &= deeds - 1
        total += E.deed_price[deed]
        if s.mortgaged[deed]:
            total -= E.deed_lift[deed]
    return total


@rule()
def rents_by_number(E: Tables, held: int, kind: int) -> int:
    """Return one rent of each of these deeds, whose rents depend on their number."""
    step = how_many(held) - 1
    total = 0
    while held:
        rent = E.deed_rent[lowest(held) * RENTS + step]
        held &= held - 1
        total += USUAL_DICE * rent if kind == UTILITY else rent
    return total


@rule()
def promise(E: Tables, group: int, visits: int) -> int:
    """Return what an unimproved group would gain by being complete, with three houses on each site."""
    deed = E.group_member[group * GROUP_SIZE]
    three = houses_that_pay(E)
    gain = rent_at(E, deed, three) * visits // 100 - three * E.deed_house[deed]
    return max(gain, 0) * E.group_size[group]


@rule()
def gain_by(s: State, E: Tables, seat: int, deed: int) -> int:
    """How much more the seat's holdings are worth with this deed, its price aside: only its group adds up to more."""
    members = E.group_deeds[E.deed_group[deed]]
    part, visits = s.holds[seat] & members, visits_to_come(s, E)
    more = part | 1 << deed
    gain = deeds_alone(s, E, more, visits) - deeds_alone(s, E, part, visits)
    if more != members and E.deed_kind[deed] == STREET:
        return gain  # no rent changes
    cash, means, kept = s.cash[seat], means_of_others(s, E), reserve(s, E, seat)
    lots, new = complete_lots(E, s.whole[seat]), complete_lots(E, more)
    rents, three = rents_now(s, E, s.holds[seat], lots), houses_that_pay(E)
    with_three, with_hotels = rents_with(s, E, lots, three), rents_with(s, E, lots, HOTEL_LEVEL)
    to_three, to_hotels = price_of_three(s, E, lots), price_of_hotels(s, E, lots)
    before = standing_by(0, rents, with_three, with_hotels, to_three, to_hotels, cash, visits, means, kept)
    after = standing_by(
        gain,
        rents + rents_now(s, E, more, new) - rents_now(s, E, part, 0),
        with_three + rents_with(s, E, new, three),
        with_hotels + rents_with(s, E, new, HOTEL_LEVEL),
        to_three + price_of_three(s, E, new),
        to_hotels + price_of_hotels(s, E, new),
        cash,
        visits,
        means,
        kept,
    )
    return after - before


@rule()
def worth_of(s: State, E: Tables, seat: int, deed: int) -> int:
    """Return the value of the deed to a seat: its own gain, and part of what it denies a player whose group it completes."""
    kept_from = 0
    for other in range(s.players):
        if other != seat and E.group_deeds[E.deed_group[deed]] & ~(s.holds[other] | 1 << deed) == 0:
            kept_from = max(kept_from, gain_by(s, E, other, deed) - E.deed_price[deed] * 13 // 10)
    return gain_by(s, E, seat, deed) + kept_from * 4 // 5 // max(s.alive - 1, 1)
