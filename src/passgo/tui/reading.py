"""Data read from the server by HTTP: editions, bots, moves of a record, the analysis of a game."""

from __future__ import annotations

import asyncio
from typing import Any, Final, TypeVar
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec

T = TypeVar("T")

PATIENCE: Final = 20
"""Seconds that an answer may take."""
WAITS: Final = (0.5, 1.0, 2.0, 4.0)
"""Seconds until it is asked for again; the last for every time after."""
LATER: Final = (408, 425, 429)
"""Of the answers that refuse, those that ask for patience; asking again does not change the others."""


async def read(address: str, path: str, kind: type[T] | Any, record: str = "", secret: str = "") -> Any:
    """Return the data at a path, as a type of the protocol; asked for until it arrives. Raise LookupError if there is none.

    `record`: the text of the record in question, sent with the request. `secret`: of the guest, where not everybody may read.
    """
    request = Request(address + path)
    if record:
        request.data = record.encode()
        request.add_header("Content-Type", "text/plain")
    if secret:
        request.add_header("Authorization", f"Bearer {secret}")
    tried = 0
    while True:
        try:
            return msgspec.json.decode(await asyncio.to_thread(_get, request), type=kind)
        except HTTPError as error:
            if error.code < 500 and error.code not in LATER:
                raise LookupError(path) from None
        except (OSError, msgspec.DecodeError):
            pass  # the server is away, or gone in the middle of its answer
        await asyncio.sleep(WAITS[min(tried, len(WAITS) - 1)])
        tried += 1


def _get(request: Request) -> bytes:
    with urlopen(request, timeout=PATIENCE) as answer:
        return answer.read()
