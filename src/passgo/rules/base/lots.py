"""Everything that can be auctioned, each as one number: the lot of an auction and of its events."""

from __future__ import annotations

from typing import Final

from .kernel import rule
from .state import NONE

# The kinds of lot, each by the number of the first: then one by one the deeds, the kinds of building,
# the companies, the Roll Three cards, the kinds of travel voucher, the keepable cards.
DEED: Final = 0
BUILDING: Final = 64  # one of a kind, in a shortage
ANY_SHARE: Final = 80  # one share, of the company that the winner names
SHARE: Final = 96
DOLLAR: Final = 112
ROLL: Final = 128
VOUCHER: Final = 176
CARD: Final = 192


@rule()
def lot_of(kind: int, index: int) -> int:
    """The lot of this kind and number."""
    return kind + index


@rule()
def kind_of(lot: int) -> int:
    """Of what kind a lot is."""
    if lot < BUILDING:
        return DEED
    if lot < ANY_SHARE:
        return BUILDING
    if lot < SHARE:
        return ANY_SHARE
    if lot < DOLLAR:
        return SHARE
    if lot < ROLL:
        return DOLLAR
    if lot < VOUCHER:
        return ROLL
    return VOUCHER if lot < CARD else CARD


@rule()
def index_of(lot: int) -> int:
    """Which of its kind it is."""
    return lot - kind_of(lot)


@rule("shortage-auction")
def building(lot: int) -> int:
    """The kind of building that is the lot, or NONE."""
    return index_of(lot) if kind_of(lot) == BUILDING else NONE
