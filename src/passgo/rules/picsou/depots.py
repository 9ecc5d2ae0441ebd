"""Depots on stations and stands of taxi companies: one each, and the rent doubles."""

from __future__ import annotations

from passgo.rules.base import cite
from passgo.rules.base.bits import how_many
from passgo.rules.base.kernel import rule, seldom
from passgo.rules.base.money import half_down
from passgo.rules.base.reasons import DEPOT_STANDS, LEGAL, NO_DEPOTS_LEFT, NOT_YOUR_STATION, STATION_MORTGAGED
from passgo.rules.base.state import DEPOT, LEVELS, STAND, State
from passgo.rules.base.tables import GROUP_SIZE, STATION, STREET, Tables


@rule("depot-build", "taxi-stand")
def depot_kind(E: Tables, deed: int) -> int:
    """What is built here: a depot at a station, a stand for a taxi company."""
    return DEPOT if E.deed_kind[deed] == STATION else STAND


@seldom
@rule("depot-build", "taxi-stand")
def depot_refusal(s: State, E: Tables, seat: int, deed: int) -> int:
    """One on each station of his own, whoever owns the others; not on a mortgaged one."""
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


@rule("depot-rent-double", "taxi-stand")
def depot_rent(E: Tables, rent: int) -> int:
    """What a station with a depot asks instead of its rent."""
    return rent * E.depot_rent_factor


@rule("depot-rent-double")
def depot_citation(level: int) -> int:
    """The rule that fixes the rent of a station or a taxi company."""
    return cite.DEPOT_RENT_DOUBLE if level > 0 else cite.RENT_STATION_SCALE


@rule("sell-building-half-price", "depot-resale", "taxi-stand")
def resale_of(s: State, E: Tables, deed: int, level: int) -> int:
    """Half of what was paid for this level; of a depot or a stand half of its price, whatever was bid for it."""
    paid = s.paid[deed * LEVELS + level] if E.deed_kind[deed] == STREET else E.deed_house[deed]
    return half_down(paid)
