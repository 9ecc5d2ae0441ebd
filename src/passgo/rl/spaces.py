"""The spaces that the environments tell of: every seat of every book has the same."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from .kernel.observation import CELLS, MOST
from .kernel.words import SIZE

Seen = dict[str, Any]
"""An observation with its mask: `{"observation": …, "action_mask": …}`."""


def observation_space() -> spaces.Dict:
    """The fields of `observation.Observation` one after the other, and which words may be said."""
    return spaces.Dict({
        "observation": spaces.Box(-MOST, MOST, (CELLS,), np.int16),
        "action_mask": spaces.Box(0, 1, (SIZE,), np.int8),
    })  # fmt: skip


def action_space() -> spaces.Discrete:
    """A word."""
    return spaces.Discrete(SIZE)
