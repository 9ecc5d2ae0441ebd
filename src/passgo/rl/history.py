"""The history that comes with an observation: the last events as everybody at the table saw them, newest first.

An event is a row of `COLUMNS` whole numbers of 16 bits: its kind counted from 1 (0: nothing yet), the hand that it
concerns, and up to three arguments, as the register of events has them (`rules.base.events.KINDS`; docs/learning-tables.md
lists them). Hands are relative to the seat that looks, as in an observation. How many buildings another seat wants in a
shortage is known to the Bank alone, and is 0 here.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from passgo.rules.base.events import KINDS, WANTED
from passgo.rules.base.state import ESTATE, EVENT_WORDS, EVENTS, State

from .kernel.observation import MOST, NOBODY, OF_THE_ESTATE, OWN

COLUMNS: Final = 5
"""Kind, hand, and three arguments."""
LONGEST: Final = 64
"""The most events that can be shown: half of what a state keeps."""

Array = npt.NDArray[Any]

_NAMES_A_SEAT: Final = np.array(
    [[k < len(row.args) and row.args[k][1] == "seat" for k in range(3)] for row in KINDS]
)
"""By kind and argument: is it a seat?"""


def happened(rings: Array, counts: Array, seats: Array, players: int, length: int) -> npt.NDArray[np.int16]:
    """Return the last `length` events of each game as its seat of `seats` saw them: (games, length, COLUMNS).

    `rings`: the field `event` of each state; `counts`: how many events there were (`event_n`).
    """
    places = counts[:, None] - 1 - np.arange(length)
    events = rings.reshape(len(rings), EVENTS, EVENT_WORDS)[np.arange(len(rings))[:, None], places % EVENTS]
    kinds, hands, arguments = events[..., 0] & 255, events[..., 0] >> 24, events[..., 1:].copy()
    viewer = np.asarray(seats, np.int64)[:, None]
    arguments[(kinds == WANTED) & (hands != viewer), 1] = 0
    named = _NAMES_A_SEAT[kinds]
    arguments[named] = _seen(arguments, viewer[..., None], players)[named]
    rows = np.concatenate(
        [kinds[..., None] + 1, _seen(hands, viewer, players)[..., None], arguments.clip(-MOST, MOST)],
        axis=-1,
    )
    rows[places < 0] = 0
    return rows.astype(np.int16)


def of_state(s: State, seat: int, length: int) -> npt.NDArray[np.int16]:
    """Return the last events of one game as a seat saw them: (length, COLUMNS)."""
    ring, count = np.array([s.event], np.int64), np.array([s.event_n])
    return happened(ring, count, np.array([seat]), s.players, length)[0]


def _seen(hands: Array, viewer: Array, players: int) -> Array:
    """Return hands as a seat sees them."""
    others = np.where(hands == ESTATE, OF_THE_ESTATE, NOBODY)
    return np.where((hands >= 0) & (hands < players), (hands - viewer) % players + OWN, others)
