"""The people whom a guest has played with, by the API: for the two of them alone."""

from __future__ import annotations

from typing import Final

from passgo.protocol import api
from passgo.protocol.friends import Consent, Friends
from passgo.table.games.head_to_head import head_to_head
from passgo.table.games.own_games import LEAST
from passgo.table.store import ConsentRow
from passgo.table.table_server import TableServer

from .api_guest import api_guest
from .calls import ApiResponse, Call, Operation, Problem, as_json


async def _friends(call: Call) -> ApiResponse:
    async with api_guest(call.table_server, call.limits, call.origin, call.secret) as guest:
        return as_json(await _seen_by(guest.guest, call.table_server))


async def _consent(call: Call) -> ApiResponse:
    consent: Consent = await call.body(Consent)
    server, friend = call.table_server, call.asked.guest
    async with api_guest(server, call.limits, call.origin, call.secret) as guest:
        met = (await _seen_by(guest.guest, server)).friends
        kept = server.env.friends
        if kept is None or friend not in {one.guest for one in met}:
            raise Problem(404, "you have played no game to its end with this guest")
        await kept.answer(ConsentRow(guest.guest, friend, consent.agree, server.env.clock()))
        return as_json(await _seen_by(guest.guest, server))


async def _seen_by(guest: str, server: TableServer) -> Friends:
    """Return what a guest sees of the people they have played with. Raises StoreError."""
    consents = await server.env.friends.consents(guest) if server.env.friends else ()
    return Friends(friends=head_to_head(guest, await server.listings_of(guest), consents), least=LEAST)


OPERATIONS: Final = (
    Operation("GET", "/api/you/friends", _friends, "List the people I have played with: our places, and performances if both agree", Friends, guest=True, problems=(503,)),
    Operation("POST", "/api/you/friends/{guest}", _consent, "Agree that somebody and I show each other our performances in the games of both, or withdraw that", Friends, api.FriendPath, Consent, guest=True, problems=(404, 422, 503)),
)  # fmt: skip
