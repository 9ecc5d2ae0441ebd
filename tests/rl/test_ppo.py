"""The agent of bench/ppo.py: its gradients are right, with torch they are the same, and it learns."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

BENCH = Path(__file__).parents[2] / "bench"
LIBRARIES = ["numpy", *(["torch"] if find_spec("torch") else [])]
"""What networks are made of: torch only where it is installed."""


@pytest.fixture(autouse=True)
def scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(BENCH)


def network(library: str, inputs: int, kind: Any = np.float32) -> Any:
    if library == "torch":
        from network_torch import TorchNetwork

        return TorchNetwork(inputs, kind=kind)
    from network import Network

    return Network(inputs, kind=kind)


def lesson(inputs: int, rows: int = 60) -> Any:
    """Return a lesson of random numbers, in which some actions have become too likely or too unlikely."""
    from network import Lesson

    from passgo.rl.kernel.actions import ACTION_COUNT

    rng = np.random.default_rng(3)
    masks = rng.random((rows, ACTION_COUNT)) < 0.1
    masks[:, :2] = True
    actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
    likely = network("numpy", inputs, np.float64).weigh(seen := rng.standard_normal((rows, inputs)), masks)[0]
    chances = likely[np.arange(rows), actions] + rng.normal(0, 0.3, rows)
    return Lesson(seen, masks, actions, chances, rng.standard_normal(rows), rng.standard_normal(rows))


def loss_of_learning(net: Any, given: Any) -> float:
    """The loss of PPO as its paper writes it."""
    from network import CLIP, CURIOSITY, ERROR

    likely, value = net.weigh(given.seen, given.masks)
    ratio = np.exp(likely[np.arange(len(value)), given.actions] - given.chances)
    better = (given.advantages - given.advantages.mean()) / (given.advantages.std() + 1e-6)
    gain = np.minimum(ratio * better, np.clip(ratio, 1 - CLIP, 1 + CLIP) * better).mean()
    entropy = -(np.exp(likely) * np.where(given.masks, likely, 0)).sum(axis=1).mean()
    return ERROR * ((value - given.returns) ** 2).mean() - gain - CURIOSITY * entropy


def loss_of_imitation(net: Any, given: Any) -> float:
    from network import ERROR

    likely, value = net.weigh(given.seen, given.masks)
    unlikely = -likely[np.arange(len(value)), given.actions].mean()
    return ERROR * ((value - given.returns) ** 2).mean() + unlikely


@pytest.mark.parametrize(("step", "loss"), [("learn", loss_of_learning), ("imitate", loss_of_imitation)])
def test_the_gradient_is_the_slope_of_the_loss(
    step: str, loss: Callable[[Any, Any], float], monkeypatch: pytest.MonkeyPatch
) -> None:
    net, given = network("numpy", 7, np.float64), lesson(7)
    found: dict[str, np.ndarray] = {}
    monkeypatch.setattr(net, "_step", lambda *of: found.update(net.gradients(*of[:-1])))
    getattr(net, step)(given, 1e-3)
    rng = np.random.default_rng(5)
    for name, gradient in found.items():
        weights, small = net.weights[name], 1e-5
        for place in rng.choice(weights.size, min(weights.size, 12), replace=False):
            at = np.unravel_index(place, weights.shape)
            kept = weights[at]
            weights[at] = kept + small
            above = loss(net, given)
            weights[at] = kept - small
            below = loss(net, given)
            weights[at] = kept
            assert gradient[at] == pytest.approx((above - below) / (2 * small), rel=1e-4, abs=1e-7), name


if "torch" in LIBRARIES:

    def test_torch_takes_the_same_steps() -> None:
        one, other, given = network("numpy", 7, np.float64), network("torch", 7, np.float64), lesson(7)
        for _ in range(3):
            assert one.learn(given, 1e-2) == pytest.approx(other.learn(given, 1e-2), abs=1e-9)
            assert one.imitate(given, 1e-2) == pytest.approx(other.imitate(given, 1e-2), abs=1e-9)
        for name, value in one.weights.items():
            assert np.allclose(other.weights[name], value, atol=1e-9), name


@pytest.mark.parametrize("library", LIBRARIES)
def test_an_agent_that_is_taught_by_a_bot_plays_well(library: str) -> None:
    from ppo import TAUGHT_RATE, Games, Table, batches, judged, play

    table, rng = Table("us1973", 2, "random"), np.random.default_rng(1)
    games = Games(table, teacher="rules", num_envs=128)
    net = network(library, games.view.width)
    for lesson_number in range(12):
        for part in batches(play(net, games, 32, taught=1 - lesson_number / 12), rng):
            net.imitate(part, TAUGHT_RATE)
    ended = judged(net, table, 40)
    assert ended.won >= 34, ended


@pytest.mark.parametrize("library", LIBRARIES)
@pytest.mark.parametrize(("pay", "expected"), [(0.2, 1), (-0.2, 0)])
def test_an_agent_learns_what_it_is_paid_for(library: str, pay: float, expected: int) -> None:
    """Instead of a part of all wealth, it earns something with each purchase, or pays for it."""
    from ppo import Games, Table, batches, play

    from passgo.rl.kernel.actions import number_of

    buy = number_of("buy")

    class Paid(Games):
        def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
            _, over = super().step(actions)
            return pay * (actions == buy), over

    games, rng = Paid(Table("us1973", 2, "random"), num_envs=128), np.random.default_rng(1)
    net = network(library, games.view.width)
    shares: list[float] = []
    for _ in range(8):
        given = play(net, games, 32)
        asked = given.masks[:, buy]
        shares.append(float((given.actions[asked] == buy).mean()))
        for part in batches(given, rng):
            net.learn(part, 3e-3)
    assert 0.1 < shares[0] < 0.9
    assert abs(shares[-1] - expected) < 0.1
