"""A TOML text as it is read here: its values, the line of each key, and its faults.

The standard library's parser gives the values, tree-sitter's the lines (`toml_tree`). A text that is not TOML is taken apart
into headers and statements, and the parser gets each by itself, so that one mistake spoils only its own value.
"""

from __future__ import annotations

import codecs
import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from passgo.locale import Text

from .faults import Key
from .toml_words import in_words

Table = dict[str, Any]

MOST_BYTES: Final = 4_000_000
"""Of a file: a record of some 200,000 moves."""
DEEPEST: Final = 20
"""How many names a key may have, and how many lists and tables may lie in one another."""
WIDEST: Final = 1 << 63
"""Below it a whole number must lie, as TOML says."""

MOST_SYNTAX_FAULTS: Final = 100
"""That are noted of one file."""

NAME: Final = r"""(?:[A-Za-z0-9_-]+|"[^"\n]*"|'[^'\n]*')"""
NAMES: Final = rf"{NAME}(?:[ \t]*\.[ \t]*{NAME})*"
KEY: Final = re.compile(rf"\s*({NAMES})\s*=(?!=)")
"""The beginning of a statement."""
HEADER: Final = re.compile(rf"\s*\[\[?\s*{NAMES}\s*\]\]?\s*(?:#.*)?$")
LONG_KEY: Final = re.compile(rf"(?<![\w\"'-]){NAME}(?:[ \t]*\.[ \t]*{NAME}){{{DEEPEST}}}")
WHERE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
"""The place where the parser stopped, in its words."""
MULTILINE: Final = ('"""', "'''")


class SyntaxFault(NamedTuple):
    """Something in a text that TOML does not allow, or that is more than is read here."""

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
    """The parser's message, if it cannot read the text."""
    head: bool = False


