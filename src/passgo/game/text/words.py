"""Reading text word by word, with errors that name the place, the word and what was expected."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from typing import Final, NoReturn

from passgo.locale import Text

LARGEST: Final = 2**31 - 1
"""The largest amount that can be written: what a cell of the state holds."""

ID: Final = re.compile(r"[a-z][a-z0-9_]*")
NUMBER: Final = re.compile(r"[0-9]{1,18}")
"""More digits are no number that is meant."""
SIGNED: Final = re.compile(r"-?[0-9]{1,18}")
SHOWN: Final = 60
"""More letters than this of a word are not shown in a message."""
SEAT: Final = re.compile(r"p[1-8]")


@dataclass(frozen=True, slots=True)
class Place:
    """A file and a line of it, counted from 1; either may be unknown."""

    file: str = ""
    line: int = 0

    def __str__(self) -> str:
        """As compilers write it."""
        return ":".join(str(part) for part in (self.file, self.line) if part)


class NotationError(ValueError):
    """Text that cannot be read. `place`, `word` and `expected` say where, what is there, and what was expected.

    `expected` is English, and usually a `Text` that other languages can say too.
    """

    def __init__(self, expected: str, word: str = "", place: Place | None = None) -> None:
        self.place = place or Place()
        self.word = word
        self.expected = expected
        self.part = ""
        """Of a record, what was being read, where that is known."""
        where = f"{self.place}: " if str(self.place) else ""
        shown = word if len(word) <= SHOWN else f"{word[:SHOWN]}…"
        found = f"“{shown}”" if word else "end of line"
        super().__init__(f"{where}{found}: expected {expected}")


@lru_cache(maxsize=1000)
def expect(key: str, /, **args: object) -> Text:
    """Return the text `expected-KEY`."""
    return Text(f"expected-{key}", **args)


def near(word: str, known: Iterable[str]) -> str:
    """A hint at the known word that was probably meant, or nothing."""
    close = get_close_matches(word, list(known), 1)
    return expect("hint", word=close[0]) if close else ""


def one_of(what: str, known: Iterable[str]) -> Text:
    """Return what is expected, with all that it may be."""
    return expect("one-of", what=what, known=", ".join(known))


def one_of_many(what: str, word: str, known: Sequence[str]) -> Text:
    """Return what is expected, with the word that was probably meant; if none is like it, all of them."""
    hint = near(word, known)
    return expect("hinted", what=what, hint=hint) if hint else one_of(what, known)


class Words:
    """The words of one line, read from left to right."""

    def __init__(self, text: str, place: Place | None = None) -> None:
        self.words = text.split("#", 1)[0].split()
        self.place = place or Place()
        self.at = 0

    @property
    def left(self) -> bool:
        """Whether a word is left."""
        return self.at < len(self.words)

    def peek(self) -> str:
        """The next word without taking it; empty at the end."""
        return self.words[self.at] if self.left else ""

    def take(self, expected: str) -> str:
        """The next word; raises NotationError naming what was expected when the line has ended."""
        if not self.left:
            self.fail(expected)
        self.at += 1
        return self.words[self.at - 1]

    def skip(self, word: str) -> bool:
        """Take the next word if it is this one."""
        if self.peek() != word:
            return False
        self.at += 1
        return True

    def rest(self) -> list[str]:
        """All words that are left, taken."""
        rest = self.words[self.at :]
        self.at = len(self.words)
        return rest

    def end(self) -> None:
        """The line must end here."""
        if self.left:
            self.fail(expect("end-of-line"))

    def fail(self, expected: str, word: str | None = None) -> NoReturn:
        """Raise NotationError at `word`, by default the next one."""
        raise NotationError(expected, self.peek() if word is None else word, self.place)

    def number(self, expected: str, least: int = 0, most: int = LARGEST) -> int:
        """A whole number between `least` and `most`."""
        word = self.take(expected)
        if not NUMBER.fullmatch(word):
            self.fail(expect("whole-number", what=expected), word)
        if not least <= int(word) <= most:
            self.fail(expect("from-to", what=expected, least=least, most=most), word)
        return int(word)

    def seat(self, expected: str = "") -> int:
        """A seat, counted from 0."""
        expected = expected or expect("seat")
        word = self.take(expected)
        if not SEAT.fullmatch(word):
            self.fail(expected, word)
        return int(word[1]) - 1

    def one_of(self, known: Sequence[str], expected: str) -> str:
        """One of a few words."""
        if self.peek() not in known:
            self.fail(one_of(expected, known))
        return self.take(expected)

    def yes(self) -> bool:
        """`yes` or `no`."""
        return self.one_of(("yes", "no"), expect("answer")) == "yes"
