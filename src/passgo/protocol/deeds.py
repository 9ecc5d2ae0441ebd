"""Title deeds: the rents as they are printed, which of them hold now, and what stands or is built next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from passgo.editions import Edition
from passgo.game import Game
from passgo.game.lot import BUILDINGS
from passgo.rules import building, rent
from passgo.rules.base.state import HOTEL, HOTEL_LEVEL, HOUSE, SKYSCRAPER, SKYSCRAPER_LEVEL
from passgo.rules.base.tables import STREET, Tables

from .printed import Building, RentRow

SINGLE: Final = {HOTEL_LEVEL: HOTEL, SKYSCRAPER_LEVEL: SKYSCRAPER}
"""The levels of a lot at which one building stands on it."""


def building_at(t: Tables, deed: int, level: int) -> Building:
    """What stands on a deed at this level."""
    on_lot = t.deed_kind[deed] == STREET
    return _word(SINGLE.get(level, HOUSE) if on_lot else building.depot_kind(t, deed))


def next_building(game: Game, deed: int) -> Building:
    """What is built next on a deed."""
    return _word(building.next_building(game.state, game.edition.tables, deed))


def rent_rows(edition: Edition, deed: int) -> list[RentRow]:
    """The rents in the order in which they are printed."""
    return list(_lot_rows(edition, deed) if _is_lot(edition, deed) else _scale_rows(edition, deed))


def rows_now(game: Game, deed: int) -> list[int]:
    """The rows that hold now; none where no rent is asked."""
    s, t, edition = game.state, game.edition.tables, game.edition
    if not rent.rent_asked(s, t, deed):
        return []
    owner, group, level = s.owner[deed], t.deed_group[deed], s.level[deed]
    if not _is_lot(edition, deed):
        held = rent.counted_in_scale(s, t, owner, group)
        return [max(held - 1, 0), *([len(edition.rents(deed))] if level else [])]
    if level == 0:
        return [1 if rent.doubles_bare_lots(s, t, owner, group) else 0]
    return [k for k, row in enumerate(rent_rows(edition, deed)) if row.level == level]


def _lot_rows(edition: Edition, deed: int) -> Iterator[RentRow]:
    t, rents = edition.tables, edition.rents(deed)
    yield RentRow(when="alone", count=0, building="", level=0, amount=rents[0])
    yield RentRow(when="group", count=0, building="", level=0, amount=rents[0] * t.group_rent_factor)
    for level in (*range(1, t.max_houses + 1), *SINGLE):
        if level < len(rents):
            yield RentRow(
                when="built",
                count=1 if level in SINGLE else level,
                building=building_at(t, deed, level),
                level=level,
                amount=rents[level],
            )


def _scale_rows(edition: Edition, deed: int) -> Iterator[RentRow]:
    t = edition.tables
    for count, amount in enumerate(edition.rents(deed), 1):
        yield RentRow(when="held", count=count, building="", level=0, amount=amount)
    if t.deed_house[deed]:
        depot = building_at(t, deed, 1)
        yield RentRow(when="times", count=1, building=depot, level=1, amount=rent.depot_rent(t, 1))


def _is_lot(edition: Edition, deed: int) -> bool:
    return edition.tables.deed_kind[deed] == STREET


def _word(kind: int) -> Building:
    return cast("Building", BUILDINGS[kind])
