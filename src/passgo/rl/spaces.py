"""The observation space and the action space: the same for every seat of every edition."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from .history import COLUMNS
from .kernel.actions import ACTION_COUNT
from .kernel.observation import CELLS, MOST

Seen = dict[str, Any]
"""An observation with its mask: `{"observation": …, "action_mask": …}`."""


def observation_space(history: int = 0) -> spaces.Dict:
    """Return the space of the fields of `observation.Observation` in a row, with the action mask.

    With `history`, also this many of the last events (`rl.history`).
    """
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(-MOST, MOST, (CELLS,), np.int16),
        "action_mask": spaces.Box(0, 1, (ACTION_COUNT,), np.int8),
    }
    if history:
        parts["history"] = spaces.Box(-MOST, MOST, (history, COLUMNS), np.int16)
    return spaces.Dict(parts)


def action_space() -> spaces.Discrete:
    """Return the space of all actions."""
    return spaces.Discrete(ACTION_COUNT)
