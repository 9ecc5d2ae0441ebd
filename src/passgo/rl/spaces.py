"""The spaces that the environments tell of: every seat of every book has the same."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from .history import COLUMNS
from .kernel.observation import CELLS, MOST
from .kernel.words import SIZE

Seen = dict[str, Any]
"""An observation with its mask: `{"observation": …, "action_mask": …}`."""


def observation_space(history: int = 0) -> spaces.Dict:
    """The fields of `observation.Observation` one after the other, and which words may be said.

    With `history`, so many of the last events beside them (`rl.history`).
    """
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(-MOST, MOST, (CELLS,), np.int16),
        "action_mask": spaces.Box(0, 1, (SIZE,), np.int8),
    }
    if history:
        parts["history"] = spaces.Box(-MOST, MOST, (history, COLUMNS), np.int16)
    return spaces.Dict(parts)


def action_space() -> spaces.Discrete:
    """A word."""
    return spaces.Discrete(SIZE)
