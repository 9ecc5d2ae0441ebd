"""The clients at a table, and what they are shown: the people, the game, the clocks, what is said."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence, Set

import msgspec

from passgo.editions import Edition, EditionError
from passgo.game import seat_id
from passgo.protocol import view
from passgo.protocol.chat import Chat
from passgo.protocol.dice import DiceView
from passgo.protocol.messages import RECENT, GameView, Offers, Options, RefusedGame, SeatOptions, Step
from passgo.protocol.options import FreeActs, banker_options, seat_options
from passgo.protocol.state import StateView
from passgo.protocol.tables import ServerMessage, StandstillView, TableView, Visit
from passgo.protocol.times import NO_TAKEBACK, Times
from passgo.rules.base.state import BANK
from passgo.table.commands import table_views
from passgo.table.commands.presence import Presence
from passgo.table.people.client_session import ClientSession
from passgo.table.people.guests import Guest
from passgo.table.people.replies import encode
from passgo.table.state import table_log
from passgo.table.state.game_session import GameSession
from passgo.table.state.roster import Roster, Vote
from passgo.table.store import PresenceRow

from . import peers
from .delayed_roll import DelayedRoll
from .journal import Change, Journal

SETTLED = 0.2
"""Seconds until everybody is shown who came and went: a reload is no news."""


class Broadcaster:
    """Everybody who has a client at a table."""

    def __init__(self, journal: Journal, clock: Callable[[], float]) -> None:
        """`clock`: seconds since 1970."""
        self._journal = journal
        self._clock = clock
        self._book = self._read_book()
        self._clients: dict[str, list[ClientSession]] = {}
        """By guest."""
        self._state: StateView | None = None
        """The state of the game as all clients have it."""
        self._free_acts = FreeActs()
        self._options_are_due = False
        """Whether something happened since everybody was last shown what they may do."""
        self._elsewhere: dict[str, PresenceRow] = {}
        """The guests who have a client at the table in other processes."""
        self._run_since = 0.0
        """Since when the table has been run without a gap, as far as is known."""
        self._came: dict[str, float] = {}
        self._left: dict[str, float] = {}
        self.together_since = clock()
        """When the first of those with a place came, of those who are there."""
        self._news: asyncio.TimerHandle | None = None
        self._away: set[str] = set()
        """The guests who were last shown as away."""
        self._shown_votes: list[Vote | None] = []
        """The votes to free places, as they were last shown."""
        self._standstill: StandstillView | None = None
        """That the game stands still, as it was last shown."""
        self._times: Times | None = None
        self._takeback = NO_TAKEBACK
        """The request to undo, and in `_times` the clocks, as they were last shown."""

    @property
    def _roster(self) -> Roster:
        return self._journal.roster

    @property
    def _session(self) -> GameSession | None:
        return self._journal.session

    def __bool__(self) -> bool:
        """Return whether anybody is there."""
        return bool(self._clients)

    # --- coming and going ---------------------------------------------------------------------------

    def expect_client(self) -> None:
        """Expect somebody. If none of those with a place was there, nobody's absence counts from before."""
        if not self.presence().is_anybody_of(self._roster.guests):
            self.together_since = self._clock()

    def join(self, client: ClientSession, command: Visit, delayed: DelayedRoll | None) -> None:
        """Show all that there is to a client that has come."""
        assert client.guest
        guest = client.guest.id
        others = [one for one in self.clients_of(guest) if not one.is_detached]
        if not others:
            self._came[guest] = self._clock()
        self._clients[guest] = [*(one for one in others if one is not client), client]
        client.send(encode(self.table_view()))
        session, now = self._session, self._clock()
        if session:
            client.send(encode(self._game_view(client, command.game, command.since)))
            client.send(encode(self._dice_view(session)))
            if delayed:
                client.send(encode(delayed.view(session, self.at_table())))
            client.send(encode(table_views.times_view(session, now)))
            client.send(encode(table_views.takeback_view(session, now)))
        client.send(encode(self._chat()))

    def leave(self, client: ClientSession) -> None:
        """Note that a client has gone, unless another took its place before."""
        guest = client.guest.id if client.guest else ""
        clients = self.clients_of(guest)
        if client in clients:
            clients.remove(client)
            if clients:
                self._clients[guest] = clients
            else:
                del self._clients[guest]
                self._left[guest] = self._clock()

    def shift(self, by: float) -> None:
        """Shift all times: the wall clock was set, or the machine slept, and nobody was away for those seconds."""
        self._left = {guest: left + by for guest, left in self._left.items()}
        self.together_since += by
        self.tell_presence_soon()

    def note_elsewhere(self, others: Sequence[PresenceRow]) -> None:
        """Note who is, or was, at the table in other processes."""
        seated, now = self._roster.guests, self._clock()
        was_anybody, before = self.presence().is_anybody_of(seated), self._elsewhere
        self._elsewhere = {row.guest: row for row in others if not row.gone}
        for row in others:
            if row.gone:
                self._left[row.guest] = max(self._left.get(row.guest, 0.0), row.gone)
        for guest in before.keys() - self.at_table():
            if self._left.get(guest, 0.0) < before[guest].came:  # nobody saw them go: their process died
                self._left[guest] = now
        came = [row.came for row in others if not row.gone and row.guest in seated]
        if came and not was_anybody:
            self.together_since = min(came)
        if before.keys() != self._elsewhere.keys():
            self.tell_presence_soon()

    def run_from(self, since: float) -> None:
        """Note that the table has been run since then without a gap; before, nobody ran it until its process was given up.

        In that time nobody was away: none who waits could have done anything.
        """
        if 0 < self._run_since < since:
            gap = peers.LIVES
            self._left = {guest: min(left + gap, max(left, since)) for guest, left in self._left.items()}
            self.tell_presence_soon()
        self._run_since = max(self._run_since, since)

    def absences(self) -> dict[str, float]:
        """Return when those who are not there left, as far as is known."""
        at_table = self.at_table()
        return {guest: left for guest, left in self._left.items() if guest not in at_table}

    def present(self) -> list[PresenceRow]:
        """Return who has a client here, and since when those with a place are away, wherever they had theirs."""
        there = [
            PresenceRow(guest.id, guest.name, self._came[guest.id], 0.0) for guest in self._connected_guests()
        ]
        names = {place.plan.guest: place.plan.name for place in self._roster.places}
        away = self.absences()
        gone = [
            PresenceRow(guest, name, away[guest], away[guest])
            for guest, name in names.items()
            if guest in away
        ]
        return [*there, *gone]

    def clients_of(self, guest: str) -> list[ClientSession]:
        """Return the clients of a guest."""
        return list(self._clients.get(guest, ()))

    def close(self) -> None:
        """Cancel what is still to be shown: the table is let go."""
        if self._news is not None:
            self._news.cancel()

    # --- what they are shown ------------------------------------------------------------------------

    def at_table(self) -> Set[str]:
        """Return the guests who have a client at the table, in this process or another."""
        guests = self._clients.keys()
        return guests | self._elsewhere.keys() if self._elsewhere else guests

    def _connected_guests(self) -> Iterator[Guest]:
        return (clients[-1].guest for clients in self._clients.values() if clients[-1].guest)

    def show(self, message: ServerMessage) -> None:
        """Send a message to all clients."""
        if self._clients:
            self.pass_on(encode(message))

    def pass_on(self, encoded: bytes) -> None:
        """Send an encoded message to all clients."""
        for client in self.all_clients():
            client.send(encoded)

    def all_clients(self) -> list[ClientSession]:
        """Return every client."""
        return [client for clients in self._clients.values() for client in clients]

    def show_change(self, change: Change) -> None:
        """Show everybody what concerns them of a stored change."""
        session = self._session
        kinds = {type(each) for each in change.logged}
        if table_log.SettingsChanged in kinds:
            self._book = self._read_book()
        if kinds & set(table_log.ABOUT_CHAT):
            self.show(self._chat(sum(isinstance(each, table_log.Spoke) for each in change.logged)))
            if kinds <= set(table_log.ABOUT_CHAT) and not change.entries:  # a character speaks to a move
                return
        if kinds & {table_log.Sat, table_log.PlaceChanged} and self._chat().lines != self._roster.chat.lines:
            self.show(self._chat())  # a spectator who spoke may have another name now
        standstill = table_views.standstill_view(session)
        if (
            kinds & set(table_log.ABOUT_PEOPLE)
            or standstill != self._standstill
            or (session and session.game.is_over and change.entries)
        ):
            self.show(self.table_view())
        self._standstill = standstill
        if session is None:
            return
        if table_log.Begun in kinds:
            for client in self.all_clients():
                client.send(encode(self._game_view(client)))
        if table_log.Begun in kinds or kinds & set(table_log.ABOUT_DICE):
            self.show(self._dice_view(session))
        else:
            self._show_step(session, change, kinds)
        self._options_are_due = True

    def _chat(self, last: int | None = None) -> Chat:
        """Return all lines of the chat, or the `last` of them; no spectator gets the name of a player."""
        roster = self._roster
        lines = roster.chat.lines if last is None else roster.chat.lines[len(roster.chat.lines) - last :]
        called = [msgspec.structs.replace(line, name=roster.called(line.guest, line.name)) for line in lines]
        return Chat(chat=roster.chat_mode, whole=last is None, lines=called)

    def _show_step(self, session: GameSession, change: Change, kinds: set[type[table_log.AnyEntry]]) -> None:
        """Show everybody what was done, and the offers that it made or ended."""
        before = self._state
        self._state = view.state_view(session.game, session.plans, session.entries, before)
        changes = table_views.changes(before, self._state)
        self.show(Step(game=session.id, n=session.n, entries=list(change.entries), changes=changes))
        if kinds & set(table_log.ABOUT_OFFERS):
            ended = session.offers.take_ended()
            self.show(Offers(offers=session.offers.views(session.game), closed=ended))

    def show_options(self) -> None:
        """Show all guests what they may do now, if they do not know yet, beginning with those for whom the game waits.

        That takes longest to find out: show what has happened first, here and elsewhere.
        """
        session = self._session
        if session is None or not self._options_are_due:
            return
        self._options_are_due = False
        waits = set(session.game.to_act)
        guests = [guest for guest in self._roster.guests if guest in self._clients]
        for guest in sorted(guests, key=lambda guest: waits.isdisjoint(session.persons_of(guest))):
            encoded = encode(Options(game=session.id, n=session.n, seats=self._options(session, guest)))
            for client in self.clients_of(guest):
                client.send(encoded)

    def _options(self, session: GameSession, guest: str) -> list[SeatOptions]:
        """Return what a guest may do now: at seats that they play themselves, and as the Banker."""
        if self._roster.phase != "playing" or session.gathers_seeds:
            return []
        options: list[SeatOptions] = []
        for seat in session.persons_of(guest):
            options.append(seat_options(session.game, seat, self._free_acts))
            options[-1].takeback = session.may_take_back(seat)
            options[-1].orders = session.orders.get(seat)
        if BANK in session.game.to_act and self._roster.keeps_bank(guest):
            options.append(banker_options(session.game))
        return options

    def table_view(self) -> TableView:
        """Return the table with its people."""
        code, refused = self._journal.listing.code, self._refused()
        watchers = self._watchers()
        return table_views.table_view(
            code, self._roster, self._session, self._book, self.presence(), watchers, refused
        )

    def _watchers(self) -> list[Guest]:
        """Return those at the table who have no place."""
        elsewhere = {row.guest: Guest(row.guest, "", row.name) for row in self._elsewhere.values()}
        at_table = elsewhere | {guest.id: guest for guest in self._connected_guests()}
        seated = self._roster.guests
        return [guest for name, guest in at_table.items() if name not in seated]

    def presence(self) -> Presence:
        """Return who is there, and since when others are not."""
        return Presence(self.at_table(), self._left, self.together_since, self._clock())

    def _game_view(self, client: ClientSession, game: str = "", since: int = 0) -> GameView:
        session = self._session
        assert session
        known = since if game == session.id and since <= session.n else 0
        options = self._options(session, client.guest.id) if client.guest else []
        found = table_views.game_view(session, options, session.entries[known:][-RECENT:], self._clock())
        self._state = found.state
        return found

    def _dice_view(self, session: GameSession) -> DiceView:
        return session.handshake.view(self.waits_for_seeds(session))

    def waits_for_seeds(self, session: GameSession) -> set[str]:
        """Return the seats whose browser must do something before the first roll."""
        at_table = {seat_id(seat) for guest in self.at_table() for seat in session.persons_of(guest)}
        return session.handshake.waits(at_table, {seat_id(seat) for seat in session.persons})

    def _refused(self) -> RefusedGame | None:
        """Return the game if today's rules refuse to continue it."""
        journal = self._journal
        failure = journal.failure
        if failure is None:
            return None
        return RefusedGame(
            game=journal.row.id,
            at=journal.row.at,
            moves=journal.moves,
            n=failure.n,
            move=failure.move,
            reason=view.reason_view(failure.refusal),
        )

    def _read_book(self) -> Edition | None:
        try:
            return self._roster.settings.book()
        except (EditionError, LookupError):
            return None

    # --- what comes with time -----------------------------------------------------------------------

    def tell_presence_soon(self) -> None:
        """Show everybody in a moment that somebody came or went."""
        if self._news is None and self._clients:
            self._news = asyncio.get_running_loop().call_later(SETTLED, self._tell_presence)

    def _tell_presence(self) -> None:
        self._news = None
        self.show(self.table_view())

    def _votes(self) -> list[Vote | None]:
        """Return the votes that are on, by place."""
        session, now = self._session, self._clock()
        return [place.vote(session.arose, now) for place in self._roster.places] if session else []

    def tell_of_time(self) -> None:
        """Show everybody what time has changed: who is away, whose clock runs, which request has ended."""
        presence = self.presence()
        away = {guest for guest in self._roster.guests if presence.is_away(guest)}
        votes = self._votes()
        if away != self._away or votes != self._shown_votes:
            self._away, self._shown_votes = away, votes
            self.show(self.table_view())
        if self._session is None:
            return
        now = self._clock()
        times = table_views.times_view(self._session, now)
        if self._times is None or msgspec.structs.replace(self._times, now=now) != times:
            self.show(times)
        self._times = times
        takeback = table_views.takeback_view(self._session, now)
        if takeback != self._takeback:
            self.show(takeback)
        self._takeback = takeback
