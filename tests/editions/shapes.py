"""The shapes of the fixtures."""

from collections.abc import Callable
from pathlib import Path

from passgo.editions import EditionFault

Write = Callable[..., Path]
"""Writes an edition file, with pieces of its text exchanged."""
FaultsOf = Callable[..., list[EditionFault]]
"""The faults of such a file."""
