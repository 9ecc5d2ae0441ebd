"""A table: one task owns it, and everything that happens there happens in that task, one after another.

Commands, the thoughts of bots and the clock come through one queue. `table_commands` judges what is asked about the
table, `game_commands` what is asked of its game; what comes of it is a `DraftChange`. The `Journal` stores it and applies it,
and then the `Broadcaster` shows it, so whatever anybody has seen survives the end of the process. `table_commands` says
how to add a new kind of command.
"""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Literal, NamedTuple

from passgo.game import IllegalMove, IllegalSetup, Move
from passgo.notation import NotationError
from passgo.protocol.commands import AskWhy, GameCommand
from passgo.protocol.messages import Fault
from passgo.protocol.tables import (
    PassSeat,
    Rematch,
    Removed,
    RemoveGuest,
    ServerMessage,
    TableCommand,
    Visit,
)
from passgo.table.commands import drafts, game_commands, table_commands
from passgo.table.commands.away_summary import away_summary
from passgo.table.commands.drafts import DraftChange
from passgo.table.commands.table_commands import CommandContext
from passgo.table.people import replies
from passgo.table.people.client_session import ClientSession
from passgo.table.people.guests import NOBODY, Guest
from passgo.table.people.replies import FaultError, encode
from passgo.table.running.peers import Peers
from passgo.table.state import table_log
from passgo.table.state.game_session import GameSession
from passgo.table.state.remarks import remarks
from passgo.table.state.roster import Roster
from passgo.table.state.seated_bots import Thought
from passgo.table.store import Listing, StoreError, TakenError

from .bot_runner import BotRunner
from .broadcaster import Broadcaster
from .delayed_roll import NO_GRACE, DelayedRoll, delay_roll, losing
from .elsewhere import Elsewhere
from .env import TableEnv
from .journal import Change, Journal, Stored
from .new_table import create_rematch, free_code
from .notices import NoticeWatch
from .table_scheduler import TableScheduler

TURNS: Final = 4
"""Of the loop, in which a command goes from its socket to its table, and the answer back."""

REFUSALS: Final = (IllegalMove, IllegalSetup, NotationError, FaultError)

ATTEMPTS: Final = 20
"""How often something is judged again because other processes were quicker; each time one of them got on."""

MOST_AT_ONCE: Final = 64
"""How many things that time alone brings are done before anything else."""


class _Review(NamedTuple):
    """A review in the queue, and who waits until it is stored."""

    entry: table_log.Reviewed
    stored: asyncio.Future[None]


AtTable = TableCommand | GameCommand | Visit | Rematch
"""The commands to a table."""


class _Request(NamedTuple):
    """A command in the queue, and the client to answer."""

    client: ClientSession
    command: AtTable
    handled: asyncio.Future[bool]


class _Parting(NamedTuple):
    """Somebody who has left the circle of the table, in the queue."""

    guest: str
    is_last: bool
    handled: asyncio.Future[None]


