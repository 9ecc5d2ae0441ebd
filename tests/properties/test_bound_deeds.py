"""Which deeds may not change hands: asked for all at once and one by one."""

from __future__ import annotations

from random import Random

import pytest

from passgo.editions import edition_names, find_edition
from passgo.rules.trade import bound_deeds, deed_refusal
from properties.positions import MOODS, random_position

POSITIONS = 60


@pytest.mark.parametrize("name", edition_names())
def test_the_bound_deeds_are_those_that_are_refused_one_by_one(name: str) -> None:
    E = find_edition(name).tables
    rng = Random(7)
    seen: set[bool] = set()
    for number in range(POSITIONS):
        s = random_position(E, rng, rng.randint(E.min_players, E.max_players), MOODS[number % len(MOODS)])
        bound = bound_deeds(s, E)
        refused = [deed_refusal(s, E, deed) != 0 for deed in range(E.deeds)]
        assert [bool(bound >> deed & 1) for deed in range(E.deeds)] == refused
        seen.update(refused)
    assert seen == {True, False}
