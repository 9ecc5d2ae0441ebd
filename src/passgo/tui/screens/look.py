"""Inks, marks and letters: what tells groups and seats apart, never by colour alone."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from passgo.protocol.state import SeatView
from passgo.tui.words import MARKED

PAPER: Final = "#f9f3e5"
INK: Final = "#1d2a30"
SOFT: Final = "#6d766f"
TABLE: Final = "#12303a"
DEEP: Final = "#0c2229"
CREAM: Final = "#fff8e8"
BRASS: Final = "#e0bd6b"
GOOD: Final = "#7fd0a0"
BAD: Final = "#ff9d86"
PALE: Final = "#a9bcc0"

GROUPS: Final[dict[str, tuple[str, str, str]]] = {
    "brown": ("#6b4530", CREAM, "▚"),
    "purple": ("#683a7c", CREAM, "▚"),
    "light_blue": ("#8ec5da", INK, "≈"),
    "pink": ("#bf4c7b", CREAM, "+"),
    "orange": ("#df8231", INK, "○"),
    "red": ("#bb3527", CREAM, "●"),
    "yellow": ("#e8c23c", INK, "*"),
    "green": ("#2f7a4c", CREAM, "▲"),
    "dark_blue": ("#254a86", CREAM, "■"),
    "railroad": ("#3b3a36", CREAM, "╫"),
    "utility": ("#746c58", CREAM, "¤"),
    "taxi": ("#7a4a2b", CREAM, "▤"),
}
"""By ink: the colour it is printed in, what can be read on it, and its mark."""
SEATS: Final = ("#0e6a6c", "#a42c58", "#7a5812", "#474aa4", "#98401a", "#4d6219", "#5f4034", "#46586a")
"""The colours of the seats, with cream letters on them."""
BUILT: Final = {5: "H", 6: "S"}
"""A hotel, a skyscraper; houses are drawn one by one."""
TONES: Final = {"\ue001": f"bold {CREAM}", "\ue002": GOOD, "\ue003": BAD}


def styled(text: str, style: str = "") -> Text:
    """A sentence with its names and sums set apart."""
    drawn = Text(style=style)
    for k, piece in enumerate(MARKED.split(text)):
        if k % 3 == 0:
            drawn.append(piece)
        elif k % 3 == 2:
            drawn.append(piece, TONES[MARKED.split(text)[k - 1]])
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


def built_sign(kind: str, level: int) -> str:
    """What stands on a deed, in at most four columns."""
    if not level:
        return ""
    if kind in ("railroad", "taxi"):
        return "D" if kind == "railroad" else "T"
    return BUILT.get(level, "⌂" * level)
