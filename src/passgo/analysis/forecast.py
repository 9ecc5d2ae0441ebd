"""Win probabilities: the mean of many short rollouts, each judged by the value network where it ends.

Every rollout has a number: positions that are played on with the same numbers meet the same dice,
so that their difference is less noisy than either (common random numbers).
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any, Final, Self

import msgspec
import numpy as np
import numpy.typing as npt

from passgo.bots.policy import Policy
from passgo.compiler.machine import NoCompiler, machine_policy
from passgo.editions import Edition
from passgo.rules.base.state import State
from passgo.sim.batch import Batch, Numbers
from passgo.sim.intervals import Z95

from .plain_forecast import PlainForecaster, PlainPositions, rows_of

Shares = npt.NDArray[np.float64]

TURNS: Final = 4
"""The turns of a rollout: as good as twelve, at half the price and a quarter of the variance."""
AT_ONCE: Final = 256
"""The rollouts that a thread plays at once."""


class GamePositions:
    """Positions of one game, from which rollouts begin."""

    def __init__(self, edition: Edition, players: int, states: Sequence[State]) -> None:
        """Raise NoCompiler where nothing runs compiled rules, UnsoundState for a state from which no game can continue."""
        self.edition, self.players = edition, players
        self.batch = Batch(edition, len(states), players, chance=True)
        for i, state in enumerate(states):
            self.batch.put(i, state)

    def alternatives(self, seats: npt.ArrayLike) -> list[Numbers]:
        """Return what a seat may do in each position, as numbers of moves; amounts at their lowest, without offers."""
        self.batch.list_moves(seats)
        return [self.batch.moves[i, :count].copy() for i, count in enumerate(self.batch.counts)]


class Forecaster:
    """Plays positions on, with the same bot in every seat."""

    def __init__(
        self, positions: GamePositions, bot: Policy, *, turns: int = TURNS, seed: int = 0, threads: int = 1
    ) -> None:
        """`turns`: the length of a rollout. The same seed gives the same figures. Raises BadBot, BadBatch."""
        self.positions, self._bot, self._turns, self._seed = positions, bot, turns, seed
        self._threads = ThreadPoolExecutor(threads)
        self._idle: SimpleQueue[Batch] = SimpleQueue()
        for _ in range(threads):
            self._idle.put(Batch(positions.edition, AT_ONCE, positions.players, chance=True))

    def play_on(
        self,
        sources: npt.ArrayLike,
        futures: npt.ArrayLike,
        codes: npt.ArrayLike = 0,
        then: npt.ArrayLike = 0,
    ) -> Shares:
        """Return each seat's chance to win after rollouts from positions `sources`, in `futures`: rollouts × players.

        A code that is not 0 is a move made first, and `then` another after it; one that is not legal is left out.
        """
        rows = rows_of(sources, futures, codes, then)
        cuts = range(AT_ONCE, len(rows[0]), AT_ONCE)
        return np.concatenate([*self._threads.map(self._chunk, *(np.split(row, cuts) for row in rows))])

    def _chunk(self, sources: Numbers, futures: Numbers, codes: Numbers, then: Numbers) -> Shares:
        batch = self._idle.get()
        try:
            return self._play_on(batch, sources, futures, codes, then)
        finally:
            self._idle.put(batch)

    def _play_on(
        self, batch: Batch, sources: Numbers, futures: Numbers, codes: Numbers, then: Numbers
    ) -> Shares:
        count = len(sources)
        padding = (0, AT_ONCE - count)
        batch.take(np.pad(sources, padding, mode="edge"), of=self.positions.batch)
        for made in (codes, then):
            if made.any():
                batch.list_moves()
                batch.step(np.pad(made, padding))
        batch.vary(self._seed, np.pad(futures, padding, mode="edge"))
        batch.roll_out([self._bot], turns=self._turns)
        return batch.chances[:count]


def positions_of(
    edition: Edition, players: int, states: Sequence[State], bot: Policy
) -> GamePositions | PlainPositions:
    """Return positions of one game, for the compiled forecaster, or for the interpreted one where this bot is not compiled.

    Raise UnsoundState for a state from which no game can continue, and BadBot.
    """
    try:
        machine_policy(bot)
    except NoCompiler:
        return PlainPositions(edition, players, states)
    return GamePositions(edition, players, states)


def forecaster_from(
    positions: GamePositions | PlainPositions,
    bot: Policy,
    *,
    turns: int = TURNS,
    seed: int = 0,
    threads: int = 1,
) -> Forecaster | PlainForecaster:
    """Return the forecaster of these positions; see `Forecaster`. An interpreted one uses one thread."""
    if isinstance(positions, PlainPositions):
        return PlainForecaster(positions, bot, turns=turns, seed=seed)
    return Forecaster(positions, bot, turns=turns, seed=seed, threads=threads)


class Estimate(msgspec.Struct, frozen=True):
    """A mean, and how far to either side the interval reaches that holds the true one in 95 cases of 100."""

    mean: float
    reach: float

    @classmethod
    def of(cls, samples: npt.NDArray[Any]) -> Self:
        """Return the estimate from independent samples."""
        count = len(samples)
        spread = float(samples.std(ddof=1)) if count > 1 else 0.0
        return cls(float(samples.mean()), Z95 * spread / count**0.5)
