"""Tables for a guest by the API: listed, created, read, played at."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager
from typing import Any, Final

from passgo.game.ids import SEAT_IDS
from passgo.protocol import api, plain
from passgo.protocol.messages import Fault, Refused
from passgo.protocol.reviews import LateChances
from passgo.protocol.tables import CreateTable, ListTables, TableLists
from passgo.table.games.spectating import need_spectator
from passgo.table.state.game_session import GameSession

from .api_guest import ApiGuest, api_guest, new_id
from .calls import JSON, STATUS, ApiResponse, Call, Operation, Problem, as_json, as_text


def _guest(call: Call, secret: str, code: str = "") -> AbstractAsyncContextManager[ApiGuest]:
    return api_guest(call.table_server, call.limits, call.origin, secret, code)


async def _tables(call: Call) -> ApiResponse:
    async with _guest(call, call.secret) as guest:
        await guest.send(ListTables(id=new_id()))
        return as_json(guest.lists)


async def _create(call: Call) -> ApiResponse:
    secret, command = call.secret, await call.body(CreateTable)
    async with _guest(call, secret) as guest:
        answer = await guest.send(command)
        if guest.table is None:
            raise Problem(STATUS.get(answer.key, 409) if isinstance(answer, Fault) else 409, _why(answer))
        return as_json(_now(guest), 201)


async def _table(call: Call) -> ApiResponse:
    async with _guest(call, call.secret, call.asked.code) as guest:
        return as_json(_now(guest))


async def _command(call: Call) -> ApiResponse:
    secret, command = call.secret, await call.body(api.Command)
    async with _guest(call, secret, call.asked.code) as guest:
        return _answer(await guest.send(command))


async def _chances(call: Call) -> ApiResponse:
    async with _guest(call, call.secret, call.asked.code) as guest:
        table, session = guest.table, await guest.session()
        assert table
        need_spectator(table, guest.guest)
        if session is None or table.phase != "playing":
            raise Problem(409, "no game is being played")
        return as_json(call.spectating.chances(session, table.chances_late))


async def _seat(call: Call) -> ApiResponse:
    """Wait for the turn of a seat, then return what it sees."""
    asked: api.SeatPath = call.asked
    async with _guest(call, call.secret, asked.code) as guest:
        until = asyncio.get_running_loop().time() + asked.wait
        while True:
            now = _seat_now(await guest.session(), asked.seat)
            if now.must or now.over or now.offers:
                break
            try:
                async with asyncio.timeout_at(until):
                    await guest.receive()
            except TimeoutError:
                break
    if JSON in call.request.headers.get("accept", ""):
        return as_json(now)
    return as_text(now.text)


def _seat_now(session: GameSession | None, name: str) -> api.SeatNow:
    if session is None:
        raise Problem(409, "the game has not begun")
    game, seat = session.game, SEAT_IDS.index(name)
    if seat >= len(game.players):
        raise Problem(404, f"nobody plays {name}")
    offers = session.offers.views(game)
    return api.SeatNow(
        n=session.n,
        seat=name,
        must=seat in game.to_act,
        over=game.is_over,
        offers=[offer for offer in offers if offer.to == name],
        moves=plain.legal_texts(game, seat),
        text=plain.seat_text(game, seat, offers),
    )


def _why(answer: Any) -> str:
    return answer.detail if isinstance(answer, Fault) else f"refused: {answer.reason.key}"


def _now(guest: ApiGuest) -> api.TableNow:
    assert guest.table
    return api.TableNow(table=guest.table, game=guest.game)


def _answer(answer: Any) -> ApiResponse:
    """Return the answer to a command, with the status that fits it."""
    if isinstance(answer, Fault):
        return as_json(answer, STATUS.get(answer.key, 409))
    return as_json(answer, 409 if isinstance(answer, Refused) else 200)


OPERATIONS: Final = (
    Operation("GET", "/api/tables", _tables, "List my tables and the open ones", TableLists, guest=True),
    Operation("POST", "/api/tables", _create, "Create a table", api.TableNow, body=CreateTable, status=201, guest=True),
    Operation("GET", "/api/tables/{code}", _table, "Read a table and its game", api.TableNow, api.TablePath, guest=True),
    Operation("POST", "/api/tables/{code}", _command, "Send a command to a table: take a seat, make a move", api.Answer, api.TablePath, body=api.Command, guest=True, refuses=True),
    Operation("GET", "/api/tables/{code}/chances", _chances, "Read the winning chances at a table, for spectators, with the delay that the host has set", LateChances, api.TablePath, guest=True),
    Operation("GET", "/api/tables/{code}/seats/{seat}", _seat, "Read what a seat sees and may do; can wait for its turn", api.SeatNow, api.SeatPath, guest=True, answers_as_text=True),
)  # fmt: skip
