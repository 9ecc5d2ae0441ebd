"""The levels with which the play of people is compared."""

from __future__ import annotations

from itertools import pairwise

import pytest

from passgo.analysis.level_trial import BOTS, EDITION, SEED
from passgo.analysis.levels import LEVELS, bot_performances, compared


def test_the_measured_bots_are_those_that_the_command_measures() -> None:
    measured = bot_performances()
    assert (measured.edition, measured.seed) == (EDITION, SEED)
    assert {*measured.bots} == {*BOTS}
    means = [one.mean for one in measured.bots.values()]
    assert means == sorted(means)


def test_the_levels_can_be_told_apart() -> None:
    measured = bot_performances().bots
    for better, worse in pairwise(LEVELS):
        assert measured[better].mean + measured[better].reach < measured[worse].mean - measured[worse].reach


@pytest.mark.parametrize(
    ("above", "below", "expected"),
    [("strong", "steady", ("steady", "strong")), ("easy", "", ("", "easy")), ("", "strong", ("strong", ""))],
)
def test_a_sure_figure_stands_between_two_levels(above: str, below: str, expected: tuple[str, str]) -> None:
    measured = bot_performances().bots
    low = measured[above].mean + measured[above].reach if above else -1.0
    high = measured[below].mean - measured[below].reach if below else 60.0
    assert compared((low + high) / 2, (high - low) / 2 - 0.05) == expected
    wider = compared((low + high) / 2, (high - low) / 2 + 0.05)
    assert wider != expected


def test_an_unsure_figure_stands_nowhere() -> None:
    assert compared(9.0, 30.0) == ("", "")
