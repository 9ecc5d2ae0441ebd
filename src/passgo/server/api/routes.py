"""The HTTP API: each request to one of its addresses is answered by its operations."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, request_response

from passgo.server.http.limits import Limits
from passgo.table.api.calls import ApiRequest
from passgo.table.api.operations import ALL, Api

PLACES: Final = sorted({f"/{operation.path.split('/')[1]}" for operation in ALL})
"""The first parts of their addresses."""


def routes(api: Api, limits: Limits) -> list[Mount]:
    """Return the routes that lead to the operations."""

    async def answer(request: Request) -> Response:
        asked = ApiRequest(request.query_params, request.headers, request.stream(), limits.whose(request))
        method = "GET" if request.method == "HEAD" else request.method
        found = await api.answer(method, request.scope["path"], asked)
        return Response(found.body, found.status, found.headers, found.kind)

    return [Mount(place, request_response(answer)) for place in PLACES]
