"""One bot in the WebAssembly module, asked for one decision after the other."""

from __future__ import annotations

from functools import cache
from types import FunctionType
from typing import cast

import numpy as np

from passgo.bots.deciding import decide
from passgo.bots.memory import Memory
from passgo.bots.policy import Policy
from passgo.rules.base.deal import Deal
from passgo.rules.base.state import SEATS, State
from passgo.rules.base.tables import Tables

from .machine import NoCompiler, wasm_kernel
from .wasm_kernel import WasmKernel


@cache
def module_at_hand() -> WasmKernel | None:
    """The module, if it came with the package and something runs it."""
    try:
        return wasm_kernel()
    except NoCompiler:
        return None


class WasmPolicy:
    """A bot in the module, called as the plain function that it is; by one thread at a time.

    Records of the edition and the weights, which stay the same from question to question, are made once.
    """

    def __init__(self, kernel: WasmKernel, policy: Policy) -> None:
        """Raises NoCompiler for a bot that is not in the module."""
        self._line_up = [kernel.policy(cast("FunctionType", policy))] * SEATS
        self._decide = kernel.entry_point(cast("FunctionType", decide))
        self._tables: Tables | None = None
        self._editions = np.zeros(1, Tables.DTYPE)
        self._weights: list[int] | None = None
        self._memories = np.zeros(1, Memory.DTYPE)

    def __call__(
        self, s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory, /
    ) -> int:
        """Return the move that this seat wants to make. It changes the offer, the random words and the notes alone."""
        if E is not self._tables:
            self._tables, self._editions = E, E.to_record()
        if memory.weights is not self._weights:
            self._weights = self._memories["weights"] = memory.weights
        for name in ("news", "notes", "effort"):
            self._memories[name] = getattr(memory, name)
        deals, words = deal.to_record(), np.array(rng, np.int64)
        moves = np.array(room, np.int64)
        code = self._decide(
            s.to_record(), self._editions, deals, self._line_up, self._memories, seat, moves, words
        )
        offer = Deal.from_record(deals)
        deal.receiver, deal.give, deal.take = offer.receiver, offer.give, offer.take
        memory.notes[:] = self._memories["notes"][0].tolist()
        rng[:] = words.tolist()
        return int(code or 0)
