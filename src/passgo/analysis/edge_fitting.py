"""Training of the edges: what each kind of player makes of a position, learned from games that were watched.

The chances are a softmax, linear in all that is learned, so the best numbers are found by Newton's method.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from passgo.bots.stalemate import lasts_long
from passgo.rules.base.tables import Tables
from passgo.sim.edge import MOMENTS

from .edges import PERSON, Edges, trading
from .fitting import Floats
from .watched import Watched

Booleans = npt.NDArray[np.bool_]

ROUNDS: Final = (0, 5, 12, 25, 45)
LONG_ROUNDS: Final = (0, 16, 40, 80, 150)
"""The moments, in rounds, and those of a game that lasts long."""

STEPS: Final = 30
CLOSE: Final = 1e-5
CAUTION: Final = 3.0
"""How strongly a number is held to what it is without any evidence, in looks at which it would matter fully, …"""
LIKENESS: Final = 30.0
"""… and that of one edition to what it is in all of them together."""


class Lesson(NamedTuple):
    """Looks at games, as the softmax takes them."""

    inputs: Floats
    """Looks × seats × all that is learned."""
    strengths: Floats
    alive: Booleans
    won: Floats

    @classmethod
    def of(cls, moments: Sequence[int], seen: Watched, named: Sequence[str]) -> Self:
        """Return what there is to learn from looks. Each bot that is `named` is a kind of its own, the others are persons."""
        players = seen.seated.shape[1]
        rounds = seen.turns / players
        steps: list[list[float]] = np.eye(MOMENTS).tolist()
        at: Floats = np.array([np.interp(rounds, moments, step) for step in steps], float).T
        kinds = seen.seated[:, :, None] == np.array([PERSON, *named])
        kinds[:, :, 0] = ~kinds[:, :, 1:].any(2)
        trade: Floats = trading(seen.deals, rounds[:, None]) * kinds[:, :, 0]
        inputs = (
            _products(seen.strengths[:, :, None], at),
            _products(kinds, at),
            trade[:, :, None],
        )
        return cls(np.concatenate(inputs, axis=2), seen.strengths, seen.alive, seen.won)

    def said_by(self, numbers: Floats) -> Floats:
        """Return the chances: looks × seats."""
        held: Floats = np.where(self.alive, self.strengths + self.inputs @ numbers, -np.inf)
        power: Floats = np.exp(held - held.max(1, keepdims=True))
        return power / power.sum(1, keepdims=True)

    def slope_and_bend(self, numbers: Floats) -> tuple[Floats, Floats]:
        """Return how the log-likelihood rises with each number, and how that falls with each."""
        said = self.said_by(numbers)
        slope: Floats = np.tensordot(self.won - said, self.inputs, 2)
        mean: Floats = (self.inputs * said[:, :, None]).sum(1)
        spread: Floats = (self.inputs * np.sqrt(said)[:, :, None]).reshape(-1, len(numbers))
        return slope, spread.T @ spread - mean.T @ mean


def _products(inputs: Floats | Booleans, at: Floats) -> Floats:
    """Return looks × seats × (inputs of a seat, each at every moment)."""
    return (inputs[:, :, :, None] * at[:, None, None, :]).reshape(*inputs.shape[:2], -1)


def moments(E: Tables) -> tuple[int, ...]:
    """Return the rounds at which the edges of an edition are given."""
    return LONG_ROUNDS if lasts_long(E) else ROUNDS


def fit_edges(watched: Sequence[tuple[Tables, Watched]], named: Sequence[str]) -> list[Edges]:
    """Return the edges that fit these looks best, for each edition; where it was seen little, they are those of all."""
    lessons = [Lesson.of(moments(E), seen, named) for E, seen in watched]
    usual = best_numbers(lessons, np.zeros_like(lessons[0].inputs[0, 0]), CAUTION)
    return [
        edges_by(best_numbers([lesson], usual, LIKENESS), moments(E), named)
        for lesson, (E, _) in zip(lessons, watched, strict=True)
    ]


def edges_by(numbers: Floats, moments: Sequence[int], named: Sequence[str]) -> Edges:
    """Return the edges that these numbers mean."""
    position, *edges = (numbers[:-1].reshape(-1, MOMENTS) * 1000).round().tolist()
    kinds = {name: _thousandths(edge) for name, edge in zip([PERSON, *named], edges, strict=True)}
    of_trading = round(float(numbers[-1]), 3)
    return Edges([*moments], _thousandths(one + 1000 for one in position), kinds, of_trading)


def _thousandths(numbers: Iterable[float]) -> list[float]:
    return [number / 1000 for number in numbers]


def best_numbers(lessons: Sequence[Lesson], without: Floats, caution: float) -> Floats:
    """Return the numbers that say best who won, held to what they are `without` evidence."""
    found = without
    for _ in range(STEPS):
        parts = [lesson.slope_and_bend(found) for lesson in lessons]
        slope = sum(part[0] for part in parts) - caution * (found - without)
        bend = sum(part[1] for part in parts) + caution * np.eye(len(found))
        step = np.linalg.solve(bend, slope)
        found = found + step
        if np.abs(step).max() < CLOSE:
            break
    return found
