"""The performance of bots, to compare that of people with. `levels.json` is made by `python -m passgo.analysis.level_trial`.

Two performances differ only if their intervals lie apart.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = Path(__file__).with_suffix(".json")

LEVELS: Final = ("strong", "steady", "easy")
"""The bots that people know, the best first."""


class BotPerformance(msgspec.Struct, frozen=True):
    """The performance of a bot: a loss by each decision that mattered, in thousandths of a win."""

    games: int
    mean: float
    reach: float


class BotPerformances(msgspec.Struct, frozen=True):
    """Bots that played one another at tables of four."""

    edition: str
    seed: int
    bots: dict[str, BotPerformance]


@cache
def bot_performances() -> BotPerformances:
    """Return what was measured."""
    return msgspec.json.decode(FILE.read_bytes(), type=BotPerformances)


def compared(mean: float, reach: float) -> tuple[str, str]:
    """Return the best level that a performance is surely better than, and the last one that it is surely worse than.

    Empty where there is none.
    """
    bots = bot_performances().bots
    better = [name for name in LEVELS if mean + reach < bots[name].mean - bots[name].reach]
    worse = [name for name in LEVELS if mean - reach > bots[name].mean + bots[name].reach]
    return next(iter(better), ""), next(reversed(worse), "")
