"""The commands at a table whose game is played."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from .orders import Orders

Text = Annotated[str, Meta(max_length=2000)]
"""A line of the notation; at a real board several, which are carried out together or not at all."""
LONGEST_WORD: Final = 80
"""Letters of what goes with an offer."""
Digits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""A seed, or a commitment to one (`docs/fair-dice.md`)."""
BySeat = Annotated[
    dict[Annotated[str, Meta(pattern="^p[1-8]$", max_length=2)], Digits], Meta(min_length=1, max_length=8)
]


class Command(msgspec.Struct, tag_field="t", forbid_unknown_fields=True, kw_only=True):
    """A command to the table. `id` is the screen's own, unique: a repeat gets the same answer."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]


class PlayMove(Command, tag="move", kw_only=True):
    """Make a move, or a free action, written in the notation. `n` is the record length it was decided at."""

    n: int
    text: Text


class MakeOffer(Command, tag="offer", kw_only=True):
    """Put an offer on the table, written as `p1 offer p2 THINGS for THINGS`. Talk until accepted."""

    text: Text
    word: Annotated[str, Meta(max_length=LONGEST_WORD)] = ""
    """A short word that goes with it, where the table may talk freely."""


class AnswerOffer(Command, tag="answer", kw_only=True):
    """Accept or reject a standing offer (its receiver), or withdraw it (its offerer)."""

    offer: int
    answer: Literal["accept", "reject", "withdraw"]


class AskWhy(Command, tag="why", kw_only=True):
    """Would this move or offer be legal now, and if not, why not? Answered by `Judged`."""

    text: Text


class LetFall(Command, tag="fall", kw_only=True):
    """At a real board: the program rolls, or draws, instead of people. `n` is as in `PlayMove`."""

    n: int
    text: Text = ""
    """The move of a seat that rolls, after those that it settles; empty if the outcome is awaited already."""


class SetStanding(Command, tag="standing", kw_only=True):
    """Change the standing order of a seat: whether its rents are claimed for it."""

    seat: str
    claims: bool


class LeaveOrders(Command, tag="orders", kw_only=True):
    """Leave these orders for a seat of mine, instead of those before (`SeatOptions.orders`)."""

    seat: str
    orders: Orders


class SetPace(Command, tag="pace", kw_only=True):
    """How long bots take over a decision, in milliseconds (0–5000)."""

    ms: Annotated[int, Meta(ge=0, le=5000)]


class PromiseSeeds(Command, tag="promise", kw_only=True):
    """For seats of mine: commitments to seeds that my browser has made for the dice of this game."""

    game: Annotated[str, Meta(max_length=64)]
    attempt: int
    commitments: BySeat


class ShowSeeds(Command, tag="show", kw_only=True):
    """For seats of mine: the seeds that were promised, now that the server is bound."""

    game: Annotated[str, Meta(max_length=64)]
    attempt: int
    seeds: BySeat


class Ping(Command, tag="ping", kw_only=True):
    """Is the line still up? Answered by a `Pong` at once: a line that was cut off silently answers nothing."""


GameCommand = (
    PlayMove
    | LetFall
    | MakeOffer
    | AnswerOffer
    | AskWhy
    | SetStanding
    | LeaveOrders
    | SetPace
    | PromiseSeeds
    | ShowSeeds
)
