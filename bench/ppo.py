"""An agent that learns by proximal policy optimisation (PPO) against a bot, on one core, with numpy alone.

    python bench/ppo.py --minutes 10                                        from nothing, against rules
    python bench/ppo.py --imitate 2 --bot steady --minutes 4                from imitation of steady, against steady
    python bench/ppo.py --torch --minutes 10                                the same with torch's gradients
    python bench/ppo.py --start bench/learned.npz --edition fr2013 --bot steady --minutes 0    only judge what was learned

A network sees the table and has a score for every action. Actions that earn more than the network expected become more
likely. If only one action is legal, it is taken without asking the network. With `--imitate` it first learns to act as
the teacher would. At the end the agent is judged: it plays as at a table, and learns no more. `bench/learned.py` defines
what the network sees, and plays with what it learned; the weights go to `bench/learned.npz`, and the curve next to them.
It needs `pip install "passgo[fast]"`, and for `--torch` the extra `train` as well.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core, as the minutes are those of a processor

import numpy as np
import numpy.typing as npt
from learned import OFFERS, SURE, WEIGHTS, view_of
from network import Lesson, Network

from passgo.editions import find_edition
from passgo.rl.batch import BatchedEnv
from passgo.rules.base.state import NONE
from passgo.sim.intervals import wilson

Array = npt.NDArray[Any]

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
TAUGHT_RATE: Final = 2e-3
"""The same while it imitates."""
TRACE: Final = 0.97
"""How far a surprise is carried back: the lambda of generalized advantage estimation. Later rewards are not discounted:
otherwise an agent that is behind learns to trade instead of rolling."""
SCALE: Final = 10.0
"""The network's unit of reward: a tenth of all wealth."""


class Ended(NamedTuple):
    """How many games ended in which way."""

    won: int = 0
    lost: int = 0
    truncated: int = 0

    def __str__(self) -> str:
        games = max(sum(self), 1)
        found = wilson(self.won, games)
        share = f"{self.won / games:.1%}, {found.low:.1%} to {found.high:.1%}"
        return f"won {self.won:,} of {sum(self):,} ({share}), {self.truncated:,} truncated"


class Table(NamedTuple):
    """An edition, for how many players, and the bot in every seat but the agent's."""

    edition: str
    players: int
    bot: str


class Games:
    """The games in which an agent plays, and how the finished ones ended."""

    def __init__(
        self,
        table: Table,
        *,
        teacher: str | None = None,
        num_envs: int = NUM_ENVS,
        seed: int = 1,
        **options: Any,
    ) -> None:
        edition, players, bot = table
        self.env = BatchedEnv(
            edition, num_envs, players, learners=[0], bots=[bot], adviser=teacher, reward="wealth", seed=seed,
            most_turns=MOST_TURNS, most_offers=OFFERS, **options,
        )  # fmt: skip
        self.view = view_of(find_edition(edition).tables, players)
        self.taught = teacher is not None
        self.rng = np.random.default_rng(seed)
        self.ended = Ended()

    def sees(self) -> tuple[Array, Array]:
        """Return what the network sees of every game, and which actions are legal."""
        return self.view.features(self.env.fields), self.env.masks != 0

    def draw(self, likely: Array) -> Array:
        """Return an action for each game, drawn by its probability."""
        chances = np.exp(likely).cumsum(axis=1)
        return (chances > self.rng.random((len(chances), 1)) * chances[:, -1:]).argmax(axis=1)

    def step(self, actions: Array) -> tuple[Array, Array]:
        """Take the actions, then those without an alternative. Return what was earned, and which games ended."""
        env = self.env
        earned, over = np.zeros(env.num_envs), np.zeros(env.num_envs, np.bool_)
        acting = np.ones(env.num_envs, np.bool_)
        for _ in range(1 if self.taught else ALONE):  # a teacher has to see every action
            env.step(np.where(acting, actions, -1))
            earned += env.rewards[:, 0] * acting
            ended = (env.terminals | env.truncations) & acting
            won, truncated = int((ended & (env.winners & 1 != 0)).sum()), int((ended & env.truncations).sum())
            more = Ended(won, int(ended.sum()) - won - truncated, truncated)
            self.ended = Ended(*map(sum, zip(self.ended, more, strict=True)))
            over |= ended
            acting = (env.masks.sum(axis=1, dtype=np.int16) == 1) & ~over
            actions = env.masks.argmax(axis=1)
            if not acting.any():
                break
        return earned, over


