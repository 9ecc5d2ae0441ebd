"""Deletion of a person: what is kept of a table, without them.

Their name becomes a neutral one, so does the public name by which the program knew them; their messages are gone.
The moves stay, because they are the others' game too. If the game is not over they leave it for good, as by `quit`.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

import msgspec

from passgo.bots.protocol import Bot
from passgo.game import seat_id
from passgo.protocol.tables import LeaveForGood
from passgo.protocol.terms import SeatPlan
from passgo.table.circles.evenings import without_guest
from passgo.table.commands import table_commands
from passgo.table.commands.table_views import finished_brief, read_brief, write
from passgo.table.people import names
from passgo.table.people.guests import Guest
from passgo.table.state import table_log
from passgo.table.state.history import CannotReplayError
from passgo.table.state.results import FinishedBrief
from passgo.table.state.roster import Roster
from passgo.table.state.table_settings import TableSettings, read_settings, write_settings
from passgo.table.store import GameRow, Kept, Listing, Mark, MoveRow, Sitter, TalkRow

NEUTRAL: Final = "Anon"
"""The name of a deleted person, with the number of the place: it is short for the same word in both languages."""

Row = TypeVar("Row", MoveRow, TalkRow)


def pairs(kept: Kept) -> Iterator[tuple[str, str]]:
    """Yield the guests of a table, each with every name that they had there."""
    roster = Roster(kept.row)
    for place in roster.places:
        yield place.plan.guest, place.plan.name
    for row in kept.log.talk:
        logged = table_log.read_entry(row.body)
        roster.note(logged)
        if isinstance(logged, table_log.Sat | table_log.HostIs | table_log.Spoke):
            yield logged.guest, logged.name
        if isinstance(logged, table_log.PlaceChanged) and (place := roster.place(logged.place)):
            yield place.plan.guest, logged.name


def without(kept: Kept, guest: str, now: float) -> Kept:
    """Return a table without a person, and with one more addition that says so.

    Raises CannotReplayError if it cannot be read.
    """
    try:
        return _Erasing(kept, guest, now).kept()
    except msgspec.DecodeError as error:
        raise CannotReplayError(kept.row.id, 0, "", error) from error


class _Erasing:
    """A table while a person is taken out of it."""

    def __init__(self, kept: Kept, guest: str, now: float) -> None:
        self._before = kept
        self._guest = guest
        self._now = now
        self._stand_in = f"gone.{secrets.token_hex(6)}"
        """The id that stands for them from now on, at this table alone."""
        settings = read_settings(kept.row.edition, kept.row.plan)
        self._named = {number for number, plan in enumerate(settings.seats, 1) if plan.guest == guest}
        """The places that bear a name of theirs, if only a bot plays there now."""
        self._others = {name for who, name in pairs(kept) if name and who != guest}
        self._names = {name for who, name in pairs(kept) if name and who == guest}
        self._row = self._rewritten(kept.row, settings)
        self._roster = Roster(self._row)

    def kept(self) -> Kept:
        """Return what is kept from now on."""
        log, before = self._before.log, self._before.listing
        spoken = [self._talk(row) for row in log.talk]
        goes_on = before is not None and before.goes_on
        leaving: list[table_log.AnyEntry] = self._leave() if goes_on else []
        mark = log.marks[-1] if log.marks else Mark()
        logged: list[table_log.AnyEntry] = [*leaving, table_log.Erased()]
        added = [
            TalkRow(k, mark.n, table_log.write_entry(each).decode(), self._now)
            for k, each in enumerate(logged, mark.k + 1)
        ]
        end = Mark(mark.no + 1, mark.n, mark.k + len(added))
        moved = [self._unsigned(row) for row in log.moves]
        listing = self._listing(before, leaving) if before else None
        evening = self._before.evening
        return Kept(
            self._row,
            listing,
            log._replace(moves=moved, talk=[*spoken, *added], marks=[*log.marks, end]),
            evening and without_guest(evening, self._guest, NEUTRAL),
        )

    # --- names --------------------------------------------------------------------------------------

    def _name(self, place: int = 0) -> str:
        """Return their name at a place; without one, the name at the table."""
        return names.apart(f"{NEUTRAL} {place}" if place else NEUTRAL, self._others)

    def _rewritten(self, row: GameRow, settings: TableSettings) -> GameRow:
        seats = [self._plan(plan, number) for number, plan in enumerate(settings.seats, 1)]
        start = settings.start
        for name in self._names:
            start = start.replace(msgspec.json.encode(name).decode(), f'"{NEUTRAL}"')
        changed = msgspec.structs.replace(settings, seats=seats, start=start)
        if changed == settings and not self._is_theirs(row.client):
            return row
        request_id = f"gone.{row.id}" if self._is_theirs(row.client) else row.client
        return row._replace(plan=write_settings(changed).decode(), client=request_id)

    def _plan(self, plan: SeatPlan, place: int) -> SeatPlan:
        if plan.guest != self._guest:
            return plan
        return msgspec.structs.replace(plan, guest=self._stand_in, name=self._name(place))

    # --- the log ------------------------------------------------------------------------------------

    def _is_theirs(self, request_id: str | None) -> bool:
        return request_id is not None and request_id.startswith(f"{self._guest}.")

    def _unsigned(self, row: Row) -> Row:
        """Return a row without the id that their client gave its command."""
        return row._replace(client=None) if self._is_theirs(row.client) else row

    def _talk(self, row: TalkRow) -> TalkRow:
        logged = table_log.read_entry(row.body)
        changed = self._changed(logged)
        self._roster.note(changed)
        body = row.body if changed == logged else table_log.write_entry(changed).decode()
        return self._unsigned(row)._replace(body=body)

    def _changed(self, logged: table_log.AnyEntry) -> table_log.AnyEntry:
        """Return an entry without them."""
        place = getattr(logged, "place", 0)
        is_theirs = getattr(logged, "guest", "") == self._guest
        match logged:
            case table_log.Spoke() if is_theirs:
                return table_log.Erased()
            case table_log.Sat():
                (self._named.add if is_theirs else self._named.discard)(place)
            case table_log.Freed(_, bot) if not bot:
                self._named.discard(place)
            case table_log.PlaceAdded(plan) if plan.guest == self._guest:
                number = self._roster.next_number
                self._named.add(number)
                return table_log.PlaceAdded(self._plan(plan, number))
            case table_log.OrdersLeft(seat) if self._is_their_seat(seat_id(seat)):
                return table_log.Erased()
            case table_log.OfferMade() if logged.word and self._is_their_seat(logged.text.partition(" ")[0]):
                return msgspec.structs.replace(logged, word="")
            case _:
                pass
        changes: dict[str, str] = {"guest": self._stand_in} if is_theirs else {}
        if isinstance(logged, table_log.Sat | table_log.PlaceChanged) and place in self._named:
            changes["name"] = self._name(place)
        elif isinstance(logged, table_log.HostIs) and is_theirs:
            theirs = [one.number for one in self._roster.places if one.number in self._named]
            changes["name"] = self._name(*theirs[:1])
        return msgspec.structs.replace(logged, **changes) if changes else logged

    def _is_their_seat(self, seat: str) -> bool:
        return any(
            self._roster.seat_name(place) == seat and place.number in self._named
            for place in self._roster.places
        )

    # --- a game that is not over --------------------------------------------------------------------

    def _leave(self) -> list[table_log.AnyEntry]:
        """Return the log entries for leaving with all their places."""
        if not self._roster.places_of(self._stand_in) and self._roster.host != self._stand_in:
            return []
        context = table_commands.CommandContext(
            Guest(self._stand_in, "", NEUTRAL), self._roster, None, (), self._now, _no_bot
        )
        logged = table_commands.judge(context, LeaveForGood(id="")).logged
        self._roster = self._roster.after(logged)
        return list(logged)

    def _listing(self, before: Listing, leaving: Sequence[table_log.AnyEntry]) -> Listing:
        roster = self._roster
        phase = "given-up" if roster.phase == "given-up" else before.phase
        freed = {each.place for each in leaving if isinstance(each, table_log.Freed)}
        brief, runs = before.brief, before.runs
        if before.brief:
            old = finished_brief(before) or read_brief(before.brief)
            called = {seat.name: plan for seat, plan in zip(old.seats, roster.places, strict=True)}
            waits = [called[name] for name in old.waits_for if name in called]
            runs = runs or any(place.number in freed for place in waits)
            changed = msgspec.structs.replace(
                old,
                phase=phase,
                title=roster.settings.title,
                host_name=roster.host_name,
                seats=roster.briefs,
                waits_for=[place.plan.name for place in waits],
                game=roster.id,
            )
            if isinstance(changed, FinishedBrief):
                changed.results = [
                    msgspec.structs.replace(one, guest=self._stand_in) if one.guest == self._guest else one
                    for one in changed.results
                ]
            brief = write(changed).decode()
        waiting = {one.guest for one in before.sitters if one.waits}
        guests = dict.fromkeys([*roster.guests, roster.host or ""])
        sitters = tuple(
            Sitter(one, one == roster.host, (self._guest if one == self._stand_in else one) in waiting)
            for one in guests
            if one
        )
        return before._replace(phase=phase, runs=runs, brief=brief, sitters=sitters)


def _no_bot(name: str) -> Bot:
    raise LookupError(name)
