"""A new table: what is asked for is checked, then stored under a code of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from passgo.editions import EditionError
from passgo.protocol.board_info import layers_of
from passgo.protocol.tables import CreateTable
from passgo.table.commands import drafts
from passgo.table.commands.table_commands import check_circle
from passgo.table.commands.table_views import listing_of
from passgo.table.people.codes import new_code
from passgo.table.people.guests import Guest
from passgo.table.people.replies import FaultError
from passgo.table.state import table_log
from passgo.table.state.roster import Roster
from passgo.table.state.table_settings import (
    BadStartError,
    TableSettings,
    check_places,
    make_settings,
    plan_of,
    write_settings,
)
from passgo.table.store import GameRow, Listing, Store, TalkRow

from .env import TableEnv


class NewTable(NamedTuple):
    """A table that was asked for."""

    game: str
    listing: Listing | None
    """None if it was erased since."""


async def free_code(store: Store) -> str:
    """Return a code that no table has. Raises StoreError."""
    while await store.find(code := new_code()) is not None:
        pass
    return code


async def create(env: TableEnv, guest: Guest, command: CreateTable, request_id: str) -> NewTable:
    """Create a table, or return the one that the same command created before.

    Raises FaultError, StoreError, IllegalSetup.
    """
    made = await _made_by(env.store, request_id)
    if made:
        return made
    try:
        seats = [plan_of(place, guest.id, guest.name) for place in command.places]
        own = layers_of(command.board) if command.board else []
        check_circle(command.circle, command.terms)
        settings = make_settings(command.terms, seats, command.start, own)
        settings.circle = command.circle
        check_places(seats)
        for plan in seats:
            if plan.kind == "bot":
                env.find_bot(plan.bot)
    except (BadStartError, EditionError, LookupError) as error:
        raise FaultError("bad-start", str(error)) from error
    name = guest.name or next((plan.name for plan in seats if plan.guest == guest.id), "")
    logged: list[table_log.AnyEntry] = [table_log.HostIs(guest.id, name)]
    if command.begin:
        logged.append(table_log.Begun())
    await env.store.keep_guest(guest.row(env.clock()))
    return await _store(env, settings, logged, request_id)


async def create_rematch(env: TableEnv, old: Roster, guest: Guest) -> NewTable:
    """Create another table for the same people, once. The guest who asks is host, if the old host is gone.

    Raises StoreError, IllegalSetup.
    """
    request_id = f"again.{old.id}"
    made = await _made_by(env.store, request_id)
    if made:
        return made
    host = old.host if old.host and old.places_of(old.host) else guest.id
    name = next((place.plan.name for place in old.places_of(host)), guest.name)
    seats = [
        msgspec.structs.replace(plan, bot=plan.bot if plan.kind == "bot" else "")
        for plan in old.settings.seats
    ]
    settings = msgspec.structs.replace(old.settings, seats=seats)
    return await _store(env, settings, [table_log.HostIs(host, name)], request_id)


async def _made_by(store: Store, request_id: str) -> NewTable | None:
    row = await store.made_by(request_id)
    return NewTable(row.id, await store.listing(row.id)) if row else None


async def _store(
    env: TableEnv, settings: TableSettings, logged: Sequence[table_log.AnyEntry], request_id: str
) -> NewTable:
    """Store a new table, if its game can begin as it is asked for."""
    plan = write_settings(settings).decode()
    row = GameRow(env.game_id(), settings.edition, plan, env.clock(), request_id)
    roster = Roster(row).after(logged)
    session = None
    if roster.phase == "playing":
        if not roster.is_full:
            raise FaultError("not-now", "places: one is free, so the game cannot start at once")
        session = drafts.begin(roster, row.at, env.find_bot).begins
    rows = [TalkRow(k, 0, table_log.write_entry(each).decode(), row.at) for k, each in enumerate(logged, 1)]
    game, timed = (session.game, session.until is not None) if session else (None, False)
    listing = listing_of(await free_code(env.store), roster, game, timed, row.at)
    await env.store.begin_game(row, listing, rows, settings.circle)
    return NewTable(row.id, listing)
