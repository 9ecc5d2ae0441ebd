"""Houses, hotels, skyscrapers and depots: built evenly, on complete groups, while the Bank has them; sold back at half."""

from __future__ import annotations

from .acting import BUILD, refusal_of
from .base import cite, events, frames, lots, moves
from .base.bits import how_many
from .base.deeds import set_level
from .base.groups import any_mortgaged, highest_level, houses_on_group, lowest_level, owns_group
from .base.handlers import plays, refuses
from .base.kernel import rule, seldom
from .base.money import half_down, pay
from .base.reasons import (
    BUILD_NOT_NOW,
    BUILD_UNEVEN,
    BUILDING_ABOVE_CASH,
    DEPOT_STANDS,
    GROUP_MORTGAGED,
    GROUP_NOT_COMPLETE,
    HOTEL_NEEDS_HOUSES,
    HOTEL_SALE_FORCES_ALL,
    HOTEL_STANDS,
    LEGAL,
    NO_DEPOTS_LEFT,
    NO_HOTEL_FOR_SKYSCRAPER,
    NO_HOTEL_IN_GROUP,
    NO_HOTELS_LEFT,
    NO_HOUSES_FOR_HOTEL,
    NO_HOUSES_LEFT,
    NO_SKYSCRAPERS_LEFT,
    NOT_A_STREET,
    NOT_YOUR_BUILDING,
    NOT_YOUR_STATION,
    NOTHING_BUILT,
    SELL_UNEVEN,
    SKYSCRAPER_NEEDS_HOTELS,
    SKYSCRAPER_STANDS,
    STATION_MORTGAGED,
)
from .base.state import (
    BANK,
    DEPOT,
    HOTEL,
    HOTEL_LEVEL,
    HOUSE,
    LEVELS,
    SKYSCRAPER,
    SKYSCRAPER_LEVEL,
    STAND,
    State,
)
from .base.tables import GROUP_SIZE, RENTS, STATION, STREET, Tables


@rule("build-house-limit", "hotel-after-four-houses", "hotel-after-three-houses", "skyscraper-build")
def next_building(s: State, E: Tables, deed: int) -> int:
    """Return the kind of building that comes next on a site, station or taxi company."""
    if E.deed_kind[deed] != STREET:
        return depot_kind(E, deed)
    if s.level[deed] < E.max_houses:
        return HOUSE
    return HOTEL if s.level[deed] < HOTEL_LEVEL else SKYSCRAPER


@rule("build-price-on-deed")
def list_price(E: Tables, deed: int, kind: int) -> int:
    """Return the price of a building of this kind by the deed; a depot or a taxi stand counts as a house."""
    if kind == SKYSCRAPER:
        return E.deed_skyscraper[deed]
    return E.deed_hotel[deed] if kind == HOTEL else E.deed_house[deed]


@rule("build-price-on-deed")
def next_price(s: State, E: Tables, deed: int) -> int:
    """Return the price of the next building; the buildings handed in for it are not refunded."""
    return E.deed_build[deed * RENTS + s.level[deed]]


@rule("sell-building-half-price", "depot-resale", "taxi-stand")
def resale_of(s: State, E: Tables, deed: int, level: int) -> int:
    """Return half of what was paid for this level; for a depot or a stand half of its price, whatever was bid for it."""
    paid = s.paid[deed * LEVELS + level] if E.deed_kind[deed] == STREET else E.deed_house[deed]
    return half_down(paid)


@rule(
    "build-complete-group",
    "build-mortgaged-group-blocks",
    "build-evenly",
    "build-house-limit",
    "hotel-after-four-houses",
    "hotel-after-three-houses",
    "hotel-one-per-lot",
    "shortage-wait",
)
def lot_refusal(s: State, E: Tables, seat: int, deed: int) -> int:
    """May this seat build one more level on this lot, money aside?"""
    if deed >= E.deeds or E.deed_house[deed] == 0:
        return NOT_A_STREET
    if E.deed_kind[deed] != STREET:
        return depot_refusal(s, E, seat, deed)
    if not s.whole[seat] >> deed & 1:
        return GROUP_NOT_COMPLETE
    level = s.level[deed]
    if level >= HOTEL_LEVEL:
        return skyscraper_refusal(s, E, deed) if E.deed_skyscraper[deed] > 0 else HOTEL_STANDS
    group = E.deed_group[deed]
    if s.mortgaged[deed] or (E.mortgaged_member_blocks_build and any_mortgaged(s, E, group)):
        return GROUP_MORTGAGED
    if level > lowest_level(s, E, group):
        return BUILD_UNEVEN if level < E.max_houses else HOTEL_NEEDS_HOUSES
    if level < E.max_houses:
        return LEGAL if s.stock[HOUSE] > 0 else NO_HOUSES_LEFT
    return LEGAL if s.stock[HOTEL] > 0 else NO_HOTELS_LEFT


