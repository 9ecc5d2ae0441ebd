"""The PettingZoo environment: every seat is an agent, and the selected one takes an action."""

from __future__ import annotations

from typing import Any, Self

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv

from passgo.editions import Edition
from passgo.game import Game

from .kernel.episode import TRUNCATED
from .rewards import OwnReward
from .scalar import MOST_OFFERS, MOST_TURNS, BadEnvironment, ScalarEnv
from .spaces import Seen, action_space, observation_space


class PassgoAEC(AECEnv[str, Seen, int | None]):
    """A game among agents `player_0`, `player_1` and so on, in seat order; see `passgo.rl.env`.

    An agent that goes bankrupt is terminated and gets its last reward; the others continue. A game that
    reaches `most_turns` truncates all agents that are left.
    """

    def __init__(
        self,
        edition: str | Edition = "us1973",
        players: int = 4,
        *,
        reward: str | OwnReward = "win",
        most_turns: int = MOST_TURNS,
        most_offers: int = MOST_OFFERS,
        history: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise BadEnvironment(f"render_mode: expected 'ansi' or None, not {render_mode!r}")
        self.render_mode = render_mode
        self.game = ScalarEnv(
            edition, players, learners=range(players), reward=reward, most_turns=most_turns, most_offers=most_offers,
            history=history,
        )  # fmt: skip
        self.metadata = {
            "name": f"passgo_{self.game.edition.id}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seen = {agent: observation_space(history) for agent in self.possible_agents}
        self._actions = {agent: action_space() for agent in self.possible_agents}
        self._rng = np.random.default_rng()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the observation space, the same for all agents; see `passgo.rl.kernel.observation`."""
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the action space, the same for all agents; see `passgo.rl.kernel.actions`."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game. The same seed gives the same dice and cards, and the same games after it."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.game.reset(int(self._rng.integers(1 << 32)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self.agent_selection = self._asked()

    def step(self, action: int | None) -> None:
        """Take an action for the selected agent. Raises BadAction and changes nothing if its mask is 0."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game.step(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        truncated = self.game.ended == TRUNCATED
        for one in self.agents:
            seat = self.possible_agents.index(one)
            self.rewards[one] = self.game.rewards[seat]
            self.terminations[one] = not truncated and (
                bool(self.game.ended) or bool(self.game.state.out[seat])
            )
            self.truncations[one] = truncated
        self.agent_selection = self._asked()
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Seen:
        """Return what an agent sees and its action mask; the mask is 0 everywhere if it is not selected."""
        seat = self.possible_agents.index(agent)
        return self.game.seen(seat)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which actions are legal for the selected agent, under the name that algorithms look for."""
        return self.observe(self.agent_selection)["action_mask"].astype(np.bool_)

    def render(self) -> str | None:
        """Return the board as text if `render_mode` is "ansi"."""
        if self.render_mode is None:
            return None
        return repr(Game.from_state(self.game.edition, self.possible_agents, self.game.state))

    def close(self) -> None:
        """Do nothing: no window was opened."""

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.game = self.game.copy()
        twin._rng = np.random.default_rng()
        twin.load_state_dict(self.state_dict())
        return twin

    def state_dict(self) -> dict[str, Any]:
        """Return the whole environment as numbers, lists and dicts that JSON can hold."""
        return {
            "game": self.game.state_dict(),
            "rng": self._rng.bit_generator.state,
            "agents": self.agents[:],
            "agent_selection": self.agent_selection,
            "skipped": self._skip_agent_selection,
            "rewards": dict(self.rewards),
            "cumulative_rewards": dict(self._cumulative_rewards),
            "terminations": dict(self.terminations),
            "truncations": dict(self.truncations),
        }

    def load_state_dict(self, stored: dict[str, Any]) -> None:
        """Restore a `state_dict`. Raises BadEnvironment if it is not one of this kind of environment."""
        self.game.load_state_dict(stored["game"])
        self._rng.bit_generator.state = stored["rng"]
        self.agents = stored["agents"][:]
        self.agent_selection = stored["agent_selection"]
        self._skip_agent_selection = stored["skipped"]
        self.rewards = dict(stored["rewards"])
        self._cumulative_rewards = dict(stored["cumulative_rewards"])
        self.terminations = dict(stored["terminations"])
        self.truncations = dict(stored["truncations"])
        self.infos = {agent: {} for agent in self.agents}

    def _asked(self) -> str:
        """Return the agent that is asked; once the game is over, the first."""
        return self.possible_agents[self.game.seat or 0]
