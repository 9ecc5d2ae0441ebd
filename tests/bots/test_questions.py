"""The page of questions and moves, which is made from the register."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from passgo.bots.publish import QUESTIONS, choices, field_meanings, page
from passgo.rules.base import frames, moves
from passgo.rules.base.state import State

DOCS = Path(__file__).parents[2] / "docs"


def test_the_published_questions_are_those_of_the_register() -> None:
    """Regenerate them with `python -m passgo.bots.publish`."""
    assert (DOCS / "questions.md").read_text(encoding="utf-8") == page()


def test_every_question_that_is_asked_has_its_row() -> None:
    rows = QUESTIONS | choices()
    assert set(rows) == set(get_args(moves.QuestionKind)) - {"chance", "over"}
    for asked in rows.values():
        assert isinstance(getattr(frames, asked.frame), int)
        assert not asked.at or isinstance(getattr(frames, asked.at), int)
        assert set(asked.fields) <= set(State.OTHER_NAMES)
        assert all(name.startswith(asked.frame.lower()) for name in asked.fields)
    assert all(field_meanings()[name] for asked in rows.values() for name in asked.fields)


def test_each_word_of_a_choice_is_a_field_of_one() -> None:
    fields = {name for asked in choices().values() for name in asked.fields}
    assert fields == {name for name in State.OTHER_NAMES if name.startswith("choice_")} - {"choice_what"}
