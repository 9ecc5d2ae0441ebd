"""Orders that a player leaves behind for a seat: what is done for it while they are away.

Nobody else is shown them. They act by moves of that seat, which the record marks.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

Offered = Annotated[str, Meta(max_length=1000)]
"""An offer, in the notation."""
Sum = Annotated[int, Meta(ge=0, le=1_000_000)]


class GroupOrder(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The order for the deeds of one group."""

    group: Annotated[str, Meta(max_length=60)]
    landing: Literal["buy", "decline", ""] = ""
    """Whether one is bought at its price; empty: that waits for the player."""
    bid: Sum = 0
    """The highest bid for one in an auction; 0: that waits for the player."""


class Acceptance(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An offer that is accepted if another player makes it, exactly so."""

    text: Offered
    """As `p2 offer p1 THINGS for THINGS`."""
    until: float
    """Until then, seconds since 1970."""
    mortgaged: list[str] = []
    """Which of its deeds were mortgaged when the order was given, as the server saw it: if others are, the order does nothing."""


USUAL_TURNS: Final = 20
MOST_TURNS: Final = 100
MOST_DECLINED: Final = 8


class Orders(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """All orders for one seat. Without any, it waits for its player, or for the bot that stands in."""

    roll: bool = False
    """Roll the dice."""
    turns: Annotated[int, Meta(ge=0, le=MOST_TURNS)] = USUAL_TURNS
    """How many more turns may be rolled for before the player looks in again: a game of orders alone would run away."""
    groups: Annotated[list[GroupOrder], Meta(max_length=32)] = []
    accept: Annotated[list[Acceptance], Meta(max_length=8)] = []
    build: Sum | None = None
    """Build on complete groups as long as this much cash is left; null: build nothing."""
    jail: Literal["", "stay", "pay"] = ""
    """In jail: roll for doubles, or leave by a card or the fine; empty: that waits for the player."""
    tax: Literal["", "flat", "percent"] = ""
    """The tax that is paid if there is a choice; empty: that waits for the player."""
    mortgaged: Literal["", "keep", "lift"] = ""
    """Whether a mortgage is kept or lifted that comes with a deed; empty: that waits for the player."""
    last_call: bool = False
    """End turns without a travel voucher."""
    offers: Literal["", "complete", "decline"] = ""
    """Offers to this seat: decline those that want a deed of a complete group, or all, unless they are to be accepted;
    empty: they wait for the player."""
    declined: Annotated[list[Offered], Meta(max_length=MOST_DECLINED)] = []
    """The last offers that were declined so since these orders were left, as the server noted them."""
    debt: Literal["", "mortgage", "sell"] = ""
    """In debt: mortgage before buildings are sold, or the other way round, if that pays all of it; empty: that waits for
    the player."""
