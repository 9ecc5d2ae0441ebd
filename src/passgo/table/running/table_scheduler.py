"""Things that time brings at a table: dice are agreed on, deeds dealt, bots sit in, clocks run out, the bell rings."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from passgo.game import Move
from passgo.rules.base import moves
from passgo.table.commands import drafts
from passgo.table.commands.drafts import DraftChange
from passgo.table.state import table_log
from passgo.table.state.clocks import first
from passgo.table.state.game_session import GameSession

from .broadcaster import Broadcaster
from .delayed_roll import Patience
from .journal import Journal

HEARTBEAT: Final = 60.0
"""Seconds after which the table of a timed game notes that it still runs."""

TICK: Final = 0.02
"""Minimum seconds between two looks at the clock."""

SET: Final = 2.0
"""Seconds by which a clock goes wrong only if it is set, or if the machine slept."""


class TableScheduler:
    """The time of one table. If several processes have it, the one that runs it does what is due."""

    def __init__(
        self,
        journal: Journal,
        broadcaster: Broadcaster,
        clock: Callable[[], float],
        steady: Callable[[], float],
        patience: float,
        new_seed: Callable[[], str],
        wake: Callable[[], None],
    ) -> None:
        """`clock`: seconds since 1970. `steady`: seconds that the machine was awake. `patience`: for each step on the way to the dice. `wake`: time has come."""
        self._journal = journal
        self._broadcaster = broadcaster
        self._clock = clock
        self._steady = steady
        self._apart = clock() - steady()
        """How far both were from each other at the last look."""
        self._new_seed = new_seed
        self._wake = wake
        self._patience = Patience(patience, wake)
        self._alarm: asyncio.TimerHandle | None = None
        self._next_at: float | None = 0.0
        """When time brings something next; None: never by itself."""

    def close(self) -> None:
        """Cancel the alarm."""
        self._patience.stop()
        if self._alarm is not None:
            self._alarm.cancel()

    def game(self) -> GameSession | None:
        """Return the game that is being played, if one is."""
        session = self._journal.session
        is_on = session is not None and not session.game.is_over
        return session if is_on and self._journal.roster.phase == "playing" else None

    def hurry(self) -> None:
        """Run the time of those who are asked, while any player is there."""
        jump = self._jump()
        if jump:
            self._broadcaster.shift(jump)
        if session := self.game():
            if jump:
                session.shift(jump)
            somebody = self._broadcaster.presence().is_anybody_of(self._journal.roster.guests)
            session.hurry(self._clock(), somebody)

    def is_due(self) -> bool:
        """Return whether time has brought anything since the alarm was set."""
        if self._next_at is not None and self._next_at <= self._clock():
            return True
        return abs(self._clock() - self._steady() - self._apart) > SET

    def _jump(self) -> float:
        """Return the seconds by which the clock was set, or the machine slept, since the last look."""
        before, self._apart = self._apart, self._clock() - self._steady()
        return self._apart - before if abs(self._apart - before) > SET else 0.0

    async def due(self, *, roll_waits: bool) -> DraftChange | None:
        """Work out the next thing that time alone brings; None if nothing is due. Raises StoreError."""
        self._next_at = 0.0
        session = self.game()
        if session is None:
            return None
        if session.gathers_seeds:
            return self._seeds(session)
        self._patience.stop()
        if session.game.chance_ways and not session.game.real_board:  # the deeds that are dealt at first
            return drafts.after(session, [], await self._journal.chance_of(session))
        sits_in = self._broadcaster.presence().sitting_in(self._journal.roster, session)
        if sits_in:
            return DraftChange(sits_in)
        ordered = None if roll_waits else await self._by_orders(session)
        if ordered:
            return ordered
        overdue = [] if roll_waits else session.clocks.overdue(self._clock())
        if overdue:
            return drafts.play_default(session, overdue[0], await self._journal.chance_of(session))
        return await self._bell(session)

    def _seeds(self, session: GameSession) -> DraftChange | None:
        """Let everybody who is there and answers in time take part in the dice, before the first roll."""
        handshake = session.handshake
        waits = self._broadcaster.waits_for_seeds(session)
        if waits and not self._patience.is_past((handshake.number, handshake.step)):
            return None
        if handshake.step == "promise":
            return drafts.bind(session, self._new_seed)
        return DraftChange([table_log.HandshakeRestarted()])

    async def _by_orders(self, session: GameSession) -> DraftChange | None:
        """Do what absent players have left orders for."""
        now = self._clock()
        seats = self._broadcaster.presence().act_by_orders(self._journal.roster, session)
        if not seats or session.takeback(now):
            return None
        return drafts.by_orders(session, seats, now, await self._journal.chance_of(session))

    async def _bell(self, session: GameSession) -> DraftChange | None:
        """Ring the bell of a timed game; until then, log now and again that the server runs."""
        clock = session.clock(self._clock())
        if clock and clock.now >= clock.until:
            chance = await self._journal.chance_of(session)
            return drafts.after(session, [Move.outcome(moves.BELL)], chance)
        if clock and (clock.now >= session.seen + HEARTBEAT or session.moved_clock):
            return DraftChange([table_log.ClockKept(clock.until)])
        return None

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
        if session := self.game():
            votes = (place.vote(session.arose, now) for place in roster.places)
            times += [vote.until for vote in votes if vote]
        if self._alarm is not None:
            self._alarm.cancel()
        self._next_at = at = first(time for time in times if time is not None)
        if at is None:
            self._alarm = None
        else:
            self._alarm = asyncio.get_running_loop().call_later(max(TICK, at - now), self._wake)
