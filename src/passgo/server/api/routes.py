"""The routes of the HTTP API: one for each operation."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from passgo.server.http.limits import Limits
from passgo.table.api.calls import ApiRequest, Operation
from passgo.table.api.operations import ALL, Api


def routes(api: Api, limits: Limits) -> list[Route]:
    """Return the route of each operation."""
    return [
        Route(operation.path, partial(_answer, api, limits, operation), methods=[operation.method])
        for operation in ALL
    ]


async def _answer(api: Api, limits: Limits, operation: Operation, request: Request) -> Response:
    asked = ApiRequest(request.query_params, request.headers, request.stream(), limits.whose(request))
    found = await api.carry_out(operation, request.path_params, asked)
    return Response(found.body, found.status, found.headers, found.kind)
