"""How strong levels and characters are, as it was measured.

`ratings.json` and `characters.json` hold the commands that made them: `passgo ladder` and `bench/characters.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from passgo.protocol.ratings import BotRating, CharacterStrengths, LevelRatings

FILE: Final = Path(__file__).with_name("ratings.json")
CHARACTERS_FILE: Final = Path(__file__).with_name("characters.json")


@cache
def level_ratings() -> LevelRatings:
    """The ratings that people see in the lobby."""
    return msgspec.json.decode(FILE.read_bytes(), type=LevelRatings)


@cache
def character_strengths() -> CharacterStrengths:
    """Return what the characters win among styles that people play."""
    return msgspec.json.decode(CHARACTERS_FILE.read_bytes(), type=CharacterStrengths)


def to_json(edition: str, command: str, games: int, rated: Mapping[str, tuple[float, float, float]]) -> bytes:
    """A ladder as it is kept in a file: by bot its rating, how far the interval reaches, its share of the duels."""
    bots = {
        bot: BotRating(round(rating), round(reach), round(100 * duels))
        for bot, (rating, reach, duels) in rated.items()
    }
    ratings = LevelRatings(edition, command, games, bots)
    return msgspec.json.format(msgspec.json.encode(ratings), indent=1) + b"\n"
