"""What is said at a table, and what may be: bounded in length, in number, and in how fast one speaks."""

from __future__ import annotations

import unicodedata
from typing import Final

from passgo.protocol.chat import ChatLine, ChatMode

from .replies import FaultError

KEPT: Final = 100
"""So many lines who comes is shown."""
MOST: Final = 5_000
"""So many may be said at one table."""
FAST: Final = 6
"""So many by one guest…"""
A_WHILE: Final = 10.0
"""…in so many seconds."""
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Kinds of characters that nobody sees, and that can turn around or hide what stands beside them."""
JOINS: Final = "\u200d"
"""Joins several emoji to one."""


class ChatLog:
    """The lines of a table, the last of them kept."""

    def __init__(self) -> None:
        self.lines: list[ChatLine] = []
        self.said = 0
        """How many there were in all."""
        self.wish: ChatMode = "free"
        """What the host lets be said."""

    def copy(self) -> ChatLog:
        """The same lines, to be added to by itself."""
        twin = ChatLog()
        twin.lines, twin.said, twin.wish = self.lines[:], self.said, self.wish
        return twin

    def add(self, line: ChatLine) -> None:
        """Something was said."""
        self.lines = [*self.lines[1 - KEPT :], line]
        self.said += 1

    def mode(self, listed: bool) -> ChatMode:
        """What may be said: at a table that is open to strangers no free text."""
        return "phrases" if listed and self.wish == "free" else self.wish

    def check(self, guest: str, text: str, listed: bool, now: float) -> str:
        """A text as it is said, or a phrase where it is empty. Raises FaultError where it may not be said."""
        mode = self.mode(listed)
        if mode == "off" or (text and mode != "free"):
            raise FaultError(
                "no-chat", "only phrases" if mode == "phrases" else "the host has switched it off"
            )
        if self.said >= MOST:
            raise FaultError("no-chat", f"at most {MOST} things are said at one table")
        lately = [line for line in self.lines if line.guest == guest and line.at > now - A_WHILE]
        if len(lately) >= FAST:
            raise FaultError("too-many", f"at most {FAST} lines in {A_WHILE:.0f} seconds")
        return tidy(text)


def tidy(text: str) -> str:
    """A text on one line, in composed letters, with nothing in it that is not seen."""
    words = unicodedata.normalize("NFC", " ".join(text.split()))
    seen = (sign for sign in words if sign == JOINS or unicodedata.category(sign) not in UNSEEN)
    return " ".join("".join(seen).split()).strip(JOINS)
