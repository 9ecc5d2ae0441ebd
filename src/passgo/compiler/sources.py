"""The sources of the kernel: which files they are, and whether Python imported their present contents.

Python keeps bytecode of each module and takes it for current by the time and length of the source alone. An
edit that changes neither, as a copy that keeps times can bring, leaves old code in memory with new source.
Machine code made of it must never be kept under the new source's stamp.
"""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Iterable, Sequence
from contextlib import suppress
from importlib.machinery import SourceFileLoader
from importlib.util import cache_from_source
from pathlib import Path
from types import FunctionType
from typing import Final, cast

import passgo
from passgo.rules.base.fields import FieldTable

PACKAGES: Final = ("rules", "bots", "compiler", "sim", "rl.kernel")
"""The packages of the kernel: a compiled function takes nothing from any other."""

ENTRY: Final = "@entry\n"
"""The line above a function that is called from Python as machine code."""


class StaleBytecode(ValueError):
    """Python imported older code than the sources hold. The message says what was done about it."""


def sources() -> list[Path]:
    """Every file that a compiled function may come from, or take a number from."""
    root = Path(passgo.__file__).parent
    return sorted(file for package in PACKAGES for file in root.joinpath(*package.split(".")).rglob("*.py"))


def entry_modules() -> list[str]:
    """The modules with entry points; what they import is compiled with them, and the built-in bots are."""
    root = Path(passgo.__file__).parents[1]
    with_entries = (file for file in sources() if f"\n{ENTRY}" in file.read_text(encoding="utf-8"))
    return [".".join(file.relative_to(root).with_suffix("").parts) for file in with_entries]


def fingerprint(functions: Iterable[FunctionType]) -> str:
    """A name for the code of functions from elsewhere, and for every number and layout that it takes from outside."""
    digest = hashlib.sha256()
    for function in functions:
        code = function.__code__
        outside = [(name, seen_as(function.__globals__.get(name), code.co_names)) for name in code.co_names]
        parts = (
            function.__module__, function.__qualname__, str(inspect.signature(function)), code.co_code.hex(),
            code.co_consts, code.co_names, code.co_varnames, outside,
        )  # fmt: skip
        digest.update(repr(parts).encode())
    return digest.hexdigest()[:32]


def seen_as(value: object, names: Sequence[str]) -> str:
    """Return what compiled code may have taken from a global: a number itself, a layout, the numbers of a module."""
    if inspect.ismodule(value):
        return repr([(name, seen_as(getattr(value, name, None), ())) for name in names])
    if isinstance(value, FunctionType):
        return f"{value.__module__}.{value.__qualname__}"
    if isinstance(value, type) and issubclass(value, FieldTable):
        return str(value.DTYPE)
    plain = value is None or isinstance(value, (int, float, str, tuple))
    return repr(cast("object", value)) if plain else ""


def refuse_stale(files: Sequence[Path]) -> None:
    """Forget bytecode that is not of its source. Raises StaleBytecode when there was any: it may be in memory."""
    stale = [file for file in files if is_stale(file)]
    for file in stale:
        with suppress(OSError):
            Path(cache_from_source(str(file))).unlink()
    if stale:
        names = ", ".join(f"{file.parent.name}/{file.name}" for file in stale)
        raise StaleBytecode(
            f"Python has cached older code of {names}, because the file's time and length are unchanged. "
            "The cache is cleared: start again."
        )


def is_stale(file: Path) -> bool:
    """Would an import of this file give other code than its source?"""
    loader = SourceFileLoader(file.stem, str(file))
    return loader.get_code(file.stem) != loader.source_to_code(loader.get_data(str(file)), str(file))
