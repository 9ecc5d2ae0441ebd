"""A table: one task owns it, and everything that happens there happens in that task, one after another.

Commands, the thoughts of bots and the clock come through one queue. `table_commands` judges what is asked about the
table, `game_commands` what is asked of its game; what comes of it is a `Draft`. The `Journal` stores it and applies it,
and then the `Broadcaster` shows it, so whatever anybody has seen survives the end of the process. `table_commands` says
how to add a new kind of command.
"""

from __future__ import annotations

import asyncio
import secrets
import traceback
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final, Literal, NamedTuple, Protocol

from passgo.game import IllegalMove, IllegalSetup, Move
from passgo.notation import NotationError
from passgo.protocol.commands import GameCommand
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
from passgo.server.people import replies
from passgo.server.people.client_session import ClientSession
from passgo.server.people.guests import Guest, digest
from passgo.server.people.replies import FaultError, encode
from passgo.server.state import table_log
from passgo.server.state.bot_threads import Thought
from passgo.server.state.game_session import GameSession
from passgo.server.state.history import CannotReplayError
from passgo.server.state.roster import Roster
from passgo.server.store import Listing, PresenceRow, StoreError, TakenError
from passgo.server.system import terminal
from passgo.server.system.peers import Peers

from . import drafts, game_commands, table_commands
from .away_summary import away_summary
from .bot_runner import BotRunner
from .broadcaster import Broadcaster
from .delayed_roll import NO_GRACE, DelayedRoll, delay_roll, losing
from .drafts import Draft
from .env import TableEnv
from .journal import Change, Journal, Stored
from .table_commands import CommandContext
from .table_scheduler import TableScheduler

KEY_LASTS: Final = 900.0
"""Seconds in which the key to a seat must be used."""

TURNS: Final = 4
"""Of the loop, in which a command goes from its socket to its table, and the answer back."""

REFUSALS: Final = (IllegalMove, IllegalSetup, NotationError, FaultError)

ATTEMPTS: Final = 20
"""How often something is judged again because other processes were quicker; each time one of them got on."""

MOST_AT_ONCE: Final = 64
"""How many things that time alone brings are done before anything else."""


AtTable = TableCommand | GameCommand | Visit | Rematch
"""What a table is asked."""


class TableRegistry(Protocol):
    """What a table needs of the server that it is on."""

    peers: Peers
    """The other servers on the same store."""

    def changed(self, before: Listing, now: Listing) -> None:
        """What the lists say of a table has changed."""
        ...

    async def free_code(self) -> str:
        """A code that no table has. Raises StoreError."""
        ...

    async def create_rematch(self, roster: Roster, guest: Guest) -> str:
        """Lay another table for the same people, asked for by one of them; gives its code. Raises StoreError."""
        ...

    def unload(self, table: Table) -> None:
        """Nobody is there, and nothing goes on by itself."""
        ...

    def reload(self, table: Table) -> None:
        """What is stored of a table is not what it has in memory."""
        ...


class _Request(NamedTuple):
    """A command in the queue, and the client to answer."""

    client: ClientSession
    command: AtTable
    handled: asyncio.Future[bool]


