"""The network of `bench/network.py` in torch, which finds the gradients by itself. Both take the same steps.

It needs the extra `train`: `pip install "passgo[fast,train]"`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from network import CLIP, CURIOSITY, ERROR, LONGEST_STEP, MEMORY, TINY, Lesson, Network

Array = npt.NDArray[Any]


class TorchNetwork(Network):
    """The same weights, held and changed by torch."""

    def __init__(self, inputs: int, seed: int = 1, kind: type[np.floating[Any]] = np.float32) -> None:
        super().__init__(inputs, seed, kind)
        torch.set_num_threads(1)
        self.tensors = {
            name: torch.from_numpy(value).requires_grad_() for name, value in self.weights.items()
        }  # in the memory of the weights
        self.adam = torch.optim.Adam(self.tensors.values(), betas=MEMORY, eps=TINY)

    def learn(self, lesson: Lesson, rate: float) -> float:
        """Make what turned out better than expected more likely. Return the entropy."""
        _, masks, actions, chances, advantages, returns = map(torch.from_numpy, lesson)
        likely, value = self._forward(lesson)
        ratio = (likely.gather(1, actions[:, None])[:, 0] - chances).exp()
        better = (advantages - advantages.mean()) / (advantages.std(correction=0) + 1e-6)
        gain = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
        spread = -(likely.exp() * likely.masked_fill(~masks, 0)).sum(dim=1).mean()
        self._descend(ERROR * (value - returns).pow(2).mean() - gain - CURIOSITY * spread, rate)
        return spread.item()

    def imitate(self, lesson: Lesson, rate: float) -> float:
        """Make the actions of the lesson more likely. Return how unlikely they were, as a mean logarithm."""
        likely, value = self._forward(lesson)
        unlikely = -likely.gather(1, torch.from_numpy(lesson.actions)[:, None]).mean()
        self._descend(ERROR * (value - torch.from_numpy(lesson.returns)).pow(2).mean() + unlikely, rate)
        return unlikely.item()

    def _forward(self, lesson: Lesson) -> tuple[torch.Tensor, torch.Tensor]:
        def layer(name: str, into: torch.Tensor) -> torch.Tensor:
            return into @ self.tensors[f"{name}.weight"].T + self.tensors[f"{name}.bias"]

        deep = torch.relu(layer("second", torch.relu(layer("first", torch.from_numpy(lesson.seen)))))
        liked = layer("actions", deep).masked_fill(~torch.from_numpy(lesson.masks), -1e9)
        return torch.log_softmax(liked, dim=1), layer("value", deep)[:, 0]

    def _descend(self, loss: torch.Tensor, rate: float) -> None:
        """Take one step of Adam against the gradient."""
        self.adam.param_groups[0]["lr"] = rate
        self.adam.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.tensors.values(), LONGEST_STEP)
        self.adam.step()