def play(network: Network, games: Games, steps: int = STEPS, taught: float = 0.0) -> Lesson:
    """Take some steps, and work out how much better than expected each turned out.

    With a teacher, the actions of the lesson are what it would do; in this part of the games it is also what is done.
    """
    env, rows = games.env, np.arange(games.env.num_envs)
    led = games.rng.random(env.num_envs) < taught
    taken: list[tuple[Array, ...]] = []
    values, earned, goes_on = [], [], []
    for _ in range(steps):
        seen, masks = games.sees()
        likely, value = network.weigh(seen, masks)
        done = games.draw(likely)
        actions = env.advise() if games.taught else done
        gain, over = games.step(np.where(led, actions, done))
        taken.append((seen, masks, actions, likely[rows, actions]))
        values.append(value)
        earned.append((gain * SCALE).astype(np.float32))
        goes_on.append(~over)
    values.append(network.weigh(*games.sees())[1])
    advantages = np.zeros((steps + 1, env.num_envs), np.float32)
    for step in reversed(range(steps)):
        surprise = earned[step] + goes_on[step] * values[step + 1] - values[step]
        advantages[step] = surprise + goes_on[step] * TRACE * advantages[step + 1]
    seen, masks, actions, chances = (np.concatenate(part) for part in zip(*taken, strict=True))
    returns = advantages[:-1] + np.stack(values[:-1])
    lesson = Lesson(seen, masks, actions, chances, advantages[:-1].ravel(), returns.ravel())
    return rows_of(lesson, np.flatnonzero(masks.sum(axis=1) > 1))


def rows_of(lesson: Lesson, rows: Array) -> Lesson:
    """Return some rows of a lesson."""
    return Lesson(*(part[rows] for part in lesson))


def batches(lesson: Lesson, rng: np.random.Generator, epochs: int = EPOCHS) -> Iterator[Lesson]:
    """Go through a lesson this many times, each time in another order."""
    for _ in range(epochs):
        order = rng.permutation(len(lesson.actions))
        for part in np.array_split(order, max(1, len(order) // BATCH)):
            yield rows_of(lesson, part)


def judged(network: Network, table: Table, games: int) -> Ended:
    """Let the agent play this many games as at a table, without learning. Return how they ended."""
    field = Games(table, num_envs=games, seed=99, auto_reset=False)
    while (field.env.seats != NONE).any():
        field.step(field.draw(SURE * network.weigh(*field.sees())[0]))
    return field.ended


class Training:
    """An agent, how long it has learned, and its curve."""

    def __init__(self, network: Network, weights: Path) -> None:
        self.network, self.weights = network, weights
        self.curve: list[dict[str, Any]] = []

    def run(self, games: Games, minutes: float, rate: float) -> None:
        """Learn for so many minutes of a processor, and print at intervals how many games are won."""
        began, rng = time.process_time(), np.random.default_rng(1)
        spent, steps = 0.0, 0
        for number in count(1):
            left = max(0.0, 1 - spent / minutes)
            lesson = play(self.network, games, taught=left if games.taught else 0)
            act = self.network.imitate if games.taught else self.network.learn
            measure = np.mean([act(part, rate * max(0.1, left)) for part in batches(lesson, rng)])
            spent, steps = (time.process_time() - began) / 60, steps + NUM_ENVS * STEPS
            if number % CURVE_STEP == 0 or spent > minutes:
                point = {"minutes": round(spent, 2), "steps": steps, **games.ended._asdict()}
                self.curve.append({"taught" if games.taught else "learned": point})
                print(f"{point} {'unlikely' if games.taught else 'entropy'} {measure:.2f}", flush=True)
                games.ended = Ended()
                self.save()
            if spent > minutes:
                return

    def save(self) -> None:
        """Write the weights and the curve."""
        np.savez_compressed(
            self.weights, **{name: value.astype(np.float16) for name, value in self.network.weights.items()}
        )
        self.weights.with_suffix(".json").write_text(json.dumps(self.curve), encoding="utf-8")


def main() -> None:
    """Learn, then play without learning."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--edition", default="us1973")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="rules")
    parser.add_argument("--teacher", default="steady")
    parser.add_argument("--imitate", type=float, default=0, help="minutes of a processor")
    parser.add_argument("--minutes", type=float, default=10, help="of a processor, after imitation")
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--start", type=Path, help="weights to begin with")
    parser.add_argument("--games", type=int, default=1000, help="to judge it by")
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--torch", action="store_true")
    chosen = parser.parse_args()
    table = Table(chosen.edition, chosen.players, chosen.bot)
    inputs = view_of(find_edition(table.edition).tables, table.players).width
    if chosen.torch:
        from network_torch import TorchNetwork

        network: Network = TorchNetwork(inputs)
    else:
        network = Network(inputs)
    if chosen.start:
        with np.load(chosen.start) as stored:
            for name, value in network.weights.items():
                value[:] = stored[name]
    training = Training(network, chosen.weights)
    if chosen.imitate:
        training.run(Games(table, teacher=chosen.teacher), chosen.imitate, TAUGHT_RATE)
        print("after imitation:", judged(network, table, chosen.games), flush=True)
    if chosen.minutes:
        training.run(Games(table), chosen.minutes, chosen.rate)
    print("at the end:", judged(network, table, chosen.games), flush=True)


if __name__ == "__main__":
    main()
