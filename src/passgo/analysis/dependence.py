"""How much the answer depends on who plays on: the same positions forecast by roll-outs of several bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from passgo.bots.evaluator import CERTAIN
from passgo.bots.registry import policy
from passgo.game import Game

from .forecast import Start
from .forms import Compiled

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
    states = [game.after(n).state for n in numbers]
    starts = (Start(game.edition, len(game.players), states, policy(bot), seed=seed) for bot in bots)
    first, *others = (_forecast(start, futures) for start in starts)
    found: list[Dependence] = []
    for other in others:
        apart = np.abs(other - first)
        same = (other.argmax(axis=1) == first.argmax(axis=1)).mean()
        found.append(Dependence(len(numbers), float(apart.mean()), float(apart.max()), float(same)))
    return tuple(found)


def _forecast(start: Start, futures: int) -> npt.NDArray[np.float64]:
    """Each seat's chance to win: positions × players."""
    found = Compiled(start)(
        [(n, future, 0, 0) for n in range(len(start.states)) for future in range(futures)]
    )
    return np.array(found).reshape(len(start.states), futures, -1).mean(axis=1) / CERTAIN
