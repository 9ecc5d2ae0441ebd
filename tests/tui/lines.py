"""A player by lines: the lines written to them, and their answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from random import Random

from passgo.protocol.state import StateView
from passgo.tui.client import Client
from passgo.tui.pages.base import base_page
from passgo.tui.pages.page import Page
from passgo.tui.pages.table import beside
from passgo.tui.plain import PlainFace
from passgo.tui.session import Wish, play_plain
from server.harness import HANGS

GOING = (
    "quit-for-good",
    "gathering-give-up",
    "quit-yes",
    "give-up-yes",
    "table-to-lobby",
    "over-again",
    "rematch",
)
"""The end of a player's part."""


@asynccontextmanager
async def connected(client: Client) -> AsyncGenerator[Client]:
    """A client at its server."""
    running = asyncio.create_task(client.run())
    try:
        await client.read_lobby()
        yield client
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def until(client: Client, wanted: Callable[[], object]) -> None:
    """Wait until something is known."""
    stirred = asyncio.Event()
    client.changed.append(stirred.set)
    async with asyncio.timeout(HANGS):
        while not wanted():
            stirred.clear()
            await stirred.wait()
    client.changed.remove(stirred.set)


class RandomLines:
    """Chooses at random among what can be chosen, and looks into a page now and then."""

    def __init__(self, client: Client, most: int, seed: int) -> None:
        """Answer at most this many questions."""
        self.client, self.left, self.random = client, most, Random(seed)
        self.written: list[str] = []
        self.pages: list[Page] = []
        self.face = PlainFace(client, self.say, self.written.append)

    async def play(self, wish: Wish) -> None:
        async with asyncio.timeout(HANGS):
            await play_plain(self.client, wish, self.face)

    async def say(self) -> str | None:
        client = self.client
        await until(client, lambda: client.waiting or (client.state and self._is_done(client.state)))
        assert client.state is not None
        page = self.face.page()
        at_table = page.title == base_page(client).title
        if self._is_done(client.state) or not self.left:
            return None if at_table and not self.face.blank else ""
        if client.game and client.game.pace:
            await client.set_pace(0)
        blank = self.face.blank
        if blank:
            return (
                str(self.random.randint(blank.least, min(blank.most, blank.least + 50)))
                if blank.number
                else "so"
            )
        self.pages.append(page)
        going = {client.say(key) for key in GOING}
        able = [k for k, choice in enumerate(page.choices, 1) if not choice.why and choice.label not in going]
        if not at_table and (not able or self.random.random() < 0.5):
            return ""
        if at_table:
            self.left -= 1
            if self.random.random() < 0.1:
                return self.random.choice([choice.key for choice in beside(client)])
        return str(self.random.choice(able)) if able else ""

    def _is_done(self, state: StateView) -> bool:
        """Whether there is nothing left to decide."""
        return bool(state.winners) or state.only_bots
