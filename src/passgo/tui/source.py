"""The source of a game: one that the server keeps, or a record of your own, sent with each question and stored nowhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from .reading import read


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredGame:
    """A game of a table."""

    address: str
    game: str
    code: str
    secret: str
    """Of the guest: the games of a group are for its members alone."""

    async def read(self, what: str, kind: Any, **asked: int) -> Any:
        """A part of it, as a type of the protocol. Raises LookupError where there is none."""
        query = urlencode({"code": self.code, **asked})
        return await read(self.address, f"/api/games/{self.game}/{what}?{query}", kind, secret=self.secret)


@dataclass(frozen=True, slots=True, kw_only=True)
class BroughtRecord:
    """The text of a record."""

    address: str
    text: str

    async def read(self, what: str, kind: Any, **asked: int) -> Any:
        """A part of it, as a type of the protocol. Raises LookupError where there is none."""
        path = "/api/records" if what == "replay" else f"/api/records/{what}"
        return await read(self.address, f"{path}?{urlencode(asked)}", kind, record=self.text)
