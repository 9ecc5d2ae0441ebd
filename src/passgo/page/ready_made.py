"""Work that each start of a page would repeat is done when it is built: the first edition is read, and the list of letters that look alike.

Reading the files of an edition takes twenty times as long as this.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, cast

from passgo.editions import loader
from passgo.table.api import editions
from passgo.table.people import names

FILE: Final = "ready.pickle"
"""Next to this module, in a page alone."""


class _Pickler(pickle.Pickler):
    """Pickles read-only mappings too."""

    def reducer_override(self, obj: object, /) -> Any:
        """Return how an object is made again, if it is such a mapping."""
        if isinstance(obj, MappingProxyType):
            return _read_only, (dict(cast("Mapping[str, object]", obj)),)
        return NotImplemented


def _read_only(mapping: dict[str, object]) -> Mapping[str, object]:
    return MappingProxyType(mapping)


def pack() -> bytes:
    """Return it all as one file."""
    packed = io.BytesIO()
    _Pickler(packed, pickle.HIGHEST_PROTOCOL).dump((editions.first(), names.stands_for()))
    return packed.getvalue()


def take(packed: bytes) -> None:
    """Use what `pack` has returned in the same build."""
    edition, known = pickle.loads(packed)
    loader.take_ready_made(edition)
    names.take_ready_made(known)
