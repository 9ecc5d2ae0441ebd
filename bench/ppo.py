"""An agent that learns the two-player game by proximal policy optimisation (PPO), against a bot, on one core.

    python bench/ppo.py --minutes 10            learns, writes bench/learned.npz and the curve, bench/learned.json

A network sees the table and has a score for every action. Actions that earn more than the network expected become more
likely. If only one action is legal, it is taken without asking the network. `bench/learned.py` defines what the network
sees, and plays with what it learned. It needs `pip install "passgo[fast,train]"`.
"""

from __future__ import annotations

import argparse
import json
import time
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from learned import FEATURES, HIDDEN, OFFERS, WEIGHTS, features
from torch import nn

from passgo.rl.batch import BatchedEnv
from passgo.rl.kernel.actions import ACTION_COUNT

NUM_ENVS: Final = 512
STEPS: Final = 64
"""Steps in each game between two lessons."""
EPOCHS: Final = 3
"""How often a lesson goes through them."""
CURVE_STEP: Final = 5
"""Lessons between two points of the curve."""
BATCH: Final = 4096
MOST_TURNS: Final = 400
"""At which a game is truncated."""
ALONE: Final = 4
"""The most actions without an alternative that are taken at once."""
RATE: Final = 5e-4
"""Of Adam, falling to a tenth in the course of the training."""
TRACE: Final = 0.97
"""How far a surprise is carried back: the lambda of generalized advantage estimation. Later rewards are not discounted:
otherwise an agent that is behind learns to trade instead of rolling."""
CLIP: Final = 0.2
"""How much an action may gain or lose in probability in one lesson."""
CURIOSITY: Final = 0.015
"""The weight of entropy, so that all actions continue to be tried."""
SCALE: Final = 10.0
"""The network's unit of reward: a tenth of all wealth."""


class Player(nn.Module):
    """Scores for all actions, and the reward still to come."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Linear(FEATURES, HIDDEN)
        self.second = nn.Linear(HIDDEN, HIDDEN)
        self.actions = nn.Linear(HIDDEN, ACTION_COUNT)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.normal_(self.actions.weight, std=0.01)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the log-probability of each action, and the value."""
        inner = torch.relu(self.second(torch.relu(self.first(seen))))
        scores = self.actions(inner).masked_fill(~masks, -1e9)
        return torch.log_softmax(scores, dim=1), self.value(inner)[:, 0]


class Lesson(NamedTuple):
    """The observations, actions and rewards; each (STEPS, num_envs, …)."""

    seen: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    chances: torch.Tensor
    advantages: torch.Tensor
    returns: torch.Tensor


class Games:
    """The games in which it learns, and how the finished ones ended."""

    def __init__(self, bot: str) -> None:
        self.env = BatchedEnv(
            "us1973", NUM_ENVS, 2, learners=[0], bots=[bot], reward="wealth", seed=1, most_turns=MOST_TURNS, most_offers=OFFERS
        )  # fmt: skip
        self.won = self.lost = self.truncated = 0

    def step(self, actions: npt.NDArray[np.int64]) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.bool_]]:
        """Take the actions, then those without an alternative. Return what was earned, and which games ended."""
        env = self.env
        earned, over = np.zeros(env.num_envs), np.zeros(env.num_envs, np.bool_)
        acting = np.ones(env.num_envs, np.bool_)
        for _ in range(ALONE):
            env.step(np.where(acting, actions, -1))
            earned += env.rewards[:, 0] * acting
            ended = (env.terminals | env.truncations) & acting
            won = ended & (env.winners & 1 != 0)
            self.won += int(won.sum())
            self.truncated += int((ended & env.truncations).sum())
            self.lost += int((ended & ~won & ~env.truncations).sum())
            over |= ended
            acting = (env.masks.sum(axis=1, dtype=np.int16) == 1) & ~over
            actions = env.masks.argmax(axis=1)
            if not acting.any():
                break
        return earned, over


