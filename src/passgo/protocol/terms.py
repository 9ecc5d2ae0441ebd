"""The settings of a table, in the words of both sides: who takes which place, the edition, the length, house rules."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

SeatKind = Literal["person", "bot"]
"""The kind of player of a seat."""
PlaceKind = Literal["person", "bot", "banker"]
"""The kind of person at a place: a Banker keeps the Bank and has no token."""
MINUTES: Final = 60
"""How long a timed game lasts when nobody says otherwise."""
EditionName = Annotated[str, Meta(max_length=80)]
"""The name by which an edition is asked for, with its variants."""
SHORTEST_GAME: Final = 15
LONGEST_GAME: Final = 180
"""Minutes of a timed game."""
Minutes = Annotated[int, Meta(ge=SHORTEST_GAME, le=LONGEST_GAME)]
HouseRules = Annotated[dict[str, int | bool], Meta(max_length=32)]


class SeatPlan(msgspec.Struct, kw_only=True):
    """One place at a table, as it is agreed and stored. A `banker` only keeps the bank."""

    name: str
    """Empty while nobody sits there."""
    kind: PlaceKind
    token: str
    bot: str = ""
    """Of a bot, which; of a person, the bot that plays instead, or none."""
    claims: bool = True
    """Standing order: rents are claimed for this seat as soon as they are due."""
    guest: str = ""
    """The guest whose seat it is, by public name; empty for a bot, and while it is free."""

    @property
    def is_played_by_a_person(self) -> bool:
        """Whether a person decides for it now."""
        return self.kind != "bot" and not self.bot

    @property
    def named_bot(self) -> str:
        """Return the bot whose seat it is, as a record names it; empty for a person, whatever plays instead."""
        return self.bot if self.kind == "bot" else ""

    @property
    def is_sat_in_for(self) -> bool:
        """Whether a bot makes the least moves for a person who is away, and whose place it stays."""
        return bool(self.bot and self.guest)

    @property
    def is_left_to_a_bot(self) -> bool:
        """Whether a bot decides for it, and nobody can come back to it whose place it is."""
        return not self.is_played_by_a_person and not self.guest
