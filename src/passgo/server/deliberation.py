"""The bots of a table: one of them thinks at a time, at the pace of the table, and what it wants is done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from passgo.game import Move

from .offers import Offer
from .recorder import Recorder
from .sitting import Sitting
from .thinking import Thought

RETRY: Final = 2.0
"""Seconds until bots go on after a move of theirs could not be stored."""


class Deliberation:
    """The bots of one table."""

    def __init__(
        self,
        recorder: Recorder,
        clock: Callable[[], float],
        submit: Callable[[Thought], None],
        wake: Callable[[], None],
    ) -> None:
        """`submit`: hears of a thought. `wake`: has the table look round again after a rest."""
        self._recorder = recorder
        self._clock = clock
        self._submit = submit
        self._wake = wake
        self._rests = False
        self._task: asyncio.Task[None] | None = None

    @property
    def at_work(self) -> asyncio.Task[None] | None:
        """The one that thinks, if one does."""
        return self._task if self._task is not None and not self._task.done() else None

    def ask(self) -> None:
        """See to it that somebody thinks if a bot has something to decide."""
        sitting = self._sitting()
        if sitting is None or self._rests or self.at_work:
            return
        if sitting.thinkers.job(sitting.game, sitting.offers.standing):
            self._task = asyncio.create_task(self._think())

    def rest(self) -> None:
        """Something went wrong that may pass: try again in a while."""
        if not self._rests:
            self._rests = True
            asyncio.get_running_loop().call_later(RETRY, self._wake)

    def go_on(self) -> None:
        """They have rested."""
        self._rests = False

    def close(self) -> None:
        """Nobody waits for them any more."""
        if self._task is not None:
            self._task.cancel()

    def _sitting(self) -> Sitting | None:
        """The game, while bots may do something in it."""
        sitting = self._recorder.sitting
        if sitting is None or sitting.game.is_over or sitting.gathers_seeds:
            return None
        if self._recorder.seating.phase != "playing" or sitting.takeback(self._clock()):
            return None
        return sitting

    async def _think(self) -> None:
        """One bot comes to a thought, at the pace of the table. What others do meanwhile makes it begin anew."""
        slept = False
        while (sitting := self._recorder.sitting) is not None:
            game = sitting.game
            job = sitting.thinkers.job(game, sitting.offers.standing)
            if job is None:
                return
            if job.what != "act" and not slept:
                slept = True
                await asyncio.sleep(sitting.pace / 1000)
                continue
            thought = await sitting.thinkers.think(job, game)
            if sitting is not self._recorder.sitting or game is not sitting.game:
                continue
            sitting.thinkers.took(thought)
            if thought.is_nothing:
                continue
            if not slept:
                await asyncio.sleep(sitting.pace / 1000)
            self._submit(thought)
            return

    async def carry_out(self, thought: Thought, put_off: Callable[[Sitting, Move], bool]) -> None:
        """What a bot wants is done, if everything still is as it was when it thought. Raises StoreError.

        `put_off`: whether its throw must wait.
        """
        recorder = self._recorder
        await recorder.settle()
        sitting = self._sitting()
        if sitting is None or thought.game is not sitting.game:
            return
        offer = thought.job.offer
        if thought.move is None:
            self.rest()
        elif offer:
            if offer.number not in sitting.offers.standing:
                return
            if thought.accepted:
                await recorder.accept(sitting, offer, None)
            else:
                await recorder.end_offer(offer, "rejected", None, thought.why, thought.more)
        elif thought.accepted:
            await recorder.accept(sitting, Offer(0, thought.move), None)
        elif not put_off(sitting, thought.move):
            await recorder.play(sitting, thought.move, None)
