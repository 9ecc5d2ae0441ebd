"""The messages about a person's own games: places, performance over time, luck, opponents, editions."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from .printed import Names
from .reviews import AmongLevels, Interval, KindPart, SeatPart

MOST_GAMES: Final = 5_000
"""In a file of games."""

Place = Annotated[int, Meta(ge=1, le=8)]
"""From 1; several who won together are all first."""


class OtherPlayer(msgspec.Struct, kw_only=True):
    """Another player of a game."""

    bot: Annotated[str, Meta(max_length=80)]
    """The name of a bot; empty for a person."""
    place: Place


class OwnGame(msgspec.Struct, kw_only=True):
    """A game that was played to its end."""

    game: Annotated[str, Meta(min_length=1, max_length=32)]
    """Its id."""
    edition: Annotated[str, Meta(min_length=1, max_length=80)]
    title: Names
    """As of a `TableView`."""
    at: Annotated[float, Meta(ge=0, lt=2**32)]
    """When it ended, seconds since 1970."""
    place: Place
    against: Annotated[list[OtherPlayer], Meta(min_length=1, max_length=7)]
    review: SeatPart | None
    """How it was played; null until the game is reviewed."""
    recent: Interval | None = None
    """The performance in this game and in those before it, ten at most. Null if too few of them are reviewed to say it."""
    readable: bool = True
    """The game itself can be read here; one from a file may be somewhere else."""
    from_file: bool = False
    """It came in a file, and is not among the tables of this person here."""


class OwnGamesFile(msgspec.Struct, kw_only=True):
    """Games from a file: an `OwnGames` that was saved here or elsewhere. Whatever follows from its games is left out."""

    games: Annotated[list[OwnGame], Meta(max_length=MOST_GAMES)]


class Opponents(msgspec.Struct, kw_only=True):
    """The others of one kind in these games."""

    bot: str
    """The name of the bot; empty for persons, all of them together."""
    met: int
    """How many of them, in all games together …"""
    behind: int
    """… and how many of these finished behind."""


class EditionGames(msgspec.Struct, kw_only=True):
    """The games by one edition."""

    edition: str
    title: Names
    games: int
    won: int
    lost: Interval | None
    """The performance in them. Null if too few are reviewed to say it."""
    among: AmongLevels | None
    """As of a `SeatPart`."""


class OwnFigures(msgspec.Struct, kw_only=True):
    """The figures over all games that are reviewed."""

    lost: Interval
    """The performance: of a win, in thousandths, by each decision that mattered."""
    skill: Interval
    luck: Interval
    """Both in points of a hundred, the mean of a game."""
    kinds: list[KindPart]
    """By kind of decision, the costliest first; what was lost is that of a game."""
    weakest: str
    """The costliest kind that surely costs anything; empty if none does."""


class LevelPerformance(msgspec.Struct, kw_only=True):
    """The performance of a level."""

    bot: str
    lost: Interval


class OwnGames(msgspec.Struct, kw_only=True):
    """The games of a person. One begun from a position is not among them, nor one that they played in several seats."""

    games: list[OwnGame]
    """The last to end first."""
    opponents: list[Opponents]
    """Those who were met most often first."""
    editions: list[EditionGames]
    """The one that was played most often first."""
    levels: list[LevelPerformance]
    """To compare with, the best first; none if they were not measured by the edition of every reviewed game."""
    figures: OwnFigures | None
    """Null if too few games are reviewed to say them."""
    least: int
    """How many games must be reviewed for that."""
