"""Environments for machine learning: a game is said word by word, and every seat sees the same kind of numbers.

`env` is PettingZoo's; `import passgo.rl.gym` makes `passgo/us1973-v0` and so on known to Gymnasium; `passgo.rl.batch` holds many games as arrays.
What a word means, `passgo.rl.kernel.words` says; what is seen, `passgo.rl.kernel.observation`. See `docs/learning.md`.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any


class NoLearning(ImportError):
    """The libraries of the environments are not installed."""


def env(edition: str = "us1973", players: int = 4, **options: Any) -> Any:
    """PettingZoo's environment of a game in which every seat is an agent, with its usual guards.

    `reward`: "win", "wealth" or a function of one's own (`passgo.rl.rewards`). `most_turns`: a game is cut there.
    `most_offers`: how many offers a seat may begin between two throws. `history`: so many events that happened lately
    are shown beside each observation (`passgo.rl.history`). `render_mode`: "ansi". Raises NoLearning
    without the extra `rl`, UnknownEdition, and BadEnvironment for a number out of range.
    """
    unguarded = raw_env(edition, players, **options)
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    return OrderEnforcingWrapper(unguarded)


def raw_env(edition: str = "us1973", players: int = 4, **options: Any) -> Any:
    """The same without the guards. It can be copied, and kept as a `state_dict`."""
    require()
    from .aec import PassgoAEC

    return PassgoAEC(edition, players, **options)


def require() -> None:
    """Raise NoLearning, saying what to install, without the libraries of the environments."""
    missing = [name for name in ("pettingzoo", "gymnasium") if find_spec(name) is None]
    if missing:
        raise NoLearning(
            f"learning needs {' and '.join(missing)}: install the extra `rl` (pip install passgo[rl])"
        )
