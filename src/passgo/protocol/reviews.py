"""The messages about how well a game was played."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from passgo.rules.base.moves import QuestionKind

from .commands import Command
from .messages import Act, EventView

ReviewState = Literal["waiting", "counting", "failed", "done"]
"""Others are counted first; it is being counted; it came to nothing; here it is."""


class Interval(msgspec.Struct, kw_only=True):
    """A mean, in points of a hundred, and how far to either side the interval reaches that holds the true one in 95 cases of 100."""

    mean: float
    reach: float


class ChanceView(msgspec.Struct, kw_only=True):
    """Each seat's chance to win where a turn begins, and at the end."""

    n: int
    """Behind this move of the record."""
    seats: list[Interval]


class GroupHeld(msgspec.Struct, kw_only=True):
    """How much of a group a seat holds."""

    seat: str
    group: str
    held: int
    of: int


class AnswerView(msgspec.Struct, kw_only=True):
    """A move that could be made at a decision, and what it leads to."""

    text: str
    """In the notation."""
    act: Act
    """As a thing to press; of an amount, `least` and `most` are the one that was tried."""
    events: list[EventView]
    """The events that follow from it at once."""
    cash: int
    """The cash of the seat after it."""
    groups: list[GroupHeld]
    """Each holding that it changes, as it then is."""
    seats: list[Interval]
    """Each seat's chance to win after it."""
    cost: Interval
    """How many points less than the best answer it is worth to the seat, in the same futures."""
    as_good: bool
    """It is the best answer, or the interval leaves open whether it is worse."""


class LessonView(msgspec.Struct, kw_only=True):
    """A decision whose answers were measured."""

    n: int
    """It is this move of the record."""
    seat: str
    better: str
    """The text of the best answer."""
    answers: list[AnswerView]
    """The best one, and the best of other kinds, as the rules list them; of a game that was played, also the one made there."""


class DecisionView(LessonView, kw_only=True):
    """A move to which there was a better one."""

    round: int
    """It was made in this round."""
    question: QuestionKind
    """The question that was asked."""
    cost: Interval


class KindPart(msgspec.Struct, kw_only=True):
    """The loss by a seat's decisions of one kind."""

    kind: str
    """One of `analysis.performance.KINDS`; its words are `decisions-KIND`."""
    decisions: int
    """Those that mattered."""
    lost: Interval
    """Of the winning chances, together."""


class AmongLevels(msgspec.Struct, frozen=True, kw_only=True):
    """A performance among those of the levels; two differ only if their intervals lie apart."""

    better_than: str
    """The best level that it is surely better than; empty if there is none."""
    worse_than: str
    """The last level that it is surely worse than; empty if there is none."""


class SeatPart(msgspec.Struct, kw_only=True):
    """The parts of a seat's result: its winning chances at the end, less those at the start. In points of a hundred.

    Luck and skill add up to it; dice and cards to luck; choices, others and waits to skill.
    """

    seat: str
    luck: Interval
    skill: Interval
    dice: Interval
    cards: Interval
    choices: Interval
    others: Interval
    waits: Interval
    decisions: int
    """Those that mattered; 0 while they are not counted."""
    lost: Interval
    """The performance: of a win, in thousandths, by each of them."""
    kinds: list[KindPart]
    among: AmongLevels | None = None
    """Null if no decision is counted, and for editions by which the levels were not measured."""


class ReviewView(msgspec.Struct, kw_only=True):
    """How well a game was played, as far as it is known: while it is being counted, there are first figures."""

    state: ReviewState
    left: int
    """The seconds until it is ready, as far as that can be said."""
    bot: str
    """The bot in the rollouts."""
    futures: int
    """How many games were played on from each move; 0 before the first figures."""
    chances: list[ChanceView]
    decisions: list[DecisionView]
    """The costliest of each seat, the worst of the game first."""
    seats: list[SeatPart]


# --- what if --------------------------------------------------------------------------------------------


class WhatIfStage(msgspec.Struct, kw_only=True):
    """How sure the answers were after some rollouts."""

    futures: int
    chances: list[Interval]
    """The chance to win of the seat that is asked, by answer."""


class WhatIfView(msgspec.Struct, kw_only=True):
    """The answers to the question of a position, as far as they are known."""

    state: ReviewState
    seat: str = ""
    """The seat that is asked; empty before the first stage."""
    better: str = ""
    """The text of the best answer."""
    decided: bool = False
    """Every other answer is surely worse."""
    answers: list[AnswerView] = []
    """As the rules list them."""
    stages: list[WhatIfStage] = []


# --- while the game is played ---------------------------------------------------------------------------


class SetChances(Command, tag="chances", kw_only=True):
    """Show spectators the winning chances this many turns late; 0: never. For the host."""

    late: Annotated[int, Meta(ge=0, le=100)]


class TurnChances(msgspec.Struct, kw_only=True):
    """Each seat's chance to win where a turn began."""

    turn: int
    """From 1."""
    seats: list[Interval]


class LateChances(msgspec.Struct, kw_only=True):
    """The chances to win that those who watch are shown, as far as they are counted."""

    state: ReviewState
    late: int
    """How many turns late the chances are shown."""
    turns: list[TurnChances]
