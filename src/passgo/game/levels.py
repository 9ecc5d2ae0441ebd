"""What stands on a deed: the words for it, and what it took to get there."""

from __future__ import annotations

from typing import Final, Literal

from passgo.editions import Edition
from passgo.rules.base.groups import any_mortgaged, highest_level, lowest_level, owns_group
from passgo.rules.base.state import HOTEL_LEVEL, SKYSCRAPER_LEVEL, State
from passgo.rules.base.tables import HURRICANE, STATION, STREET, TAXI, TORNADO

TALL: Final = {"hotel": HOTEL_LEVEL, "skyscraper": SKYSCRAPER_LEVEL}
"""What stands in the place of houses, and its level."""

DEPOT_WORDS: Final = {STATION: "depot", TAXI: "stand"}
"""The one building that a station or a taxi company may have."""


def level_word(edition: Edition, deed: int, level: int) -> str:
    """And back: the word for what stands on a deed."""
    if level and edition.tables.deed_kind[deed] != STREET:
        return DEPOT_WORDS[edition.tables.deed_kind[deed]]
    return next((word for word, tall in TALL.items() if tall == level), str(level))


def built_levels(edition: Edition, level: int) -> list[int]:
    """The levels that were paid for to reach `level`: a hotel comes after the last house allowed."""
    houses = range(1, min(level, edition.tables.max_houses) + 1)
    return [*houses, *range(HOTEL_LEVEL, level + 1)]


def printed_price(edition: Edition, deed: int, level: int) -> int:
    """What a level costs by the deed."""
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
