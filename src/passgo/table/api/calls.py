"""A request to the API, what an operation is, and how it is answered."""

from __future__ import annotations

import re
from collections.abc import AsyncIterable, Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from passgo.game.text.words import expect
from passgo.notation import NotationError, Place
from passgo.protocol.messages import FaultKey
from passgo.table.aside import Aside
from passgo.table.games.replays import Replays
from passgo.table.games.reviews import Reviews
from passgo.table.games.spectating import Spectating
from passgo.table.games.what_ifs import WhatIfs
from passgo.table.people.guests import Guest
from passgo.table.table_server import TableServer

from .boxes import Boxes
from .limits import ApiLimits

LONGEST_BODY: Final = 64 * 1024
LONGEST_RECORD: Final = 512 * 1024
"""Bytes: twenty thousand moves."""
TOML: Final = "application/toml"
PDF: Final = "application/pdf"
TEXT: Final = "text/plain"
JSON: Final = "application/json"

SECRET: Final = re.compile(r"Bearer ([A-Za-z0-9_-]{43})", re.IGNORECASE)
"""256 bits in base64url that a client makes up and keeps: whoever has it is this guest."""


encode: Final = msgspec.json.Encoder().encode


STATUS: Final[dict[FaultKey, int]] = {
    "no-guest": 401,
    "not-yours": 403,
    "not-host": 403,
    "no-circle": 404,
    "no-table": 404,
    "malformed": 422,
    "notation": 422,
    "bad-points": 422,
    "too-many": 429,
    "store": 503,
}
"""Of an answer that is a fault; any other is 409."""


class Problem(Exception):
    """A request that is not answered as it hoped. The message is a line for people."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(why)
        self.status = status


class ApiRequest(NamedTuple):
    """A request, by HTTP or any other way."""

    query: Mapping[str, str]
    headers: Mapping[str, str]
    """By name, in small letters: `authorization`, `accept`, `accept-language` are read."""
    body: AsyncIterable[bytes]
    origin: str = ""
    """The address that it is counted for; empty for this machine."""


class ApiResponse(NamedTuple):
    """The answer to a request."""

    body: bytes
    kind: str
    """Its media type."""
    status: int = 200
    headers: Mapping[str, str] = {}


class Call(NamedTuple):
    """A request, and whom it is asked of."""

    table_server: TableServer
    limits: ApiLimits
    replays: Replays
    reviews: Reviews
    what_ifs: WhatIfs
    spectating: Spectating
    boxes: Boxes
    aside: Aside
    request: ApiRequest
    asked: Any
    """The path and query, as the operation's `query`."""

    @property
    def origin(self) -> str:
        """The address that it is counted for."""
        return self.request.origin

    @property
    def secret(self) -> str:
        """The secret of the guest who asks. Raises Problem."""
        found = SECRET.fullmatch(self.request.headers.get("authorization", ""))
        if found is None:
            raise Problem(401, "expected the header “Authorization: Bearer SECRET”, 43 letters of base64url")
        return found[1]

    @property
    def guest(self) -> str:
        """The public name of the guest who asks; empty if they do not say who they are."""
        found = SECRET.fullmatch(self.request.headers.get("authorization", ""))
        return Guest.of(found[1], "").id if found else ""

    async def body(self, kind: Any, longest: int = LONGEST_BODY) -> Any:
        """Return the body of the request, of `longest` bytes at most. Raises Problem."""
        sent = await self._sent(longest)
        try:
            return msgspec.json.decode(sent.decode(), type=kind)
        except UnicodeDecodeError as error:
            raise Problem(422, f"Expected text in UTF-8 - at byte {error.start}") from None
        except (msgspec.DecodeError, RecursionError) as error:
            raise Problem(422, str(error)) from None

    async def text(self) -> str:
        """Return the record that was sent. Raises Problem, NotationError."""
        sent = await self._sent(LONGEST_RECORD)
        try:
            return sent.decode()
        except UnicodeDecodeError as error:
            line = sent.count(b"\n", 0, error.start) + 1
            raise NotationError(
                expect("utf-8"), repr(sent[error.start : error.end]), Place("", line)
            ) from None

    async def _sent(self, longest: int) -> bytes:
        read = b""
        async for part in self.request.body:
            read += part
            if len(read) > longest:
                raise Problem(413, f"expected at most {longest} bytes")
        return read


class Operation(NamedTuple):
    """Something that can be asked for."""

    method: str
    path: str
    handle: Callable[[Call], Awaitable[ApiResponse]]
    summary: str
    answers: Any
    """Type of the JSON it answers with, or a media type."""
    query: type[msgspec.Struct] | None = None
    body: Any = None
    status: int = 200
    problems: tuple[int, ...] = ()
    """Status of the answers that are a line of text."""
    takes_record: bool = False
    """A record is sent as text; its faults are reported as a `RecordFault`."""
    guest: bool = False
    """A guest sends it, with their secret."""
    refuses: bool = False
    """Its answer may be a refusal, which another status says too."""
    answers_as_text: bool = False
    """It answers with text too, unless JSON is asked for."""


def as_json(value: Any, status: int = 200) -> ApiResponse:
    """Return an answer in JSON."""
    return ApiResponse(encode(value), JSON, status)


def as_text(text: str, status: int = 200, headers: Mapping[str, str] = {}) -> ApiResponse:
    """Return an answer in plain text."""
    return ApiResponse(text.encode(), TEXT, status, headers)
