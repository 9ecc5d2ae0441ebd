"""The edition the bots play here, and many games of them in machine code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import pytest

from passgo.bots.fitted import new_memory_records
from passgo.bots.memory import Memory
from passgo.bots.policy import Policies, Policy
from passgo.bots.rng import WORDS, seed
from passgo.compiler.machine import machine_code
from passgo.editions import Edition, find_edition
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import Records, entry
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import MOST_MOVES
from passgo.rules.setup import start
from passgo.sim.driver import FINISHED, SCRATCH, play
from passgo.sim.runs import RESULTS, line_up, run_games


class Results(NamedTuple):
    """One number a game: how it ended (`sim.driver`), turns, moves, the winner's seat (only if it is over)."""

    ended: np.ndarray
    turns: np.ndarray
    moves: np.ndarray
    winner: np.ndarray


@entry
def rotate(
    states: Records[State],
    editions: Records[Tables],
    deals: Records[Deal],
    policies: Policies,
    memories: Records[Memory],
    players: int,
    games: int,
    scratch: list[int],
    winners: list[int],
) -> None:
    """Games that each seat begins in turn; `winners` receives the winners (bits), or −1 when a game is cut."""
    room = scratch[:MOST_MOVES]
    rng = scratch[MOST_MOVES : MOST_MOVES + WORDS]
    dice = scratch[MOST_MOVES + WORDS : MOST_MOVES + 2 * WORDS]
    pace = scratch[MOST_MOVES + 2 * WORDS :]
    for g in range(games):
        states[0] = states[1]
        s = states[0]
        start(s, editions[0], players)
        s.turn = g % players
        s.f_seat[0] = g % players
        seed(rng, 900_000 + 2 * g)
        seed(dice, 900_001 + 2 * g)
        winners[g] = -1
        if (
            play(s, editions[0], policies, memories, 500 * players, pace, room, deals[0], rng, dice, False)
            == FINISHED
        ):
            winners[g] = s.over_winners[0]


class Arena:
    """Plays games between bots with the compiled driver, every invariant checked at every step."""

    def __init__(self, E: Tables) -> None:
        self.tables = E
        self.editions = E.to_record()
        self.run = machine_code(run_games)
        self.states = np.zeros(2, State.DTYPE)

    def play(self, bots: Sequence[Policy], first: int, games: int, most_turns: int = 1_000_000) -> Results:
        """Games number `first` and on, with these bots in the seats in order."""
        results = np.zeros(RESULTS * games, np.int64)
        scratch = np.zeros(SCRATCH, np.int64)
        self.states[:] = np.zeros(2, State.DTYPE)
        self.run(
            self.states, self.editions, np.zeros(1, Deal.DTYPE), line_up(bots), new_memory_records(self.tables, len(bots)),
            len(bots), first, games, most_turns, scratch, True, results,
        )  # fmt: skip
        ended, turns, moves, winners = results.reshape(games, RESULTS).T
        return Results(ended, turns, moves, np.log2(np.maximum(winners, 1)).astype(int))

    def play_from_each_seat(self, bots: Sequence[Policy], games: int) -> np.ndarray:
        """The winner's seat, game by game; the seats take turns in beginning."""
        winners = np.zeros(games, np.int64)
        scratch = np.zeros(SCRATCH, np.int64)
        self.states[:] = np.zeros(2, State.DTYPE)
        machine_code(rotate)(
            self.states, self.editions, np.zeros(1, Deal.DTYPE), line_up(bots), new_memory_records(self.tables, len(bots)),
            len(bots), games, scratch, winners,
        )  # fmt: skip
        return np.where(winners > 0, np.log2(np.maximum(winners, 1)).astype(int), -1)

    def last_state(self) -> State:
        """The state in which the last game ended."""
        return State.from_record(self.states)


@pytest.fixture(scope="session")
def edition() -> Edition:
    return find_edition("us1973")


@pytest.fixture(scope="session")
def tables(edition: Edition) -> Tables:
    return edition.tables


@pytest.fixture(scope="session")
def arena(tables: Tables) -> Arena:
    return Arena(tables)
