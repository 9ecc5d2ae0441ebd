"""Banknotes: in the values that the book hands out, enough for as many players as it has room for, and the Bank."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

from .drawing import Drawing
from .sheets import Piece
from .wording import Wording

NOTE: Final = (95.0, 50.0)
"""Millimetres."""
NOTES_ON_SHEET: Final = 10
FOR_THE_BANK: Final = 1.25
"""This many times what the players are handed, and then whole sheets."""
UNSAID: Final = ((500, 2), (100, 4), (50, 1), (20, 1), (10, 2), (5, 1), (1, 5))
"""The notes each player is handed, if the edition names a sum only: 1500 in all."""
INKS: Final = (
    "group-utility",
    "group-pink",
    "group-light_blue",
    "group-green",
    "group-purple",
    "group-yellow",
    "group-orange",
    "group-red",
)
"""From the least value up."""


def note_counts(starting_notes: tuple[tuple[int, int], ...], players: int) -> list[tuple[int, int]]:
    """Of each value how many notes, the least value first."""
    sheets = [
        (value, math.ceil(count * players * FOR_THE_BANK / NOTES_ON_SHEET))
        for value, count in sorted(starting_notes or UNSAID)
    ]
    return [(value, count * NOTES_ON_SHEET) for value, count in sheets]


def note_pieces(words: Wording, counts: list[tuple[int, int]]) -> list[Piece]:
    """Every note; their backs are white."""
    pieces: list[Piece] = []
    for number, (value, count) in enumerate(counts):
        colour = INKS[number % len(INKS)]
        note = Piece(partial(_draw_note, words, value, colour))
        pieces += [note] * count
    return pieces


def _draw_note(words: Wording, value: int, colour: str, paper: Drawing) -> None:
    width, height = paper.width, paper.height
    paper.rect(0, 0, width, height, fill="card")
    paper.rect(3, 3, width - 6, height - 6, line="ink", thick=0.35)
    paper.rect(6.2, 6.2, width - 12.4, height - 12.4, line="ink", thick=0.2)
    for y in (4.6, height - 4.6):
        paper.braid((4.6, y), (width - 4.6, y), colour)
    for x in (4.6, width - 4.6):
        paper.braid((x, 4.6), (x, height - 4.6), colour)
    middle = height / 2 - 1.6
    paper.rosette(width / 2, middle, 15, colour, 0.85)
    figure = words.number(value)
    plate = 27.0
    paper.rect(
        width / 2 - plate / 2, middle - 6.4, plate, 12.8, fill="card", line=colour, thick=0.35, round_by=3
    )
    paper.text(width / 2, middle + 3.6, words.money(value), "title", 27, anchor="middle", room=plate - 3)
    for y in (13.4, height - 8.6):
        paper.text(8.4, y, figure, "title", 15, "ink", "left", 21)
        paper.text(width - 8.4, y, figure, "title", 15, "ink", "right", 21)
    paper.text(width / 2, height - 7.7, words.name(words.info.title), "small", 5.6, "ink2", "middle", 34)