class Source:
    """One TOML text, as far as it can be read."""

    def __init__(self, text: str, file: str = "", syntax_faults: Iterable[SyntaxFault] = ()) -> None:
        """`syntax_faults`: what was wrong already with the bytes of it."""
        self.file = file
        self.text = text
        self.table: Table = {}
        self.syntax_faults: list[SyntaxFault] = list(syntax_faults)
        self.unread: list[Key] = []
        """Keys whose value is not known, for it could not be read; `()`: any key."""
        if len(text) > MOST_BYTES:
            self._refuse(
                SyntaxFault(
                    (), 1, Text("toml-bytes", most=MOST_BYTES // 1_000_000), Text("allowed-smaller-file")
                )
            )
        elif found := LONG_KEY.search(text):
            self._refuse_names(text.count("\n", 0, found.start()) + 1)
        else:
            self._read()

    @classmethod
    def read(cls, file: Path, name: str = "") -> Source:
        """The source of a file, called so in messages. Raises OSError, also for what is no plain file."""
        if not file.is_file():
            file.stat()  # it says itself why it is not there
            raise OSError(0, "not a plain file", str(file))
        with file.open("rb") as opened:
            data = opened.read(MOST_BYTES + 1)
        text, syntax_faults = _decoded(data)
        return cls(text, name or str(file), syntax_faults)

    @cached_property
    def rows(self) -> list[str]:
        """The lines of the text."""
        return self.text.split("\n")

    def line(self, key: Key) -> int:
        """The line on which a value stands, or the table that it is missing from; 0 where that is not known."""
        found = (self._lines[key[:end]] for end in range(len(key), 0, -1) if key[:end] in self._lines)
        return next(found, 0)

    def first_line_of_text(self, key: Key) -> int:
        """The line on which the content of a string begins: the next one, where nothing follows the quotes."""
        line = self.line(key)
        return line + self.rows[line - 1].rstrip().endswith(MULTILINE) if line else 0

    def line_of_word(self, key: Key, word: str) -> int:
        """The line on which a word of a value stands, by default that of the value."""
        line = self.line(key)
        return (
            next((n for n, row in enumerate(self.rows[line - 1 :], line) if word in row), line) if line else 0
        )

    def _refuse(self, fault: SyntaxFault) -> None:
        """Nothing is known of the whole text."""
        self.table = {}
        self.syntax_faults.append(fault)
        self.unread.append(())

    def _refuse_names(self, line: int) -> None:
        """A key has too many names."""
        self._refuse(SyntaxFault((), line, Text("toml-names", most=DEEPEST), Text("allowed-fewer")))

    def _read(self) -> None:
        table, wrong = _parsed(self.text)
        if wrong is None:
            self.table = table
        else:
            self._salvage()
            if not self.syntax_faults:  # no piece is wrong by itself
                self._refuse(
                    SyntaxFault((), wrong[1], Text("toml-not", wrong=wrong[0]), Text("allowed-toml"))
                )
            elif not self.table:  # no text at all: what it lacks is unknown
                self.unread.append(())
        for key, found, allowed in list(_excesses(self.table)):
            self.syntax_faults.append(SyntaxFault(key, self.line(key), found, allowed))
            self.unread.append(key)

    @cached_property
    def _lines(self) -> dict[Key, int]:
        lines: dict[Key, int] = {}
        if self.syntax_faults:
            for piece in self._pieces():
                lines.setdefault(piece.key, piece.line)
        else:
            for key, line in self._places():
                lines.setdefault(key, line)
        return lines

    def _places(self) -> Iterable[tuple[Key, int]]:
        """The line of every key of a sound text; where tree-sitter is not installed, only of headers and statements."""
        try:
            from .toml_tree import places
        except ModuleNotFoundError:
            return _places(self._pieces(), self.rows)
        return places(self.text)

    def _salvage(self) -> None:
        """Put together what can be read."""
        heads: set[Key] = set()
        spoilt = {fault.line for fault in self.syntax_faults}
        for piece in self._pieces():
            if len(self.syntax_faults) == MOST_SYNTAX_FAULTS:
                self._refuse(SyntaxFault((), piece.line, Text("toml-more"), Text("allowed-toml")))
                return
            if len(piece.key) > 2 * DEEPEST:  # a header of as many names, and those of a statement under it
                self._refuse_names(piece.line)
                return
            if piece.wrong and piece.line not in spoilt:
                found = Text("toml-not", wrong=piece.wrong)
                self.syntax_faults.append(SyntaxFault(piece.key, piece.line, found, Text("allowed-toml")))
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
        found = Text("toml-table-again" if piece.head else "toml-key-again")
        self.syntax_faults.append(SyntaxFault(piece.key, piece.line, found, Text("allowed-once")))

    def _pieces(self) -> Iterator[_Piece]:
        """The headers and statements of a text that is not TOML as a whole."""
        rows, head, at = self.rows, cast("Key", ()), 0
        while at < len(rows):
            row = rows[at].strip()
            if not row or row.startswith("#"):
                at += 1
            elif row.startswith("["):
                _, wrong = _parsed(row)
                names = row.partition("#")[0] if wrong else row.rpartition("]")[0]
                head = _names(names) or ("",)
                yield _Piece(at + 1, head, {}, wrong[0] if wrong else "", head=True)
                at += 1
            else:
                at, piece = _statement(rows, at, head)
                yield piece


def _statement(rows: list[str], at: int, head: Key) -> tuple[int, _Piece]:
    """The statement that begins on a row, and the row behind it."""
    start = KEY.match(rows[at])
    own = _names(start[1]) if start else _names(rows[at])[:1] or ("",)
    end = _end(rows, at)
    table, wrong = _parsed("\n".join(rows[at:end]))
    if wrong and end - at > 1:  # what comes before may be sound by itself
        before = at + max(1, wrong[1] - 1)
        sound, fault = _parsed("\n".join(rows[at:before]))
        if fault is None:
            table, wrong, end = sound, None, before
    if wrong:
        return end, _Piece(at + wrong[1], (*head, *own), None, wrong[0])
    value: Any = table
    for _ in own:
        value = next(iter(value.values()))
    return end, _Piece(at + 1, (*head, *own), value)


def _end(rows: list[str], at: int) -> int:
    """The row on which the next header or statement begins; a string of several rows holds none, if it ends."""
    mark = next((mark for mark in MULTILINE if rows[at].partition("#")[0].count(mark) == 1), "")
    closed = next((n for n in range(at + 1, len(rows)) if mark in rows[n]), at) if mark else at
    return next((n for n in range(closed + 1, len(rows)) if _begins(rows[n])), len(rows))


def _begins(row: str) -> bool:
    """Whether a header or a statement begins on this row."""
    return KEY.match(row) is not None or HEADER.match(row) is not None


def _names(text: str) -> Key:
    return tuple(name.strip("\"'") for name in re.findall(NAME, text))


def _parsed(text: str) -> tuple[Table, tuple[str, int] | None]:
    """Return the values of a text by itself, or its fault and the line of it."""
    try:
        return tomllib.loads(text), None
    except tomllib.TOMLDecodeError as error:
        words = str(error)
        where = WHERE.search(words)
        return {}, (in_words(WHERE.sub("", words)), int(where[1]) if where and where[1] else 1)
    except ValueError:
        return {}, (Text("toml-digits"), 1)
    except RecursionError:
        return {}, (Text("toml-deep", most=DEEPEST), 1)


def _excesses(table: Table) -> Iterator[tuple[Key, str, str]]:
    """Values that are TOML and more than is read here: where, what stands there, what may."""
    waiting: list[tuple[Key, object]] = [((), table)]
    while waiting:
        key, value = waiting.pop()
        if isinstance(value, int) and not -WIDEST <= value < WIDEST:
            yield key, Text("toml-wide"), Text("allowed-narrower")
        elif len(key) > DEEPEST:
            yield key[:DEEPEST], Text("toml-deep", most=DEEPEST), Text("allowed-fewer")
        elif isinstance(value, dict):
            waiting += [((*key, name), inner) for name, inner in cast("Table", value).items()]
        elif isinstance(value, list):
            waiting += [((*key, n), inner) for n, inner in enumerate(cast("list[object]", value))]


def _places(pieces: Iterable[_Piece], rows: Sequence[str]) -> Iterator[tuple[Key, int]]:
    """The line of every header and statement of a sound text."""
    last: dict[Key, int] = {}
    """Of each list of tables `[[so]]`, its last entry so far."""
    written, head = cast("Key", ()), cast("Key", ())
    """The header as it is written, and with the entries of lists that it means."""
    for piece in pieces:
        if not piece.head:
            yield (*head, *piece.key[len(written) :]), piece.line
            continue
        written, head = piece.key, ()
        for name in piece.key[:-1]:
            head = (*head, name)
            head = (*head, last[head]) if head in last else head
        head = (*head, piece.key[-1])
        yield head, piece.line
        if rows[piece.line - 1].lstrip().startswith("[["):
            last[head] = last.get(head, -1) + 1
            head = (*head, last[head])
            yield head, piece.line


def _decoded(data: bytes) -> tuple[str, list[SyntaxFault]]:
    """The text that bytes say, and those of them that say none."""
    if data.startswith(
        (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
    ):  # as some shells write what is sent to a file
        data = data.decode("utf-16", "replace").encode()
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n"), []
    except UnicodeDecodeError:
        pass
    syntax_faults: list[SyntaxFault] = []
    start = 0
    for line, row in enumerate(data.split(b"\n"), start=1):
        try:
            row.decode()
        except UnicodeDecodeError as error:
            syntax_faults.append(
                SyntaxFault((), line, Text("toml-utf", byte=start + error.start), Text("allowed-utf"))
            )
        start += len(row) + 1
    return data.decode("utf-8-sig", "replace").replace("\r\n", "\n"), syntax_faults
