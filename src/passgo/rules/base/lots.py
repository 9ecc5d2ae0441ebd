"""What can be put up for auction, each as one number: the lot of an auction and of its events."""

from __future__ import annotations

from typing import Final

from .kernel import rule
from .state import NONE

A_BUILDING: Final = 64  # + kind of building, in a shortage; below: deeds
ANY_SHARE: Final = 80  # one share, of the company that the winner names
A_SHARE: Final = 96  # + company
A_DOLLAR: Final = 112
A_ROLL: Final = 128  # + Roll Three card
A_VOUCHER: Final = 176  # + kind
A_CARD: Final = 192  # + keepable card


@rule("shortage-auction")
def building(lot: int) -> int:
    """The kind of building that is the lot, or NONE."""
    return lot - A_BUILDING if A_BUILDING <= lot < ANY_SHARE else NONE
