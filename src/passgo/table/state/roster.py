"""The people at a table and what they agree on: made from the log, and changed by it alone."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import cached_property
from typing import Final, NamedTuple

import msgspec

from passgo.game import seat_id
from passgo.protocol.chat import ChatLine, ChatMode
from passgo.protocol.tables import Clock, Phase, SeatBrief, TableTerms
from passgo.protocol.terms import SeatPlan
from passgo.table.people import names
from passgo.table.people.chat import ChatLog
from passgo.table.store import GameRow

from . import table_log
from .table_settings import TableSettings, read_settings


class Vote(NamedTuple):
    """A vote to free a place, and the guests who are for it."""

    arose: int
    until: float
    guests: frozenset[str] = frozenset()


class LaidPlace:
    """A place at the table, and the last vote to free it."""

    def __init__(self, number: int, plan: SeatPlan) -> None:
        self.number = number
        self.plan = plan
        self.last_vote: Vote | None = None

    def copy(self) -> LaidPlace:
        """Return a copy of the place that can be changed separately."""
        twin = LaidPlace(self.number, msgspec.structs.replace(self.plan))
        twin.last_vote = self.last_vote
        return twin

    def vote(self, arose: int, now: float) -> Vote | None:
        """Return the vote that is on while the game waits for an answer to the question that arose then."""
        vote = self.last_vote
        return vote if vote and vote.guests and vote.arose == arose and now < vote.until else None

    @property
    def is_free(self) -> bool:
        """Whether anybody may sit down."""
        return self.plan.kind != "bot" and not self.plan.guest


class Key(NamedTuple):
    """A seat that a key opens, and until when."""

    place: int
    until: float


DERIVED: Final = ("settings", "plans", "guests", "briefs")
"""Values that are asked for at every move and depend on the places: computed once as long as nothing changes."""


class Roster:
    """The places and their people, the host, the settings, and the progress of the table."""

    def __init__(self, row: GameRow) -> None:
        """Make the roster of a table as it was created. Raises msgspec.DecodeError."""
        settings = read_settings(row.edition, row.plan)
        self.id = row.id
        self.circle = settings.circle
        """The circle whose table it is; empty for any other."""
        self.places = [LaidPlace(number, plan) for number, plan in enumerate(settings.seats, 1)]
        self._settings = settings
        self._last = len(self.places)
        self.phase: Phase = "gathering"
        """A game that was played to its end is still `playing` here: the game itself tells. `over`: its players ended it."""
        self.host: str | None = None
        """The guest who is host; empty while nobody is, None if nobody ever was."""
        self.host_name = ""
        self.ready: set[str] = set()
        self.barred: set[str] = set()
        self.code = ""
        """The code of the table since somebody was removed; until then it has the one it was created with."""
        self.keys: dict[str, Key] = {}
        """By digest."""
        self.terms_before: TableTerms | None = None
        """The terms before the last changes: those that somebody had accepted, or the first."""
        self.reviewed = table_log.Reviewed(0, [])
        """The last review of its game."""
        self.rematch = ""
        self.chat = ChatLog()
        self.chances_late = 0
        """How many turns late spectators are shown the winning chances; 0: never."""

    # --- what is asked of it ------------------------------------------------------------------------

    @cached_property
    def settings(self) -> TableSettings:
        """Return the settings, with the places as they are."""
        seats = [place.plan for place in self.places]
        return msgspec.structs.replace(self._settings, seats=seats, circle=self.circle)

    @cached_property
    def plans(self) -> list[SeatPlan]:
        """The plans of those who have a token, in the order of the seats."""
        return [place.plan for place in self.places if place.plan.kind != "banker"]

    @cached_property
    def guests(self) -> list[str]:
        """The guests who have a place, each once."""
        return list(dict.fromkeys(place.plan.guest for place in self.places if place.plan.guest))

    @cached_property
    def briefs(self) -> list[SeatBrief]:
        """Return the places, as the lists show them."""
        return [
            SeatBrief(
                kind=place.plan.kind, name=place.plan.name, token=place.plan.token, taken=not place.is_free
            )
            for place in self.places
        ]

    @property
    def is_full(self) -> bool:
        """Whether every place is taken."""
        return not any(place.is_free for place in self.places)

    @property
    def may_begin(self) -> bool:
        """Whether every place is taken and everybody ready; the host says so by beginning."""
        return self.is_full and set(self.guests) <= self.ready | {self.host}

    @property
    def clock(self) -> Clock:
        """The time that is agreed on."""
        return self._settings.clock

    @property
    def chat_mode(self) -> ChatMode:
        """Return what may be said here."""
        return self.chat.mode(self._settings.listed)

    @property
    def next_number(self) -> int:
        """The number of the next place that is added."""
        return self._last + 1

    def place(self, number: int) -> LaidPlace | None:
        """Return the place of this number."""
        return next((place for place in self.places if place.number == number), None)

    def places_of(self, guest: str) -> list[LaidPlace]:
        """Return the places of a guest."""
        return [place for place in self.places if guest and place.plan.guest == guest]

    def called(self, guest: str, name: str) -> str:
        """Return a guest's name: a spectator gets a number if somebody sits here by a similar one."""
        if self.places_of(guest):
            return name
        return names.apart(name, [place.plan.name for place in self.places if place.plan.name])

    def votes_needed(self, place: LaidPlace) -> int:
        """Return how many of the other persons with seats must say so for this place to be freed: more than half."""
        return len(set(self.guests) - {place.plan.guest}) // 2 + 1

    def seats_of(self, guest: str) -> list[int]:
        """Return the seats of a guest, by number from 0."""
        return [seat for seat, plan in enumerate(self.plans) if guest and plan.guest == guest]

    def keeps_bank(self, guest: str) -> bool:
        """Return whether this guest is the Banker; the host is, while nobody has that place."""
        place = next((one for one in self.places if one.plan.kind == "banker"), None)
        return place is not None and bool(guest) and guest == (place.plan.guest or self.host)

    def seat_of(self, place: LaidPlace) -> int | None:
        """Return the number of a place's seat; None for one who only banks."""
        players = [one for one in self.places if one.plan.kind != "banker"]
        return players.index(place) if place in players else None

    def seat_name(self, place: LaidPlace) -> str:
        """Return the name of a place's seat: `p1`, or `bank`."""
        seat = self.seat_of(place)
        return "bank" if seat is None else seat_id(seat)

    # --- what the log does to it --------------------------------------------------------------------

    def after(self, logged: Sequence[table_log.AnyEntry]) -> Roster:
        """Return the roster after these entries; this one stays as it is."""
        if not logged:
            return self
        later = copy(self)
        later.places = [place.copy() for place in self.places]
        later._recompute()
        later.ready, later.barred, later.keys = set(self.ready), set(self.barred), dict(self.keys)
        later.chat = self.chat.copy()
        for each in logged:
            later.note(each)
        return later

    def note(self, logged: table_log.AnyEntry) -> None:
        """Take in a stored entry of the log."""
        place = self.place(getattr(logged, "place", 0))
        match logged:
            case table_log.HostIs(guest, name):
                self.host, self.host_name = guest, name
            case table_log.Sat(_, guest, name) if place:
                self._sit(place, guest, name)
            case table_log.Freed(_, bot) if place:
                self._sit(place, "", place.plan.name if bot else "")
                place.plan.bot = bot
            case table_log.SatIn(_, bot) if place:
                place.plan = msgspec.structs.replace(place.plan, bot=bot)
            case table_log.PlaceChanged(_, name, token) if place:
                if place in self.places_of(self.host or "")[:1]:
                    self.host_name = name
                place.plan = msgspec.structs.replace(place.plan, name=name, token=token)
            case table_log.PlaceAdded(plan):
                self._last += 1
                self.places.append(LaidPlace(self._last, plan))
                self.ready.clear()
            case table_log.PlaceDropped() if place:
                self.places.remove(place)
                self.ready.clear()
            case table_log.PlacesSwapped(first, second):
                order = {first: second, second: first}
                by_number = {one.number: one for one in self.places}
                self.places = [by_number[order.get(one.number, one.number)] for one in self.places]
            case table_log.Readied(guest, ready):
                (self.ready.add if ready else self.ready.discard)(guest)
            case table_log.SettingsChanged(settings):
                if self.ready or self.terms_before is None:
                    self.terms_before = self._settings.terms()
                self._settings = settings
                self.ready.clear()
            case table_log.Barred(guest, code):
                self.barred.add(guest)
                self.code = code
            case table_log.KeyMade(number, digest, until):
                self.keys[digest] = Key(number, until)
            case table_log.Voted(_, guest, free, arose, until) if place:
                on = place.last_vote if place.last_vote and place.last_vote.until == until else None
                before = on.guests if on else frozenset[str]()
                place.last_vote = Vote(arose, until, before | {guest} if free else before - {guest})
            case table_log.Begun():
                self.phase = "playing"
                self.ready.clear()
            case table_log.GivenUp():
                self.phase = "given-up"
            case table_log.Settled():
                self.phase = "over"
            case table_log.Reviewed():
                self.reviewed = logged
            case table_log.PlayedAgain(code):
                self.rematch = code
            case table_log.Spoke(guest, name, phrase, text, at, about):
                self.chat.add(ChatLine(guest=guest, name=name, phrase=phrase, text=text, at=at, about=about))
            case table_log.ChatSet(mode):
                self.chat.wish = mode
            case table_log.ChancesShown(late):
                self.chances_late = late
            case table_log.OrderGiven(seat, claims):
                self.plans[seat].claims = claims
            case _:
                pass
        self._recompute()

    def _recompute(self) -> None:
        """Recompute all that follows from the places."""
        for name in DERIVED:
            self.__dict__.pop(name, None)

    def _sit(self, place: LaidPlace, guest: str, name: str) -> None:
        """Give a place to another guest: votes and keys were for the one before."""
        place.plan = msgspec.structs.replace(place.plan, guest=guest, name=name, bot="")
        place.last_vote = None
        self.keys = {digest: key for digest, key in self.keys.items() if key.place != place.number}
        self.ready.discard(guest)
