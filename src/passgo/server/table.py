"""A table: one task owns it, and everything that happens there happens in that task, one after another.

Commands, the thoughts of bots and the clock come through one queue; `people` judges what is asked about the
table, `playing` what is asked of its game; the `Recorder` stores and applies what comes of it. So whatever anybody
has seen survives the end of the process. How a new kind of command is added is told in `people`.
"""

from __future__ import annotations

import asyncio
import secrets
import traceback
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final, Literal, NamedTuple, Protocol

from passgo.bots.protocol import Bot
from passgo.fairness.dice import new_seed
from passgo.game import IllegalMove, IllegalSetup, Move
from passgo.notation import NotationError
from passgo.protocol.commands import GameCommand
from passgo.protocol.dice import PATIENCE
from passgo.protocol.messages import Fault
from passgo.protocol.tables import (
    Begin,
    PassSeat,
    Rematch,
    Removed,
    RemoveGuest,
    SeatKey,
    ServerMessage,
    TableCommand,
    Visit,
)
from passgo.protocol.times import AnswerTakeback, AskTakeback

from . import people, replies, talk, terminal
from .audience import Audience
from .deliberation import Deliberation
from .guests import Guest, digest
from .history import CannotReplayError
from .meanwhile import meanwhile
from .neighbours import Neighbours
from .people import Asked
from .playing import Playing
from .recorder import Change, Recorder, Stored
from .replies import FaultError, encode
from .screen import Screen
from .seating import Seating
from .sitting import Sitting
from .store import Listing, PresenceRow, Store, StoreError, TakenError
from .thinking import Thought
from .timekeeper import Timekeeper
from .waiting import GRACE, NO_GRACE, WaitingThrow, losing, put_off

KEY_LASTS: Final = 900.0
"""Seconds in which the key to a seat must be used."""

TURNS: Final = 4
"""Of the loop, in which a command goes from its socket to its table, and the answer back."""

REFUSALS: Final = (IllegalMove, IllegalSetup, NotationError, FaultError)

ATTEMPTS: Final = 20
"""So often something is judged anew because other processes were quicker; each time one of them got on."""


def new_game_id() -> str:
    """An id that no other game has, for all that is likely."""
    return secrets.token_hex(6)


class TableEnv(NamedTuple):
    """What every table of a house shares."""

    store: Store
    find_bot: Callable[[str], Bot]
    clock: Callable[[], float]
    """Seconds since 1970."""
    chance: Callable[[str], Callable[[int], int]]
    """For a table by its id, what decides in a game from before there were seeds: `chance(ways)` is the number of a way."""
    grace: float = GRACE
    patience: float = PATIENCE
    seed: Callable[[], str] = new_seed
    """Makes a seed for the dice that nobody can foresee."""
    game_id: Callable[[], str] = new_game_id
    """Makes an id that no other game has; the dice hang on it too."""
    steady: Callable[[], float] | None = None
    """Seconds that the machine was awake; None where the clock is never set."""


def fair_chance(_table: str) -> Callable[[int], int]:
    """Chance from the system, the same for all tables."""
    return secrets.randbelow


AtTable = TableCommand | GameCommand | Visit | Rematch
"""What a table is asked."""


class House(Protocol):
    """What a table needs of the house it stands in."""

    neighbours: Neighbours
    """The other servers on the same store."""

    def changed(self, before: Listing, now: Listing) -> None:
        """What the lists say of a table has changed."""
        ...

    async def free_code(self) -> str:
        """A code that no table has. Raises StoreError."""
        ...

    async def lay_again(self, seating: Seating, guest: Guest) -> str:
        """Lay another table for the same people, asked for by one of them; gives its code. Raises StoreError."""
        ...

    def let_go(self, table: Table) -> None:
        """Nobody is there, and nothing goes on by itself."""
        ...

    def read_again(self, table: Table) -> None:
        """What is stored of a table is not what it has in memory."""
        ...


class _Request(NamedTuple):
    """A command in the queue, and the screen to answer."""

    screen: Screen
    command: AtTable
    handled: asyncio.Future[bool]


