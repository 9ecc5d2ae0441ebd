"""The board of an edition as a heat map: the more often something happens on a space, the deeper its colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from passgo.sim.words import DASH, Words

from .html import quoted, text

EDGE: Final = 1000.0
DEPTH: Final = 113.0
BAND: Final = 19.0
LINE: Final = 12.5
"""From one line of a name to the next."""
CONTRAST: Final = 1.6
"""Above 1: tells the busier spaces apart, which lie close together, at the cost of the quiet ones."""
NEVER: Final = 1e-9
"""A share this small is what is left of nothing when fractions are reckoned with."""
STEPS: Final = 6
"""How many depths of colour the key shows."""
LETTER: Final = 5.4
"""Width of a letter of a name, about."""


class Box(NamedTuple):
    """A rectangle of the drawing."""

    x: float
    y: float
    w: float
    h: float


class Board:
    """Where the spaces of a square board lie: GO in the lower right corner, the others clockwise."""

    def __init__(self, spaces: int) -> None:
        self.quarter = -(-spaces // 4)  # a side that is not full ends in nothing
        self.along = (EDGE - 2 * DEPTH) / (self.quarter - 1)

    def box(self, at: int) -> Box:
        """The space."""
        side, step = divmod(at, self.quarter)
        far, near = EDGE - DEPTH, DEPTH + self.along * (step - 1)
        if step == 0:
            return Box(far if side in (0, 3) else 0.0, far if side < 2 else 0.0, DEPTH, DEPTH)
        return (
            Box(far - self.along * step, far, self.along, DEPTH),
            Box(0.0, far - self.along * step, DEPTH, self.along),
            Box(near, 0.0, self.along, DEPTH),
            Box(far, near, DEPTH, self.along),
        )[side]

    def band(self, at: int) -> Box | None:
        """Its band, on the inner edge; corners have none."""
        side, step = divmod(at, self.quarter)
        x, y, w, h = self.box(at)
        if step == 0:
            return None
        return (
            Box(x, y, w, BAND),
            Box(x + w - BAND, y, BAND, h),
            Box(x, y + h - BAND, w, BAND),
            Box(x, y, BAND, h),
        )[side]

    def room(self, at: int) -> Box:
        """What is left of the space for words."""
        side = at // self.quarter
        x, y, w, h = self.box(at)
        if self.band(at) is None:
            return Box(x, y, w, h)
        return (
            Box(x, y + BAND, w, h - BAND),
            Box(x, y, w - BAND, h),
            Box(x, y, w, h - BAND),
            Box(x + BAND, y, w - BAND, h),
        )[side]


def reach(*boards: Sequence[float]) -> tuple[float, float]:
    """The least and the greatest share of these boards, of spaces where anything happens: what colours tell apart."""
    shares = [share for board in boards for share in board]
    return min(share for share in shares if share > NEVER), max(shares)


def heat_board(
    shares: Sequence[float],
    in_jail: float,
    words: Words,
    *,
    middle: str,
    colours: tuple[float, float] | None = None,
) -> str:
    """The board with the share of each space, the jail's prisoners apart; the colour follows the spaces.

    Boards to be compared take the `colours` of all of them.
    """
    E = words.edition.tables
    board = Board(E.spaces)
    low, high = colours or reach(shares)

    def depth(share: float) -> float:
        return min(max((share - low) / (high - low or 1.0), 0.0), 1.0) ** CONTRAST

    drawn = "".join(_space(board, at, share, depth(share), words) for at, share in enumerate(shares))
    drawn += _prisoners(board, E.jail_space, in_jail, depth(in_jail), words)
    return (
        f'<svg class=board viewBox="0 0 {EDGE:.0f} {EDGE:.0f}" role=img aria-label={quoted(middle)}>{drawn}'
        f'<rect class=frame x=.8 y=.8 width="{EDGE - 1.6}" height="{EDGE - 1.6}" rx=7 />'
        f"<text class=middle x=500 y=470>{text(middle)}</text>{_scale(low, high, words)}</svg>"
    )


def _scale(low: float, high: float, words: Words) -> str:
    """What the colours stand for: some depths, and the share of each."""
    width, height, top = 84.0, 30.0, 510.0
    left = EDGE / 2 - width * STEPS / 2
    drawn = ""
    for n in range(STEPS):
        depth = n / (STEPS - 1)
        share = low + (high - low) * depth ** (1 / CONTRAST)
        x = left + width * n
        drawn += _rect("key", Box(x, top, width, height), f"--k:{depth:.3f}")
        drawn += (
            f'<text class=legend x="{x + width / 2:.1f}" y="{top + height + 30:.1f}">'
            f"{text(words.number(100 * share, 1))}</text>"
        )
    unit = text(words.say("board-legend"))
    return drawn + f'<text class=legend x=500 y="{top + height + 70:.1f}">{unit}</text>'


def _rect(kind: str, box: Box, style: str) -> str:
    return (
        f'<rect class={kind} x="{box.x:.1f}" y="{box.y:.1f}" width="{box.w:.1f}" height="{box.h:.1f}" '
        f'style="{style}"/>'
    )


def _space(board: Board, at: int, share: float, depth: float, words: Words) -> str:
    E, edition = words.edition.tables, words.edition
    name = words.name(edition.spaces[at])
    drawn = f"<g><title>{text(name)}: {text(words.percent(share, 2))}</title>"
    drawn += _rect("cell", board.box(at), f"--k:{depth:.3f}")
    deed, band = E.space_deed[at], board.band(at)
    if band is not None and deed < E.deeds:
        group = edition.groups[E.deed_group[deed]]
        drawn += _rect("band", band, f"--c:var({words.ink(group)},var(--ink2))")
    x, y, w, h = board.room(at)
    if at == E.jail_space:
        y, h = y + h * 0.5, h * 0.5
    lines = [] if at == E.jail_space else wrapped(name, int((w - 6) / LETTER))
    first = y + h / 2 - LINE * len(lines) / 2 + 1
    for n, line in enumerate(lines):
        drawn += f'<text class=name x="{x + w / 2:.1f}" y="{first + LINE * n:.1f}">{text(line)}</text>'
    below = y + h / 2 + LINE * len(lines) / 2 + 9
    drawn += f'<text class=share x="{x + w / 2:.1f}" y="{below:.1f}">{text(words.number(100 * share, 1) if share > NEVER else DASH)}</text>'
    return drawn + "</g>"


def _prisoners(board: Board, at: int, share: float, depth: float, words: Words) -> str:
    """The cell behind bars, in the outer corner of the jail's space."""
    x, y, w, h = board.box(at)
    cell = Box(x + w * 0.3, y, w * 0.7, h * 0.56)
    bars = "".join(
        f'<path d="M{cell.x + cell.w * k / 5:.1f} {cell.y:.1f}v{cell.h:.1f}" stroke="var(--ink)" stroke-width="1.4" opacity=".5"/>'
        for k in range(1, 5)
    )
    return (
        f"<g><title>{text(words.say('in-jail'))}: {text(words.percent(share, 2))}</title>"
        + _rect("cell", cell, f"--k:{depth:.3f}")
        + bars
        + f'<text class=share x="{cell.x + cell.w / 2:.1f}" y="{cell.y + cell.h / 2 + 7:.1f}">'
        f"{text(words.number(100 * share, 1))}</text></g>"
    )


def wrapped(name: str, letters: int) -> list[str]:
    """A name in lines of about so many letters, broken between words."""
    lines: list[str] = []
    for word in name.replace("/", "/ ").split():
        if lines and len(lines[-1]) + 1 + len(word) <= letters:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
