"""How seldom somebody comes to each deed: counted for every edition in `stops.json`, made by `python -m passgo.analysis.stops`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = Path(__file__).with_name("stops.json")


@cache
def stops() -> dict[str, dict[str, int]]:
    """By edition and deed: of so many throws one ends there. None for an edition of the user's own."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, int]])
