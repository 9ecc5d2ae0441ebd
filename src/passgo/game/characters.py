"""The characters by name, and the names that bots have who play in character.

Such a bot is called by its character and its level, `odile:level=strong`; without a level it plays at the usual one.
"""

from __future__ import annotations

from typing import Final, NamedTuple

CHARACTER_NAMES: Final = {
    "marguerite": "Marguerite",
    "quill": "Quill",
    "theo": "Théo",
    "odile": "Odile",
    "barnaby": "Barnaby",
    "sable": "Sable",
}
"""The characters, in the order in which they sit down, and their names in every language."""
MOMENTS: Final = ("group", "rent", "won")
"""The moments at which a character speaks (`phrase-CHARACTER-MOMENT` in the texts)."""

USUAL_LEVEL: Final = "steady"
LEVEL: Final = ":level="


class Called(NamedTuple):
    """A bot by the parts of its name."""

    character: str
    """Empty for a bot without one."""
    level: str
    """The name of the level, or of any other bot that is no character."""


def called(bot: str) -> Called:
    """Return the parts of a bot's name."""
    character, _, level = bot.partition(LEVEL)
    return Called(character, level or USUAL_LEVEL) if character in CHARACTER_NAMES else Called("", bot)


def in_character(character: str, level: str) -> str:
    """Return the name of a bot that plays in character."""
    return f"{character}{LEVEL}{level}"


def level_of(bot: str) -> str:
    """Return the level that a character plays at; the name of any other bot."""
    return called(bot).level
