"""The common form of all ways to send notices."""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple, Protocol

from passgo.server.store import Delivery, Receiver


class SendResult(NamedTuple):
    """How a notice was received, by the numbers of HTTP."""

    status: int
    retry_after: str = ""
    """Seconds or a date, as the other side says it; empty if it does not."""

    @property
    def is_taken(self) -> bool:
        """Whether it was."""
        return 200 <= self.status < 300


NO_ANSWER: Final = SendResult(504)
NO_WAY: Final = SendResult(403)
"""In the place of an answer: none came, or nothing was sent to an address that is not public."""
GONE: Final = (404, 410)
"""The answers of a place that knows a receiver no more."""
LATER: Final = (408, 425, 429)
"""With those from 500 on: the answers after which the same may succeed."""


class Way(Protocol):
    """One way of sending: to browsers, mail addresses or webhooks."""

    def host(self, receiver: Receiver, /) -> str:
        """Return the name of the host that takes notices for a receiver."""
        ...

    async def send(self, delivery: Delivery) -> SendResult:
        """Send a notice; returns what came of it. Raises StoreError."""
        ...


def digest(text: str) -> str:
    """Return 32 letters that stand for a text, as many as the topic of a push message may have."""
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
