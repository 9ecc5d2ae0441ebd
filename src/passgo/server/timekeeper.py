"""What time brings at a table: the dice are agreed on, deeds dealt, bots sit in, clocks run out, the bell rings."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from .audience import Audience
from .clocks import first
from .recorder import Recorder
from .sitting import Sitting
from .waiting import Patience

HEARTBEAT: Final = 60.0
"""Seconds after which the table of a timed game notes that it still runs."""

MOST_AT_ONCE: Final = 64
"""So many decisions one run of the clocks makes at the most."""

TICK: Final = 0.02
"""Seconds between two looks at the clock, at the least."""

SET: Final = 2.0
"""Seconds by which a clock goes astray only where it is set, or where the machine slept."""


class Timekeeper:
    """The time of one table. Where several processes have it, what is due is done in the one that runs it."""

    def __init__(
        self,
        recorder: Recorder,
        audience: Audience,
        clock: Callable[[], float],
        steady: Callable[[], float],
        patience: float,
        wake: Callable[[], None],
    ) -> None:
        """`clock`: seconds since 1970. `steady`: seconds that the machine was awake. `patience`: for each step on the way to the dice. `wake`: time has come."""
        self._recorder = recorder
        self._audience = audience
        self._clock = clock
        self._steady = steady
        self._apart = clock() - steady()
        """How far both were from each other at the last look."""
        self._wake = wake
        self._patience = Patience(patience, wake)
        self._alarm: asyncio.TimerHandle | None = None
        self._next_at: float | None = 0.0
        """When time brings something next; None: never by itself."""

    def close(self) -> None:
        """Nobody is woken any more."""
        self._patience.stop()
        if self._alarm is not None:
            self._alarm.cancel()

    def game(self) -> Sitting | None:
        """The game that is being played, if one is."""
        sitting = self._recorder.sitting
        is_on = sitting is not None and not sitting.game.is_over
        return sitting if is_on and self._recorder.seating.phase == "playing" else None

    def hurry(self) -> None:
        """The time of those runs who are asked, while any player is there."""
        jump = self._jump()
        if jump:
            self._audience.shift(jump)
        if sitting := self.game():
            if jump:
                sitting.shift(jump)
            somebody = self._audience.presence().is_anybody_of(self._recorder.seating.guests)
            sitting.hurry(self._clock(), somebody)

    def is_due(self) -> bool:
        """Whether time has brought anything since the alarm was set."""
        if self._next_at is not None and self._next_at <= self._clock():
            return True
        return abs(self._clock() - self._steady() - self._apart) > SET

    def _jump(self) -> float:
        """Seconds by which the clock was set, or the machine slept, since the last look."""
        before, self._apart = self._apart, self._clock() - self._steady()
        return self._apart - before if abs(self._apart - before) > SET else 0.0

    async def do_what_is_due(self, *, throw_waits: bool) -> None:
        """What comes with time alone. Raises StoreError; then it is due still."""
        self._next_at = 0.0
        if sitting := self.game():
            await self._recorder.settle()
            await self._gather_seeds(sitting)
            if not sitting.gathers_seeds:
                await self._deal(sitting)
                await self._let_bots_sit_in(sitting)
                if not throw_waits:
                    await self._let_clocks_run(sitting)
                await self._ring(sitting)

    async def _gather_seeds(self, sitting: Sitting) -> None:
        """Before the first throw everybody who is there has his part in the dice, if he answers in time."""
        ceremony = sitting.ceremony
        while sitting.gathers_seeds:
            waits = self._audience.waits_for_seeds(sitting)
            if waits and not self._patience.is_past((ceremony.number, ceremony.step)):
                return
            if ceremony.step == "promise":
                await self._recorder.bind(sitting)
            else:
                await self._recorder.begin_anew()
        self._patience.stop()

    async def _deal(self, sitting: Sitting) -> None:
        """What chance owes before the game; then somebody is asked, and his time runs."""
        if sitting.game.chance_ways and not sitting.game.real_board:
            await self._recorder.deal(sitting)
            self.hurry()

    async def _let_bots_sit_in(self, sitting: Sitting) -> None:
        """In the place of those who have been away for too long, once the game waits for them."""
        sits_in = self._audience.presence().sitting_in(self._recorder.seating, sitting)
        if sits_in:
            await self._recorder.say(sits_in, None)
            self.hurry()

    async def _let_clocks_run(self, sitting: Sitting) -> None:
        """For those whose time is up the least that the rules allow is done, one after another."""
        for _ in range(MOST_AT_ONCE):
            overdue = sitting.clocks.overdue(self._clock())
            if not overdue or sitting.game.is_over:
                return
            await self._recorder.play_least(sitting, overdue[0])
            self.hurry()

    async def _ring(self, sitting: Sitting) -> None:
        """The bell of a timed game; until then it is noted now and again that the server runs."""
        clock = sitting.clock(self._clock())
        if clock is None:
            return
        if clock.now >= clock.until:
            await self._recorder.ring(sitting)
        elif clock.now >= sitting.seen + HEARTBEAT or sitting.moved_clock:
            await self._recorder.keep_clock(clock.until)

    def set_alarm(self, *, leads: bool, throw_waits: bool) -> None:
        """Be woken when time brings something next. `leads`: this process runs the table."""
        now, presence, seating = self._clock(), self._audience.presence(), self._recorder.seating
        times = [
            presence.next_change(seating.guests),
            presence.next_sitting_in(seating, self._recorder.sitting),
        ]
        if leads and (sitting := self.game()):
            clock, asked = sitting.clock(now), sitting.takeback(now)
            times += [
                min(clock.until, now + HEARTBEAT) if clock else None,
                None if throw_waits else sitting.clocks.next_due(),
                asked.until if asked else None,
            ]
        if self._alarm is not None:
            self._alarm.cancel()
        self._next_at = at = first(time for time in times if time is not None)
        if at is None:
            self._alarm = None
        else:
            self._alarm = asyncio.get_running_loop().call_later(max(TICK, at - now), self._wake)
