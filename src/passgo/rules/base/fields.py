"""Field tables: one class body that is a slots class of ints and lists, and a numpy record.

Interpreted, a rule reads `s.cash[p]` from a list; compiled, the same words read a structured
record. Both layouts come from the annotations of one class, so they cannot drift apart. Only the
record needs numpy, so that a table is played without it.
"""

from __future__ import annotations

import inspect
import struct
from array import array
from collections.abc import Callable
from functools import cache
from itertools import islice
from operator import attrgetter
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, NamedTuple, TypeVar, cast, get_type_hints

from .kernel import Records

if TYPE_CHECKING:
    import numpy as np


class Width(NamedTuple):
    """How one field is stored in the record: numpy type code, and number of cells (0 = a scalar)."""

    code: str
    cells: int = 0


class Range(NamedTuple):
    """The values that a field may hold: the numbers from `least` to `most`, and `others`.

    A bound that follows from the game or its edition has a name. It may differ by cell, as a row of numbers that
    begins again where it ends.
    """

    least: int
    most: int | str
    others: tuple[int, ...] = ()
    used: str = ""
    """The name of how many cells of a row mean something, the first of them; by default all do."""
    blank: int = 0
    """The value of the other cells."""


class NamedCells(NamedTuple):
    """Names for the cells of a row, the first of them first, with what each may hold. They take no storage."""

    ranges: dict[str, Range]


NOT_DUMPED: Final = "not dumped"
"""Marks a field that an exact dump leaves out, because something else says what it holds or nobody needs it."""


class Within(NamedTuple):
    """Field tables inside another: a row of `cells` of them, or one alone (0 = as a scalar)."""

    table: type[FieldTable]
    cells: int = 0

    @property
    def layout(self) -> tuple[Any, ...]:
        """Its type in the record of the table around it, and how many there are of a row."""
        return (self.table.DTYPE, (self.cells,)) if self.cells else (self.table.DTYPE,)

    def zero(self) -> Any:
        """Tables of zeros."""
        return Records(self.table() for _ in range(self.cells)) if self.cells else self.table()

    def copy(self, value: Any) -> Any:
        """An independent copy."""
        return Records(one.copy() for one in value) if self.cells else value.copy()


class OtherName(NamedTuple):
    """A further name of a row, where it means something of its own; no storage, the same cells."""

    row: str


I1 = Annotated[int, Width("i1")]
I4 = Annotated[int, Width("i4")]
I8 = Annotated[int, Width("i8")]


def cells(code: str, count: int) -> Width:
    """A row of `count` cells of the numpy type `code`."""
    return Width(code, count)


def tables(table: type[FieldTable], count: int = 0) -> Within:
    """A row of `count` field tables of one kind, or one table alone. They are neither compared nor written out."""
    return Within(table, count)


T = TypeVar("T", bound="FieldTable")

MACHINE_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}
"""The names that the standard library gives the whole numbers of a record."""


class _Layout:
    """The record of a field table, made when it is first asked for."""

    def __get__(self, _: FieldTable | None, table: type[FieldTable]) -> np.dtype[Any]:
        return _layout(table)


@cache
def _layout(table: type[FieldTable]) -> np.dtype[Any]:
    import numpy as np

    parts: list[tuple[Any, ...]] = [
        (name, width.code, (width.cells,)) if width.cells else (name, width.code)
        for name, width in table.FIELDS.items()
    ]
    parts += [(name, *inner.layout) for name, inner in table.WITHIN.items()]
    record = np.dtype(parts, align=True)
    if not table.CELLS:
        return record
    places = {name: (kind, at) for name, (kind, at, *_) in cast("Any", record.fields).items()}
    for name, (row, cell) in table.CELLS.items():
        kind = np.dtype(table.FIELDS[row].code)
        places[name] = kind, places[row][1] + cell * kind.itemsize
    formats, offsets = zip(*places.values(), strict=True)
    return np.dtype(
        {"names": [*places], "formats": formats, "offsets": offsets, "itemsize": record.itemsize}, align=True
    )


class _Packing(NamedTuple):
    """How the bytes of a record lie, the gaps between its fields included."""

    form: struct.Struct
    step: int
    """The multiple of bytes at which such a record begins inside another."""


@cache
def _packing(table: type[FieldTable]) -> _Packing:
    """Return the layout of `_layout`, worked out without numpy."""
    parts = [
        (f"{width.cells or 1}{MACHINE_CODES[width.code]}", int(width.code[1:]))
        for width in table.FIELDS.values()
    ]
    for inner in table.WITHIN.values():
        form, step = _packing(inner.table)
        parts.append((f"{form.size * (inner.cells or 1)}x", step))
    text, widest = "<", max(step for _, step in parts)
    for part, step in [*parts, ("", widest)]:
        text += f"{-struct.calcsize(text) % step}x{part}"
    return _Packing(struct.Struct(text), widest)


