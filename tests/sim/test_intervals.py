"""Wilson's interval against published values, and against a count of what it promises."""

from __future__ import annotations

from math import comb

import pytest

from passgo.sim.intervals import wilson


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_published_values(count: int, of: int, low: float, high: float) -> None:
    """Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17 (1998)."""
    found = wilson(count, of)
    assert found.share == pytest.approx(count / of)
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.00005)


def test_nothing_counted_says_nothing() -> None:
    nothing = wilson(0, 0)
    assert (nothing.share, nothing.low, nothing.high) == (None, 0.0, 1.0)


def test_all_and_none_reach_the_ends() -> None:
    assert wilson(0, 7).low == 0.0
    assert wilson(7, 7).high == 1.0
    assert wilson(7, 7).low == pytest.approx(1 - wilson(0, 7).high)


@pytest.mark.parametrize("truth", [0.05, 0.25, 0.5])
def test_it_holds_the_truth_about_as_often_as_it_says(truth: float) -> None:
    """Added up over every outcome of 400 games."""
    of = 400
    holds = sum(
        comb(of, k) * truth**k * (1 - truth) ** (of - k)
        for k in range(of + 1)
        if wilson(k, of).low <= truth <= wilson(k, of).high
    )
    assert holds == pytest.approx(0.95, abs=0.015)