@rule("shortage-auction")
def room_in_group(s: State, E: Tables, seat: int, group: int, kind: int) -> int:
    """Return how many buildings of a kind this seat could still put on a group, whatever the Bank has."""
    if kind > SKYSCRAPER:
        return depots_wanted(s, E, seat, group, kind)
    if not s.whole[seat] & E.group_deeds[group]:
        return 0
    if E.mortgaged_member_blocks_build and any_mortgaged(s, E, group):
        return 0
    if kind == SKYSCRAPER:
        return skyscrapers_wanted(s, E, group)
    if kind == HOTEL and lowest_level(s, E, group) < E.max_houses:
        return 0
    room = 0
    for k in range(E.group_size[group]):
        level = s.level[E.group_member[group * GROUP_SIZE + k]]
        if kind == HOUSE:
            room += max(E.max_houses - level, 0)
        elif level < HOTEL_LEVEL:
            room += 1
    return room


@rule("shortage-auction")
def room(s: State, E: Tables, seat: int, kind: int) -> int:
    """Return how many buildings of a kind this seat could legally place, whatever the Bank has."""
    total = 0
    if s.whole[seat] or kind > SKYSCRAPER:
        for group in range(E.groups):
            total += room_in_group(s, E, seat, group, kind)
    return total


@rule("build-price-on-deed")
def build_refusal(s: State, E: Tables, seat: int, deed: int) -> int:
    """May this seat build here now, at the price on the deed?"""
    refusal = lot_refusal(s, E, seat, deed)
    if refusal:
        return refusal
    return LEGAL if s.cash[seat] >= next_price(s, E, deed) else BUILDING_ABOVE_CASH


@refuses(moves.BUILD)
@rule("build-any-time", "jail-rights-inside")
def building_refusal(s: State, E: Tables, seat: int, deed: int) -> int:
    """Between other players' turns too, where the game waits for something that may be interrupted."""
    return refusal_of(s, seat, BUILD, BUILD_NOT_NOW) or build_refusal(s, E, seat, deed)


@rule("build-price-on-deed", "hotel-exchange-houses", "skyscraper-build", "building-supply-limited")
def raise_building(s: State, E: Tables, deed: int, price: int) -> None:
    """Build one level more, for a price that is remembered. The buildings it replaces return to the Bank."""
    seat = s.owner[deed]
    kind = next_building(s, E, deed)
    level = s.level[deed] + 1
    why = cite.BUILD_PRICE_ON_DEED
    s.stock[kind] -= 1
    if kind == HOTEL:
        s.stock[HOUSE] += E.max_houses
        level = HOTEL_LEVEL
        why = cite.HOTEL_EXCHANGE_HOUSES
    elif kind == SKYSCRAPER:
        s.stock[HOTEL] += 1
        why = cite.SKYSCRAPER_BUILD
    s.paid[deed * LEVELS + level - 1] = price
    set_level(s, deed, level)
    pay(s, seat, BANK, price)
    if E.deed_kind[deed] == STREET:
        events.emit(s, events.BUILT, why, seat, deed, level, price)
    else:
        events.emit(s, events.DEPOT_BUILT, cite.DEPOT_BUILD, seat, deed, kind, price)


@rule("shortage-auction")
def under_the_hammer(s: State, kind: int) -> int:
    """How many buildings of a kind the bank has promised to the highest bidder: one, or none."""
    i = frames.top(s)
    return 1 if s.f_kind[i] == frames.AUCTION and s.auction_lot[i] == lots.lot_of(lots.BUILDING, kind) else 0


