"""TOML files as they are read here: typed values, and for every fault the line it stands on."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NoReturn, cast

from .words import LARGEST, NotationError, Place, Words, near

HEADER: Final = re.compile(r"\s*\[\[?\s*([A-Za-z0-9_.\-]+)\s*\]\]?\s*(?:#.*)?$")
TOML_LINE: Final = re.compile(r"\(at (?:line (\d+)|end of document)")


class Source:
    """The text of one TOML file, and where things stand in it."""

    def __init__(self, text: str, file: str = "") -> None:
        """Raises NotationError when the text is not TOML."""
        self.file = file
        self.lines = text.splitlines()
        try:
            table: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            found = TOML_LINE.search(str(error))
            line = int(found[1]) if found and found[1] else len(self.lines)
            words = self.lines[line - 1].strip()[:40] if 0 < line <= len(self.lines) else ""
            raise NotationError(f"TOML ({error})", words, Place(file, line)) from None
        self.root = Section(self, "", table)

    @classmethod
    def read(cls, path: Path) -> Source:
        """The source of a file. Raises OSError, UnicodeDecodeError, NotationError."""
        return cls(path.read_text(encoding="utf-8"), str(path))

    def place(self, table: str, key: str = "", word: str = "", number: int = 0) -> Place:
        """The line of a key in a table (the `number`-th of that name), and of a word in its value.

        The line of the header where no key is named; of the table, however written, where the key hides.
        """
        wanted = re.compile(rf'\s*"?{re.escape(key)}"?\s*[.=]' if key else HEADER.pattern)
        line = 0
        for n, text, where in self._lines_of_tables():
            if where == (table, number) and wanted.match(text):
                line = n
                break
        if not line and key:
            return self.place("", table) if table else self.place(key)
        if word and line:
            line = next((n for n, text in enumerate(self.lines[line - 1 :], line) if word in text), line)
        return Place(self.file, line)

    def _lines_of_tables(self) -> Iterator[tuple[int, str, tuple[str, int]]]:
        """The lines with their numbers, each with the table it belongs to: its name, the how many-th of it."""
        seen: dict[str, int] = {}
        name = ""
        for n, text in self._outside_strings():
            header = HEADER.match(text)
            if header:
                name = header[1]
                seen[name] = seen.get(name, -1) + 1
            yield n, text, (name, seen.get(name, 0))

    def first_line_of_text(self, key: str) -> int:
        """The line on which the content of a top-level multi-line string begins."""
        for n, text in self._outside_strings():
            found = re.match(rf"\s*{re.escape(key)}\s*=\s*(\"\"\"|''')(.*)$", text)
            if found:
                return n if found[2].strip() else n + 1
        return self.place("", key).line

    def _outside_strings(self) -> Iterator[tuple[int, str]]:
        """The lines with their numbers, without those that only continue a multi-line string."""
        quote = ""
        for n, text in enumerate(self.lines, 1):
            if not quote:
                yield n, text
                for mark in ('"""', "'''"):
                    if text.split("#", 1)[0].count(mark) == 1:
                        quote = mark
            elif quote in text:
                quote = ""


class Section:
    """One table of a source. What is taken out of it is ticked off; `end` complains of the rest."""

    def __init__(self, source: Source, name: str, values: dict[str, Any], number: int = 0) -> None:
        self.source = source
        self.name = name
        self.values = values
        self.number = number
        self.known: list[str] = []

    def fail(self, key: str, expected: str, word: str | None = None) -> NoReturn:
        """Raise NotationError at the value of `key`, or at a word of it."""
        shown = self.spell(key) if word is None else word
        raise NotationError(expected, shown, self.place(key, word or ""))

    def spell(self, key: str) -> str:
        """The key with its value, as an error shows it."""
        value = self.values.get(key)
        shown = str(value).lower() if isinstance(value, bool) else str(value)
        return f"{key} = {shown}" if key in self.values else key

    def place(self, key: str = "", word: str = "") -> Place:
        """Where a key of this table stands."""
        return self.source.place(self.name, key, word, self.number)

    def words(self, key: str, text: str) -> Words:
        """A string found at `key`, to be read word by word."""
        return Words(text, self.place(key, text))

    def has(self, key: str) -> bool:
        """Whether the key stands here."""
        return key in self.values

    def take(self, key: str) -> Any:
        """The raw value of a key, ticked off; None when it is absent."""
        self.known.append(key)
        return self.values.get(key)

    def number_of(self, key: str, default: int, least: int = 0, most: int = LARGEST) -> int:
        """A whole number."""
        value = self.take(key)
        if value is None:
            return default
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.fail(key, f"a whole number from {least} to {most}")
        return value

    def text(self, key: str, default: str = "") -> str:
        """A string."""
        value = self.take(key)
        if value is None:
            return default
        if not isinstance(value, str):
            self.fail(key, "a text in quotes")
        return value

    def word(self, key: str) -> str:
        """A string, or a whole number as it would stand in one."""
        value = self.values.get(key)
        return str(self.number_of(key, 0)) if isinstance(value, int) else self.text(key)

    def flag(self, key: str) -> bool:
        """True or false; false when absent."""
        value = self.take(key)
        if value is not None and not isinstance(value, bool):
            self.fail(key, "true or false")
        return bool(value)

    def texts(self, key: str) -> list[str]:
        """A list of strings; empty when absent."""
        value = self.take(key)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(item, str) for item in cast("list[Any]", value)):
            self.fail(key, "a list of texts in quotes")
        return cast("list[str]", value)

    def numbers(self, key: str, least: int = 0, most: int = LARGEST) -> list[int]:
        """A list of whole numbers; empty when absent."""
        value = self.take(key)
        if value is None:
            return []
        items: list[Any] = cast("list[Any]", value) if isinstance(value, list) else [None]
        if not all(isinstance(n, int) and not isinstance(n, bool) and least <= n <= most for n in items):
            self.fail(key, f"a list of whole numbers from {least} to {most}")
        return items

    def section(self, key: str) -> Section | None:
        """A table within; None when absent."""
        value = self.take(key)
        if value is None:
            return None
        if not isinstance(value, dict):
            self.fail(key, f"a table [{key}]")
        return Section(self.source, key, cast("dict[str, Any]", value))

    def sections(self, key: str) -> list[Section]:
        """A row of tables `[[key]]`; empty when absent."""
        value = self.take(key)
        if value is None:
            return []
        items: list[Any] = cast("list[Any]", value) if isinstance(value, list) else [None]
        if not all(isinstance(item, dict) for item in items):
            self.fail(key, f"tables [[{key}]]")
        return [Section(self.source, key, item, n) for n, item in enumerate(items)]

    def end(self) -> None:
        """Raise NotationError for the first key that nothing has asked for."""
        for key in self.values:
            if key not in self.known:
                where = f" in [{self.name}]" if self.name else ""
                choice = near(key, self.known) or ": " + ", ".join(dict.fromkeys(self.known))
                self.fail(key, f"a key that is known{where}{choice}", key)
