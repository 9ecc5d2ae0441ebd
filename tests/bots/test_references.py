"""The references stay what they are: a figure measured against them means the same for ever."""

from __future__ import annotations

import pytest

from passgo.bots.fitted import new_memories
from passgo.bots.registry import policy
from passgo.editions import find_edition
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import Records
from passgo.rules.base.state import SEATS, State
from passgo.sim.driver import SCRATCH
from passgo.sim.runs import RESULTS, run_games

GAMES = 3


@pytest.mark.parametrize(
    ("edition", "bot", "players", "results"),
    [
        ("us1973", "rules", 4, [0, 276, 1091, 8, 0, 111, 473, 8, 0, 170, 685, 1]),
        ("fr2013-speed", "rules", 3, [0, 138, 528, 1, 0, 75, 395, 1, 0, 102, 470, 2]),
        ("picsou", "rules", 2, [0, 209, 873, 2, 1, 400, 1485, 0, 0, 173, 848, 2]),
        ("us1973", "simple", 3, [1, 400, 1343, 0, 1, 400, 1335, 0, 0, 144, 579, 2]),
        ("us1973", "refuser", 3, [0, 155, 644, 1, 0, 130, 521, 2, 0, 242, 867, 1]),
        ("us1973", "never-trader", 3, [0, 373, 1360, 4, 1, 400, 1369, 0, 0, 244, 870, 1]),
        ("us1973", "fixed-price", 3, [0, 129, 577, 2, 0, 157, 665, 1, 0, 166, 796, 4]),
        ("us1973", "builder", 3, [0, 189, 807, 4, 0, 115, 497, 1, 0, 316, 1298, 2]),
        ("us1973", "never-buyer", 3, [0, 73, 456, 1, 0, 147, 814, 4, 0, 165, 904, 2]),
        ("us1973", "low-bidder", 3, [0, 117, 553, 2, 0, 121, 628, 1, 0, 108, 516, 2]),
        ("us1973", "pumper", 3, [0, 212, 930, 1, 0, 178, 799, 1, 0, 283, 1078, 4]),
        ("us1973", "hoarder", 3, [0, 132, 610, 1, 0, 141, 720, 1, 0, 76, 434, 2]),
        ("us1973", "never-claimer", 3, [0, 187, 817, 2, 0, 138, 615, 2, 0, 144, 571, 2]),
    ],
)
def test_a_reference_plays_the_games_it_has_always_played(
    edition: str, bot: str, players: int, results: list[int]
) -> None:
    """How each game ended, its turns, its moves, its winners."""
    played = [0] * (RESULTS * GAMES)
    E = find_edition(edition).tables
    run_games(
        Records([State(), State()]), Records([E]), Records([Deal()]), [policy(bot), policy("rules"), *[policy(bot)] * (SEATS - 2)],
        new_memories(E, players), players, 0, GAMES, 400, [0] * SCRATCH, False, played,
    )  # fmt: skip
    assert played == results
