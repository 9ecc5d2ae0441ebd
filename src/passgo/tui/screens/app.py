"""The application: the table on the screen, at any size from 80×24 on, by mouse and keys."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import ClassVar, Final

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.events import Key, Resize
from textual.geometry import Region
from textual.widget import Widget
from textual.widgets import RichLog, Static

from passgo.locale import TranslatedError
from passgo.protocol.messages import GameView, Offers, Step
from passgo.protocol.tables import ServerMessage
from passgo.tui.client import Client
from passgo.tui.pages.base import base_page
from passgo.tui.pages.deeds import deed_view, deeds_view
from passgo.tui.pages.menu import cited, help_view, leaving_view, record_text
from passgo.tui.pages.page import Page, PageChoice, View
from passgo.tui.pages.table import beside
from passgo.tui.pages.trades import closed_lines
from passgo.tui.record import RecordLine, lines_of
from passgo.tui.session import SessionPlace, Wish, begin
from passgo.tui.words import clock_face

from .board import BoardRing, Ring, SpacePressed, WayAhead
from .look import BRASS, CREAM, PALE, SOFT, styled
from .pane import PagePane
from .seats import DeedPressed, Holdings, SeatPressed, Seats
from .sheets import BlankSheet, PageSheet

SIDE: Final = 31
"""Columns next to the board or the record."""
ROOMY: Final = (108, 34)
"""The columns and rows from which a ring is drawn."""
BELOW: Final = 7
"""How many rows under a board are worth using."""
UNWRITTEN: Final = "", "", 0, -1
SHOWN: Final = 300
"""How many moves of the record are shown."""


class TableApp(App[None]):
    """The client on the screen."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, client: Client, wish: Wish) -> None:
        super().__init__()
        self._client, self._wish = client, wish
        self._board, self._way = BoardRing(client), WayAhead(client)
        self._seats, self._holdings = Seats(client), Holdings(client)
        self._top, self._keys = Static(id="top"), Static(id="keys")
        self._pane = PagePane(id="page")
        self._record = RichLog(id="record", wrap=True, min_width=20)
        self._record.can_focus = False
        self._written: tuple[str, str, int, int] = UNWRITTEN
        """Of which game, in which language, how wide and up to which moment of a replay the record stands there."""
        self._across = 20
        """Columns of a line of the record."""
        self._stale = False
        self.failed: TranslatedError | None = None
        """Why the session could not begin."""

    def compose(self) -> ComposeResult:
        """Everything, wherever it will stand."""
        yield self._top
        yield self._board
        yield self._seats
        yield self._way
        yield self._holdings
        yield self._record
        yield self._pane
        yield self._keys

    def on_mount(self) -> None:
        """Go to the server."""
        self._client.changed.append(self._note)
        self._client.news.append(self._hear)
        self._tasks = [
            asyncio.create_task(self._client.run()),
            asyncio.create_task(self._begin()),
        ]
        self.set_interval(1, self._tick)
        self._look()

    async def _begin(self) -> None:
        try:
            await begin(self._client, self._wish)
        except TranslatedError as error:
            self.failed = error
            self.exit()

    async def on_unmount(self) -> None:
        """Leave the server."""
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    # --- what is known changes ----------------------------------------------------------------------------------------

    def _note(self) -> None:
        """Something is known that was not: the screen is drawn once for all of it."""
        if not self._stale and self.is_running:
            self._stale = True
            self.call_later(self._look)

    def _tick(self) -> None:
        """A second has passed for those who are hurried."""
        client = self._client
        game = client.game
        if client.grace or (client.times and client.times.asked) or (game and game.clock):
            self._look()

    def _look(self) -> None:
        """Draw what is known now."""
        self._stale = False
        page = base_page(self._client)
        playing = self._client.state is not None
        cite = self._client.words.citation(page.rule) if page.rule and playing else ""
        self._arrange(page)
        self._pane.show(page, cite)
        self._top.update(self._headline())
        self._keys.update(self._keys_shown())
        for drawn in (self._board, self._way, self._seats, self._holdings):
            drawn.refresh()
        if playing and self._written != self._record_of():
            self._write_record()
        for sheet in self.screen_stack[1:]:
            if isinstance(sheet, PageSheet) and sheet.is_mounted:
                sheet.look()

    def _headline(self) -> Text:
        client, state = self._client, self._client.state
        if state is None:
            return Text(" passgo", f"bold {BRASS}")
        words = client.words
        top = Text().append(f" {words.info.title[client.language]}", f"bold {BRASS}")
        if client.turn:
            top.append(f"  {client.say('header-turn', turn=client.turn)}", CREAM)
        if client.table and client.is_shared:
            top.append(f"  {client.table.code}", PALE)
        if client.game and client.game.clock and not state.bell:
            left = clock_face(client.seconds_until(client.game.clock.until))
            top.append(f"  {client.say('clock-left', time=left)}", CREAM)
        if state.dice:
            top.append("  " + " ".join(f"[{die}]" for die in state.dice), PALE)
        if not client.connected:
            top.append("  ···", f"bold {BRASS}")
        return top

    def _keys_shown(self) -> Text:
        keys = Text(" ")
        help_choice = PageChoice(label=self._client.say("help"), key="?")
        for choice in [*beside(self._client), help_choice]:
            keys.append(f"{choice.key.upper()} ", f"bold {BRASS}").append(f"{choice.label}  ", PALE)
        return keys.append("Q ", f"bold {BRASS}").append(self._client.say("terminal-quit-short"), PALE)

    # --- the record ---------------------------------------------------------------------------------------------------

    def _record_of(self) -> tuple[str, str, int, int]:
        game, replay = self._client.game, self._client.replay
        return game.game if game else "", self._client.language, self._across, replay.at if replay else -1

    def _write_record(self) -> None:
        """Write it again: another game, another language, another width."""
        self._written = self._record_of()
        self._record.clear()
        self._add_lines(lines_of(self._client.shown_entries[-SHOWN:]))

    def _hear(self, message: ServerMessage) -> None:
        """Write what happened; say how offers ended."""
        if isinstance(message, Step) and self._written == self._record_of():
            self._add_lines(lines_of(message.entries))
        elif isinstance(message, GameView):
            self._written = UNWRITTEN
        elif isinstance(message, Offers):
            for closed in closed_lines(self._client, message):
                self.notify(closed, timeout=6)

    def _add_lines(self, lines: list[RecordLine]) -> None:
        for line in lines:
            if line.turn_of:
                name = f" {self._client.words.hand(line.turn_of)} "
                self._record.write(Text(name.center(self._across, "─"), SOFT), width=self._across)
                continue
            text = styled(record_text(self._client, line))
            rules = cited(self._client, line)
            self._record.write(text.append(f" § {rules}", SOFT) if rules else text, width=self._across)

    # --- where everything stands --------------------------------------------------------------------------------------

    def on_resize(self, _: Resize) -> None:
        """Another size, another arrangement."""
        self._note()

    def _arrange(self, page: Page) -> None:
        """Lay every part where it belongs at this size."""
        width, height = self.size
        places = self._places(page)
        if self._record in places:
            self._across = places[self._record].width - 1
        self.screen_stack[0].set_class(self._way in places, "-asked-below")
        for part in (self._board, self._seats, self._way, self._holdings, self._record, self._pane):
            part.display = part in places
            if part in places:
                place = places[part]
                part.styles.offset = place.offset
                part.styles.width, part.styles.height = max(place.width, 1), max(place.height, 1)
        self._keys.styles.offset, self._keys.styles.width = (0, height - 1), width
        self._top.styles.width = width

    def _places(self, page: Page) -> dict[Widget, Region]:
        """Show a ring if there is room for one; otherwise the way ahead next to the record and the page."""
        width, height = self.size
        state = self._client.state
        inside = height - 2
        ring = None
        if state and width >= ROOMY[0] and height >= ROOMY[1]:
            ring = Ring.within(len(self._client.words.info.spaces), width - SIDE - 1, inside)
        self._board.ring = ring
        self._seats.lines = 2 if ring else 1
        rows = self._seats.rows
        if state is None:
            return {self._pane: Region(2, 1, width - 4, inside)}
        if ring is None:
            paged = max(min(_rows_of(page), inside - 5), 9)
            right = width - SIDE - 1
            return {
                self._seats: Region(0, 1, SIDE, rows),
                self._way: Region(0, rows + 2, SIDE, inside - rows - 1),
                self._record: Region(SIDE + 1, 1, right, inside - paged),
                self._pane: Region(SIDE + 1, height - 1 - paged, right, paged),
            }
        across, down = ring.side * ring.width, ring.side * ring.height
        inner, deep = across - 2 * ring.width - 3, down - 2 * ring.height
        column, left = width - across - 1, inside - down
        if left >= BELOW:  # a flat board leaves room for the record under it
            paged = deep
            record = Region(0, down + 2, across, left - 1)
        else:
            paged = max(min(_rows_of(page), deep - 9), 10)
            record = Region(ring.width + 1, 2 + ring.height + paged, inner, deep - paged - 1)
        return {
            self._board: Region(0, 1, across, down),
            self._pane: Region(ring.width + 1, 1 + ring.height, inner, paged),
            self._record: record,
            self._seats: Region(across + 1, 1, column, rows),
            self._holdings: Region(across + 1, rows + 2, column, inside - rows - 1),
        }

    # --- choosing -----------------------------------------------------------------------------------------------------

    def on_page_pane_chosen(self, event: PagePane.Chosen) -> None:
        """Something was pressed."""
        self.choose(event.choice)

    def choose(self, choice: PageChoice) -> None:
        """Do it, or say why not."""
        if choice.why:
            self._warn(choice.why)
            return
        self.run_worker(self._do(choice), exit_on_error=True)

    def _warn(self, why: str) -> None:
        """Say why something is not done, and only that: what was said before would lie over the question."""
        self.clear_notifications()
        self.notify(why, severity="warning", timeout=4)

    async def _do(self, choice: PageChoice) -> None:
        sheet = self.screen
        if choice.done is not None:
            await choice.done()
        if choice.written is not None:
            text = await self.push_screen_wait(BlankSheet(self._client, choice.written))
            if text is None:
                return
            await choice.written.done(text)
            if self._client.trouble:
                self._warn(self._client.trouble)
        if choice.closes and isinstance(sheet, PageSheet) and sheet in self.screen_stack:
            await sheet.dismiss()
        if choice.opened is not None:
            self.open(choice.opened)
        self._note()

    def open(self, view: View) -> None:
        """Lay a page over the others."""
        self.push_screen(PageSheet(self._client, view))

    def on_key(self, event: Key) -> None:
        """A letter or a number chooses."""
        if len(self.screen_stack) > 1:
            return
        key = event.character or ""
        if key == "?":
            self.open(help_view(self._client))
        elif key == "q":
            self.open(leaving_view(self._client, self.exit))
        else:
            by_key = {choice.key: choice for choice in beside(self._client)}
            choice = self._pane.chosen_by(key) or by_key.get(key)
            if choice:
                self.choose(choice)

    def on_space_pressed(self, event: SpacePressed) -> None:
        """A space of the board: what can be chosen there is chosen, else its deed is shown."""
        space = self._client.words.info.spaces[event.index]
        if space.deed:
            self.open(deed_view(self._client, space.deed))

    def on_deed_pressed(self, event: DeedPressed) -> None:
        """A deed in the list of those that are held."""
        self.open(deed_view(self._client, event.deed))

    def on_seat_pressed(self, event: SeatPressed) -> None:
        """Show what somebody owns."""
        self.open(deeds_view(self._client, event.seat))


def _rows_of(page: Page) -> int:
    """Return roughly how many rows a page needs."""
    return len(page.choices) + len(page.lines) * 2 + 4


def run_screens(place: SessionPlace, wish: Wish) -> None:
    """Play on the screen until it is left. Raises UnknownWishError, OSError."""
    app = TableApp(place.client(), wish)
    app.run()
    if app.failed:
        raise app.failed
