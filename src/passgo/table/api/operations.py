"""Every operation of the API, and what carries them out. A server makes a route of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

import msgspec

from passgo.editions import EditionError
from passgo.game import IllegalSetup
from passgo.locale import TranslatedError
from passgo.notation import NotationError
from passgo.protocol.replays import record_fault
from passgo.protocol.reviews import ReviewView
from passgo.table.games.replays import Replay, Replays
from passgo.table.games.reviews import Reviews
from passgo.table.games.spectating import Spectating
from passgo.table.games.studies import Studies
from passgo.table.games.what_ifs import WhatIfs
from passgo.table.people.replies import FaultError
from passgo.table.state import table_log
from passgo.table.store import StoreError
from passgo.table.table_server import TableServer

from . import circles, editions, friends, games, mail, own_games, puzzles, tables, texts
from .boxes import Boxes
from .calls import STATUS, ApiRequest, ApiResponse, Call, Operation, Problem, as_json, as_text
from .limits import ApiLimits
from .words import text_for

OPERATIONS: Final = (
    *editions.OPERATIONS,
    *games.OPERATIONS,
    *puzzles.OPERATIONS,
    *tables.OPERATIONS,
    *own_games.OPERATIONS,
    *friends.OPERATIONS,
    *circles.OPERATIONS,
    *mail.OPERATIONS,
)
"""Those that are described to programs."""
ALL: Final = (*OPERATIONS, *texts.OPERATIONS)
PATTERNS: Final = [(operation, operation.path.split("/")) for operation in ALL]
"""The parts of the address of each."""

NO_SUCH: Final = "no such operation"
UNREADABLE: Final = TranslatedError("host-unreadable")


class Found(NamedTuple):
    """The operation at an address, and the parts of the address that it names."""

    operation: Operation
    named: Mapping[str, str]


def find(path: str) -> dict[str, Found]:
    """Return the operations at an address, by method; `path` is decoded."""
    found: dict[str, Found] = {}
    given = path.split("/")
    for operation, pattern in PATTERNS:
        named = _named(pattern, given)
        if named is not None:
            found.setdefault(operation.method, Found(operation, named))
    return found


def _named(pattern: Sequence[str], given: Sequence[str]) -> dict[str, str] | None:
    """Return the parts of an address that its pattern names, as `{name}`; None if it is not of this pattern."""
    if len(pattern) != len(given):
        return None
    named: dict[str, str] = {}
    for part, value in zip(pattern, given, strict=True):
        name, brace, end = part.removeprefix("{").partition("}")
        if not (value.endswith(end) and value != end if brace else value == part):
            return None
        if brace:
            named[name] = value.removesuffix(end)
    return named


class Api:
    """Answers requests about the tables of a store, about games, and about editions."""

    def __init__(self, table_server: TableServer, limits: ApiLimits, studies: Studies) -> None:
        env = table_server.env
        self._warn = env.warn
        self._table_server = table_server
        replays = Replays(env.aside)
        table_server.when_changed(replays.forget)
        self._call = partial(
            Call,
            table_server,
            limits,
            replays,
            Reviews(env.steady or env.clock, env.aside, studies, self._keep_review),
            WhatIfs(env.aside, studies),
            Spectating(env.aside, studies),
            Boxes(env.aside),
            env.aside,
        )

    async def _keep_review(self, replay: Replay, review: ReviewView) -> None:
        """Keep a review for those who played."""
        try:
            await self._table_server.keep_review(
                replay.id, table_log.Reviewed(len(replay.entries), review.seats)
            )
        except StoreError as error:
            self._warn(error)

    async def answer(self, method: str, path: str, request: ApiRequest) -> ApiResponse:
        """Answer a request to an address; `path` is decoded."""
        found = find(path)
        if not found:
            return as_text(NO_SUCH, 404)
        if method not in found:
            methods = sorted(found)
            return as_text(f"expected {' or '.join(methods)}", 405, {"allow": ", ".join(methods)})
        operation, named = found[method]
        given = {**request.query, **named}
        try:
            asked = msgspec.convert(given, operation.query, strict=False) if operation.query else None
            return await operation.handle(self._call(request, asked))
        except msgspec.ValidationError as error:
            return as_text(str(error), 422)
        except Problem as problem:
            return as_text(str(problem), problem.status)
        except (NotationError, IllegalSetup) as error:
            return as_json(record_fault(error), 400)
        except FaultError as error:
            return as_text(str(error), STATUS.get(error.key, 409))
        except EditionError as error:  # an edition file was broken meanwhile; each of its faults is on a line
            return as_text(str(error), 409)
        except StoreError as error:  # the cause is for those alone who run it
            self._warn(error)
            return as_text(text_for(UNREADABLE, request.headers), 503)
