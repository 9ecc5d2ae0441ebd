"""Drawing on paper in millimetres, from the upper left corner down: lines, text that fits, and the client's drawings."""

from __future__ import annotations

import io
import math
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, Literal, cast
from xml.etree import ElementTree as ET

from fontTools.pens.reportLabPen import ReportLabPen
from fontTools.svgLib import path as svg_path
from reportlab.lib.colors import Color, HexColor
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from .look import CUTS, Face, font_file, look

Anchor = Literal["left", "middle", "right"]
Canvas = Any
"""Of the PDF library, the half of which is not typed."""
POINT: Final = 25.4 / 72
"""Millimetres."""
PALE: Final = 0.42
DARK: Final = 0.34
"""How strongly a hatching is printed on a dark ink, and on a light one."""
LEAST_SIZE: Final = 4.0
"""Points; nobody could read smaller ones."""
GRID: Final = 24
"""Units of a drawing, each way."""


def load_faces() -> None:
    """Make the faces known to the PDF library. Raises PrintError."""
    for face in CUTS:
        if face not in pdfmetrics.getRegisteredFontNames():
            cast("Any", pdfmetrics).registerFont(TTFont(face, io.BytesIO(font_file(face))))


def ink(name: str, strength: float = 1, ground: str = "card") -> Color:
    """An ink of the client's by name, such as `accent` or `group-red`; a weak one is mixed with its ground.

    Nothing is printed half transparent: many printers do that badly.
    """
    full, paper = HexColor(look().inks[name]), HexColor(look().inks[ground])
    return Color(
        *(
            strength * part + (1 - strength) * below
            for part, below in zip(full.rgb(), paper.rgb(), strict=True)
        )
    )


