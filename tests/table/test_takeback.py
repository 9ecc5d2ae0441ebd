"""The moves that may be undone, found from the moves alone."""

from __future__ import annotations

import pytest

from passgo.game import Game
from passgo.table.state.takeback import Request, Takeback, last_decisions


def game(*lines: str) -> Game:
    played = Game("us1973", ["Ann", "Bob", "Cleo"])
    for line in lines:
        played.push_text(line)
    return played


def test_what_one_did_last_while_nobody_else_did_anything() -> None:
    played = game("p1 roll 2 4", "p1 decline")
    assert last_decisions(played).get(0) == Takeback(1, frozenset())
    assert last_decisions(played).get(1) is None


def test_what_others_did_since_is_undone_with_it() -> None:
    played = game("p1 roll 2 4", "p1 decline", "p2 bid 20", "p3 bid 30")
    assert last_decisions(played).get(0) == Takeback(3, frozenset({1, 2}))
    assert last_decisions(played).get(1) == Takeback(2, frozenset({2}))
    assert last_decisions(played).get(2) == Takeback(1, frozenset())


def test_never_past_chance() -> None:
    played = game("p1 roll 2 4")
    assert last_decisions(played).get(0) is None
    played.push_text("p1 buy\np2 roll 1 2")
    assert last_decisions(played).get(0) is None


def test_what_was_taken_back_is_no_move_any_more() -> None:
    played = game("p1 roll 2 4", "p1 decline", "p2 bid 20", "p3 bid 30", "* takeback 1")
    assert last_decisions(played).get(2) is None, "before the bid of p3 there is none of his"
    assert last_decisions(played).get(1) == Takeback(1, frozenset())
    played.push_text("* takeback 2")
    assert last_decisions(played).get(0) is None
    played.push_text("p1 buy")
    assert last_decisions(played).get(0) == Takeback(1, frozenset())


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_game_takes_back_what_is_said_here(seat: int) -> None:
    played = game("p1 roll 2 4", "p1 decline", "p2 bid 20", "p3 bid 30")
    back = last_decisions(played).get(seat)
    assert back is not None
    before = [
        game("p1 roll 2 4"),
        game("p1 roll 2 4", "p1 decline"),
        game("p1 roll 2 4", "p1 decline", "p2 bid 20"),
    ]
    played.push_text(f"* takeback {back.moves}")
    assert played.awaits == before[seat].awaits


def test_all_the_others_must_agree() -> None:
    asked = Request(seat=0, arose=7, moves=2, until=30.0)
    assert asked.waits_for(["b", "c"]) == ["b", "c"]
    assert asked._replace(agreed=frozenset({"b"})).waits_for(["b", "c"]) == ["c"]
