"""How seats and hands are written: `p1` to `p8`, `bank`, `estate`, and `*` for chance and the table."""

from __future__ import annotations

from typing import Final

from passgo.rules.base.state import BANK, ESTATE, SEATS, TABLE

SEAT_IDS: Final = tuple(f"p{seat + 1}" for seat in range(SEATS))

_HANDS: Final = {**dict(enumerate(SEAT_IDS)), BANK: "bank", ESTATE: "estate", TABLE: "*"}


def seat_id(seat: int) -> str:
    """Return the id of a seat or another hand: 0 is `p1`. Raises KeyError if there is no such hand."""
    return _HANDS[seat]