class Table:
    """A table with the clients at it, the people, and their game, once it has begun."""

    def __init__(
        self,
        env: TableEnv,
        peers: Peers,
        relist: Callable[[Listing, Listing], None],
        in_lobby: Callable[[str], bool],
        stored: Stored,
    ) -> None:
        """Make a table as it is stored. `relist`: called with its entry in the lists, old and new, when that has changed.

        `in_lobby`: whether a guest looks at the lists. Raises msgspec.DecodeError if its log cannot be read.
        """
        self.id = stored.row.id
        self._env = env
        self._relist = relist
        self.journal = Journal(env.store, env.find_bot, env.clock, env.chance(self.id), stored)
        self.broadcaster = Broadcaster(self.journal, env.clock)
        self._inbox: asyncio.Queue[
            _Request | _Parting | Thought | _Review | asyncio.Future[None] | Literal["time", "news"]
        ]
        self._inbox = asyncio.Queue()
        self._delayed: DelayedRoll | None = None
        self._bots = BotRunner(self.journal, env, self._inbox.put_nowait, self.wake)
        steady = env.steady or env.clock
        self._scheduler = TableScheduler(
            self.journal, self.broadcaster, env.clock, steady, env.patience, env.seed, self.wake
        )
        self.elsewhere = Elsewhere(peers, self.journal, self.broadcaster, self._scheduler, self._look_round)
        self._notices = (
            NoticeWatch(env.notices, self.journal, self.broadcaster, env.clock, in_lobby, self.wake)
            if env.notices
            else None
        )
        self.wake()

    # --- what others ask of it ----------------------------------------------------------------------

    @property
    def roster(self) -> Roster:
        """The people, and what they agree on."""
        return self.journal.roster

    @property
    def session(self) -> GameSession | None:
        """The game that is played, once it has begun."""
        return self.journal.session

    @property
    def is_idle(self) -> bool:
        """Whether nobody needs it in memory."""
        busy = self.broadcaster or self._delayed or self.journal.in_doubt or self._bots.at_work
        busy = busy or (self._notices and self._notices.is_waiting)
        return not busy and self._inbox.empty() and not (self.elsewhere.leads and self.journal.listing.runs)

    async def put(self, client: ClientSession, command: AtTable) -> bool:
        """Hand a command in, and wait until it is dealt with, so that a client cannot flood the table.

        Returns whether it was carried out, or will be after a wait; if not, the client was sent the reason.
        """
        handled = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait(_Request(client, command, handled))
        return await handled

    async def keep_review(self, entry: table_log.Reviewed) -> None:
        """Keep a review of the game; return once it is stored, or its table is read again. Raises StoreError."""
        stored = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait(_Review(entry, stored))
        await stored

    def leave(self, client: ClientSession) -> None:
        """Note that a client has gone."""
        self._scheduler.hurry()  # so that they left by the clock as it is now
        self.broadcaster.leave(client)
        if self._notices and client.said_goodbye and client.guest:
            self._notices.note_goodbye(client.guest.id)
        client.table = None
        self.broadcaster.tell_presence_soon()
        self.elsewhere.tell_people()
        self._scheduler.hurry()  # the clocks rest, if that was the last client
        self._set_alarm()
        self._look_round()

    def wake(self) -> None:
        """Look at the clock now."""
        self._inbox.put_nowait("time")

    async def part(self, guest: str, is_last: bool) -> None:
        """Send away who has left the circle of this table. `is_last`: nobody is in it any more."""
        parting = _Parting(guest, is_last, asyncio.get_running_loop().create_future())
        self._inbox.put_nowait(parting)
        await parting.handled

    def _look_round(self) -> None:
        """Look at what has happened: others have done something, or a client has gone."""
        self._inbox.put_nowait("news")

    def clear(self) -> list[ClientSession]:
        """Remove and return all clients, for the table is to be read again. Decline the commands that wait."""
        while not self._inbox.empty():
            item = self._inbox.get_nowait()
            if isinstance(item, _Request):
                reloaded = FaultError("stale", "the table was reloaded; ask again")
                replies.decline(item.client, item.command.id, reloaded, self._env.warn)
                item.handled.set_result(False)
            elif isinstance(item, _Review):
                item.stored.set_result(None)
            elif isinstance(item, _Parting):
                item.handled.set_exception(FaultError("stale", "the table was reloaded; ask again"))
            elif isinstance(item, asyncio.Future):
                item.set_result(None)
        return self.broadcaster.all_clients()

    def close(self) -> None:
        """Let it go: nothing wakes it any more."""
        self.broadcaster.close()
        self._scheduler.close()
        self._bots.close()
        if self._notices:
            self._notices.close()

    async def learn(self) -> None:
        """Wait until all is known here that other processes had added until now."""
        known = asyncio.get_running_loop().create_future()
        self.elsewhere.is_behind = True
        self._inbox.put_nowait(known)
        await known

    async def _sync_peers(self) -> bool:
        """Look at what others have done, if there is news of it."""
        others = self.elsewhere
        if not others.is_behind and not others.is_unsure:
            return False
        try:
            if others.is_behind:
                others.is_behind = False
                await self._read_on()
            if others.is_unsure:
                others.is_unsure = False
                await others.check_peers()
        except StoreError:  # it is looked at again now and then, and before anything is stored
            pass
        return True

    def _show_everywhere(self, message: ServerMessage) -> None:
        """Send a message to all clients, those of other processes too."""
        self.broadcaster.show(message)
        self.elsewhere.show(message)

    # --- the task -----------------------------------------------------------------------------------

    async def step(self) -> bool:
        """Deal with the next thing that comes; returns False if the table has to be read again."""
        item = await self._inbox.get()
        done = False
        try:
            if await self._sync_peers() or not isinstance(item, _Request) or self._scheduler.is_due():
                await self._keep_time()
            if isinstance(item, _Request):
                done = await self._handle(item.client, item.command)
                await let_others_run()
            elif isinstance(item, _Parting):
                await self._part(item)
            elif isinstance(item, Thought):
                await self._take(item)
            elif isinstance(item, _Review):
                await self._keep_review(item)
            elif item == "time":
                self._bots.go_on()
            await self._end_wait()
            if await self._keep_time():
                self.broadcaster.tell_of_time()
                self._set_alarm()
        except Exception as error:  # a defect must not end the table; nothing was applied
            traceback.print_exc()
            if isinstance(item, _Request):
                replies.decline(item.client, item.command.id, error, self._env.warn)
            self._bots.rest()
        finally:
            self.broadcaster.show_options()
            self._watch_for_absent()
            if isinstance(item, _Request) and not item.handled.done():
                item.handled.set_result(done)
            elif isinstance(item, _Review) and not item.stored.done():
                item.stored.set_result(None)
            elif isinstance(item, asyncio.Future) and not item.done():
                item.set_result(None)
        if self.journal.is_outdated:
            return False
        if self.elsewhere.leads and not self._delayed:
            self._bots.ask()
        return True

    async def _handle(self, client: ClientSession, command: AtTable) -> bool:
        guest = client.guest
        if guest is None:
            return False
        try:
            await self._retry(lambda: self._judge(client, guest, command))
        except (*replies.TROUBLES, FaultError) as error:
            replies.decline(client, command.id, error, self._env.warn)
            return False
        return True

    async def _judge(self, client: ClientSession, guest: Guest, command: AtTable) -> None:
        """Do what is asked. Raises one of `replies.TROUBLES`, FaultError."""
        request_id = request_id_of(guest, command.id)
        known = self.journal.known
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
        if isinstance(command, AskWhy):
            client.send(encode(game_commands.answer(context, command)))
            return
        if isinstance(command, game_commands.Preparation):
            draft = game_commands.prepare(context, command)
        else:
            chance = await self.journal.chance_of(session)
            made = game_commands.made_by(context, command)
            if made and self._delay_roll(session, made[0], request_id, client):
                return
            draft = game_commands.play(context, command, made, chance)
        await self._commit(draft, request_id)
        replies.acknowledge(client, command.id, self.journal.known[request_id])

    async def _retry(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something; if another process was quicker with this table, read what it has stored and do it again."""
        for _ in range(ATTEMPTS):
            try:
                await work()
            except TakenError:
                await self._read_on()
            except REFUSALS:  # nobody is refused because this process was behind
                if not (self.elsewhere.is_possible and await self._read_on()):
                    raise
            else:
                return
        await work()

    async def _commit(self, draft: DraftChange, request_id: str | None) -> None:
        """Store a draft and what characters say to it, apply and show it. Raises StoreError, with nothing changed."""
        if draft.transaction and self.session and self.roster.chat_mode != "off":
            said = {line.phrase for line in self.roster.chat.lines}
            plans, now = self.session.plans, self._env.clock()
            spoken = remarks(self.session.game, draft.transaction, plans, said, now)
            draft = draft._replace(logged=[*draft.logged, *spoken])
        self._show(await self.journal.commit(draft, request_id))

    async def _settle(self) -> None:
        """Find out what became of a draft in doubt. Raises StoreError while that cannot be found out."""
        if change := await self.journal.settle():
            self._show(change)

    async def _read_on(self) -> bool:
        """Apply and show what other processes have added; returns whether there was anything. Raises StoreError."""
        await self._settle()
        found = False
        async for change in self.journal.read_on():
            self._show(change)
            found = True
        return found or self.journal.is_outdated

    def _show(self, change: Change) -> None:
        """Show a change that this process or another stored; guests whom the host has removed go."""
        for each in change.logged:
            if isinstance(each, table_log.Barred):
                self._send_away(each.guest, change.before.code)
        self.broadcaster.show_change(change)
        if change.is_ours:
            self.elsewhere.tell_moved()
        if any(isinstance(each, table_log.Begun) for each in change.logged):
            self.elsewhere.catch_up(check_peers=True)  # somebody has to run it
        if self.journal.listing is not change.before:
            self._relist(change.before, self.journal.listing)

    # --- people -------------------------------------------------------------------------------------

    async def _welcome(self, client: ClientSession, guest: Guest, command: Visit) -> None:
        """Welcome a client to the table."""
        if self.elsewhere.is_possible:
            with suppress(StoreError):  # so that they see here what they saw in another process
                await self._read_on()
        if guest.id in self.roster.barred:
            raise FaultError("no-table", "the host has removed you from this table")
        if self.roster.host is None and not client.is_local:
            raise FaultError("no-table", "this table can be joined only on the server's own machine")
        self.broadcaster.expect_client()
        missed = away_summary(self.session, guest.id) if self.session else []
        logged = table_commands.on_arrival(self._context(guest))
        if logged:
            await self._say(guest, DraftChange(logged), None)
        if client.table is not None and client.table is not self:
            client.table.leave(client)
        client.table = self
        self.broadcaster.join(client, command, self._delayed)
        for each in missed:
            client.send(encode(each))
        replies.acknowledge(client, command.id, self.session.n if self.session else 0)
        self.broadcaster.tell_presence_soon()
        self.elsewhere.tell_people()

    async def _arrange(
        self, client: ClientSession, guest: Guest, command: TableCommand, request_id: str
    ) -> None:
        """Do what a guest asks about the table itself."""
        context = self._context(guest)
        if isinstance(command, PassSeat):
            draft, key = table_commands.pass_seat(context, command)
            await self._commit(draft, None)
            client.send(encode(key))
            return
        if isinstance(command, RemoveGuest):
            context = context._replace(free_code=await free_code(self._env.store))
        await self._say(guest, table_commands.judge(context, command), request_id)
        replies.acknowledge(client, command.id, self.session.n if self.session else 0)

    def _context(self, guest: Guest) -> CommandContext:
        at_table, env = self.broadcaster.at_table(), self._env
        return CommandContext(guest, self.roster, self.session, at_table, env.clock(), env.find_bot)

    async def _say(self, guest: Guest, draft: DraftChange, request_id: str | None) -> None:
        """Store what a guest brings about; whoever has a seat by it is known from then on."""
        if any(isinstance(each, table_log.Sat | table_log.HostIs) for each in draft.logged):
            await self._env.store.keep_guest(guest.row(self._env.clock()))
        await self._commit(draft, request_id)

    async def _keep_review(self, review: _Review) -> None:
        """Store a review, unless there is one of this game already."""
        try:
            await self._retry(lambda: self._note_review(review.entry))
        except StoreError as error:
            review.stored.set_exception(error)

    async def _note_review(self, entry: table_log.Reviewed) -> None:
        await self._settle()
        if self.session and self.session.n == entry.n != self.roster.reviewed.n:
            await self._commit(DraftChange([entry]), None)

    async def _part(self, parting: _Parting) -> None:
        """Free the places of who has left the circle, and send them away."""

        async def work() -> None:
            await self._settle()
            context = self._context(NOBODY)
            await self._commit(
                DraftChange(table_commands.parted(context, parting.guest, parting.is_last)), None
            )

        try:
            await self._retry(work)
        except StoreError as error:
            parting.handled.set_exception(error)
        else:
            parting.handled.set_result(None)

    async def _play_again(self, guest: Guest, request_id: str) -> None:
        """Create another table for the same people after the game, once."""
        table_commands.check_rematch(self._context(guest))
        if not self.roster.rematch:
            table = await create_rematch(self._env, self.roster, guest)
            code = table.listing.code if table.listing else ""
            if table.listing:
                self._relist(table.listing, table.listing)
            await self._commit(DraftChange([table_log.PlayedAgain(code)]), request_id)

    def _send_away(self, guest: str, code: str) -> None:
        """Take the clients of a guest whom the host has removed from the table; the code they know is no longer valid."""
        for client in self.broadcaster.clients_of(guest):
            self.leave(client)
            client.send(encode(Removed(code=code)))

    # --- time ---------------------------------------------------------------------------------------

    async def _keep_time(self) -> bool:
        """Do what comes with time alone. Return False if it could not be stored, and must be tried again."""
        self._scheduler.hurry()
        if self.elsewhere.leads:  # in one process at a time, to spare the others the work
            try:
                await self._retry(self._run_due)
            except StoreError as error:
                self._env.warn(error)
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
        self.wake()  # there may be more, as where orders play whole turns

    def _watch_for_absent(self) -> None:
        """See whether somebody whose page is closed is to be notified of something: one process does."""
        if self._notices and self.elsewhere.leads:
            self._notices.look()
        elif self._notices:
            self._notices.close()

    def _set_alarm(self) -> None:
        self._scheduler.set_alarm(leads=self.elsewhere.leads, roll_waits=self._delayed is not None)

    # --- a roll that would cost somebody a rent -----------------------------------------------------

    def _delay_roll(
        self, session: GameSession, move: Move, request_id: str | None, client: ClientSession | None
    ) -> bool:
        """Let a roll wait if it would cost a person a rent, unless a clock runs; return whether it waits.

        Only one can wait, for only one seat is to roll.
        """
        if session.game.real_board:
            return False  # a roll of real dice waits for nobody
        if session.clocks.is_running or not losing(session, move, self.broadcaster.at_table()):
            return False
        if self._delayed is not None:
            raise FaultError("stale", "this roll is already waiting")
        self._delayed = delay_roll(move, request_id, client, self._env.clock(), self._env.grace, self.wake)
        self._show_everywhere(self._delayed.view(session, self.broadcaster.at_table()))
        return True

    async def _end_wait(self) -> None:
        """Carry out the roll that waits, once its time has come or nobody would lose by it."""
        delayed, session = self._delayed, self.session
        if delayed is None or session is None or not delayed.is_due(session, self.broadcaster.at_table()):
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
            replies.decline(client, command, error, self._env.warn)
            if isinstance(error, StoreError):
                self._bots.rest()
        else:
            replies.acknowledge(client, command, session.n)

    async def _throw(self, session: GameSession, delayed: DelayedRoll) -> None:
        await self._settle()
        if delayed.request_id not in self.journal.known:
            chance = await self.journal.chance_of(session)
            await self._commit(drafts.play(session, delayed.move, chance), delayed.request_id)

    # --- bots ---------------------------------------------------------------------------------------

    async def _take(self, thought: Thought) -> None:
        """Carry out what a bot has decided."""
        try:
            await self._retry(lambda: self._carry_out(thought))
        except StoreError as error:
            self._env.warn(error)
            self.broadcaster.show(Fault(id="", key="store", detail=replies.NOT_STORED))
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
        draft = self._bots.draft(session, thought, await self.journal.chance_of(session))
        if draft:
            await self._commit(draft, None)


async def let_others_run() -> None:
    """Let messages go out, and let those who asked something meanwhile, at any table, be answered."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


def request_id_of(guest: Guest, command: str) -> str:
    """Return a command's id as it is stored: the ids of one guest's clients never clash with another's."""
    return f"{guest.id}.{command}"
