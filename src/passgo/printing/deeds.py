"""Title deeds: the certificate in front, what it is mortgaged for on the back."""

from __future__ import annotations

from functools import partial
from typing import Final

from passgo.protocol.printed import DeedInfo

from .board import draw_band, mark_of
from .drawing import Drawing
from .look import look
from .sheets import Piece
from .wording import Wording

DEED: Final = (63.0, 88.0)
"""Millimetres: what the sleeves of playing cards are made for."""
INSET: Final = 5.4
"""Of the inner frame."""


def deed_pieces(words: Wording) -> list[Piece]:
    """Every deed, once."""
    return [
        Piece(partial(_draw_front, words, deed), partial(_draw_back, words, deed))
        for deed in words.info.deeds
    ]


def _draw_front(words: Wording, deed: DeedInfo, paper: Drawing) -> None:
    width, middle = paper.width, paper.width / 2
    _draw_frame(paper, deed)
    head = 12.5
    draw_band(paper, deed, (INSET, INSET), (width - 2 * INSET, head), 0.28, plain=5.6)
    colour = deed.ink or "utility"
    light = look().hatchings[colour].dark
    number = words.say("deed-number", number=deed.number)
    paper.text(middle, INSET + 4, number, "small", 8, "fleuron-dark" if light else "fleuron", "middle", 48)
    paper.disc(middle, INSET + head, 5.2, fill="card", line="ink", thick=0.35)
    paper.picture(f"fleuron-{mark_of(deed)}", middle - 3.3, INSET + head - 3.3, 6.6, f"group-{colour}")
    paper.centred(INSET + head + 5.6, words.name(deed.name), (48, 10), "title", 13)
    paper.text(middle, 37, _of_group(words, deed), "italic", 7.5, "ink2", "middle", 48)
    step = min(4.6, 32 / len(deed.rows))
    for line, row in enumerate(deed.rows):
        label, value = words.rent(deed, row)
        y = 42.4 + step * line
        end = width - 8.2 - paper.text(width - 8.2, y, value, "serif", 8.8, anchor="right")
        start = 8.2 + paper.text(8.2, y, label, "text", 8, room=end - 10)
        if end - start > 3:
            paper.line((start + 1, y - 0.2), (end - 1, y - 0.2), "rule", 0.25, (0.25, 0.75))
    paper.line((8.2, 74.4), (width - 8.2, 74.4), thick=0.4)
    prices = _prices(words, deed)
    room = (width - 14) / len(prices)
    for number, (label, value) in enumerate(prices):
        x = 7 + room * (number + 0.5)
        paper.text(x, 77.2, label, "small", 6.2, "ink2", "middle", room - 0.8)
        paper.text(x, 80.5, value, "title", 8, anchor="middle", room=room - 1)


def _prices(words: Wording, deed: DeedInfo) -> list[tuple[str, str]]:
    """Draw the prices on the deed: its own, its buildings' and its mortgage."""
    house = {"railroad": "deed-depot", "taxi": "deed-stand"}.get(deed.kind, "deed-house")
    prices = [
        ("deed-price", deed.price),
        (house, deed.house),
        ("print-hotel", deed.hotel),
        ("print-skyscraper", deed.skyscraper),
        ("deed-mortgage", deed.mortgage),
    ]
    return [(words.say(label), words.money(price)) for label, price in prices if price]


def _draw_back(words: Wording, deed: DeedInfo, paper: Drawing) -> None:
    middle = paper.width / 2
    colour = deed.ink or "utility"
    _draw_frame(paper, deed)
    paper.text(middle, 15, words.say("deed-mortgaged"), "title", 15, anchor="middle", room=46)
    paper.line((10, 18), (paper.width - 10, 18), thick=0.4)
    paper.centred(19, words.name(deed.name), (46, 10), "title", 11)
    centre = 49.5
    paper.rosette(middle, centre, 19.5, f"group-{colour}", 0.55)
    paper.disc(middle, centre, 8, fill="card", line="ink", thick=0.35)
    paper.picture(f"fleuron-{mark_of(deed)}", middle - 5, centre - 5, 10, f"group-{colour}")
    lift = deed.mortgage + -(-deed.mortgage * words.info.mortgage_interest // 100)
    paper.line((8.2, 71), (paper.width - 8.2, 71), thick=0.4)
    for y, label, amount in ((75.4, "deed-mortgage", deed.mortgage), (80.6, "print-lift", lift)):
        paper.text(8.6, y, words.say(label), "text", 8, room=28)
        paper.text(paper.width - 8.6, y, words.money(amount), "title", 9, anchor="right")


def _draw_frame(paper: Drawing, deed: DeedInfo) -> None:
    """Paper, two lines, and a braid in the group's ink between them."""
    colour = f"group-{deed.ink or 'utility'}"
    paper.once(f"deed.{colour}", partial(_draw_lines, colour))


def _draw_lines(colour: str, paper: Drawing) -> None:
    width, height = paper.width, paper.height
    paper.rect(0, 0, width, height, fill="card")
    paper.rect(2.4, 2.4, width - 4.8, height - 4.8, line="ink", thick=0.35)
    paper.rect(INSET, INSET, width - 2 * INSET, height - 2 * INSET, line="ink", thick=0.25)
    near, wide, high = 3.9, width - 3.9, height - 3.9
    for start, end in (
        ((near, near), (wide, near)),
        ((near, high), (wide, high)),
        ((near, near), (near, high)),
        ((wide, near), (wide, high)),
    ):
        paper.braid(start, end, colour)


def _of_group(words: Wording, deed: DeedInfo) -> str:
    group = next(group for group in words.info.groups if group.id == deed.group)
    return words.say("deed-group", group=words.name(group.name))
