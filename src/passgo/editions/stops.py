"""How seldom somebody comes to each deed: counted for every edition in `stops.json`, made by `python -m passgo.analysis.stops`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = Path(__file__).with_name("stops.json")


@cache
def stops() -> dict[str, dict[str, int]]:
    """The number of rolls of which one ends there, by edition and deed. None for a custom edition."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, int]])
