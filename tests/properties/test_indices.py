"""No rule and no bot counts a row from its end: machine code does not look out for an index below 0."""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

import pytest

from passgo.bots.asking import PACE
from passgo.bots.fitted import new_memories
from passgo.bots.random_bot import choose_random
from passgo.bots.rng import WORDS, seed
from passgo.bots.rules_bot import choose_by_rules
from passgo.editions import edition_names, find_edition
from passgo.rules.base.deal import Deal
from passgo.rules.base.fields import FieldTable
from passgo.rules.base.state import SEATS, State
from passgo.rules.engine import MOST_MOVES
from passgo.rules.setup import start
from passgo.sim.driver import CAPPED, FINISHED, play
from properties.positions import MOODS, random_position
from properties.walk import is_over, make, random_code, random_step, refusal

T = TypeVar("T", bound=FieldTable)


class Row(list[int]):
    """A list that has no index below 0."""

    def __getitem__(self, index: Any) -> Any:
        assert isinstance(index, slice) or index >= 0, index
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        assert isinstance(index, slice) or index >= 0, index
        super().__setitem__(index, value)


def guarded(table: T) -> T:
    """A copy of a table whose rows have no index below 0."""
    twin = table.copy()
    for name, width in table.FIELDS.items():
        if width.cells:
            setattr(twin, name, Row(getattr(table, name)))
    return twin


def test_such_an_index_would_be_seen() -> None:
    s = guarded(State())
    with pytest.raises(AssertionError):
        s.cash[-1] += 1


@pytest.mark.parametrize("name", edition_names())
def test_random_moves_and_questions(name: str) -> None:
    E = guarded(find_edition(name).tables)
    for game in range(12):
        rng = Random(game)
        s = guarded(
            random_position(E, rng, rng.randint(E.min_players, E.max_players), MOODS[game % len(MOODS)])
        )
        for _ in range(150):
            if is_over(s):
                break
            step = random_step(s, E, rng)
            refusal(s, E, type(step)(random_code(s, E, rng)))
            make(s, E, step)


@pytest.mark.parametrize("name", edition_names())
def test_games_of_bots(name: str) -> None:
    E = guarded(find_edition(name).tables)
    for game in range(6):
        players = E.min_players + game % (E.max_players - E.min_players + 1)
        s = guarded(State())
        start(s, E, players)
        rng, dice = Row([0] * WORDS), Row([0] * WORDS)
        seed(rng, game)
        seed(dice, 1000 + game)
        bots = [choose_by_rules if (seat + game) % 3 else choose_random for seat in range(SEATS)]
        how = play(
            s,
            E,
            bots,
            new_memories(find_edition(name).tables, players),
            60 * players,
            Row([0] * PACE),
            Row([0] * MOST_MOVES),
            guarded(Deal()),
            rng,
            dice,
            False,
        )
        assert how in (FINISHED, CAPPED)
