"""A first trained agent: a table of what to say, learned by policy gradient against a bot in a two-player game.

    python bench/learn_table.py --bot random      half a minute of a processor

For each thing that the game can wait for and each verb that was said, the table has a score for every word; a word is
said the more often the higher its score. Playing on, words after which more was earned than on average are raised.
"""

from __future__ import annotations

import argparse
import time
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from passgo.rl.batch import BatchedEnv
from passgo.rl.kernel.words import SIZE

MOMENTS: Final = 32
VERBS: Final = 64
STEPS: Final = 128
"""Words that are said in each game between two lessons."""
DISCOUNT: Final = 0.99
"""What a reward is worth one word earlier."""
RATE: Final = 0.5

Table = npt.NDArray[np.float64]
Said = tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], Table]


def choose(table: Table, env: BatchedEnv, rng: np.random.Generator) -> Said:
    """A word for each game, the row of the table that it came from, and how likely every word was."""
    rows = env.fields["moment"].astype(np.int64) * VERBS + env.fields["verb"]
    scores = np.where(env.masks, table[rows], -np.inf)
    chances = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    words = (chances.cumsum(axis=1) > rng.random((len(env), 1))).argmax(axis=1)
    return words, rows, chances


def learn(table: Table, env: BatchedEnv, rng: np.random.Generator) -> None:
    """Play on for some words, then raise those that brought more than the others did, and lower the rest."""
    said: list[Said] = []
    gains = np.zeros((STEPS + 1, len(env)))
    goes_on = np.ones((STEPS, len(env)))
    for step in range(STEPS):
        said.append(choose(table, env, rng))
        env.step(said[-1][0])
        gains[step] = env.rewards[:, 0]
        goes_on[step] = ~(env.terminals | env.truncations)
    for step in reversed(range(STEPS)):  # what was earned from this word on, to the end of its game
        gains[step] += DISCOUNT * gains[step + 1] * goes_on[step]
    gains = gains[:-1]
    better = (gains - gains.mean(axis=1, keepdims=True)) / max(gains.std(), 1e-9)
    for (words, rows, chances), advantage in zip(said, better, strict=True):
        change = -chances * advantage[:, None]
        change[np.arange(len(env)), words] += advantage
        np.add.at(table, rows, RATE * change / len(env))


def share_won(table: Table, who: dict[str, Any], rng: np.random.Generator, games: int = 300) -> float:
    """Of how many games that came to their end the table wins."""
    env = BatchedEnv(lanes=128, seed=3, **who)
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
    table = np.zeros((MOMENTS * VERBS, SIZE))
    env = BatchedEnv(lanes=256, reward="wealth", seed=1, **who)
    began = time.process_time()
    for lesson in range(chosen.lessons + 1):
        if lesson % 10 == 0:
            spent = time.process_time() - began
            print(f"{lesson:>4} lessons, {spent:>4.0f} s: {share_won(table, who, rng):.0%} won", flush=True)
        learn(table, env, rng)


if __name__ == "__main__":
    main()
