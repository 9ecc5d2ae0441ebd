"""Bots at a table: those that look ahead decide in the WebAssembly module where it is at hand, others interpreted.

A table does not wait for a compiler, so machine code is not for it: the module is ready within a moment.
"""

from __future__ import annotations

from functools import cache
from types import FunctionType
from typing import cast

import numpy as np

from passgo.bots.deciding import decide
from passgo.bots.memory import Memory
from passgo.bots.policy import Policy
from passgo.bots.registry import LOOK_AHEAD
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


def table_policy(policy: Policy) -> Policy:
    """The quickest form of a bot that is ready at once. It decides the same as the others.

    Records for the module take a quarter of a millisecond: far less than looking ahead, and more than any other decision.
    """
    return LookingAhead(policy) if policy in LOOK_AHEAD else policy


class LookingAhead:
    """A bot that looks for the module when it is asked first, in the thread of the bots: loading takes a moment."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        self._form: Policy | None = None

    def __call__(
        self, s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory, /
    ) -> int:
        """Return the move that this seat wants to make."""
        if self._form is None:
            kernel = module_at_hand()
            self._form = WasmPolicy(kernel, self._policy) if kernel else self._policy
        return self._form(s, E, seat, room, deal, rng, memory)


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
