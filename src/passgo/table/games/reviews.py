"""Reviews of finished games: apart from the tables, one game after the other.

First figures are there within seconds, and grow surer for SECONDS; the first time, the compiling of the rules comes before.
Without compiled rules it takes some minutes. An interrupted review continues where it was.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from passgo.game import Game
from passgo.protocol.replays import round_at, turn_starts
from passgo.protocol.reviews import (
    ChanceView,
    DecisionView,
    KindPart,
    ReviewState,
    ReviewView,
    SeatPart,
)
from passgo.table.aside import Aside

from .among_levels import among_levels
from .lessons import answer_views, interval
from .replays import Replay
from .studies import Studies

if TYPE_CHECKING:
    from passgo.analysis.performance import Performance
    from passgo.analysis.review_results import Decision, Review, SeatReview

SECONDS: Final = 20
"""How long a game is counted."""
BEFORE: Final = 15
"""Seconds that go by before: Python, the rules, the first look at every move."""
THOUSANDTHS: Final = 1000
REMEMBERED: Final = 50
MOST_WAITING: Final = 8
WAITED_FOR: Final = 30
"""Seconds after which a review that nobody asked for any more is left out when its turn comes."""


class Counting:
    """A game that is being reviewed, or is to be."""

    def __init__(self, asked: float, begin: Callable[[Counting], asyncio.Task[None]]) -> None:
        self.asked = asked
        """The last request for it."""
        self.ends = 0.0
        """When it will be done, by the clock, as far as that is known."""
        self.view = without_figures("waiting")
        """The results so far."""
        self.task = begin(self)

    @property
    def goes_on(self) -> bool:
        """More will be known of it."""
        return self.view.state in ("waiting", "counting")


class Reviews:
    """Reviews by the key of their game; those that were asked for last are remembered."""

    def __init__(
        self,
        clock: Callable[[], float],
        aside: Aside,
        studies: Studies,
        keep: Callable[[Replay, ReviewView], Awaitable[None]],
    ) -> None:
        """`keep`: called with the whole review of a game of a table."""
        self._clock = clock
        self._keep = keep
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
        counting.asked = self._clock()
        if counting.view.state != "counting":
            return counting.view
        return replace(counting.view, left=max(round(counting.ends - self._clock()), 1))

    def begin(self, key: str, replay: Replay, text: str) -> ReviewView:
        """Have a game reviewed, and say how far that is. `text` is its record.

        If too many wait it is not among them yet: the next request may find room.
        """
        begun = self.begun(key)
        if begun is not None:  # somebody else was quicker
            return begun
        if sum(counting.goes_on for counting in self._countings.values()) < MOST_WAITING:
            self._countings[key] = Counting(
                self._clock(), lambda counting: asyncio.create_task(self._count(key, counting, replay, text))
            )
        while len(self._countings) > REMEMBERED:
            self._countings.pop(next(iter(self._countings))).task.cancel()
        return without_figures("waiting")

    async def _count(self, key: str, counting: Counting, replay: Replay, text: str) -> None:
        async with self._one:
            if self._clock() - counting.asked > WAITED_FOR:
                del self._countings[key]
                return
            counting.ends = self._clock() + BEFORE + SECONDS
            counting.view = without_figures("counting")
            showing: set[asyncio.Task[None]] = set()

            async def show(state: ReviewState, found: Review) -> None:
                counting.view = await self._aside(view, replay, found, state)

            def hear(left: float, found: Review | None = None) -> None:
                counting.ends = self._clock() + left
                if found is not None and not showing:
                    task = asyncio.create_task(show("counting", found))
                    showing.add(task)
                    task.add_done_callback(showing.discard)

            try:
                review = await self._studies.review(text, SECONDS, hear)
            except OSError:  # no room for a file, or for a process
                review = None
            await asyncio.gather(*showing)
            if review is None:
                counting.view = without_figures("failed")
            else:
                await show("done", review)
                if replay.id:
                    await self._keep(replay, counting.view)


def without_figures(state: ReviewState) -> ReviewView:
    """Return the view while nothing is known of a review."""
    return ReviewView(state=state, left=0, bot="", futures=0, chances=[], decisions=[], seats=[])


def view(replay: Replay, review: Review, state: ReviewState) -> ReviewView:
    """Return a review as a client gets it."""
    game = replay.game
    starts = turn_starts(game, replay.entries)
    return ReviewView(
        state=state,
        left=0,
        bot=review.bot,
        futures=review.futures,
        chances=_chances(review),
        decisions=[
            _decision_view(game.after(one.n - 1), round_at(starts, one.n), one) for one in review.decisions
        ],
        seats=[
            _seat_part(replay.edition, one, played)
            for one, played in zip(review.seats, review.performances, strict=True)
        ],
    )


def _seat_part(edition: str, one: SeatReview, played: Performance) -> SeatPart:
    lost = interval(played.lost, THOUSANDTHS)
    return SeatPart(
        seat=one.seat,
        luck=interval(one.luck),
        skill=interval(one.skill),
        dice=interval(one.dice),
        cards=interval(one.cards),
        choices=interval(one.choices),
        others=interval(one.others),
        waits=interval(one.waits),
        decisions=played.decisions,
        lost=lost,
        kinds=[
            KindPart(kind=some.kind, decisions=some.decisions, lost=interval(some.lost))
            for some in played.kinds
        ],
        among=among_levels(edition, lost) if played.decisions else None,
    )


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


def _decision_view(before: Game, round_number: int, decision: Decision) -> DecisionView:
    return DecisionView(
        n=decision.n,
        round=round_number,
        seat=decision.seat,
        question=before.awaits.kind,
        better=decision.better,
        cost=interval(decision.cost),
        answers=answer_views(before, decision.answers),
    )
