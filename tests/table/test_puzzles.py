"""Positions with one best answer, as the API tells them."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from passgo.analysis.puzzles.kept import kept_puzzles
from passgo.game.text.moves import parse_move
from passgo.notation import Record
from passgo.protocol.options import act_of
from passgo.table.games.puzzles import puzzle_list, puzzle_view

DAY = date(2026, 11, 28)


def test_the_list_names_the_position_of_the_day() -> None:
    found = puzzle_list(DAY)
    assert {one.id for one in found.puzzles} == {one.id for one in kept_puzzles().puzzles}
    assert found.of_day != puzzle_list(DAY + timedelta(1)).of_day
    assert found.of_day == puzzle_list(DAY).of_day
    levels = [one.level for one in found.puzzles]
    assert [*dict.fromkeys(levels)] == ["easy", "middling", "hard"]
    assert min(levels.count(level) for level in {*levels}) > 100


def test_a_position_tells_what_each_answer_leads_to() -> None:
    view = puzzle_view(puzzle_list(DAY).of_day)
    game = Record.parse(view.record).replay()
    assert view.n == len(game.moves) + 1
    best = next(one for one in view.answers if one.text == view.better)
    assert best.as_good
    assert best.cost.mean == 0
    assert [one for one in view.answers if one.cost.mean >= 3]


def test_the_answer_of_every_bot_can_be_pressed() -> None:
    for one in kept_puzzles().puzzles:
        game = Record.parse(one.record).replay()
        for text in one.bots.values():
            assert act_of(game, parse_move(text, game.edition)).text


def test_there_is_no_other() -> None:
    with pytest.raises(LookupError):
        puzzle_view("0123456789")
