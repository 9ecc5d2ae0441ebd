"""The commands about circles. The tables of a circle follow: a member who leaves it leaves them too."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from contextlib import AbstractAsyncContextManager
from typing import Final, Protocol

import msgspec

from passgo.protocol.circles import (
    CircleCommand,
    CircleLink,
    CountEvenings,
    FoundCircle,
    JoinCircle,
    LeaveCircle,
    PlayTogether,
    RemoveMember,
    RenameCircle,
    RenewLink,
)
from passgo.protocol.tables import Visit
from passgo.table.circles.circles import Circles
from passgo.table.circles.evenings import year_of
from passgo.table.circles.points import read_points
from passgo.table.commands.table_commands import clean_name
from passgo.table.people import replies
from passgo.table.people.chat import tidy
from passgo.table.people.client_session import ClientSession
from passgo.table.people.guests import Guest, digest
from passgo.table.people.replies import FaultError, encode
from passgo.table.store import Listing
from passgo.table.store.circles import CircleRow, ScoringRow

from .env import TableEnv
from .new_table import create_rematch
from .table import Table

MOST_MEMBERS: Final = 24
"""Of one circle."""
MOST_CIRCLES: Final = 20
"""Of one guest."""

KEY_BYTES: Final = 16


class ServerTables(Protocol):
    """The tables of a server, and the guests who look at its lists."""

    def of_circle(self, circle: str) -> set[str]:
        """Return the tables of a circle that are in memory."""
        ...

    def at(self, game: str) -> AbstractAsyncContextManager[Table | None]:
        """Yield a table, which stays in memory meanwhile; None if there is none. Raises StoreError."""
        ...

    async def bring(self, client: ClientSession, game: str | None, command: Visit) -> None:
        """Bring a client to a table. Raises FaultError, StoreError."""
        ...

    def changed(self, before: Listing, now: Listing) -> None:
        """Show that the entry of a table in the lists has changed."""
        ...

    def tell_lists(self, names: Collection[str]) -> None:
        """Send the changed lists of these guests, at all servers."""
        ...


class CircleCommands:
    """The commands about circles."""

    def __init__(self, env: TableEnv, circles: Circles, tables: ServerTables) -> None:
        self._env = env
        self._circles = circles
        self._tables = tables

    async def carry_out(self, client: ClientSession, guest: Guest, command: CircleCommand) -> None:
        """Do what is asked, and answer. Raises FaultError, StoreError."""
        link: CircleLink | None = None
        match command:
            case FoundCircle():
                link = await self._found(guest, command)
            case JoinCircle():
                link = await self._join(guest, command)
            case RenewLink():
                key = await self._renew_key(await self._circles.of(command.circle, guest.id))
                link = CircleLink(id=command.id, circle=command.circle, key=key)
            case RenameCircle():
                await self._rename(guest, command)
            case CountEvenings():
                await self._count(guest, command)
            case LeaveCircle():
                await self._circles.of(command.circle, guest.id)
                await self._part(command.circle, guest.id)
            case RemoveMember():
                await self._remove_member(guest, command)
            case PlayTogether():
                await self._play_together(client, guest, command)
                return
        if link:
            client.send(encode(link))
        else:
            replies.acknowledge(client, command.id, 0)

    async def part_from_all(self, guest: str) -> None:
        """Take a guest out of every circle. Raises StoreError, FaultError."""
        for circle in await self._circles.ids_of(guest):
            await self._part(circle, guest)

    async def _found(self, guest: Guest, command: FoundCircle) -> CircleLink:
        """Found a circle, with a guest as its first member."""
        store, name = self._circles.store, _clean(command.name)
        await self._keep(guest)
        await self._check_room(guest)
        key = secrets.token_urlsafe(KEY_BYTES)
        row = CircleRow(secrets.token_hex(6), name, digest(key), self._env.clock())
        await store.found(row, guest.id)
        self._tables.tell_lists([guest.id])
        return CircleLink(id=command.id, circle=row.id, key=key)

    async def _join(self, guest: Guest, command: JoinCircle) -> CircleLink:
        """Make a guest one more member."""
        store = self._circles.store
        await self._keep(guest)
        row = await store.circle_by(digest(command.key))
        if row is None:
            raise FaultError("no-circle", "this link leads to no group; it may have been replaced")
        if not await self._circles.admits(row.id, guest.id):
            if len(await store.members(row.id)) >= MOST_MEMBERS:
                raise FaultError("too-many", f"a group has at most {MOST_MEMBERS} members")
            await self._check_room(guest)
            await store.join(row.id, guest.id, self._env.clock())
        await self.tell(row.id)
        return CircleLink(id=command.id, circle=row.id)

    async def _keep(self, guest: Guest) -> None:
        """Store a guest with a name, by which the other members know them."""
        clean_name(guest.name)
        await self._env.store.keep_guest(guest.row(self._env.clock()))

    async def _check_room(self, guest: Guest) -> None:
        if len(await self._circles.ids_of(guest.id)) >= MOST_CIRCLES:
            raise FaultError("too-many", f"a person can be in at most {MOST_CIRCLES} groups")

    async def _renew_key(self, row: CircleRow) -> str:
        """Give a circle another key, so that the link before leads nowhere."""
        key = secrets.token_urlsafe(KEY_BYTES)
        await self._change(row._replace(digest=digest(key)))
        return key

    async def _rename(self, guest: Guest, command: RenameCircle) -> None:
        row = await self._circles.of(command.circle, guest.id)
        await self._change(row._replace(name=_clean(command.name)))

    async def _count(self, guest: Guest, command: CountEvenings) -> None:
        row, now = await self._circles.of(command.circle, guest.id), self._env.clock()
        places = [] if command.points is None else read_points(command.points)
        text = msgspec.json.encode(places).decode()
        await self._circles.store.score(ScoringRow(row.id, year_of(now), text, guest.id, now))
        await self.tell(row.id)

    async def _change(self, row: CircleRow) -> None:
        await self._circles.store.change(row)
        await self.tell(row.id)

    async def _remove_member(self, guest: Guest, command: RemoveMember) -> None:
        """Have a member leave, for good: the link that they may know is void."""
        row = await self._circles.of(command.circle, guest.id)
        members = await self._members(row.id)
        if members[0] != guest.id:
            raise FaultError("not-host", "only the member who has been there longest may remove others")
        if command.guest == guest.id or command.guest not in members:
            raise FaultError("not-yours", "guest: expected another member")
        await self._renew_key(row)
        await self._part(row.id, command.guest)

    async def _part(self, circle: str, guest: str) -> None:
        """Take a member out of a circle, and away from its tables; with the last one go the circle and its games."""
        store, members = self._circles.store, await self._members(circle)
        for game in sorted({*self._tables.of_circle(circle), *await store.to_leave(circle, guest)}):
            async with self._tables.at(game) as table:
                if table is not None:
                    await table.part(guest, members == [guest])
        await store.part(circle, guest)
        self._tables.tell_lists(members)

    async def _play_together(self, client: ClientSession, guest: Guest, command: PlayTogether) -> None:
        """Bring a client to the table at which a circle plays, or to a new one."""
        await self._circles.of(command.circle, guest.id)
        game, goes_on = await self._circles.last_game(command.circle)
        if not goes_on:
            async with self._tables.at(game) as table:
                if table is None:
                    raise FaultError("no-table", "the last table of this group can no longer be read")
                made = await create_rematch(self._env, table.roster, guest)
            game = made.game
            if made.listing:
                self._tables.changed(made.listing, made.listing)
        await self._tables.bring(client, game, Visit(id=command.id, code=""))

    async def tell(self, circle: str) -> None:
        """Show the members of a circle that something of it has changed. Raises StoreError."""
        self._tables.tell_lists(await self._members(circle))

    async def _members(self, circle: str) -> list[str]:
        """Return the members of a circle, the one who has been there longest first."""
        return [member.guest for member in await self._circles.store.members(circle)]


def _clean(name: str) -> str:
    """Return the name of a circle on one line. Raises FaultError."""
    cleaned = tidy(name)
    if not cleaned:
        raise FaultError("bad-start", "name: expected a visible character")
    return cleaned
