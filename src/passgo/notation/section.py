"""The tables of a position or record: what is taken out of them is checked, and told with its line where it is wrong."""

from __future__ import annotations

from typing import Any, Final, NoReturn, cast

from passgo.editions.faults import Key
from passgo.editions.source import Source
from passgo.game.text.words import LARGEST, NotationError, Place, Words, expect, one_of_many

ABOVE: Final = frozenset(
    {
        "moves",
        "outcome",
        "players",
        "edition",
        "editions",
        "bots",
        "banker",
        "real_board",
        "title",
        "rule",
        "note",
    }
)
"""Keys of a file that stand above its tables; below the header of one they would belong to that."""


def whole(source: Source) -> Section:
    """All of a file. Raises NotationError at the first thing in it that is not TOML."""
    for fault in source.syntax_faults:
        row = source.rows[fault.line - 1].strip()[:40] if fault.line else ""
        wanted = expect("toml", allowed=fault.allowed, found=fault.found)
        raise NotationError(wanted, row, Place(source.file, fault.line))
    return Section(source, (), source.table)


class Section:
    """One table of a source. Keys that are taken out are ticked off; `end` complains of the rest."""

    def __init__(self, source: Source, at: Key, values: dict[str, Any]) -> None:
        self.source = source
        self.at = at
        self.values = values
        self.known: list[str] = []

    @property
    def name(self) -> str:
        """The name of the table; empty for the whole file."""
        return str(self.at[0]) if self.at else ""

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
        """Return the place of a key of this table."""
        where = (*self.at, key) if key else self.at
        line = self.source.line_of_word(where, word) if word else self.source.line(where)
        return Place(self.source.file, line)

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
            self.fail(key, expect("number-from-to", least=least, most=most))
        return value

    def text(self, key: str, default: str = "") -> str:
        """A string."""
        value = self.take(key)
        if value is None:
            return default
        if not isinstance(value, str):
            self.fail(key, expect("text"))
        return value

    def word(self, key: str) -> str:
        """A string, or a whole number as it would stand in one."""
        value = self.values.get(key)
        return str(self.number_of(key, 0)) if isinstance(value, int) else self.text(key)

    def flag(self, key: str) -> bool:
        """True or false; false when absent."""
        value = self.take(key)
        if value is not None and not isinstance(value, bool):
            self.fail(key, expect("flag"))
        return bool(value)

    def texts(self, key: str) -> list[str]:
        """A list of strings; empty when absent."""
        value = self.take(key)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(item, str) for item in cast("list[Any]", value)):
            self.fail(key, expect("texts"))
        return cast("list[str]", value)

    def numbers(self, key: str, least: int = 0, most: int = LARGEST) -> list[int]:
        """A list of whole numbers; empty when absent."""
        value = self.take(key)
        if value is None:
            return []
        items: list[Any] = cast("list[Any]", value) if isinstance(value, list) else [None]
        if not all(isinstance(n, int) and not isinstance(n, bool) and least <= n <= most for n in items):
            self.fail(key, expect("numbers-from-to", least=least, most=most))
        return items

    def section(self, key: str) -> Section | None:
        """A table within; None when absent."""
        value = self.take(key)
        if value is None:
            return None
        if not isinstance(value, dict):
            self.fail(key, expect("table", name=f"[{key}]"))
        return Section(self.source, (*self.at, key), cast("dict[str, Any]", value))

    def sections(self, key: str) -> list[Section]:
        """A row of tables `[[key]]`; empty when absent."""
        value = self.take(key)
        if value is None:
            return []
        items: list[Any] = cast("list[Any]", value) if isinstance(value, list) else [None]
        if not all(isinstance(item, dict) for item in items):
            self.fail(key, expect("tables", name=f"[[{key}]]"))
        return [Section(self.source, (*self.at, key, n), item) for n, item in enumerate(items)]

    def end(self) -> None:
        """Raise NotationError for the first key that nothing has asked for."""
        for key in self.values:
            if key not in self.known:
                if key in ABOVE and self.at:
                    self.fail(key, expect("above", key=key, table=f"[{self.name}]"), key)
                known = expect("key-in", table=f"[{self.name}]") if self.name else expect("key")
                self.fail(key, one_of_many(known, key, list(dict.fromkeys(self.known))), key)
