"""Messages of time and second thoughts: the clocks of a table, and taking a move back."""

from __future__ import annotations

import msgspec

from .commands import Command

# --- clocks -----------------------------------------------------------------------------------------


class SeatTime(msgspec.Struct, kw_only=True):
    """How long a seat that is asked may take; the least that the rules allow is done for it then."""

    seat: str
    free_until: float
    """So long the time for this decision lasts, seconds since 1970; after that the bank of time is used."""
    until: float


class SeatBank(msgspec.Struct, kw_only=True):
    """The time that a seat has in addition to that for each decision, as it was before the present question."""

    seat: str
    left: float


class Times(msgspec.Struct, tag_field="t", tag="times", kw_only=True):
    """The clocks of a game, sent to who comes and whenever one of them changes. Times are seconds since 1970."""

    game: str
    now: float
    asked: list[SeatTime]
    """Empty while nobody is hurried, or the table rests for nobody is there."""
    banks: list[SeatBank]
    hammer_from: float
    """In an auction, when it began to come down: going once, twice, sold; 0 where none does."""
    hammer_until: float


# --- taking back ------------------------------------------------------------------------------------


class AskTakeback(Command, tag="takeback", kw_only=True):
    """Take back the last decision of a seat of mine, and what came after; where others moved too they are asked.

    `SeatOptions.takeback` says whether it can be. `n` is the length of the record that the screen knew.
    """

    seat: str
    n: int


class AnswerTakeback(Command, tag="agree", kw_only=True):
    """Agree that another undoes their move, or refuse it."""

    agree: bool


class TakebackView(msgspec.Struct, tag_field="t", tag="takeback", kw_only=True):
    """Somebody asks to take a move back, or nobody does any more; sent to who comes and whenever it changes."""

    seat: str
    """The seat that asks; empty: nobody does."""
    moves: int
    """How many moves of the record would be undone."""
    undoes: list[int]
    """Which ones, by their numbers in the record, in their order."""
    waits_for: list[str]
    """The guests who have not agreed yet."""
    until: float
    """When the question is gone, seconds since 1970; and earlier once a move is made."""


NO_TAKEBACK = TakebackView(seat="", moves=0, undoes=[], waits_for=[], until=0.0)
