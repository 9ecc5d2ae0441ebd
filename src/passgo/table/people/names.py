"""Names at a table: written in one way, short enough for the screen, and no two that look the same.

The nickname profile of PRECIS (RFC 8266) decides which characters a name may have: composed letters, no control
characters, nothing without width. Unicode's list of confusables (UTS 39) says which letters look the same.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from importlib.resources import files
from itertools import chain, combinations, count, groupby
from typing import Final

import msgspec
from precis_i18n import get_profile

from passgo.protocol.tables import LONGEST_NAME

MOST_MARKS: Final = 3
"""How many accents one letter may have."""

BLANK: Final = "\u2800"
"""A letter of Braille without a dot, which the profile takes for a symbol."""
PRESENTATION: Final[dict[int, None]] = {0xFE0E: None, 0xFE0F: None}
"""The mark that a phone writes after a heart so that it is red: no part of the name."""

_nickname = get_profile("NicknameCasePreserved")


class BadNameError(ValueError):
    """A name cannot be used. The message says what was expected."""


def clean(name: str) -> str:
    """Return a name in its one spelling. Raises BadNameError."""
    bare = name.translate(PRESENTATION)
    if all(letter in (BLANK, " ") for letter in bare):
        raise BadNameError("name: expected a visible character")
    try:
        spelled = _nickname.enforce(bare)
    except UnicodeEncodeError as error:
        raise BadNameError(f"name: U+{ord(error.object[error.start]):04X} is not allowed in a name") from None
    if _width(spelled) > LONGEST_NAME:
        raise BadNameError(f"name: expected at most {LONGEST_NAME} letters")
    if any(marks and len(list(run)) > MOST_MARKS for marks, run in groupby(spelled, _is_mark)):
        raise BadNameError(f"name: expected at most {MOST_MARKS} accents on a letter")
    return spelled


def look_alikes(names: Iterable[str]) -> tuple[str, str] | None:
    """Return the first two names that look the same, if any do; of clean ones."""
    for one, other in combinations(names, 2):
        if one.casefold() == other.casefold() or _skeleton(one) == _skeleton(other):
            return one, other
    return None


def apart(name: str, others: Collection[str]) -> str:
    """Return a name, with a number if one of the others looks like it."""
    numbered = (f"{name} ({number})" for number in count(2))
    return next(
        one for one in chain([name], numbered) if not any(look_alikes((one, other)) for other in others)
    )


def _width(name: str) -> int:
    return sum(
        0 if _is_mark(letter) else 2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in name
    )


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")


@lru_cache(maxsize=4096)
def _skeleton(name: str) -> str:
    """Return a text that is the same for all names that look alike, except for capitals."""
    known = stands_for()
    letters = unicodedata.normalize("NFD", name)
    return "".join(known.get(letter, letter) for letter in letters).casefold()


class _LookAlike(msgspec.Struct):
    c: str


_known: Final[dict[str, str]] = {}


def stands_for() -> dict[str, str]:
    """Return for each letter that looks like others the one that stands for them all."""
    if not _known:
        # The library's own functions find look-alikes in one name; its list serves to compare two.
        data = (files("confusable_homoglyphs") / "confusables.json").read_bytes()
        listed = msgspec.json.decode(data, type=dict[str, list[_LookAlike]])
        _known.update(_representatives(listed))
    return _known


def take_ready_made(known: dict[str, str]) -> None:
    """Use what `stands_for` has returned earlier, so that the list need not be read."""
    _known.update(known)


def _representatives(listed: dict[str, list[_LookAlike]]) -> Iterator[tuple[str, str]]:
    """Yield each letter with the one that stands for it; for that one the list names all that it stands for."""
    for letter, alike in listed.items():
        other = alike[0].c
        if len(alike) == 1 and len(listed.get(other, ())) > 1:
            yield letter, other
        elif len(alike) == 1:
            yield letter, min(letter, other)
