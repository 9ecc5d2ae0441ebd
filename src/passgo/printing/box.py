"""The whole box: what lies in it, sheet by sheet."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Final, NamedTuple

from passgo.editions import Edition
from passgo.protocol.info import OFFERED, edition_info, house_rule

from .board import EDGE, Box, draw_board
from .cards import CARD, card_pieces, paper_pieces
from .deeds import DEED, deed_pieces
from .drawing import Drawing, load_faces
from .money import NOTE, note_counts, note_pieces
from .rules import draw_house_rules, draw_rules
from .sheets import Paper, Sheets, new_canvas
from .wording import Language, Wording

COLUMNS: Final = 3
ROWS: Final = 2
"""Sheets of the board."""
FLAP: Final = 8.0
"""Millimetres of the board that a sheet shows once more, for the next one to be glued on."""
COVER: Final = "cover"
RULER: Final = 100
"""Millimetres."""
EIGHT_SIDES: Final = 8


class BoxPart(NamedTuple):
    """A part of the box, and its pages."""

    name: str
    first: int
    last: int
    note: str


class Printed(NamedTuple):
    """A box as a file."""

    pdf: bytes
    parts: list[BoxPart]


def box_pdf(edition: Edition, language: Language, paper: Paper) -> Printed:
    """The box of an edition as a PDF. Raises PrintError."""
    load_faces()
    words = Wording(edition_info(edition), language)
    counts = note_counts(edition.starting_notes, words.info.players_most)
    target = io.BytesIO()
    canvas = new_canvas(target, paper, words.say("print-box", title=words.name(words.info.title)), language)
    sheets = Sheets(canvas, paper)
    cover = sheets.page()
    canvas.doForm(COVER)  # which is drawn at the end, when it is known what lies where
    parts: list[BoxPart] = []

    def part(key: str, draw: Callable[[], None], note: str = "") -> None:
        first = sheets.pages + 1
        draw()
        if sheets.pages >= first:
            parts.append(BoxPart(words.say(key), first, sheets.pages, note))

    cards, papers, deeds = card_pieces(words), paper_pieces(words), deed_pieces(words)
    both = words.say("print-both-sides")
    notes = sum(count for _, count in counts)
    part("print-board", lambda: _draw_board_sheets(sheets, words), words.say("print-board-note"))
    part(
        "print-deeds", lambda: sheets.lay_out(deeds, DEED, words.say("print-deeds")), f"{len(deeds)} · {both}"
    )
    part(
        "print-cards", lambda: sheets.lay_out(cards, CARD, words.say("print-cards")), f"{len(cards)} · {both}"
    )
    part(
        "print-papers",
        lambda: sheets.lay_out(papers, CARD, words.say("print-papers")),
        f"{len(papers)} · {both}",
    )
    part(
        "print-money",
        lambda: sheets.lay_out(note_pieces(words, counts), NOTE, words.say("print-money")),
        f"{notes}",
    )
    part("print-rules", lambda: draw_rules(sheets, words))
    offered = [house_rule(edition, knob) for knob in OFFERED]
    part("print-house", lambda: draw_house_rules(sheets, words, offered))
    canvas.showPage()
    canvas.beginForm(COVER)
    _draw_cover(cover, words, parts, speed_die=bool(edition.tables.speed_die))
    canvas.endForm()
    canvas.save()
    return Printed(target.getvalue(), parts)


def _draw_cover(page: Drawing, words: Wording, parts: list[BoxPart], *, speed_die: bool) -> None:
    """Draw the cover: the contents of the file, how to print it, and what else is needed."""
    middle, left, right = page.width / 2, 24.0, page.width - 24.0
    page.rect(12, 12, page.width - 24, page.height - 24, line="ink", thick=0.7)
    page.rect(14, 14, page.width - 28, page.height - 28, line="rule", thick=0.3)
    page.picture("manicule", middle - 14, 26, 28, "accent")
    page.block(middle, 48, words.name(words.info.title), (150, 26), "title", 26, leading=1.1)
    y = 90.0
    for part in parts:
        page.text(left, y, part.name, "strong", 11.5)
        page.text(left + 46, y, part.note, "text", 9.5, "ink2", room=84)
        pages = f"{part.first}–{part.last}" if part.last > part.first else str(part.first)
        page.text(right, y, pages, "serif", 11, anchor="right")
        page.line((left, y + 2.4), (right, y + 2.4), "rule2", 0.25)
        y += 8.2
    y += 8
    for key in ("print-how-scale", "print-how-sides", "print-how-cut", "print-how-board"):
        y += _draw_paragraph(page, words.say(key), left, y, right - left) + 2.4
    y += 2
    _draw_paragraph(
        page, f"{words.say('print-needed')} {_needed(words, speed_die=speed_die)}", left, y, right - left
    )
    _draw_ruler(page, words, middle - RULER / 2, page.height - 34)


def _draw_paragraph(page: Drawing, text: str, x: float, y: float, width: float) -> float:
    """Lines from the left; gives their height."""
    from .drawing import POINT, broken

    step = 10.5 * 1.35 * POINT
    lines = broken(text, "text", 10.5, width)
    for number, line in enumerate(lines):
        page.text(x, y + step * number, line, "text", 10.5)
    return step * len(lines)


def _needed(words: Wording, *, speed_die: bool) -> str:
    """Dice, pieces and buildings, which cannot be printed."""
    info, papers = words.info, words.info.papers
    things = [
        words.say("print-dice", count=3 if papers and (papers.rolls or papers.squeeze_red) else 2),
        *([words.say("print-speed-die")] if speed_die else []),
        words.say("print-tokens", count=info.players_most),
        words.say("print-houses", count=info.houses),
        words.say("print-hotels", count=info.hotels),
    ]
    if papers:
        things += [words.say("print-die8")] if len(papers.die8) == EIGHT_SIDES else []
        for kind, count in (
            ("skyscraper", info.skyscrapers),
            ("depot", info.depots),
            ("stand", info.stands),
        ):
            things += [words.say(f"print-{kind}s", count=count)] if count else []
    return ", ".join(things) + "."


def _draw_ruler(page: Drawing, words: Wording, x: float, y: float) -> None:
    """A tenth of a metre, to see whether the printer keeps to the size."""
    page.line((x, y), (x + RULER, y), thick=0.3)
    for tick in range(0, RULER + 1, 5):
        page.line(
            (x + tick, y),
            (x + tick, y - (4 if tick % 50 == 0 else 2.5 if tick % 10 == 0 else 1.5)),
            thick=0.2,
        )
    page.text(x + RULER / 2, y + 6, words.say("print-ruler"), "small", 9, "ink2", "middle")


def _draw_board_sheets(sheets: Sheets, words: Wording) -> None:
    """The board in six parts, of which each laps under the ones on its right and below it."""
    width, height = EDGE / COLUMNS, EDGE / ROWS
    for row in range(ROWS):
        for column in range(COLUMNS):
            page = sheets.page()
            across, down = FLAP * (column < COLUMNS - 1), FLAP * (row < ROWS - 1)
            part = Box(column * width, row * height, width + across, height + down)
            left, top = (page.width - width - FLAP) / 2, (page.height - height - FLAP) / 2
            with (
                page.clipped(left, top, part.width, part.height),
                page.frame(left - part.x, top - part.y, EDGE, EDGE) as board,
            ):
                draw_board(board, words, part)
            _draw_joints(page, words, Box(left, top, width, height), row, column)


def _draw_joints(page: Drawing, words: Wording, box: Box, row: int, column: int) -> None:
    """Marks to cut by at the corners, to glue by at the flaps, and which sheet it is."""
    left, top, width, height = box
    right, bottom = left + width + FLAP * (column < COLUMNS - 1), top + height + FLAP * (row < ROWS - 1)
    for x in (left, right):
        for start, end in ((top - 6, top - 1), (bottom + 1, bottom + 6)):
            page.line((x, start), (x, end), thick=0.15)
    for y in (top, bottom):
        for start, end in ((left - 6, left - 1), (right + 1, right + 6)):
            page.line((start, y), (end, y), thick=0.15)
    name = _sheet_name(row, column)
    page.text(left + 3, top - 2.5, words.say("print-sheet", name=name), "strong", 9)
    if column < COLUMNS - 1:
        x = left + width
        page.line((x, top), (x, bottom), "accent", 0.15, (2, 2))
        for start, end in ((top - 4, top - 1), (bottom + 1, bottom + 4)):
            page.line((x, start), (x, end), "accent", 0.3)
        note = words.say("print-glue", name=_sheet_name(row, column + 1))
        with page.frame(right + 0.6, top + 20, 6, 90, turn=90) as margin:
            margin.text(margin.width / 2, 4, note, "small", 8, "accent", "middle", 88)
    if row < ROWS - 1:
        y = top + height
        page.line((left, y), (right, y), "accent", 0.15, (2, 2))
        for start, end in ((left - 4, left - 1), (right + 1, right + 4)):
            page.line((start, y), (end, y), "accent", 0.3)
        note = words.say("print-glue", name=_sheet_name(row + 1, column))
        page.text(left + width / 2, bottom + 4.5, note, "small", 8, "accent", "middle", 120)


def _sheet_name(row: int, column: int) -> str:
    return f"{'AB'[row]}{column + 1}"
