"""What a learner is rewarded for.

`win`: 1 at the end for who has won, shared by several, and 0 for all others and always before.
`wealth`: after each move the change of a seat's share of all that the players own, counted as the books that end by
counting do; over a game, the share at its end less the equal share that it began with.
One's own: a function of the states before and after a word, in the environments of one game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables

from .kernel import lanes

REWARDS: Final = {"win": lanes.WIN, "wealth": lanes.WEALTH}
"""The rewards by name, as the loops know them."""

OwnReward = Callable[[State, State, Tables, int], float]
"""`(before, after, E, seat) -> reward`: what a word that made a move brought a seat. The states are to be read."""


class BadReward(ValueError):
    """There is no such reward."""

    def __init__(self, name: str) -> None:
        super().__init__(f"the rewards are {', '.join(REWARDS)} or a function of one's own, not {name!r}")


def reward_number(name: str | None) -> int:
    """A reward as the loops know it; without a name none is reckoned. Raises BadReward."""
    if name is None:
        return lanes.NO_REWARD
    if name not in REWARDS:
        raise BadReward(name)
    return REWARDS[name]
