"""The built-in bots at a table: decided in the WebAssembly module where that is at hand, else interpreted.

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
    """The quickest form of a bot that is ready at once. It decides the same as the others."""
    kernel = module_at_hand()
    try:
        return WasmPolicy(kernel, policy) if kernel else policy
    except NoCompiler:  # a bot of the host's own is in no module
        return policy


class WasmPolicy:
    """A bot in the module, called as the plain function that it is."""

    def __init__(self, kernel: WasmKernel, policy: Policy) -> None:
        """Raises NoCompiler for a bot that is not in the module."""
        self._line_up = [kernel.policy(cast("FunctionType", policy))] * SEATS
        self._decide = kernel.entry_point(cast("FunctionType", decide))

    def __call__(
        self, s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory, /
    ) -> int:
        """Return the move that this seat wants to make; of all that it was handed, the offer, words and notes may change."""
        deals, memories, words = deal.to_record(), memory.to_record(), np.array(rng, np.int64)
        code = self._decide(
            s.to_record(),
            E.to_record(),
            deals,
            self._line_up,
            memories,
            seat,
            np.array(room, np.int64),
            words,
        )
        offer = Deal.from_bytes(deals.tobytes())
        deal.receiver, deal.give, deal.take = offer.receiver, offer.give, offer.take
        memory.notes[:] = memories["notes"][0].tolist()
        rng[:] = words.tolist()
        return int(code or 0)
