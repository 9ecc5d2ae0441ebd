"""Garbage collection of cycles: between the moves, not within one that somebody waits for.

By itself Python would collect after a number of new objects, which moves make. The new ones take a millisecond,
because they include the states of games, long lists of numbers; all of memory takes a second with a thousand
games.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final, Never

PAUSE: Final = 0.1
"""Seconds between two looks at how much there is."""
MANY: Final = (4000, 20, 20)
"""The new objects after which they are collected; after some rounds the middle generation too; and then all."""
TOO_MANY: Final = (100_000, 100, 20)
"""Within a move only this many new objects are collected, as when a game of many hours is read."""
SHARE: Final = 0.001
"""Of the time, what the looks through all of memory may take."""


def collect_rarely() -> None:
    """Let Python hardly collect by itself: nearly all that a start reads, and that a move makes, is there to stay."""
    gc.set_threshold(*TOO_MANY)


async def collect_between_moves() -> Never:
    """Collect until cancelled, since Python seldom does by itself."""
    rests_until = 0.0
    while True:
        await asyncio.sleep(PAUSE)
        new, middle, old = gc.get_count()
        if new < MANY[0]:
            continue
        began = time.monotonic()
        if old >= MANY[2] and began >= rests_until:
            gc.collect()
            took = time.monotonic() - began
            rests_until = began + took / SHARE
        else:
            gc.collect(1 if middle >= MANY[1] else 0)
