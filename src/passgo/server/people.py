"""What guests ask about a table, beside the moves: who may ask it, and what is then said and stored.

A new kind of command has a Struct in `protocol.tables`, a function here that judges it and gives what is to
be said, and its line in `JUDGES`; what is said has a Struct in `talk`, and its effect in `Seating.note` or
`Sitting.note`.
"""

from __future__ import annotations

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

from . import names, talk
from .agreement import BadStartError, agree, check_places, plan_of
from .guests import Guest, digest
from .presence import PLAYS_ON, coming_back
from .replies import FaultError
from .seating import LaidPlace, Seating
from .sitting import Sitting
from .takeback import ANSWER_WITHIN

HOLDS_UP: Final = 60.0
"""Seconds that a game waits for an answer of somebody who is there, before others can vote to free the place."""


class Asked(NamedTuple):
    """Who asks, and how things stand."""

    guest: Guest
    seating: Seating
    sitting: Sitting | None
    present: Collection[str]
    """The guests who have a screen at the table."""
    now: float
    find_bot: Callable[[str], Bot]
    free_code: str = ""
    """That no table has, where one is needed."""

    @property
    def is_over(self) -> bool:
        """Whether nothing is played any more."""
        return self.seating.phase == "given-up" or (self.sitting is not None and self.sitting.game.is_over)

    def need_host(self) -> None:
        """Only the host may ask this. Raises FaultError."""
        if self.seating.host != self.guest.id:
            raise FaultError("not-host", "only the host of the table may do this")

    def need_before(self) -> None:
        """It can only be asked before the game. Raises FaultError."""
        if self.seating.phase != "gathering":
            raise FaultError("not-now", "only before the game")

    def place(self, number: int) -> LaidPlace:
        """The place of this number. Raises FaultError."""
        place = self.seating.place(number)
        if place is None:
            raise FaultError("not-now", f"place: there is no seat {number}")
        return place

    def mine(self, number: int) -> LaidPlace:
        """A place of the asker's. Raises FaultError."""
        place = self.place(number)
        if place.plan.guest != self.guest.id:
            raise FaultError("not-yours", f"seat {number} is not yours")
        return place

    def check(self, said: Sequence[talk.Talk]) -> list[talk.Talk]:
        """That the places are in order afterwards. Raises FaultError, IllegalSetup."""
        try:
            check_places([place.plan for place in self.seating.after(said).places])
        except BadStartError as error:
            raise FaultError("bad-start", str(error)) from error
        return list(said)


def judge(asked: Asked, command: tables.TableCommand) -> list[talk.Talk]:
    """What is to be said for a command. Raises FaultError, IllegalSetup; then nothing is."""
    return JUDGES[type(command)](asked, command)


def on_arrival(asked: Asked) -> list[talk.Talk]:
    """What is to be said when a guest comes: a table without a host may have one again.

    One from the time when a server had a single table is nobody's: it belongs to the first who comes on its machine.
    """
    seating, guest = asked.seating, asked.guest
    if seating.host is None:
        persons = [place for place in seating.places if place.is_free]
        mine = [talk.Sat(place.number, guest.id, place.plan.name) for place in persons]
        return [talk.HostIs(guest.id, guest.name), *mine]
    places = seating.places_of(guest.id)
    back = coming_back(seating, guest.id)
    if seating.host == "" and places and not asked.is_over:
        return [talk.HostIs(guest.id, places[0].plan.name), *back]
    return back


# --- taking and leaving a place -------------------------------------------------------------------------


def _sit(asked: Asked, command: tables.Sit) -> list[talk.Talk]:
    place = asked.place(command.place)
    if asked.is_over:
        raise FaultError("not-now", "the game is over")
    if not place.is_free:
        raise FaultError("taken", f"seat {place.number} is taken")
    called = clean_name(command.name or asked.guest.name)
    return asked.check([talk.Sat(place.number, asked.guest.id, called)])


