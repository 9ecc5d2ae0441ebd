"""The Gymnasium environment: an agent in one seat, bots in the others. Importing it registers the ids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from . import require

try:
    import gymnasium
except ModuleNotFoundError:
    require()  # says what to install
    raise

from passgo.editions import Edition, edition_names
from passgo.game import Game

from .kernel.episode import LOST, OVER, TRUNCATED
from .rewards import OwnReward
from .scalar import (
    MOST_OFFERS,
    MOST_REFUSED,
    MOST_TURNS,
    BadAction,
    BadEnvironment,
    ScalarEnv,
    checked_refusals,
)
from .spaces import Seen, action_space, observation_space


class OneSeat(gymnasium.Env[Seen, np.int64]):
    """One seat of a table: `gymnasium.make("passgo/us1973-v0", players=2, bots=["steady"])`.

    The observation includes the action mask, and `action_masks()` returns it. An action that it does not allow changes
    nothing and sets `info["refused"]`; too many of them in a row truncate the episode, which ends when the agent is
    bankrupt.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 -- so it is declared in the base class

    def __init__(
        self,
        edition: str | Edition = "us1973",
        players: int = 4,
        *,
        bots: Sequence[str] = ("rules",),
        seat: int = 0,
        reward: str | OwnReward = "win",
        most_turns: int = MOST_TURNS,
        most_offers: int = MOST_OFFERS,
        most_refused: int = MOST_REFUSED,
        history: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """`bots`: names for the other seats in order; the last also plays the seats left over. Raises BadEnvironment."""
        if render_mode not in (None, "ansi"):
            raise BadEnvironment(f"render_mode: expected 'ansi' or None, not {render_mode!r}")
        self.most_refused = checked_refusals(most_refused)
        self._refused = 0
        self.render_mode = render_mode
        self.seat = seat
        self.game = ScalarEnv(
            edition, players, learners=[seat], bots=bots, reward=reward, most_turns=most_turns,
            most_offers=most_offers, history=history,
        )  # fmt: skip
        self.observation_space = observation_space(history)
        self.action_space = action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Start a game. The same seed gives the same dice and cards, and the same games after it."""
        super().reset(seed=seed)
        self.game.reset(int(self.np_random.integers(1 << 32)))
        self._refused = 0
        return self._seen(), {"refused": False}

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Take an action; return the next observation, the reward, terminated, truncated and info."""
        try:
            self.game.step(int(action))
        except BadAction:
            self._refused += 1
            return self._seen(), 0.0, False, self._refused >= self.most_refused, {"refused": True}
        self._refused = 0
        ended = self.game.ended
        return (
            self._seen(),
            self.game.rewards[self.seat],
            ended in (OVER, LOST),
            ended == TRUNCATED,
            {"refused": False},
        )

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which actions are legal, under the name that algorithms with action masks look for."""
        return self.game.action_mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Return the board as text if `render_mode` is "ansi"."""
        if self.render_mode is None:
            return None
        names = [f"player_{seat}" for seat in range(self.game.players)]
        return repr(Game.from_state(self.game.edition, names, self.game.state))

    def _seen(self) -> Seen:
        return self.game.seen(self.seat)


def register() -> None:
    """Register every edition with Gymnasium, as `passgo/us1973-v0`."""
    for name in edition_names():
        gymnasium.register(  # pyright: ignore[reportUnknownMemberType] -- its dict names no types
            id=f"passgo/{name}-v0", entry_point="passgo.rl.gym:OneSeat", kwargs={"edition": name}
        )


register()
