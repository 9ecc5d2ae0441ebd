"""The editions that can be chosen, as the lobby shows them.

Those of passgo stand in `briefs.json`, which `python -m passgo.protocol.briefs` makes of their files: to read all of
these takes a fifth of a second, and whoever starts a server would wait for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from passgo.editions import edition_names, find_shipped, own_layers, own_names

from .info import brief_of
from .printed import EditionBrief

FILE: Final = Path(__file__).with_suffix(".json")


def edition_briefs() -> list[EditionBrief]:
    """The user's own, the first of them on top, then those of passgo."""
    own = [edition_brief(name) for name in own_names()]
    printed = msgspec.json.decode(FILE.read_bytes(), type=list[EditionBrief])
    return [*own, *(replace(brief, first=brief.first and not own) for brief in printed)]


def edition_brief(name: str) -> EditionBrief:
    """An edition that `find_shipped` knows: one of the list, or variants laid on it. Raises UnknownEdition."""
    return brief_of(find_shipped(name), own_layers(name))


def briefs_text() -> str:
    """Return the contents of the file: an edition of passgo a line."""
    return "[\n" + ",\n".join(msgspec.json.encode(brief).decode() for brief in _on_offer()) + "\n]\n"


def _on_offer() -> Iterator[EditionBrief]:
    """The games of each book; where none is against the clock, last the one that an overlay makes."""
    for book, group in groupby(map(edition_brief, edition_names()), lambda brief: brief.base):
        games = [*group]
        yield from games
        if not any(brief.timed for brief in games):
            yield edition_brief(f"{book}+timed")


if __name__ == "__main__":
    FILE.write_text(briefs_text(), encoding="utf-8")