@rule(
    "sell-building-only-to-bank",
    "sell-houses-evenly",
    "sell-hotel-breakdown",
    "picsou-hotel-sale-forces-all",
    "sell-skyscraper-refund",
    "depot-resale",
)
def sell_refusal(s: State, E: Tables, seat: int, deed: int) -> int:
    """May this seat sell one level of this lot back to the bank?"""
    if deed >= E.deeds or s.owner[deed] != seat:
        return NOT_YOUR_BUILDING
    if s.level[deed] == 0:
        return NOTHING_BUILT
    if E.deed_kind[deed] != STREET:
        return LEGAL
    if E.hotel_sale_forces_all and highest_level(s, E, E.deed_group[deed]) >= HOTEL_LEVEL:
        return HOTEL_SALE_FORCES_ALL
    if s.level[deed] < highest_level(s, E, E.deed_group[deed]):
        return SELL_UNEVEN
    if s.level[deed] == HOTEL_LEVEL and s.stock[HOUSE] - under_the_hammer(s, HOUSE) < E.max_houses:
        return NO_HOUSES_FOR_HOTEL
    if s.level[deed] == SKYSCRAPER_LEVEL and s.stock[HOTEL] - under_the_hammer(s, HOTEL) < 1:
        return NO_HOTEL_FOR_SKYSCRAPER
    return LEGAL


@rule(
    "sell-building-half-price",
    "sell-hotel-breakdown",
    "hotel-resale-short",
    "sell-skyscraper-refund",
    "depot-resale",
    "building-supply-limited",
)
def lower_building(s: State, E: Tables, deed: int) -> int:
    """One level less: the building returns to the stock, which gives back what it had replaced.

    Gives what it brings; the bank is still to pay it.
    """
    top = s.level[deed] - 1
    level = top
    if s.level[deed] == HOTEL_LEVEL:
        s.stock[HOTEL] += 1
        s.stock[HOUSE] -= E.max_houses
        level = E.max_houses
    elif s.level[deed] == SKYSCRAPER_LEVEL:
        s.stock[SKYSCRAPER] += 1
        s.stock[HOTEL] -= 1
    elif E.deed_kind[deed] != STREET:
        s.stock[depot_kind(E, deed)] += 1
    else:
        s.stock[HOUSE] += 1
    value = resale_of(s, E, deed, top)
    s.paid[deed * LEVELS + top] = 0
    set_level(s, deed, level)
    return value


@plays(moves.SELL)
@rule("sell-building-half-price", "sell-houses-evenly")
def sell(s: State, E: Tables, seat: int, deed: int) -> None:
    """Sell one level of one lot, at will or because a card demands it."""
    if frames.choice_of(s, frames.CONDEMNED):
        frames.pop(s)
    what = events.SOLD_HOTEL if s.level[deed] == HOTEL_LEVEL else events.SOLD_BUILDING
    amount = lower_building(s, E, deed)
    pay(s, BANK, seat, amount)
    if E.deed_kind[deed] == STREET:
        events.emit(s, what, cite.SELL_BUILDING_HALF_PRICE, seat, deed, s.level[deed], amount)
    else:
        events.emit(s, events.DEPOT_SOLD, cite.DEPOT_RESALE, seat, deed, depot_kind(E, deed), amount)


@rule("sell-hotels-all-at-once", "sell-hotel-breakdown", "picsou-hotel-sale-forces-all")
def sell_all_refusal(s: State, E: Tables, seat: int, group: int, level: int) -> int:
    """Refuse to sell a whole group down to an even level at once, unless the Bank has the houses for it.

    This needs a hotel: houses alone are sold one by one. In an edition where a hotel takes the whole group
    along, everything on a colour may go at once, houses too, and nothing less.
    """
    if group >= E.groups or not owns_group(s, E, seat, group):
        return NOT_YOUR_BUILDING
    highest = highest_level(s, E, group)
    if E.hotel_sale_forces_all and (level == 0 or highest >= HOTEL_LEVEL):
        if highest == 0 or E.deed_kind[E.group_member[group * GROUP_SIZE]] != STREET:
            return NOTHING_BUILT
        return LEGAL if level == 0 else HOTEL_SALE_FORCES_ALL
    if highest < HOTEL_LEVEL or level >= E.max_houses:
        return NO_HOTEL_IN_GROUP
    taken = level * E.group_size[group] - houses_on_group(s, E, group)
    if taken > 0 and taken > s.stock[HOUSE] - under_the_hammer(s, HOUSE):
        return NO_HOUSES_FOR_HOTEL
    return LEGAL


