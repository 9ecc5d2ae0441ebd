"""The messages about positions of which one answer is surely best."""

from __future__ import annotations

import msgspec

from .messages import Act
from .reviews import LessonView


class PuzzleBrief(msgspec.Struct, kw_only=True):
    """A position, as a list shows it."""

    id: str
    edition: str
    theme: str
    """One of `analysis.puzzles.kept.Theme`; its words are `theme-THEME`."""
    wrong: int
    """How many of the bots answer otherwise: the higher, the more difficult."""


class PuzzleList(msgspec.Struct, kw_only=True):
    """All positions there are, and which of them belongs to a day."""

    of_day: str
    """The id of that of the day: the same for everybody."""
    bots: int
    """How many bots have answered each."""
    puzzles: list[PuzzleBrief]
    """By edition and theme, the easiest of each first."""


class BotAnswer(msgspec.Struct, kw_only=True):
    """The answer of a bot to a position."""

    bot: str
    text: str
    """In the notation."""
    act: Act


class PuzzleView(LessonView, kw_only=True):
    """A position, its question, and the worth of the answers."""

    id: str
    edition: str
    theme: str
    record: str
    """The position in which the turn began, and the moves up to the question."""
    bots: list[BotAnswer]
    futures: int
    """How many games were played on after each answer."""
    bot: str
    """The bot that played them on."""
