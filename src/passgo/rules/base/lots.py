"""What can be put up for auction, each as one number: the lot of an auction and of its events."""

from __future__ import annotations

from typing import Final

A_BUILDING: Final = 64  # + kind of building, in a shortage; below: deeds
ANY_SHARE: Final = 80  # one share, of the company that the winner names
A_SHARE: Final = 96  # + company
A_DOLLAR: Final = 112
A_ROLL: Final = 128  # + Roll Three card
A_VOUCHER: Final = 176  # + kind
A_CARD: Final = 192  # + keepable card
