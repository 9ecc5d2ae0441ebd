"""Pieces on sheets: as many as have room, with marks to cut by, and the backs so that they meet the fronts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import IO, Final, Literal, NamedTuple

from reportlab import rl_config
from reportlab.lib.units import mm
from reportlab.pdfgen import canvas

from .drawing import Canvas, Drawing

Paper = Literal["a4", "letter"]
SIZES: Final[dict[Paper, tuple[float, float]]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Millimetres."""
LEAST_MARGIN: Final = 7.0
"""The margin that printers leave white, with room for the marks."""


class Piece(NamedTuple):
    """Something to be cut out."""

    front: Callable[[Drawing], None]
    back: Callable[[Drawing], None] | None = None


class Sheets:
    """The pages of a box."""

    def __init__(self, pdf: Canvas, paper: Paper) -> None:
        self.canvas = pdf
        self.width, self.height = SIZES[paper]
        self.pages = 0
        self._faces: dict[Callable[[Drawing], None], str] = {}

    def page(self) -> Drawing:
        """A new page, the one before it done."""
        if self.pages:
            self.canvas.showPage()
        self.pages += 1
        return Drawing(self.canvas, self.width, self.height)

    def lay_out(self, pieces: Sequence[Piece], size: tuple[float, float], title: str) -> None:
        """Pieces of one size, side by side; behind each sheet of fronts the one of their backs."""
        columns = int((self.width - 2 * LEAST_MARGIN) / size[0])
        rows = int((self.height - 2 * LEAST_MARGIN) / size[1])
        left, top = (self.width - columns * size[0]) / 2, (self.height - rows * size[1]) / 2
        room = columns * rows
        for sheet in (pieces[at : at + room] for at in range(0, len(pieces), room)):
            page = self.page()
            page.text(left + 2, top - 2.2, title, "small", 7.5, "ink2", room=size[0] - 4)
            self._draw_marks(page, columns, rows, size, (left, top))
            for number, piece in enumerate(sheet):
                row, column = divmod(number, columns)
                with page.frame(left + column * size[0], top + row * size[1], *size) as frame:
                    self._stamp(frame, piece.front)
            if all(piece.back is None for piece in sheet):
                continue
            page = self.page()
            for number, piece in enumerate(sheet):
                row, column = divmod(number, columns)
                if piece.back:
                    mirrored = left + (columns - 1 - column) * size[0]
                    with page.frame(mirrored, top + row * size[1], *size) as frame:
                        self._stamp(frame, piece.back)

    def _stamp(self, frame: Drawing, face: Callable[[Drawing], None]) -> None:
        """A face of a piece, which the file holds once however many pieces have it."""
        frame.once(self._faces.setdefault(face, f"piece.{len(self._faces)}"), face)

    def _draw_marks(
        self, page: Drawing, columns: int, rows: int, size: tuple[float, float], corner: tuple[float, float]
    ) -> None:
        """Short lines outside the pieces, where the cuts begin and end."""
        left, top = corner
        right, bottom = left + columns * size[0], top + rows * size[1]
        for column in range(columns + 1):
            x = left + column * size[0]
            for start, end in ((top - 5, top - 1), (bottom + 1, bottom + 5)):
                page.line((x, start), (x, end), thick=0.12)
        for row in range(rows + 1):
            y = top + row * size[1]
            for start, end in ((left - 5, left - 1), (right + 1, right + 5)):
                page.line((start, y), (end, y), thick=0.12)


def new_canvas(target: IO[bytes], paper: Paper, title: str, language: str) -> Canvas:
    """An empty file; two of the same box are the same to the byte."""
    rl_config.useA85 = 0  # as bytes, which are a fifth less than letters
    width, height = SIZES[paper]
    new: Canvas = canvas.Canvas(
        target, pagesize=(width * mm, height * mm), invariant=1, pageCompression=1, lang=language
    )
    new.setTitle(title)
    new.setAuthor("passgo")
    return new
