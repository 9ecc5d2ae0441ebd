"""Win probabilities: the mean of many short rollouts, each judged by the value network where it ends.

Every rollout has a number: positions that are played on with the same numbers meet the same dice,
so that their difference is less noisy than either (common random numbers).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Self, cast

import msgspec

from passgo.bots.evaluator import CERTAIN
from passgo.bots.fitted import new_memories
from passgo.bots.policy import Policy
from passgo.editions import Edition
from passgo.game import Game
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import Records
from passgo.rules.base.state import SEATS, State
from passgo.sim.edge import AS_TRAINED
from passgo.sim.futures import SCRATCH, play_futures
from passgo.sim.intervals import Z95

from .edges import edges_of

TURNS: Final = 4
"""The turns of a rollout: as good as twelve, at half the price and a quarter of the variance."""
FUTURES: Final = 512
"""The rollouts from a position whose chances are asked for, if nobody says otherwise."""
BOT: Final = "rules"
"""The bot that plays on, if nobody says otherwise."""
LONGEST: Final = 1 << 30
"""Turns at which a game would be cut."""


class Start(NamedTuple):
    """Positions of one game from which rollouts begin, and how they are played."""

    edition: Edition
    players: int
    states: Sequence[State]
    bot: Policy
    """In every seat."""
    turns: int = TURNS
    seed: int = 0
    """The same seed gives the same figures."""
    edges: Sequence[Sequence[int]] = ()
    """A row for each position: who sits there (`edges.edges_of`). None: the bots that the value network knows."""

    @property
    def rows_of_edges(self) -> Sequence[Sequence[int]]:
        """Return a row for each position."""
        return self.edges or [AS_TRAINED] * len(self.states)


Try = tuple[int, int, int, int]
"""A rollout, as `sim.futures` takes it: the position, the future, a move that is made first, and another after it (or 0)."""
Chances = list[int]
"""Each seat's chance to win, of `CERTAIN`."""
PlayOn = Callable[[Sequence[Try]], list[Chances]]
"""Makes rollouts, and returns the chances at the end of each."""
Form = Callable[[Start], PlayOn]
"""A way in which the rules run (`analysis.forms`). Raises BadBot."""


def interpreted(start: Start) -> PlayOn:
    """Return rollouts in the form that is always there, some hundred times slower than any other."""
    E = start.edition.tables
    edges = [[*row] for row in start.rows_of_edges]
    given = (
        Records(start.states), Records([State()]), Records([E]), Records([Deal()]), [start.bot] * SEATS,
        new_memories(E, start.players), start.seed, start.turns, LONGEST,
    )  # fmt: skip

    def play_on(tries: Sequence[Try]) -> list[Chances]:
        chances = [[0] * SEATS for _ in tries]
        play_futures(*given, cast("list[list[int]]", tries), edges, chances, [0] * SCRATCH)
        return [row[: start.players] for row in chances]

    return play_on


class Estimate(msgspec.Struct, frozen=True):
    """A mean, and how far to either side the interval reaches that holds the true one in 95 cases of 100."""

    mean: float
    reach: float

    @classmethod
    def of(cls, samples: Sequence[int]) -> Self:
        """Return the estimate of a chance from independent samples, of `CERTAIN`."""
        return cls.of_sums(len(samples), sum(samples), sum(sample * sample for sample in samples))

    @classmethod
    def of_sums(cls, count: int, total: int, squares: int) -> Self:
        """Return it from the sum of the samples and that of their squares."""
        variance = (squares - total * total / count) / (count - 1) if count > 1 else 0.0
        return cls(total / count / CERTAIN, Z95 * (max(variance, 0.0) / count) ** 0.5 / CERTAIN)


def chances(
    game: Game,
    bot: Policy,
    form: Form,
    *,
    seated: Sequence[str] = (),
    turns: int = TURNS,
    futures: int = FUTURES,
    seed: int = 0,
) -> list[Estimate]:
    """Return each seat's chance to win, for the players who are `seated`, as `edges_of` takes them. Raises BadBot."""
    edges = edges_of(game, seated)
    play_on = form(Start(game.edition, len(game.players), [game.state], bot, turns, seed, [edges]))
    return [*map(Estimate.of, zip(*play_on([(0, future, 0, 0) for future in range(futures)]), strict=True))]
