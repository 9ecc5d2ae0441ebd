"""Intervals against published values; Wilson's also against a count of what it promises."""

from __future__ import annotations

from math import comb

import pytest

from passgo.sim.intervals import mean_of, ratio_of, student, wilson


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


@pytest.mark.parametrize(("freedom", "exact"), [(4, 2.776), (9, 2.262), (30, 2.042), (120, 1.980)])
def test_few_values_are_less_sure(freedom: int, exact: float) -> None:
    """Student's t, 0.975: NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2."""
    assert student(freedom) == pytest.approx(exact, rel=0.02)


def test_a_mean_is_as_sure_as_its_values_are_alike() -> None:
    found = mean_of([4.0, 6.0, 5.0, 7.0, 3.0])
    assert found.mean == 5.0
    assert found.reach == pytest.approx(student(4) * (2.5 / 5) ** 0.5)
    assert mean_of([5.0] * 9).reach == 0.0


def test_a_ratio_weighs_large_places_more() -> None:
    found = ratio_of([10.0, 1.0], [100, 1])
    assert found.mean == pytest.approx(11 / 101)
    assert ratio_of([1.0, 2.0, 3.0], [10, 20, 30]).reach == pytest.approx(0)
    assert ratio_of([], []) == (0.0, 0.0)
