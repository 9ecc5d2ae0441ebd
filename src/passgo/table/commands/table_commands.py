"""Commands of guests about a table, other than moves: who may give them, and what is then logged.

A new kind of command has a Struct in `protocol.tables`, a function here that judges it and returns the entries to
be logged, and its line in `JUDGES`; each entry has a Struct in `table_log`, and its effect in `Roster.note` or
`GameSession.note`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from passgo.bots.protocol import Bot
from passgo.editions import EditionError
from passgo.game import seat_id
from passgo.protocol import tables
from passgo.protocol.chat import Say, SetChat
from passgo.protocol.reviews import SetChances
from passgo.protocol.times import AnswerTakeback, AskTakeback
from passgo.rules.base.state import BANK
from passgo.table.people import names
from passgo.table.people.guests import Guest, digest
from passgo.table.people.replies import FaultError
from passgo.table.state import table_log
from passgo.table.state.clocks import DAY
from passgo.table.state.game_session import GameSession
from passgo.table.state.roster import LaidPlace, Roster
from passgo.table.state.table_settings import BadStartError, check_places, make_settings, plan_of
from passgo.table.state.takeback import ANSWER_WITHIN

from . import drafts
from .drafts import DraftChange
from .presence import PLAYS_ON, coming_back

KEY_LASTS: Final = 900.0
"""Seconds in which the key to a seat must be used."""

VOTE_LASTS: Final = 180.0
"""Seconds from the first vote to free a place; at a table by days it is a day."""

HOLDS_UP: Final = 60.0
"""Seconds that a game waits for an answer of somebody who is there, before others can vote to free the place."""


class CommandContext(NamedTuple):
    """The guest who asks, and the table as it is."""

    guest: Guest
    roster: Roster
    session: GameSession | None
    present: Collection[str]
    """The guests who have a client at the table."""
    now: float
    find_bot: Callable[[str], Bot]
    free_code: str = ""
    """A code that no table has, if one is needed."""

    @property
    def is_over(self) -> bool:
        """Whether nothing is played any more."""
        ended = self.roster.phase in ("given-up", "over")
        return ended or (self.session is not None and self.session.game.is_over)

    def need_host(self) -> None:
        """Check that the host asks this. Raises FaultError."""
        if self.roster.host != self.guest.id:
            raise FaultError("not-host", "only the host of the table may do this")

    def need_before(self) -> None:
        """Check that the game has not begun. Raises FaultError."""
        if self.roster.phase != "gathering":
            raise FaultError("not-now", "only before the game")

    def place(self, number: int) -> LaidPlace:
        """Return the place of this number. Raises FaultError."""
        place = self.roster.place(number)
        if place is None:
            raise FaultError("not-now", f"place: there is no seat {number}")
        return place

    def mine(self, number: int) -> LaidPlace:
        """Return a place of the guest who asks. Raises FaultError."""
        place = self.place(number)
        if place.plan.guest != self.guest.id:
            raise FaultError("not-yours", f"seat {number} is not yours")
        return place

    def check(self, logged: Sequence[table_log.AnyEntry]) -> list[table_log.AnyEntry]:
        """Check that the places are in order afterwards. Raises FaultError, IllegalSetup."""
        try:
            check_places([place.plan for place in self.roster.after(logged).places])
        except BadStartError as error:
            raise FaultError("bad-start", str(error)) from error
        return list(logged)


def judge(context: CommandContext, command: tables.TableCommand) -> DraftChange:
    """Work out what a command changes. Raises FaultError, IllegalSetup."""
    match command:
        case tables.Begin():
            return _begin(context)
        case AskTakeback():
            return _ask_takeback(context, command)
        case AnswerTakeback():
            return _answer_takeback(context, command)
        case _:
            return DraftChange(JUDGES[type(command)](context, command))


def on_arrival(context: CommandContext) -> list[table_log.AnyEntry]:
    """Return the entries for a guest who comes: a table without a host may have one again.

    A table from the time when a server had only one is nobody's: it belongs to the first who comes on its machine.
    """
    roster, guest = context.roster, context.guest
    if roster.host is None:
        persons = [place for place in roster.places if place.is_free]
        mine = [table_log.Sat(place.number, guest.id, place.plan.name) for place in persons]
        return [table_log.HostIs(guest.id, guest.name), *mine]
    places = roster.places_of(guest.id)
    back = coming_back(roster, guest.id)
    if roster.host == "" and places and not context.is_over:
        return [table_log.HostIs(guest.id, places[0].plan.name), *back]
    return back


# --- taking and leaving a place -------------------------------------------------------------------------


def _sit(context: CommandContext, command: tables.Sit) -> list[table_log.AnyEntry]:
    place = context.place(command.place)
    if context.is_over:
        raise FaultError("not-now", "the game is over")
    if not place.is_free:
        raise FaultError("taken", f"seat {place.number} is taken")
    called = clean_name(command.name or context.guest.name)
    return context.check([table_log.Sat(place.number, context.guest.id, called)])


def clean_name(name: str) -> str:
    """Return a name in its one spelling. Raises FaultError."""
    try:
        return names.clean(name)
    except names.BadNameError as error:
        raise FaultError("bad-start", str(error)) from error


def _stand(context: CommandContext, command: tables.StandUp) -> list[table_log.AnyEntry]:
    context.need_before()
    return [table_log.Freed(context.mine(command.place).number)]


def _leave(context: CommandContext, _: tables.LeaveForGood) -> list[table_log.AnyEntry]:
    if context.is_over:
        raise FaultError("not-now", "the game is over")
    return [*_freed(context, context.guest.id), *_next_host(context, context.guest.id)]


def _freed(context: CommandContext, guest: str) -> list[table_log.AnyEntry]:
    """Free every place of a guest; in a game a bot plays it."""
    return [
        table_log.Freed(place.number, _stand_in(context, place)) for place in context.roster.places_of(guest)
    ]


def _stand_in(context: CommandContext, place: LaidPlace) -> str:
    """Return the bot for a place that is freed: none before the game, and no bot keeps a bank."""
    return PLAYS_ON if context.roster.phase == "playing" and place.plan.kind == "person" else ""


def parted(context: CommandContext, guest: str, is_last: bool) -> list[table_log.AnyEntry]:
    """Return the entries for a guest who has left the circle of the table. `is_last`: nobody is in it any more."""
    ends = [table_log.GivenUp()] if is_last and not context.is_over else []
    return [*_freed(context, guest), *_next_host(context, guest), *ends, table_log.Barred(guest)]


def _next_host(context: CommandContext, leaves: str) -> list[table_log.AnyEntry]:
    """Return the entries for the next host if the host leaves: another who has a place, preferably one who is there."""
    if context.roster.host != leaves:
        return []
    others = [place.plan for place in context.roster.places if place.plan.guest not in ("", leaves)]
    if not others:
        end = [table_log.GivenUp()] if context.roster.phase == "gathering" else []
        return [table_log.HostIs("", ""), *end]
    chosen = next((plan for plan in others if plan.guest in context.present), others[0])
    return [table_log.HostIs(chosen.guest, chosen.name)]


# --- how a place looks, and which there are -------------------------------------------------------------


def _change_place(context: CommandContext, command: tables.ChangePlace) -> list[table_log.AnyEntry]:
    if command.token or context.is_over:
        context.need_before()
    place = context.place(command.place)
    if place.plan.kind == "bot":
        context.need_host()
        context.need_before()
    else:
        context.mine(command.place)
    plan = place.plan
    called = clean_name(command.name) if command.name else plan.name
    changed = table_log.PlaceChanged(place.number, called, command.token or plan.token)
    return context.check([changed])


def _add_place(context: CommandContext, command: tables.AddPlace) -> list[table_log.AnyEntry]:
    context.need_host()
    context.need_before()
    _need_room(context)
    if len(context.roster.places) >= tables.MOST_PLACES:
        raise FaultError("bad-start", f"places: expected at most {tables.MOST_PLACES}")
    try:
        plan = plan_of(command.new, context.guest.id, context.guest.name)
        if plan.kind == "bot":
            context.find_bot(plan.bot)
    except (BadStartError, LookupError) as error:
        raise FaultError("bad-start", str(error)) from error
    return context.check([table_log.PlaceAdded(plan)])


def _drop_place(context: CommandContext, command: tables.DropPlace) -> list[table_log.AnyEntry]:
    context.need_host()
    context.need_before()
    _need_room(context)
    if len(context.roster.places) == 1:
        raise FaultError("bad-start", "places: expected at least one")
    return [table_log.PlaceDropped(context.place(command.place).number)]


def _need_room(context: CommandContext) -> None:
    """Raise FaultError if the game starts from a position: it says how many play."""
    if context.roster.settings.start:
        raise FaultError("bad-start", "places: expected as many as there are players in this game")


def _swap(context: CommandContext, command: tables.SwapPlaces) -> list[table_log.AnyEntry]:
    context.need_host()
    context.need_before()
    return [table_log.PlacesSwapped(context.place(command.place).number, context.place(command.other).number)]


# --- what is agreed, and who is ready -------------------------------------------------------------------


def _propose(context: CommandContext, command: tables.Propose) -> list[table_log.AnyEntry]:
    context.need_host()
    context.need_before()
    try:
        before = context.roster.settings
        check_circle(before.circle, command.terms)
        own = before.own if command.terms.edition == before.edition else []
        return [table_log.SettingsChanged(make_settings(command.terms, [], before.start, own))]
    except (BadStartError, EditionError, LookupError) as error:
        raise FaultError("bad-start", str(error)) from error


def check_circle(circle: str, terms: tables.TableTerms) -> None:
    """Raise BadStartError if the table of a circle is to be open to all."""
    if circle and terms.listed:
        raise BadStartError("listed: the table of a group is for its members alone")


def _ready(context: CommandContext, command: tables.SetReady) -> list[table_log.AnyEntry]:
    context.need_before()
    if not context.roster.places_of(context.guest.id):
        raise FaultError("not-yours", "you have no seat at this table")
    return [table_log.Readied(context.guest.id, command.ready)]


def _begin(context: CommandContext) -> DraftChange:
    context.need_host()
    context.need_before()
    if not context.roster.may_begin:
        raise FaultError("not-now", "every seat must be taken, and everybody must be ready")
    return drafts.begin(context.roster, context.now, context.find_bot)


# --- the host -------------------------------------------------------------------------------------------


def _remove(context: CommandContext, command: tables.RemoveGuest) -> list[table_log.AnyEntry]:
    context.need_host()
    if command.guest == context.guest.id:
        raise FaultError("not-yours", "guest: you cannot remove yourself; use `leave_for_good` instead")
    return [*_freed(context, command.guest), table_log.Barred(command.guest, context.free_code)]


def _hand(context: CommandContext, command: tables.HandOver) -> list[table_log.AnyEntry]:
    context.need_host()
    places = context.roster.places_of(command.guest)
    if not places:
        raise FaultError("not-yours", "guest: only a guest with a seat can be host")
    return [table_log.HostIs(command.guest, places[0].plan.name)]


def _give_up(context: CommandContext, _: tables.GiveUp) -> list[table_log.AnyEntry]:
    context.need_host()
    if context.is_over:
        raise FaultError("not-now", "the game is over")
    return [table_log.GivenUp()]


def _agree_to_end(context: CommandContext, command: tables.AgreeToEnd) -> list[table_log.AnyEntry]:
    session, guest = context.session, context.guest.id
    if session is None or context.is_over or session.standstill is None:
        raise FaultError("not-now", "only while a game stands still")
    if guest not in session.persons_in_play:
        raise FaultError("not-yours", "only players who are still in the game may agree")
    agreed = table_log.EndAgreed(guest, command.agree)
    if command.agree and set(session.persons_in_play) <= session.for_the_end | {guest}:
        return [agreed, table_log.Settled()]
    return [agreed]


# --- seats on the move ----------------------------------------------------------------------------------


def _take(context: CommandContext, command: tables.TakeSeat) -> list[table_log.AnyEntry]:
    key = context.roster.keys.get(digest(command.key))
    place = context.roster.place(key.place) if key and key.until >= context.now else None
    if place is None:
        raise FaultError("no-key", "this key is invalid, expired or already used; ask for a new one")
    gives = place.plan.guest
    moved: list[table_log.AnyEntry] = [table_log.Sat(place.number, context.guest.id, place.plan.name)]
    if len(context.roster.places_of(gives)) == 1 and context.roster.host == gives:
        moved.append(table_log.HostIs(context.guest.id, place.plan.name))  # all of that guest has moved
    return moved


def _vote(context: CommandContext, command: tables.VoteFree) -> list[table_log.AnyEntry]:
    roster, guest = context.roster, context.guest.id
    place = context.place(command.place)
    if context.session is None or context.is_over:
        raise FaultError("not-now", "only during the game")
    if not roster.places_of(guest) or place.plan.guest in ("", guest):
        raise FaultError("not-yours", "only players may vote, and not about their own seat")
    if command.free:
        _need_holding_up(context, context.session, place)
    arose, now = context.session.arose, context.now
    on = place.vote(arose, now)
    lasts = DAY if context.session.clocks.is_by_days else VOTE_LASTS
    voted = table_log.Voted(place.number, guest, command.free, arose, on.until if on else now + lasts)
    after = roster.after([voted]).place(place.number)
    vote = after.vote(arose, now) if after else None
    if vote and len(vote.guests & set(roster.guests)) >= roster.votes_needed(place):
        return [voted, table_log.Freed(place.number, _stand_in(context, place))]
    return [voted]


def _need_holding_up(context: CommandContext, session: GameSession, place: LaidPlace) -> None:
    """Check that the game waits for this place, and its person is not there or has had time to answer. Raises FaultError."""
    seat = context.roster.seat_of(place)
    if (BANK if seat is None else seat) not in session.game.to_act:
        raise FaultError("vote-not-waited", f"the game is not waiting for seat {place.number}")
    left = session.asked_since + HOLDS_UP - context.now
    if place.plan.guest in context.present and left > 0:
        raise FaultError("vote-too-soon", f"seat {place.number} has {left:.0f} s left to answer")


def pass_seat(context: CommandContext, command: tables.PassSeat) -> tuple[DraftChange, tables.SeatKey]:
    """Make a key by which a seat can be taken on another device; only its digest is stored. Raises FaultError."""
    place = context.mine(command.place)
    key, until = secrets.token_urlsafe(24), context.now + KEY_LASTS
    made = table_log.KeyMade(place.number, digest(key), until)
    return DraftChange([made]), tables.SeatKey(id=command.id, key=key, until=until)


def check_rematch(context: CommandContext) -> None:
    """Check that a player asks to play again, and after the game. Raises FaultError."""
    if not context.roster.places_of(context.guest.id):
        raise FaultError("not-yours", "only players may ask for a rematch")
    if not context.is_over:
        raise FaultError("not-now", "only after the game")


# --- talk -----------------------------------------------------------------------------------------------


def _say(context: CommandContext, command: Say) -> list[table_log.AnyEntry]:
    if (command.phrase is None) == (not command.text):
        raise FaultError("malformed", "expected either a phrase or a text")
    text = may_say(context, command.text)
    if command.phrase is None and not text:
        raise FaultError("malformed", "text: expected a visible character")
    moves = context.session.n if context.session else 0
    if command.about > moves:
        raise FaultError("malformed", f"about: expected the number of a move so far, at most {moves}")
    guest = context.guest
    called = next((place.plan.name for place in context.roster.places_of(guest.id)), guest.name)
    return [table_log.Spoke(guest.id, called, command.phrase or "", text, context.now, command.about)]


def may_say(context: CommandContext, text: str) -> str:
    """Return a text as it is shown at this table. Raises FaultError if it may not be said."""
    roster = context.roster
    seated = {*roster.guests, roster.host or ""}
    return roster.chat.check(context.guest.id, text, seated, roster.settings.listed, context.now)


def _set_chat(context: CommandContext, command: SetChat) -> list[table_log.AnyEntry]:
    context.need_host()
    if command.chat == "free" and context.roster.settings.listed:
        raise FaultError("no-chat", "free text is off at tables open to strangers; use a phrase")
    return [table_log.ChatSet(command.chat)]


# --- those who watch ------------------------------------------------------------------------------------


def _set_chances(context: CommandContext, command: SetChances) -> list[table_log.AnyEntry]:
    context.need_host()
    return [table_log.ChancesShown(command.late)]


# --- second thoughts ------------------------------------------------------------------------------------


def _ask_takeback(context: CommandContext, command: AskTakeback) -> DraftChange:
    """Take moves back at once, or ask the others first."""
    session = context.session
    if session is None or context.is_over:
        raise FaultError("not-now", "only during the game")
    seat = next((s for s in session.persons_of(context.guest.id) if seat_id(s) == command.seat), None)
    if seat is None:
        raise FaultError("not-yours", f"you do not play {command.seat}")
    if command.n != session.n:
        raise FaultError("stale", f"the game has {session.n} moves, and you sent {command.n}; read it again")
    back = session.last_of(seat)
    if back is None:
        raise FaultError("not-now", "dice or cards have been drawn since then")
    if not back.others or not session.others_who_play(context.guest.id):
        return drafts.take_back(session, back.moves)
    if session.takeback_asked_at == session.n:
        raise FaultError("not-now", "somebody has already asked to undo")
    lasts = DAY if session.clocks.is_by_days else ANSWER_WITHIN
    return DraftChange([table_log.TakebackAsked(seat, session.n, back.moves, context.now + lasts)])


def _answer_takeback(context: CommandContext, command: AnswerTakeback) -> DraftChange:
    """Take moves back if this guest was the last to agree."""
    session = context.session
    request = session.takeback(context.now) if session else None
    if session is None or request is None:
        raise FaultError("not-now", "nobody has asked to undo a move")
    others = session.others_who_play(session.plans[request.seat].guest)
    if context.guest.id not in others:
        raise FaultError("not-yours", "only the other players may answer")
    answered = table_log.TakebackAnswered(context.guest.id, command.agree)
    waits = [guest for guest in request.waits_for(others) if guest != context.guest.id]
    if waits or not command.agree:
        return DraftChange([answered])
    return drafts.take_back(session, request.moves, [answered])


JUDGES: Final[dict[type[msgspec.Struct], Callable[[CommandContext, Any], list[table_log.AnyEntry]]]] = {
    tables.Sit: _sit,
    tables.StandUp: _stand,
    tables.LeaveForGood: _leave,
    tables.ChangePlace: _change_place,
    tables.AddPlace: _add_place,
    tables.DropPlace: _drop_place,
    tables.SwapPlaces: _swap,
    tables.Propose: _propose,
    tables.SetReady: _ready,
    tables.RemoveGuest: _remove,
    tables.HandOver: _hand,
    tables.GiveUp: _give_up,
    tables.AgreeToEnd: _agree_to_end,
    tables.TakeSeat: _take,
    tables.VoteFree: _vote,
    Say: _say,
    SetChat: _set_chat,
    SetChances: _set_chances,
}
"""All that change no move, but for `PassSeat`, whose answer says more than that it was done."""
