"""Whatever the game asks, there is a default answer; it is legal, and it brings the game on."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

from passgo.editions import edition_names, find_edition
from passgo.game import Game, default_move
from passgo.game.questions import KINDS
from passgo.notation import Record
from passgo.rules.base import moves
from passgo.rules.base.moves import QuestionKind

MOVES = 400
OFTEN = 0.7
"""One answer in this many is the default one; others are drawn, so that there is something to be asked about."""


def test_every_kind_of_question_has_a_default_answer() -> None:
    assert set(KINDS) == set(get_args(QuestionKind))
    for kind, question in KINDS.items():
        assert bool(question.default) == (kind not in ("chance", "over"))
        assert all(kind in moves.KINDS[answer].answers for answer in question.default)


WITH_A_PRICE_TO_NAME = [name for name in edition_names() if find_edition(name).tables.auction_opening_half]


@pytest.mark.parametrize(
    ("name", "banker"),
    [*((name, None) for name in edition_names()), *((name, "Zoe") for name in WITH_A_PRICE_TO_NAME)],
)
def test_it_is_legal_and_answers(name: str, banker: str | None) -> None:
    rng = Random(f"{name} {banker}")
    edition = find_edition(name)
    players = edition.tables.max_players - 1
    for _ in range(3):
        game = Game(edition, [f"P{n}" for n in range(players)], rolloff=True, banker=banker)
        for _ in range(MOVES):
            if game.is_over:
                break
            if game.chance_ways:
                game.push(game.draw(rng))
                continue
            seat = rng.choice(game.to_act)
            move = default_move(game, seat)
            assert game.awaits.answered_by(move.kind)
            assert game.why_not(move) is None
            if rng.random() > OFTEN:
                move = rng.choice(list(game.legal_moves(seat)))
            game.push(move)


@pytest.mark.parametrize("name", edition_names())
def test_a_game_of_default_moves_continues(name: str) -> None:
    """Nobody decides anything, and still every turn comes to its end."""
    rng = Random(name)
    game = Game(find_edition(name), ["Ann", "Bob", "Cleo"], rolloff=True)
    while game.state.turn_no < 60 and not game.is_over:
        asked = game.state.turn_no
        for _ in range(60):
            game.push(game.draw(rng) if game.chance_ways else default_move(game, game.to_act[0]))
            if game.is_over or game.state.turn_no > asked:
                break
        else:
            pytest.fail(f"turn {asked} never ends")


def test_somebody_who_is_not_asked_has_none() -> None:
    game = Game("us1973", ["Ann", "Bob"])
    with pytest.raises(ValueError, match="no decision to make"):
        default_move(game, 1)


DEBT = """
edition = "us1973"
players = ["Ann", "Bob"]
[p1]
cash = 10
at = "water_works"
deeds = ["oriental_avenue", "baltic_avenue", "tennessee_avenue"]
[p2]
deeds = ["boardwalk", "park_place"]
"""


def test_a_debtor_mortgages_in_the_order_of_the_board_and_no_more_than_they_must() -> None:
    game = Record.parse(DEBT).replay()
    game.push_text("p1 roll 4 5\np2 claim p1")
    made: list[str] = []
    while game.awaits.kind == "debt":
        made.append(game.text(default_move(game, 0)))
        game.push_text(made[-1])
    assert made == ["p1 mortgage baltic_avenue", "p1 mortgage oriental_avenue"]
    assert game.state.cash[0] == 10 + 30 + 50 - 70


PRISONER = """
edition = "us1973"
players = 2
moves = ""
[p1]
cash = {cash}
at = "jail"
jail_turn = {jail_turn}
cards = ["ch_get_out_of_jail"]
"""


@pytest.mark.parametrize(
    ("cash", "jail_turn", "answer"),
    [
        (40, 3, "p1 use ch_get_out_of_jail"),
        (50, 3, "p1 roll"),
        (40, 2, "p1 roll"),
    ],
)
def test_a_prisoner_keeps_a_card_until_the_fine_would_ruin_them(
    cash: int, jail_turn: int, answer: str
) -> None:
    game = Record.parse(PRISONER.format(cash=cash, jail_turn=jail_turn)).replay()
    assert game.text(default_move(game, 0)) == answer