def clean_name(name: str) -> str:
    """A name in its one spelling. Raises FaultError."""
    try:
        return names.clean(name)
    except names.BadNameError as error:
        raise FaultError("bad-start", str(error)) from error


def _stand(asked: Asked, command: tables.StandUp) -> list[talk.Talk]:
    asked.need_before()
    return [talk.Freed(asked.mine(command.place).number)]


def _leave(asked: Asked, _: tables.LeaveForGood) -> list[talk.Talk]:
    if asked.is_over:
        raise FaultError("not-now", "the game is over")
    return [*_freed(asked, asked.guest.id), *_next_host(asked, asked.guest.id)]


def _freed(asked: Asked, guest: str) -> list[talk.Talk]:
    """Every place of a guest is free; in a game a bot plays it."""
    return [talk.Freed(place.number, _stand_in(asked, place)) for place in asked.seating.places_of(guest)]


def _stand_in(asked: Asked, place: LaidPlace) -> str:
    """Who plays a place that is freed: nobody before the game, and no bot keeps a bank."""
    return PLAYS_ON if asked.seating.phase == "playing" and place.plan.kind == "person" else ""


def _next_host(asked: Asked, leaves: str) -> list[talk.Talk]:
    """The host leaves: another who has a place is it, one who is there before all."""
    if asked.seating.host != leaves:
        return []
    others = [place.plan for place in asked.seating.places if place.plan.guest not in ("", leaves)]
    if not others:
        end = [talk.GivenUp()] if asked.seating.phase == "gathering" else []
        return [talk.HostIs("", ""), *end]
    chosen = next((plan for plan in others if plan.guest in asked.present), others[0])
    return [talk.HostIs(chosen.guest, chosen.name)]


# --- how a place looks, and which there are -------------------------------------------------------------


def _change_place(asked: Asked, command: tables.ChangePlace) -> list[talk.Talk]:
    if command.token or asked.is_over:
        asked.need_before()
    place = asked.place(command.place)
    if place.plan.kind == "bot":
        asked.need_host()
        asked.need_before()
    else:
        asked.mine(command.place)
    plan = place.plan
    called = clean_name(command.name) if command.name else plan.name
    changed = talk.PlaceChanged(place.number, called, command.token or plan.token)
    return asked.check([changed])


def _add_place(asked: Asked, command: tables.AddPlace) -> list[talk.Talk]:
    asked.need_host()
    asked.need_before()
    _need_room(asked)
    if len(asked.seating.places) >= tables.MOST_PLACES:
        raise FaultError("bad-start", f"places: expected at most {tables.MOST_PLACES}")
    try:
        plan = plan_of(command.new, asked.guest.id, asked.guest.name)
        if plan.kind == "bot":
            asked.find_bot(plan.bot)
    except (BadStartError, LookupError) as error:
        raise FaultError("bad-start", str(error)) from error
    return asked.check([talk.PlaceAdded(plan)])


def _drop_place(asked: Asked, command: tables.DropPlace) -> list[talk.Talk]:
    asked.need_host()
    asked.need_before()
    _need_room(asked)
    if len(asked.seating.places) == 1:
        raise FaultError("bad-start", "places: expected at least one")
    return [talk.PlaceDropped(asked.place(command.place).number)]


def _need_room(asked: Asked) -> None:
    """Raises FaultError where a position is played on: it says how many play."""
    if asked.seating.agreement.start:
        raise FaultError("bad-start", "places: expected as many as there are players in this game")


def _swap(asked: Asked, command: tables.SwapPlaces) -> list[talk.Talk]:
    asked.need_host()
    asked.need_before()
    return [talk.PlacesSwapped(asked.place(command.place).number, asked.place(command.other).number)]


# --- what is agreed, and who is ready -------------------------------------------------------------------


def _propose(asked: Asked, command: tables.Propose) -> list[talk.Talk]:
    asked.need_host()
    asked.need_before()
    try:
        before = asked.seating.agreement
        own = before.own if command.terms.edition == before.edition else []
        return [talk.Agreed(agree(command.terms, [], before.start, own))]
    except (BadStartError, EditionError, LookupError) as error:
        raise FaultError("bad-start", str(error)) from error


