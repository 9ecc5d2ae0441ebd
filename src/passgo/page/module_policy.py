"""A built-in bot at a page's table, decided in the kernel's WebAssembly module: what looks ahead is far quicker there."""

from __future__ import annotations

import struct
from typing import Final, Protocol

from passgo.bots import registry
from passgo.bots.memory import Memory
from passgo.bots.policy import Policy
from passgo.rules.base.deal import Deal
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables

WORDS: Final = struct.Struct("<4q")
MOVE: Final = struct.Struct("<q")


class JsBytes(Protocol):
    """Bytes of the browser."""

    def to_bytes(self) -> bytes:
        """Return a copy."""
        ...


class BotKernel(Protocol):
    """The module at work (`web/src/page/kernel.ts`)."""

    def decide(self, bot: str, given: bytes, seat: int) -> JsBytes:
        """Return the deal, the memory and the words after a decision, and the move."""
        ...


class ModulePolicy:
    """A bot in the module, called as the plain function that it is."""

    def __init__(self, kernel: BotKernel, name: str) -> None:
        self._kernel = kernel
        self._name = name

    def __call__(
        self, s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory, /
    ) -> int:
        """Return the move that this seat wants to make; of all that it was handed, the offer, words and notes may change."""
        given = (s.to_bytes(), E.to_bytes(), deal.to_bytes(), memory.to_bytes(), WORDS.pack(*rng))
        *_, of_deal, of_memory, _ = map(len, given)
        found = self._kernel.decide(self._name, b"".join(given), seat).to_bytes()
        offer = Deal.from_bytes(found[:of_deal])
        deal.receiver, deal.give, deal.take = offer.receiver, offer.give, offer.take
        memory.notes[:] = Memory.from_bytes(found[of_deal : of_deal + of_memory]).notes
        rng[:] = WORDS.unpack_from(found, of_deal + of_memory)
        return MOVE.unpack_from(found, of_deal + of_memory + WORDS.size)[0]


def in_module(kernel: BotKernel, policy: Policy) -> Policy:
    """The quickest form of a bot: those that do not look ahead decide sooner than their records are handed over."""
    names = {look: name for name, look in registry.POLICIES.items() if look in registry.LOOK_AHEAD}
    return ModulePolicy(kernel, names[policy]) if policy in names else policy
