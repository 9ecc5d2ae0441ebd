"""A game from its beginning to its end, one moment of which is looked at."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from passgo.protocol.replays import ReplayPart, ReplayView, TurnStart
from passgo.protocol.state import StateView

ReadPart = Callable[[int], Awaitable[ReplayPart | None]]
"""The states behind a move; None where they do not come."""


class GameReplay:
    """The present moment in a game."""

    def __init__(self, view: ReplayView, read_part: ReadPart) -> None:
        self.view = view
        self._read = read_part
        self._parts: dict[int, list[dict[str, Any]]] = {}
        """By the move behind which a part begins: its states, in a row."""
        self.at = 0
        """Behind this move of the record."""
        self.state: StateView | None = None

    async def go_to(self, n: int) -> bool:
        """Look at the game behind its `n`th move; whether it is known."""
        n = min(max(n, 0), self.view.n)
        first = n - n % self.view.part
        if first not in self._parts:
            part = await self._read(first)
            if part is None:
                return False
            states = [msgspec.to_builtins(part.state)]
            for changes in part.changes:
                states.append(changed_state(states[-1], changes))
            self._parts[first] = states
        self.at = n
        self.state = msgspec.convert(self._parts[first][n - first], StateView)
        return True

    @property
    def turn(self) -> int:
        """Which turn it is, from 1; 0 before the first."""
        return bisect_right([start.n for start in self.view.turns], self.at)

    @property
    def began(self) -> TurnStart | None:
        """The start of that turn."""
        return self.view.turns[self.turn - 1] if self.turn else None

    def start_of(self, turn: int) -> int:
        """Behind which move a turn begins; before the first and after the last lie the ends of the record."""
        if turn < 1:
            return 0
        return self.view.turns[turn - 1].n if turn <= len(self.view.turns) else self.view.n


def changed_state(state: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """A state with what a step changed: of seats and deeds only those that did are named, all else is whole."""
    parts = {"seats": "seat", "deeds": "deed"}
    whole = {name: value for name, value in changes.items() if name not in parts}
    for name, called in parts.items():
        fresh = {one[called]: one for one in changes.get(name, ())}
        whole[name] = [fresh.get(one[called], one) for one in state[name]]
    return state | whole
