"""A TOML text statement by statement: the line each key stands on, and what can be read of a text that is not TOML.

The library's parser stops at the first slip and tells no lines. Where a text is sound it is the parser's word
that counts; where it is not, each header and each statement is given to the parser by itself, so that one
slip spoils no more than the value it stands in.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final, NamedTuple, cast

from .faults import Key

Table = dict[str, Any]

NAME: Final = r"""(?:[A-Za-z0-9_-]+|"[^"\n]*"|'[^'\n]*')"""
KEY: Final = re.compile(rf"\s*({NAME}(?:\s*\.\s*{NAME})*)\s*=(?!=)")
"""The beginning of a statement."""
HEADER: Final = re.compile(rf"\s*\[\[?\s*{NAME}(?:\s*\.\s*{NAME})*\s*\]\]?\s*(?:#.*)?$")
WHERE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
"""Where the parser says it stopped."""
STRINGS: Final = ('"""', "'''")


class Slip(NamedTuple):
    """Something in a text that TOML does not allow."""

    key: Key
    line: int
    found: str
    allowed: str


class _Piece(NamedTuple):
    """A header or a statement."""

    line: int
    key: Key
    """With the header that it stands under."""
    value: object
    wrong: str = ""
    """What the parser says, if it cannot read it."""
    head: bool = False


class Sheet:
    """One TOML text, as far as it can be read."""

    def __init__(self, text: str) -> None:
        self._rows = text.split("\n")
        self.slips: list[Slip] = []
        self.unread: list[Key] = []
        """Keys whose value is not known, for it could not be read."""
        try:
            self.table: Table = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            self.table = {}
            self._salvage()
            if not self.slips:  # nothing is wrong with any piece: the parser's own words are all there is
                what, line = _told(error, 1)
                self.slips.append(Slip((), line, f"not TOML: {what}", "a TOML file"))
                self.unread.append(())

    def line(self, key: Key) -> int:
        """The line on which a value stands, or the table that it is missing from; 0 where that is not known."""
        found = (self._lines[key[:end]] for end in range(len(key), 0, -1) if key[:end] in self._lines)
        return next(found, 0)

    @cached_property
    def _lines(self) -> dict[Key, int]:
        lines: dict[Key, int] = {}
        for piece in self._pieces():
            lines.setdefault(piece.key, piece.line)
        return lines

    def _salvage(self) -> None:
        """Put together what can be read."""
        heads: set[Key] = set()
        for piece in self._pieces():
            if piece.wrong:
                self.slips.append(Slip(piece.key, piece.line, f"not TOML: {piece.wrong}", "a TOML file"))
            if piece.head:
                if piece.key in heads:
                    self._again(piece)
                heads.add(piece.key)
                self._put(piece, {})
            elif piece.wrong:
                self.unread.append(piece.key)
            else:
                self._put(piece, piece.value)

    def _put(self, piece: _Piece, value: object) -> None:
        """Write a value at its key; a table that is there already stays."""
        table = self.table
        for name in piece.key[:-1]:
            inner = table.setdefault(str(name), {})
            if not isinstance(inner, dict):
                self._again(piece)
                return
            table = cast("Table", inner)
        name = str(piece.key[-1])
        if name not in table:
            table[name] = value
        elif not piece.head or not isinstance(table[name], dict):
            self._again(piece)

    def _again(self, piece: _Piece) -> None:
        found = "a table that stands above already" if piece.head else "a key that stands above already"
        self.slips.append(Slip(piece.key, piece.line, found, "each once"))

    def _pieces(self) -> Iterator[_Piece]:
        head: Key = ()
        at = 0
        while at < len(self._rows):
            row = self._rows[at].strip()
            if not row or row.startswith("#"):
                at += 1
            elif row.startswith("["):
                _, wrong = _parsed(row)
                names = row.partition("#")[0] if wrong else row.rpartition("]")[0]
                head = _names(names) or ("",)
                yield _Piece(at + 1, head, {}, wrong[0] if wrong else "", head=True)
                at += 1
            else:
                end, piece = self._statement(at, head)
                yield piece
                at = end

    def _statement(self, at: int, head: Key) -> tuple[int, _Piece]:
        """The statement that begins on a row, and the row behind it."""
        start = KEY.match(self._rows[at])
        own = _names(start[1]) if start else _names(self._rows[at])[:1] or ("",)
        key = (*head, *own)
        end = at
        while True:
            end += 1
            text = "\n".join(self._rows[at:end])
            table, wrong = _parsed(text)
            if wrong is None:
                value: Any = table
                for _ in own:
                    value = next(iter(value.values()))
                return end, _Piece(at + 1, key, value)
            if end == len(self._rows) or (_begins(self._rows[end]) and not _inside_string(text)):
                break
        if _inside_string(text):  # it swallowed all that follows
            end = next((n for n in range(at + 1, end) if _begins(self._rows[n])), end)
        return end, _Piece(at + wrong[1], key, None, wrong[0])


def _begins(row: str) -> bool:
    """Whether a header or a statement begins on this row."""
    return KEY.match(row) is not None or HEADER.match(row) is not None


def _inside_string(text: str) -> bool:
    """Whether a text ends within a string of several rows."""
    return any(text.count(mark) % 2 for mark in STRINGS)


def _names(text: str) -> Key:
    return tuple(name.strip("\"'") for name in re.findall(NAME, text))


def _parsed(text: str) -> tuple[Table, tuple[str, int] | None]:
    """What a text says by itself, or what is wrong with it and on which of its lines."""
    try:
        return tomllib.loads(text), None
    except tomllib.TOMLDecodeError as error:
        return {}, _told(error, 1)


def _told(error: tomllib.TOMLDecodeError, default: int) -> tuple[str, int]:
    """The parser's words without the place, and the line."""
    words = str(error)
    where = WHERE.search(words)
    return WHERE.sub("", words), int(where[1]) if where and where[1] else default