class Table:
    """A table with the screens at it, the people, and their game, once it has begun."""

    def __init__(self, env: TableEnv, house: House, stored: Stored) -> None:
        """A table as it is stored. Raises msgspec.DecodeError where its log cannot be read."""
        self.id = stored.row.id
        self._env = env
        self._house = house
        self._audience = Audience(env.clock)
        self._recorder = Recorder(
            env.store, env.find_bot, env.clock, env.chance(self.id), env.seed, stored, self._show
        )
        self._audience.attend(self._recorder)
        self._inbox: asyncio.Queue[_Request | Thought | asyncio.Future[None] | Literal["time", "news"]]
        self._inbox = asyncio.Queue()
        self.leads = False
        """Whether this process has bots think and clocks run here; others may have the table too."""
        self._is_behind = self._is_unsure = False
        """Whether others have added something; whether they came or went, or the table is run by nobody."""
        self._announced: set[str] = set()
        """Of whom the others know that they are here."""
        self._waiting: WaitingThrow | None = None
        self._bots = Deliberation(self._recorder, env.clock, self._inbox.put_nowait, self.wake)
        self._playing = Playing(self._recorder, self._put_off, self._may_say)
        steady = env.steady or env.clock
        self._time = Timekeeper(self._recorder, self._audience, env.clock, steady, env.patience, self.wake)

    # --- what others ask of it ----------------------------------------------------------------------

    @property
    def seating(self) -> Seating:
        """The people, and what they agree on."""
        return self._recorder.seating

    @property
    def sitting(self) -> Sitting | None:
        """The game that is played, once it has begun."""
        return self._recorder.sitting

    @property
    def recorder(self) -> Recorder:
        """What stores all that happens here."""
        return self._recorder

    @property
    def is_idle(self) -> bool:
        """Whether nobody needs it in memory."""
        busy = self._audience or self._waiting or self._recorder.in_doubt or self._bots.at_work
        return not busy and self._inbox.empty() and not (self.leads and self._recorder.listing.runs)

    async def put(self, screen: Screen, command: AtTable) -> bool:
        """Hand a command in; returns once it is dealt with, so that a screen cannot flood the table.

        Whether it was carried out, or will be after a wait; where not, the screen was told why.
        """
        handled = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait(_Request(screen, command, handled))
        return await handled

    @property
    def failure(self) -> CannotReplayError | None:
        """Why the game cannot be continued, where it cannot."""
        return self._recorder.failure

    def leave(self, screen: Screen) -> None:
        """A screen has gone."""
        self._time.hurry()  # so that he left by the clock as it is now
        self._audience.leave(screen)
        screen.table = None
        self._audience.tell_presence_soon()
        self._announce_people()
        if self.is_idle:
            self._house.let_go(self)
        else:
            self._time.hurry()  # the clocks rest, if he was the last
            self._set_alarm()

    def tell_people_soon(self) -> None:
        """Who is here has changed, or what they are called."""
        self._audience.tell_presence_soon()

    def wake(self) -> None:
        """Look at the clock now."""
        self._inbox.put_nowait("time")

    def clear(self) -> list[Screen]:
        """Everybody goes, for the table is to be read again; gives the screens. Whoever asked something is told so."""
        while not self._inbox.empty():
            item = self._inbox.get_nowait()
            if isinstance(item, _Request):
                replies.decline(
                    item.screen, item.command.id, FaultError("stale", "the table was reloaded; ask again")
                )
                item.handled.set_result(False)
            elif isinstance(item, asyncio.Future):
                item.set_result(None)
        return self._audience.all_screens()

    def close(self) -> None:
        """It is let go: nothing wakes it any more."""
        self._audience.close()
        self._time.close()
        self._bots.close()

    # --- the same table in other processes ----------------------------------------------------------

    def catch_up(self, *, read_on: bool = False, look_round: bool = False) -> None:
        """Others have added something to the table; they came or went, or run it no more."""
        self._is_behind |= read_on
        self._is_unsure |= look_round
        self._inbox.put_nowait("news")

    async def learn(self) -> None:
        """Returns once all is known here that other processes had added until now."""
        known = asyncio.get_running_loop().create_future()
        self._is_behind = True
        self._inbox.put_nowait(known)
        await known

    def stands(self, additions: int, lead: bool | None) -> None:
        """How the table stands in the store: how long its log is, whether it is run by this process; None: by none."""
        self.leads = self.leads and bool(lead)
        is_behind = additions > self._recorder.additions
        is_free = self._time.game() is not None and not self.leads and lead is not False
        if is_behind or is_free:
            self.catch_up(read_on=is_behind, look_round=is_free)

    def present(self) -> list[PresenceRow]:
        """Who is here, or was, in this process."""
        return self._audience.present()

    def pass_on(self, message: bytes) -> None:
        """All screens are shown something."""
        self._audience.pass_on(message)

    async def look_round(self) -> None:
        """See who is here in other processes, and run the table if none of them does. Raises StoreError."""
        neighbours, audience = self._house.neighbours, self._audience
        absences = audience.absences()
        others, sitting, lead = await neighbours.others_at(self.id), self._time.game(), None
        if sitting and not self.leads:
            lead = await neighbours.lead(self.id)
            self.leads = lead.mine
            audience.run_from(lead.since)  # before absences are seen from which a gap was taken out elsewhere
        audience.see(others)
        if sitting and lead:
            sitting.run_from(lead.since, audience.together_since)
        if audience.absences() != absences:
            neighbours.tell_people(self.id)

    async def _take_in_news(self) -> bool:
        """See what there is that others have done, if anything is known of."""
        if not self._is_behind and not self._is_unsure:
            return False
        try:
            if self._is_behind:
                self._is_behind = False
                await self._recorder.read_on()
            if self._is_unsure:
                self._is_unsure = False
                await self.look_round()
        except StoreError:  # it is looked at again now and then, and before anything is stored
            pass
        return True

    def _announce_people(self) -> None:
        """The others are told who is here, where that has changed."""
        present = {row.guest for row in self._audience.present() if not row.gone}
        if present != self._announced:
            self._announced = present
            self._house.neighbours.tell_people(self.id)

    def _show_everywhere(self, message: ServerMessage) -> None:
        """All screens are shown something, those of other processes too."""
        self._audience.show(message)
        self._house.neighbours.show(self.id, encode(message))

    # --- the task -----------------------------------------------------------------------------------

    async def run(self) -> None:
        """Deal with whatever comes, until cancelled."""
        self.wake()
        while True:
            item = await self._inbox.get()
            done = False
            try:
                if await self._take_in_news() or not isinstance(item, _Request) or self._time.is_due():
                    await self._keep_time()
                if isinstance(item, _Request):
                    done = await self._handle(item.screen, item.command)
                    await others_first()
                elif isinstance(item, Thought):
                    await self._take(item)
                elif item == "time":
                    self._bots.go_on()
                await self._end_wait()
                if await self._keep_time():
                    self._audience.tell_of_time()
                    self._set_alarm()
            except Exception as error:  # a defect must not end the table; nothing was applied
                traceback.print_exc()
                if isinstance(item, _Request):
                    replies.decline(item.screen, item.command.id, error)
                self._bots.rest()
            finally:
                self._audience.show_options()
                if isinstance(item, _Request) and not item.handled.done():
                    item.handled.set_result(done)
                elif isinstance(item, asyncio.Future) and not item.done():
                    item.set_result(None)
            if self._recorder.is_outdated:
                self._house.read_again(self)
                return
            if self.leads and not self._waiting:
                self._bots.ask()
            if self.is_idle:
                self._house.let_go(self)

    async def _handle(self, screen: Screen, command: AtTable) -> bool:
        guest = screen.guest
        if guest is None:
            return False
        try:
            await self._anew(lambda: self._judge(screen, guest, command))
        except (*replies.TROUBLES, FaultError) as error:
            replies.decline(screen, command.id, error)
            return False
        return True

    async def _judge(self, screen: Screen, guest: Guest, command: AtTable) -> None:
        """Do what is asked. Raises one of `replies.TROUBLES`, FaultError."""
        client = client_id(guest, command.id)
        known = self._recorder.known
        if isinstance(command, Visit):  # can be shown even while nothing can be stored
            await self._welcome(screen, guest, command)
            return
        await self._recorder.settle()
        if isinstance(command, Rematch):
            await self._play_again(guest, client)
        elif client in known:
            replies.acknowledge(screen, command.id, known[client])
        elif self._waiting and client == self._waiting.client:
            self._waiting = self._waiting._replace(screen=screen)
        elif isinstance(command, GameCommand):
            await self._playing.carry_out(screen, guest, command, client)
        else:
            await self._arrange(screen, guest, command, client)

    async def _anew(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something; if another process was quicker with this table, anew from what that has stored."""
        for _ in range(ATTEMPTS):
            try:
                await work()
            except TakenError:
                await self._recorder.read_on()
            except REFUSALS:  # nobody is refused for what this process did not know
                if not (self._house.neighbours.are_possible and await self._recorder.read_on()):
                    raise
            else:
                return
        await work()

    def _show(self, change: Change) -> None:
        """Something was stored, by this process or another: whoever was sent away goes, all others are shown it."""
        for each in change.said:
            if isinstance(each, talk.Barred):
                self._send_away(each.guest, change.before.code)
        self._audience.show_change(change)
        if change.is_ours:
            self._house.neighbours.tell_moved(self.id)
        if any(isinstance(each, talk.Begun) for each in change.said):
            self.catch_up(look_round=True)  # somebody has to run it
        if self._recorder.listing is not change.before:
            self._house.changed(change.before, self._recorder.listing)

    # --- people -------------------------------------------------------------------------------------

    async def _welcome(self, screen: Screen, guest: Guest, command: Visit) -> None:
        """A screen comes to the table."""
        if self._house.neighbours.are_possible:
            with suppress(StoreError):  # what he saw in another process he sees here
                await self._recorder.read_on()
        if guest.id in self.seating.barred:
            raise FaultError("no-table", "the host has removed you from this table")
        if self.seating.host is None and not screen.is_local:
            raise FaultError("no-table", "this table can be joined only on the server's own machine")
        self._audience.meet()
        missed = meanwhile(self.sitting, guest.id) if self.sitting else []
        said = people.on_arrival(self._asked(guest))
        if said:
            await self._say(guest, said, None)
        if screen.table is not None and screen.table is not self:
            screen.table.leave(screen)
        screen.table = self
        self._audience.join(screen, command, self._waiting)
        for each in missed:
            screen.send(encode(each))
        replies.acknowledge(screen, command.id, self.sitting.n if self.sitting else 0)
        self._audience.tell_presence_soon()
        self._announce_people()

    async def _arrange(self, screen: Screen, guest: Guest, command: TableCommand, client: str) -> None:
        """Do what a guest asks about the table itself."""
        asked = self._asked(guest)
        if isinstance(command, PassSeat):
            await self._make_key(screen, asked, command)
            return
        if isinstance(command, AskTakeback | AnswerTakeback):
            await self._take_back(asked, command, client)
            replies.acknowledge(screen, command.id, self._recorder.known[client])
            return
        if isinstance(command, RemoveGuest):
            asked = asked._replace(free_code=await self._house.free_code())
        said = people.judge(asked, command)
        if isinstance(command, Begin):
            await self._recorder.begin(client)
        else:
            await self._say(guest, said, client)
        replies.acknowledge(screen, command.id, self.sitting.n if self.sitting else 0)

    def _asked(self, guest: Guest) -> Asked:
        at_table, env = self._audience.at_table(), self._env
        return Asked(guest, self.seating, self.sitting, at_table, env.clock(), env.find_bot)

    def _may_say(self, guest: Guest, text: str) -> str:
        return people.may_say(self._asked(guest), text)

    async def _say(self, guest: Guest, said: Sequence[talk.Talk], client: str | None) -> None:
        """Store what a guest said; he is known from then on, if he has a place by it."""
        if any(isinstance(each, talk.Sat | talk.HostIs) for each in said):
            await self._env.store.keep_guest(guest.row(self._env.clock()))
        await self._recorder.say(said, client)

    async def _play_again(self, guest: Guest, client: str) -> None:
        """The same people have another table after the game; it is laid once."""
        if not self.seating.places_of(guest.id):
            raise FaultError("not-yours", "only players may ask for a rematch")
        if not self._asked(guest).is_over:
            raise FaultError("not-now", "only after the game")
        if not self.seating.rematch:
            code = await self._house.lay_again(self.seating, guest)
            await self._recorder.say([talk.PlayedAgain(code)], client)

    async def _make_key(self, screen: Screen, asked: Asked, command: PassSeat) -> None:
        """A key by which a place can be taken on another device; the store has its digest only."""
        place = asked.mine(command.place)
        key, until = secrets.token_urlsafe(24), self._env.clock() + KEY_LASTS
        await self._recorder.say([talk.KeyMade(place.number, digest(key), until)], None)
        screen.send(encode(SeatKey(id=command.id, key=key, until=until)))

    async def _take_back(self, asked: Asked, command: AskTakeback | AnswerTakeback, client: str) -> None:
        """A move is taken back, or the others are asked."""
        asks = isinstance(command, AskTakeback)
        count, said = people.ask_takeback(asked, command) if asks else people.answer_takeback(asked, command)
        if count and self.sitting:
            await self._recorder.take_back(self.sitting, count, client, said)
        else:
            await self._recorder.say(said, client)

    def _send_away(self, guest: str, code: str) -> None:
        """The host has sent somebody away: his screens are at no table, and the code he knows is none any more."""
        for screen in self._audience.screens_of(guest):
            self.leave(screen)
            screen.send(encode(Removed(code=code)))

    # --- time ---------------------------------------------------------------------------------------

    async def _keep_time(self) -> bool:
        """What comes with time alone. False where it could not be stored, and is to be tried again."""
        self._time.hurry()
        if self.leads:  # in one process at a time, to spare the others the work
            try:
                await self._anew(lambda: self._time.do_what_is_due(throw_waits=self._waiting is not None))
            except StoreError as error:
                terminal.warn_of(error)
                self._bots.rest()
                return False
        return True

    def _set_alarm(self) -> None:
        self._time.set_alarm(leads=self.leads, throw_waits=self._waiting is not None)

    # --- a throw that would cost somebody a rent ----------------------------------------------------

    def _put_off(self, sitting: Sitting, move: Move, client: str | None, screen: Screen | None) -> bool:
        """Let a throw wait if it would cost a person a rent, where nobody is hurried.

        Only one can wait, for only one seat is to throw.
        """
        if sitting.game.real_board:
            return False  # what has been thrown on a real table waits for nobody
        if sitting.clocks.is_running or not losing(sitting, move, self._audience.at_table()):
            return False
        if self._waiting is not None:
            raise FaultError("stale", "this roll is already waiting")
        self._waiting = put_off(move, client, screen, self._env.clock(), self._env.grace, self.wake)
        self._show_everywhere(self._waiting.view(sitting, self._audience.at_table()))
        return True

    async def _end_wait(self) -> None:
        """Carry out the throw that waits, once its time has come or nobody would lose by it."""
        waiting, sitting = self._waiting, self.sitting
        if waiting is None or sitting is None or not waiting.is_due(sitting, self._audience.at_table()):
            return
        self._waiting = None
        waiting.timer.cancel()
        self._show_everywhere(NO_GRACE)
        if self.seating.phase != "playing":
            return
        screen, command = waiting.screen or Screen(), (waiting.client or "").partition(".")[2]
        try:
            await self._anew(lambda: self._throw(sitting, waiting))
        except replies.TROUBLES as error:
            replies.decline(screen, command, error)
            if isinstance(error, StoreError):
                self._bots.rest()
        else:
            replies.acknowledge(screen, command, sitting.n)

    async def _throw(self, sitting: Sitting, waiting: WaitingThrow) -> None:
        await self._recorder.settle()
        if waiting.client not in self._recorder.known:
            await self._recorder.play(sitting, waiting.move, waiting.client)

    # --- bots ---------------------------------------------------------------------------------------

    async def _take(self, thought: Thought) -> None:
        """A bot has made up its mind."""
        try:
            await self._anew(lambda: self._bots.carry_out(thought, self._put_off_for_bot))
        except StoreError as error:
            terminal.warn_of(error)
            self._audience.show(Fault(id="", key="store", detail=replies.NOT_STORED))
            self._bots.rest()

    def _put_off_for_bot(self, sitting: Sitting, move: Move) -> bool:
        """Whether the throw of a bot waits; none is made while another does."""
        return self._waiting is not None or self._put_off(sitting, move, None, None)


async def others_first() -> None:
    """Whoever is told something hears it, and whoever asked something meanwhile, at any table, is answered."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


def client_id(guest: Guest, command: str) -> str:
    """A command's id as it is stored: what one guest's screens call theirs is nothing to another's."""
    return f"{guest.id}.{command}"
