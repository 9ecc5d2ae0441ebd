"""Codes of tables: three letters and three figures, easy to say; none that looks like another."""

from __future__ import annotations

import secrets
from typing import Final

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
FIGURES: Final = "23456789"


def new_code() -> str:
    """Return a random code."""
    return "".join(secrets.choice(LETTERS) for _ in range(3)) + "".join(
        secrets.choice(FIGURES) for _ in range(3)
    )


def read_code(text: str) -> str:
    """Return the code that somebody typed: case and spaces do not matter."""
    return "".join(text.split()).upper()
