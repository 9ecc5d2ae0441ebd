"""Lines that are read and written: for screen readers, pipes, and terminals that can draw nothing.

Events are written as they happen. Choices are numbered; type the number or the letter, and an amount or words on a
line of their own. An empty line goes back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from passgo.protocol.messages import GameView, Offers, Step
from passgo.protocol.tables import ServerMessage

from .client import Client
from .pages.base import base_page
from .pages.menu import cited, record_text
from .pages.page import Blank, Page, PageChoice, View
from .pages.people import said_lines
from .pages.table import beside
from .pages.trades import closed_lines
from .record import lines_of
from .words import plain

HELP: Final = "?"
END: Final = "q"

Read = Callable[[], Awaitable[str | None]]
"""The next line of who plays, without its end; None where there is none any more."""
Write = Callable[[str], None]


class PlainFace:
    """The client as lines."""

    def __init__(self, client: Client, read: Read, write: Write) -> None:
        self._client, self._read, self._write = client, read, write
        self._views: list[View] = []
        self.blank: Blank | None = None
        """The line to write, if any."""
        self._shown = ""
        """The page that was written last."""
        self._said = 0
        """How many lines of chat were written."""
        self._stirred = asyncio.Event()
        client.changed.append(self._stirred.set)
        client.news.append(self._hear)

    async def run(self) -> None:
        """Until there is no line any more, or the last was `q`."""
        reading = asyncio.ensure_future(self._read())
        try:
            while True:
                self._show()
                line = reading.result() if reading.done() else None
                if reading.done() and (line is None or line.strip() == END):
                    return
                if line is not None and (await self._obey(line.strip())):
                    reading = asyncio.ensure_future(self._read())
                    continue
                self._stirred.clear()
                stirred = asyncio.ensure_future(self._stirred.wait())
                await asyncio.wait(
                    [stirred, *([] if reading.done() else [reading])], return_when=asyncio.FIRST_COMPLETED
                )
                stirred.cancel()
        finally:
            reading.cancel()

    # --- writing ------------------------------------------------------------------------------------------------------

    def _hear(self, message: ServerMessage) -> None:
        """Write what happened."""
        client = self._client
        if isinstance(message, GameView) and client.state is not None:
            title = client.words.info.title[client.language]
            turn = [client.say("header-turn", turn=client.turn)] if client.turn else []
            self._write(f"# {', '.join([title, *turn])}")
        elif isinstance(message, Step):
            for line in lines_of(message.entries):
                if line.turn_of:
                    continue
                rules = cited(client, line)
                self._write(plain(record_text(client, line)) + (f" [{rules}]" if rules else ""))
        elif isinstance(message, Offers):
            for closed in closed_lines(client, message):
                self._write(closed)
        for said in said_lines(client)[self._said :]:
            self._write(f"« {said} »")
        self._said = len(said_lines(client))

    def page(self) -> Page:
        """The page on top."""
        while self._views:
            page = self._views[-1]()
            if page is not None:
                return page
            self._views.pop()
        return base_page(self._client)

    def _show(self) -> None:
        """Write the page on top, where it is another than before."""
        if self.blank is not None:
            return
        page = self.page()
        text = "\n".join(self._lines(page))
        if text != self._shown:
            self._shown = text
            self._write(text)

    def _lines(self, page: Page) -> list[str]:
        if not self._views and not page.choices:
            return [f"… {page.title}"]  # somebody else decides
        lines = [f"== {page.title}"]
        lines += [line for line in [page.note, *page.lines] if line]
        if page.rule and self._client.book and (heading := self._client.words.citation(page.rule)):
            lines.append(f"§ {heading}")
        side = None
        for number, choice in enumerate(page.choices, 1):
            if page.heads and choice.side != side:
                side = choice.side
                lines.append(f"-- {page.heads[side]}" if side < len(page.heads) else "--")
            lines.append(_choice_line(number, choice))
        if self._views:
            return [*lines, self._client.say("terminal-back")]
        keys = [f"{choice.key} {choice.label}" for choice in beside(self._client)]
        return [*lines, "; ".join([*keys, f"{END} {self._client.say('terminal-quit')}"])]

    # --- reading ------------------------------------------------------------------------------------------------------

    async def _obey(self, line: str) -> bool:
        """Do what a line says; whether it is done with. A choice that nothing is there for yet waits."""
        if self.blank is not None:
            return await self._fill_in(line)
        page = self.page()
        if not line:
            if self._views:
                self._views.pop()
            self._shown = ""
            return True
        if line == HELP:
            self._shown = ""
            self._write(self._client.say("terminal-plain-help"))
            return True
        choices = page.choices if self._views else [*page.choices, *beside(self._client)]
        choice = _chosen(line, choices, len(page.choices))
        if choice is None:
            if line.isdigit() and not page.choices:
                return False
            self._write(self._client.say("terminal-no-choice", line=line))
            return True
        await self._choose(choice)
        return True

    async def _choose(self, choice: PageChoice) -> None:
        if choice.why:
            self._write(choice.why)
            return
        self._shown = ""
        if choice.done is not None:
            await choice.done()
            if choice.closes and self._views:
                self._views.pop()
        if choice.written is not None:
            self.blank = choice.written
            self._write(_asked_line(choice.written))
        if choice.opened is not None:
            if choice.closes and choice.done is None and self._views:
                self._views.pop()
            self._views.append(choice.opened)

    async def _fill_in(self, line: str) -> bool:
        blank, self.blank = self.blank, None
        assert blank is not None
        text = line or blank.usual
        if not line and not blank.number:
            return True
        if blank.number and not (text.isdigit() and blank.least <= int(text) <= blank.most):
            self._write(self._client.say("terminal-sum", least=blank.least, most=blank.most))
            return True
        await blank.done(text[: blank.most] if not blank.number else text)
        return True


def _choice_line(number: int, choice: PageChoice) -> str:
    """A choice by its number, its letter where it has one, and why not."""
    tick = "" if choice.marked is None else "[x] " if choice.marked else "[ ] "
    key = f" ({choice.key})" if choice.key else ""
    note = f" – {choice.note}" if choice.note else ""
    why = f" ✗ {choice.why}" if choice.why else ""
    return f"{number}{key}. {tick}{choice.label}{note}{why}"


def _asked_line(blank: Blank) -> str:
    limits = f" ({blank.least}–{blank.most})" if blank.number else ""
    usual = f" [{blank.usual}]" if blank.usual else ""
    return f"{blank.title}{limits}{usual}:"


def _chosen(line: str, choices: list[PageChoice], numbered: int) -> PageChoice | None:
    """The choice that a line names by its number or its letter."""
    if line.isdigit() and 1 <= int(line) <= numbered:
        return choices[int(line) - 1]
    return next((choice for choice in choices if choice.key and choice.key == line.lower()), None)
