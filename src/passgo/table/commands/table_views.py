"""A table as clients and lists are shown it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from passgo.editions import Edition
from passgo.game import Game, seat_id
from passgo.protocol import view
from passgo.protocol.circles import CircleBrief
from passgo.protocol.messages import Entry, GameView, RefusedGame, SeatOptions
from passgo.protocol.reviews import SeatPart
from passgo.protocol.state import StateView
from passgo.protocol.tables import (
    MyTable,
    Phase,
    PlaceView,
    StandstillView,
    TableBrief,
    TableLists,
    TableView,
    VoteView,
    WatcherView,
)
from passgo.protocol.times import NO_TAKEBACK, SeatBank, SeatTime, TakebackView, Times
from passgo.rules.base.state import BANK
from passgo.table.people.guests import Guest
from passgo.table.state.game_session import GameSession
from passgo.table.state.results import FinishedBrief, SeatResult, results_of
from passgo.table.state.roster import LaidPlace, Roster
from passgo.table.store import Listing, Sitter

from .presence import Presence

IN_PARTS: Final = {"seats", "deeds"}
"""Lists of a state of which only the changed parts are sent."""

WATCHERS_SHOWN: Final = 20
"""Maximum number of spectators shown by name."""

write: Final = msgspec.json.Encoder().encode
read_brief: Final = msgspec.json.Decoder[TableBrief](TableBrief).decode
_read_finished: Final = msgspec.json.Decoder[FinishedBrief](FinishedBrief).decode


def phase_of(roster: Roster, game: Game | None) -> Phase:
    """Return how far a table has come."""
    return "over" if roster.phase == "playing" and game is not None and game.is_over else roster.phase


def table_view(
    code: str,
    roster: Roster,
    session: GameSession | None,
    book: Edition | None,
    presence: Presence,
    watchers: Sequence[Guest],
    refused: RefusedGame | None,
) -> TableView:
    """Return the people at a table and what they agree on. `book`: None if it cannot be read any more."""
    return TableView(
        code=code,
        phase=phase_of(roster, session.game if session else None),
        terms=roster.settings.terms(),
        terms_before=roster.terms_before,
        title=roster.settings.title,
        host=roster.host or "",
        host_name=roster.host_name,
        places=[_place_view(roster, session, place, presence) for place in roster.places],
        watchers=[
            WatcherView(guest=one.id, name=roster.called(one.id, one.name))
            for one in watchers[:WATCHERS_SHOWN]
        ],
        watcher_count=len(watchers),
        least=book.tables.min_players if book else 0,
        most=book.tables.max_players if book else 0,
        may_begin=roster.may_begin,
        refused=refused,
        chances_late=roster.chances_late,
        rematch=roster.rematch,
        standstill=standstill_view(session),
        circle=roster.circle,
    )


def standstill_view(session: GameSession | None) -> StandstillView | None:
    """Return that a game stands still, and who wants it to end."""
    if session is None or session.standstill is None:
        return None
    playing = session.persons_in_play
    return StandstillView(
        rounds=session.standstill,
        agreed=[guest for guest in playing if guest in session.for_the_end],
        waits_for=[guest for guest in playing if guest not in session.for_the_end],
    )


def _place_view(
    roster: Roster, session: GameSession | None, place: LaidPlace, presence: Presence
) -> PlaceView:
    plan = place.plan
    bot = plan.kind == "bot"
    away = not bot and presence.is_away(plan.guest)
    return PlaceView(
        place=place.number,
        seat=roster.seat_name(place),
        kind=plan.kind,
        name=plan.name,
        token=plan.token,
        bot=plan.bot,
        guest=plan.guest,
        ready=plan.kind == "bot" or (bool(plan.guest) and plan.guest in roster.ready),
        presence="gone" if not bot and not plan.guest else "away" if away else "here",
        seen=0.0 if bot or not plan.guest else presence.left(plan.guest),
        sits_in_at=presence.sits_in_at(roster, session, place),
        vote=_vote_view(roster, session, place, presence.now) if session else None,
    )


def _vote_view(roster: Roster, session: GameSession, place: LaidPlace, now: float) -> VoteView | None:
    vote = place.vote(session.arose, now)
    if vote is None:
        return None
    return VoteView(
        guests=sorted(vote.guests),
        needed=roster.votes_needed(place),
        since=session.asked_since,
        until=vote.until,
    )


def game_view(
    session: GameSession, options: list[SeatOptions], entries: Sequence[Entry], now: float
) -> GameView:
    """Return the game of a table; `entries` are those of its record that the client does not know."""
    return GameView(
        game=session.id,
        edition=session.key,
        n=session.n,
        entries=list(entries),
        state=view.state_view(session.game, session.plans, session.entries),
        options=options,
        offers=session.offers.views(session.game),
        pace=session.pace,
        house=session.house,
        real_board=session.game.real_board,
        own=session.own,
        banker=session.banker,
        clock=session.clock(now),
        advice=session.advice,
    )


def times_view(session: GameSession, now: float) -> Times:
    """Return the clocks of a game."""
    clocks, state = session.clocks, session.game.state
    came, falls = clocks.hammer or (0.0, 0.0)
    return Times(
        game=session.id,
        now=now,
        asked=[
            SeatTime(seat=seat_id(each.seat), free_until=each.free_until, until=each.until)
            for each in clocks.deadlines()
            if not (session.game.is_over or state.out[each.seat])
        ],
        banks=[
            SeatBank(seat=seat_id(seat), left=clocks.bank(seat))
            for seat in range(len(session.plans))
            if not state.out[seat]
        ]
        if clocks.has_banks
        else [],
        hammer_from=came,
        hammer_until=falls,
    )


def takeback_view(session: GameSession, now: float) -> TakebackView:
    """Return the request to undo moves, if there is one."""
    request = session.takeback(now)
    if request is None:
        return NO_TAKEBACK
    others = session.others_who_play(session.plans[request.seat].guest)
    return TakebackView(
        seat=seat_id(request.seat),
        moves=request.moves,
        undoes=[place + 1 for place in session.game.in_effect[-request.moves :]],
        waits_for=request.waits_for(others),
        until=request.until,
    )


def changes(before: StateView | None, now: StateView) -> dict[str, Any]:
    """Return the fields of the state now that clients with the state before lack."""
    fields = {name: getattr(now, name) for name in now.__struct_fields__}
    if before is None:
        return fields
    changed = {name: value for name, value in fields.items() if value != getattr(before, name)}
    for name in IN_PARTS & changed.keys():
        parts = zip(getattr(before, name), changed[name], strict=True)
        changed[name] = [part for old, part in parts if part != old]
    return changed


# --- lists ----------------------------------------------------------------------------------------------


def listing_of(code: str, roster: Roster, game: Game | None, timed: bool, at: float) -> Listing:
    """Return the entry of a table in the lists. `timed`: a bell is still to ring in its game."""
    plans = roster.plans
    phase = phase_of(roster, game)
    waits = [seat for seat in game.to_act if seat < len(plans)] if game and phase == "playing" else []
    persons = {plans[seat].guest for seat in waits if plans[seat].is_played_by_a_person}
    if game and phase == "playing" and BANK in game.to_act:
        persons |= {place.plan.guest for place in roster.places if place.plan.kind == "banker"}
    settings = roster.settings
    brief = TableBrief(
        code=code,
        phase=phase,
        edition=settings.edition,
        title=settings.title,
        host_name=roster.host_name,
        seats=roster.briefs,
        house=len(settings.house),
        minutes=settings.minutes,
        clock=settings.clock,
        turn_no=game.state.turn_no if game else 0,
        awaits=game.awaits.kind if waits and game else "",
        waits_for=[plans[seat].name for seat in waits],
        at=0.0,  # the listing says it
        game=roster.id,
        circle=roster.circle,
    )
    if game and phase == "over" and not settings.start:
        brief = with_results(brief, results_of(game, plans, reviewed_parts(roster, game)))
    bots = any(not plans[seat].is_played_by_a_person for seat in waits)
    guests = list(dict.fromkeys([*roster.guests, roster.host or ""]))
    return Listing(
        code=code,
        phase=phase,
        listed=settings.listed,
        runs=phase == "playing" and (bots or timed or settings.clock.days > 0),
        at=at,
        brief=write(brief).decode(),
        sitters=tuple(Sitter(guest, guest == roster.host, guest in persons) for guest in guests if guest),
    )


def reviewed_parts(roster: Roster, game: Game) -> Sequence[SeatPart]:
    """Return what a review says of each seat; nothing if there is none of the game as it is now."""
    return roster.reviewed.seats if roster.reviewed.n == len(game.moves) else []


def with_results(brief: TableBrief, results: list[SeatResult]) -> FinishedBrief:
    """Return the brief of a table whose game is over, with how it went."""
    return FinishedBrief(**msgspec.structs.asdict(brief), results=results)


def finished_brief(listing: Listing) -> FinishedBrief | None:
    """Return the brief of a game that is over, with how it went; None if the listing does not say that."""
    if listing.phase != "over" or '"results":' not in listing.brief:
        return None
    return _read_finished(listing.brief)


def circle_of(listing: Listing) -> str:
    """Return the circle whose table it is; empty for any other."""
    return read_brief(listing.brief).circle if listing.brief else ""


def says_the_same(one: Listing, other: Listing) -> bool:
    """Return whether two listings differ in nothing but when they were made."""
    return one._replace(at=other.at) == other


def _brief_of(listing: Listing) -> TableBrief:
    return msgspec.structs.replace(read_brief(listing.brief), at=listing.at)


def tables_view(
    guest: str, mine: Sequence[Listing], opened: Sequence[Listing], circles: Sequence[CircleBrief]
) -> TableLists:
    """Return the lists as a guest sees them: of circles that they have left, nothing."""
    seen = {"", *(one.circle for one in circles)}
    tables = [(listing, _brief_of(listing)) for listing in mine if listing.brief]
    return TableLists(
        mine=[
            MyTable(
                table=table,
                waits_for_me=any(one.waits for one in listing.sitters if one.guest == guest),
                host=any(one.host for one in listing.sitters if one.guest == guest),
            )
            for listing, table in tables
            if table.circle in seen
        ],
        open=[_brief_of(listing) for listing in opened if listing.brief],
        circles=list(circles),
    )
