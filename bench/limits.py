"""The cost of a game between four `rules` bots, and where its time goes: the numbers of docs/performance.md.

    .venv/bin/python bench/limits.py counts    how often the parts of a game are called, by the interpreter's count
    .venv/bin/python bench/limits.py floor     a bare walk round the board with rents, and the whole game
    .venv/bin/python bench/limits.py steady    games a second of four `steady`, and of four `rules`
    .venv/bin/python bench/limits.py chapters  the share of each chapter, by `perf` (Linux)

For the chapters no function is inlined, because inlined ones could not be distinguished; a game then takes about
twice its time, so their shares are of that.
"""

from __future__ import annotations

import argparse
import bisect
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Collection
from pathlib import Path
from types import FrameType, FunctionType
from typing import Any, Final, cast

import numpy as np

from passgo.bots.fitted import new_memories, new_memory_records
from passgo.bots.registry import policy
from passgo.bots.rng import WORDS, below, seed
from passgo.compiler import cache
from passgo.compiler.machine import kernel, load_compiler, machine_code
from passgo.editions import find_edition
from passgo.rules.base import moves
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import Records, entry
from passgo.rules.base.state import NONE, SEATS, State
from passgo.rules.base.tables import RENTS, Tables
from passgo.rules.engine import MOST_MOVES
from passgo.rules.setup import start
from passgo.sim import driver
from passgo.sim.driver import SCRATCH
from passgo.sim.runs import RESULTS, line_up, run_games
from passgo.sim.tournament import make_plan, play_chunk, warm_up

TABLES: Final = find_edition("us1973").tables
PLAYERS: Final = 4
MOST_TURNS: Final = 4000
RULES: Final = policy("rules")


def counts() -> None:
    """Moves by kind and calls by chapter, a game."""
    games = 40
    called: Counter[str] = Counter()
    made: Counter[str] = Counter()
    kinds: dict[int, str] = {}
    for name, number in vars(moves).items():
        if name.isupper():
            kinds.setdefault(number, name)  # the kinds of moves stand first

    def count(frame: FrameType, event: str, _: object) -> None:
        module, _, chapter = frame.f_globals.get("__name__", "").rpartition(".")
        if event == "call" and module.startswith("passgo."):
            called[f"{module.removeprefix('passgo.')}.{chapter}"] += 1
            if frame.f_code.co_name == "apply":
                made[kinds[moves.kind_of(frame.f_locals["move"])]] += 1
            elif frame.f_code.co_name in ("ask", "run_on"):
                called[f"  {frame.f_code.co_name}"] += 1

    turns = 0
    for game in range(games):
        s = State()
        start(s, TABLES, PLAYERS)
        rng, dice = [0] * WORDS, [0] * WORDS
        seed(rng, 2 * game)
        seed(dice, 2 * game + 1)
        room, pace = [0] * MOST_MOVES, [0] * driver.PACE
        sys.setprofile(count)
        driver.play(
            s,
            TABLES,
            [RULES] * SEATS,
            new_memories(TABLES, PLAYERS),
            MOST_TURNS,
            pace,
            room,
            Deal(),
            rng,
            dice,
            False,
        )
        sys.setprofile(None)
        turns += s.turn_no
    print(f"turns a game {turns / games:.0f}")
    for title, found in (("moves", made), ("calls", called)):
        print(f"{title} a game {sum(n for name, n in found.items() if name[0] != ' ') / games:.0f}")
        for name, n in found.most_common():
            print(f"  {name:24} {n / games:8.1f}  {n / turns:6.2f} a turn")


@entry
def walk(editions: Records[Tables], words: list[int], owner: list[int], cash: list[int], turns: int) -> int:
    """Throw two dice, move, buy what is free, pay what is owed: nothing else, and nobody decides."""
    E = editions[0]
    at = 0
    for turn in range(turns):
        seat = turn % PLAYERS
        k = below(words, 36)
        place = (at >> 8 * seat & 255) + k // 6 + k % 6 + 2
        if place >= E.spaces:
            place -= E.spaces
            cash[seat] += E.go_salary
        at = at & ~(255 << 8 * seat) | place << 8 * seat
        deed = E.space_deed[place]
        if deed != NONE and owner[deed] < 0:
            owner[deed] = seat
            cash[seat] -= E.deed_price[deed]
        elif deed != NONE and owner[deed] != seat:
            rent = E.deed_rent[deed * RENTS]
            cash[seat] -= rent
            cash[owner[deed]] += rent
    return cash[0]


def floor() -> None:
    """Nanoseconds a turn of the bare walk and of the whole game, one after the other; whole games a second.

    Then games a second as `passgo sim` plays them, with all that it counts.
    """
    turns, games = 2_000_000, 1000
    spent: dict[str, list[float]] = {"bare walk, ns a turn": [], "game, ns a turn": [], "games a second": []}
    spent["with all statistics"] = []
    plan = make_plan(find_edition("us1973"), ("rules",) * PLAYERS, 10**6)
    lengths: list[int] = []
    machine_code(walk)
    warm_up(plan)
    for run in range(9):
        words = np.zeros(WORDS, np.int64)
        words[0] = run + 1
        began = time.thread_time()
        machine_code(walk)(TABLES.to_record(), words, np.full(64, -1), np.zeros(SEATS, np.int64), turns)
        bare = time.thread_time() - began
        began = time.thread_time()
        played = play_compiled(games * run, games)
        whole = time.thread_time() - began
        lengths += played
        began = time.thread_time()
        play_chunk(plan, games * run, games)
        counted = time.thread_time() - began
        figures = (bare / turns * 1e9, whole / sum(played) * 1e9, games / whole, games / counted)
        for name, figure in zip(spent, figures, strict=True):
            spent[name].append(figure)
    print(f"{'':22} {'min':>9} {'median':>9} {'max':>9}")
    for name, figures in spent.items():
        print(f"{name:22} {min(figures):9,.1f} {statistics.median(figures):9,.1f} {max(figures):9,.1f}")
    print(f"median length of {len(lengths)} games: {statistics.median(lengths) / PLAYERS:.1f} rounds")


