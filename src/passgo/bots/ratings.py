"""How strong the levels are, as it was measured: `ratings.json`, made by the command that it holds (`passgo ladder`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from passgo.protocol.ratings import BotRating, LevelRatings

FILE: Final = Path(__file__).with_name("ratings.json")


@cache
def level_ratings() -> LevelRatings:
    """The ratings that people see in the lobby."""
    return msgspec.json.decode(FILE.read_bytes(), type=LevelRatings)


def to_json(edition: str, command: str, games: int, rated: Mapping[str, tuple[float, float, float]]) -> bytes:
    """A ladder as it is kept in a file: by bot its rating, how far the interval reaches, its share of the duels."""
    bots = {
        bot: BotRating(round(rating), round(reach), round(100 * duels))
        for bot, (rating, reach, duels) in rated.items()
    }
    ratings = LevelRatings(edition, command, games, bots)
    return msgspec.json.format(msgspec.json.encode(ratings), indent=1) + b"\n"
