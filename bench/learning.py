"""How many words a second learners can say: `python bench/learning.py`, in processor time of one core.

Each line is a batch of so many games, observation, mask and reward included; words are drawn at random beforehand and
not counted. Beside it stands the bare batch of the rules (`passgo.sim.batch`), a move of which is no word.
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
"""Steps before the clock runs, so that the games are at all their stages."""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--edition", default="us1973")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--lanes", type=int, nargs="+", default=[256, 1024, 4096])
    parser.add_argument("--steps", type=int, default=400)
    chosen = parser.parse_args()
    print(f"{chosen.edition}, {chosen.players} players, random words; processor time of one core")
    print("best step – a tenth of the steps were quicker")
    print(f"{'games':>6} {'words/s':>23} {'µs a step':>15} {'moves a word':>13} {'bare moves/s':>23}")
    for lanes in chosen.lanes:
        words, moves = of_words(chosen.edition, chosen.players, lanes, chosen.steps)
        bare = of_moves(chosen.edition, chosen.players, lanes, chosen.steps)
        speeds, steps, bare_speeds = (
            f"{best:,.0f} – {tenth:,.0f}" for best, tenth in (lanes / words, words * 1e6, lanes / bare)
        )
        print(f"{lanes:>6} {speeds:>23} {steps:>15} {moves:>13.2f} {bare_speeds:>23}")


def quickest(spent: list[float]) -> Seconds:
    """The best step, and the one that a tenth were quicker than: what others do on the machine spoils the rest."""
    return np.quantile(spent, (0, 0.1))


def of_words(edition: str, players: int, lanes: int, steps: int) -> tuple[Seconds, float]:
    """Seconds that the quickest steps take, and how many moves a word made."""
    env = BatchedEnv(edition, lanes, players, seed=1)
    rng = np.random.default_rng(1)
    spent: list[float] = []
    made = 0
    for step in range(WARM + steps):
        words = (rng.random(env.masks.shape, dtype=np.float32) * env.masks).argmax(axis=1)
        before = env.states["moves"].copy()
        began = time.process_time()
        env.step(words)
        took = time.process_time() - began
        if step >= WARM:
            spent.append(took)
            made += int(np.maximum(env.states["moves"] - before, 0).sum())
    return quickest(spent), made / steps / lanes


def of_moves(edition: str, players: int, lanes: int, steps: int) -> Seconds:
    """Seconds that the quickest steps of the bare batch take."""
    batch = Batch(find_edition(edition), lanes, players, seed=1, auto_reset=True, most_turns=1000)
    rng = np.random.default_rng(1)
    lane = np.arange(lanes)
    spent: list[float] = []
    for step in range(WARM + steps):
        codes = batch.moves[lane, (rng.random(lanes) * batch.counts).astype(np.int64)]
        began = time.process_time()
        batch.step(codes)
        took = time.process_time() - began
        if step >= WARM:
            spent.append(took)
    return quickest(spent)


if __name__ == "__main__":
    main()
