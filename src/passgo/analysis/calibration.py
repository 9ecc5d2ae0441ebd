"""Forecasts checked: of events given a 70% chance, 70% should happen.

Games are played by bots to some turn; there the forecast is made, and then each game is played to its end with other
dice. The forecast is compared with the result.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from passgo.bots.policy import Policy
from passgo.editions import Edition
from passgo.sim.batch import Batch
from passgo.sim.intervals import wilson
from passgo.sim.report import Tenth

from .fitting import Floats, by_tenths
from .forecast import TURNS

LANES: Final = 250
"""Games that are played at once, all to the same turn."""
STEP: Final = 7
"""From the turn of some to that of the next; no common factor with the turns of all."""
LAST: Final = 45
"""Forecasts are made after this many rounds at the latest."""
MOST_TURNS: Final = 4_000
"""A game that is not over then is left out."""


def calibrate(
    edition: Edition,
    players: int,
    bot: Policy,
    games: int,
    *,
    futures: int = 64,
    seed: int = 0,
    report: Callable[[int], None] = lambda _: None,
) -> tuple[Tenth, ...]:
    """Forecast this many games, each at one moment, and play them to their end; `report` gets the games done.

    Raises BadBot, NoCompiler.
    """
    said: list[Floats] = []
    won: list[Floats] = []
    for first in range(0, games, LANES):
        count = min(LANES, games - first)
        turns = 1 + first // LANES * STEP % (LAST * players)
        for found, part in zip(
            (said, won), _forecasts(edition, players, bot, count, turns, futures, (seed, first)), strict=True
        ):
            found.append(part)
        report(first + count)
    return tuple(
        Tenth(one.said, wilson(round(one.won * one.seats), one.seats))
        for one in by_tenths(np.concatenate(said), np.concatenate(won))
    )


def _forecasts(
    edition: Edition, players: int, bot: Policy, games: int, turns: int, futures: int, seeds: tuple[int, int]
) -> tuple[Floats, Floats]:
    """Return the forecast for each seat still in play after this many turns, and whether it won, for games that ended."""
    begun = Batch(edition, games, players, seed=sum(seeds))
    begun.roll_out([bot], turns=turns)
    lanes = np.arange(games)
    future = Batch(edition, games, players, most_turns=MOST_TURNS)
    said = np.zeros((games, players))
    for k in range(futures + 1):
        future.take(lanes, of=begun)
        future.vary(seeds[0], (seeds[1] + lanes) * (futures + 1) + k)
        future.roll_out([bot], turns=TURNS if k < futures else 0)
        if k < futures:
            said += future.chances / futures
    winners = future.winners[:, None] >> np.arange(players) & 1
    won = winners / np.maximum(winners.sum(1, keepdims=True), 1)
    counted = (said > 0) & (winners.any(1) & (begun.ended == 0))[:, None]
    return said[counted], won[counted]
