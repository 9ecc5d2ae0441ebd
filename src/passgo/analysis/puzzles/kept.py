"""The puzzles that come with the package, and that of each day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec

from passgo.analysis.answers import WeighedAnswer
from passgo.analysis.forecast import Estimate

Theme = Literal["buying", "bidding", "building", "jail", "cash", "trading", "speed_die", "papers"]
"""The subject of a puzzle. Papers are shares, Picsou dollars and vouchers."""

PLAYERS: Final = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gail", "Hugo")
"""The names of those who sit there: how they play is nobody's business."""


class Puzzle(msgspec.Struct, frozen=True):
    """A question with one best answer."""

    id: str
    edition: str
    theme: Theme
    record: str
    """The position in which the turn began, and the moves up to the question."""
    seat: str
    """The seat that is asked."""
    better: str
    """The best answer, in the notation."""
    answers: list[WeighedAnswer]
    """It, and the best of other kinds of moves, as the rules list them."""
    bots: dict[str, str]
    """The answers of bots by name, in the notation; they may be others."""
    others: dict[str, Estimate] = {}
    """The costs of those others, compared with the best answer in the same futures; an offer is not weighed."""

    def cost(self, move: str) -> Estimate | None:
        """Return by how much an answer lowers the chance of the seat; None if it was not weighed."""
        costs = {answer.move: answer.cost for answer in self.answers}
        return costs.get(move) or self.others.get(move)

    def is_right(self, move: str) -> bool:
        """Return whether an answer is the best, or as good as far as that is known."""
        cost = self.cost(move)
        return cost is not None and cost.mean <= cost.reach

    @property
    def difficulty(self) -> float:
        """The share of these bots that answer otherwise, and worse."""
        return sum(not self.is_right(move) for move in self.bots.values()) / len(self.bots)


class Puzzles(msgspec.Struct, frozen=True):
    """Puzzles, and how their answers were measured."""

    bot: str
    """The bot that plays on in the futures …"""
    turns: int
    """… for so long."""
    futures: int
    seed: int
    puzzles: list[Puzzle]


FILE: Final = Path(__file__).with_name("puzzles.json")
"""The puzzles that come with the package: a line each, by edition and theme, the easiest first."""
FIRST_DAY: Final = date(2026, 1, 1)
STRIDE: Final = 7919
"""From one day to the next, so that editions and themes change; a prime, so that all have their day."""


def of_the_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """Return the puzzle of a day: the same for everybody who has the same ones."""
    return puzzles[(day - FIRST_DAY).days * STRIDE % len(puzzles)]


@cache
def kept_puzzles() -> Puzzles:
    """Return those that come with the package."""
    return msgspec.json.decode(FILE.read_bytes(), type=Puzzles)
