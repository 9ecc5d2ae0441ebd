"""Results as files for other programs."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import numpy as np

from .tally import ALIVE, ENDED, MOVES, OUT, THROWS, TURNS, WINNERS, WORTH
from .tournament import RunOutcome


class MissingLibrary(LookupError):
    """A library that an extra brings is not installed."""


def load_arrow() -> Any:
    """The module pyarrow. Raises MissingLibrary, saying how to install it."""
    try:
        return importlib.import_module("pyarrow")
    except ModuleNotFoundError:
        raise MissingLibrary(
            "writing Parquet needs pyarrow: install the extra `report` (in a checkout, `./play sim` installs it)"
        ) from None


def write_parquet(outcome: RunOutcome, file: Path) -> None:
    """One row a game: its number, who sat where, how it ended, and what each seat was worth."""
    arrow = load_arrow()
    parquet = importlib.import_module("pyarrow.parquet")
    plan, rows = outcome.plan, outcome.rows
    games = np.arange(outcome.games)
    columns: dict[str, Any] = {
        "game": games,
        "ended": rows[:, ENDED],
        "turns": rows[:, TURNS],
        "moves": rows[:, MOVES],
        "throws": rows[:, THROWS],
        "alive": rows[:, ALIVE],
    }
    for seat in range(plan.players):
        line_ups = [plan.seated(n)[seat] for n in range(plan.line_ups)]
        columns[f"bot_{seat + 1}"] = arrow.DictionaryArray.from_arrays(
            arrow.array(games % plan.line_ups, arrow.int32()), arrow.array(line_ups)
        )
        columns[f"won_{seat + 1}"] = (rows[:, WINNERS] >> seat & 1).astype(bool)
        columns[f"out_{seat + 1}"] = rows[:, OUT + seat]
        columns[f"worth_{seat + 1}"] = rows[:, WORTH + seat]
    about = {"edition": plan.edition, "seed": str(plan.seed), "most_turns": str(plan.most_turns)}
    table = arrow.table(columns).replace_schema_metadata(about)
    parquet.write_table(table, file, compression="zstd")
