"""The rules in machine code and the interpreted ones, with states as bytes, so that both can be compared."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from passgo.compiler.machine import machine_code
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import Records, entry
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import MOST_MOVES, apply, legal, why_not
from passgo.rules.trade import table_deal
from properties import walk


class Machine:
    """The compiled rules on one record."""

    def __init__(self, E: Tables, parts: tuple[Callable[..., Any], ...]) -> None:
        self.apply, self.deal, self.why_not, self.legal = parts
        self.states = np.zeros(1, State.DTYPE)
        self.editions = E.to_record()
        self.room = np.zeros(MOST_MOVES, np.int64)

    def load(self, s: State) -> None:
        self.states[0] = np.frombuffer(s.to_bytes(), State.DTYPE)[0]

    def make(self, code: int, deal: walk.Deal | None) -> None:
        if deal is not None:
            self.lay(deal)
        self.apply(self.states, self.editions, code)

    def refusal(self, code: int, deal: walk.Deal | None = None) -> int:
        if deal is None:
            return self.why_not(self.states, self.editions, code)
        self.lay(deal)
        reason = self.why_not(self.states, self.editions, code)
        self.deal(self.states, 0, Deal().to_record())
        return reason

    def lay(self, deal: walk.Deal) -> None:
        self.deal(self.states, deal.offerer, deal.content().to_record())

    def legal_codes(self, seat: int) -> list[int]:
        return self.room[: self.legal(self.states, self.editions, seat, self.room)].tolist()

    def bytes(self) -> bytes:
        return self.states.tobytes()

    def state(self) -> State:
        return State.from_record(self.states)


@entry
def run_apply(states: Records[State], editions: Records[Tables], code: int) -> None:
    apply(states[0], editions[0], code)


@entry
def run_deal(states: Records[State], offerer: int, deals: Records[Deal]) -> None:
    table_deal(states[0], offerer, deals[0])


@entry
def run_why_not(states: Records[State], editions: Records[Tables], code: int) -> int:
    return why_not(states[0], editions[0], code)


@entry
def run_legal(states: Records[State], editions: Records[Tables], seat: int, room: list[int]) -> int:
    return legal(states[0], editions[0], seat, room)


@cache
def parts() -> tuple[Callable[..., Any], ...]:
    """Compiled entry points: apply, table a deal, why_not, legal."""
    return tuple(machine_code(part) for part in (run_apply, run_deal, run_why_not, run_legal))
