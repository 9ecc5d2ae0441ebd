"""Presence at a table: here, away with a countdown, or with a bot that sits in until the person comes back.

A line that breaks for a moment is no absence: somebody is away when there was no sign of them for a while. From
then on the time runs that the table agreed on. After it a bot sits in as soon as the game waits for that seat, and
does the least. It does not if nobody waits: while it is another's turn to decide, or when all have left.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from passgo.table.state import table_log
from passgo.table.state.clocks import first
from passgo.table.state.game_session import GameSession
from passgo.table.state.roster import LaidPlace, Roster
from passgo.table.state.stand_in import SITS_IN

SIGN: Final = 20.0
"""Seconds without a sign of somebody until they are away."""
PLAYS_ON: Final = "steady"
"""The bot that plays a place to the end once its person has left for good."""


class Presence:
    """The guests who have a client at the table, and when the others left; times are seconds since 1970."""

    def __init__(
        self, at_table: Collection[str], left: Mapping[str, float], since: float, now: float
    ) -> None:
        """`left`: when the last client of a guest left. Nobody's absence counts from before `since`, when the first came."""
        self.at_table = at_table
        self._left = left
        self._since = since
        self.now = now

    def is_away(self, guest: str) -> bool:
        """Return whether there was no sign of a guest for a while."""
        return guest not in self.at_table and self.now >= self.left(guest) + SIGN

    def left(self, guest: str) -> float:
        """Return when the last client of a guest left; 0 while one is here."""
        return 0.0 if guest in self.at_table else max(self._left.get(guest, 0.0), self._since)

    def next_change(self, guests: Collection[str]) -> float | None:
        """Return when the next of these guests will be away."""
        gone = (self.left(guest) + SIGN for guest in guests if guest not in self.at_table)
        return first(at for at in gone if at > self.now)

    def is_anybody_of(self, guests: Collection[str]) -> bool:
        """Return whether one of these guests is there."""
        return any(guest in self.at_table for guest in guests)

    # --- orders ---------------------------------------------------------------------------------------

    def act_by_orders(self, roster: Roster, session: GameSession) -> list[int]:
        """Return the seats for which orders act: their person is away, and the game continues without them."""
        if not (roster.clock.days or self.is_anybody_of(roster.guests)):
            return []
        return [seat for seat in session.orders if self.is_away(session.plans[seat].guest)]

    # --- bots that sit in -------------------------------------------------------------------------------

    def sits_in_at(self, roster: Roster, session: GameSession | None, place: LaidPlace) -> float:
        """Return from when on a bot sits in at a place once the game waits for it; 0 if none will, or does already."""
        clock, plan = roster.clock, place.plan
        if plan.guest in self.at_table or not plan.guest or plan.bot or plan.kind != "person":
            return 0.0
        if not clock.away or clock.days or roster.phase != "playing":
            return 0.0
        seat = roster.seat_of(place)
        if session is None or seat is None or session.game.is_over or session.game.state.out[seat]:
            return 0.0
        if not self.is_anybody_of(roster.guests):
            return 0.0
        return self.left(plan.guest) + SIGN + clock.away

    def sitting_in(self, roster: Roster, session: GameSession | None) -> list[table_log.AnyEntry]:
        """Return the entries by which bots sit in for those who have been away for too long, and are waited for."""
        if session is None:
            return []
        waited = (place for place in roster.places if roster.seat_of(place) in session.game.to_act)
        due = ((place, self.sits_in_at(roster, session, place)) for place in waited)
        return [table_log.SatIn(place.number, SITS_IN) for place, at in due if at and self.now >= at]

    def next_sitting_in(self, roster: Roster, session: GameSession | None) -> float | None:
        """Return when the next of those who are away has been so for too long."""
        due = (self.sits_in_at(roster, session, place) for place in roster.places)
        return first(at for at in due if at > self.now)


def coming_back(roster: Roster, guest: str) -> list[table_log.AnyEntry]:
    """Let a guest who is there again play their places themselves."""
    return [table_log.SatIn(place.number, "") for place in roster.places_of(guest) if place.plan.bot]
