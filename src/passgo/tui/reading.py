"""What is read from the server by HTTP: books, the lists of bots, earlier moves of a record."""

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


async def read(address: str, path: str, kind: type[T] | Any) -> Any:
    """What stands at a path, as a type of the protocol; asked for until it is had. Raises LookupError where none is."""
    tried = 0
    while True:
        try:
            return msgspec.json.decode(await asyncio.to_thread(_get, address + path), type=kind)
        except HTTPError as error:
            if error.code == 404:
                raise LookupError(path) from None
        except (OSError, msgspec.DecodeError):
            pass  # the server is away, or gone in the middle of its answer
        await asyncio.sleep(WAITS[min(tried, len(WAITS) - 1)])
        tried += 1


def _get(url: str) -> bytes:
    with urlopen(Request(url), timeout=PATIENCE) as answer:
        return answer.read()
