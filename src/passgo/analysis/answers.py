"""The answers to a decision, measured: each seat's chance to win after every one of them, in the same futures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from passgo.rules.base import moves
from passgo.sim.intervals import Z95

from .forecast import Chances, Estimate

ALTERNATIVES: Final = 3
"""Of the alternatives to a move, the best of each kind are measured, at most this many."""


class WeighedAnswer(msgspec.Struct, frozen=True):
    """A move that could be made at a decision."""

    move: str
    """In the notation."""
    chances: list[Estimate]
    """To win after it, by seat."""
    cost: Estimate
    """By how much it lowers the chance of the seat that makes it, compared with the best answer; 0 for that one."""


class Promising(NamedTuple):
    """A move that was compared with its alternatives in a few futures."""

    gain: int
    """By how much the best of them seemed to be better, in all futures together."""
    n: int
    """It was move number `n` of those in effect."""
    others: list[int]
    """The best alternative, and the best of other kinds of moves."""


def promising(n: int, others: Sequence[int], gains: Sequence[int]) -> Promising:
    """Return the most promising of the other moves that could have been made, by the gain from each."""
    best: dict[int, tuple[int, int]] = {}
    for gain, code in zip(gains, others, strict=True):
        kind = moves.kind_of(code)
        if kind not in best or gain > best[kind][0]:
            best[kind] = gain, code
    ranked = sorted(best.values(), key=lambda one: -one[0])[:ALTERNATIVES]
    return Promising(ranked[0][0], n, [code for _, code in ranked])


class Measured:
    """The moves of a decision with the chances after each, in the same futures."""

    def __init__(self, seat: int, best: int, rows: Mapping[int, Sequence[Chances]]) -> None:
        """`rows`: for each move, futures × players. `best` is the best of them, unless another is surely better still."""
        self._seat = seat
        self._rows = rows
        self.best = best
        for code in rows:
            gain = self._gain(code, self.best)
            if gain.mean > gain.reach:
                self.best = code

    def cost(self, code: int) -> Estimate:
        """By how much of a chance to win the best move is better than this one."""
        return self._gain(self.best, code)

    def leads_by(self, least: float, errors: float) -> bool:
        """Return whether the best move is better than every other by at least this much, and this many standard errors."""
        gaps = [self.cost(code) for code in self._rows if code != self.best]
        return all(gap.mean >= max(least, errors * gap.reach / Z95) for gap in gaps)

    def answers(self, text: Callable[[int], str]) -> list[WeighedAnswer]:
        """Return all of them as the rules list moves. `text` writes a move in the notation."""
        return [
            WeighedAnswer(
                text(code), [*map(Estimate.of, zip(*self._rows[code], strict=True))], self.cost(code)
            )
            for code in sorted(self._rows)
        ]

    def _gain(self, one: int, other: int) -> Estimate:
        pairs = zip(self._rows[one], self._rows[other], strict=True)
        return Estimate.of([ours[self._seat] - theirs[self._seat] for ours, theirs in pairs])
