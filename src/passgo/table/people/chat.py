"""The chat of a table and its limits: length, number, and speed."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Final

from passgo.protocol.chat import ChatLine, ChatMode

from .replies import FaultError

KEPT: Final = 100
"""How many lines a newcomer is shown; older ones are kept no longer than until the table is taken up again."""
FAST: Final = 6
"""How many by one guest…"""
TOGETHER: Final = 12
"""…and by all who have no place: each new browser is another guest…"""
A_WHILE: Final = 10.0
"""…in this many seconds."""
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Kinds of characters that nobody sees, and that can reverse or hide their neighbours."""
JOINS: Final = "\u200d"
"""Joins several emoji to one."""


class ChatLog:
    """The lines of a table, the last of them kept."""

    def __init__(self) -> None:
        self.lines: list[ChatLine] = []
        self.wish: ChatMode = "free"
        """The chat mode that the host has chosen."""

    def copy(self) -> ChatLog:
        """Return a copy to which lines can be added separately."""
        twin = ChatLog()
        twin.lines, twin.wish = self.lines[:], self.wish
        return twin

    def add(self, line: ChatLine) -> None:
        """Add a line."""
        self.lines = [*self.lines[1 - KEPT :], line]

    def mode(self, listed: bool) -> ChatMode:
        """Return what may be said: no free text at a table that is open to strangers."""
        return "phrases" if listed and self.wish == "free" else self.wish

    def check(self, guest: str, text: str, seated: Collection[str], listed: bool, now: float) -> str:
        """Return a text as it is shown, or a phrase if it is empty. Raises FaultError if it may not be said.

        `seated`: the guests who have a place.
        """
        mode = self.mode(listed)
        if mode == "off" or (text and mode != "free"):
            raise FaultError(
                "no-chat",
                "this table takes only phrases" if mode == "phrases" else "the host has switched it off",
            )
        lately = [line.guest for line in self.lines if line.at > now - A_WHILE]
        if lately.count(guest) >= FAST:
            raise FaultError("too-many", f"at most {FAST} lines in {A_WHILE:.0f} seconds")
        if guest not in seated and sum(who not in seated for who in lately) >= TOGETHER:
            raise FaultError(
                "too-many", f"spectators may send at most {TOGETHER} lines in {A_WHILE:.0f} seconds together"
            )
        return tidy(text)


def tidy(text: str) -> str:
    """Return a text on one line, in composed letters, without invisible characters."""
    words = unicodedata.normalize("NFC", " ".join(text.split()))
    seen = (sign for sign in words if sign == JOINS or unicodedata.category(sign) not in UNSEEN)
    return " ".join("".join(seen).split()).strip(JOINS)
