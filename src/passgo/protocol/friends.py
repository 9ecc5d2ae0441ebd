"""The messages about the people one has played with: results against each other, and performances if both agree."""

from __future__ import annotations

import msgspec

from .reviews import Interval


class Meeting(msgspec.Struct, kw_only=True):
    """A game of two people that was played to its end."""

    game: str
    edition: str
    at: float
    """When it ended, seconds since 1970."""
    mine: int
    """My place, from 1; several who won together are all first."""
    theirs: int


class HeadToHead(msgspec.Struct, kw_only=True):
    """The games in which I met somebody."""

    guest: str
    name: str
    """As in the last of these games."""
    meetings: list[Meeting]
    """The last to end first."""
    ahead: int
    """The games in which I finished ahead of them …"""
    behind: int
    """… and behind them."""
    mine: Interval | None
    """My performance in these games. Null if too few are reviewed to say it."""
    theirs: Interval | None
    """Theirs; null too unless both of us agree to show it."""
    i_agree: bool | None
    """To show each other our performances in these games; null before I have said so."""
    they_agree: bool | None


class Friends(msgspec.Struct, kw_only=True):
    """The people I have played with."""

    friends: list[HeadToHead]
    """Those with whom I played most games first."""
    least: int
    """How many games must be reviewed for a performance."""


class Consent(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """An answer to whether somebody and I show each other our performances in the games that we both played."""

    agree: bool
