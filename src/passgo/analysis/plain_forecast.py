"""The same forecasts without the compiler: the same loops, interpreted, some hundred times slower."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from passgo.bots.asking import PACE
from passgo.bots.evaluator import CERTAIN
from passgo.bots.fitted import new_memories
from passgo.bots.policy import Policy
from passgo.bots.rng import WORDS
from passgo.editions import Edition
from passgo.game.state_check import check_state
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import Records
from passgo.rules.base.state import SEATS, State
from passgo.rules.engine import MOST_MOVES
from passgo.sim import lanes as loops
from passgo.sim.batch import LONGEST, Numbers
from passgo.sim.driver import make

Shares = npt.NDArray[np.float64]

SCRATCH: Final = MOST_MOVES + PACE


def rows_of(*given: npt.ArrayLike) -> tuple[Numbers, ...]:
    """Return each of these as a row of whole numbers, all of one length."""
    return tuple(np.broadcast_arrays(*(np.asarray(one, np.int64) for one in given)))


class PlainPositions:
    """Positions of one game, as `GamePositions` has them."""

    def __init__(self, edition: Edition, players: int, states: Sequence[State]) -> None:
        """Raise UnsoundState for a state from which no game can continue."""
        self.edition, self.players, self.states = edition, players, states
        for state in states:
            check_state(state, edition)

    def alternatives(self, seats: npt.ArrayLike) -> list[Numbers]:
        """Return what a seat may do in each position, as `GamePositions.alternatives` says."""
        E = self.edition.tables
        found: list[Numbers] = []
        for state, seat in zip(self.states, np.asarray(seats).tolist(), strict=True):
            row, room = [0] * loops.COLUMNS, [0] * MOST_MOVES
            row[loops.SEAT] = seat
            loops.list_moves(state, E, row, room)
            found.append(np.array(room[: row[loops.COUNT]], np.int64))
        return found


class PlainForecaster:
    """Plays positions on, as `Forecaster` does: from the same seed it gives the same figures."""

    def __init__(self, positions: PlainPositions, bot: Policy, *, turns: int, seed: int) -> None:
        self.positions, self._policies, self._seed = positions, [bot] * SEATS, seed
        self._editions = Records([positions.edition.tables])
        self._memories = new_memories(positions.edition.tables, positions.players)
        self._shared = [positions.players, seed, 1, LONGEST, 0, 0, turns]

    def play_on(
        self,
        sources: npt.ArrayLike,
        futures: npt.ArrayLike,
        codes: npt.ArrayLike = 0,
        then: npt.ArrayLike = 0,
    ) -> Shares:
        """Each seat's chance to win, as `Forecaster.play_on` says."""
        rows = rows_of(sources, futures, codes, then)
        tries = zip(*(row.tolist() for row in rows), strict=True)
        return np.array([self._play_on(*one) for one in tries]) / CERTAIN

    def _play_on(self, source: int, future: int, *codes: int) -> list[int]:
        state, deal = self.positions.states[source].copy(), Deal()
        for code in filter(None, codes):
            make(state, self._editions[0], code, deal)
        lot, dice, chances = [0] * WORDS, [0] * WORDS, [0] * SEATS
        loops.vary_lanes([lot], [dice], self._seed, [future])
        loops.roll_out_lanes(
            Records([state]), self._editions, Records([deal]), self._policies, self._memories, self._shared,
            [[0] * loops.COLUMNS], [chances], [lot], [dice], [0] * SCRATCH,
        )  # fmt: skip
        return chances[: self.positions.players]
