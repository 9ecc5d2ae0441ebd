"""How rarely somebody comes to each deed, of every edition: counted by the chain of `landings`, saved with the editions.

`python -m passgo.analysis.stops` writes `editions/stops.json`.
"""

from __future__ import annotations

import msgspec

from passgo.editions import Edition, edition_names, find_edition
from passgo.editions.stops import FILE
from passgo.rules.base.state import NONE

from .landings import landings


def throws_to(edition: Edition) -> dict[str, int]:
    """Return, by deed, one in how many rolls ends there; on spaces that utilities share, with the face of the die for each."""
    t = edition.tables
    ends = landings(t).spaces
    shared = sum(float(ends[i]) for i, text in enumerate(edition.space_texts) if text.kind == "utilities")
    faces = list(t.die8_deed)

    def share(deed: int) -> float:
        space = t.deed_space[deed]
        return shared * faces.count(deed) / len(faces) if space == NONE else float(ends[space])

    return {name: round(1 / share(deed)) for deed, name in enumerate(edition.deeds)}


if __name__ == "__main__":
    found = {name: throws_to(find_edition(name)) for name in edition_names()}
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
