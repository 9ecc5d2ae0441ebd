"""The fitted weights of the evaluator: where they are kept, and which serve a book and a number of players.

A file holds the weights of one net, what it was fitted to, and the command that made it. Those that ship lie in the
folder `weights` beside this module; who fits his own has them among his user data, where they are looked for first.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

import numpy as np
import numpy.typing as npt
import platformdirs

from passgo.rules.base.kernel import Records
from passgo.rules.base.state import SEATS
from passgo.rules.base.tables import Tables

from .evaluator import WEIGHTS_USED
from .memory import FULL_EFFORT, WEIGHTS, Memory

SHIPPED: Final = Path(__file__).parent / "weights"

ANY_BOARD: Final = "any"
"""The edition of nets that look at no colour group by itself, and so serve every board after a fashion."""

BOARD: Final = ("spaces", "space_deed", "deed_group", "deed_kind", "deed_price", "deed_rent", "deed_house")
"""What makes a board: where it is the same, the weights of another book of it will do."""


class Weights(NamedTuple):
    """A fitted net."""

    edition: str
    players: int
    book: str
    """A name for all that the book says that it was fitted to …"""
    board: str
    """… and for the board alone."""
    made_by: str
    """The command."""
    values: tuple[int, ...]

    def save(self, folder: Path) -> Path:
        """Keep it as a file of a folder."""
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{self.edition}-{self.players}.npz"
        facts = self._asdict() | {"values": np.array(self.values, np.int16)}
        np.savez_compressed(file, **cast("dict[str, Any]", facts))
        return file

    @classmethod
    def load(cls, file: Path) -> Weights:
        """What `save` kept."""
        with np.load(file) as found:
            book, board, made_by = (str(found[name]) for name in ("book", "board", "made_by"))
            values = tuple(found["values"].tolist())
            return cls(str(found["edition"]), int(found["players"]), book, board, made_by, values)


def own_folder() -> Path:
    """Where the weights lie that a user has fitted himself."""
    return platformdirs.user_data_path("passgo") / "weights"


def book_of(E: Tables) -> str:
    """A name for all that the tables say."""
    return _digest(E, Tables.FIELDS)


def board_of(E: Tables) -> str:
    """A name for the board."""
    return _digest(E, BOARD)


def _digest(E: Tables, fields: Iterable[str]) -> str:
    record = E.to_record()
    return hashlib.sha256(b"".join(record[name].tobytes() for name in fields)).hexdigest()[:16]


@cache
def all_weights() -> tuple[Weights, ...]:
    """All that are there, a user's own first."""
    files = [*sorted(own_folder().glob("*.npz")), *sorted(SHIPPED.glob("*.npz"))]
    return tuple(Weights.load(file) for file in files)


def weights_for(E: Tables, players: int) -> Weights | None:
    """The net that serves these tables best: one of the book, else of its board, else of any; None where there is none.

    Of several, the one for the nearest number of players.
    """
    book, board = book_of(E), board_of(E)

    def strangeness(weights: Weights) -> tuple[int, int]:
        kinship = 0 if weights.book == book else 1 if weights.board == board else 2
        return kinship, abs(weights.players - players)

    fit = [one for one in all_weights() if one.board == board or one.edition == ANY_BOARD]
    return min(fit, key=strangeness, default=None)


_lists: Final[dict[tuple[str, int], list[int]]] = {}


def weight_list(E: Tables, players: int) -> list[int]:
    """The weights as a memory holds them, all zero where there are none. Not to be written to."""
    key = book_of(E), players
    if key not in _lists:
        found = weights_for(E, players)
        values = found.values if found else (0,) * WEIGHTS_USED
        _lists[key] = [*values, *[0] * (WEIGHTS - len(values))]
    return _lists[key]


def new_memories(E: Tables, players: int) -> Records[Memory]:
    """A memory for each seat, for games that are played interpreted."""
    memories = Records(Memory() for _ in range(SEATS))
    for memory in memories:
        memory.weights = weight_list(E, players)
        memory.effort = FULL_EFFORT
    return memories


def new_memory_records(E: Tables, players: int) -> npt.NDArray[np.void]:
    """A memory for each seat, for games in machine code."""
    memories = np.zeros(SEATS, Memory.DTYPE)
    memories["weights"] = weight_list(E, players)
    memories["effort"] = FULL_EFFORT
    return memories
