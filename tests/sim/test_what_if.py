"""The answers to the question of a position are compared in the same futures, until the best one is sure."""

from __future__ import annotations

import pytest

from passgo.analysis import what_if
from passgo.analysis.forecast import interpreted
from passgo.analysis.what_if import WhatIfQuestion, answers_to, weighed, weighings
from passgo.bots.rules_bot import choose_by_rules
from passgo.notation.records import Record

POSITION = """
edition = "us1973"
players = 3
[p1]
cash = 1500
at = "free_parking"
deeds = ["kentucky_avenue", "indiana_avenue"]
[p2]
cash = 1500
deeds = ["oriental_avenue", "vermont_avenue", "connecticut_avenue"]
[p3]
cash = 1500
"""


@pytest.fixture(autouse=True)
def few_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreted rollouts take a hundred times as long as others."""
    monkeypatch.setattr(what_if, "STAGES", (8, 16, 32))


def test_bands_grow_narrower_until_the_best_answer_is_sure() -> None:
    game = Record.parse(POSITION).replay()
    game.push_text("p1 roll 1 3")
    stages = [*weighings(game, choose_by_rules, interpreted, seed=1)]
    assert [one.futures for one in stages] == [8, 16, 32][: len(stages)]
    assert not stages[0].decided, "a few futures decide nothing"
    last = stages[-1]
    assert (last.seat, last.best) == ("p1", "p1 buy")
    assert {one.move for one in last.answers} == {"p1 buy", "p1 decline"}
    assert last.answers[0].chances[0].reach < stages[0].answers[0].chances[0].reach


def test_before_a_roll_another_who_may_act_can_wait() -> None:
    game = Record.parse(POSITION).replay()
    roll = game.parse("p1 roll").code
    built = answers_to(game, game.parse("p2 build oriental_avenue"))
    assert built[roll] == 0, "to wait is to let the other roll"
    assert built[game.parse("p2 build vermont_avenue").code] == roll, "and the same roll follows what is done"
    assert answers_to(game)[roll] == 0


def test_an_offer_is_accepted_or_refused() -> None:
    game = Record.parse(POSITION).replay()
    game.push_text("p1 offer p2 400 for oriental_avenue")
    assert sorted(game.text(type(game.moves[0])(code)) for code in answers_to(game)) == [
        "p2 accept",
        "p2 reject",
    ]


def test_a_question_with_one_answer_alone_is_refused() -> None:
    record = POSITION.replace("[p1]\ncash = 1500", "[p1]\ncash = 0")
    bare = "\n".join(line for line in record.splitlines() if not line.startswith("deeds"))
    with pytest.raises(ValueError, match="one answer alone"):
        next(weighed(WhatIfQuestion(bare), interpreted))
