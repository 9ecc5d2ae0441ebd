"""The vectorised environment: many games at once, in machine code, in arrays of the caller.

Nothing is allocated while it runs: observations, masks and rewards are written in place.

    env = BatchedEnv("us1973", lanes=1024, players=2, learners=[0], bots=["rules"], reward="win", seed=1)
    while learning:
        env.step(choose(env.observations, env.masks))
        learn(env.rewards, env.terminals, env.truncations)
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from passgo.bots.asking import PACE
from passgo.bots.fitted import equip
from passgo.bots.memory import Memory
from passgo.bots.registry import policy
from passgo.bots.rng import WORDS as RANDOM_WORDS
from passgo.compiler.machine import machine_code, unchecked_code
from passgo.editions import Edition, find_edition
from passgo.rules.base.deal import Deal
from passgo.rules.base.state import NONE, SEATS, State
from passgo.rules.engine import MOST_MOVES
from passgo.sim.runs import line_up

from .history import COLUMNS, happened
from .kernel import lanes as loops
from .kernel.observation import CELLS, Observation, Shown
from .kernel.sentence import Allowed, Draft
from .kernel.words import SIZE
from .rewards import reward_number
from .spoken import MOST_OFFERS, MOST_TURNS, BadEnvironment, checked_history, seated, shared_numbers

Array = npt.NDArray[Any]


class BatchedEnv:
    """Many games, each asking one agent for an action at a time. With n lanes, all arrays are read-only:

    `observations` (n, CELLS) int16, `masks` (n, SIZE) int8: of the agent that must act, all 0 if the game is over.
    `rewards` (n, players) float64: what the last action earned each seat.
    `terminals`, `truncations` (n) bool: whether it ended the game, by the rules or by truncation.
    `seats` (n): which agent must act; `NONE` (127) if the game is over.
    `refused` (n): 1 if the last action was not allowed, so nothing changed.
    `winners`, `turns` (n): of the last game that ended; winners as a bit set of seats.
    `games` (n): the number of the game; with the seed it decides all dice and cards.
    `states` (n): the games themselves, records of `State.DTYPE`; without `history` they hold only the events of
    the last move.
    `fields` (n): the observations as records: `env.fields["cash"]`.
    `histories` (n, history, `history.COLUMNS`) int16: the last events as the agent that must act saw them.
    """

    def __init__(
        self,
        edition: str | Edition = "us1973",
        lanes: int = 1024,
        players: int = 4,
        *,
        learners: Sequence[int] | None = None,
        bots: Sequence[str] = (),
        reward: str | None = "win",
        seed: int = 0,
        most_turns: int = MOST_TURNS,
        most_offers: int = MOST_OFFERS,
        history: int = 0,
        auto_reset: bool = True,
        threads: int = 1,
        observations: Array | None = None,
        masks: Array | None = None,
        rewards: Array | None = None,
        histories: Array | None = None,
    ) -> None:
        """Start games number 0 to `lanes` − 1.

        `learners`: the seats of agents (default: all). `bots`: names for the other seats; the last also plays the
        seats left over. `reward`: a name of `rewards.REWARDS`, or None to calculate your own from `states`.
        `auto_reset`: when `step` returns, a lane whose game ended has started its next one, with a number greater
        by `lanes`. `observations`, `masks`, `rewards`, `histories`: your own arrays to write into, of the shape and
        type above. Raises BadEnvironment for a bad argument, UnknownEdition, UnknownBot, and NoCompiler without
        the extra `fast`.
        """
        self.edition = find_edition(edition) if isinstance(edition, str) else edition
        seats = [*range(players)] if learners is None else learners
        if not 1 <= threads <= lanes:
            raise BadEnvironment(f"threads: expected 1 to {lanes} for {lanes} environments, not {threads}")
        shared = shared_numbers(self.edition, players, seats, seed, most_turns, most_offers)
        shared[loops.STRIDE] = lanes
        shared[loops.RESET] = int(auto_reset)
        shared[loops.REWARD] = reward_number(reward)
        shared[loops.REMEMBERS] = int(history > 0)
        self.observations = buffer("observations", observations, (lanes, CELLS), np.int16)
        self.masks = buffer("masks", masks, (lanes, SIZE), np.int8)
        self.rewards = buffer("rewards", rewards, (lanes, players), np.float64)
        shape = lanes, checked_history(history), COLUMNS
        self.histories = buffer("histories", histories, shape, np.int16)
        self.terminals = np.zeros(lanes, np.bool_)
        self.truncations = np.zeros(lanes, np.bool_)
        self.fields = self.observations.view(Observation.DTYPE)[:, 0]
        self.states: Array = np.zeros(lanes, State.DTYPE)
        rows = np.zeros((lanes, loops.COLUMNS), np.int64)
        self.seats, _, self.refused, self.ended, self.winners, self.turns, self.games, _ = rows.T
        self.games[:] = np.arange(lanes)
        tables = self.edition.tables
        memories = np.zeros((lanes, SEATS), Memory.DTYPE)
        for seat in set(range(players)) - set(seats):
            equip(memories[:, seat], tables, players)
        policies = line_up(seated(players, seats, [policy(name) for name in bots]))
        self._words = np.zeros(lanes, np.int64)
        by_lane = (self.states, np.zeros(lanes, Draft.DTYPE), np.zeros(lanes, Deal.DTYPE))
        blanks = tuple(np.zeros(1, table.DTYPE) for table in (State, Draft, Observation, Shown, Allowed))
        for_all = (*blanks, tables.to_record(), policies)
        room = np.zeros((lanes, MOST_MOVES), np.int64)
        lots, dice = (np.zeros((lanes, RANDOM_WORDS), np.int64) for _ in range(2))
        held = np.zeros(lanes * players)
        shown = np.zeros(lanes, Shown.DTYPE)
        self._parts: list[tuple[Any, ...]] = []
        for part in np.array_split(np.arange(lanes), threads):
            own, by_seat = slice(part[0], part[-1] + 1), slice(part[0] * players, (part[-1] + 1) * players)
            self._parts.append((
                *(array[own] for array in by_lane), *for_all,
                memories[own], np.array(shared, np.int64),
                np.zeros((len(part), PACE), np.int64), rows[own], room[own], lots[own], dice[own], held[by_seat],
                self.fields[own], shown[own], self.masks.view(Allowed.DTYPE)[own, 0], self.rewards.reshape(-1)[by_seat],
                self._words[own],
            ))  # fmt: skip
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._step = unchecked_code(loops.step_learning)
        self.reset()

    def __len__(self) -> int:
        """Return the number of lanes."""
        return len(self.states)

    def reset(self) -> None:
        """Restart the game of every lane, with the same dice and cards."""
        begin = machine_code(loops.begin_learning)
        for part in self._parts:
            begin(*part[:-1])
        self._remember()
        self.terminals[:] = False
        self.truncations[:] = False

    def step(self, words: npt.ArrayLike) -> int:
        """Take action `words[i]` in lane i and advance to its next action; return how many were allowed.

        An action that the mask does not allow changes nothing and sets `refused[i]`. Raises BadEnvironment for a
        wrong shape, and if a bot makes an illegal move.
        """
        numbers = np.asarray(words)
        if numbers.shape != self._words.shape or numbers.dtype.kind not in "iu":
            raise BadEnvironment(
                f"expected one integer for each of {len(self)} environments, not {numbers.dtype}{list(numbers.shape)}"
            )
        self._words[:] = numbers
        if self._pool is None:
            allowed = self._step(*self._parts[0])
        else:
            allowed = sum(self._pool.map(self._step, *zip(*self._parts, strict=True)))
        np.greater_equal(self.ended, loops.CUT, out=self.truncations)
        np.not_equal(self.ended, loops.GOES_ON, out=self.terminals)
        self.terminals &= ~self.truncations
        if (self.ended == loops.WRONG).any():
            raise BadEnvironment(
                f"a bot made an illegal move in environment {int(np.argmax(self.ended == loops.WRONG))}"
            )
        self._remember()
        return allowed

    def _remember(self) -> None:
        """Write anew what happened lately, if that was asked for."""
        length = self.histories.shape[1]
        if length:
            states, players = self.states, self.rewards.shape[1]
            self.histories[:] = happened(states["event"], states["event_n"], self.seats, players, length)
            self.histories[self.seats == NONE] = 0


def buffer(name: str, given: Array | None, shape: tuple[int, ...], kind: Any) -> Array:
    """Return the caller's array, or a new one. Raises BadEnvironment for a wrong shape or type."""
    if given is None:
        return np.zeros(shape, kind)
    if (
        given.shape != shape
        or given.dtype != kind
        or not given.flags.c_contiguous
        or not given.flags.writeable
    ):
        raise BadEnvironment(
            f"{name}: expected a writable, contiguous array of {np.dtype(kind)}{list(shape)}, "
            f"not {given.dtype}{list(given.shape)}"
        )
    return given
