"""Many games at once in arrays, for search and learning: step all, copy one to many, play all to the end.

The arrays are made once, and every method writes into them.

    batch = Batch(find_edition("us1973"), num_envs=1024, players=4, seed=1, auto_reset=True)
    while learning:
        chosen = batch.moves[np.arange(1024), pick(batch.states, batch.counts)]
        batch.step(chosen)
        learn(batch.ended, batch.winners)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

import numpy as np
import numpy.typing as npt

from passgo.bots.asking import PACE
from passgo.bots.evaluator import CERTAIN
from passgo.bots.fitted import new_memory_records
from passgo.bots.policy import Policy
from passgo.bots.rng import WORDS
from passgo.compiler.machine import machine_code
from passgo.editions import Edition
from passgo.game.state_check import check_state
from passgo.rules.base.deal import Deal
from passgo.rules.base.state import SEATS, State
from passgo.rules.engine import MOST_MOVES

from . import lanes as loops
from .runs import line_up

Numbers = npt.NDArray[np.int64]
Records = npt.NDArray[np.void]

LONGEST: Final = 1 << 30
"""Turns at which a game is cut when nobody says so."""

WORDS_OF_A_STATE: Final = State.DTYPE.itemsize // 8
WITHOUT_EVENTS: Final = cast("Any", State.DTYPE.fields)["event"][1] // 8
"""Words of it before its events, on which nothing hangs that follows."""


class BadBatch(ValueError):
    """An argument that a batch does not accept; the message says which."""


class Batch:
    """Many games in arrays, each in an environment, which is an index. With n environments:

    `states`: n records of `State.DTYPE`, live: call `list_moves` after writing to them.
    `seats` (n): the seat whose moves are listed, one that must decide; `TABLE` (15) if chance must, `NONE` (127)
    if the game is over. If several must decide, as in an auction, one is chosen at random.
    `moves` (n, MOST_MOVES): its legal move codes (`rules.base.moves`), then zeros; a move with an amount is listed
    once, at its lowest, and offers are not listed. If chance must decide: every equally likely outcome.
    `counts` (n): the number of moves.
    `refused`, `ended` (n): 1 if the last step's move was refused, or ended the game.
    `winners`, `turns` (n): of the last game that ended; winners as a bit set of seats, 0 if it was truncated.
    `games` (n): the number of the game. With the seed it decides all dice and cards.
    `deals`: n records of `Deal.DTYPE`, the content of offers to make.
    """

    def __init__(
        self,
        edition: Edition,
        num_envs: int = 0,
        players: int = 0,
        *,
        lanes: int = 0,
        seed: int = 0,
        chance: bool = False,
        auto_reset: bool = False,
        most_turns: int = LONGEST,
    ) -> None:
        """Start games number 0 to `num_envs` − 1; `lanes` is its name in 0.2.0.

        `chance`: stop where chance must decide, and take its outcome as a move; otherwise each game draws from
        its own random numbers. `auto_reset`: when `step` returns, an environment whose game ended has started its
        next one, with a number greater by `num_envs`. `most_turns`: truncate a game after this many turns.
        Raises BadBatch for a number out of range, NoCompiler where nothing runs compiled rules.
        """
        E, num_envs = edition.tables, num_envs or lanes
        if num_envs < 1:
            raise BadBatch(f"expected at least 1 game in a batch, not {num_envs}")
        if not E.min_players <= players <= E.max_players:
            raise BadBatch(f"{edition.id} is for {E.min_players} to {E.max_players} players, not {players}")
        if not 0 <= seed < 1 << 32 or most_turns < 1:
            raise BadBatch("expected a seed of 32 bits and at least 1 turn per game")
        self.edition = edition
        self.states: Records = np.zeros(num_envs, State.DTYPE)
        self.deals: Records = np.zeros(num_envs, Deal.DTYPE)
        self.moves: Numbers = np.zeros((num_envs, MOST_MOVES), np.int64)
        self._rows: Numbers = np.zeros((num_envs, loops.COLUMNS), np.int64)
        self._lots: Numbers = np.zeros((num_envs, WORDS), np.int64)
        self._dice: Numbers = np.zeros((num_envs, WORDS), np.int64)
        self._blank: Records = np.zeros(1, State.DTYPE)
        self._memories: Records = new_memory_records(E, players)
        self._tables = E.to_record()
        self._scratch: Numbers = np.zeros(MOST_MOVES + PACE, np.int64)
        self._codes: Numbers = np.zeros(num_envs, np.int64)
        self._chances: Numbers = np.zeros((num_envs, SEATS), np.int64)
        self._shared: Numbers = np.array(
            [players, seed, num_envs, most_turns, not chance, auto_reset, 0], np.int64
        )
        self._rows[:, loops.GAME] = np.arange(num_envs)
        self.seats, self.counts, self.refused, self.ended, self.winners, self.turns, self.games = self._rows.T
        self._step = machine_code(loops.step_lanes)
        self.reset()

    def __len__(self) -> int:
        """Return the number of environments."""
        return len(self.states)

    def reset(self) -> None:
        """Restart the game of every environment, with the same dice and cards."""
        machine_code(loops.begin_lanes)(
            self.states, self._blank, self._tables, self._shared, self._rows, self._lots, self._dice, self.moves
        )  # fmt: skip

    def step(self, codes: npt.ArrayLike) -> int:
        """Make move `codes[i]` in environment i and advance to its next decision; return the number of moves made.

        0 leaves an environment as it is. An offer takes its content from `deals[i]`. An illegal move, or any move in a
        game that is over, changes nothing and sets `refused[i]`. Raises BadBatch for a wrong shape.
        """
        numbers: npt.NDArray[Any] = np.asarray(codes)
        plain = numbers.dtype == np.int64 and numbers.flags.c_contiguous
        if not plain or numbers.shape != self._codes.shape:
            self._codes[:] = self._checked(numbers)
            numbers = self._codes
        return self._step(
            self.states, self._blank, self._tables, self.deals, self._shared,
            self._rows, self._lots, self._dice, self.moves, numbers,
        )  # fmt: skip

    def list_moves(self, seats: npt.ArrayLike | None = None) -> None:
        """List the moves again after writing to `states`, or those of other seats: free actions of any seat.

        Without `seats`, advance each environment to the next decision, as after a move.
        """
        if seats is not None:
            self.seats[:] = self._checked(seats)
        machine_code(loops.list_lanes)(
            self.states, self._tables, self._shared, self._rows, self._lots, self._dice, self.moves, seats is None
        )  # fmt: skip

    def put(self, i: int, s: State) -> None:
        """Put a state into an environment; call `list_moves` afterwards.

        Raises UnsoundState if no game can continue from it.
        """
        check_state(s, self.edition)
        s.fill_record(self.states, self._index(i))

    def get(self, i: int) -> State:
        """Return the state of an environment, to read it without the compiler."""
        return State.from_record(self.states, self._index(i))

    def copy(self, source: int, first: int = 0, end: int | None = None) -> None:
        """Copy one environment to those from `first` to `end` − 1 (default: all); call `list_moves` afterwards.

        Each keeps its own random numbers, so the games diverge. `vary` gives them new ones.
        """
        last = len(self) if end is None else end
        if not 0 <= first <= last <= len(self):
            raise BadBatch(f"expected games 0 to {len(self) - 1}, not {first} to {last - 1}")
        sources = np.arange(len(self))
        sources[first:last] = self._index(source)
        machine_code(loops.copy_lanes)(
            words_of(self.states), words_of(self.states), sources, WORDS_OF_A_STATE
        )

    def take(self, sources: npt.ArrayLike, of: Batch | None = None) -> None:
        """Copy environment `sources[i]` of this batch or another to environment i, as `copy` does, without its events.

        An environment of this batch that is copied to others must stay as it is.
        """
        giver = of or self
        copied = self._checked(sources).astype(np.int64)
        if copied.min() < 0 or copied.max() >= len(giver):
            raise BadBatch(f"expected games 0 to {len(giver) - 1}, not {copied.min()} to {copied.max()}")
        if giver is self and (copied[copied] != copied).any():
            raise BadBatch("a game that others are copied from cannot be overwritten by a copy")
        machine_code(loops.copy_lanes)(words_of(self.states), words_of(giver.states), copied, WITHOUT_EVENTS)

    def vary(self, seed: int, futures: npt.ArrayLike | None = None) -> None:
        """Give every environment new random numbers, from a seed and its index in the batch, or its number in `futures`.

        Environments of the same number get the same dice and cards as long as their games agree, so that luck matters
        less when two moves are compared.
        """
        numbers = np.arange(len(self)) if futures is None else self._checked(futures).astype(np.int64)
        machine_code(loops.vary_lanes)(self._lots, self._dice, seed, numbers)

    def roll_out(self, policies: Sequence[Policy], turns: int = 0) -> int:
        """Let bots play every environment to its end and return the number of moves made.

        One policy per seat; the last also plays the seats left over. With `turns`, play that many more turns and
        stop where a roll is awaited. `chances` then returns the win probabilities: by the value network, or by
        the result of a game that is over. `winners`, `turns` and `ended` hold the results, `states` the last
        states. Bots take optional actions, such as building, at once: to compare a move that leaves one out,
        first play on to the roll. Raises BadBot for a bot that does not compile.
        """
        if turns < 0:
            raise BadBatch(f"turns: expected at least 1 for a rollout, not {turns}")
        self._shared[loops.AHEAD] = turns
        return machine_code(loops.roll_out_lanes)(
            self.states, self._tables, self.deals, line_up(policies), self._memories, self._shared,
            self._rows, self._chances, self._lots, self._dice, self._scratch,
        )  # fmt: skip

    @property
    def chances(self) -> npt.NDArray[np.float64]:
        """Return the win probability of each seat in each environment after a rollout, as an array (n, players)."""
        players = int(self._shared[loops.PLAYERS])
        return self._chances[:, :players] / CERTAIN

    def _index(self, i: int) -> int:
        if not 0 <= i < len(self):
            raise BadBatch(f"expected a game from 0 to {len(self) - 1}, not {i}")
        return i

    def _checked(self, given: npt.ArrayLike) -> npt.NDArray[Any]:
        numbers = np.asarray(given)
        if numbers.shape != self._codes.shape or numbers.dtype.kind not in "iu":
            raise BadBatch(
                f"expected one integer for each of {len(self)} environments, not {numbers.dtype}{list(numbers.shape)}"
            )
        return numbers


def words_of(states: Records) -> Numbers:
    """Return the same states as rows of machine words."""
    return states.view(np.int64).reshape(len(states), -1)
