"""How strong the built-in bots are, as a lobby shows it."""

from __future__ import annotations

import msgspec


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
