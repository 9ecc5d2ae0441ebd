"""A guest's own games by the API, with those that they bring in a file."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from passgo.protocol.own_games import OwnGame, OwnGames, OwnGamesFile
from passgo.table.games.own_games import own_games
from passgo.table.games.own_games_file import games_of

from .api_guest import api_guest
from .calls import ApiResponse, Call, Operation, Problem, as_json

LONGEST_FILE: Final = 8 * 1024 * 1024
"""Bytes: five thousand games with their reviews."""
LOOKED_UP: Final = 20
"""Games of a file that are looked for here, the last to end."""


async def _own_games(call: Call) -> ApiResponse:
    return as_json(await _with(call, []))


async def _with_file(call: Call) -> ApiResponse:
    call.limits.take("games", call.origin)
    sent: OwnGamesFile = await call.body(OwnGamesFile, LONGEST_FILE)
    try:
        return as_json(await _with(call, games_of(sent)))
    except msgspec.ValidationError as error:
        raise Problem(422, str(error)) from None


async def _with(call: Call, from_file: Collection[OwnGame]) -> OwnGames:
    """Return the games of the guest who asks, with those of a file. Raises Problem, FaultError, StoreError."""
    server = call.table_server
    async with api_guest(server, call.limits, call.origin, call.secret) as guest:
        found = own_games(guest.guest, await server.listings_of(guest.guest), from_file)
        for game in [one for one in found.games if one.from_file][:LOOKED_UP]:
            game.readable = await server.may_read(game.game, "", guest.guest)
    return found


OPERATIONS: Final = (
    Operation("GET", "/api/you", _own_games, "List my games that are over: places, performance, luck, opponents", OwnGames, guest=True, problems=(503,)),
    Operation("POST", "/api/you", _with_file, "List my games together with those of a file; nothing is stored", OwnGames, body=OwnGamesFile, guest=True, problems=(413, 422, 429, 503)),
)  # fmt: skip