class Table:
    """A table with the clients at it, the people, and their game, once it has begun."""

    def __init__(self, env: TableEnv, registry: TableRegistry, stored: Stored) -> None:
        """A table as it is stored. Raises msgspec.DecodeError where its log cannot be read."""
        self.id = stored.row.id
        self._env = env
        self._registry = registry
        self._journal = Journal(env.store, env.find_bot, env.clock, env.chance(self.id), stored)
        self._broadcaster = Broadcaster(self._journal, env.clock)
        self._inbox: asyncio.Queue[_Request | Thought | asyncio.Future[None] | Literal["time", "news"]]
        self._inbox = asyncio.Queue()
        self.leads = False
        """Whether this process has bots think and clocks run here; others may have the table too."""
        self._is_behind = self._is_unsure = False
        """Whether others have added something; whether they came or went, or the table is run by nobody."""
        self._announced: set[str] = set()
        """Of whom the others know that they are here."""
        self._delayed: DelayedRoll | None = None
        self._bots = BotRunner(self._journal, env.clock, self._inbox.put_nowait, self.wake)
        steady = env.steady or env.clock
        self._scheduler = TableScheduler(
            self._journal, self._broadcaster, env.clock, steady, env.patience, env.seed, self.wake
        )

    # --- what others ask of it ----------------------------------------------------------------------

    @property
    def roster(self) -> Roster:
        """The people, and what they agree on."""
        return self._journal.roster

    @property
    def session(self) -> GameSession | None:
        """The game that is played, once it has begun."""
        return self._journal.session

    @property
    def journal(self) -> Journal:
        """What stores all that happens here."""
        return self._journal

    @property
    def is_idle(self) -> bool:
        """Whether nobody needs it in memory."""
        busy = self._broadcaster or self._delayed or self._journal.in_doubt or self._bots.at_work
        return not busy and self._inbox.empty() and not (self.leads and self._journal.listing.runs)

    async def put(self, client: ClientSession, command: AtTable) -> bool:
        """Hand a command in; returns once it is dealt with, so that a client cannot flood the table.

        Whether it was carried out, or will be after a wait; where not, the client was told why.
        """
        handled = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait(_Request(client, command, handled))
        return await handled

    @property
    def failure(self) -> CannotReplayError | None:
        """Why the game cannot be continued, where it cannot."""
        return self._journal.failure

    def leave(self, client: ClientSession) -> None:
        """A client has gone."""
        self._scheduler.hurry()  # so that he left by the clock as it is now
        self._broadcaster.leave(client)
        client.table = None
        self._broadcaster.tell_presence_soon()
        self._announce_people()
        if self.is_idle:
            self._registry.unload(self)
        else:
            self._scheduler.hurry()  # the clocks rest, if he was the last
            self._set_alarm()

    def tell_presence_soon(self) -> None:
        """Who is here has changed, or what they are called."""
        self._broadcaster.tell_presence_soon()

    def wake(self) -> None:
        """Look at the clock now."""
        self._inbox.put_nowait("time")

    def clear(self) -> list[ClientSession]:
        """Everybody goes, for the table is to be read again; gives the clients. Whoever asked something is told so."""
        while not self._inbox.empty():
            item = self._inbox.get_nowait()
            if isinstance(item, _Request):
                replies.decline(
                    item.client, item.command.id, FaultError("stale", "the table was reloaded; ask again")
                )
                item.handled.set_result(False)
            elif isinstance(item, asyncio.Future):
                item.set_result(None)
        return self._broadcaster.all_clients()

    def close(self) -> None:
        """It is let go: nothing wakes it any more."""
        self._broadcaster.close()
        self._scheduler.close()
        self._bots.close()

    # --- the same table in other processes ----------------------------------------------------------

    def catch_up(self, *, read_on: bool = False, check_peers: bool = False) -> None:
        """Others have added something to the table; they came or went, or run it no more."""
        self._is_behind |= read_on
        self._is_unsure |= check_peers
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
        is_behind = additions > self._journal.additions
        is_free = self._scheduler.game() is not None and not self.leads and lead is not False
        if is_behind or is_free:
            self.catch_up(read_on=is_behind, check_peers=is_free)

    def present(self) -> list[PresenceRow]:
        """Who is here, or was, in this process."""
        return self._broadcaster.present()

    def pass_on(self, message: bytes) -> None:
        """All clients are shown something."""
        self._broadcaster.pass_on(message)

    async def check_peers(self) -> None:
        """See who is here in other processes, and run the table if none of them does. Raises StoreError."""
        peers, broadcaster = self._registry.peers, self._broadcaster
        absences = broadcaster.absences()
        others, session, lease = await peers.others_at(self.id), self._scheduler.game(), None
        if session and not self.leads:
            lease = await peers.lease(self.id)
            self.leads = lease.mine
            broadcaster.run_from(
                lease.since
            )  # before absences are seen from which a gap was taken out elsewhere
        broadcaster.note_elsewhere(others)
        if session and lease:
            session.run_from(lease.since, broadcaster.together_since)
        if broadcaster.absences() != absences:
            peers.tell_people(self.id)

    async def _sync_peers(self) -> bool:
        """See what there is that others have done, if anything is known of."""
        if not self._is_behind and not self._is_unsure:
            return False
        try:
            if self._is_behind:
                self._is_behind = False
                await self._read_on()
            if self._is_unsure:
                self._is_unsure = False
                await self.check_peers()
        except StoreError:  # it is looked at again now and then, and before anything is stored
            pass
        return True

    def _announce_people(self) -> None:
        """The others are told who is here, where that has changed."""
        present = {row.guest for row in self._broadcaster.present() if not row.gone}
        if present != self._announced:
            self._announced = present
            self._registry.peers.tell_people(self.id)

    def _show_everywhere(self, message: ServerMessage) -> None:
        """All clients are shown something, those of other processes too."""
        self._broadcaster.show(message)
        self._registry.peers.show(self.id, encode(message))

    # --- the task -----------------------------------------------------------------------------------

    async def run(self) -> None:
        """Deal with whatever comes, until cancelled."""
        self.wake()
        while True:
            item = await self._inbox.get()
            done = False
            try:
                if await self._sync_peers() or not isinstance(item, _Request) or self._scheduler.is_due():
                    await self._keep_time()
                if isinstance(item, _Request):
                    done = await self._handle(item.client, item.command)
                    await let_others_run()
                elif isinstance(item, Thought):
                    await self._take(item)
                elif item == "time":
                    self._bots.go_on()
                await self._end_wait()
                if await self._keep_time():
                    self._broadcaster.tell_of_time()
                    self._set_alarm()
            except Exception as error:  # a defect must not end the table; nothing was applied
                traceback.print_exc()
                if isinstance(item, _Request):
                    replies.decline(item.client, item.command.id, error)
                self._bots.rest()
            finally:
                self._broadcaster.show_options()
                if isinstance(item, _Request) and not item.handled.done():
                    item.handled.set_result(done)
                elif isinstance(item, asyncio.Future) and not item.done():
                    item.set_result(None)
            if self._journal.is_outdated:
                self._registry.reload(self)
                return
            if self.leads and not self._delayed:
                self._bots.ask()
            if self.is_idle:
                self._registry.unload(self)

    async def _handle(self, client: ClientSession, command: AtTable) -> bool:
        guest = client.guest
        if guest is None:
            return False
        try:
            await self._retry(lambda: self._judge(client, guest, command))
        except (*replies.TROUBLES, FaultError) as error:
            replies.decline(client, command.id, error)
            return False
        return True

    async def _judge(self, client: ClientSession, guest: Guest, command: AtTable) -> None:
        """Do what is asked. Raises one of `replies.TROUBLES`, FaultError."""
        request_id = request_id_of(guest, command.id)
        known = self._journal.known
        if isinstance(command, Visit):  # can be shown even while nothing can be stored
            await self._welcome(client, guest, command)
            return
        await self._settle()
        if isinstance(command, Rematch):
            await self._play_again(guest, request_id)
        elif request_id in known:
            replies.acknowledge(client, command.id, known[request_id])
        elif self._delayed and request_id == self._delayed.request_id:
            self._delayed = self._delayed._replace(client=client)
        elif isinstance(command, GameCommand):
            await self._play(client, guest, command, request_id)
        else:
            await self._arrange(client, guest, command, request_id)

    async def _play(self, client: ClientSession, guest: Guest, command: GameCommand, request_id: str) -> None:
        """Do what a guest asks of the game, and acknowledge it once it is stored."""
        context = self._context(guest)
        session = game_commands.session_of(context)
        if isinstance(command, game_commands.Query):
            client.send(encode(game_commands.answer(context, command)))
            return
        if isinstance(command, game_commands.Preparation):
            draft = game_commands.prepare(context, command)
        else:
            chance = await self._journal.chance_of(session)
            made = game_commands.made_by(context, command)
            if made and self._delay_roll(session, made[0], request_id, client):
                return
            draft = game_commands.play(context, command, made, chance)
        await self._commit(draft, request_id)
        replies.acknowledge(client, command.id, self._journal.known[request_id])

    async def _retry(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something; if another process was quicker with this table, anew from what that has stored."""
        for _ in range(ATTEMPTS):
            try:
                await work()
            except TakenError:
                await self._read_on()
            except REFUSALS:  # nobody is refused for what this process did not know
                if not (self._registry.peers.are_possible and await self._read_on()):
                    raise
            else:
                return
        await work()

    async def _commit(self, draft: Draft, request_id: str | None) -> None:
        """Store a draft, apply it and show it. Raises StoreError, with nothing changed."""
        self._show(await self._journal.commit(draft, request_id))

    async def _settle(self) -> None:
        """Find out what became of a draft in doubt. Raises StoreError while that cannot be told."""
        if change := await self._journal.settle():
            self._show(change)

    async def _read_on(self) -> bool:
        """Apply and show what other processes have added; returns whether there was anything. Raises StoreError."""
        await self._settle()
        found = False
        async for change in self._journal.read_on():
            self._show(change)
            found = True
        return found or self._journal.is_outdated

    def _show(self, change: Change) -> None:
        """Something was stored, by this process or another: whoever was sent away goes, all others are shown it."""
        for each in change.logged:
            if isinstance(each, table_log.Barred):
                self._send_away(each.guest, change.before.code)
        self._broadcaster.show_change(change)
        if change.is_ours:
            self._registry.peers.tell_moved(self.id)
        if any(isinstance(each, table_log.Begun) for each in change.logged):
            self.catch_up(check_peers=True)  # somebody has to run it
        if self._journal.listing is not change.before:
            self._registry.changed(change.before, self._journal.listing)

    # --- people -------------------------------------------------------------------------------------

    async def _welcome(self, client: ClientSession, guest: Guest, command: Visit) -> None:
        """A client comes to the table."""
        if self._registry.peers.are_possible:
            with suppress(StoreError):  # what he saw in another process he sees here
                await self._read_on()
        if guest.id in self.roster.barred:
            raise FaultError("no-table", "the host has removed you from this table")
        if self.roster.host is None and not client.is_local:
            raise FaultError("no-table", "this table can be joined only on the server's own machine")
        self._broadcaster.expect_client()
        missed = away_summary(self.session, guest.id) if self.session else []
        logged = table_commands.on_arrival(self._context(guest))
        if logged:
            await self._say(guest, logged, None)
        if client.table is not None and client.table is not self:
            client.table.leave(client)
        client.table = self
        self._broadcaster.join(client, command, self._delayed)
        for each in missed:
            client.send(encode(each))
        replies.acknowledge(client, command.id, self.session.n if self.session else 0)
        self._broadcaster.tell_presence_soon()
        self._announce_people()

    async def _arrange(
        self, client: ClientSession, guest: Guest, command: TableCommand, request_id: str
    ) -> None:
        """Do what a guest asks about the table itself."""
        context = self._context(guest)
        if isinstance(command, PassSeat):
            await self._make_key(client, context, command)
            return
        if isinstance(command, AskTakeback | AnswerTakeback):
            await self._take_back(context, command, request_id)
            replies.acknowledge(client, command.id, self._journal.known[request_id])
            return
        if isinstance(command, RemoveGuest):
            context = context._replace(free_code=await self._registry.free_code())
        logged = table_commands.judge(context, command)
        if isinstance(command, Begin):
            await self._commit(drafts.begin(self.roster, context.now, context.find_bot), request_id)
        else:
            await self._say(guest, logged, request_id)
        replies.acknowledge(client, command.id, self.session.n if self.session else 0)

    def _context(self, guest: Guest) -> CommandContext:
        at_table, env = self._broadcaster.at_table(), self._env
        return CommandContext(guest, self.roster, self.session, at_table, env.clock(), env.find_bot)

    async def _say(self, guest: Guest, logged: Sequence[table_log.AnyEntry], request_id: str | None) -> None:
        """Store what a guest said; he is known from then on, if he has a place by it."""
        if any(isinstance(each, table_log.Sat | table_log.HostIs) for each in logged):
            await self._env.store.keep_guest(guest.row(self._env.clock()))
        await self._commit(Draft(logged), request_id)

    async def _play_again(self, guest: Guest, request_id: str) -> None:
        """The same people have another table after the game; it is laid once."""
        if not self.roster.places_of(guest.id):
            raise FaultError("not-yours", "only players may ask for a rematch")
        if not self._context(guest).is_over:
            raise FaultError("not-now", "only after the game")
        if not self.roster.rematch:
            code = await self._registry.create_rematch(self.roster, guest)
            await self._commit(Draft([table_log.PlayedAgain(code)]), request_id)

    async def _make_key(self, client: ClientSession, context: CommandContext, command: PassSeat) -> None:
        """A key by which a place can be taken on another device; the store has its digest only."""
        place = context.mine(command.place)
        key, until = secrets.token_urlsafe(24), self._env.clock() + KEY_LASTS
        await self._commit(Draft([table_log.KeyMade(place.number, digest(key), until)]), None)
        client.send(encode(SeatKey(id=command.id, key=key, until=until)))

    async def _take_back(
        self, context: CommandContext, command: AskTakeback | AnswerTakeback, request_id: str
    ) -> None:
        """A move is taken back, or the others are asked."""
        asks = isinstance(command, AskTakeback)
        count, logged = (
            table_commands.ask_takeback(context, command)
            if asks
            else table_commands.answer_takeback(context, command)
        )
        session = self.session if count else None
        draft = drafts.take_back(session, count, logged) if session else Draft(logged)
        await self._commit(draft, request_id)

    def _send_away(self, guest: str, code: str) -> None:
        """The host has sent somebody away: his clients are at no table, and the code he knows is none any more."""
        for client in self._broadcaster.clients_of(guest):
            self.leave(client)
            client.send(encode(Removed(code=code)))

    # --- time ---------------------------------------------------------------------------------------

    async def _keep_time(self) -> bool:
        """What comes with time alone. False where it could not be stored, and is to be tried again."""
        self._scheduler.hurry()
        if self.leads:  # in one process at a time, to spare the others the work
            try:
                await self._retry(self._run_due)
            except StoreError as error:
                terminal.warn_of(error)
                self._bots.rest()
                return False
        return True

    async def _run_due(self) -> None:
        """Do what time alone brings, one thing after another. Raises StoreError; then it is still due."""
        await self._settle()
        for _ in range(MOST_AT_ONCE):
            draft = await self._scheduler.due(roll_waits=self._delayed is not None)
            if draft is None:
                return
            await self._commit(draft, None)
            self._scheduler.hurry()

    def _set_alarm(self) -> None:
        self._scheduler.set_alarm(leads=self.leads, roll_waits=self._delayed is not None)

    # --- a throw that would cost somebody a rent ----------------------------------------------------

    def _delay_roll(
        self, session: GameSession, move: Move, request_id: str | None, client: ClientSession | None
    ) -> bool:
        """Let a throw wait if it would cost a person a rent, where nobody is hurried.

        Only one can wait, for only one seat is to throw.
        """
        if session.game.real_board:
            return False  # what has been thrown on a real table waits for nobody
        if session.clocks.is_running or not losing(session, move, self._broadcaster.at_table()):
            return False
        if self._delayed is not None:
            raise FaultError("stale", "this roll is already waiting")
        self._delayed = delay_roll(move, request_id, client, self._env.clock(), self._env.grace, self.wake)
        self._show_everywhere(self._delayed.view(session, self._broadcaster.at_table()))
        return True

    async def _end_wait(self) -> None:
        """Carry out the throw that waits, once its time has come or nobody would lose by it."""
        delayed, session = self._delayed, self.session
        if delayed is None or session is None or not delayed.is_due(session, self._broadcaster.at_table()):
            return
        self._delayed = None
        delayed.timer.cancel()
        self._show_everywhere(NO_GRACE)
        if self.roster.phase != "playing":
            return
        client, command = delayed.client or ClientSession(), (delayed.request_id or "").partition(".")[2]
        try:
            await self._retry(lambda: self._throw(session, delayed))
        except replies.TROUBLES as error:
            replies.decline(client, command, error)
            if isinstance(error, StoreError):
                self._bots.rest()
        else:
            replies.acknowledge(client, command, session.n)

    async def _throw(self, session: GameSession, delayed: DelayedRoll) -> None:
        await self._settle()
        if delayed.request_id not in self._journal.known:
            chance = await self._journal.chance_of(session)
            await self._commit(drafts.play(session, delayed.move, chance), delayed.request_id)

    # --- bots ---------------------------------------------------------------------------------------

    async def _take(self, thought: Thought) -> None:
        """A bot has made up its mind."""
        try:
            await self._retry(lambda: self._carry_out(thought))
        except StoreError as error:
            terminal.warn_of(error)
            self._broadcaster.show(Fault(id="", key="store", detail=replies.NOT_STORED))
            self._bots.rest()

    async def _carry_out(self, thought: Thought) -> None:
        """Do what a bot wants, if everything still is as it was when it thought. Raises StoreError, IllegalMove."""
        await self._settle()
        session = self._bots.session()
        if session is None or thought.game is not session.game:
            return
        move, answers = thought.move, thought.job.offer or thought.accepted
        if move and not answers and (self._delayed or self._delay_roll(session, move, None, None)):
            return  # no bot plays while a roll waits
        draft = self._bots.draft(session, thought, await self._journal.chance_of(session))
        if draft:
            await self._commit(draft, None)


async def let_others_run() -> None:
    """Whoever is told something hears it, and whoever asked something meanwhile, at any table, is answered."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


def request_id_of(guest: Guest, command: str) -> str:
    """A command's id as it is stored: what one guest's clients call theirs is nothing to another's."""
    return f"{guest.id}.{command}"
