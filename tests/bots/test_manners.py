"""A table that one likes to sit at: few refused offers and none twice, short auctions, and every game ends.

`bench/manners.py` measures the same over thousands of games.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

from passgo.bots.registry import LEVELS

GAMES = 12


@pytest.fixture(scope="module")
def manners() -> Any:
    file = Path(__file__).parents[2] / "bench" / "manners.py"
    spec = importlib.util.spec_from_file_location("manners", file)
    assert spec
    assert spec.loader
    module = sys.modules["manners"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("edition", ["us1973", "picsou"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_levels_do_not_pester_each_other_and_come_to_an_end(
    manners: Any, level: str, players: int, edition: str
) -> None:
    seen = manners.seen_in(edition, [level] * players, GAMES)
    (bot,) = seen.bots
    assert bot.rolls > 100
    assert bot.refused <= 0.3 * bot.rolls
    assert bot.repeated == 0
    assert bot.asked_back == 0
    assert seen.bids <= 5 * seen.auctions
    assert 50 * seen.long_auctions <= seen.auctions
    assert seen.too_long == 0


def test_levels_at_one_table_do_not_either(manners: Any) -> None:
    seen = manners.seen_in("us1973", ["strong", "steady", "easy", "steady", "strong"], GAMES)
    assert [bot.bot for bot in seen.bots] == ["strong", "steady", "easy"]
    assert all(bot.refused <= 0.3 * bot.rolls for bot in seen.bots)
    assert all(bot.repeated == bot.asked_back == 0 for bot in seen.bots)
    assert seen.bids <= 5 * seen.auctions
    assert seen.too_long == 0
