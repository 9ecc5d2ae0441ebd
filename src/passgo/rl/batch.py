"""The vectorised environment: many games at once, in machine code, in arrays of the caller.

Nothing is allocated while it runs: observations, masks and rewards are written in place.

    env = BatchedEnv("us1973", num_envs=1024, players=2, learners=[0], bots=["rules"], reward="win", seed=1)
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

from passgo.bots.fitted import equip
from passgo.bots.memory import Memory
from passgo.bots.registry import policy
from passgo.compiler.machine import machine_code, unchecked_code
from passgo.editions import Edition, find_edition
from passgo.rules.base.state import NONE, SEATS
from passgo.sim.runs import line_up

from .history import COLUMNS, happened
from .kernel.actions import ACTION_COUNT
from .kernel.advising import Advice, advise_agents
from .kernel.composing import ActionMask
from .kernel.episode import GOES_ON, ILLEGAL, TRUNCATED, Episode
from .kernel.observation import CELLS, Observation
from .kernel.vectorised import StepOutcome, begin_episodes, step_episodes
from .rewards import reward_number
from .scalar import (
    MOST_OFFERS,
    MOST_REFUSED,
    MOST_TURNS,
    BadEnvironment,
    checked_history,
    checked_refusals,
    new_run,
    seated,
)

Array = npt.NDArray[Any]


class BatchedEnv:
    """Many games, each asking one agent for an action at a time. With n games, all arrays are read-only:

    `observations` (n, CELLS) int16, `masks` (n, ACTION_COUNT) int8: of the agent that must act, all 0 if the game is
    over.
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
        num_envs: int = 1024,
        players: int = 4,
        *,
        learners: Sequence[int] | None = None,
        bots: Sequence[str] = (),
        adviser: str | None = None,
        reward: str | None = "win",
        seed: int = 0,
        most_turns: int = MOST_TURNS,
        most_offers: int = MOST_OFFERS,
        most_refused: int = MOST_REFUSED,
        history: int = 0,
        auto_reset: bool = True,
        threads: int = 1,
        observations: Array | None = None,
        masks: Array | None = None,
        rewards: Array | None = None,
        histories: Array | None = None,
    ) -> None:
        """Start games number 0 to `num_envs` − 1.

        `learners`: the seats of agents (default: all). `bots`: names for the other seats; the last also plays the
        seats left over. `reward`: a name of `rewards.REWARDS`, or None to calculate your own from `states`.
        `auto_reset`: when `step` returns, the next game has replaced one that ended, with a number greater
        by `num_envs`. `observations`, `masks`, `rewards`, `histories`: your own arrays to write into, of the shape and
        type above. Raises BadEnvironment for a bad argument, UnknownEdition, UnknownBot, and NoCompiler without
        the extra `fast`.
        """
        self.edition = find_edition(edition) if isinstance(edition, str) else edition
        self.num_envs = num_envs
        seats = [*range(players)] if learners is None else learners
        if not 1 <= threads <= num_envs:
            raise BadEnvironment(
                f"threads: expected 1 to {num_envs} for {num_envs} environments, not {threads}"
            )
        run = new_run(self.edition, players, seats, seed, most_turns, most_offers)
        run.most_refused = checked_refusals(most_refused)
        run.stride = num_envs
        run.resets = int(auto_reset)
        run.reward = reward_number(reward)
        run.remembers = int(history > 0)
        run.advised = int(adviser is not None)
        self.observations = buffer("observations", observations, (num_envs, CELLS), np.int16)
        self.masks = buffer("masks", masks, (num_envs, ACTION_COUNT), np.int8)
        self.rewards = buffer("rewards", rewards, (num_envs, players), np.float64)
        shape = num_envs, checked_history(history), COLUMNS
        self.histories = buffer("histories", histories, shape, np.int16)
        self.terminals = np.zeros(num_envs, np.bool_)
        self.truncations = np.zeros(num_envs, np.bool_)
        self.fields = self.observations.view(Observation.DTYPE)[:, 0]
        episodes = np.zeros(num_envs, Episode.DTYPE)
        episodes["number"] = np.arange(num_envs)
        self.states: Array = episodes["state"]
        outcomes = np.zeros(num_envs, StepOutcome.DTYPE)
        self.seats, self.refused, self.ended, self.winners, self.turns, self.games = (
            outcomes[name] for name in StepOutcome.FIELDS
        )
        tables = self.edition.tables
        memories = np.zeros((num_envs, SEATS), Memory.DTYPE)
        for seat in set(range(players)) - (set() if adviser else set(seats)):
            equip(memories[:, seat], tables, players)
        policies = line_up(seated(players, seats, [policy(name) for name in bots]))
        self._actions = np.zeros(num_envs, np.int64)
        self._advice = np.zeros(num_envs if adviser else 0, Advice.DTYPE)
        self._adviser = line_up([policy(adviser or "random")] * SEATS)
        self._parts: list[tuple[Any, ...]] = []
        for part in np.array_split(np.arange(num_envs), threads):
            own = slice(part[0], part[-1] + 1)
            self._parts.append((
                episodes[own], tables.to_record(), run.to_record(), policies, memories[own], self.fields[own],
                self.masks.view(ActionMask.DTYPE)[own, 0], self.rewards[own], outcomes[own], self._actions[own],
            ))  # fmt: skip
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._step = unchecked_code(step_episodes)
        self.reset()

    def reset(self) -> None:
        """Restart every game, with the same dice and cards."""
        begin = machine_code(begin_episodes)
        for part in self._parts:
            begin(*part[:-1])
        self._remember()
        self.terminals[:] = False
        self.truncations[:] = False

    def step(self, actions: npt.ArrayLike) -> int:
        """Take `actions[i]` in game i and advance to its next action; return how many were allowed.

        An action that the mask does not allow changes nothing and sets `refused[i]`; `most_refused` of them in a row
        truncate the game. −1 leaves a game as it is, for any number of steps. Raises BadEnvironment for a wrong shape,
        and if a bot makes an illegal move.
        """
        numbers = np.asarray(actions)
        if numbers.shape != self._actions.shape or numbers.dtype.kind not in "iu":
            raise BadEnvironment(
                f"expected one integer for each of {self.num_envs} environments, not {numbers.dtype}{list(numbers.shape)}"
            )
        self._actions[:] = numbers
        if self._pool is None:
            legal = self._step(*self._parts[0])
        else:
            legal = sum(self._pool.map(self._step, *zip(*self._parts, strict=True)))
        np.greater_equal(self.ended, TRUNCATED, out=self.truncations)
        np.not_equal(self.ended, GOES_ON, out=self.terminals)
        self.terminals &= ~self.truncations
        if (self.ended == ILLEGAL).any():
            raise BadEnvironment(
                f"a bot made an illegal move in environment {int(np.argmax(self.ended == ILLEGAL))}"
            )
        self._remember()
        return legal

    def advise(self) -> Array:
        """Return the action that the adviser would take in each game; −1 if the game is over.

        It answers for the agent that is asked, and knows what an agent may know. If its move cannot be composed, say
        because it is one offer too many, this is the first legal action. Call it once before each step. Raises
        BadEnvironment without an adviser.
        """
        if not len(self._advice):
            raise BadEnvironment("adviser: expected the name of a bot when the environment was made")
        actions = np.empty(self.num_envs, np.int64)
        advise = machine_code(advise_agents)
        at = 0
        for episodes, editions, _, _, memories, _, masks, *_ in self._parts:
            own = slice(at, at := at + len(episodes))
            advise(episodes, editions, self._adviser, memories, masks, self._advice[own], actions[own])
        return actions

    def _remember(self) -> None:
        """Write the last events, if they are wanted."""
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
