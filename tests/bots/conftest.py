"""The edition the bots play here, and many games of them in machine code."""

from __future__ import annotations

import importlib
from typing import Any, NamedTuple

import numpy as np
import pytest

from passgo.bots.rng import WORDS, seed
from passgo.editions import Edition, find_edition
from passgo.rules.deal import Deal
from passgo.rules.engine import MOST_MOVES
from passgo.rules.setup import start
from passgo.rules.state import SEATS, State
from passgo.rules.tables import Tables
from passgo.sim.compiled import compiled_run
from passgo.sim.driver import FINISHED, play


class Results(NamedTuple):
    """One number a game: how it ended (`sim.driver`), turns, moves, the winner's seat (only if it is over)."""

    ended: np.ndarray
    turns: np.ndarray
    moves: np.ndarray
    winner: np.ndarray


def rotate(
    states: Any, editions: Any, deals: Any, bots: Any, players: int, games: int, scratch: Any, winners: Any
) -> None:
    """Games that each seat begins in turn; `winners` receives the winners (bits), or −1 when a game is cut."""
    room = scratch[:MOST_MOVES]
    rng = scratch[MOST_MOVES : MOST_MOVES + WORDS]
    dice = scratch[MOST_MOVES + WORDS : MOST_MOVES + 2 * WORDS]
    for g in range(games):
        states[0] = states[1]
        s = states[0]
        start(s, editions[0], players)
        s.turn = g % players
        s.f_seat[0] = g % players
        seed(rng, 900_000 + 2 * g)
        seed(dice, 900_001 + 2 * g)
        winners[g] = -1
        if play(s, editions[0], bots, 500 * players, room, deals[0], rng, dice, False) == FINISHED:
            winners[g] = s.f_a[0]


class Arena:
    """Plays games between bots with the compiled driver, every invariant checked at every step."""

    def __init__(self, E: Tables) -> None:
        self.editions = E.to_record()
        self.run = compiled_run()
        self.states = np.zeros(2, State.DTYPE)

    def play(self, bots: list[int], first: int, games: int, most_turns: int = 1_000_000) -> Results:
        """Games number `first` and on, with these bots in the seats in order."""
        seats = np.array([*bots, *[0] * (SEATS - len(bots))], np.int64)
        results = np.zeros(4 * games, np.int64)
        scratch = np.zeros(MOST_MOVES + 2 * WORDS, np.int64)
        self.states[:] = np.zeros(2, State.DTYPE)
        self.run(
            self.states, self.editions, np.zeros(1, Deal.DTYPE), seats,
            len(bots), first, games, most_turns, scratch, True, results,
        )  # fmt: skip
        ended, turns, moves, winners = results.reshape(games, 4).T
        return Results(ended, turns, moves, np.log2(np.maximum(winners, 1)).astype(int))

    def play_from_each_seat(self, bots: list[int], games: int) -> np.ndarray:
        """The winner's seat, game by game; the seats take turns in beginning."""
        numba = importlib.import_module("numba")
        i64 = numba.types.int64
        records = [numba.from_dtype(table.DTYPE)[::1] for table in (State, Tables, Deal)]
        compiled = numba.njit([(*records, i64[::1], i64, i64, i64[::1], i64[::1])], error_model="numpy")(
            rotate
        )
        winners = np.zeros(games, np.int64)
        scratch = np.zeros(MOST_MOVES + 2 * WORDS, np.int64)
        self.states[:] = np.zeros(2, State.DTYPE)
        seats = np.array([*bots, *[0] * (SEATS - len(bots))], np.int64)
        compiled(
            self.states, self.editions, np.zeros(1, Deal.DTYPE), seats, len(bots), games, scratch, winners
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