class FieldTable:
    """Base of a field table. Subclasses are made by `@field_table`."""

    __slots__ = ()
    FIELDS: ClassVar[dict[str, Width]] = {}
    NAMED: ClassVar[dict[str, Width]] = {}
    """The fields, with the cells of a row that have names in its place."""
    RANGES: ClassVar[dict[str, Range]] = {}
    DUMPED: ClassVar[dict[str, Width]] = {}
    WITHIN: ClassVar[dict[str, Within]] = {}
    OTHER_NAMES: ClassVar[dict[str, str]] = {}
    CELLS: ClassVar[dict[str, tuple[str, int]]] = {}
    DTYPE = _Layout()
    _COPY: ClassVar[Callable[[Any, Any], None]]
    _VALUES: ClassVar[Callable[..., tuple[Any, ...]]]

    def __init__(self) -> None:
        """All fields are zero."""
        for name, width in self.FIELDS.items():
            setattr(self, name, [0] * width.cells if width.cells else 0)
        for name, inner in self.WITHIN.items():
            setattr(self, name, inner.zero())

    def copy(self: T) -> T:
        """An independent copy, field by field."""
        twin = object.__new__(type(self))
        type(self)._COPY(self, twin)
        for name, inner in self.WITHIN.items():
            setattr(twin, name, inner.copy(getattr(self, name)))
        return twin

    def __eq__(self, other: object) -> bool:
        """Equal when every field is equal."""
        return type(other) is type(self) and self._VALUES(self) == self._VALUES(other)

    __hash__ = None  # type: ignore[assignment]  # mutable, so never a key

    def differences(self, other: FieldTable) -> dict[str, tuple[Any, Any]]:
        """The fields that differ, as name -> (mine, other's); of a row with names, the cells that do."""
        return {
            name: (getattr(self, name), getattr(other, name))
            for name in self.NAMED
            if getattr(self, name) != getattr(other, name)
        }

    def cells_of(self, name: str) -> bytes:
        """The values of a field as they lie in the record. Raises OverflowError when one does not fit its field."""
        width, value = self.FIELDS[name], getattr(self, name)
        values: list[int] = value if width.cells else [value]
        return array(MACHINE_CODES[width.code], values).tobytes()

    def to_bytes(self) -> bytes:
        """The record's bytes, as the compiled rules take them; tables inside it are zero. No numpy is needed.

        Raises struct.error when a value does not fit its field.
        """
        numbers: list[int] = []
        for name, width in self.FIELDS.items():
            value = getattr(self, name)
            numbers.extend(value if width.cells else (value,))
        return _packing(type(self)).form.pack(*numbers)

    @classmethod
    def from_bytes(cls: type[T], record: bytes) -> T:
        """The values of a record's bytes as plain ints and lists."""
        table = cls()
        numbers = iter(_packing(cls).form.unpack(record))
        for name, width in cls.FIELDS.items():
            setattr(table, name, list(islice(numbers, width.cells)) if width.cells else next(numbers))
        return table

    def to_record(self) -> np.ndarray[Any, Any]:
        """An array of one record holding the same values, as the compiled rules take it. Raises struct.error as `to_bytes`."""
        import numpy as np

        return np.frombuffer(bytearray(self.to_bytes()), self.DTYPE)

    def fill_record(self, records: np.ndarray[Any, Any], index: int) -> None:
        """Write every field into `records[index]`. Raises struct.error when a value does not fit its field."""
        records[index] = self.to_record()[0]

    @classmethod
    def from_record(cls: type[T], records: np.ndarray[Any, Any], index: int = 0) -> T:
        """The values of `records[index]` as plain ints and lists."""
        return cls.from_bytes(records[index : index + 1].tobytes())


def field_table(cls: type[T]) -> type[T]:
    """Class decorator: make slots, copy and record from the annotations of `cls`, and of what it is made of."""
    hints = get_type_hints(cls, include_extras=True)
    parts = [part for part in reversed(cls.__mro__) if part not in FieldTable.__mro__]
    names = [name for part in parts for name in inspect.get_annotations(part)]
    said = {name: hints[name].__metadata__ for name in names}
    meant = {name: notes[0] for name, notes in said.items()}
    fields = {name: width for name, width in meant.items() if isinstance(width, Width)}
    within = {name: inner for name, inner in meant.items() if isinstance(inner, Within)}
    cells_named = {
        name: note.ranges for name in fields for note in said[name] if isinstance(note, NamedCells)
    }
    other_names = {name: other.row for name, other in meant.items() if isinstance(other, OtherName)}
    body = {k: v for k, v in cls.__dict__.items() if k not in ("__dict__", "__weakref__")}
    body["__slots__"] = (*fields, *within)
    body["FIELDS"] = fields
    body["NAMED"] = named = {
        part: Width(width.code) if part != name else width
        for name, width in fields.items()
        for part in cells_named.get(name, (name,))
    }
    body["CELLS"] = {
        name: (row, cell) for row, names in cells_named.items() for cell, name in enumerate(names)
    }
    body["RANGES"] = {name: note for name in fields for note in said[name] if isinstance(note, Range)}
    body["RANGES"] |= {name: allowed for ranges in cells_named.values() for name, allowed in ranges.items()}
    body["DUMPED"] = {name: width for name, width in named.items() if NOT_DUMPED not in said.get(name, ())}
    body["WITHIN"] = within
    body["OTHER_NAMES"] = other_names
    body["_COPY"] = staticmethod(_copier(fields))
    body["_VALUES"] = attrgetter(*fields)
    table = type(cls)(cls.__name__, cls.__bases__, body)
    for name, row in other_names.items():
        setattr(table, name, table.__dict__[row])  # a slot, so reading it costs the same under either name
    for name, (row, cell) in table.CELLS.items():
        setattr(table, name, _cell(row, cell))
    return table


def _cell(row: str, cell: int) -> property:
    """One cell of a row, under its own name."""

    def write(table: FieldTable, value: int) -> None:
        getattr(table, row)[cell] = value

    return property(lambda table: getattr(table, row)[cell], write)


def _copier(fields: dict[str, Width]) -> Callable[[Any, Any], None]:
    """Copies the fields of one table to another. It is written out for them: a loop over their names takes twice as long."""
    lines = [
        f"twin.{name} = table.{name}" + (".copy()" if width.cells else "") for name, width in fields.items()
    ]
    scope: dict[str, Any] = {}
    exec("\n    ".join(["def copy(table, twin):", *lines]), scope)
    return scope["copy"]
