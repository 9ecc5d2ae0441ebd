"""Reviews of finished games: apart from the tables, one game after the other.

A review takes a minute of a processor, and the first time the compiling of the rules; without a compiler it takes
some minutes. An interrupted review continues where it was.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from passgo.game import Game
from passgo.protocol.events import Belongings, event_views
from passgo.protocol.messages import EventView
from passgo.protocol.record_lines import RecordLines
from passgo.protocol.reviews import ChanceView, DecisionView, Interval, ReviewState, ReviewView, SeatPart
from passgo.table.aside import Aside
from passgo.table.people.replies import FaultError

from .studies import Studies

if TYPE_CHECKING:
    from passgo.analysis.forecast import Estimate
    from passgo.analysis.review import Review

SECONDS: Final = 20
"""How long a game is counted."""
BEFORE: Final = 15
"""Seconds that go by before: Python, the rules, the first look at every move."""
REMEMBERED: Final = 50
MOST_WAITING: Final = 8


class Counting:
    """A game that is being reviewed, or is to be."""

    def __init__(self, begin: Callable[[Counting], asyncio.Task[None]]) -> None:
        self.ends: float | None = None
        """When it will be done, by the clock, as far as that is known; None while others are counted."""
        self.view: ReviewView | None = None
        """The review, once it is done."""
        self.task = begin(self)


class Reviews:
    """Reviews by the key of their game; those that were asked for last are remembered."""

    def __init__(self, clock: Callable[[], float], aside: Aside, studies: Studies) -> None:
        self._clock = clock
        self._aside = aside
        self._studies = studies
        self._countings: dict[str, Counting] = {}
        self._one = asyncio.Lock()

    def begun(self, key: str) -> ReviewView | None:
        """Return how far the review of a game is; None if nobody has asked for it lately."""
        counting = self._countings.pop(key, None)
        if counting is None:
            return None
        self._countings[key] = counting  # last, for it was asked for last
        if counting.view is not None:
            return counting.view
        if counting.ends is None:
            return without_figures("waiting")
        return without_figures("counting", left=max(round(counting.ends - self._clock()), 1))

    def begin(self, key: str, game: Game, text: str) -> ReviewView:
        """Have a game reviewed, if that can be. `text` is its record. Raises FaultError where too many wait."""
        begun = self.begun(key)
        if begun is not None:  # somebody else was quicker
            return begun
        waiting = sum(counting.view is None for counting in self._countings.values())
        if waiting >= MOST_WAITING:
            raise FaultError("too-many", "too many games are being reviewed; try again in a minute")
        self._countings[key] = Counting(
            lambda counting: asyncio.create_task(self._count(counting, game, text))
        )
        while len(self._countings) > REMEMBERED:
            self._countings.pop(next(iter(self._countings))).task.cancel()
        return without_figures("waiting")

    async def _count(self, counting: Counting, game: Game, text: str) -> None:
        async with self._one:
            counting.ends = self._clock() + BEFORE + SECONDS

            def hear(left: float) -> None:
                counting.ends = self._clock() + left

            try:
                review = await self._studies.review(text, SECONDS, hear)
            except OSError:  # no room for a file, or for a process
                review = None
            counting.view = (
                without_figures("failed") if review is None else await self._aside(view, game, review)
            )


def without_figures(state: ReviewState, left: int = 0) -> ReviewView:
    """Return the view while there is no review."""
    return ReviewView(state=state, left=left, bot="", futures=0, chances=[], decisions=[], seats=[])


def interval(of: Estimate) -> Interval:
    """Return an estimate in percent."""
    return Interval(mean=round(100 * of.mean, 1), reach=round(100 * of.reach, 1))


def view(game: Game, review: Review) -> ReviewView:
    """Return a review as a client gets it."""
    return ReviewView(
        state="done",
        left=0,
        bot=review.bot,
        futures=review.futures,
        chances=_chances(review),
        decisions=[
            DecisionView(n=one.n, seat=one.seat, better=one.better, events=_events(game, one.n, one.better), cost=interval(one.cost))
            for one in review.decisions
        ],
        seats=[
            SeatPart(seat=one.seat, luck=interval(one.luck), choices=interval(one.choices), others=interval(one.others))
            for one in review.seats
        ],
    )  # fmt: skip


def _chances(review: Review) -> list[ChanceView]:
    """Return the chances at the start of each turn, and at the end."""
    found: list[ChanceView] = []
    turn = -1
    last = review.moments[-1]
    for moment in review.moments:
        if moment.turn != turn or moment is last:
            turn = moment.turn
            found.append(ChanceView(n=moment.n, seats=[interval(one) for one in moment.chances]))
    return found


def _events(game: Game, n: int, better: str) -> list[EventView]:
    """Return the events that would have followed from another move at once."""
    before = game.after(n - 1)
    had = Belongings(before)
    views = event_views(before.push_text(better), game.edition, had, before.state)
    RecordLines().mark(views)
    return views
