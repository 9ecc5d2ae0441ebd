"""The table server: who comes, which tables there are, and the way to them.

A table is taken from the store when somebody comes or something happens there by itself, and let go when nobody
is there any more. Each is owned by one task (`table`).
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Collection, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from passgo.protocol.commands import GameCommand
from passgo.protocol.tables import (
    CreateTable,
    DeleteMe,
    Hello,
    ListTables,
    LobbyCommand,
    Missing,
    NoticeCommand,
    Rematch,
    Rename,
    TableCommand,
    Visit,
    Welcome,
)
from passgo.table.circles.circles import Circles
from passgo.table.commands.table_commands import clean_name
from passgo.table.commands.table_views import circle_of, tables_view
from passgo.table.games.erasure import without
from passgo.table.games.record_files import record_file_of
from passgo.table.people import replies
from passgo.table.people.chat import KEPT
from passgo.table.people.client_session import ClientSession
from passgo.table.people.codes import read_code
from passgo.table.people.guests import Guest, can_be_guessed
from passgo.table.people.replies import FaultError, encode
from passgo.table.running import new_table
from passgo.table.running.circle_commands import CircleCommands
from passgo.table.running.env import TableEnv
from passgo.table.running.journal import Stored
from passgo.table.running.notice_commands import NoticeCommands
from passgo.table.running.peers import NoPeers
from passgo.table.running.table import ATTEMPTS, Table, request_id_of
from passgo.table.state import table_log
from passgo.table.state.game_session import GameSession
from passgo.table.state.history import CannotReplayError
from passgo.table.store import Listing, Log, PresenceRow, StoreError, TakenError

MINE: Final = 50
OPEN: Final = 50
"""How many tables a list holds."""

LISTED: Final = 5_000
"""The most tables that are looked through for the games of somebody."""

NO_TABLE: Final = "there is no table with this code"
"""For tables of circles too, to whoever is in none of theirs."""

NEWS: Final = 1.0
"""Seconds until those who look at the lists see that they have changed."""


class TableServer:
    """All tables of one store."""

    def __init__(self, env: TableEnv) -> None:
        self.env = env
        self._tables: dict[str, Table] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Future[Table | None]] = {}
        self._held: Counter[str] = Counter()
        """How many tasks are on their way to a table: it stays in memory until they are there."""
        self._lobby_clients: set[ClientSession] = set()
        """Clients that look at the lists."""
        self._news: set[str] = set()
        """Guests whose own list has changed; empty stands for the list of open tables."""
        self._lists_timer: asyncio.TimerHandle | None = None
        self._sending: set[asyncio.Task[None]] = set()
        self._on_change: Callable[[str], None] = lambda _: None
        self.circles = Circles(env.circles, env.clock)
        self._circle_commands = CircleCommands(env, self.circles, self)
        self._notice_commands = NoticeCommands(env, self._table_of)
        self.peers = env.peers(self) if env.peers else NoPeers(env.clock)

    async def open(self) -> None:
        """Continue the tables where something happens by itself. Raises StoreError."""
        await self.peers.open()
        if not self.peers.are_possible:
            for game in await self.env.store.running():
                await self.take_up(game)

    async def close(self) -> None:
        """End every table's task; what was acknowledged is stored."""
        await self.peers.close()
        for work in self._sending:  # what is on its way to a table that ends would wait for it without end
            work.cancel()
        await asyncio.gather(*self._sending, *self._loading.values(), return_exceptions=True)
        for table in list(self._tables.values()):
            self._close(table)
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def when_changed(self, callback: Callable[[str], None]) -> None:
        """Have it called with the id of each game that is not all as it was."""
        self._on_change = callback

    # --- clients ------------------------------------------------------------------------------------

    def leave(self, client: ClientSession) -> None:
        """Note that a client has gone."""
        self._lobby_clients.discard(client)
        if client.table is not None:
            client.table.leave(client)

    async def put(self, client: ClientSession, command: LobbyCommand | TableCommand | GameCommand) -> None:
        """Hand a command in, and wait until it is dealt with."""
        try:
            if isinstance(command, Hello):
                await self._greet(client, command)
            elif client.guest is None:
                raise FaultError("no-guest", "expected `hello` as the first message")
            elif isinstance(command, LobbyCommand):
                await self._handle(client, client.guest, command)
            elif client.table is None:
                raise FaultError("no-table", "this connection has not joined a table")
            else:
                await self._tables[client.table.id].put(client, command)
        except (*replies.TROUBLES, FaultError) as error:
            replies.decline(client, command.id, error, self.env.warn)

    async def _handle(self, client: ClientSession, guest: Guest, command: LobbyCommand) -> None:
        match command:
            case Rename():
                await self._rename(client, guest, command)
            case DeleteMe():
                await self._delete(client, guest, command)
            case ListTables():
                self._lobby_clients.add(client)
                if client.table is not None:
                    client.table.leave(client)
                await self._send_lists(client, guest)
                replies.acknowledge(client, command.id, 0)
            case Visit():
                await self.bring(client, await self._find(read_code(command.code)), command)
            case CreateTable():
                if command.circle:
                    await self.circles.of(command.circle, guest.id)
                game = await self._create(guest, command)
                await self.bring(client, game, Visit(id=command.id, code=""))
            case Rematch():
                await self._rematch(client, command)
            case Hello():
                pass
            case _:
                if isinstance(command, NoticeCommand):
                    await self._notice_commands.carry_out(client, guest, command)
                else:
                    await self._circle_commands.carry_out(client, guest, command)

    # --- guests -------------------------------------------------------------------------------------

    async def _greet(self, client: ClientSession, command: Hello) -> None:
        """Welcome a guest who says who they are. Raises FaultError, StoreError."""
        store = self.env.store
        if can_be_guessed(command.secret):
            raise FaultError(
                "no-guest", "secret: expected 32 random bytes in base64url; this one is easy to guess"
            )
        guest = Guest.of(command.secret, command.name)
        try:
            known = await store.guest(guest.id)
        except StoreError as error:  # a guest at a table in memory comes back to it all the same
            self.env.warn(error)
            known = None
        if known is not None and not secrets.compare_digest(known.digest, guest.digest):
            raise FaultError("no-guest", "this secret does not belong to this guest")
        if client.guest is not None and client.guest.id != guest.id:
            raise FaultError("no-guest", "this connection already belongs to another guest")
        guest = guest._replace(name=clean_name(command.name) if command.name else known.name if known else "")
        if known is not None and known.name != guest.name:
            await store.keep_guest(guest.row(self.env.clock()))
        client.guest = guest
        await self._welcome(client, guest, command.id)

    async def _rename(self, client: ClientSession, guest: Guest, command: Rename) -> None:
        guest = guest._replace(name=clean_name(command.name))
        if await self.env.store.guest(guest.id) is not None:
            await self.env.store.keep_guest(guest.row(self.env.clock()))
        client.guest = guest
        await self._welcome(client, guest, command.id)
        if client.table:
            self._tables[
                client.table.id
            ].broadcaster.tell_presence_soon()  # those who watch are shown by name

    async def _welcome(self, client: ClientSession, guest: Guest, command: str) -> None:
        store = self.env.store
        try:
            latest = await store.latest(guest.id)
            if not latest and client.is_local:
                latest = await store.nobodys()
        except StoreError as error:
            self.env.warn(error)
            latest = None
        notices = self.env.notices
        missing: list[Missing] = [*self.env.missing]
        if notices is None:
            missing.append("notices")
        if notices is None or notices.mails is None:
            missing.append("mail")
        client.send(
            encode(Welcome(id=command, guest=guest.id, name=guest.name, latest=latest or "", missing=missing))
        )

    def _table_of(self, client: ClientSession) -> Table | None:
        return self._tables[client.table.id] if client.table else None

    def _is_in_lobby(self, guest: str) -> bool:
        return any(client.guest and client.guest.id == guest for client in self._lobby_clients)

    async def _delete(self, client: ClientSession, guest: Guest, command: DeleteMe) -> None:
        """Delete somebody, whole or not at all. Raises StoreError."""
        await self._circle_commands.part_from_all(guest.id)
        try:
            games = await self._erase(guest)
        except CannotReplayError as error:
            self.env.warn(error)
            raise FaultError("store", replies.NOT_STORED) from error
        if client.table is not None:
            client.table.leave(client)
        self._lobby_clients.discard(client)
        client.guest = None
        for game in games:
            self.read_on(game)
            self.peers.tell_moved(game)
        replies.acknowledge(client, command.id, 0)
        self.tell_lists([""])

    async def _erase(self, guest: Guest) -> Sequence[str]:
        """Take somebody out of the store; gives the tables. Raises StoreError, CannotReplayError."""
        for last in (False,) * ATTEMPTS + (True,):
            try:
                return await self.env.store.erase_guest(
                    guest.id, lambda kept: without(kept, guest.id, self.env.clock())
                )
            except TakenError:  # something was added at one of their tables meanwhile
                if last:
                    raise
        return []

    # --- the way to a table -------------------------------------------------------------------------

    async def _find(self, code: str) -> str | None:
        """Return the id of the table with this code. Raises StoreError.

        Another server may have given a table a new code a moment ago, so the store is asked where there are others.
        """
        in_memory = (game for game, table in self._tables.items() if table.journal.listing.code == code)
        game = next(in_memory, None)
        if game and not self.peers.are_possible:
            return game
        try:
            return await self.env.store.find(code)
        except StoreError:
            if game is None:
                raise
            return game

    async def bring(self, client: ClientSession, game: str | None, command: Visit) -> None:
        """Bring a client to a table. Raises FaultError, StoreError."""
        guest = client.guest.id if client.guest else ""
        if game is None or not await self.circles.admits(await self._circle_of(game), guest):
            raise FaultError("no-table", NO_TABLE)
        async with self.at(game) as table:
            if table is None:
                raise FaultError("no-table", "this table can no longer be read")
            await table.put(client, command)
        if client.table is table:
            self._lobby_clients.discard(client)

    async def _circle_of(self, game: str) -> str:
        """Return the circle whose table it is; empty for any other. Raises StoreError."""
        table = self._tables.get(game)
        if table is not None:
            return table.roster.circle
        listing = await self.env.store.listing(game)
        return circle_of(listing) if listing else ""

    def of_circle(self, circle: str) -> set[str]:
        """Return the tables of a circle that are in memory."""
        return {game for game, table in self._tables.items() if table.roster.circle == circle}

    @asynccontextmanager
    async def at(self, game: str) -> AsyncGenerator[Table | None]:
        """Yield a table, which stays in memory meanwhile; None if there is none. Raises StoreError."""
        self._held[game] += 1
        try:
            yield self._tables.get(game) or await self._take_up(game)
        finally:
            self._held[game] -= 1
            if not self._held[game]:
                del self._held[game]
            table = self._tables.get(game)
            if table is not None and table.is_idle:
                self._unload(table)

    async def _take_up(self, game: str) -> Table | None:
        """Take a table from the store, once for all who ask at the same time."""
        loading = self._loading.get(game)
        if loading is None:
            loading = self._loading[game] = asyncio.ensure_future(self._load(game))
            loading.add_done_callback(lambda _: self._loading.pop(game, None))
        return await asyncio.shield(loading)

    async def _load(self, game: str) -> Table | None:
        store = self.env.store
        row, log, listing = await store.row(game), await store.read(game), await store.listing(game)
        if row is None or listing is None:
            return None
        await self._drop_old_talk(game, log)
        stored = Stored(row, listing, log)
        try:
            table = await self.env.aside(Table, self.env, self.peers, self.changed, self._is_in_lobby, stored)
        except msgspec.DecodeError as error:
            self.env.warn(CannotReplayError(game, 0, "", error))
            return None
        if table.journal.failure:
            self.env.warn(table.journal.failure)
        await table.elsewhere.check_peers()
        self._tables[game] = table
        self._tasks[game] = asyncio.create_task(self._run(table))
        return table

    async def _run(self, table: Table) -> None:
        """Have a table deal with whatever comes, until it is let go or has to be read again."""
        while await table.step():
            if table.is_idle:
                self._unload(table)
        self._reload(table)

    async def _drop_old_talk(self, game: str, log: Log) -> None:
        """Erase lines of the chat that are too old to be shown to anybody. Raises StoreError."""
        spoken = [row for row in log.talk if row.body.startswith(table_log.CHAT_PREFIX)]
        if len(spoken) > KEPT:
            gone = table_log.write_entry(table_log.Erased()).decode()
            await self.env.store.reword(game, [row._replace(body=gone) for row in spoken[:-KEPT]])

    def _unload(self, table: Table) -> None:
        """Let go of a table where nobody is and nothing happens by itself."""
        if self._tables.get(table.id) is table and table.id not in self._held:
            self._close(table)
            if table.elsewhere.leads:
                self.peers.release(table.id)
            else:
                self.peers.tell_people(table.id)

    def _reload(self, table: Table) -> None:
        """Read a table again whose stored entries were changed, and show it to those who are there."""
        if self._tables.get(table.id) is not table:
            return
        clients = table.clear()
        self._close(table)
        for client in clients:
            client.table = None
            self._start(self._return(client, table.id))
        if not clients:
            self._start(self._go_on(table.id))

    async def _return(self, client: ClientSession, game: str) -> None:
        try:
            await self.bring(client, game, Visit(id="", code=""))
        except (FaultError, StoreError) as error:
            replies.decline(client, "", error, self.env.warn)

    async def _go_on(self, game: str) -> None:
        """Take up a table to which nobody returns: it may continue by itself; if not, it is let go in order."""
        try:
            await self.take_up(game)
        except StoreError as error:
            self.env.warn(error)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        """Have something done that nobody waits for."""
        task = asyncio.create_task(work)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    def _close(self, table: Table) -> None:
        del self._tables[table.id]
        table.close()
        task = self._tasks[table.id]
        task.cancel()
        task.add_done_callback(lambda done: self._forget(table.id, done))

    def _forget(self, game: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(game) is task:
            del self._tasks[game]

    async def _create(self, guest: Guest, command: CreateTable) -> str:
        """Create a table; returns its id. Raises FaultError, StoreError, IllegalSetup."""
        table = await new_table.create(self.env, guest, command, request_id_of(guest, command.id))
        if table.listing:
            self.changed(table.listing, table.listing)
        return table.game

    async def _rematch(self, client: ClientSession, command: Rematch) -> None:
        """Bring a client to the table where these people play again."""
        table = self._tables[client.table.id] if client.table else None
        if table is None:
            raise FaultError("no-table", "this connection has not joined a table")
        if await table.put(client, command):
            code = table.roster.rematch
            await self.bring(client, await self._find(code), Visit(id=command.id, code=code))

    # --- lists --------------------------------------------------------------------------------------

    def changed(self, before: Listing, now: Listing) -> None:
        """Show that the entry of a table in the lists has changed; that of a new one is both at once."""
        news = {one.guest for one in (*before.sitters, *now.sitters)}
        if before.listed or now.listed:
            news.add("")
        self.tell_lists(news)
        is_news = before is now or (before.goes_on, before.code) != (now.goes_on, now.code)
        circle = circle_of(now) if is_news else ""
        if circle:
            self._start(self._tell_circle(circle))

    async def _tell_circle(self, circle: str) -> None:
        """Show all members of a circle that it plays at another table, or has played."""
        try:
            await self._circle_commands.tell(circle)
        except StoreError as error:
            self.env.warn(error)

    def tell_lists(self, names: Collection[str]) -> None:
        """Send the changed lists of these guests, at all servers; the empty name means the list of open tables."""
        self.relist(names)
        self.peers.tell_lists(names)

    def relist(self, names: Iterable[str]) -> None:
        """Send the changed lists of these guests soon, as `tell_lists` has it everywhere."""
        self._news |= set(names)
        if self._lists_timer is None and self._lobby_clients:
            self._lists_timer = asyncio.get_running_loop().call_later(NEWS, self._send_all_lists)

    def _send_all_lists(self) -> None:
        self._lists_timer = None
        news, self._news = self._news, set()
        for client in self._lobby_clients:
            if client.guest and ("" in news or client.guest.id in news):
                self._start(self._send_lists_quietly(client, client.guest))

    async def _send_lists_quietly(self, client: ClientSession, guest: Guest) -> None:
        """Send the lists, unless the store fails: there will be other news."""
        try:
            await self._send_lists(client, guest)
        except StoreError as error:
            self.env.warn(error)

    async def _send_lists(self, client: ClientSession, guest: Guest) -> None:
        store = self.env.store
        mine, opened = await store.listings_of(guest.id, MINE), await store.open_listings(OPEN)
        circles = await self.circles.briefs(guest.id)
        client.send(encode(tables_view(guest.id, mine, opened, circles)))

    # --- what other servers tell --------------------------------------------------------------------

    def games(self) -> Collection[str]:
        """Return the tables that are in memory."""
        return list(self._tables)

    def present_at(self, game: str) -> Sequence[PresenceRow]:
        """Return who is at a table here, or was; nobody if it is not in memory."""
        table = self._tables.get(game)
        return table.broadcaster.present() if table else []

    def read_on(self, game: str) -> None:
        """Note that something was added to a table."""
        self._on_change(game)
        if game in self._tables:
            self._tables[game].elsewhere.catch_up(read_on=True)

    def check_peers(self, game: str) -> None:
        """Note that somebody came to a table or went, or that nobody runs it."""
        if game in self._tables:
            self._tables[game].elsewhere.catch_up(check_peers=True)

    def stands(self, game: str, no: int, lead: bool | None) -> None:
        """Note the state of a table in the store."""
        if game in self._tables:
            self._tables[game].elsewhere.stands(no, lead)

    def show(self, game: str, message: bytes) -> None:
        """Show something to all clients at a table."""
        if game in self._tables:
            self._tables[game].broadcaster.pass_on(message)

    async def take_up(self, game: str) -> None:
        """Continue a table. Raises StoreError."""
        self.check_peers(game)
        async with self.at(game):
            pass

    # --- games by their id --------------------------------------------------------------------------

    async def may_read(self, game: str, code: str, guest: str) -> bool:
        """Return whether a guest who knows its id and this code may read the game. Raises StoreError.

        While it is played, only those who may come to its table can: a removed guest does not know its code. That of
        a circle can be read by its members alone.
        """
        table = None if self.peers.are_possible else self._tables.get(game)
        listing = table.journal.listing if table else await self.env.store.listing(game)
        if listing is None or not await self.circles.admits(circle_of(listing), guest):
            return False
        is_over = listing.phase in ("over", "given-up")
        return (
            listing.listed
            or is_over
            or secrets.compare_digest(listing.code.encode(), read_code(code).encode())
        )

    async def session(self, game: str) -> GameSession | None:
        """Return the game of a table; None if there is none, or it has not begun. Raises StoreError."""
        async with self.at(game) as table:
            if table and self.peers.are_possible:
                await table.learn()  # what was acknowledged by another server is answered by this one
            return table.session if table else None

    async def keep_review(self, game: str, entry: table_log.Reviewed) -> None:
        """Keep the review of a game at its table. Raises StoreError."""
        async with self.at(game) as table:
            if table is not None:
                await table.keep_review(entry)

    async def listings_of(self, guest: str) -> Sequence[Listing]:
        """Return the tables at which a guest has a place, the last to change first; none of a circle that they have left.

        Raises StoreError.
        """
        seen = {"", *await self.circles.ids_of(guest)}
        listings = await self.env.store.listings_of(guest, LISTED)
        return [one for one in listings if circle_of(one) in seen]

    async def record(self, game: str) -> str | None:
        """Return a game as a record file; None if there is none. Raises StoreError."""
        row = await self.env.store.row(game)
        return (
            (await record_file_of(self.env.store, row, self.env.find_bot, self.env.aside)).text
            if row
            else None
        )
