"""Rollouts in the fastest form that can run here: compiled, by several threads, or interpreted."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from queue import SimpleQueue
from typing import Any, Final

import numpy as np

from passgo.bots.fitted import new_memory_records
from passgo.compiler.machine import NoCompiler, machine_code
from passgo.game.state_check import check_state
from passgo.rules.base.deal import Deal
from passgo.rules.base.state import SEATS, State
from passgo.sim.futures import COLUMNS, SCRATCH, play_futures
from passgo.sim.runs import line_up

from .forecast import LONGEST, Chances, PlayOn, Start, Try, interpreted

AT_ONCE: Final = 256
"""The rollouts that a thread makes at once."""


def fastest(start: Start, threads: int = 1) -> PlayOn:
    """Return compiled rollouts, or interpreted ones where this bot is not compiled; those use one thread.

    Raise UnsoundState for a state from which no game can continue, and BadBot.
    """
    for state in start.states:
        check_state(state, start.edition)
    try:
        return Compiled(start, threads)
    except NoCompiler:
        return interpreted(start)


class Compiled:
    """Rollouts in machine code, or in the WebAssembly module."""

    def __init__(self, start: Start, threads: int = 1) -> None:
        """Raise NoCompiler where nothing runs this bot, and BadBot."""
        self._start, self._line_up = start, line_up([start.bot])
        self._code = machine_code(play_futures)
        self._positions = np.zeros(len(start.states), State.DTYPE)
        for n, state in enumerate(start.states):
            state.fill_record(self._positions, n)
        self._edges = np.array(start.rows_of_edges, np.int64)
        self._tables = start.edition.tables.to_record()
        self._threads = ThreadPoolExecutor(threads)
        self._idle: SimpleQueue[tuple[Any, ...]] = SimpleQueue()
        for _ in range(threads):
            memories = new_memory_records(start.edition.tables, start.players)
            self._idle.put((np.zeros(1, State.DTYPE), np.zeros(1, Deal.DTYPE), memories))

    def __call__(self, tries: Sequence[Try]) -> list[Chances]:
        """Make rollouts, and return the chances at the end of each."""
        parts = [tries[first : first + AT_ONCE] for first in range(0, len(tries), AT_ONCE)]
        return [row for found in self._threads.map(self._play_on, parts) for row in found]

    def _play_on(self, tries: Sequence[Try]) -> list[Chances]:
        states, deals, memories = place = self._idle.get()
        rows = np.fromiter(chain.from_iterable(tries), np.int64).reshape(len(tries), COLUMNS)
        found = np.zeros((len(tries), SEATS), np.int64)
        players, turns, seed = self._start.players, self._start.turns, self._start.seed
        try:
            self._code(
                self._positions, states, self._tables, deals, self._line_up, memories,
                seed, turns, LONGEST, rows, self._edges, found, np.zeros(SCRATCH, np.int64),
            )  # fmt: skip
        finally:
            self._idle.put(place)
        return found[:, :players].tolist()