def steady() -> None:
    """Games a second of each, turn about, as `passgo sim` plays them; and the share, round by round."""
    games = 1500
    plans = [make_plan(find_edition("us1973"), (bot,) * PLAYERS, 10**6) for bot in ("steady", "rules")]
    for plan in plans:
        warm_up(plan)
    rows: list[tuple[float, float, float]] = []
    for run in range(15):
        speeds: list[float] = []
        for plan in plans:
            began = time.thread_time()
            play_chunk(plan, games * run, games)
            speeds.append(games / (time.thread_time() - began))
        rows.append((speeds[0], speeds[1], speeds[0] / speeds[1]))
    print(f"{'':22} {'min':>9} {'median':>9} {'max':>9}")
    for name, figures in zip(("steady", "rules", "steady to rules"), zip(*rows, strict=True), strict=True):
        print(f"{name:22} {min(figures):9,.2f} {statistics.median(figures):9,.2f} {max(figures):9,.2f}")


def play_compiled(first: int, games: int) -> list[int]:
    """Whole games in machine code; how many turns each had."""
    results = np.zeros(RESULTS * games, np.int64)
    machine_code(run_games)(
        np.zeros(2, State.DTYPE), TABLES.to_record(), np.zeros(1, Deal.DTYPE), line_up([RULES]), new_memory_records(TABLES, PLAYERS), PLAYERS,
        first, games, MOST_TURNS, np.zeros(SCRATCH, np.int64), False, results,
    )  # fmt: skip
    return results[1::RESULTS].tolist()


def chapters() -> None:
    """Samples of `perf` by chapter, with every function kept apart."""
    compiler: Any = load_compiler()
    compiler.object_code = kept_apart(compiler)
    cast("Any", cache).fetch = lambda *_: None
    cast("Any", cache).store = lambda *_: True
    object_code = kernel().unit.games
    symbols = symbols_of(object_code)
    places = {name: at for at, name in symbols}
    door = compiler.symbols(cast("FunctionType", run_games))[1]
    play_compiled(0, 100)
    base = compiler.address(door) - places[door]
    starts = [at for at, _ in symbols]
    found: Counter[str] = Counter()
    for ip in sampled(lambda: play_compiled(0, 20_000)):
        i = bisect.bisect_right(starts, ip - base) - 1
        if 0 <= i < len(symbols) - 1:
            parts = re.findall(r"\d+([a-z_]+)", symbols[i][1])
            found[".".join(parts[1:3])] += 1
    for name, n in found.most_common():
        print(f"{name:20} {100 * n / found.total():5.1f} %")


def kept_apart(compiler: Any) -> Callable[[bytes, Collection[str]], bytes]:
    """As `lowering.object_code`, but no function of ours is worked into another."""

    def object_code(code: bytes, exported: Collection[str]) -> bytes:
        library = compiler.new_library("apart")
        module = library._final_module = compiler.llvm.parse_bitcode(code)
        for function in module.functions:
            if not function.is_declaration and "passgo" in function.name:
                function.add_function_attribute("noinline")
        library._optimize_final_module()
        return library.codegen._tm.emit_object(module)

    return object_code


def symbols_of(object_code: bytes) -> list[tuple[int, str]]:
    """Return where the functions of an object file begin, in order."""
    with tempfile.NamedTemporaryFile(suffix=".o") as file:
        file.write(object_code)
        file.flush()
        listing = subprocess.run(["nm", file.name], capture_output=True, text=True, check=True).stdout
    lines = [line.split() for line in listing.splitlines()]
    return sorted((int(line[0], 16), line[2]) for line in lines if len(line) == 3 and line[1] in "tTwW")


def sampled(work: Callable[[], object]) -> list[int]:
    """The addresses at which some work was found by `perf`."""
    with tempfile.TemporaryDirectory() as folder:
        data = str(Path(folder) / "perf.data")
        command = [
            "perf",
            "record",
            "-q",
            "-F",
            "4000",
            "-e",
            "cpu-clock:u",
            "-p",
            str(os.getpid()),
            "-o",
            data,
        ]
        watcher = subprocess.Popen(command)
        time.sleep(1)
        work()
        watcher.send_signal(2)
        watcher.wait()
        samples = subprocess.run(
            ["perf", "script", "-i", data, "-F", "ip"], check=True, capture_output=True, text=True
        )
    return [int(word, 16) for word in samples.stdout.split()]


if __name__ == "__main__":
    PARTS = {"counts": counts, "floor": floor, "steady": steady, "chapters": chapters}
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("part", choices=PARTS)
    PARTS[asked.parse_args().part]()