@rule("sell-hotels-all-at-once")
def lower_group(s: State, E: Tables, group: int, level: int) -> int:
    """The whole group down to an even level; gives half of all that was paid for what goes."""
    value = 0
    for k in range(E.group_size[group]):
        deed = E.group_member[group * GROUP_SIZE + k]
        while s.level[deed] > level:
            value += lower_building(s, E, deed)
    return value


@plays(moves.SELL_ALL, seldom=True)
@rule("sell-hotels-all-at-once")
def sell_all(s: State, E: Tables, seat: int, group: int, level: int) -> None:
    """Sell everything on a group in one transaction: hotels, with the houses next to them."""
    amount = lower_group(s, E, group, level)
    pay(s, BANK, seat, amount)
    events.emit(s, events.SOLD_GROUP, cite.SELL_HOTELS_ALL_AT_ONCE, seat, group, level, amount)


# --- skyscrapers ----------------------------------------------------------------------------------


@seldom
@rule("skyscraper-build", "shortage-wait")
def skyscraper_refusal(s: State, E: Tables, deed: int) -> int:
    """Refuse a skyscraper unless all sites of the group have a hotel or more and the Bank has one left."""
    if s.level[deed] == SKYSCRAPER_LEVEL:
        return SKYSCRAPER_STANDS
    if lowest_level(s, E, E.deed_group[deed]) < HOTEL_LEVEL:
        return SKYSCRAPER_NEEDS_HOTELS
    return LEGAL if s.stock[SKYSCRAPER] > 0 else NO_SKYSCRAPERS_LEFT


@seldom
@rule("skyscraper-build", "shortage-auction")
def skyscrapers_wanted(s: State, E: Tables, group: int) -> int:
    """How many could still be placed on a complete group, whatever the bank holds."""
    if lowest_level(s, E, group) < HOTEL_LEVEL:
        return 0
    count = 0
    for k in range(E.group_size[group]):
        deed = E.group_member[group * GROUP_SIZE + k]
        if s.level[deed] == HOTEL_LEVEL and E.deed_skyscraper[deed] > 0:
            count += 1
    return count


# --- depots and stands of taxi companies: one each, and the rent doubles --------------------------


@rule("depot-build", "taxi-stand")
def depot_kind(E: Tables, deed: int) -> int:
    """Return the kind of building here: a depot at a station, a stand for a taxi company."""
    return DEPOT if E.deed_kind[deed] == STATION else STAND


@seldom
@rule("depot-build", "taxi-stand")
def depot_refusal(s: State, E: Tables, seat: int, deed: int) -> int:
    """Refuse a depot except one on each station of their own, whoever owns the others, that is not mortgaged."""
    if s.owner[deed] != seat:
        return NOT_YOUR_STATION
    if s.level[deed] > 0:
        return DEPOT_STANDS
    if s.mortgaged[deed]:
        return STATION_MORTGAGED
    return LEGAL if s.stock[depot_kind(E, deed)] > 0 else NO_DEPOTS_LEFT


@rule("depot-build", "taxi-stand")
def lots_for_depots(s: State, E: Tables, seat: int) -> int:
    """Own stations and taxi companies where a depot or stand may still be built, as a bit set."""
    return E.depot_lots & s.holds[seat] & ~s.pledged & ~s.built


@seldom
@rule("depot-build", "taxi-stand", "shortage-auction")
def depots_wanted(s: State, E: Tables, seat: int, group: int, kind: int) -> int:
    """How many depots or stands this seat could still place in a group, whatever the bank holds."""
    first = E.group_member[group * GROUP_SIZE]
    return how_many(E.group_deeds[group] & lots_for_depots(s, E, seat)) if depot_kind(E, first) == kind else 0
