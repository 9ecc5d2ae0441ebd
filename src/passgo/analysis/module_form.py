"""Rollouts in the WebAssembly module, whatever runs it: a browser has neither numpy nor a compiler."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from itertools import chain
from typing import Final

from passgo.bots.fitted import new_memories
from passgo.compiler.module_policy import NUMBER, Row, RulesModule, line_up
from passgo.rules.base.deal import Deal
from passgo.rules.base.state import SEATS, State
from passgo.sim.edge import EDGES
from passgo.sim.futures import COLUMNS, SCRATCH, SOURCE, play_futures

from .forecast import LONGEST, Chances, Start, Try

CHANCES: Final = struct.Struct(f"<{SEATS}q")
ROW_OF_EDGES: Final = struct.Struct(f"<{EDGES}q")


class InModule:
    """Rollouts of one start."""

    def __init__(self, module: RulesModule, start: Start) -> None:
        """Raise NoCompiler for a bot that is not in the module."""
        tables = start.edition.tables
        memories = b"".join(memory.to_bytes() for memory in new_memories(tables, start.players))
        self._module, self._players = module, start.players
        self._positions = [state.to_bytes() for state in start.states]
        self._edges = [ROW_OF_EDGES.pack(*row) for row in start.rows_of_edges]
        self._place = (
            Row(bytearray(State().to_bytes())),
            Row(bytearray(tables.to_bytes())),
            Row(bytearray(Deal().to_bytes())),
            line_up(module, start.bot),
            Row(bytearray(memories), (SEATS,)),
            start.seed,
            start.turns,
            LONGEST,
        )
        self._scratch = Row(bytearray(NUMBER * SCRATCH), (SCRATCH,))

    def __call__(self, tries: Sequence[Try]) -> list[Chances]:
        """Make rollouts, and return the chances at the end of each. Only the positions that they begin in are handed over."""
        places = {source: n for n, source in enumerate(dict.fromkeys(one[SOURCE] for one in tries))}
        positions = Row(bytearray(b"".join(self._positions[source] for source in places)), (len(places),))
        edges = Row(bytearray(b"".join(self._edges[source] for source in places)), (len(places), EDGES))
        numbers = chain.from_iterable((places[source], *what) for source, *what in tries)
        count = len(tries)
        rows = Row(bytearray(struct.pack(f"<{count * COLUMNS}q", *numbers)), (count, COLUMNS))
        chances = Row(bytearray(CHANCES.size * count), (count, SEATS))
        self._module.call(
            play_futures.__name__, (positions, *self._place, rows, edges, chances, self._scratch)
        )
        return [[*row[: self._players]] for row in CHANCES.iter_unpack(chances.content)]
