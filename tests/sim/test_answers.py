"""The answers to a decision: the best of each kind is measured, and the best of them is the best surely."""

from __future__ import annotations

from passgo.analysis.answers import ALTERNATIVES, Measured, promising
from passgo.rules.base import moves

BUY, DECLINE, ROLL = (moves.code(kind, 0, 0) for kind in (moves.BUY, moves.DECLINE, moves.ROLL))


def test_the_best_of_each_kind_is_promising() -> None:
    builds = [moves.code(moves.BUILD, 0, deed) for deed in range(3)]
    pledges = [moves.code(moves.MORTGAGE, 0, deed) for deed in range(2)]
    others = [ROLL, *builds, *pledges]
    found = promising(7, others, [1, 5, 9, 2, -4, -3])
    assert found == (9, 7, [builds[1], ROLL, pledges[1]])
    kinds = [moves.BUY, moves.DECLINE, moves.ROLL, moves.FINE]
    many = promising(7, [moves.code(kind, 0, 0) for kind in kinds], [1, 2, 3, 4])
    assert len(many.others) == ALTERNATIVES


def measured(better: list[int], another: list[int]) -> Measured:
    """Two players; the second's chances are of no account."""
    rows = [[0, 0, 0, 0], better, another]
    return Measured(
        0,
        BUY,
        {code: [[chance, 9] for chance in row] for code, row in zip((DECLINE, BUY, ROLL), rows, strict=True)},
    )


def test_another_answer_is_the_best_only_if_it_surely_is() -> None:
    promised = [100, 110, 90, 100]
    assert measured(promised, [200, 211, 189, 200]).best == ROLL
    assert measured(promised, [500, 0, 0, 10]).best == BUY  # its mean is higher, by chance perhaps


def test_answers_stand_in_the_order_of_the_rules_whatever_was_made() -> None:
    answers = measured([100, 110, 90, 100], [0, 0, 0, 0]).answers(str)
    assert [answer.move for answer in answers] == [*map(str, sorted([DECLINE, BUY, ROLL]))]


def test_the_best_leads_by_points_and_by_standard_errors() -> None:
    sure = measured([40_000] * 4, [9_000] * 4)
    assert sure.leads_by(0.03, 3)
    assert not sure.leads_by(0.05, 3)
    assert not measured([90_000, 0, 90_000, 0], [9_000] * 4).leads_by(0.03, 3)
