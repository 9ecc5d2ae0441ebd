"""How strong the built-in bots are, as a lobby shows it."""

from __future__ import annotations

import msgspec


class BotRating(msgspec.Struct, frozen=True):
    """Where a bot stands on the ladder; `rules` stands at 1,000."""

    rating: int
    reach: int
    """How far to either side the interval of 95 per cent reaches."""
    duels: int
    """Of a hundred games of two those that it won, with each of the others as often."""


class LevelRatings(msgspec.Struct, frozen=True):
    """A ladder that was played to its end."""

    edition: str
    command: str
    """By which it was made."""
    games: int
    bots: dict[str, BotRating]
