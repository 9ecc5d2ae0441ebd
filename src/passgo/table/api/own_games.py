"""A guest's own games by the API."""

from __future__ import annotations

from typing import Final

from passgo.protocol.own_games import OwnGames
from passgo.table.games.own_games import own_games

from .api_guest import api_guest
from .calls import ApiResponse, Call, Operation, as_json


async def _own_games(call: Call) -> ApiResponse:
    async with api_guest(call.table_server, call.limits, call.origin, call.secret) as guest:
        listings = await call.table_server.listings_of(guest.guest)
        return as_json(own_games(guest.guest, listings))


OPERATIONS: Final = (
    Operation("GET", "/api/you", _own_games, "List my games that are over: places, performance, luck, opponents", OwnGames, guest=True, problems=(503,)),
)  # fmt: skip
