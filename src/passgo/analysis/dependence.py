"""How much the answer depends on who plays on: the same positions forecast by roll-outs of several bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from passgo.bots.registry import policy
from passgo.game import Game

from .forecast import TURNS, Forecaster, GamePositions, Shares

EVERY: Final = 8
"""Moves from one position that is looked at to the next."""
FUTURES: Final = 256


class Dependence(NamedTuple):
    """How far the forecasts of a game by one bot are from those by another."""

    positions: int
    mean: float
    """Of the differences of a seat's chance, without their sign."""
    most: float
    agreed: float
    """In this share of the positions both have the same favourite."""


def differences(
    game: Game, bots: Sequence[str], *, futures: int = FUTURES, seed: int = 0
) -> tuple[Dependence, ...]:
    """How far each bot but the first is from the first. Raises UnknownBot, BadBot, NoCompiler."""
    numbers = [0, *(place + 1 for place in game.in_effect)][::EVERY]
    positions = GamePositions(game.edition, len(game.players), [game.after(n).state for n in numbers])
    first, *others = (_forecast(positions, len(numbers), bot, futures, seed) for bot in bots)
    found: list[Dependence] = []
    for other in others:
        apart = np.abs(other - first)
        same = (other.argmax(axis=1) == first.argmax(axis=1)).mean()
        found.append(Dependence(len(numbers), float(apart.mean()), float(apart.max()), float(same)))
    return tuple(found)


def _forecast(positions: GamePositions, count: int, bot: str, futures: int, seed: int) -> Shares:
    """Each seat's chance to win: positions × players."""
    forecaster = Forecaster(positions, policy(bot), turns=TURNS, seed=seed)
    sources = np.repeat(np.arange(count), futures)
    found = forecaster.play_on(sources, np.tile(np.arange(futures, dtype=np.int64), count))
    return found.reshape(count, futures, -1).mean(axis=1)
