"""The things that can be traded: one row for each kind. The state, an offer and its content follow from this table.

Each side of an offer is a row of numbers, `s.give` and `s.take`, with a place for each kind: `s.give[things.DEEDS]`.
A place also has a name of its own, for bots and for positions: `s.give_deeds`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .fields import NamedCells, Range

NUMBER: Final = "number"  # how many of them
SET: Final = "set"  # which ones: a bit set
BY_COMPANY: Final = "by company"  # how many of each company: four bits a company


class Thing(NamedTuple):
    """A kind of thing that can be traded."""

    name: str
    form: str
    """How a place of a row holds it: NUMBER, SET or BY_COMPANY."""
    ids: str
    """The type of the ids that name it in an edition (`game.names`); empty for a number."""
    most: str
    """The name of the most that a place may hold (`game.state_check`)."""


TABLE: Final = (
    Thing("deeds", SET, "deed", "all_deeds"),
    Thing("shares", BY_COMPANY, "company", "all_shares"),
    Thing("dollars", NUMBER, "", "dollars"),  # Picsou dollars
    Thing("cards", SET, "kept", "all_kept"),  # of those that can be kept
    Thing("rolls", SET, "roll", "all_rolls"),  # Roll Three cards
    Thing(
        "vouchers", SET, "voucher", "all_vouchers"
    ),  # kinds of travel voucher; no edition lets them be traded
    Thing("cash", NUMBER, "", "any_amount"),
)
"""Every kind of thing, in the order in which an offer is written."""
DEEDS, SHARES, DOLLARS, CARDS, ROLLS, VOUCHERS, CASH = range(len(TABLE))
KINDS: Final = len(TABLE)


def named(side: str) -> NamedCells:
    """Return the name of each place of a side, `give` or `take`, and what it may hold."""
    return NamedCells({f"{side}_{thing.name}": Range(0, thing.most) for thing in TABLE})
