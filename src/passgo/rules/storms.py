"""Hurricane and Tornado: one group that is built on loses a level on every lot, or one station its depot."""

from __future__ import annotations

from .acting import choice_refusal
from .base import cite, events, frames, moves
from .base.bits import how_many
from .base.deeds import set_level
from .base.groups import highest_level
from .base.handlers import plays, refuses
from .base.kernel import rule
from .base.reasons import (
    LEGAL,
    STORM_NOT_HIS,
    STORM_NOT_OWN,
    STORM_NOTHING_BUILT,
    STORM_ONE_STATION,
)
from .base.state import BANK, HOTEL, HOTEL_LEVEL, HOUSE, LEVELS, SKYSCRAPER, SKYSCRAPER_LEVEL, State
from .base.tables import GROUP_SIZE, STREET, Tables
from .building import depot_kind


@rule("storm-hurricane", "storm-tornado")
def is_struck(s: State, owner: int, drawer: int, tornado: int) -> int:
    """A hurricane strikes another's property, a tornado the drawer's own."""
    if tornado:
        return LEGAL if owner == drawer else STORM_NOT_OWN
    return LEGAL if owner < BANK and owner != drawer else STORM_NOT_HIS


@rule("storm-built-only", "storm-single-station", "storm-hurricane", "storm-tornado")
def target_refusal(s: State, E: Tables, drawer: int, tornado: int, target: int) -> int:
    """May the storm strike here? A colour group on which something stands, or one single station."""
    if moves.is_deed(target):
        deed = moves.deed_struck(target)
        if deed >= E.deeds or E.deed_kind[deed] == STREET:
            return STORM_ONE_STATION
        return is_struck(s, s.owner[deed], drawer, tornado) if s.level[deed] > 0 else STORM_NOTHING_BUILT
    if target >= E.groups:
        return STORM_NOTHING_BUILT
    first = E.group_member[target * GROUP_SIZE]
    if E.deed_kind[first] != STREET:
        return STORM_ONE_STATION
    if highest_level(s, E, target) == 0:
        return STORM_NOTHING_BUILT
    return is_struck(s, s.owner[first], drawer, tornado)


@refuses(moves.STORM, seldom=True)
@rule("storm-immediate")
def storm_refusal(s: State, E: Tables, seat: int, target: int) -> int:
    """Only who drew the storm aims it, at once."""
    return choice_refusal(s, seat, frames.STORM) or target_refusal(
        s, E, seat, s.choice_tornado[frames.top(s)], target
    )


@rule("storm-immediate")
def target_number(E: Tables, k: int) -> int:
    """The k-th of all targets there could be: the groups, then the deeds."""
    return k if k < E.groups else moves.a_deed(k - E.groups)


@plays(moves.STORM, seldom=True)
@rule("storm-downgrade", "storm-single-station", "storm-hurricane", "storm-tornado")
def strike(s: State, E: Tables, target: int) -> None:
    """One level off each lot of the group, or the one depot; nobody is paid for it."""
    i = frames.top(s)
    seat = s.f_seat[i]
    why = cite.STORM_TORNADO if s.choice_tornado[i] else cite.STORM_HURRICANE
    frames.pop(s)
    if moves.is_deed(target):
        deed = moves.deed_struck(target)
        events.emit(s, events.STORM_CHOSEN, why, seat, s.owner[deed], deed, 0)
        s.stock[depot_kind(E, deed)] += 1
        tear_down(s, deed, 0)
        return
    first = E.group_member[target * GROUP_SIZE]
    events.emit(s, events.STORM_CHOSEN, why, seat, s.owner[first], first, 0)
    strike_group(s, E, target)


@rule("storm-downgrade")
def strike_group(s: State, E: Tables, group: int) -> None:
    """Return everything that falls to the Bank; only then is rebuilt from what the Bank has."""
    for k in range(E.group_size[group]):
        hand_in(s, E.group_member[group * GROUP_SIZE + k])
    for_houses = 0
    for k in range(E.group_size[group]):
        if asks_for_houses(s, E.group_member[group * GROUP_SIZE + k]):
            for_houses |= 1 << k
    put_houses(s, E, group, for_houses)


@rule("storm-downgrade")
def hand_in(s: State, deed: int) -> None:
    """Hand the torn-down buildings to the Bank before anything is taken from it."""
    if s.level[deed] == SKYSCRAPER_LEVEL:
        s.stock[SKYSCRAPER] += 1
    elif s.level[deed] == HOTEL_LEVEL:
        s.stock[HOTEL] += 1
    elif s.level[deed] > 0:
        s.stock[HOUSE] += 1


@rule("storm-downgrade")
def asks_for_houses(s: State, deed: int) -> bool:
    """One house less, or a hotel in a skyscraper's place. True where four houses are to stand instead."""
    level = s.level[deed]
    if level == SKYSCRAPER_LEVEL and s.stock[HOTEL] > 0:
        s.stock[HOTEL] -= 1
        tear_down(s, deed, HOTEL_LEVEL)
        return False
    if 0 < level < HOTEL_LEVEL:
        tear_down(s, deed, level - 1)
    return level >= HOTEL_LEVEL


@rule("storm-downgrade")
def put_houses(s: State, E: Tables, group: int, lots: int) -> None:
    """Four houses on each of these lots; if the bank has fewer, all that it has, spread evenly."""
    left = how_many(lots)
    for k in range(E.group_size[group]):
        if lots >> k & 1:
            houses = min(E.max_houses, (s.stock[HOUSE] + left - 1) // left)
            s.stock[HOUSE] -= houses
            left -= 1
            tear_down(s, E.group_member[group * GROUP_SIZE + k], houses)


@rule("storm-downgrade")
def tear_down(s: State, deed: int, level: int) -> None:
    """Forget the price that was paid for the levels torn down."""
    before = s.level[deed]
    for lost in range(level, before):
        s.paid[deed * LEVELS + lost] = 0
    set_level(s, deed, level)
    events.emit(s, events.STORM_HIT, cite.STORM_DOWNGRADE, s.owner[deed], deed, before, level)
