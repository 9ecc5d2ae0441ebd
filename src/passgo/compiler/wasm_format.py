"""From a WebAssembly object file to a module, without a linker.

An object of the compiler is a module but for its border: no symbol of the kernel is missing, so every number in
its code is final. It expects a memory, a stack and a table of functions from a linker. They are added here, and
its entry points get the names by which they are found from outside.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

MAGIC: Final = b"\0asm\1\0\0\0"
PAGE: Final = 1 << 16
STACK: Final = 1 << 20
"""Bytes of the stack. No rule calls itself, so it is never full."""

# The sections of a module, in the order of the format where it is not that of their numbers.
CUSTOM, TYPES, IMPORTS, FUNCTIONS, TABLES, MEMORIES, GLOBALS, EXPORTS, ELEMENTS, CODE, DATA = (
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    9,
    10,
    11,
)
DATA_COUNT: Final = 12
ORDER: Final = (TYPES, FUNCTIONS, TABLES, MEMORIES, GLOBALS, EXPORTS, ELEMENTS, DATA_COUNT, CODE, DATA)

FUNCTION, TABLE, MEMORY, GLOBAL = range(4)
"""The kinds of imports and exports."""
GIVEN: Final = {"__linear_memory", "__stack_pointer", "__indirect_function_table"}
"""The imports that a linker provides."""

SYMBOLS: Final = 8
"""The part of the section `linking` that lists the symbols."""
DATA_SYMBOL, SECTION_SYMBOL = 1, 3
MISSING, NAMED = 0x10, 0x40
"""Marks of a symbol: defined elsewhere; under a name of its own."""


class BadObject(ValueError):
    """An object file that needs a linker."""


class BinaryReader:
    """Reads the numbers of the format."""

    def __init__(self, content: bytes, at: int = 0) -> None:
        self.content, self.at = content, at

    @property
    def more(self) -> bool:
        """Is there anything left?"""
        return self.at < len(self.content)

    def byte(self) -> int:
        """The next byte."""
        self.at += 1
        return self.content[self.at - 1]

    def number(self) -> int:
        """The next whole number, seven bits a byte, the lowest first."""
        found = shift = 0
        while True:
            byte = self.byte()
            found |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return found

    def take(self, count: int) -> bytes:
        """The next bytes."""
        self.at += count
        return self.content[self.at - count : self.at]

    def name(self) -> str:
        """The next text."""
        return self.take(self.number()).decode()


def number(value: int) -> bytes:
    """A whole number from 0."""
    written = bytearray()
    while value >= 0x80:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*written, value])


def place(value: int) -> bytes:
    """The instructions that give a place in memory; of a signed number, the highest bit is the sign."""
    written = number(value)
    if written[-1] & 0x40:
        written = written[:-1] + bytes([written[-1] | 0x80, 0])
    return b"\x41" + written + b"\x0b"


def text(value: str) -> bytes:
    """A text with its length."""
    return number(len(value.encode())) + value.encode()


def row(items: Iterable[bytes]) -> bytes:
    """Several of a kind, with their number."""
    listed = list(items)
    return number(len(listed)) + b"".join(listed)


def section(kind: int, content: bytes) -> bytes:
    """A section with its kind and length."""
    return bytes([kind]) + number(len(content)) + content


def sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    """The sections of a module or object, each with its kind."""
    reader = BinaryReader(module, len(MAGIC))
    while reader.more:
        kind = reader.byte()
        yield kind, reader.take(reader.number())


def custom_section(module: bytes, name: str) -> bytes | None:
    """Return the content of a section that has a name, if there is one."""
    for kind, content in sections(module):
        reader = BinaryReader(content)
        if kind == CUSTOM and reader.name() == name:
            return content[reader.at :]
    return None


class Symbol(NamedTuple):
    """A function by its number, or data by its segment and the place in it."""

    number: int
    offset: int = 0


def symbols_of(linking: bytes) -> dict[str, Symbol]:
    """The symbols that an object defines, by name."""
    found: dict[str, Symbol] = {}
    parts = BinaryReader(linking)
    parts.number()  # the version
    while parts.more:
        kind = parts.byte()
        reader = BinaryReader(parts.take(parts.number()))
        for _ in range(reader.number() if kind == SYMBOLS else 0):
            what, marks = reader.byte(), reader.number()
            if what == DATA_SYMBOL:
                name = reader.name()
                if not marks & MISSING:
                    found[name] = Symbol(reader.number(), reader.number())
                    reader.number()  # its length
            elif what == SECTION_SYMBOL:
                reader.number()
            else:
                index = reader.number()
                if not marks & MISSING or marks & NAMED:
                    name = reader.name()
                    if what == FUNCTION:
                        found[name] = Symbol(index)
    return found


def table_length(imports: bytes) -> int:
    """Return how many functions the table must hold. Raise BadObject for an object that lacks anything else."""
    reader = BinaryReader(imports)
    length = 0
    for _ in range(reader.number()):
        reader.name()
        name, kind = reader.name(), reader.byte()
        if name not in GIVEN:
            raise BadObject(f"the kernel calls {name}, which is not in it")
        reader.byte()  # of a table the kind of what it holds, of a memory its marks, of a global its type
        if kind == TABLE:
            reader.byte()
            length = reader.number()
        elif kind == MEMORY:
            reader.number()
        else:
            reader.byte()
    return length


def segments_of(data: bytes) -> list[tuple[int, bytes]]:
    """Return the data of an object: the place of each segment and its content."""
    reader = BinaryReader(data)
    found: list[tuple[int, bytes]] = []
    for _ in range(reader.number()):
        reader.take(2)  # at a fixed place
        at = reader.number()
        reader.byte()
        found.append((at, reader.take(reader.number())))
    return found


class Linked(NamedTuple):
    """A module without its description."""

    sections: dict[int, bytes]
    free: int
    """The first place in memory that is the caller's."""
    row: list[int]
    """The numbers in the table of functions that lie in a row of the data."""

    def with_custom(self, name: str, content: bytes) -> bytes:
        """Return the module with a section of its own behind the others."""
        body = [section(kind, self.sections[kind]) for kind in ORDER if kind in self.sections]
        return b"".join([MAGIC, *body, section(CUSTOM, text(name) + content)])


def linked(obj: bytes, exported: Iterable[str], words: str, count: int) -> Linked:
    """Make a module of an object that exports functions under their names, its memory and its table of functions.

    `words` names data that holds `count` addresses of functions; its numbers are handed back. Raises BadObject.
    """
    parts = {kind: content for kind, content in sections(obj) if kind != CUSTOM}
    named = symbols_of(custom_section(obj, "linking") or b"\2")
    functions = table_length(parts.pop(IMPORTS)) + 1  # number 0 is no function
    segments = segments_of(parts[DATA])
    end = max(at + len(content) for at, content in segments)
    free = (end + 15) // 16 * 16 + STACK
    parts[TABLES] = row([b"\x70\1" + number(functions) + number(functions)])
    parts[MEMORIES] = row([b"\0" + number(-(-free // PAGE))])
    parts[GLOBALS] = row([b"\x7f\1" + place(free)])
    parts[EXPORTS] = row(
        [
            text("memory") + bytes([MEMORY, 0]),
            text("functions") + bytes([TABLE, 0]),
            *(text(name) + bytes([FUNCTION]) + number(named[name].number) for name in exported),
        ]
    )
    segment, at = named[words]
    written = segments[segment][1][at : at + 4 * count]
    return Linked(parts, free, [int.from_bytes(written[k : k + 4], "little") for k in range(0, 4 * count, 4)])
