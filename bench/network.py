"""The network of the agent that learns, in numpy: its scores and values, the gradients of its lessons, and Adam.

`bench/network_torch.py` is the same in torch.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt
from learned import inner, scores

from passgo.rl.kernel.actions import ACTION_COUNT

Array = npt.NDArray[Any]

HIDDEN: Final = 128
"""The width of both hidden layers."""
CLIP: Final = 0.2
"""How much an action may gain or lose in probability in one lesson."""
CURIOSITY: Final = 0.015
"""The weight of entropy, so that all actions continue to be tried."""
ERROR: Final = 0.5
"""The weight of the squared error of the value."""
LONGEST_STEP: Final = 0.5
"""The greatest norm of a gradient; a longer one is shortened to it."""
MEMORY: Final = (0.9, 0.999)
"""How much Adam keeps of its running means of the gradient and of its square."""
TINY: Final = 1e-5


class Lesson(NamedTuple):
    """One row for each action that was taken."""

    seen: Array
    masks: Array
    actions: Array
    chances: Array
    """The logarithm of the probability with which the action was taken."""
    advantages: Array
    """How much better than expected it turned out."""
    returns: Array
    """The rewards that were still to come."""


class Network:
    """Scores for all actions, and the reward still to come."""

    def __init__(self, inputs: int, seed: int = 1, kind: type[np.floating[Any]] = np.float32) -> None:
        rng = np.random.default_rng(seed)
        shapes = {"first": (HIDDEN, inputs), "second": (HIDDEN, HIDDEN), "actions": (ACTION_COUNT, HIDDEN), "value": (1, HIDDEN)}  # fmt: skip
        self.weights: dict[str, Array] = {}
        for name, shape in shapes.items():
            spread = 0.01 if name == "actions" else shape[1] ** -0.5
            self.weights[f"{name}.weight"] = (rng.standard_normal(shape) * spread).astype(kind)
            self.weights[f"{name}.bias"] = np.zeros(shape[0], kind)
        self.means = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.squares = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.steps = 0

    def weigh(self, seen: Array, masks: Array) -> tuple[Array, Array]:
        """Return the log-probability of each action, and the value."""
        return self._weighed(inner(self.weights, seen)[1], masks)

    def learn(self, lesson: Lesson, rate: float) -> float:
        """Make what turned out better than expected more likely. Return the entropy."""
        layers = inner(self.weights, lesson.seen)
        likely, value = self._weighed(layers[1], lesson.masks)
        chances, rows = np.exp(likely), np.arange(len(value))
        better = (lesson.advantages - lesson.advantages.mean()) / (lesson.advantages.std() + 1e-6)
        ratio = np.exp(likely[rows, lesson.actions] - lesson.chances)
        pull = np.where(ratio * better <= np.clip(ratio, 1 - CLIP, 1 + CLIP) * better, ratio * better, 0)
        entropy = -(chances * np.maximum(likely, -50)).sum(axis=1, keepdims=True)
        slope = CURIOSITY * chances * (np.maximum(likely, -50) + entropy) + chances * pull[:, None]
        slope[rows, lesson.actions] -= pull
        self._step(lesson, layers, slope, value, rate)
        return float(entropy.mean())

    def imitate(self, lesson: Lesson, rate: float) -> float:
        """Make the actions of the lesson more likely. Return how unlikely they were, as a mean logarithm."""
        layers = inner(self.weights, lesson.seen)
        likely, value = self._weighed(layers[1], lesson.masks)
        rows = np.arange(len(value))
        slope = np.exp(likely)
        slope[rows, lesson.actions] -= 1
        self._step(lesson, layers, slope, value, rate)
        return -float(likely[rows, lesson.actions].mean())

    def _weighed(self, deep: Array, masks: Array) -> tuple[Array, Array]:
        liked = np.where(masks, scores(self.weights, deep), -1e9)
        liked -= liked.max(axis=1, keepdims=True)
        likely = liked - np.log(np.exp(liked).sum(axis=1, keepdims=True))
        return likely, (deep @ self.weights["value.weight"].T)[:, 0] + self.weights["value.bias"]

    def gradients(
        self, lesson: Lesson, layers: tuple[Array, Array], slope: Array, value: Array
    ) -> dict[str, Array]:
        """Carry the slope of a loss by the scores of the actions, and that of the value's error, back to the weights."""
        first, deep = layers
        by_score = slope / len(value)
        by_value = (2 * ERROR * (value - lesson.returns) / len(value))[:, None]
        by_deep = (by_score @ self.weights["actions.weight"] + by_value * self.weights["value.weight"]) * (
            deep > 0
        )
        by_first = (by_deep @ self.weights["second.weight"]) * (first > 0)
        found: dict[str, Array] = {}
        for name, out, into in (
            ("first", by_first, lesson.seen), ("second", by_deep, first), ("actions", by_score, deep), ("value", by_value, deep),
        ):  # fmt: skip
            found[f"{name}.weight"], found[f"{name}.bias"] = out.T @ into, out.sum(axis=0)
        return found

    def _step(
        self, lesson: Lesson, layers: tuple[Array, Array], slope: Array, value: Array, rate: float
    ) -> None:
        """Take one step of Adam against the gradient."""
        found = self.gradients(lesson, layers, slope, value)
        norm = np.sqrt(sum(float((one * one).sum()) for one in found.values()))
        shorter = min(1.0, LONGEST_STEP / (norm + 1e-6))
        self.steps += 1
        kept, kept_squares = (1 - part**self.steps for part in MEMORY)
        for name, gradient in found.items():
            mean, square = self.means[name], self.squares[name]
            mean += (1 - MEMORY[0]) * (shorter * gradient - mean)
            square += (1 - MEMORY[1]) * ((shorter * gradient) ** 2 - square)
            self.weights[name] -= rate * (mean / kept) / (np.sqrt(square / kept_squares) + TINY)