def _ready(asked: Asked, command: tables.SetReady) -> list[talk.Talk]:
    asked.need_before()
    if not asked.seating.places_of(asked.guest.id):
        raise FaultError("not-yours", "you have no seat at this table")
    return [talk.Readied(asked.guest.id, command.ready)]


def _begin(asked: Asked, _: tables.Begin) -> list[talk.Talk]:
    asked.need_host()
    asked.need_before()
    if not asked.seating.may_begin:
        raise FaultError("not-now", "every seat must be taken, and everybody must be ready")
    return [talk.Begun()]


# --- the host -------------------------------------------------------------------------------------------


def _remove(asked: Asked, command: tables.RemoveGuest) -> list[talk.Talk]:
    asked.need_host()
    if command.guest == asked.guest.id:
        raise FaultError("not-yours", "guest: you cannot remove yourself; use `leave_for_good` instead")
    return [*_freed(asked, command.guest), talk.Barred(command.guest, asked.free_code)]


def _hand(asked: Asked, command: tables.HandOver) -> list[talk.Talk]:
    asked.need_host()
    places = asked.seating.places_of(command.guest)
    if not places:
        raise FaultError("not-yours", "guest: only a guest with a seat can be host")
    return [talk.HostIs(command.guest, places[0].plan.name)]


def _give_up(asked: Asked, _: tables.GiveUp) -> list[talk.Talk]:
    asked.need_host()
    if asked.is_over:
        raise FaultError("not-now", "the game is over")
    return [talk.GivenUp()]


# --- seats on the move ----------------------------------------------------------------------------------


def _take(asked: Asked, command: tables.TakeSeat) -> list[talk.Talk]:
    key = asked.seating.keys.get(digest(command.key))
    place = asked.seating.place(key.place) if key and key.until >= asked.now else None
    if place is None:
        raise FaultError("no-key", "this key is invalid, expired or already used; ask for a new one")
    gives = place.plan.guest
    moved: list[talk.Talk] = [talk.Sat(place.number, asked.guest.id, place.plan.name)]
    if len(asked.seating.places_of(gives)) == 1 and asked.seating.host == gives:
        moved.append(talk.HostIs(asked.guest.id, place.plan.name))  # the whole of him has moved
    return moved


def _vote(asked: Asked, command: tables.VoteFree) -> list[talk.Talk]:
    seating, guest = asked.seating, asked.guest.id
    place = asked.place(command.place)
    if asked.sitting is None or asked.is_over:
        raise FaultError("not-now", "only during the game")
    if not seating.places_of(guest) or place.plan.guest in ("", guest):
        raise FaultError("not-yours", "only players may vote, and not about their own seat")
    if command.free:
        _need_holding_up(asked, asked.sitting, place)
    voted = talk.Voted(place.number, guest, command.free)
    voters = set(seating.guests) - {place.plan.guest}
    votes = seating.after([voted]).place(place.number)
    if votes and 2 * len(votes.votes & voters) > len(voters):
        return [voted, talk.Freed(place.number, _stand_in(asked, place))]
    return [voted]


def _need_holding_up(asked: Asked, sitting: Sitting, place: LaidPlace) -> None:
    """The game waits for this place, whose person is not there or has had time to answer. Raises FaultError."""
    seat = asked.seating.seat_of(place)
    if (BANK if seat is None else seat) not in sitting.game.to_act:
        raise FaultError("vote-not-waited", f"the game is not waiting for seat {place.number}")
    left = sitting.asked_since + HOLDS_UP - asked.now
    if place.plan.guest in asked.present and left > 0:
        raise FaultError("vote-too-soon", f"seat {place.number} has {left:.0f} s left to answer")


# --- talk -----------------------------------------------------------------------------------------------


