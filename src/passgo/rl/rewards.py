"""Rewards of agents.

`win`: 1 at the end for the winner, shared if there are several; 0 for everybody else and at every step before.
`wealth`: at each step, the change of a seat's share of all that the players own, counted as in editions that end by
counting; over a game, the share at its end minus the equal share at its start.
Your own: a function of the states before and after an action, in the environments of one game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables

from .kernel import episode

REWARDS: Final = {"win": episode.WIN, "wealth": episode.WEALTH}
"""The rewards by name, as the loops know them."""

OwnReward = Callable[[State, State, Tables, int], float]
"""`(before, after, E, seat) -> reward`: what an action that completed a move brought a seat. Only read the states."""


class BadReward(ValueError):
    """No reward has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"reward: expected {', '.join(REWARDS)} or a function, not {name!r}")


def reward_number(name: str | None) -> int:
    """Return the number of a reward; `episode.NO_REWARD` without a name, so that none is calculated. Raises BadReward."""
    if name is None:
        return episode.NO_REWARD
    if name not in REWARDS:
        raise BadReward(name)
    return REWARDS[name]
