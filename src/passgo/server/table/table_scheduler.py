"""What time brings at a table: the dice are agreed on, deeds dealt, bots sit in, clocks run out, the bell rings."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from passgo.server.state.clocks import first
from passgo.server.state.game_session import GameSession

from .broadcaster import Broadcaster
from .delayed_roll import Patience
from .journal import Journal

HEARTBEAT: Final = 60.0
"""Seconds after which the table of a timed game notes that it still runs."""

MOST_AT_ONCE: Final = 64
"""So many decisions one run of the clocks makes at the most."""

TICK: Final = 0.02
"""Seconds between two looks at the clock, at the least."""

SET: Final = 2.0
"""Seconds by which a clock goes astray only where it is set, or where the machine slept."""


class TableScheduler:
    """The time of one table. Where several processes have it, what is due is done in the one that runs it."""

    def __init__(
        self,
        journal: Journal,
        broadcaster: Broadcaster,
        clock: Callable[[], float],
        steady: Callable[[], float],
        patience: float,
        wake: Callable[[], None],
    ) -> None:
        """`clock`: seconds since 1970. `steady`: seconds that the machine was awake. `patience`: for each step on the way to the dice. `wake`: time has come."""
        self._journal = journal
        self._broadcaster = broadcaster
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

    def game(self) -> GameSession | None:
        """The game that is being played, if one is."""
        session = self._journal.session
        is_on = session is not None and not session.game.is_over
        return session if is_on and self._journal.roster.phase == "playing" else None

    def hurry(self) -> None:
        """The time of those runs who are asked, while any player is there."""
        jump = self._jump()
        if jump:
            self._broadcaster.shift(jump)
        if session := self.game():
            if jump:
                session.shift(jump)
            somebody = self._broadcaster.presence().is_anybody_of(self._journal.roster.guests)
            session.hurry(self._clock(), somebody)

    def is_due(self) -> bool:
        """Whether time has brought anything since the alarm was set."""
        if self._next_at is not None and self._next_at <= self._clock():
            return True
        return abs(self._clock() - self._steady() - self._apart) > SET

    def _jump(self) -> float:
        """Seconds by which the clock was set, or the machine slept, since the last look."""
        before, self._apart = self._apart, self._clock() - self._steady()
        return self._apart - before if abs(self._apart - before) > SET else 0.0

    async def run_due(self, *, roll_waits: bool) -> None:
        """What comes with time alone. Raises StoreError; then it is due still."""
        self._next_at = 0.0
        if session := self.game():
            await self._journal.settle()
            await self._gather_seeds(session)
            if not session.gathers_seeds:
                await self._deal(session)
                await self._let_bots_sit_in(session)
                if not roll_waits:
                    await self._let_clocks_run(session)
                await self._ring(session)

    async def _gather_seeds(self, session: GameSession) -> None:
        """Before the first throw everybody who is there has his part in the dice, if he answers in time."""
        handshake = session.handshake
        while session.gathers_seeds:
            waits = self._broadcaster.waits_for_seeds(session)
            if waits and not self._patience.is_past((handshake.number, handshake.step)):
                return
            if handshake.step == "promise":
                await self._journal.bind(session)
            else:
                await self._journal.restart_handshake()
        self._patience.stop()

    async def _deal(self, session: GameSession) -> None:
        """What chance owes before the game; then somebody is asked, and his time runs."""
        if session.game.chance_ways and not session.game.real_board:
            await self._journal.deal(session)
            self.hurry()

    async def _let_bots_sit_in(self, session: GameSession) -> None:
        """In the place of those who have been away for too long, once the game waits for them."""
        sits_in = self._broadcaster.presence().sitting_in(self._journal.roster, session)
        if sits_in:
            await self._journal.say(sits_in, None)
            self.hurry()

    async def _let_clocks_run(self, session: GameSession) -> None:
        """For those whose time is up the least that the rules allow is done, one after another."""
        for _ in range(MOST_AT_ONCE):
            overdue = session.clocks.overdue(self._clock())
            if not overdue or session.game.is_over:
                return
            await self._journal.play_default(session, overdue[0])
            self.hurry()

    async def _ring(self, session: GameSession) -> None:
        """The bell of a timed game; until then it is noted now and again that the server runs."""
        clock = session.clock(self._clock())
        if clock is None:
            return
        if clock.now >= clock.until:
            await self._journal.ring(session)
        elif clock.now >= session.seen + HEARTBEAT or session.moved_clock:
            await self._journal.keep_clock(clock.until)

    def set_alarm(self, *, leads: bool, roll_waits: bool) -> None:
        """Be woken when time brings something next. `leads`: this process runs the table."""
        now, presence, roster = self._clock(), self._broadcaster.presence(), self._journal.roster
        times = [
            presence.next_change(roster.guests),
            presence.next_sitting_in(roster, self._journal.session),
        ]
        if leads and (session := self.game()):
            clock, asked = session.clock(now), session.takeback(now)
            times += [
                min(clock.until, now + HEARTBEAT) if clock else None,
                None if roll_waits else session.clocks.next_due(),
                asked.until if asked else None,
            ]
        if self._alarm is not None:
            self._alarm.cancel()
        self._next_at = at = first(time for time in times if time is not None)
        if at is None:
            self._alarm = None
        else:
            self._alarm = asyncio.get_running_loop().call_later(max(TICK, at - now), self._wake)
