"""The measurements: the same games for everybody, in processor time, several runs of each.

Games are counted in moves (a decision of a player or an outcome of chance), because a game's length depends on
the bot. Processor time leaves out what other programs do meanwhile; starts alone are measured by the clock.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

import passgo
from passgo.bots.fitted import new_memories, new_memory_records
from passgo.bots.policy import Policy
from passgo.bots.registry import policy
from passgo.compiler.machine import machine_code, runs_as_module
from passgo.editions import Edition, find_edition
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import Records
from passgo.rules.base.state import SEATS, State
from passgo.sim.batch import Batch
from passgo.sim.bot_errors import seeded_game
from passgo.sim.driver import SCRATCH
from passgo.sim.runs import RESULTS, line_up, run_games
from passgo.sim.tampering import FIRST_GAMES, refuse_tampering

PLAYERS: Final = 4
TURNS: Final = 300
"""A game is truncated here, as random games need not end."""
BATCH_SIZES: Final = (1, 4, 16, 64, 256, 1024, 4096)
MOST_GAMES: Final = 1 << 16

START: Final = "from passgo.sim.runs import run_games; from passgo.compiler.machine import machine_code; machine_code(run_games)"
STARTS: Final = {
    "import passgo.game": "import passgo.game",
    "compiled rules, warm": START,
    "compiled rules, cold": START,
}


@dataclass(frozen=True, slots=True)
class Figure:
    """One thing measured several times."""

    kind: str
    """`games`, `start` or `batch`."""
    name: str
    unit: str
    runs: tuple[float, ...]
    games: tuple[float, ...] = ()
    """Games a second, run by run."""


class Play:
    """Games of one bot against itself, interpreted or compiled; each run continues where the last ended."""

    def __init__(self, edition: Edition, bot: Policy, *, compiled: bool) -> None:
        """Raises NoCompiler, and BadBot for a bot that does not compile."""
        self._E = edition.tables
        self._compiled = compiled
        self._players = min(max(PLAYERS, self._E.min_players), self._E.max_players)
        self._next = 0
        # What does not change from run to run is made once: memories and tables take as long as some hundred moves.
        if compiled:
            self._run: Callable[..., int] = machine_code(run_games)
            self._given = (
                np.zeros(2, State.DTYPE), self._E.to_record(), np.zeros(1, Deal.DTYPE), line_up([bot]),
                new_memory_records(self._E, self._players),
            )  # fmt: skip
            self._scratch = np.zeros(SCRATCH, np.int64)
        else:
            self._run = run_games
            self._given = (
                Records([State(), State()]), Records([self._E]), Records([Deal()]), [bot] * SEATS,
                new_memories(self._E, self._players),
            )  # fmt: skip
            self._scratch = [0] * SCRATCH

    def moves(self, first: int, games: int) -> int:
        """Play some games and return the number of moves made."""
        results = np.zeros(RESULTS * games, np.int64) if self._compiled else [0] * (RESULTS * games)
        return self._run(*self._given, self._players, first, games, TURNS, self._scratch, False, results)

    def check_for_tampering(self, name: str) -> None:
        """Check that a custom bot does not change the game. Raises Meddler."""
        bots = (name,) * self._players
        refuse_tampering(self._E, ((str(n), seeded_game(bots, n, TURNS)) for n in range(FIRST_GAMES)))

    def games_in(self, seconds: float) -> int:
        """Return about how many games take this long."""
        games = 1
        while True:
            began = time.thread_time()
            self.moves(0, games)
            took = time.thread_time() - began
            if took > seconds / 4 or games >= MOST_GAMES:
                return max(1, min(MOST_GAMES, round(games * seconds / max(took, 1e-9))))
            games *= 2

    def timed(self, games: int) -> tuple[int, float]:
        """Play the next games; return the moves made, and the processor time in seconds."""
        began = time.thread_time()
        moves = self.moves(self._next, games)
        self._next += games
        return moves, time.thread_time() - began


def measure_play(edition: str, bot: str, *, compiled: bool, runs: int, seconds: float) -> Figure:
    """Measure the moves and games a second of one bot in one edition."""
    play = Play(find_edition(edition), policy(bot), compiled=compiled)
    play.check_for_tampering(bot)
    games = play.games_in(seconds)
    timed = [play.timed(games) for _ in range(runs)]
    way = "compiled" if compiled else "interpreted"
    speeds = tuple(moves / took for moves, took in timed)
    return Figure(
        "games", f"{edition} {bot} {way}", "moves/s", speeds, tuple(games / took for _, took in timed)
    )


def measure_batch(num_envs: int, runs: int, seconds: float) -> Figure:
    """Return the time of a step of a batch, by random moves; the choice of the moves is not counted."""
    batch = Batch(find_edition("us1973"), num_envs, PLAYERS, seed=1, auto_reset=True, most_turns=TURNS)
    index = np.arange(num_envs)
    rng = np.random.default_rng(1)
    times: list[float] = []
    for _ in range(runs):
        took = 0
        steps = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            for _ in range(8):
                codes = batch.moves[index, (rng.random(num_envs) * batch.counts).astype(np.int64)]
                before = time.thread_time_ns()
                batch.step(codes)
                took += time.thread_time_ns() - before
                steps += 1
        times.append(took / steps / 1000)
    return Figure(
        "batch", f"{num_envs} environments" if num_envs > 1 else "1 environment", "µs a step", tuple(times)
    )


def measure_start(name: str, runs: int) -> Figure:
    """The time from the start of Python until something is ready; a cold start compiles in an empty cache, once."""
    cold = name.endswith("cold")
    source = Path(passgo.__file__).parents[1]
    times: list[float] = []
    for _ in range(1 if cold else runs):
        with tempfile.TemporaryDirectory() as empty:
            environment = os.environ | {"PYTHONPATH": str(source)}
            if cold:
                environment |= {"XDG_CACHE_HOME": empty}
            began = time.perf_counter()
            subprocess.run(
                [sys.executable, "-c", STARTS[name]], env=environment, check=True, stderr=subprocess.DEVNULL
            )
            times.append(time.perf_counter() - began)
    return Figure("start", name, "s", tuple(times))


def measure_all(editions: list[str], bots: list[str], runs: int, seconds: float) -> Iterator[Figure]:
    """Every figure, one after the other."""
    Play(find_edition("us1973"), policy("rules"), compiled=True)  # a warm start finds the rules compiled
    for name in STARTS:
        yield measure_start(name, runs)
    for edition in editions:
        for bot in bots:
            for compiled in (False, True):
                yield measure_play(edition, bot, compiled=compiled, runs=runs, seconds=seconds)
    for num_envs in BATCH_SIZES:
        yield measure_batch(num_envs, runs, seconds)


def how_many(editions: list[str], bots: list[str]) -> int:
    """How many figures `measure_all` gives."""
    return len(STARTS) + 2 * len(editions) * len(bots) + len(BATCH_SIZES)


def machine() -> dict[str, str | int]:
    """Return the machine that is measured, and the form of the rules that it runs."""
    return {
        "passgo": passgo.__version__,
        "python": platform.python_version(),
        "system": platform.platform(),
        "processor": processor(),
        "cores": os.cpu_count() or 1,
        "form": "module" if runs_as_module() else "machine",
    }


def processor() -> str:
    """The processor's name, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "")


def serve(answer: Callable[[str], None]) -> None:
    """For a comparison: read `EDITION BOT WAY GAMES` line by line, play, answer `MOVES SECONDS`.

    With 0 games the answer is how many games take about the number of seconds in a fifth word.
    """
    plays: dict[tuple[str, ...], Play] = {}
    for line in sys.stdin:
        edition, bot, way, games, *seconds = line.split()
        key = (edition, bot, way)
        if key not in plays:
            plays[key] = Play(find_edition(edition), policy(bot), compiled=way == "compiled")
        if seconds:
            answer(str(plays[key].games_in(float(seconds[0]))))
        else:
            answer(" ".join(map(str, plays[key].timed(int(games)))))


if __name__ == "__main__":
    serve(lambda text: print(text, flush=True))
