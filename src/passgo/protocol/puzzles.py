"""The messages about positions of which one answer is surely best."""

from __future__ import annotations

from typing import Literal

import msgspec

from .messages import Act
from .reviews import Interval, LessonView

PuzzleLevel = Literal["easy", "middling", "hard"]


class PuzzleBrief(msgspec.Struct, kw_only=True):
    """A position, as a list shows it."""

    id: str
    edition: str
    theme: str
    """One of `analysis.puzzles.kept.Theme`; its words are `theme-THEME`."""
    level: PuzzleLevel
    """The difficulty: how many bots answer otherwise."""


class PuzzleList(msgspec.Struct, kw_only=True):
    """All positions there are, and which of them belongs to a day."""

    of_day: str
    """The id of that of the day: the same for everybody."""
    puzzles: list[PuzzleBrief]
    """The easiest first."""


class BotAnswerView(msgspec.Struct, kw_only=True):
    """The answer of a bot to a position."""

    bot: str
    text: str
    """In the notation."""
    act: Act
    cost: Interval | None
    """As of an `AnswerView`; null for an offer, which is not weighed."""
    as_good: bool
    """It is the best answer, or the interval leaves open whether it is worse."""


class PuzzleView(LessonView, kw_only=True):
    """A position, its question, and the worth of the answers."""

    id: str
    edition: str
    theme: str
    record: str
    """The position in which the turn began, and the moves up to the question."""
    bots: list[BotAnswerView]
    futures: int
    """How many games were played on after each answer."""
    bot: str
    """The bot that played them on."""
