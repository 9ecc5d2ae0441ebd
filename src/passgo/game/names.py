"""Numbers to names: what the rules call by an index, by the id it has in an edition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from passgo.editions import Edition
from passgo.rules.base.cite import RULE_IDS
from passgo.rules.base.state import NONE
from passgo.rules.base.tables import BUS, MR_MONOPOLY

from .ids import seat_id
from .lot import BUILDINGS, lot_id

FACES: Final = {1: "1", 2: "2", 3: "3", BUS: "bus", MR_MONOPOLY: "mr_monopoly"}
"""The faces of the speed die."""

IDS: Final[dict[str, Callable[[Edition], tuple[str, ...]]]] = {
    "deed": lambda edition: edition.deeds,
    "space": lambda edition: edition.spaces,
    "group": lambda edition: edition.groups,
    "deck": lambda edition: edition.decks,
    "card": lambda edition: edition.cards,
    "company": lambda edition: edition.companies,
    "voucher": lambda edition: edition.vouchers,
    "roll": lambda edition: edition.rolls,
}
"""The ids of the things of an edition, by the type of an argument that names one."""

NAMES: Final[dict[str, Callable[[Edition, int], str]]] = {
    **{what: lambda edition, index, ids=ids: ids(edition)[index] for what, ids in IDS.items()},
    "seat": lambda edition, seat: seat_id(seat),
    "kept": lambda edition, kept: edition.cards[edition.tables.keep_card[kept]],
    "ticket": lambda edition, ticket: str(edition.tables.ticket_amount[ticket]),
    "building": lambda edition, building: BUILDINGS[building],
    "lot": lot_id,
    "rule": lambda edition, rule: RULE_IDS[rule],
    "face": lambda edition, face: FACES[face],
}
"""How every type is written that has names; all others are numbers."""


def named(edition: Edition, what: str, value: int) -> str | int:
    """The id of a thing of this type; empty where there is none. A number stays a number."""
    if what not in NAMES:
        return value
    return "" if value == NONE and what != "rule" else NAMES[what](edition, value)
