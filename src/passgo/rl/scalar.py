"""One interpreted game for agents: the basis of the PettingZoo and Gymnasium environments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Self, TypeVar

import numpy as np
import numpy.typing as npt

from passgo.bots.fitted import new_memories
from passgo.bots.memory import Memory
from passgo.bots.policy import Policy
from passgo.bots.registry import policy
from passgo.editions import Edition, find_edition
from passgo.rules.base.fields import FieldTable
from passgo.rules.base.kernel import Records
from passgo.rules.base.state import NONE, SEATS, State

from .history import LONGEST, of_state
from .kernel import episode as loops
from .kernel.actions import ACTION_COUNT, ACTIONS
from .kernel.composing import ActionMask, allow
from .kernel.episode import Episode, RunSettings
from .kernel.observation import CELLS, Observation, observe
from .rewards import OwnReward, reward_number

MOST_TURNS: Final = 1000
"""The default limit of turns. A game that reaches it is truncated; in a timed game the bell rings."""

MOST_OFFERS: Final = 2
"""How many offers an agent may begin between two rolls or cards, by default."""

MOST_REFUSED: Final = 100
"""Refused actions in a row after which a game is truncated, by default."""


T = TypeVar("T", bound=FieldTable)


class BadEnvironment(ValueError):
    """An argument that an environment does not accept; the message says which."""


class BadAction(ValueError):
    """An action that is not legal now."""

    def __init__(self, action: int) -> None:
        name = ACTIONS[action].name if 0 <= action < ACTION_COUNT else "no action"
        super().__init__(f"{action} ({name}) is not legal now: the action mask has 0 there")


def new_run(
    edition: Edition, players: int, learners: Sequence[int], seed: int, most_turns: int, most_offers: int
) -> RunSettings:
    """Return what all episodes of an environment have in common. Raises BadEnvironment for a number out of range."""
    E = edition.tables
    if not E.min_players <= players <= E.max_players:
        raise BadEnvironment(f"{edition.id} is for {E.min_players} to {E.max_players} players, not {players}")
    if not learners or not set(learners) <= set(range(players)):
        raise BadEnvironment(f"agents need one or more of the seats 0 to {players - 1}, not {[*learners]}")
    if not 0 <= seed < 1 << 32:
        raise BadEnvironment(f"seed: expected an integer of 32 bits, not {seed}")
    if most_turns < 1 or most_offers < 0:
        raise BadEnvironment(
            f"expected most_turns of at least 1 and most_offers of at least 0, not {most_turns} and {most_offers}"
        )
    run = RunSettings()
    run.players = players
    run.seed = seed
    run.most_turns = most_turns
    run.learners = sum(1 << seat for seat in set(learners))
    run.most_offers = most_offers
    return run


def checked_refusals(most: int) -> int:
    """Return how many refused actions in a row truncate a game. Raises BadEnvironment."""
    if most < 1:
        raise BadEnvironment(f"most_refused: expected 1 or more, not {most}")
    return most


def checked_history(length: int) -> int:
    """Return how many events are shown. Raises BadEnvironment."""
    if not 0 <= length <= LONGEST:
        raise BadEnvironment(f"events: expected 0 to {LONGEST}, not {length}")
    return length


class ScalarEnv:
    """One game in which agents act and bots play the other seats.

    >>> env = ScalarEnv("us1973", 2, learners=[0, 1])
    >>> env.seat, [ACTIONS[action].name for action in env.action_mask(1).nonzero()[0]]
    (1, ['nothing', 'offer'])
    """

    def __init__(
        self,
        edition: str | Edition,
        players: int,
        *,
        learners: Sequence[int],
        bots: Sequence[str] = (),
        reward: str | OwnReward = "win",
        most_turns: int = MOST_TURNS,
        most_offers: int = MOST_OFFERS,
        history: int = 0,
    ) -> None:
        """`learners`: the agents' seats. `bots`: the bots at the other seats, in order; the last fills up the rest.

        `reward`: a name of `rewards.REWARDS`, or your own function. Raises BadEnvironment, BadReward,
        UnknownEdition, UnknownBot.
        """
        self.edition = find_edition(edition) if isinstance(edition, str) else edition
        self.players = players
        self.run = new_run(self.edition, players, learners, 0, most_turns, most_offers)
        self.history = checked_history(history)
        self.run.remembers = int(history > 0)
        self.own_reward = None if isinstance(reward, str) else reward
        self.run.reward = reward_number(reward if isinstance(reward, str) else None)
        self.policies = seated(players, learners, [policy(name) for name in bots])
        self.bots = [seat for seat in range(players) if seat not in learners]
        self.memories = self._new_memories()
        self.reset(0)

    def _new_memories(self) -> Records[Memory]:
        """A memory for each seat, if bots play."""
        return new_memories(self.edition.tables, self.players) if self.bots else Records()

    def reset(self, seed: int, number: int = 0) -> None:
        """Begin a game. The same seed and number bring the same dice and cards."""
        self.run.seed = seed
        self.rewards = [0.0] * self.players
        self.episode = Episode()
        self.episode.number = number
        loops.begin(self.episode, self.edition.tables, self.run, self.policies, self.memories)
        self.find_legal()

    def step(self, action: int) -> None:
        """Take an action of the agent that is asked; `rewards` then holds what it brought each seat.

        Raises BadAction, changing nothing, if its mask has 0 there.
        """
        if not 0 <= action < ACTION_COUNT or not self.mask.legal[action]:
            raise BadAction(action)
        moves = self.state.moves
        before = self.state.copy() if self.own_reward else self.state
        self.episode.ended = loops.GOES_ON
        loops.take_action(self.episode, self.edition.tables, self.run, self.policies, self.memories, action)
        if self.ended == loops.ILLEGAL:
            raise BadEnvironment("a bot made an illegal move")
        self.rewards = [0.0] * self.players
        if self.state.moves != moves or self.ended:
            self._reward(before)
        self.find_legal()

    def _reward(self, before: State) -> None:
        """Work out what the last move brought each seat."""
        E = self.edition.tables
        if self.own_reward:
            own = self.own_reward
            self.rewards = [float(own(before, self.state, E, seat)) for seat in range(self.players)]
        else:
            loops.write_rewards(self.episode, E, self.run, self.rewards)

    def find_legal(self) -> None:
        """Work out the mask of the agent that is asked."""
        self.mask = ActionMask()
        if self.seat is not None:
            allow(self.state, self.edition.tables, self.episode.draft, self.run.most_offers, self.mask)

    @property
    def state(self) -> State:
        """The game itself."""
        return self.episode.state

    @property
    def seat(self) -> int | None:
        """The agent that is asked; None once the game is over."""
        seat = self.episode.draft.seat
        return None if seat == NONE else seat

    @property
    def ended(self) -> int:
        """How the game ended (`episode.OVER` and so on), or `episode.GOES_ON`."""
        return self.episode.ended

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won."""
        return tuple(seat for seat in range(SEATS) if self.episode.winners >> seat & 1)

    def observation(self, seat: int) -> npt.NDArray[np.int16]:
        """Return what a seat sees now, all fields one after the other."""
        seen = Observation()
        observe(self.state, self.edition.tables, self.episode.draft, seat, seen)
        return flat(seen)

    def seen(self, seat: int) -> dict[str, npt.NDArray[Any]]:
        """Return all that an environment shows a seat: observation, action mask, and history if that is wanted."""
        parts: dict[str, npt.NDArray[Any]] = {
            "observation": self.observation(seat), "action_mask": self.action_mask(seat),
        }  # fmt: skip
        if self.history:
            parts["history"] = of_state(self.state, seat, self.history)
        return parts

    def action_mask(self, seat: int) -> npt.NDArray[np.int8]:
        """Return 1 for each action that is legal for a seat now; all 0 if it is not asked."""
        if seat != self.seat:
            return np.zeros(ACTION_COUNT, np.int8)
        return np.array(self.mask.legal, np.int8)

    def copy(self) -> Self:
        """Return an independent copy, with the same dice and cards to come."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.run = self.run.copy()
        twin.memories = twin._new_memories()
        twin._take(self.episode.copy(), self.rewards, self._notes())
        return twin

    def state_dict(self) -> dict[str, Any]:
        """Return all that changes in a game as plain numbers, lists and dicts."""
        return {
            "seed": self.run.seed,
            "episode": table_dict(self.episode),
            "rewards": self.rewards[:],
            "bots": self._notes(),
        }

    def load_state_dict(self, stored: dict[str, Any]) -> None:
        """Continue where `state_dict` was called. Raises BadEnvironment for anything else than what it returned."""
        if stored.keys() != self.state_dict().keys():
            raise BadEnvironment(f"state: expected {sorted(self.state_dict())}, not {sorted(stored)}")
        players = stored["episode"]["state"]["players"]
        if players != self.players:
            raise BadEnvironment(
                f"state: expected {self.players} players, as in this environment, not {players}"
            )
        self.run.seed = stored["seed"]
        self._take(table_from(Episode, stored["episode"]), stored["rewards"], stored["bots"])

    def _notes(self) -> list[tuple[int, list[int]]]:
        """Return what each bot has not heard yet, and what it noted."""
        return [(self.memories[seat].news, self.memories[seat].notes[:]) for seat in self.bots]

    def _take(self, episode: Episode, rewards: list[float], noted: list[tuple[int, list[int]]]) -> None:
        """Make this the game that is played."""
        self.episode = episode
        self.rewards = rewards[:]
        for seat, (news, notes) in zip(self.bots, noted, strict=True):
            self.memories[seat].news = news
            self.memories[seat].notes = notes[:]
        self.find_legal()


def seated(players: int, learners: Sequence[int], bots: Sequence[Policy]) -> list[Policy]:
    """Return a policy for each of the `SEATS` seats; those of agents are never asked. Raises BadEnvironment."""
    others = [seat for seat in range(players) if seat not in learners]
    if len(bots) > len(others) or (others and not bots):
        raise BadEnvironment(
            f"expected {len(others)} bots, one for each seat without an agent, not {len(bots)}"
        )
    by_seat = [policy("random")] * SEATS
    for k, seat in enumerate(others):
        by_seat[seat] = bots[min(k, len(bots) - 1)]
    return by_seat


def flat(table: FieldTable) -> npt.NDArray[np.int16]:
    """Return all fields of an observation one after the other."""
    out = np.empty(CELLS, np.int16)
    at = 0
    for name, width in table.FIELDS.items():
        count = width.cells or 1
        out[at : at + count] = getattr(table, name)
        at += count
    return out


def table_dict(table: FieldTable) -> dict[str, Any]:
    """Return the fields of a table by name, with those of the tables inside it."""
    fields: dict[str, Any] = {
        name: value[:] if isinstance(value := getattr(table, name), list) else value for name in table.FIELDS
    }
    return fields | {name: table_dict(getattr(table, name)) for name in table.WITHIN}


def table_from(kind: type[T], stored: dict[str, Any]) -> T:
    """Return the table whose fields `table_dict` returned."""
    table = kind()
    for name in table.FIELDS:
        value = stored[name]
        setattr(table, name, value[:] if isinstance(value, list) else value)
    for name, inner in table.WITHIN.items():
        setattr(table, name, table_from(inner.table, stored[name]))
    return table
