"""The sources of the kernel: which files they are, and whether Python imported what stands in them.

Python keeps bytecode of each module and takes it for current by the time and length of the source alone. An
edit that changes neither, as a copy that keeps times can bring, leaves old code in memory beside new source.
Machine code made of it must never be kept under the new source's stamp.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from importlib.machinery import SourceFileLoader
from importlib.util import cache_from_source
from pathlib import Path
from typing import Final

import passgo

PACKAGES: Final = ("rules", "bots", "compiler", "sim")
"""The packages of the kernel: a compiled function takes nothing from any other."""

ENTRY: Final = "@entry\n"
"""The line above a function that is called from Python as machine code."""


class StaleBytecode(ValueError):
    """Python imported older code than the sources hold. The message says what was done about it."""


def sources() -> list[Path]:
    """Every file that a compiled function may come from, or take a number from."""
    root = Path(passgo.__file__).parent
    return sorted(file for package in PACKAGES for file in (root / package).rglob("*.py"))


def entry_modules() -> list[str]:
    """The modules with entry points; what they import is compiled with them, and the bots of the house are."""
    root = Path(passgo.__file__).parents[1]
    with_entries = (file for file in sources() if f"\n{ENTRY}" in file.read_text(encoding="utf-8"))
    return [".".join(file.relative_to(root).with_suffix("").parts) for file in with_entries]


def refuse_stale(files: Sequence[Path]) -> None:
    """Forget bytecode that is not of its source. Raises StaleBytecode when there was any: it may be in memory."""
    stale = [file for file in files if is_stale(file)]
    for file in stale:
        with suppress(OSError):
            Path(cache_from_source(str(file))).unlink()
    if stale:
        names = ", ".join(f"{file.parent.name}/{file.name}" for file in stale)
        raise StaleBytecode(
            f"Python kept older code of {names} than the source holds, for time and length are the same. "
            "It is forgotten now: start again."
        )


def is_stale(file: Path) -> bool:
    """Would an import of this file give other code than its source?"""
    loader = SourceFileLoader(file.stem, str(file))
    return loader.get_code(file.stem) != loader.source_to_code(loader.get_data(str(file)), str(file))
