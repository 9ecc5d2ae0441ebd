"""The HTTP API: each operation with what it is asked and answers, from which its routes and its description are made."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from passgo.game import IllegalSetup
from passgo.notation import NotationError
from passgo.protocol.replays import record_fault
from passgo.server.games.replays import Replays
from passgo.server.games.reviews import Reviews
from passgo.server.games.spectating import Spectating
from passgo.server.http.limits import Limits
from passgo.server.people.replies import FaultError
from passgo.server.table_server import TableServer

from . import editions, games, tables
from .boxes import Boxes
from .calls import STATUS, Call, Operation, Problem, as_json

OPERATIONS: Final = (*editions.OPERATIONS, *games.OPERATIONS, *tables.OPERATIONS)
"""Everything that can be asked."""


async def _ask(operation: Operation, call: Callable[[Request, Any], Call], request: Request) -> Response:
    """Carry out an operation."""
    given = {**request.query_params, **request.path_params}
    try:
        asked = msgspec.convert(given, operation.query, strict=False) if operation.query else None
        return await operation.handle(call(request, asked))
    except msgspec.ValidationError as error:
        return PlainTextResponse(str(error), 422)
    except Problem as problem:
        return PlainTextResponse(str(problem), problem.status)
    except (NotationError, IllegalSetup) as error:
        return as_json(record_fault(error), 400)
    except FaultError as error:
        return PlainTextResponse(str(error), STATUS.get(error.key, 409))


def routes(table_server: TableServer, limits: Limits) -> list[Route]:
    """Return the route of each operation."""
    replays = Replays()
    table_server.when_changed(replays.forget)
    call = partial(Call, table_server, limits, replays, Reviews(time.monotonic), Spectating(), Boxes())
    return [
        Route(operation.path, partial(_ask, operation, call), methods=[operation.method])
        for operation in OPERATIONS
    ]
