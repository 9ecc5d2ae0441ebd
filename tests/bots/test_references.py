"""The references stay what they are: a figure measured against them means the same for ever."""

from __future__ import annotations

import pytest

from passgo.bots.fitted import new_memories
from passgo.bots.registry import policy
from passgo.editions import find_edition
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import Records
from passgo.rules.base.state import SEATS, State
from passgo.sim.runs import RESULTS, SCRATCH, run_games

GAMES = 3


@pytest.mark.parametrize(
    ("edition", "bot", "players", "results"),
    [
        ("us1973", "rules", 4, [0, 276, 1091, 8, 0, 111, 473, 8, 0, 170, 685, 1]),
        ("fr2013-speed", "rules", 3, [0, 138, 528, 1, 0, 75, 395, 1, 0, 102, 470, 2]),
        ("picsou", "rules", 2, [0, 209, 873, 2, 0, 1005, 3540, 2, 0, 173, 848, 2]),
    ],
)
def test_a_reference_plays_the_games_it_has_always_played(
    edition: str, bot: str, players: int, results: list[int]
) -> None:
    """How each game ended, its turns, its moves, its winners."""
    played = [0] * (RESULTS * GAMES)
    E = find_edition(edition).tables
    run_games(
        Records([State(), State()]), Records([E]), Records([Deal()]), [policy(bot)] * SEATS,
        new_memories(E, players), players, 0, GAMES, 4000, [0] * SCRATCH, False, played,
    )  # fmt: skip
    assert played == results
