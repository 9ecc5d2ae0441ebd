"""A performance, compared with those of the levels."""

from __future__ import annotations

from passgo.analysis.levels import bot_performances, compared
from passgo.protocol.reviews import AmongLevels, Interval


def among_levels(edition: str, lost: Interval) -> AmongLevels | None:
    """Return between which levels a performance is; None for an edition by which they were not measured."""
    if edition != bot_performances().edition:
        return None
    better_than, worse_than = compared(lost.mean, lost.reach)
    return AmongLevels(better_than=better_than, worse_than=worse_than)
