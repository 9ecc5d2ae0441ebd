"""The WebAssembly module of the kernel: one file for every system, which itself says what it was made from.

A section of it named `passgo` holds the `Interface` as JSON, so a browser needs nothing but the file. The file
comes with a wheel and with the static build; a checkout makes it at first need, by the compiler.
"""

from __future__ import annotations

import importlib
import inspect
from types import FunctionType
from typing import Final, cast

import msgspec

import passgo
from passgo.bots import registry
from passgo.rules.base.fields import FieldTable
from passgo.rules.base.kernel import ENTRIES

from . import cache as store
from .missing import StaleModule
from .sources import entry_modules, sources
from .wasm_format import custom_section, linked

FILE: Final = store.READY_MADE / "kernel.wasm"
"""The file that comes with the package."""
SECTION: Final = "passgo"

PACKAGES: Final = ("passgo.bots.", "passgo.sim.")
"""The packages of its entry points. Those of learning are for machine code alone."""


class EntryPoint(msgspec.Struct, frozen=True):
    """An exported function."""

    takes: dict[str, str]
    """Its arguments in their order, by what they are in the source.

    `int`: an i64. `bool`: an i32, 0 or 1. `list[int]`, `Records[R]`: the place of the first number or record and how
    many there are, both i32; the numbers are i64. `list[list[int]]`: the place, then both lengths. `Policies`: the
    place of eight i32, for each seat the number of its bot.
    """
    gives: str
    """`int`: an i64; or `None`."""


class Interface(msgspec.Struct, frozen=True):
    """The facts that a caller needs. The module also exports its `memory`; it imports nothing."""

    stamp: str
    """A name for the sources that it was made from."""
    free: int
    """The first byte of the memory that is the caller's, a multiple of 16. If that is too little, let the memory grow."""
    records: dict[str, int]
    """The bytes of a record of each kind. It lies at a multiple of 8, and `FieldTable.to_bytes` makes it."""
    entries: dict[str, EntryPoint]
    policies: dict[str, int]
    """The number of each built-in bot."""


class Module(msgspec.Struct, frozen=True):
    """A module that fits the sources."""

    content: bytes
    interface: Interface


def stamp() -> str:
    """A name for the sources as they are. It asks nothing of the compiler, and of no processor."""
    return store.stamp_of(sources(), passgo.__version__)


def entries() -> list[FunctionType]:
    """The entry points of the module."""
    for module in entry_modules():
        importlib.import_module(module)
    return [f for f in ENTRIES if f.__module__.startswith(PACKAGES)]


def takes(function: FunctionType) -> dict[str, str]:
    """The arguments of an entry point, as `EntryPoint.takes` has them."""
    return {name: given.annotation for name, given in inspect.signature(function).parameters.items()}


def record_of(function: FunctionType, kind: str) -> type[FieldTable] | None:
    """The field table of an argument that takes records."""
    return function.__globals__[kind[len("Records[") : -1]] if kind.startswith("Records[") else None


def make(bitcode: bytes) -> bytes:
    """Make the module from all functions of the kernel as the compiler understands them."""
    from .wasm_lowering import POLICIES, wasm_object  # it needs the compiler

    doors = entries()
    obj = wasm_object(bitcode, doors, cast("dict[str, FunctionType]", registry.POLICIES))
    made = linked(obj, [f.__name__ for f in doors], POLICIES, len(registry.POLICIES))
    tables = {table for f in doors for kind in takes(f).values() if (table := record_of(f, kind))}
    interface = Interface(
        stamp(),
        made.free,
        {
            table.__name__: len(table().to_bytes())
            for table in sorted(tables, key=lambda table: table.__name__)
        },
        {f.__name__: EntryPoint(takes(f), str(inspect.signature(f).return_annotation)) for f in doors},
        dict(zip(registry.POLICIES, made.row, strict=True)),
    )
    return made.with_custom(SECTION, msgspec.json.encode(interface))


def find() -> Module | None:
    """Return the module that came with the package, None if there is none. Raises StaleModule."""
    return fitting(FILE.read_bytes()) if FILE.is_file() else None


def fitting(content: bytes) -> Module:
    """Return a module that fits the sources. Raises StaleModule for any other."""
    described = custom_section(content, SECTION)
    interface = msgspec.json.decode(described, type=Interface) if described else None
    if interface is None or interface.stamp != stamp():
        raise StaleModule(
            f"{FILE} was made from other sources than those beside it. Delete it, or with the extra `fast` make it again: "
            "python -m passgo.compiler.ready_made"
        )
    return Module(content, interface)
