"""A first trained agent: a table of scores, learned by policy gradient against a bot in a two-player game.

    python bench/learn_table.py --bot random      half a minute of a processor

For each moment of the game and each verb of the move being composed, the table has a score for every action: the higher
the score, the more often the action is taken. Actions that earned more than the average are raised.
"""

from __future__ import annotations

import argparse
import time
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from passgo.rl.batch import BatchedEnv
from passgo.rl.kernel.actions import ACTION_COUNT

MOMENTS: Final = 32
VERBS: Final = 64
STEPS: Final = 128
"""Steps in each game between two lessons."""
DISCOUNT: Final = 0.99
"""The value of a reward one step earlier."""
RATE: Final = 0.5

Table = npt.NDArray[np.float64]
Choice = tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], Table]


def choose(table: Table, env: BatchedEnv, rng: np.random.Generator) -> Choice:
    """Return an action for each game, the row of the table it came from, and the probability of every action."""
    rows = env.fields["moment"].astype(np.int64) * VERBS + env.fields["verb"]
    scores = np.where(env.masks, table[rows], -np.inf)
    chances = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    actions = (chances.cumsum(axis=1) > rng.random((env.num_envs, 1))).argmax(axis=1)
    return actions, rows, chances


def learn(table: Table, env: BatchedEnv, rng: np.random.Generator) -> None:
    """Take some steps, then raise the actions that earned more than the others, and lower the rest."""
    taken: list[Choice] = []
    gains = np.zeros((STEPS + 1, env.num_envs))
    goes_on = np.ones((STEPS, env.num_envs))
    for step in range(STEPS):
        taken.append(choose(table, env, rng))
        env.step(taken[-1][0])
        gains[step] = env.rewards[:, 0]
        goes_on[step] = ~(env.terminals | env.truncations)
    for step in reversed(range(STEPS)):  # what was earned from this step to the end of its game
        gains[step] += DISCOUNT * gains[step + 1] * goes_on[step]
    gains = gains[:-1]
    better = (gains - gains.mean(axis=1, keepdims=True)) / max(gains.std(), 1e-9)
    for (actions, rows, chances), advantage in zip(taken, better, strict=True):
        change = -chances * advantage[:, None]
        change[np.arange(env.num_envs), actions] += advantage
        np.add.at(table, rows, RATE * change / env.num_envs)


def share_won(table: Table, who: dict[str, Any], rng: np.random.Generator, games: int = 300) -> float:
    """Return the share of finished games that the table wins."""
    env = BatchedEnv(num_envs=128, seed=3, **who)
    won = ended = 0.0
    while ended < games:
        env.step(choose(table, env, rng)[0])
        ended += float((env.terminals | env.truncations).sum())
        won += float(env.rewards[:, 0].sum())
    return won / ended


def main() -> None:
    """Learn, and print after every ten lessons how many games are won."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--edition", default="us1973")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--lessons", type=int, default=60)
    chosen = parser.parse_args()
    who = {
        "edition": chosen.edition, "players": 2, "learners": [0], "bots": [chosen.bot], "most_turns": 400,
    }  # fmt: skip
    rng = np.random.default_rng(1)
    table = np.zeros((MOMENTS * VERBS, ACTION_COUNT))
    env = BatchedEnv(num_envs=256, reward="wealth", seed=1, **who)
    began = time.process_time()
    for lesson in range(chosen.lessons + 1):
        if lesson % 10 == 0:
            spent = time.process_time() - began
            print(f"{lesson:>4} lessons, {spent:>4.0f} s: {share_won(table, who, rng):.0%} won", flush=True)
        learn(table, env, rng)


if __name__ == "__main__":
    main()
