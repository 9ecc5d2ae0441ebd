"""How many steps a second the vectorised environment takes: `python bench/learning.py`, in processor time of one core.

Each line is one number of environments. A step includes observation, mask and reward; the random actions are chosen
before the clock starts. `bare moves/s` is the bare batch of the rules (`passgo.sim.batch`), which counts moves. After
each step the observations, masks and rewards are merely copied to another place, and the last column is the time of a
step in such copies: other programs on the machine slow both down.
"""

from __future__ import annotations

import argparse
import time
from typing import Final

import numpy as np
import numpy.typing as npt

from passgo.editions import find_edition
from passgo.rl.batch import BatchedEnv
from passgo.sim.batch import Batch

Seconds = npt.NDArray[np.float64]

WARM: Final = 200
"""Steps before the clock starts, so that the games have reached different stages."""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--edition", default="us1973")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--num-envs", type=int, nargs="+", default=[256, 1024, 4096])
    parser.add_argument("--steps", type=int, default=400)
    chosen = parser.parse_args()
    print(f"{chosen.edition}, {chosen.players} players, random actions; processor time of one core")
    print("best step – tenth percentile")
    print(
        f"{'envs':>6} {'steps/s':>23} {'µs for all':>15} {'moves a step':>13} {'bare moves/s':>23} {'µs of a copy':>15} {'in copies':>11}"
    )
    for num_envs in chosen.num_envs:
        spent, copying, moves = step_environments(chosen.edition, chosen.players, num_envs, chosen.steps)
        bare = step_batch(chosen.edition, chosen.players, num_envs, chosen.steps)
        speeds, steps, bare_speeds, copies = (
            f"{best:,.0f} – {tenth:,.0f}"
            for best, tenth in (num_envs / spent, spent * 1e6, num_envs / bare, copying * 1e6)
        )
        best, tenth = spent / copying
        print(
            f"{num_envs:>6} {speeds:>23} {steps:>15} {moves:>13.2f} {bare_speeds:>23} {copies:>15} {best:>4.2f} – {tenth:.2f}"
        )


def quickest(spent: list[float]) -> Seconds:
    """Return the best step and the tenth percentile: other programs on the machine spoil the rest."""
    return np.quantile(spent, (0, 0.1))


def step_environments(
    edition: str, players: int, num_envs: int, steps: int
) -> tuple[Seconds, Seconds, float]:
    """Return the seconds of the quickest steps of all environments and of the quickest copies, and the moves a step."""
    env = BatchedEnv(edition, num_envs, players, seed=1)
    rng = np.random.default_rng(1)
    shown = env.observations, env.masks, env.rewards
    twins = [np.zeros_like(one) for one in shown]
    spent: list[float] = []
    copying: list[float] = []
    made = 0
    for step in range(WARM + steps):
        actions = (rng.random(env.masks.shape, dtype=np.float32) * env.masks).argmax(axis=1)
        before = env.states["moves"].copy()
        began = time.process_time()
        env.step(actions)
        ended = time.process_time()
        for one, twin in zip(shown, twins, strict=True):
            np.copyto(twin, one)
        copied = time.process_time()
        if step >= WARM:
            spent.append(ended - began)
            copying.append(copied - ended)
            made += int(np.maximum(env.states["moves"] - before, 0).sum())
    return quickest(spent), quickest(copying), made / steps / num_envs


def step_batch(edition: str, players: int, num_envs: int, steps: int) -> Seconds:
    """Return the seconds of the quickest steps of the bare batch."""
    batch = Batch(find_edition(edition), num_envs, players, seed=1, auto_reset=True, most_turns=1000)
    rng = np.random.default_rng(1)
    game = np.arange(num_envs)
    spent: list[float] = []
    for step in range(WARM + steps):
        codes = batch.moves[game, (rng.random(num_envs) * batch.counts).astype(np.int64)]
        began = time.process_time()
        batch.step(codes)
        took = time.process_time() - began
        if step >= WARM:
            spent.append(took)
    return quickest(spent)


if __name__ == "__main__":
    main()
