"""How strong the built-in bots are, as a lobby shows it."""

from __future__ import annotations

from typing import Final

import msgspec

from passgo.game import characters

CHARACTER_NAMES: Final = characters.CHARACTER_NAMES
AT_LEVEL: Final = characters.LEVEL
"""Between character and level in the name of a bot."""


class BotRating(msgspec.Struct, frozen=True):
    """A bot's place on the ladder; `rules` is at 1,000."""

    rating: int
    reach: int
    """The distance to either end of the 95% interval."""
    duels: int
    """Of a hundred games of two those that it won, with each of the others as often."""


class LevelRatings(msgspec.Struct, frozen=True):
    """A ladder that was played to its end."""

    edition: str
    command: str
    """By which it was made."""
    games: int
    bots: dict[str, BotRating]


class WinShare(msgspec.Struct, frozen=True):
    """Of a hundred games among three others those that were won, with the ends of the 95% interval."""

    share: int
    low: int
    high: int
    games: int


class CharacterStrengths(msgspec.Struct, frozen=True):
    """How strong each character is among styles that people play."""

    edition: str
    command: str
    """By which it was measured."""
    characters: dict[str, dict[str, WinShare]]
    """By name and level, in the order in which they introduce themselves."""