@torch.no_grad()
def play(player: Player, games: Games) -> Lesson:
    """Take some steps, and work out how much better than expected each turned out."""
    env = games.env
    seen, masks, taken, chances, values, earned, goes_on = [], [], [], [], [], [], []
    for _ in range(STEPS):
        seen.append(torch.from_numpy(features(env.fields)))
        masks.append(torch.from_numpy(env.masks != 0))
        likely, value = player(seen[-1], masks[-1])
        actions = torch.multinomial(likely.exp(), 1)[:, 0]
        taken.append(actions)
        chances.append(likely.gather(1, actions[:, None])[:, 0])
        values.append(value)
        gain, over = games.step(actions.numpy())
        earned.append(torch.from_numpy(gain * SCALE).float())
        goes_on.append(torch.from_numpy(~over).float())
    values.append(player(torch.from_numpy(features(env.fields)), torch.from_numpy(env.masks != 0))[1])
    advantages = torch.zeros(STEPS + 1, env.num_envs)
    for step in reversed(range(STEPS)):
        ahead = goes_on[step]
        surprise = earned[step] + ahead * values[step + 1] - values[step]
        advantages[step] = surprise + ahead * TRACE * advantages[step + 1]
    returns = advantages[:-1] + torch.stack(values[:-1])
    return Lesson(
        torch.stack(seen),
        torch.stack(masks),
        torch.stack(taken),
        torch.stack(chances),
        advantages[:-1],
        returns,
    )


def learn(player: Player, adam: torch.optim.Optimizer, lesson: Lesson) -> float:
    """Make what turned out better than expected more likely. Return the entropy."""
    seen, masks, actions, chances, advantages, returns = (part.flatten(0, 1) for part in lesson)
    asked = masks.sum(dim=1) > 1
    entropy = 0.0
    for _ in range(EPOCHS):
        for part in torch.nonzero(asked)[:, 0][torch.randperm(int(asked.sum()))].split(BATCH):
            likely, value = player(seen[part], masks[part])
            ratio = (likely.gather(1, actions[part][:, None])[:, 0] - chances[part]).exp()
            better = (advantages[part] - advantages[part].mean()) / (advantages[part].std() + 1e-6)
            gain = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            spread = -(likely.exp() * likely.clamp(min=-50)).sum(dim=1).mean()
            error = (value - returns[part]).pow(2).mean()
            adam.zero_grad()
            (0.5 * error - gain - CURIOSITY * spread).backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            adam.step()
            entropy = spread.item()
    return entropy


def main() -> None:
    """Learn for this long, and print at intervals how many games are won."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bot", default="rules")
    parser.add_argument("--minutes", type=float, default=10, help="of a processor")
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    player = Player()
    adam = torch.optim.Adam(player.parameters(), lr=RATE, eps=1e-5)
    games = Games(chosen.bot)
    curve: list[dict[str, float]] = []
    began = time.process_time()
    for lesson in count(1):
        spent = (time.process_time() - began) / 60
        for rate in adam.param_groups:
            rate["lr"] = RATE * max(0.1, 1 - spent / chosen.minutes)
        entropy = learn(player, adam, play(player, games))
        if lesson % CURVE_STEP == 0:
            steps = lesson * NUM_ENVS * STEPS
            curve.append(
                {
                    "minutes": round(spent, 2),
                    "steps": steps,
                    "won": games.won,
                    "lost": games.lost,
                    "truncated": games.truncated,
                }
            )
            print(f"{curve[-1]} entropy {entropy:.2f}", flush=True)
            games.won = games.lost = games.truncated = 0
            learned = {name: value.half().numpy() for name, value in player.state_dict().items()}
            np.savez_compressed(chosen.weights, **learned)
            chosen.weights.with_suffix(".json").write_text(json.dumps(curve), encoding="utf-8")
            if spent > chosen.minutes:
                return


if __name__ == "__main__":
    main()
