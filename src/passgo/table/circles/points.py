"""The points for the places of an evening, as a circle writes them."""

from __future__ import annotations

import re
from typing import Final

from passgo.protocol.circles import HIGHEST_POINTS, MOST_PLACES
from passgo.table.people.replies import FaultError

NUMBER: Final = re.compile("[0-9]{1,3}")


def read_points(text: str) -> list[int]:
    """Return the points for the first place, the second, and so on. Raises FaultError for what is no such list."""
    words = [word.strip() for word in text.split(",")]
    points = [int(word) for word in words if NUMBER.fullmatch(word)]
    is_list = len(points) == len(words) <= MOST_PLACES and max(points) <= HIGHEST_POINTS
    if not is_list or points != sorted(points, reverse=True) or not points[0]:
        raise FaultError(
            "bad-points",
            f"points: expected up to {MOST_PLACES} whole numbers from 0 to {HIGHEST_POINTS} with commas between them, "
            f"the first at least 1, none higher than the one before it, and found {text!r}",
        )
    return points
