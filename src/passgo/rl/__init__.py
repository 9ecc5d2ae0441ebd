"""Environments for reinforcement learning, with one action space and one observation space for all editions.

`env` is for PettingZoo; `import passgo.rl.gym` registers `passgo/us1973-v0` and so on with Gymnasium;
`passgo.rl.batch` is the vectorised environment. `passgo.rl.kernel.actions` defines the actions and
`passgo.rl.kernel.observation` the observations. See `docs/learning.md`.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any


class NoLearning(ImportError):
    """The libraries of the environments are not installed."""


def env(edition: str = "us1973", players: int = 4, **options: Any) -> Any:
    """Return a PettingZoo AEC environment in which every seat is an agent, with the usual order checks.

    `reward`: "win", "wealth" or your own function (`passgo.rl.rewards`). `most_turns`: truncate a game after this
    many turns. `most_offers`: how many offers a seat may start between two rolls. `history`: show this many of
    the latest events with each observation (`passgo.rl.history`). `render_mode`: "ansi". Raises NoLearning
    without the extra `rl`, UnknownEdition, and BadEnvironment for a number out of range.
    """
    unguarded = raw_env(edition, players, **options)
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    return OrderEnforcingWrapper(unguarded)


def raw_env(edition: str = "us1973", players: int = 4, **options: Any) -> Any:
    """Return the environment without the order checks. It can be copied, and saved as a `state_dict`."""
    require()
    from .aec import PassgoAEC

    return PassgoAEC(edition, players, **options)


def require() -> None:
    """Raise NoLearning, with what to install, if the libraries of the environments are missing."""
    missing = [name for name in ("pettingzoo", "gymnasium") if find_spec(name) is None]
    if missing:
        raise NoLearning(
            f"learning needs {' and '.join(missing)}: install the extra `rl` (pip install passgo[rl])"
        )
