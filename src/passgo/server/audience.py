"""The screens at a table, and what they are shown: the people, the game, the clocks, what is said."""

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
from passgo.protocol.tables import ServerMessage, TableView, Visit
from passgo.protocol.times import NO_TAKEBACK, Times
from passgo.rules.base.state import BANK

from . import shown, talk
from .guests import Guest
from .presence import Presence
from .recorder import Change, Recorder
from .replies import encode
from .screen import Screen
from .seating import Seating
from .sitting import Sitting
from .store import PresenceRow, processes
from .waiting import WaitingThrow

SETTLED = 0.2
"""Seconds until all are told who came and went: a reload is no news."""


class Audience:
    """Everybody who has a screen at a table."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """`clock`: seconds since 1970. It sees what `attend` gives it."""
        self._clock = clock
        self._screens: dict[str, list[Screen]] = {}
        """By guest."""
        self._state: StateView | None = None
        """The state of the game as all screens have it."""
        self._free_acts = FreeActs()
        self._options_are_due = False
        """Whether something happened since all were told what they may do."""
        self._elsewhere: dict[str, PresenceRow] = {}
        """The guests who have a screen at the table in other processes."""
        self._run_since = 0.0
        """Since when the table has been run without a gap, as far as is known."""
        self._came: dict[str, float] = {}
        self._left: dict[str, float] = {}
        self.together_since = clock()
        """When the first of those with a place came, of those who are there."""
        self._news: asyncio.TimerHandle | None = None
        self._away: set[str] = set()
        """Of whom all were told that they are away."""
        self._times: Times | None = None
        self._takeback = NO_TAKEBACK
        """What all were told last of the clocks, and of a wish to take back."""

    def attend(self, recorder: Recorder) -> None:
        """It is this table that they see."""
        self._recorder = recorder
        self._book = self._read_book()

    @property
    def _seating(self) -> Seating:
        return self._recorder.seating

    @property
    def _sitting(self) -> Sitting | None:
        return self._recorder.sitting

    def __bool__(self) -> bool:
        """Whether anybody is there."""
        return bool(self._screens)

    # --- coming and going ---------------------------------------------------------------------------

    def meet(self) -> None:
        """Somebody is about to come. If none of those with a place was there, nobody's absence counts from before."""
        if not self.presence().is_anybody_of(self._seating.guests):
            self.together_since = self._clock()

    def join(self, screen: Screen, command: Visit, waiting: WaitingThrow | None) -> None:
        """A screen has come: it is shown all that there is."""
        assert screen.guest
        guest = screen.guest.id
        others = [one for one in self.screens_of(guest) if not one.is_deaf]
        if not others:
            self._came[guest] = self._clock()
        self._screens[guest] = [*(one for one in others if one is not screen), screen]
        screen.send(encode(self.table_view()))
        sitting, now = self._sitting, self._clock()
        if sitting:
            screen.send(encode(self._game_view(screen, command.game, command.since)))
            screen.send(encode(self._dice_view(sitting)))
            if waiting:
                screen.send(encode(waiting.view(sitting, self.at_table())))
            screen.send(encode(shown.times_view(sitting, now)))
            screen.send(encode(shown.takeback_view(sitting, now)))
        screen.send(encode(self._chat()))

    def leave(self, screen: Screen) -> None:
        """A screen has gone, unless another took its place before."""
        guest = screen.guest.id if screen.guest else ""
        screens = self.screens_of(guest)
        if screen in screens:
            screens.remove(screen)
            if screens:
                self._screens[guest] = screens
            else:
                del self._screens[guest]
                self._left[guest] = self._clock()

    def shift(self, by: float) -> None:
        """The clock on the wall was set, or the machine slept: nobody was away for so many seconds more."""
        self._left = {guest: left + by for guest, left in self._left.items()}
        self.together_since += by
        self.tell_presence_soon()

    def see(self, others: Sequence[PresenceRow]) -> None:
        """These are, or were, at the table in other processes."""
        seated, now = self._seating.guests, self._clock()
        was_anybody, before = self.presence().is_anybody_of(seated), self._elsewhere
        self._elsewhere = {row.guest: row for row in others if not row.gone}
        for row in others:
            if row.gone:
                self._left[row.guest] = max(self._left.get(row.guest, 0.0), row.gone)
        for guest in before.keys() - self.at_table():
            if self._left.get(guest, 0.0) < before[guest].came:  # none has seen him go: his process died
                self._left[guest] = now
        came = [row.came for row in others if not row.gone and row.guest in seated]
        if came and not was_anybody:
            self.together_since = min(came)
        if before.keys() != self._elsewhere.keys():
            self.tell_presence_soon()

    def run_from(self, since: float) -> None:
        """The table has been run since then without a gap. Before, nobody did as long as none took its process for dead.

        In that time nobody was away: none who waits could have done anything.
        """
        if 0 < self._run_since < since:
            gap = processes.LIVES
            self._left = {guest: min(left + gap, max(left, since)) for guest, left in self._left.items()}
            self.tell_presence_soon()
        self._run_since = max(self._run_since, since)

    def absences(self) -> dict[str, float]:
        """When those left, as far as is known, who are not there."""
        at_table = self.at_table()
        return {guest: left for guest, left in self._left.items() if guest not in at_table}

    def present(self) -> list[PresenceRow]:
        """Who has a screen here, and since when those with a place are away, wherever they had theirs."""
        there = [PresenceRow(guest.id, guest.name, self._came[guest.id], 0.0) for guest in self._at_screens()]
        names = {place.plan.guest: place.plan.name for place in self._seating.places}
        away = self.absences()
        gone = [
            PresenceRow(guest, name, away[guest], away[guest])
            for guest, name in names.items()
            if guest in away
        ]
        return [*there, *gone]

    def screens_of(self, guest: str) -> list[Screen]:
        """The screens of a guest."""
        return list(self._screens.get(guest, ()))

    def close(self) -> None:
        """The table is let go."""
        if self._news is not None:
            self._news.cancel()

    # --- what they are shown ------------------------------------------------------------------------

    def at_table(self) -> Set[str]:
        """The guests who have a screen at the table, in this process or another."""
        guests = self._screens.keys()
        return guests | self._elsewhere.keys() if self._elsewhere else guests

    def _at_screens(self) -> Iterator[Guest]:
        return (screens[-1].guest for screens in self._screens.values() if screens[-1].guest)

    def show(self, message: ServerMessage) -> None:
        """All are told something."""
        if self._screens:
            self.pass_on(encode(message))

    def pass_on(self, encoded: bytes) -> None:
        """All are sent a message as it is."""
        for screen in self.all_screens():
            screen.send(encoded)

    def all_screens(self) -> list[Screen]:
        """Every screen."""
        return [screen for screens in self._screens.values() for screen in screens]

    def show_change(self, change: Change) -> None:
        """Something was stored: everybody is shown what concerns him."""
        sitting = self._sitting
        kinds = {type(each) for each in change.said}
        if talk.Agreed in kinds:
            self._book = self._read_book()
        if kinds & set(talk.ABOUT_CHAT):
            self.show(self._chat(sum(isinstance(each, talk.Spoke) for each in change.said)))
            if kinds <= set(talk.ABOUT_CHAT):
                return
        if kinds & {talk.Sat, talk.PlaceChanged} and self._chat().lines != self._seating.chat.lines:
            self.show(self._chat())  # who said something before and only watches may be called otherwise now
        if kinds & set(talk.ABOUT_PEOPLE) or (sitting and sitting.game.is_over and change.entries):
            self.show(self.table_view())
        if sitting is None:
            return
        if talk.Begun in kinds:
            for screen in self.all_screens():
                screen.send(encode(self._game_view(screen)))
        if talk.Begun in kinds or kinds & set(talk.ABOUT_DICE):
            self.show(self._dice_view(sitting))
        else:
            self._show_step(sitting, change, kinds)
        self._options_are_due = True

    def _chat(self, last: int | None = None) -> Chat:
        """What was said, or only so many of the last lines; nobody who watches is called as somebody who plays."""
        seating = self._seating
        lines = seating.chat.lines if last is None else seating.chat.lines[len(seating.chat.lines) - last :]
        called = [msgspec.structs.replace(line, name=seating.called(line.guest, line.name)) for line in lines]
        return Chat(chat=seating.chat_mode, whole=last is None, lines=called)

    def _show_step(self, sitting: Sitting, change: Change, kinds: set[type[talk.Talk]]) -> None:
        """Everybody is shown what was done, and the offers that it made or ended."""
        before = self._state
        self._state = view.state_view(sitting.game, sitting.plans, sitting.entries, before)
        changes = shown.changes(before, self._state)
        self.show(Step(game=sitting.id, n=sitting.n, entries=list(change.entries), changes=changes))
        if kinds & set(talk.ABOUT_OFFERS):
            ended = sitting.offers.take_ended()
            self.show(Offers(offers=sitting.offers.views(sitting.game), closed=ended))

    def show_options(self) -> None:
        """Everybody is told what he may do now, first those for whom the game waits, if he has not been told yet.

        That takes longest to find out: all are told first what has happened, here and elsewhere.
        """
        sitting = self._sitting
        if sitting is None or not self._options_are_due:
            return
        self._options_are_due = False
        waits = set(sitting.game.to_act)
        guests = [guest for guest in self._seating.guests if guest in self._screens]
        for guest in sorted(guests, key=lambda guest: waits.isdisjoint(sitting.persons_of(guest))):
            encoded = encode(Options(game=sitting.id, n=sitting.n, seats=self._options(sitting, guest)))
            for screen in self.screens_of(guest):
                screen.send(encoded)

    def _options(self, sitting: Sitting, guest: str) -> list[SeatOptions]:
        """What a guest may do now: at seats that he plays himself, and as the Banker."""
        if self._seating.phase != "playing" or sitting.gathers_seeds:
            return []
        options: list[SeatOptions] = []
        for seat in sitting.persons_of(guest):
            options.append(seat_options(sitting.game, seat, self._free_acts))
            options[-1].takeback = sitting.may_take_back(seat)
        if BANK in sitting.game.to_act and self._seating.keeps_bank(guest):
            options.append(banker_options(sitting.game))
        return options

    def table_view(self) -> TableView:
        """The table with its people."""
        code, refused = self._recorder.listing.code, self._refused()
        watchers = self._watchers()
        return shown.table_view(
            code, self._seating, self._sitting, self._book, self.presence(), watchers, refused
        )

    def _watchers(self) -> list[Guest]:
        """Those at the table who have no place."""
        elsewhere = {row.guest: Guest(row.guest, "", row.name) for row in self._elsewhere.values()}
        at_table = elsewhere | {guest.id: guest for guest in self._at_screens()}
        seated = self._seating.guests
        return [guest for name, guest in at_table.items() if name not in seated]

    def presence(self) -> Presence:
        """Who is there, and since when others are not."""
        return Presence(self.at_table(), self._left, self.together_since, self._clock())

    def _game_view(self, screen: Screen, game: str = "", since: int = 0) -> GameView:
        sitting = self._sitting
        assert sitting
        known = since if game == sitting.id and since <= sitting.n else 0
        options = self._options(sitting, screen.guest.id) if screen.guest else []
        found = shown.game_view(sitting, options, sitting.entries[known:][-RECENT:], self._clock())
        self._state = found.state
        return found

    def _dice_view(self, sitting: Sitting) -> DiceView:
        return sitting.ceremony.view(self.waits_for_seeds(sitting))

    def waits_for_seeds(self, sitting: Sitting) -> set[str]:
        """The seats whose browser is to do something before the first throw."""
        at_table = {seat_id(seat) for guest in self.at_table() for seat in sitting.persons_of(guest)}
        return sitting.ceremony.waits(at_table, {seat_id(seat) for seat in sitting.persons})

    def _refused(self) -> RefusedGame | None:
        """The game, where the rules of today refuse to go on with it."""
        recorder = self._recorder
        failure = recorder.failure
        if failure is None:
            return None
        return RefusedGame(
            game=recorder.row.id,
            at=recorder.row.at,
            moves=recorder.moves,
            n=failure.n,
            move=failure.move,
            reason=view.reason_view(failure.refusal),
        )

    def _read_book(self) -> Edition | None:
        try:
            return self._seating.agreement.book()
        except (EditionError, LookupError):
            return None

    # --- what comes with time -----------------------------------------------------------------------

    def tell_presence_soon(self) -> None:
        """Somebody came or went: all are told in a moment."""
        if self._news is None and self._screens:
            self._news = asyncio.get_running_loop().call_later(SETTLED, self._tell_presence)

    def _tell_presence(self) -> None:
        self._news = None
        self.show(self.table_view())

    def tell_of_time(self) -> None:
        """Everybody is told what time has changed: who is away, whose clock runs, what is asked no more."""
        presence = self.presence()
        away = {guest for guest in self._seating.guests if presence.is_away(guest)}
        if away != self._away:
            self._away = away
            self.show(self.table_view())
        if self._sitting is None:
            return
        now = self._clock()
        times = shown.times_view(self._sitting, now)
        if self._times is None or msgspec.structs.replace(self._times, now=now) != times:
            self.show(times)
        self._times = times
        takeback = shown.takeback_view(self._sitting, now)
        if takeback != self._takeback:
            self.show(takeback)
        self._takeback = takeback
