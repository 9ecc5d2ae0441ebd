"""The WebAssembly module as a caller sees it, whatever runs it, and a bot that decides in it. Neither needs numpy or the compiler."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from passgo.bots.deciding import decide
from passgo.bots.memory import Memory
from passgo.bots.policy import Policy
from passgo.bots.rng import WORDS
from passgo.rules.base.deal import Deal
from passgo.rules.base.state import SEATS, State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import MOST_MOVES

NUMBER: Final = 8
"""The bytes of a number in the memory of the module."""
LINE_UP: Final = struct.Struct(f"<{SEATS}i")
RANDOM: Final = struct.Struct(f"<{WORDS}q")


class Row(NamedTuple):
    """Numbers or records in a row, which a call may change, and the lengths that the entry point wants to hear."""

    content: bytearray
    lengths: tuple[int, ...] = (1,)


class RulesModule(Protocol):
    """The module, ready to run."""

    def policy(self, function: Policy, /) -> int:
        """Return the number of a built-in bot. Raises NoCompiler for any other."""
        ...

    def call(self, entry: str, arguments: Sequence[int | Row], /) -> int | None:
        """Call an entry point (`wasm_module.EntryPoint`) and return its number, if it gives one."""
        ...


def line_up(module: RulesModule, policy: Policy) -> Row:
    """The same bot in every seat. Raises NoCompiler."""
    return Row(bytearray(LINE_UP.pack(*[module.policy(policy)] * SEATS)), ())


class ModulePolicy:
    """A bot in the module, called as the plain function that it is; by one thread at a time.

    The record of the edition, which stays the same from question to question, is made once.
    """

    def __init__(self, module: RulesModule, policy: Policy) -> None:
        """Raises NoCompiler for a bot that is not in the module."""
        self._module = module
        self._line_up = line_up(module, policy)
        self._room = Row(bytearray(NUMBER * MOST_MOVES), (MOST_MOVES,))
        self._tables: Tables | None = None
        self._editions = Row(bytearray())

    def __call__(
        self, s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory, /
    ) -> int:
        """Return the move that this seat wants to make. It changes the offer, the random words and the notes alone."""
        if E is not self._tables:
            self._tables, self._editions = E, Row(bytearray(E.to_bytes()))
        states, deals, memories = (Row(bytearray(one.to_bytes())) for one in (s, deal, memory))
        words = Row(bytearray(RANDOM.pack(*rng)), (WORDS,))
        code = self._module.call(
            decide.__name__,
            (states, self._editions, deals, self._line_up, memories, seat, self._room, words),
        )
        offer = Deal.from_bytes(bytes(deals.content))
        deal.receiver, deal.give, deal.take = offer.receiver, offer.give, offer.take
        memory.notes[:] = Memory.from_bytes(bytes(memories.content)).notes
        rng[:] = RANDOM.unpack(words.content)
        return code or 0
