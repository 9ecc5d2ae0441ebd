"""Messages of the talk at a table: set phrases, free text among invited people, and the word with an offer."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from .commands import Command

LONGEST_SAID: Final = 300
"""Letters of one thing said."""

Phrase = Literal[
    "hello", "well-thrown", "one-moment", "your-turn", "fair-offer", "not-at-that-price", "need-that", "thanks",
    "sorry", "well-played",
]  # fmt: skip
"""A quick message, shown to each in their own language (`phrase-KEY` in the texts)."""
Reaction = Literal["ouch", "wait-for-mine", "come-again", "lucky", "too-dear", "well-bid", "be-back"]
"""A quick message that has a meaning only when something has just happened."""
ChatMode = Literal["free", "phrases", "off"]
"""Free text and phrases; phrases alone, as always at an open table; nothing."""


class Say(Command, tag="say", kw_only=True):
    """Say something to all at the table: either a phrase or a text."""

    phrase: Phrase | Reaction | None = None
    text: Annotated[str, Meta(max_length=LONGEST_SAID)] = ""
    about: Annotated[int, Meta(ge=0)] = 0
    """The move that it is said to: its number in the record (`Entry.n`); 0: to none."""


class SetChat(Command, tag="chat", kw_only=True):
    """Set what may be said at this table. For the host."""

    chat: ChatMode


class ChatLine(msgspec.Struct, kw_only=True):
    """Something that was said."""

    guest: str
    name: str
    """Their name at that time."""
    phrase: str
    """The key of a phrase; empty where it is a text."""
    text: str
    at: float
    """Server time, seconds since 1970."""
    about: int = 0
    """The move that it is said to: its number in the record; 0: to none."""


class Chat(msgspec.Struct, tag_field="t", tag="chat", kw_only=True):
    """The chat: on coming to a table all that is kept, then each line as it is said. Each reader mutes as they like."""

    chat: ChatMode
    whole: bool
    """These are all the lines; else they come to those before."""
    lines: list[ChatLine]
