"""The people at the table: who is to act, where they stand, what they hold."""

from __future__ import annotations

from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from passgo.protocol.state import DeedView, SeatView
from passgo.tui.client import Client

from .look import BAD, BRASS, CREAM, GROUPS, PALE, SOFT, built_sign, letters_of, mark_of, seat_style


class SeatPressed(Message):
    """Somebody pressed a seat."""

    def __init__(self, seat: str) -> None:
        super().__init__()
        self.seat = seat


class Seats(Widget):
    """Every seat in a line, or in two where there is room, and what the Bank has left."""

    def __init__(self, client: Client) -> None:
        super().__init__(id="seats")
        self._client = client
        self.lines = 1
        """For each seat."""

    @property
    def rows(self) -> int:
        """How high it is."""
        state = self._client.state
        return len(state.seats) * self.lines + 1 if state else 0

    def render(self) -> Text:
        """Draw them."""
        state = self._client.state
        if state is None:
            return Text()
        letters = letters_of(state.seats)
        drawn = Text(no_wrap=True, end="")
        for seat in state.seats:
            drawn.append_text(self._seat(seat, letters[seat.seat])).append("\n")
            if self.lines > 1:
                drawn.append_text(self._below(seat)).append("\n")
        bank = f"{self._client.say('bank')}{self._client.colon}{state.houses}⌂ {state.hotels}H"
        more = "" if state.papers is None else f" {state.skyscrapers}S {state.papers.dollars}$"
        left = sum(deed.owner == "bank" for deed in state.deeds)
        return drawn.append(f"{bank}{more} {left}▤"[: self.size.width], SOFT)

    def _seat(self, seat: SeatView, letter: str) -> Text:
        words, width = self._client.words, self.size.width
        asked = seat.seat in self._client.awaits.seats
        row = Text().append("▸" if asked else " ", f"bold {BRASS}")
        row.append(letter, seat_style(seat.seat))
        deeds = sum(deed.owner == seat.seat for deed in self._client.state.deeds) if self._client.state else 0
        if seat.out:
            right = f"{self._client.say('over-bankrupt')} "
        else:
            right = f"{words.money(seat.cash)} {deeds:>2}▤"
        marks = ("#" if seat.jail_turn else "") + ("+" if seat.cards else "")
        free = width - row.cell_len - len(right) - 2
        turn = self._client.state is not None and seat.seat == self._client.state.turn
        style = SOFT if seat.out else f"bold {BRASS}" if turn else ""
        mine = " underline" if self._client.is_mine(seat.seat) else ""
        name = seat.name[:free]
        row.append(" ").append(name, f"{style}{mine}")
        row.append(f" {marks}"[: free - len(name)].ljust(free + 1 - len(name)), PALE)
        return row.append(right, BAD if seat.cash < 0 else "")

    def _below(self, seat: SeatView) -> Text:
        if seat.out:
            return Text()
        say, words = self._client.say, self._client.words
        place = say("player-try", turn=seat.jail_turn) if seat.jail_turn else words.short_space(seat.at)
        worth = f", {say('player-worth', worth=words.money(seat.worth))}" if seat.worth is not None else ""
        return Text(f"   {place}{worth}"[: self.size.width], PALE)

    def on_click(self, event: Click) -> None:
        """Which seat was pressed."""
        state = self._client.state
        row = event.y // self.lines
        if state and row < len(state.seats):
            self.post_message(SeatPressed(state.seats[row].seat))


class Holdings(Widget):
    """The deeds that are held, seat by seat, who acts here first; with what each asks."""

    def __init__(self, client: Client) -> None:
        super().__init__(id="holdings")
        self._client = client
        self._deeds: list[str] = []
        """The deed of each row, or empty."""

    def render(self) -> Text:
        """Draw as many as there is room for."""
        state = self._client.state
        if state is None:
            return Text()
        letters = letters_of(state.seats)
        order = sorted(state.seats, key=lambda seat: seat.seat != self._client.actor)
        groups = list(self._client.words.book.groups)
        drawn, self._deeds = Text(no_wrap=True, end=""), []
        for seat in order:
            held = [deed for deed in state.deeds if deed.owner == seat.seat]
            held.sort(key=lambda deed: groups.index(self._client.words.book.deeds[deed.deed].group))
            for deed in held:
                drawn.append(letters[seat.seat], seat_style(seat.seat)).append(" ")
                drawn.append_text(self._deed(deed)).append("\n")
                self._deeds.append(deed.deed)
        return drawn

    def _deed(self, deed: DeedView) -> Text:
        words = self._client.words
        info = words.book.deeds[deed.deed]
        rent = f"×{deed.rent}" if info.kind == "utility" else words.money(deed.rent)
        right = self._client.say("mortgaged-short") if deed.mortgaged else rent
        right = f"{built_sign(info, deed.level)} {right}"
        free = self.size.width - len(right) - 6
        name = words.short(deed.deed)[: max(free, 0)].ljust(max(free, 0) + 1)
        row = Text().append_text(mark_of(info.ink))
        ground, letters, _ = GROUPS.get(info.ink, (SOFT, CREAM, ""))
        return row.append(f" {name}{right}", SOFT if deed.mortgaged else f"{letters} on {ground}")

    def on_click(self, event: Click) -> None:
        """Which deed was pressed."""
        if event.y < len(self._deeds):
            self.post_message(DeedPressed(self._deeds[event.y]))


class DeedPressed(Message):
    """Somebody pressed a deed."""

    def __init__(self, deed: str) -> None:
        super().__init__()
        self.deed = deed
