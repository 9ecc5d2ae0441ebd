"""The trained weights of the value network: where they are kept, and which serve an edition and a number of players.

A file holds the weights of one network, its training data, and the command that made it. The built-in ones are in
the folder `weights` next to this module; a user's own are among the user data, which is searched first.
"""

from __future__ import annotations

import hashlib
import struct
import warnings
import zipfile
from ast import literal_eval
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from passgo.rules.base.kernel import Records
from passgo.rules.base.state import SEATS
from passgo.rules.base.tables import Tables

from .evaluator import WEIGHTS_USED
from .memory import EFFORT, WEIGHTS, Memory

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

SHIPPED: Final = Path(__file__).parent / "weights"

ANY_BOARD: Final = "any"
"""The edition of nets that look at no colour group by itself, and so serve every board after a fashion."""

BOARD: Final = ("spaces", "space_deed", "deed_group", "deed_kind", "deed_price", "deed_rent", "deed_house")
"""The tables that make a board: if they agree, the weights of another edition of it will do."""


class Weights(NamedTuple):
    """A fitted net."""

    edition: str
    players: int
    tables: str
    """The tables of the book that it was fitted to, a digest each, as `digests_of` has them."""
    made_by: str
    """The command."""
    values: tuple[int, ...]

    def save(self, folder: Path) -> Path:
        """Keep it as a file of a folder."""
        import numpy as np

        file = folder / f"{self.edition}-{self.players}.npz"
        save_arrays(file, self._asdict() | {"values": np.array(self.values, np.int16)})
        return file

    @classmethod
    def load(cls, file: Path) -> Weights:
        """Return what `save` saved. Raise ValueError for a network of another shape, saved by an earlier passgo."""
        with zipfile.ZipFile(file) as parts:
            words = {name: _words_in(parts, name) for name in ("edition", "tables", "made_by")}
            (players,) = _numbers_in(parts, "players")
            values = _numbers_in(parts, "values")
        if len(values) != WEIGHTS_USED:
            raise ValueError(f"expected {WEIGHTS_USED:,} weights, found {len(values):,}")
        return cls(players=players, values=values, **words)


def save_arrays(file: Path, arrays: dict[str, Any]) -> None:
    """Keep arrays as a file, whole or not at all."""
    import numpy as np

    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(".part")
    with part.open("wb") as begun:
        np.savez_compressed(begun, **arrays)
    part.replace(file)


def _words_in(parts: zipfile.ZipFile, name: str) -> str:
    return _array_in(parts, name)[1].decode("utf-32-le").rstrip("\0")


def _numbers_in(parts: zipfile.ZipFile, name: str) -> tuple[int, ...]:
    kind, cells = _array_in(parts, name)
    return tuple(number for (number,) in struct.iter_unpack({"<i2": "<h", "<i8": "<q"}[kind], cells))


def _array_in(parts: zipfile.ZipFile, name: str) -> tuple[str, bytes]:
    """An array that numpy has kept: its type and its cells. A table with bots needs no more of numpy than this."""
    kept = parts.read(f"{name}.npy")
    end = 10 + int.from_bytes(kept[8:10], "little")
    return literal_eval(kept[10:end].decode())["descr"], kept[end:]


def own_folder() -> Path:
    """Return the folder of the weights that a user has trained."""
    import platformdirs  # only here: a browser's Python has none

    return platformdirs.user_data_path("passgo") / "weights"


def digests_of(E: Tables) -> str:
    """A line for each of a book's tables: its name and a digest of what it says."""
    return "\n".join(f"{name} {hashlib.sha256(E.cells_of(name)).hexdigest()[:8]}" for name in Tables.FIELDS)


@cache
def all_weights() -> tuple[Weights, ...]:
    """All that are there, a user's own first."""
    return *own_weights(), *(Weights.load(file) for file in sorted(SHIPPED.glob("*.npz")))


def own_weights() -> Iterator[Weights]:
    """Those that a user has fitted; a file that is damaged, or of an earlier passgo, is passed over with a warning."""
    try:
        folder = own_folder()
    except ModuleNotFoundError:
        return
    for file in sorted(folder.glob("*.npz")):
        try:
            yield Weights.load(file)
        except (OSError, ValueError, KeyError, zipfile.BadZipFile) as error:
            warnings.warn(
                f"{file}: not weights that can be read ({error}); `passgo fit` makes them anew", stacklevel=2
            )


@cache
def lines_of(digests: str) -> frozenset[str]:
    """Return the tables of an edition, to compare with those of another."""
    return frozenset(digests.splitlines())


def weights_for(E: Tables, players: int) -> Weights:
    """The net that serves these tables best.

    One of the same board, fitted to the book that differs in the fewest tables; else one of any board, and such a
    one ships. Of several, the one for the nearest number of players.
    """
    tables = lines_of(digests_of(E))
    board = {line for line in tables if line.split()[0] in BOARD}

    def strangeness(weights: Weights) -> tuple[int, int]:
        return len(tables - lines_of(weights.tables)), abs(weights.players - players)

    serving = [one for one in all_weights() if one.edition == ANY_BOARD or board <= lines_of(one.tables)]
    return min(serving, key=strangeness)


_lists: Final[dict[tuple[str, int], list[int]]] = {}


def weight_list(E: Tables, players: int) -> list[int]:
    """The weights as a memory holds them. Not to be written to."""
    key = digests_of(E), players
    if key not in _lists:
        values = weights_for(E, players).values
        _lists[key] = [*values, *[0] * (WEIGHTS - len(values))]
    return _lists[key]


def new_memories(E: Tables, players: int) -> Records[Memory]:
    """A memory for each seat, for games that are played interpreted."""
    memories = Records(Memory() for _ in range(SEATS))
    for memory in memories:
        memory.weights = weight_list(E, players)
        memory.effort = EFFORT
    return memories


def new_memory_records(E: Tables, players: int) -> npt.NDArray[np.void]:
    """A memory for each seat, for games in machine code."""
    import numpy as np

    memories = np.zeros(SEATS, Memory.DTYPE)
    equip(memories, E, players)
    return memories


def equip(memories: npt.NDArray[np.void], E: Tables, players: int) -> None:
    """Give each of these memories what its seat thinks by, and how long it may think."""
    memories["weights"] = weight_list(E, players)
    memories["effort"] = EFFORT
