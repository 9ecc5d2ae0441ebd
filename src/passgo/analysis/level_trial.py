"""Measures the performance of bots that people are compared with: eight of them, drawn for tables of four.

They are the levels of the lobby, `rules`, and four baselines that play more like people.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import islice
from typing import Final

import msgspec
from rich.progress import track

from passgo.bots.registry import policy
from passgo.editions import find_edition

from .forecast import BOT
from .levels import FILE, LEVELS, BotPerformance, BotPerformances
from .trial import Played, performance, reviewed, tables

EDITION: Final = "us1973"
BOTS: Final = ("steady", "rules", "easy", "simple", "strong", "builder", "refuser", "fixed-price")
GAMES: Final = 200
SEED: Final = 1
THOUSANDTHS: Final = 1000


def measure() -> BotPerformances:
    """Play and review the games."""
    edition, bot = find_edition(EDITION), policy(BOT)
    played: defaultdict[str, list[Played]] = defaultdict(list)
    for seated, seed in track([*islice(tables(BOTS, 4, SEED), GAMES)], EDITION):
        for name, one in reviewed(edition, EDITION, seated, seed, bot):
            played[name].append(one)
    measured = {name: _figures(games) for name, games in played.items()}
    return BotPerformances(EDITION, SEED, dict(sorted(measured.items(), key=lambda each: each[1].mean)))


def _figures(games: list[Played]) -> BotPerformance:
    found = performance(games)
    return BotPerformance(len(games), round(THOUSANDTHS * found.mean, 1), round(THOUSANDTHS * found.reach, 1))


if __name__ == "__main__":
    assert {*LEVELS} <= {*BOTS}
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(measure()), indent=1) + b"\n")