class Drawing:
    """A rectangle to draw in; `y` counts from its upper edge."""

    def __init__(self, canvas: Canvas, width: float, height: float) -> None:
        self.canvas = canvas
        self.width = width
        self.height = height

    @contextmanager
    def frame(self, x: float, y: float, width: float, height: float, turn: int = 0) -> Generator[Drawing]:
        """A part to draw in by its own measures; turned by degrees, it is as wide as it is seen by who turns with it."""
        self.canvas.saveState()
        self.canvas.translate((x + width / 2) * mm, (self.height - y - height / 2) * mm)
        self.canvas.rotate(turn)
        if turn % 180:
            width, height = height, width
        self.canvas.translate(-width / 2 * mm, -height / 2 * mm)
        yield Drawing(self.canvas, width, height)
        self.canvas.restoreState()

    @contextmanager
    def clipped(self, x: float, y: float, width: float, height: float) -> Generator[None]:
        """Draw nothing outside of a part."""
        self.canvas.saveState()
        path = self.canvas.beginPath()
        path.rect(x * mm, (self.height - y - height) * mm, width * mm, height * mm)
        self.canvas.clipPath(path, stroke=0, fill=0)
        yield
        self.canvas.restoreState()

    def once(self, name: str, draw: Callable[[Drawing], None]) -> None:
        """Draw something that appears in several places; the file holds it once under this name."""
        form = f"{name}.{self.width:.1f}.{self.height:.1f}"
        if not self.canvas.hasForm(form):
            self.canvas.beginForm(form, 0, 0, self.width * mm, self.height * mm)
            draw(self)
            self.canvas.endForm()
        self.canvas.doForm(form)

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str = "",
        line: str = "",
        thick: float = 0.25,
        dash: tuple[float, float] | None = None,
        round_by: float = 0,
    ) -> None:
        """A rectangle, filled with an ink, or with a line round it."""
        self.canvas.saveState()
        if fill:
            self.canvas.setFillColor(ink(fill))
        if line:
            self._pen(line, thick, dash)
        self.canvas.roundRect(
            x * mm,
            (self.height - y - height) * mm,
            width * mm,
            height * mm,
            round_by * mm,
            stroke=bool(line),
            fill=bool(fill),
        )
        self.canvas.restoreState()

    def line(
        self,
        start: tuple[float, float],
        end: tuple[float, float],
        colour: str = "ink",
        thick: float = 0.25,
        dash: tuple[float, float] | None = None,
    ) -> None:
        """A straight line between two points."""
        self.canvas.saveState()
        self._pen(colour, thick, dash)
        self.canvas.line(
            start[0] * mm, (self.height - start[1]) * mm, end[0] * mm, (self.height - end[1]) * mm
        )
        self.canvas.restoreState()

    def disc(
        self, x: float, y: float, radius: float, fill: str = "", line: str = "", thick: float = 0.25
    ) -> None:
        """A circle about a point."""
        self.canvas.saveState()
        if fill:
            self.canvas.setFillColor(ink(fill))
        if line:
            self._pen(line, thick, None)
        self.canvas.circle(x * mm, (self.height - y) * mm, radius * mm, stroke=bool(line), fill=bool(fill))
        self.canvas.restoreState()

    def curve(
        self, points: Iterable[tuple[float, float]], colour: str, thick: float, strength: float = 1
    ) -> None:
        """A line through many points."""
        path = self.canvas.beginPath()
        for number, (x, y) in enumerate(points):
            (path.lineTo if number else path.moveTo)(x * mm, (self.height - y) * mm)
        self.canvas.saveState()
        self._pen(colour, thick, None, strength)
        self.canvas.drawPath(path)
        self.canvas.restoreState()

    def text(
        self,
        x: float,
        y: float,
        text: str,
        face: Face = "text",
        size: float = 9,
        colour: str = "ink",
        anchor: Anchor = "left",
        room: float = 0,
    ) -> float:
        """A line of text on its baseline, in points; where it is wider than its room, set smaller. Gives its width."""
        text = text.replace("\u202f", "\u00a0")
        width = text_width(text, face, size)
        if room and width > room:
            size, width = size * room / width, room
        self.canvas.saveState()
        self.canvas.setFillColor(ink(colour))
        self.canvas.setFont(face, size)
        start = x - {"left": 0, "middle": width / 2, "right": width}[anchor]
        self.canvas.drawString(start * mm, (self.height - y) * mm, text)
        self.canvas.restoreState()
        return width

    def block(
        self,
        x: float,
        y: float,
        text: str,
        room: tuple[float, float],
        face: Face = "text",
        size: float = 9,
        leading: float = 1.25,
    ) -> float:
        """Lines about the middle `x`, from `y` down, as large as they fit in a width and height. Gives their height."""
        lines, size = fitted(text, face, size, room, leading)
        step = size * leading * POINT
        for number, line in enumerate(lines):
            self.text(x, y + step * number + size * 0.95 * POINT, line, face, size, anchor="middle")
        return len(lines) * step

    def centred(
        self, y: float, text: str, room: tuple[float, float], face: Face = "serif", size: float = 12
    ) -> None:
        """Lines in the middle of the paper's width, and of a height from `y` down."""
        lines, fits = fitted(text, face, size, room, 1.25)
        height = len(lines) * fits * 1.25 * POINT
        self.block(self.width / 2, y + (room[1] - height) / 2, text, room, face, size)

    def picture(self, name: str, x: float, y: float, size: float, colour: str, cut: str = "card") -> None:
        """A drawing of the client's with its upper left corner at a point, so wide."""
        form = _drawn_once(self.canvas, name, colour, cut)
        self.canvas.saveState()
        self.canvas.translate(x * mm, (self.height - y) * mm)
        scale = size * mm / (63 if name == "manicule" else GRID)
        self.canvas.scale(scale, -scale)
        self.canvas.doForm(form)
        self.canvas.restoreState()

    def hatch(self, name: str, x: float, y: float, width: float, height: float, unit: float) -> None:
        """The hatching of an ink; `unit` is the size of one of its units."""
        form = _hatched_once(self.canvas, name, width / unit, height / unit)
        self.canvas.saveState()
        self.canvas.translate(x * mm, (self.height - y) * mm)
        self.canvas.scale(unit * mm, -unit * mm)
        self.canvas.doForm(form)
        self.canvas.restoreState()

    def braid(
        self, start: tuple[float, float], end: tuple[float, float], colour: str, swing: float = 0.85
    ) -> None:
        """Three waves along a line, as on certificates."""
        length = math.dist(start, end)
        along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
        periods = round(length / (5 * swing / 0.85))
        steps = periods * 10
        for wave in range(3):
            swings = [
                swing * math.sin(k / steps * periods * 2 * math.pi + wave * 2 * math.pi / 3)
                for k in range(steps + 1)
            ]
            self.curve(
                (
                    (
                        start[0] + along[0] * length * k / steps - along[1] * swings[k],
                        start[1] + along[1] * length * k / steps + along[0] * swings[k],
                    )
                    for k in range(steps + 1)
                ),
                colour,
                0.16,
            )

    def rosette(self, x: float, y: float, radius: float, colour: str, strength: float = 0.2) -> None:
        """Nested wavy curves about a point."""
        with self.frame(x - radius, y - radius, 2 * radius, 2 * radius) as square:
            square.once(f"rosette.{colour}.{strength}", partial(_draw_rosette, colour, strength))

    def _pen(self, colour: str, thick: float, dash: tuple[float, float] | None, strength: float = 1) -> None:
        self.canvas.setStrokeColor(ink(colour, strength))
        self.canvas.setLineWidth(thick * mm)
        if dash:
            self.canvas.setDash([length * mm for length in dash])


def _draw_rosette(colour: str, strength: float, paper: Drawing) -> None:
    radius = paper.width / 2
    for curve in range(12):
        size = radius * (0.3 + 0.7 * curve / 11)
        points: list[tuple[float, float]] = []
        for degree in range(361):
            angle = math.radians(degree)
            reach = size * (0.9 + 0.1 * math.cos(24 * angle + curve * math.pi / 2))
            points.append((radius + reach * math.cos(angle), radius + reach * math.sin(angle)))
        paper.curve(points, colour, 0.12, strength)


