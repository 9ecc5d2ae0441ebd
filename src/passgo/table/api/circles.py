"""Circles by the API: for their members alone."""

from __future__ import annotations

from typing import Final

from passgo.protocol import api
from passgo.protocol.circles import CircleView

from .api_guest import api_guest
from .calls import ApiResponse, Call, Operation, as_json


async def _circle(call: Call) -> ApiResponse:
    async with api_guest(call.table_server, call.limits, call.origin, call.secret) as guest:
        return as_json(await call.table_server.circles.view(call.asked.circle, guest.guest))


OPERATIONS: Final = (
    Operation("GET", "/api/circles/{circle}", _circle, "Read a group of friends: its members, its evenings, the table of the year, and its records", CircleView, api.CirclePath, guest=True),
)  # fmt: skip
