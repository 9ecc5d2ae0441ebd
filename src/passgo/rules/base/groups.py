"""Colour groups: who owns all of one, and what is built on it."""

from __future__ import annotations

from .bits import how_many
from .kernel import rule
from .state import HOTEL_LEVEL, SKYSCRAPER_LEVEL, State
from .tables import GROUP_SIZE, Tables


@rule()
def owns_group(s: State, E: Tables, hand: int, group: int) -> bool:
    """Does this hand hold every deed of the group?"""
    return E.group_deeds[group] & ~s.holds[hand] == 0


@rule()
def held_in_group(s: State, E: Tables, hand: int, group: int) -> int:
    """Return how many deeds of the group this hand holds, mortgaged ones too."""
    return how_many(E.group_deeds[group] & s.holds[hand])


@rule()
def unmortgaged_in_group(s: State, E: Tables, hand: int, group: int) -> int:
    """Return how many deeds of the group this hand holds free of mortgage."""
    return how_many(E.group_deeds[group] & s.holds[hand] & ~s.pledged)


@rule()
def any_mortgaged(s: State, E: Tables, group: int) -> bool:
    """Is a deed of the group mortgaged?"""
    return E.group_deeds[group] & s.pledged != 0


@rule()
def any_built(s: State, E: Tables, group: int) -> bool:
    """Is anything built on the group?"""
    return E.group_deeds[group] & s.built != 0


@rule()
def lowest_level(s: State, E: Tables, group: int) -> int:
    """Return the lowest level of a site of the group: houses, 5 for a hotel, 6 for a skyscraper."""
    lowest = SKYSCRAPER_LEVEL
    for k in range(E.group_size[group]):
        lowest = min(lowest, s.level[E.group_member[group * GROUP_SIZE + k]])
    return lowest


@rule()
def highest_level(s: State, E: Tables, group: int) -> int:
    """Return the highest level of a site of the group; 0 if nothing is built on it."""
    highest = 0
    for k in range(E.group_size[group]):
        highest = max(highest, s.level[E.group_member[group * GROUP_SIZE + k]])
    return highest


@rule()
def houses_on_group(s: State, E: Tables, group: int) -> int:
    """Return the number of houses on the group; a hotel counts for none."""
    houses = 0
    for k in range(E.group_size[group]):
        level = s.level[E.group_member[group * GROUP_SIZE + k]]
        if level < HOTEL_LEVEL:
            houses += level
    return houses
