"""Skyscrapers: one in the place of a hotel, once every lot of the group has one."""

from __future__ import annotations

from passgo.rules.base.groups import lowest_level
from passgo.rules.base.kernel import rule, seldom
from passgo.rules.base.reasons import (
    LEGAL,
    NO_SKYSCRAPERS_LEFT,
    SKYSCRAPER_NEEDS_HOTELS,
    SKYSCRAPER_STANDS,
)
from passgo.rules.base.state import HOTEL_LEVEL, SKYSCRAPER, SKYSCRAPER_LEVEL, State
from passgo.rules.base.tables import GROUP_SIZE, Tables


@seldom
@rule("skyscraper-build", "shortage-wait")
def skyscraper_refusal(s: State, E: Tables, deed: int) -> int:
    """May one be put in the place of this hotel? All lots of the group stand at a hotel or higher, the bank has one left."""
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
