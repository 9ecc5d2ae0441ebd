"""The board as a ring of cells, and as a strip of the way ahead where there is no room for a ring."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from passgo.protocol.ahead import AheadRow
from passgo.protocol.printed import SpaceInfo
from passgo.protocol.state import StateView
from passgo.tui.client import Client
from passgo.tui.names import narrow

from .look import BRASS, DEEP, GROUPS, INK, PALE, PAPER, SOFT, built_sign, letters_of, mark_of, seat_style

WIDEST: Final = 8
SIDES: Final = 4
SIGNS: Final = {
    "go": "←",
    "chance": "?",
    "community_chest": "□",
    "tax": "%",
    "jail": "#",
    "free_parking": "P",
    "go_to_jail": "→",
    "lottery": "L",
    "vouchers": "V",
    "dollars": "$",
    "stock_exchange": "%",
    "roll_three": "3",
    "squeeze_play": "S",
    "utilities": "¤",
}
"""The sign on the band of a space that is no deed."""


class SpacePressed(Message):
    """Somebody pressed a space."""

    def __init__(self, index: int) -> None:
        super().__init__()
        self.index = index


class Ring(NamedTuple):
    """The measures of a board in cells."""

    side: int
    """Spaces on a side, corners with it."""
    width: int
    height: int
    """Of a cell, in columns and rows."""

    @classmethod
    def within(cls, spaces: int, width: int, height: int) -> Ring | None:
        """The largest that fits; None where none does that could be read."""
        side = spaces // SIDES + 1
        cell = min(WIDEST, width // side)
        rows = 3 if side * 3 <= height else 2
        return cls(side, cell, rows) if cell >= 6 and side * rows <= height else None

    def place(self, index: int) -> tuple[int, int]:
        """Column and row of a space: from the lower right corner round by the left."""
        last = self.side - 1
        side, step = divmod(index, last)
        return [(last - step, last), (0, last - step), (step, 0), (last, step)][side % SIDES]

    def space_at(self, x: int, y: int) -> int | None:
        """The space at a column and row of the screen; None in the middle."""
        column, row = x // self.width, y // self.height
        last = self.side - 1
        if row == last:
            return last - column
        if column == 0:
            return 2 * last - row
        if row == 0:
            return 2 * last + column
        return 3 * last + row if column == last else None


class BoardRing(Widget):
    """The board, drawn as a ring round the page of the moment."""

    def __init__(self, client: Client) -> None:
        super().__init__(id="board")
        self._client = client
        self.ring: Ring | None = None

    def render(self) -> Text:
        """Draw it."""
        state, ring = self._client.state, self.ring
        if state is None or ring is None:
            return Text()
        cells = {
            ring.place(space.index): _cell(self._client, state, space, ring)
            for space in self._client.words.info.spaces
        }
        blank = [Text(" " * ring.width)] * ring.height
        drawn = Text(no_wrap=True, end="")
        for row in range(ring.side):
            for line in range(ring.height):
                for column in range(ring.side):
                    drawn.append_text(cells.get((column, row), blank)[line])
                drawn.append("\n")
        return drawn

    def on_click(self, event: Click) -> None:
        """Which space was pressed."""
        index = self.ring.space_at(event.x, event.y) if self.ring else None
        if index is not None:
            self.post_message(SpacePressed(index))


def _cell(client: Client, state: StateView, space: SpaceInfo, ring: Ring) -> list[Text]:
    """A space in its rows: the band with what is built and whose it is, the name, the tokens."""
    words, width = client.words, ring.width - 1
    letters = letters_of(state.seats)
    ground, ink, sign, owner, built, pledged = PAPER, SOFT, SIGNS.get(space.kind, " "), "", "", False
    if space.deed:
        deed, now = words.book.deeds[space.deed], client.deed(space.deed)
        ground, ink, sign = GROUPS.get(deed.ink, (SOFT, PAPER, " "))
        owner, built, pledged = now.owner, built_sign(deed, now.level), now.mortgaged
    seat = owner in letters
    band = Text(
        f"{sign} {built}"[: width - 2 if seat else width].ljust(width - (2 if seat else 0)),
        f"{ink} on {ground}",
    )
    if seat:
        band.append("/" if pledged else " ", f"{ink} on {ground}")
        band.append(letters[owner], seat_style(owner))
    name = narrow(words.short_space(space.index), width).ljust(width)
    visitors = [one for one in state.seats if one.at == space.index and not one.out]
    shown = Text(style=f"{INK} on {PAPER}")
    for one in visitors:
        jailed = space.kind == "jail" and one.jail_turn
        shown.append(letters[one.seat], seat_style(one.seat) + (" underline" if jailed else ""))
    free = width - len(visitors)
    figure = _figure(client, space)
    is_movers = state.turn in {one.seat for one in visitors}
    if ring.height == 3:
        rows = [band, Text(name, f"{INK} on {PAPER}"), shown]
        shown.append(figure.rjust(free) if len(figure) <= free else " " * free, SOFT)
    else:
        second = Text(name[: max(free, 0)], f"{INK} on {PAPER}")
        rows = [band, second.append_text(shown)]
    if is_movers:
        rows[1].stylize(f"bold {INK} on {BRASS}", 0, len(name) if ring.height == 3 else max(free, 0))
    return [row.append(" ", f"on {DEEP}") for row in rows]


def _figure(client: Client, space: SpaceInfo) -> str:
    """Return the price of a deed while the Bank has it, and then its rent; nothing for other spaces."""
    if not space.deed:
        return ""
    deed, now = client.words.book.deeds[space.deed], client.deed(space.deed)
    if now.owner == "bank":
        return client.words.money(deed.price)
    if now.mortgaged:
        return "–"
    return f"×{now.rent}" if deed.kind == "utility" else client.words.money(now.rent)


class WayAhead(Widget):
    """The spaces from where the mover stands, one a line."""

    def __init__(self, client: Client) -> None:
        super().__init__(id="way")
        self._client = client
        self._first = 0

    def render(self) -> Text:
        """Draw as many as there is room for."""
        state = self._client.state
        if state is None:
            return Text()
        mover = self._client.seat(state.turn)
        spaces = self._client.words.info.spaces
        self._first = (mover.at if mover else 0) - 1
        ahead = self._client.options_of(self._client.actor)
        ways = _ways(ahead.ahead.rows if ahead and ahead.ahead else [])
        drawn = Text(no_wrap=True, end="")
        for k in range(self.size.height):
            space = spaces[(self._first + k) % len(spaces)]
            drawn.append_text(_row(self._client, state, space, self.size.width, ways.get(space.id, 0)))
            drawn.append("\n")
        return drawn

    def on_click(self, event: Click) -> None:
        """Which space was pressed."""
        if self._client.state:
            self.post_message(SpacePressed((self._first + event.y) % len(self._client.words.info.spaces)))


def _ways(rows: list[AheadRow]) -> dict[str, int]:
    """Return the number of rolls that lead to each space."""
    ways: dict[str, int] = {}
    for row in rows:
        if row.space:
            ways[row.space] = ways.get(row.space, 0) + row.ways
    return ways


def _row(client: Client, state: StateView, space: SpaceInfo, width: int, ways: int) -> Text:
    """A space in a line: who stands there, its group, its name, whose it is, what it asks."""
    words = client.words
    letters = letters_of(state.seats)
    row = Text()
    visitors = [one.seat for one in state.seats if one.at == space.index and not one.out]
    for seat in visitors[:4]:
        row.append(letters[seat], seat_style(seat))
    row.append(" " * (4 - min(len(visitors), 4)))
    right = Text()
    if space.deed:
        deed, now = words.book.deeds[space.deed], client.deed(space.deed)
        row.append_text(mark_of(deed.ink))
        owned = now.owner in letters
        right.append(f"{built_sign(deed, now.level)} {_figure(client, space)} ", PALE if owned else SOFT)
        right.append(letters.get(now.owner, " "), seat_style(now.owner) if owned else "")
    else:
        row.append(f"{SIGNS.get(space.kind, ' ')} ", BRASS)
    if ways:
        right.append(f" {ways:>2}", BRASS)
    elif client.options_of(client.actor):
        right.append("   ")
    free = width - row.cell_len - right.cell_len - 2
    name = words.short_space(space.index)
    row.append(
        f" {name if len(name) <= free else name[: max(free - 1, 0)] + '…'}".ljust(free + 2),
        f"bold {BRASS}" if state.turn in visitors else "",
    )
    return row.append_text(right)