def text_width(text: str, face: Face, size: float) -> float:
    """Of a line, in millimetres."""
    return pdfmetrics.stringWidth(text.replace("\u202f", "\u00a0"), face, size) / mm


def broken(text: str, face: Face, size: float, width: float) -> list[str]:
    """A text in lines of at most a width; a no-break space holds, and a word that is wider stands alone."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and text_width(f"{lines[-1]} {word}", face, size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def fitted(
    text: str, face: Face, size: float, room: tuple[float, float], leading: float
) -> tuple[list[str], float]:
    """The lines of a text that fit in a width and height, and their size: at most this one."""
    width, height = room
    while True:
        lines = broken(text, face, size, width)
        widest = max(text_width(line, face, size) for line in lines)
        if (len(lines) * size * leading * POINT <= height and widest <= width) or size < LEAST_SIZE:
            return _balanced(text, lines, face, size, width), size
        size *= 0.96


def _balanced(text: str, lines: list[str], face: Face, size: float, width: float) -> list[str]:
    """As many lines, of about one length."""
    while len(narrower := broken(text, face, size, width * 0.95)) == len(lines):
        lines, width = narrower, width * 0.95
        if max(text_width(line, face, size) for line in lines) > width:
            break
    return lines


def _drawn_once(canvas: Canvas, name: str, colour: str, cut: str) -> str:
    """A drawing in an ink, which the file holds once."""
    form = f"{name}.{colour}.{cut}"
    if not canvas.hasForm(form):
        canvas.beginForm(form, 0, 0, 63, 38 if name == "manicule" else GRID)
        _draw_fragment(canvas, look().drawings[name], ink(colour), ink(cut))
        canvas.endForm()
    return form


def _hatched_once(canvas: Canvas, name: str, width: float, height: float) -> str:
    """A hatched rectangle, which the file holds once."""
    form = f"hatch.{name}.{width:.1f}.{height:.1f}"
    if not canvas.hasForm(form):
        hatching = look().hatchings[name]
        colour = "fleuron-dark" if hatching.dark else "fleuron"
        canvas.beginForm(form, 0, 0, width, height)
        shade = ink(colour, DARK if hatching.dark else PALE, f"group-{name}")
        for row in range(math.ceil(height / hatching.height)):
            for column in range(math.ceil(width / hatching.width)):
                canvas.saveState()
                canvas.translate(column * hatching.width, row * hatching.height)
                clip = canvas.beginPath()
                clip.rect(0, 0, hatching.width, hatching.height)
                canvas.clipPath(clip, stroke=0, fill=0)
                drawing = hatching.drawing
                if not hatching.dots:
                    drawing = f'<g stroke="currentColor" stroke-width="1" fill="none">{drawing}</g>'
                _draw_fragment(canvas, drawing, shade, shade)
                canvas.restoreState()
        canvas.endForm()
    return form


def _draw_fragment(canvas: Canvas, svg: str, colour: Color, cut: Color) -> None:
    """A piece of SVG as the client's drawings are: paths and circles, perhaps in a group."""
    inks = {"currentColor": colour, "var(--cut)": cut}

    def draw(node: ET.Element, above: dict[str, str]) -> None:
        style = above | node.attrib
        canvas.saveState()
        if "transform" in node.attrib:
            _transform(canvas, node.attrib["transform"])
        if node.tag == "g":
            for child in node:
                draw(child, style)
        else:
            path: Any = canvas.beginPath()
            path.closePath = path.close  # as the pen calls it
            if node.tag == "circle":
                path.circle(float(node.attrib["cx"]), float(node.attrib["cy"]), float(node.attrib["r"]))
            else:
                cast("Any", svg_path).parse_path(node.attrib["d"], ReportLabPen(None, path))
            stroke = inks.get(style.get("stroke", ""))
            canvas.setFillColor(colour)
            if stroke:
                canvas.setStrokeColor(stroke)
                canvas.setLineWidth(float(style["stroke-width"]))
                canvas.setLineCap(1 if style.get("stroke-linecap") == "round" else 0)
            fill = style.get("fill") != "none"
            evenodd = style.get("fill-rule") == "evenodd"
            canvas.drawPath(path, stroke=stroke is not None, fill=fill, fillMode=0 if evenodd else 1)
        canvas.restoreState()

    draw(ET.fromstring(f"<g>{svg}</g>"), {})


def _transform(canvas: Canvas, transform: str) -> None:
    """`rotate(60 12 12)` or `translate(0 -1.5)`."""
    kind, _, numbers = transform.rstrip(")").partition("(")
    values = [float(number) for number in numbers.replace(",", " ").split()]
    if kind == "rotate":
        angle, x, y = values
        canvas.translate(x, y)
        canvas.rotate(angle)
        canvas.translate(-x, -y)
    else:
        canvas.translate(values[0], values[1])
