"""The three forms of the kernel side by side: machine code, WebAssembly and the source interpreted.

    .venv/bin/python bench/forms.py equal -n 1000      # every game and level: rows, counts and records equal
    .venv/bin/python bench/forms.py speed              # games a second of each form, in one run

`equal` plays whole games by machine code and WebAssembly; the interpreter, some hundred times slower, plays the first
`--turns` turns of as many as `--interpreted` says. It ends with status 1 at the first difference. `speed` gives the
minimum, median and maximum of several rounds in which the forms take turns, by the clock of the processor, one thread.
`--module FILE` measures another module, such as one that another optimiser made; it must be of these sources.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from passgo.bots.registry import LEVELS
from passgo.compiler import machine, wasm_module
from passgo.compiler.ready_made import ready_module
from passgo.compiler.wasm_kernel import WasmKernel
from passgo.editions import edition_names, find_edition
from passgo.sim.saving import record_of
from passgo.sim.tally import MOVES
from passgo.sim.tournament import Plan, make_plan, play_chunk

RECORDS: Final = 20
"""Games of each run whose records are compared too."""
SPEEDS: Final = (
    ("us1973", "rules", 2000),
    ("us1973", "steady", 200),
    ("us1973", "strong", 12),
    ("picsou", "rules", 800),
    ("picsou", "steady", 150),
    ("picsou", "strong", 8),
)
"""Edition, the bot in all four seats, and games a round; the interpreter plays some hundred times fewer."""
FEWER: Final = 200

WASM, MACHINE, INTERPRETED = "WebAssembly", "machine code", "interpreted"


def wasm_kernel(file: Path | None) -> WasmKernel:
    """The module of a file, or one made now."""
    content = file.read_bytes() if file else ready_module()
    return WasmKernel(wasm_module.fitting(content))


@contextmanager
def behind(kernel: Any) -> Iterator[None]:
    """This form of the kernel is behind every compiled function."""
    before, machine.compiled = machine.compiled, lambda: kernel
    try:
        yield
    finally:
        machine.compiled = before


def outcome_of(plan: Plan, kernel: Any) -> list[bytes]:
    """All that a run leaves: its rows, its counts, and the records of the first games."""
    with behind(kernel):
        return results_of(plan)


def results_of(plan: Plan) -> list[bytes]:
    outcome = play_chunk(plan, 0, plan.games)
    made = outcome.rows[: min(plan.games, RECORDS), MOVES].tolist()
    edition = find_edition(plan.edition)
    records = [
        record_of(plan, game, moves, edition, plan.edition).encode() for game, moves in enumerate(made)
    ]
    return [outcome.rows.tobytes(), *(tally.tobytes() for tally in outcome.tallies), *records]


def compare(
    wasm: WasmKernel, games: int, interpreted: int, turns: int, names: list[str], levels: list[str]
) -> bool:
    """Play the same games by all forms. False at the first difference."""
    for name in names:
        edition = find_edition(name)
        players = max(edition.tables.min_players, 3)
        for level in levels:
            bots = (level,) * players
            whole = make_plan(edition, bots, games, seed=11)
            begun = make_plan(edition, bots, interpreted, seed=12, most_turns=turns)
            slow = make_plan(edition, bots, interpreted, seed=12, most_turns=turns, interpreted=True)
            kernel = machine.kernel()
            same = outcome_of(whole, wasm) == outcome_of(whole, kernel)
            same &= outcome_of(begun, wasm) == outcome_of(slow, kernel)
            print(f"{name:18} {level:7} {'equal' if same else 'DIFFERENT'}", flush=True)
            if not same:
                return False
    return True


def seconds(plan: Plan, kernel: Any) -> float:
    """The processor's time for a run, in this thread."""
    began = time.thread_time()
    with behind(kernel):
        play_chunk(plan, 0, plan.games)
    return time.thread_time() - began


def measure(wasm: WasmKernel, rounds: int) -> None:
    """Print games a second of each form."""
    kernel = machine.kernel()
    for name, bot, games in SPEEDS:
        edition, bots = find_edition(name), (bot,) * 4
        plan = make_plan(edition, bots, games)
        few = make_plan(edition, bots, max(games // FEWER, 1), interpreted=True)
        rates: dict[str, list[float]] = {MACHINE: [], WASM: [], INTERPRETED: []}
        for n in range(rounds):
            rates[MACHINE].append(games / seconds(plan, kernel))
            rates[WASM].append(games / seconds(plan, wasm))
            if n == 0 or bot == "rules":
                rates[INTERPRETED].append(few.games / seconds(few, kernel))
        base = statistics.median(rates[MACHINE])
        for form, found in rates.items():
            middle = statistics.median(found)
            print(
                f"{name:8} {bot:7} {form:13} {min(found):9.2f} {middle:9.2f} {max(found):9.2f} games/s  {middle / base:6.1%}",
                flush=True,
            )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("equal", "speed"))
    parser.add_argument("-n", type=int, default=1000, help="whole games of each edition and level")
    parser.add_argument(
        "--interpreted", type=int, default=2, help="games of each that are begun interpreted too"
    )
    parser.add_argument("--turns", type=int, default=20, help="after which those are cut")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--editions", default=",".join(edition_names()))
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--module", type=Path)
    asked = parser.parse_args()
    wasm = wasm_kernel(asked.module)
    if asked.what == "equal":
        names, levels = asked.editions.split(","), asked.levels.split(",")
        given = (wasm, asked.n, asked.interpreted, asked.turns, names, levels)
        return 0 if compare(*given) else 1
    measure(wasm, asked.rounds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
