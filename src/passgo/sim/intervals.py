"""How sure a count or a mean is."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt
from typing import Final, NamedTuple

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


class Mean(NamedTuple):
    """A mean, and how far to either side the interval reaches that holds the true one in 95 cases of 100."""

    mean: float
    reach: float


def mean_of(values: Sequence[float]) -> Mean:
    """Return the mean of some values. Of a single one nobody knows how sure it is: its reach is 0."""
    return ratio_of(values, [1] * len(values))


def ratio_of(totals: Sequence[float], weights: Sequence[int]) -> Mean:
    """Return the sum of `totals` for each of the sum of `weights`, as sure as the ratio is alike in all places.

    The ratio estimator: W. G. Cochran, "Sampling Techniques", 3rd edition (1977), section 6.3.
    """
    whole = sum(weights)
    if not whole:
        return Mean(0.0, 0.0)
    ratio = sum(totals) / whole
    rests = [total - ratio * weight for total, weight in zip(totals, weights, strict=True)]
    return Mean(ratio, student(len(rests) - 1) * sqrt(variance(rests) * len(rests)) / whole)


def variance(values: Sequence[float]) -> float:
    """Return the variance of some values; 0 of a single one."""
    middle = fsum(values) / len(values)
    return sum((one - middle) ** 2 for one in values) / max(len(values) - 1, 1)


def student(freedom: int) -> float:
    """Return Student's quantile of a two-sided interval of 95%, within 2% from 4 degrees of freedom on.

    M. Abramowitz and I. Stegun, "Handbook of Mathematical Functions" (1964), 26.7.5.
    """
    z, n = Z95, max(freedom, 1)
    return z + (z**3 + z) / (4 * n) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
