"""Messages about circles: people who play with each other again and again, and the results of their evenings.

A circle is known to its members alone. Everybody else is answered as if there were none, and so is a member who has left.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from .commands import Command
from .printed import Names
from .terms import HouseRules, PlaceKind

LONGEST_CIRCLE_NAME: Final = 40
"""Letters."""

CircleId = Annotated[str, Meta(max_length=32)]
CircleName = Annotated[str, Meta(min_length=1, max_length=LONGEST_CIRCLE_NAME)]
CircleKey = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}$")]
"""128 bits in base64url, in the link by which people join. The server keeps a digest only."""
MemberId = Annotated[str, Meta(max_length=32)]


class FoundCircle(Command, tag="found-circle", kw_only=True):
    """Found a circle, with me as its first member. Answered by a `CircleLink`."""

    name: CircleName


class JoinCircle(Command, tag="join-circle", kw_only=True):
    """Become a member by the key of a link. Answered by a `CircleLink` without a key."""

    key: CircleKey


class RenewLink(Command, tag="renew-link", kw_only=True):
    """Have a new link made; the one before leads nowhere from then on. Answered by a `CircleLink`. For every member."""

    circle: CircleId


class RenameCircle(Command, tag="rename-circle", kw_only=True):
    """Give a circle another name. For every member."""

    circle: CircleId
    name: CircleName


class LeaveCircle(Command, tag="leave-circle", kw_only=True):
    """Leave a circle, and its tables for good. With its last member the circle goes, and all its evenings."""

    circle: CircleId


class RemoveMember(Command, tag="remove-member", kw_only=True):
    """Have somebody leave as by `LeaveCircle`; the link is void. For the member who has been there longest."""

    circle: CircleId
    guest: MemberId


USUAL_POINTS: Final = ((1,), (3, 2, 1), (4, 2, 1))
"""The points that are offered; the last of them count until a circle has chosen."""
MOST_PLACES: Final = 8
"""For how many places of an evening there are points."""
HIGHEST_POINTS: Final = 100
"""Of one place."""
LONGEST_POINTS: Final = 40
"""Letters of all of them."""


class CountEvenings(Command, tag="count-evenings", kw_only=True):
    """Choose the points for an evening, from this year on; earlier years stay as they are. For every member."""

    circle: CircleId
    points: Annotated[str, Meta(max_length=LONGEST_POINTS)] | None
    """For the first place, the second, and so on, as `5, 3, 2, 1`; null if what everybody was worth at the end counts."""


class PlayTogether(Command, tag="play-together", kw_only=True):
    """Go to the table at which a circle plays now; if there is none, to a new one as they played last."""

    circle: CircleId


CircleCommand = (
    FoundCircle
    | JoinCircle
    | RenewLink
    | RenameCircle
    | CountEvenings
    | LeaveCircle
    | RemoveMember
    | PlayTogether
)
"""Commands about circles."""


class CircleLink(msgspec.Struct, tag_field="t", tag="circle", kw_only=True):
    """The circle that was founded or joined, or has a new link."""

    id: str
    circle: str
    key: str = ""
    """Of the new link; no one can read it again."""


class CircleBrief(msgspec.Struct, kw_only=True):
    """A circle of mine in a list."""

    circle: str
    name: str
    members: list[str]
    """Their names."""
    table: str
    """The code of the table at which they play now; empty if there is none."""


# --- an evening, as it is kept ----------------------------------------------------------------------


class Finisher(msgspec.Struct, kw_only=True):
    """How a game ended for a seat."""

    seat: str
    guest: str
    """Empty for a bot, and for a person who had left for good."""
    name: str
    token: str
    kind: PlaceKind
    bot: str
    place: int
    """1 for each winner; then those who stayed longest, of those the richest."""
    worth: int
    out_round: int
    """The round in which they went bankrupt; 0 for the others."""
    ruined_by: str
    """The creditor: a seat, or `bank`; empty for the others."""


class KeptRent(msgspec.Struct, kw_only=True):
    """A rent that was paid, in words that need no edition."""

    by: str
    to: str
    amount: int
    deed: Names


class Evening(msgspec.Struct, kw_only=True):
    """A game of a circle that was played to its end."""

    edition: str
    title: Names
    """As of a `TableView`."""
    house: HouseRules
    """The house rules that were agreed on, by knob."""
    finish: list[Finisher]
    rounds: int
    turns: int
    seconds: int
    """From its first move to its last."""
    highest: KeptRent | None
    """The highest rent; null if none was paid."""
    currency: str
    currency_after: bool


# --- a circle as its members see it -----------------------------------------------------------------


class Member(msgspec.Struct, kw_only=True):
    """A member of a circle."""

    guest: str
    name: str
    since: float
    """Seconds since 1970."""


class EveningView(msgspec.Struct, kw_only=True):
    """An evening of a circle, with its game and when it ended, in seconds since 1970."""

    game: str
    at: float
    evening: Evening


class YearRow(msgspec.Struct, kw_only=True):
    """A year of one person."""

    name: str
    token: str
    """The piece that they had last."""
    evenings: int
    won: int
    points: int
    places: list[int]
    """Their place in each evening of the year, in order; 0 where they were not there."""
    ahead: list[int]
    """In how many evenings they finished ahead of each person, in the order of the rows."""


class Scoring(msgspec.Struct, kw_only=True):
    """The points for an evening."""

    places: list[int]
    """For the first, the second, and so on; none if what everybody was worth at the end counts."""
    by: str = ""
    """The member who chose them; empty if nobody did, or somebody who has left."""
    at: float = 0.0
    """When, in seconds since 1970; 0 if nobody did."""


class YearTable(msgspec.Struct, kw_only=True):
    """The table of a year."""

    year: int
    evenings: list[float]
    """When each ended, in order, in seconds since 1970."""
    rows: list[YearRow]
    """Most points first, of equals who won more."""
    scoring: Scoring


class Ruin(msgspec.Struct, kw_only=True):
    """Somebody who was ruined by another, and how often, all years together."""

    by: str
    whom: str
    count: int


class CircleView(msgspec.Struct, kw_only=True):
    """A circle: its members, its evenings, the tables of its years, and what was most."""

    circle: str
    name: str
    members: list[Member]
    """Those who have been there longest first; the first may remove others."""
    table: str
    """As of a `CircleBrief`."""
    years: list[YearTable]
    """The years in which it played, the last first."""
    scoring: Scoring
    """The points for its next evening."""
    evenings: list[EveningView]
    """All of them, the last first."""
    highest: EveningView | None
    """The evening with the highest rent of all."""
    shortest: EveningView | None
    longest: EveningView | None
    """By its rounds."""
    ruin: Ruin | None
    """Of those who ruined another, the one who did it most often."""
