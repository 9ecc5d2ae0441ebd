"""Bots at a table: those that look ahead decide in the WebAssembly module where it is at hand, others interpreted.

A table does not wait for a compiler, so machine code is not for it: the module is ready within a moment.
"""

from __future__ import annotations

from passgo.bots.memory import Memory
from passgo.bots.policy import Policy
from passgo.bots.registry import LOOK_AHEAD
from passgo.rules.base.deal import Deal
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables

from .module_policy import ModulePolicy


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
            from .machine import module_at_hand

            module = module_at_hand()
            self._form = ModulePolicy(module, self._policy) if module else self._policy
        return self._form(s, E, seat, room, deal, rng, memory)
