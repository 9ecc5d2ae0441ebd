"""Compiled speed of several checkouts side by side, also of such as are older than `passgo bench --compare`.

    git worktree add ../before 28d4ee6
    .venv/bin/python bench/beside.py ../before .

All play the same numbers of games of us1973 in turns. Where a process happens to lay its code and its data
changes its speed by some per cent, so each checkout is started several times, and the medians are over all.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path
from typing import Final

STARTS: Final = 5
ROUNDS: Final = 5
GAMES: Final = {"random": 400, "rules": 1800}


def answer() -> None:
    """In each process: read `BOT FIRST GAMES` line by line, play, tell the moves made and the processor time."""
    import numpy as np

    from passgo.bots.registry import policy
    from passgo.compiler.machine import machine_code
    from passgo.editions import find_edition
    from passgo.rules.base.deal import Deal
    from passgo.rules.base.state import State
    from passgo.sim.runs import RESULTS, SCRATCH, line_up, run_games

    tables = find_edition("us1973").tables.to_record()
    for line in sys.stdin:
        bot, first, games = line.split()
        play, bots = machine_code(run_games), line_up([policy(bot)])
        states, deals = np.zeros(2, State.DTYPE), np.zeros(1, Deal.DTYPE)
        results = np.zeros(RESULTS * int(games), np.int64)
        scratch = np.zeros(SCRATCH, np.int64)
        began = time.process_time()
        made = play(states, tables, deals, bots, 4, int(first), int(games), 300, scratch, False, results)
        print(made, time.process_time() - began, flush=True)


def begun(folder: str) -> subprocess.Popen[str]:
    """A process of this checkout."""
    return subprocess.Popen(
        [sys.executable, __file__],
        env=os.environ | {"PYTHONPATH": str(Path(folder).resolve() / "src")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def asked(process: subprocess.Popen[str], bot: str, first: int) -> float:
    """Millions of moves a second."""
    assert process.stdin
    assert process.stdout
    print(bot, first, GAMES[bot], file=process.stdin, flush=True)
    made, seconds = process.stdout.readline().split()
    return int(made) / float(seconds) / 1e6


def main(folders: list[str]) -> None:
    """The table of all checkouts."""
    speeds: dict[tuple[str, str], list[float]] = defaultdict(list)
    for _ in range(STARTS):
        processes = [begun(folder) for folder in folders]
        for bot in GAMES:
            for process in processes:
                asked(process, bot, 0)  # compiled and warm
            for turn in range(ROUNDS):
                for folder, process in list(zip(folders, processes, strict=True))[:: 1 if turn % 2 else -1]:
                    speeds[bot, folder].append(asked(process, bot, turn * GAMES[bot]))
        for process in processes:
            process.communicate()
    for (bot, folder), found in speeds.items():
        share = statistics.median(found) / statistics.median(speeds[bot, folders[0]])
        print(
            f"{bot:7} {folder:24} {min(found):6.2f} {statistics.median(found):6.2f} {max(found):6.2f}"
            f" million moves a second, {share:.3f} of the first"
        )


if __name__ == "__main__":
    main(sys.argv[1:]) if sys.argv[1:] else answer()
