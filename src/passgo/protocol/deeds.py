"""Title deeds: the rents as they are printed, which of them hold now, and what stands or is built next."""

from __future__ import annotations

from collections.abc import Iterator

from passgo.editions import Edition
from passgo.editions.basics import BuildingKind
from passgo.game import Game
from passgo.game.levels import SINGLE, built_on
from passgo.game.lot import BUILDINGS
from passgo.rules import building, rent
from passgo.rules.base.tables import STREET

from .printed import RentRow


def next_building(game: Game, deed: int) -> BuildingKind:
    """Return the next building on a deed."""
    return BUILDINGS[building.next_building(game.state, game.edition.tables, deed)]


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
            built = built_on(edition, deed, level)
            yield RentRow(
                when="built",
                count=built.count,
                building=built.building,
                level=level,
                amount=rents[level],
            )


def _scale_rows(edition: Edition, deed: int) -> Iterator[RentRow]:
    t = edition.tables
    for count, amount in enumerate(edition.rents(deed), 1):
        yield RentRow(when="held", count=count, building="", level=0, amount=amount)
    if t.deed_house[deed]:
        depot = built_on(edition, deed, 1)
        yield RentRow(
            when="times", count=depot.count, building=depot.building, level=1, amount=rent.depot_rent(t, 1)
        )


def _is_lot(edition: Edition, deed: int) -> bool:
    return edition.tables.deed_kind[deed] == STREET
