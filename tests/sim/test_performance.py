"""A result is skill and luck, exactly; luck is zero in the long run; a decision is judged without hindsight."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, product
from pathlib import Path
from random import Random

import pytest

import golden
from passgo.analysis.forecast import Chances, PlayOn, Start, Try
from passgo.analysis.forms import fastest
from passgo.analysis.performance import KIND_OF, KINDS, NEAR, performances, weigh
from passgo.analysis.review import Reviewer
from passgo.analysis.review_results import SeatReview
from passgo.analysis.trial import Played, performance, rank_correlation, tables, variance_cut
from passgo.bots.evaluator import CERTAIN
from passgo.bots.registry import policy
from passgo.notation.records import Record
from passgo.rules.base import moves

GAMES = sorted(Path(next(iter(golden.__path__))).glob("*.toml"))


def any_forecast(start: Start) -> PlayOn:
    """Forecast at random: the parts add up whatever a forecast is worth."""

    def play_on(tries: Sequence[Try]) -> list[Chances]:
        draws = Random(str((start.seed, tries)))
        return [[draws.randrange(CERTAIN) for _ in range(start.players)] for _ in tries]

    return play_on


def counted(record: Record, futures: int = 0) -> list[SeatReview]:
    """The seats of a review with at least this many futures of each position, by bots; by chance alone if 0."""
    form = fastest if futures else any_forecast
    reviewer = Reviewer(record.replay(), policy("rules"), "rules", form)
    steps = reviewer.steps()
    while not reviewer.has_begun or reviewer.review().futures < futures:
        next(steps)
    return reviewer.review().seats


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_result_is_skill_and_luck(file: Path) -> None:
    for seat in counted(Record.read(file)):
        assert seat.at_first + seat.skill.mean + seat.luck.mean == pytest.approx(seat.at_last, abs=1e-9)
        parts = seat.choices.mean + seat.others.mean + seat.waits.mean
        assert parts == pytest.approx(seat.skill.mean, abs=1e-9)
        assert seat.dice.mean + seat.cards.mean == pytest.approx(seat.luck.mean, abs=1e-9)


ROLL = """
edition = "us1973"
players = ["Ann", "Bob"]
moves = '''
p1 roll
* dice {} {}
'''
[p1]
at = "ventnor_avenue"
cash = 900
deeds = ["st_james_place", "new_york_avenue", "tennessee_avenue"]
[p2]
at = "go"
cash = 700
deeds = ["boardwalk 4", "park_place 4"]
"""


def test_the_luck_of_all_ways_is_none() -> None:
    """Whatever falls is compared with the mean of all that may fall."""
    lucks = [
        counted(Record.parse(ROLL.format(*dice), "roll.toml"), 256)[0].luck
        for dice in product(range(1, 7), repeat=2)
    ]
    assert max(luck.mean for luck in lucks) > 0.04
    assert min(luck.mean for luck in lucks) < -0.2
    assert sum(luck.mean for luck in lucks) / 36 == pytest.approx(0, abs=0.012)


BUY, DECLINE = moves.code(moves.BUY, 0, 0), moves.code(moves.DECLINE, 0, 0)


def test_what_a_decision_lost_is_judged_by_the_other_half() -> None:
    """Two moves of which each is better in one half by luck alone: no loss. One that is better in both: that much."""
    lucky = [400_000, -400_000] * 4
    one = weigh(0, -1, [BUY, DECLINE], [lucky])
    assert one.lost == (-400_000, 0)
    assert one.spread == 0
    better = weigh(0, -2, [BUY, DECLINE], [[200_000] * 8])
    assert (better.lost, better.spread, better.variance) == ((200_000, 200_000), 200_000, 0)
    [performance] = performances(1, [better, one])
    assert (performance.decisions, performance.lost.mean) == (1, pytest.approx(0.2))
    assert [(kind.kind, kind.decisions) for kind in performance.kinds] == [("buying", 1)]


def test_near_equal_decisions_are_left_out() -> None:
    near, far = (
        weigh(0, -n, [BUY, DECLINE], [[round(share * CERTAIN)] * 8])
        for n, share in ((1, NEAR / 2), (2, -NEAR))
    )
    [performance] = performances(1, [near, far])
    assert (performance.decisions, performance.lost.mean) == (1, 0)


def test_all_that_is_done_before_a_roll_is_one_decision() -> None:
    """The one that could have been bettered most counts."""
    lost = [weigh(0, 7, [BUY, DECLINE], [[share * CERTAIN // 100] * 8]) for share in (3, 9, 5)]
    [performance] = performances(1, lost)
    assert (performance.decisions, performance.lost.mean) == (1, pytest.approx(0.09))


def test_a_roll_is_judged_by_what_was_left_undone_for_it() -> None:
    roll, build = moves.code(moves.ROLL, 0, 0), moves.code(moves.BUILD, 0, 3)
    assert weigh(0, 1, [roll, build], [[20_000] * 8]).kind == "building"
    assert weigh(0, 1, [build, roll], [[20_000] * 8]).kind == "building"
    assert set(KIND_OF.values()) | {"other"} == set(KINDS)


def test_orders_are_compared_by_rank() -> None:
    assert rank_correlation([1, 2, 3, 9], [10, 20, 30, 31]) == 1
    assert rank_correlation([1, 2, 3], [3, 2, 1]) == -1
    assert rank_correlation([1, 2, 3, 4], [2, 1, 4, 3]) == pytest.approx(0.6)


def test_luck_taken_off_leaves_less_to_vary() -> None:
    games = [
        Played(result=luck + skill, luck=luck, decisions=2, lost=0.1) for luck in (-2, 2) for skill in (-1, 1)
    ]
    assert variance_cut({"rules": games}) == pytest.approx(5)
    assert performance(games) == (pytest.approx(0.05), 0)


def test_every_bot_sits_in_every_round() -> None:
    seated = [bot for bots, _ in islice(tables("abcdefgh", 4, 1), 2) for bot in bots]
    assert sorted(seated) == list("abcdefgh")
