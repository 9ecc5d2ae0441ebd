"""The time that a table gives for decisions: for each, a bank in addition, days, or the auction timer.

Every function gets the time as an argument. Only the time of players who are asked runs, and not while the table
rests: while no person is there, or the server does not run. Games by correspondence are the exception; their days
continue.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from passgo.game import Question
from passgo.game.questions import AuctionQuestion
from passgo.protocol.tables import Clock
from passgo.rules.base.state import TABLE

DAY: Final = 24 * 3600.0
LATE: Final = 0.4
"""Seconds after the fall of the hammer in which a bid still counts: it was on its way."""


class Deadline(NamedTuple):
    """When a seat that is asked has used up its time, seconds since 1970."""

    seat: int
    free_until: float
    """So long the time for this decision lasts; then the bank of time is touched."""
    until: float


class Lot(NamedTuple):
    """The lot, the bid and its bidder: while this stays the same, the auction timer runs out."""

    things: tuple[object, ...]
    amount: int
    by: int | None
    speaks: int | None
    """The player whose turn it is, if all speak in turn."""


class Clocks:
    """The time of the seats of one game."""

    def __init__(self, terms: Clock) -> None:
        self._terms = terms
        self._banks: dict[int, float] = {}
        self._since: dict[int, float] = {}
        """The seats that are asked, and since when their time runs."""
        self._arose = -1
        self._lot: Lot | None = None
        self._lot_since = 0.0
        self._rests_since: float | None = None

    @property
    def is_running(self) -> bool:
        """Whether anybody is hurried at this table at all."""
        return self._terms.decision > 0 or self._terms.bank > 0 or self._terms.days > 0

    @property
    def is_by_days(self) -> bool:
        """Whether the game is played by correspondence, its time running though nobody is there."""
        return self._terms.days > 0

    @property
    def has_banks(self) -> bool:
        """Return whether there is time in addition to that for each decision."""
        return self._terms.bank > 0

    def bank(self, seat: int) -> float:
        """Return the seconds that a seat has left in addition to the time for each decision."""
        return self._banks.get(seat, float(self._terms.bank))

    def set_bank(self, seat: int, left: float) -> None:
        """Set how much time a seat has left, as stored."""
        self._banks[seat] = left

    def ask(
        self,
        question: Question,
        arose: int,
        persons: Collection[int],
        now: float,
        since: float,
        speaks: int | None = None,
    ) -> None:
        """Time the current question for those `persons` to whom it is put. `arose`: its place in the record.

        `since`: when it was put to them, if it is new here.
        `speaks`: in an auction where all speak in turn, whose turn it is.
        """
        asked = [seat for seat in question.seats if seat in persons and seat != TABLE]
        is_new = arose != self._arose
        self._since = {seat: since if is_new else self._since.get(seat, now) for seat in asked}
        self._arose = arose
        lot = None
        if isinstance(question, AuctionQuestion):
            things = (question.deed, question.building, question.lot)
            lot = Lot(things, question.amount, question.by, speaks)
        if lot != self._lot:
            self._lot, self._lot_since = lot, since

    def rest(self, now: float) -> None:
        """Stop the time because nobody is there any more; it continues if it is counted in days."""
        if self._rests_since is None and not self.is_by_days:
            self._rests_since = now

    def go_on(self, now: float) -> None:
        """Continue the time: somebody is there again."""
        if self._rests_since is not None:
            rested, self._rests_since = now - self._rests_since, None
            self._since = {seat: since + rested for seat, since in self._since.items()}
            self._lot_since += rested

    def shift(self, by: float) -> None:
        """Shift the time after the wall clock was set or the machine slept: nobody is charged, but days continue."""
        if not self.is_by_days:
            self._since = {seat: since + by for seat, since in self._since.items()}
            self._lot_since += by
            if self._rests_since is not None:
                self._rests_since += by

    def spent(self, now: float) -> dict[int, float]:
        """Return the banks of those asked if they answered now; only of those that lost some."""
        if not self.has_banks or self.is_by_days or self.hammer is not None:
            return {}
        now = self._rests_since or now
        left = {
            seat: round(max(0.0, self.bank(seat) - max(0.0, now - since - self._terms.decision)), 1)
            for seat, since in self._since.items()
        }
        return {seat: bank for seat, bank in left.items() if bank < self.bank(seat)}

    @property
    def hammer(self) -> tuple[float, float] | None:
        """From when to when it runs for the current lot; None if it does not run."""
        if self._lot is None or not self._terms.auction:
            return None
        return self._lot_since, self._lot_since + self._terms.auction

    def deadlines(self) -> list[Deadline]:
        """Return the deadlines of all who are asked and have a time limit; none while the table rests."""
        if self._rests_since is not None:
            return []
        hammer = self.hammer
        if hammer:
            return [Deadline(seat, hammer[1], hammer[1] + LATE) for seat in self._since]
        if not self.is_running:
            return []
        free = self._terms.days * DAY or float(self._terms.decision)
        beside = 0.0 if self.is_by_days else 1.0
        return [
            Deadline(seat, since + free, since + free + beside * self.bank(seat))
            for seat, since in self._since.items()
        ]

    def overdue(self, now: float) -> list[int]:
        """Return the seats whose time is up."""
        return [each.seat for each in self.deadlines() if now >= each.until]

    def next_due(self) -> float | None:
        """Return when the time of the first will be up."""
        return first(each.until for each in self.deadlines())


def first(times: Iterable[float]) -> float | None:
    """Return the earliest of some times; None if there is none."""
    return min(times, default=None)
