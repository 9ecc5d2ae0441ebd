"""The buildings on a deed: their names, and what it took to get there."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from passgo.editions import Edition
from passgo.editions.basics import BuildingKind
from passgo.rules import building
from passgo.rules.base.groups import any_mortgaged, highest_level, lowest_level, owns_group
from passgo.rules.base.state import HOTEL, HOTEL_LEVEL, HOUSE, SKYSCRAPER, SKYSCRAPER_LEVEL, State
from passgo.rules.base.tables import HURRICANE, STREET, TORNADO

from .lot import BUILDINGS

SINGLE: Final = {HOTEL_LEVEL: HOTEL, SKYSCRAPER_LEVEL: SKYSCRAPER}
"""The levels of a lot at which one building stands on it."""


class Built(msgspec.Struct, frozen=True):
    """The buildings on a deed: a number of one kind."""

    building: BuildingKind | Literal[""]
    """Empty where nothing stands."""
    count: int


def built_on(edition: Edition, deed: int, level: int) -> Built:
    """Return the buildings on a deed at this level."""
    if not level:
        return Built("", 0)
    if edition.tables.deed_kind[deed] != STREET:
        return Built(BUILDINGS[building.depot_kind(edition.tables, deed)], 1)
    return Built(BUILDINGS[SINGLE.get(level, HOUSE)], 1 if level in SINGLE else level)


def level_word(edition: Edition, deed: int, level: int) -> str:
    """The word for what stands on a deed: the number of houses, or the one building."""
    built = built_on(edition, deed, level)
    return str(built.count) if built.building in ("", "house") else built.building


def built_levels(edition: Edition, level: int) -> list[int]:
    """The levels that were paid for to reach `level`: a hotel comes after the last house allowed."""
    houses = range(1, min(level, edition.tables.max_houses) + 1)
    return [*houses, *range(HOTEL_LEVEL, level + 1)]


def printed_price(edition: Edition, deed: int, level: int) -> int:
    """Return the price of a level by the deed."""
    E = edition.tables
    if level == SKYSCRAPER_LEVEL:
        return E.deed_skyscraper[deed]
    return E.deed_hotel[deed] if level == HOTEL_LEVEL else E.deed_house[deed]


def wrong_building(s: State, edition: Edition) -> tuple[int, Literal["whole", "free", "even"]] | None:
    """The first street with a building that cannot stand there, and what its group would have to be.

    Buildings stand on whole groups of one owner, with no mortgage among them, and evenly but for storms.
    """
    E = edition.tables
    storms = any(E.card_effect[card] in (HURRICANE, TORNADO) for card in range(E.cards))
    for deed in range(E.deeds):
        if not s.level[deed] or E.deed_kind[deed] != STREET:
            continue
        owner, group = s.owner[deed], E.deed_group[deed]
        if not owns_group(s, E, owner, group):
            return deed, "whole"
        if any_mortgaged(s, E, group):
            return deed, "free"
        steps = _storey(edition, highest_level(s, E, group)) - _storey(edition, lowest_level(s, E, group))
        if steps > 1 and not storms:
            return deed, "even"
    return None


def _storey(edition: Edition, level: int) -> int:
    """How many times one builds to reach a level: where three houses are the most, a hotel is the fourth."""
    return len(built_levels(edition, level))
