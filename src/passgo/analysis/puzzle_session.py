"""Puzzles on the command line: mined from records of games, added to those that a file holds."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console

from passgo.bots.registry import find, policy
from passgo.compiler.progress import set_language
from passgo.compiler.table_policy import table_policy
from passgo.notation.records import Record
from passgo.sim.session import Targets
from passgo.sim.words import Language

from .forecast import BOT, TURNS
from .forms import fastest
from .puzzles.kept import Puzzle, Puzzles
from .puzzles.mining import CAREFUL, Miner

SOLVERS: Final = ("strong", "steady", "easy", "builder", "never-trader", "shark")
"""The bots that are asked every puzzle: the levels, and references that play otherwise."""


def mine_puzzles(records: Sequence[Path], file: Path, seed: int, *, language: Language = "en") -> None:
    """Mine the games of these records, and add the puzzles to a file after each game.

    Raises what records, bots and the compiler raise, and msgspec.DecodeError for a file of something else.
    """
    Targets(json=file).check()
    set_language(language)
    console = Console(highlight=False)
    found = {one.id: one for one in _known(file, seed)}
    solvers = {name: find(name, table_policy) for name in SOLVERS}
    miner = Miner(policy(BOT), partial(fastest, threads=os.cpu_count() or 1), solvers, seed)
    for record in records:
        found |= {one.id: one for one in miner.puzzles(Record.read(record).replay())}
        _write(file, Puzzles(BOT, TURNS, CAREFUL, seed, [*found.values()]))
        themes = Counter(one.theme for one in found.values())
        console.print(
            f"{record}: {len(found)} ({', '.join(f'{theme} {n}' for theme, n in themes.most_common())})"
        )


def _known(file: Path, seed: int) -> list[Puzzle]:
    """Return the puzzles that a file holds; none where they were measured otherwise."""
    if not file.exists():
        return []
    known = msgspec.json.decode(file.read_bytes(), type=Puzzles)
    same = (known.bot, known.turns, known.futures, known.seed) == (BOT, TURNS, CAREFUL, seed)
    return known.puzzles if same else []


def _write(file: Path, puzzles: Puzzles) -> None:
    """Write the puzzles by theme, the easiest of each first; a puzzle is a line."""
    ranked = sorted(puzzles.puzzles, key=lambda one: (one.edition, one.theme, one.difficulty, one.id))
    head: dict[str, object] = {**msgspec.structs.asdict(puzzles), "puzzles": []}
    lines = b",\n".join(msgspec.json.encode(one) for one in ranked)
    file.write_bytes(msgspec.json.encode(head).removesuffix(b"]}") + b"\n" + lines + b"\n]}\n")
