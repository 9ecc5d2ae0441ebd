"""The parts of a result: luck, which is dice and cards, and skill, which is all else.

A game is a way of steps from the first row of a sample to the last, without a gap. Each belongs to one part, so what
the parts add up to is the result, exactly.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from typing import Final, NamedTuple

LUCK, SKILL, DICE, CARDS, CHOICES, OTHERS, WAITS = (
    "luck", "skill", "dice", "cards", "choices", "others", "waits",
)  # fmt: skip
PARTS: Final[tuple[str, ...]] = (LUCK, SKILL, DICE, CARDS, CHOICES, OTHERS, WAITS)
"""In the order in which a `SeatReview` has them."""
OF_LUCK: Final[tuple[str, ...]] = (DICE, CARDS)
OF_SKILL: Final[tuple[str, ...]] = (CHOICES, OTHERS, WAITS)


class PartStep(NamedTuple):
    """A change of the chances from one row of a sample to another, and the part that it belongs to."""

    part: str
    seats: AbstractSet[int]
    """The seats that chose, if anybody did; for all others it is a choice of others."""
    first: int
    last: int


def parts_of(steps: Iterable[PartStep], rows: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return the parts of the result of each seat, in the order of `PARTS`. `rows` are each seat's chances."""
    found: list[dict[str, int]] = [dict.fromkeys(PARTS, 0) for _ in rows[0]]
    for part, seats, first, last in steps:
        for seat, (before, after) in enumerate(zip(rows[first], rows[last], strict=True)):
            of_seat = OTHERS if part == CHOICES and seat not in seats else part
            found[seat][of_seat] += after - before
    for parts in found:
        parts[LUCK] = sum(parts[part] for part in OF_LUCK)
        parts[SKILL] = sum(parts[part] for part in OF_SKILL)
    return [[*parts.values()] for parts in found]
