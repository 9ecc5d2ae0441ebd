"""Finding a thing by what one reads on it: the beginnings of words, with or without accents, or the figures of a sum."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import TypeVar

Thing = TypeVar("Thing")

BETWEEN_FIGURES = re.compile(r"(?<=\d)[\s\u00a0\u202f,.·]+(?=\d)")
"""`1 200 $` and `$1,200` hold 1200."""


def find(things: Sequence[Thing], text_of: Callable[[Thing], str], wanted: str) -> tuple[list[Thing], bool]:
    """The things whose texts hold the most of the words that are wanted, and whether that is all of them."""
    sought = _words(wanted)
    held = [
        sum(any(word.startswith(beginning) for word in _words(text_of(thing))) for beginning in sought)
        for thing in things
    ]
    most = max(held, default=0)
    near = [thing for thing, count in zip(things, held, strict=True) if count == most]
    return near if most or not sought else [], most == len(sought)


def _words(text: str) -> list[str]:
    bare = "".join(one for one in unicodedata.normalize("NFD", text) if not unicodedata.combining(one))
    return re.findall(r"[^\W_]+", BETWEEN_FIGURES.sub("", bare.lower()))
