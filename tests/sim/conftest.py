"""Small runs that the tests of simulation share."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from e2e.conftest import browser, pytest_runtest_teardown  # noqa: F401 -- a fixture, and what ends it
from passgo.editions import Edition, find_edition
from passgo.sim.statistics import results
from passgo.sim.study import Study
from passgo.sim.tournament import Plan, RunOutcome, make_plan, run

LINE_UP = ("rules", "random", "rules")


def played(plan: Plan, threads: int = 1) -> RunOutcome:
    """Return the results of a plan on this many threads."""
    with ThreadPoolExecutor(threads) as executor:
        return run(plan, executor, threads, lambda _games: None)


def same(one: RunOutcome, other: RunOutcome) -> bool:
    """Every count and every game alike."""
    return (
        one.games == other.games
        and (one.rows == other.rows).all()
        and all(a.tobytes() == b.tobytes() for a, b in zip(one.tallies, other.tallies, strict=True))
    )


@pytest.fixture(scope="session")
def edition() -> Edition:
    return find_edition("us1973")


@pytest.fixture(scope="session")
def many(edition: Edition) -> RunOutcome:
    """Some hundred games in machine code, the seats taken in turn."""
    return played(make_plan(edition, LINE_UP, 301, seed=5, swap=True, most_turns=150))


@pytest.fixture(scope="session")
def study(edition: Edition, many: RunOutcome) -> Study:
    return results(edition, many)
