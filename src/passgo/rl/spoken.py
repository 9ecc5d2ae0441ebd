"""One interpreted game for agents: the basis of the PettingZoo and Gymnasium environments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Self

import numpy as np
import numpy.typing as npt

from passgo.bots.asking import PACE
from passgo.bots.fitted import new_memories
from passgo.bots.memory import Memory
from passgo.bots.policy import Policy
from passgo.bots.registry import policy
from passgo.bots.rng import WORDS as RANDOM_WORDS
from passgo.editions import Edition, find_edition
from passgo.rules.base.deal import Deal
from passgo.rules.base.fields import FieldTable
from passgo.rules.base.kernel import Records
from passgo.rules.base.state import NONE, SEATS, State
from passgo.rules.engine import MOST_MOVES

from .history import LONGEST, of_state
from .kernel import lanes
from .kernel.observation import CELLS, Observation, observe
from .kernel.sentence import Allowed, Draft, allow
from .kernel.words import SIZE, WORDS
from .rewards import OwnReward, reward_number

MOST_TURNS: Final = 1000
"""Turns at which a game is cut when nobody says so; where the book ends it by the clock, the bell rings then."""

MOST_OFFERS: Final = 2
"""Offers that a seat may begin between two throws or cards when nobody says so."""


ROWS: Final = ("shared", "pace", "row", "room", "lot", "dice", "rewards", "held")
"""The rows of numbers of a game, by their names."""


class BadEnvironment(ValueError):
    """An argument that an environment does not accept; the message says which."""


class BadWord(ValueError):
    """An action that is not allowed now."""

    def __init__(self, word: int) -> None:
        name = WORDS[word].name if 0 <= word < SIZE else "no word"
        super().__init__(f"{word} ({name}) may not be said now: the action mask has 0 there")


def shared_numbers(
    edition: Edition, players: int, learners: Sequence[int], seed: int, most_turns: int, most_offers: int
) -> list[int]:
    """What all lanes of an environment share. Raises BadEnvironment for a number out of range."""
    E = edition.tables
    if not E.min_players <= players <= E.max_players:
        raise BadEnvironment(f"{edition.id} is for {E.min_players} to {E.max_players} players, not {players}")
    if not learners or not set(learners) <= set(range(players)):
        raise BadEnvironment(f"agents need one or more of the seats 0 to {players - 1}, not {[*learners]}")
    if not 0 <= seed < 1 << 32:
        raise BadEnvironment(f"seed: expected an integer of 32 bits, not {seed}")
    if most_turns < 1 or most_offers < 0:
        raise BadEnvironment("expected at least 1 turn per game, and at least 0 offers per turn")
    shared = [0] * lanes.SHARED
    shared[lanes.PLAYERS] = players
    shared[lanes.RUN] = seed
    shared[lanes.MOST_TURNS] = most_turns
    shared[lanes.LEARNERS] = sum(1 << seat for seat in set(learners))
    shared[lanes.MOST_OFFERS] = most_offers
    return shared


def checked_history(length: int) -> int:
    """So many events are shown. Raises BadEnvironment."""
    if not 0 <= length <= LONGEST:
        raise BadEnvironment(f"events: expected 0 to {LONGEST}, not {length}")
    return length


class SpokenGame:
    """A game in which learners say words and bots play the other seats.

    >>> game = SpokenGame("us1973", 2, learners=[0, 1])
    >>> game.seat, [WORDS[word].name for word in game.words(1).nonzero()[0]]
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
        """`bots`: their names, for the seats that are no learner's, in order; the last for those left over.

        `reward`: a name of `rewards.REWARDS`, or a function of one's own. Raises BadEnvironment, BadReward,
        UnknownEdition, UnknownBot.
        """
        self.edition = find_edition(edition) if isinstance(edition, str) else edition
        self.players = players
        self.shared = shared_numbers(self.edition, players, learners, 0, most_turns, most_offers)
        self.history = checked_history(history)
        self.shared[lanes.REMEMBERS] = int(history > 0)
        self.own_reward = None if isinstance(reward, str) else reward
        self.shared[lanes.REWARD] = reward_number(reward if isinstance(reward, str) else None)
        self.policies = seated(players, learners, [policy(name) for name in bots])
        self.bots = [seat for seat in range(players) if seat not in learners]
        self.memories = self._new_memories()
        self.begin(0)

    def _new_memories(self) -> Records[Memory]:
        """A memory for each seat, where bots play."""
        return new_memories(self.edition.tables, self.players) if self.bots else Records()

    def begin(self, seed: int, number: int = 0) -> None:
        """Begin a game; the same seed and number bring the same chance."""
        self.state = State()
        self.draft = Draft()
        self.deal = Deal()
        self.pace = [0] * PACE
        self.row = [0] * lanes.COLUMNS
        self.room = [0] * MOST_MOVES
        self.lot = [0] * RANDOM_WORDS
        self.dice = [0] * RANDOM_WORDS
        self.mask = Allowed()
        self.rewards = [0.0] * self.players
        self.held = [0.0] * self.players
        self.row[lanes.GAME] = number
        self.shared[lanes.RUN] = seed
        lanes.begin_rewards(self.players, 0, self.held)
        lanes.begin(
            self.state, self.edition.tables, self.draft, self.memories, self.pace, self.shared, self.row,
            self.lot, self.dice,
        )  # fmt: skip
        lanes.run_on(
            self.state, self.edition.tables, self.draft, self.deal, self.policies, self.memories, self.pace,
            self.shared, self.row, self.room, self.lot, self.dice,
        )  # fmt: skip
        self.list_words()

    def say(self, word: int) -> None:
        """The learner that is asked says a word. Raises BadWord, changing nothing, where the mask has 0.

        `rewards` holds what it brought each seat.
        """
        if not 0 <= word < SIZE or not self.mask.words[word]:
            raise BadWord(word)
        moves = self.state.moves
        before = self.state.copy() if self.own_reward else self.state
        lanes.take_word(
            self.state, self.edition.tables, self.draft, self.deal, self.policies, self.memories, self.pace,
            self.shared, self.row, self.room, self.lot, self.dice, self.mask, word,
        )  # fmt: skip
        if self.ended == lanes.WRONG:
            raise BadEnvironment("a bot made an illegal move")
        self.rewards = [0.0] * self.players
        if self.state.moves != moves or self.ended:
            self._reward(before)
        self.list_words()

    def _reward(self, before: State) -> None:
        """What the last word brought each seat."""
        E = self.edition.tables
        if self.own_reward:
            own = self.own_reward
            self.rewards = [float(own(before, self.state, E, seat)) for seat in range(self.players)]
        else:
            lanes.reward(self.state, E, self.shared, self.row, 0, self.rewards, self.held)

    def list_words(self) -> None:
        """Make the mask anew, of the words that the seat that is asked may say."""
        self.mask = Allowed()
        if self.seat is not None:
            allow(
                self.state, self.edition.tables, self.draft, self.deal, self.seat, self.room,
                self.row[lanes.COUNT], self.shared[lanes.MOST_OFFERS], self.mask,
            )  # fmt: skip

    @property
    def seat(self) -> int | None:
        """The learner that is asked; None when the game has ended."""
        return None if self.row[lanes.SEAT] == NONE else self.row[lanes.SEAT]

    @property
    def ended(self) -> int:
        """How the game ended (`lanes.OVER` and so on), or `lanes.GOES_ON`."""
        return self.row[lanes.ENDED]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won."""
        return tuple(seat for seat in range(SEATS) if self.row[lanes.WINNERS] >> seat & 1)

    def observation(self, seat: int) -> npt.NDArray[np.int16]:
        """What a seat sees now, all fields one after the other."""
        seen = Observation()
        speaks = seat == self.row[lanes.SEAT]
        observe(self.state, self.edition.tables, self.draft, self.deal, seat, speaks, seen)
        return flat(seen)

    def seen(self, seat: int) -> dict[str, npt.NDArray[Any]]:
        """All that an environment shows a seat: the observation, the mask, and what happened lately if that was asked for."""
        parts: dict[str, npt.NDArray[Any]] = {
            "observation": self.observation(seat), "action_mask": self.words(seat),
        }  # fmt: skip
        if self.history:
            parts["history"] = of_state(self.state, seat, self.history)
        return parts

    def words(self, seat: int) -> npt.NDArray[np.int8]:
        """The mask of the words that a seat may say now; all 0 for one that is not asked."""
        if seat != self.row[lanes.SEAT]:
            return np.zeros(SIZE, np.int8)
        return np.array(self.mask.words, np.int8)

    def copy(self) -> Self:
        """A true copy: whatever is done with one of them, the other goes on as if it were alone."""
        twin = object.__new__(type(self))
        twin.edition, twin.players, twin.policies = self.edition, self.players, self.policies
        twin.bots, twin.own_reward, twin.history = self.bots, self.own_reward, self.history
        twin.memories = twin._new_memories()
        twin._take(self._tables(), self._numbers())
        return twin

    def state_dict(self) -> dict[str, Any]:
        """All that the game is, as plain numbers, lists and dicts: `load_state_dict` brings it back."""
        tables = {name: table_dict(table) for name, table in self._tables().items()}
        return {**tables, **{name: row[:] for name, row in self._numbers().items()}}

    def load_state_dict(self, stored: dict[str, Any]) -> None:
        """Go on as `state_dict` was. Raises BadEnvironment for what no environment of this kind gave."""
        kinds = {name: type(table) for name, table in self._tables().items()}
        rows = self._numbers()
        if stored.keys() != kinds.keys() | rows.keys():
            raise BadEnvironment(f"state: expected the arrays {sorted(kinds | rows)}, not {sorted(stored)}")
        if stored["shared"][lanes.PLAYERS] != self.players:
            raise BadEnvironment(
                f"state: expected {self.players} players, as in this environment, not {stored['shared'][0]}"
            )
        self._take(
            {name: table_from(kind, stored[name]) for name, kind in kinds.items()},
            {name: stored[name] for name in rows},
        )

    def _tables(self) -> dict[str, FieldTable]:
        """The field tables that change in the game."""
        return {"state": self.state, "draft": self.draft, "deal": self.deal, "mask": self.mask}

    def _numbers(self) -> dict[str, list[Any]]:
        """The rows of numbers that change in it; of the bots, what they noted and have not heard yet."""
        rows = {name: getattr(self, name) for name in ROWS}
        notes = {f"notes_{seat}": self.memories[seat].notes for seat in self.bots}
        return {**rows, **notes, "news": [self.memories[seat].news for seat in self.bots]}

    def _take(self, tables: dict[str, Any], numbers: dict[str, list[Any]]) -> None:
        """Make a game's tables and rows this one's, as copies."""
        for name, table in tables.items():
            setattr(self, name, table.copy())
        for name in ROWS:
            setattr(self, name, [*numbers[name]])
        for seat, news in zip(self.bots, numbers["news"], strict=True):
            self.memories[seat].news = news
            self.memories[seat].notes = [*numbers[f"notes_{seat}"]]


def seated(players: int, learners: Sequence[int], bots: Sequence[Policy]) -> list[Policy]:
    """A policy for each of the `SEATS` seats; those of learners are never asked. Raises BadEnvironment."""
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
    """All fields of an observation one after the other."""
    out = np.empty(CELLS, np.int16)
    at = 0
    for name, width in table.FIELDS.items():
        count = width.cells or 1
        out[at : at + count] = getattr(table, name)
        at += count
    return out


def table_dict(table: FieldTable) -> dict[str, Any]:
    """The fields of a table by name."""
    return {
        name: value[:] if isinstance(value := getattr(table, name), list) else value for name in table.FIELDS
    }


def table_from(kind: type[FieldTable], stored: dict[str, Any]) -> FieldTable:
    """The table of which `table_dict` gave the fields."""
    table = kind()
    for name in table.FIELDS:
        setattr(table, name, stored[name])
    return table
