"""Inks, marks and letters: what tells groups and seats apart, never by colour alone."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from passgo.printing.look import look
from passgo.protocol.printed import DeedInfo
from passgo.protocol.state import SeatView
from passgo.tui.book import built_on
from passgo.tui.words import MARKED

INKS: Final = look().inks
"""The inks of the client."""
PAPER: Final = INKS["board"]
INK: Final = INKS["ink"]
CREAM: Final = INKS["on-seat"]
SOFT: Final = "#6d766f"
TABLE: Final = "#12303a"
DEEP: Final = "#0c2229"
BRASS: Final = "#e0bd6b"
GOOD: Final = "#7fd0a0"
BAD: Final = "#ff9d86"
PALE: Final = "#a9bcc0"

MARKS: Final = {
    "brown": (CREAM, "▚"),
    "purple": (CREAM, "▚"),
    "light_blue": (INK, "≈"),
    "pink": (CREAM, "+"),
    "orange": (INK, "○"),
    "red": (CREAM, "●"),
    "yellow": (INK, "*"),
    "green": (CREAM, "▲"),
    "dark_blue": (CREAM, "■"),
    "railroad": (CREAM, "╫"),
    "utility": (CREAM, "¤"),
    "taxi": (CREAM, "▤"),
}
"""By ink: what can be read on it, and the mark of its groups."""
GROUPS: Final = {ink: (INKS[f"group-{ink}"], letters, mark) for ink, (letters, mark) in MARKS.items()}
"""By ink: the colour it is printed in, what can be read on it, and its mark."""
SEATS: Final = tuple(colour for name, colour in INKS.items() if name.startswith("seat"))
"""The colours of the seats, with cream letters on them."""
BUILT: Final = {"hotel": "H", "skyscraper": "S", "depot": "D", "stand": "T"}
"""Of what one building stands on a deed; houses are drawn one by one."""
TONES: Final = {"\ue001": f"bold {CREAM}", "\ue002": GOOD, "\ue003": BAD}


def styled(text: str, style: str = "") -> Text:
    """A sentence with its names and sums set apart."""
    drawn = Text(style=style)
    plain, *marked = MARKED.split(text)
    drawn.append(plain)
    for tone, piece, rest in zip(marked[::3], marked[1::3], marked[2::3], strict=True):
        drawn.append(piece, TONES[tone])
        drawn.append(rest)
    return drawn


def mark_of(ink: str) -> Text:
    """The mark of a group in its colour; blank for none."""
    if ink not in GROUPS:
        return Text("  ")
    ground, letters, mark = GROUPS[ink]
    return Text(f"{mark} ", f"{letters} on {ground}")


def letters_of(seats: list[SeatView]) -> dict[str, str]:
    """A letter for each seat: the first of its name that nobody has, or its number."""
    taken: dict[str, str] = {}
    for seat in seats:
        own = (letter.upper() for letter in seat.name if letter.isalpha())
        free = [letter for letter in own if letter not in taken.values()]
        taken[seat.seat] = free[0] if free else seat.seat[1:]
    return taken


def seat_style(seat: str) -> str:
    """The style of a seat's letter."""
    number = int(seat[1:]) if seat[1:].isdigit() else 1
    return f"bold {CREAM} on {SEATS[(number - 1) % len(SEATS)]}"


def built_sign(deed: DeedInfo, level: int) -> str:
    """Return the buildings on a deed, in at most four columns."""
    built = built_on(deed, level)
    return BUILT.get(built.building, "⌂" * built.count)
