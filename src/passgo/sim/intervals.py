"""How sure a count is."""

from __future__ import annotations

from math import sqrt
from typing import Final

import msgspec

Z95: Final = 1.959963984540054
"""The standard normal quantile of a two-sided interval of 95%."""


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A count out of a total, with the interval that holds the true share in 95 cases of 100."""

    count: int
    of: int
    share: float | None
    """None when nothing was counted."""
    low: float
    high: float


def wilson(count: int, of: int, z: float = Z95) -> Share:
    """A share with Wilson's score interval, which is sound near 0 and 1 too, and for few.

    E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal of the
    American Statistical Association 22 (1927); recommended by Brown, Cai and DasGupta, "Interval
    estimation for a binomial proportion", Statistical Science 16 (2001).
    """
    if of == 0:
        return Share(count, of, None, 0.0, 1.0)
    p = count / of
    middle = p + z * z / (2 * of)
    reach = z * sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    scale = 1 + z * z / of
    low = (middle - reach) / scale if count > 0 else 0.0
    high = (middle + reach) / scale if count < of else 1.0
    return Share(count, of, p, low, high)


def reach_of_mean(deviation: float, of: int, z: float = Z95) -> float:
    """Return how far the interval of the true mean reaches to either side of the mean of these values."""
    return z * deviation / sqrt(of) if of else 0.0
