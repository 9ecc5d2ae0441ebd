"""A chat of the tests' own that takes what is posted to its webhooks."""

from __future__ import annotations

import asyncio
import json
import queue
from collections.abc import Mapping
from typing import Any

from server.harness import HANGS
from server.https_host import HttpsHost

HOST = "chat.example"
PATH = "/hooks/s3cret"


class ChatHost(HttpsHost):
    """The chat."""

    def __init__(self, name: str = HOST) -> None:
        super().__init__(name)
        self._came: queue.Queue[str] = queue.Queue()

    @property
    def address(self) -> str:
        """That of its webhook."""
        return f"https://{self.name}{PATH}"

    def answer(self, *statuses: int) -> None:
        """Answer the next posts so, and those after them as usual."""
        self.answer_at(PATH, *statuses)

    async def line(self) -> str:
        """The next line in the chat."""
        return await asyncio.to_thread(self._came.get, timeout=HANGS)

    @property
    def unread(self) -> int:
        """How many nobody has read."""
        return self._came.qsize()

    def read(self, path: str, headers: Mapping[str, str], body: bytes) -> object:
        """Read a line."""
        assert (path, headers["content-type"]) == (PATH, "application/json")
        message: dict[str, str] = json.loads(body)
        (field,) = message
        assert field == ("content" if self.name.endswith("discord.com") else "text")
        return message[field]

    def take_in(self, path: str, what: Any, at: float) -> None:
        """Show a line."""
        self._came.put(what)