def _say(asked: Asked, command: Say) -> list[talk.Talk]:
    if (command.phrase is None) == (not command.text):
        raise FaultError("malformed", "expected either a phrase or a text")
    text = may_say(asked, command.text)
    if command.phrase is None and not text:
        raise FaultError("malformed", "text: expected a visible character")
    guest = asked.guest
    called = next((place.plan.name for place in asked.seating.places_of(guest.id)), guest.name)
    return [talk.Spoke(guest.id, called, command.phrase or "", text, asked.now)]


def may_say(asked: Asked, text: str) -> str:
    """A text as it is said at this table. Raises FaultError where it may not be."""
    seating = asked.seating
    seated = {*seating.guests, seating.host or ""}
    return seating.chat.check(asked.guest.id, text, seated, seating.agreement.listed, asked.now)


def _set_chat(asked: Asked, command: SetChat) -> list[talk.Talk]:
    asked.need_host()
    if command.chat == "free" and asked.seating.agreement.listed:
        raise FaultError("no-chat", "free text is off at tables open to strangers; use a phrase")
    return [talk.ChatSet(command.chat)]


# --- those who watch ------------------------------------------------------------------------------------


def _set_chances(asked: Asked, command: SetChances) -> list[talk.Talk]:
    asked.need_host()
    return [talk.ChancesShown(command.late)]


# --- second thoughts ------------------------------------------------------------------------------------


def ask_takeback(asked: Asked, command: AskTakeback) -> tuple[int, list[talk.Talk]]:
    """How many moves are taken back at once; 0 where the others are asked first. Raises FaultError."""
    sitting = asked.sitting
    if sitting is None or asked.is_over:
        raise FaultError("not-now", "only during the game")
    seat = next((s for s in sitting.persons_of(asked.guest.id) if seat_id(s) == command.seat), None)
    if seat is None:
        raise FaultError("not-yours", f"you do not play {command.seat}")
    if command.n != sitting.n:
        raise FaultError("stale", f"the game has {sitting.n} moves, and you sent {command.n}; read it again")
    back = sitting.last_of(seat)
    if back is None:
        raise FaultError("not-now", "dice or cards have been drawn since then")
    if not back.others or not sitting.others_who_play(asked.guest.id):
        return back.moves, []
    if sitting.takeback_asked_at == sitting.n:
        raise FaultError("not-now", "somebody has already asked to undo")
    return 0, [talk.TakebackAsked(seat, sitting.n, back.moves, asked.now + ANSWER_WITHIN)]


def answer_takeback(asked: Asked, command: AnswerTakeback) -> tuple[int, list[talk.Talk]]:
    """How many moves are taken back, now that this guest has answered; 0 for none yet. Raises FaultError."""
    sitting = asked.sitting
    request = sitting.takeback(asked.now) if sitting else None
    if sitting is None or request is None:
        raise FaultError("not-now", "nobody has asked to undo a move")
    others = sitting.others_who_play(sitting.plans[request.seat].guest)
    if asked.guest.id not in others:
        raise FaultError("not-yours", "only the other players may answer")
    said = talk.TakebackAnswered(asked.guest.id, command.agree)
    waits = [guest for guest in request.waits_for(others) if guest != asked.guest.id]
    return 0 if waits or not command.agree else request.moves, [said]


JUDGES: Final[dict[type[msgspec.Struct], Callable[[Asked, Any], list[talk.Talk]]]] = {
    tables.Sit: _sit,
    tables.StandUp: _stand,
    tables.LeaveForGood: _leave,
    tables.ChangePlace: _change_place,
    tables.AddPlace: _add_place,
    tables.DropPlace: _drop_place,
    tables.SwapPlaces: _swap,
    tables.Propose: _propose,
    tables.SetReady: _ready,
    tables.Begin: _begin,
    tables.RemoveGuest: _remove,
    tables.HandOver: _hand,
    tables.GiveUp: _give_up,
    tables.TakeSeat: _take,
    tables.VoteFree: _vote,
    Say: _say,
    SetChat: _set_chat,
    SetChances: _set_chances,
}
"""All but `PassSeat`, whose answer is more than that it was done, and taking back, which is a move."""
