"""A calibration as a picture: what was said along, what came of it up; on the diagonal a promise is kept."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from passgo.sim.words import StudyWords

from .calibration import Class

SIDE: Final = 400
"""Of the square in which both go from 0 to 100 %, in dots."""
LEFT: Final = 64
TOP: Final = 40
BELOW: Final = 52
STYLE: Final = """\
text { font: 13px system-ui, sans-serif; fill: #222 }
.grid { stroke: #ddd } .kept { stroke: #888; stroke-dasharray: 5 4 }
.interval { stroke: #0b5fa5; stroke-width: 2 } circle { fill: #0b5fa5 }
@media (prefers-color-scheme: dark) {
  text { fill: #ddd } .grid { stroke: #444 } .kept { stroke: #999 }
  .interval { stroke: #7cc0ff } circle { fill: #7cc0ff }
}"""


def write_plot(file: Path, classes: Sequence[Class], games: int, words: StudyWords) -> None:
    """Write the picture as SVG. Raises OSError."""
    file.write_text(drawn(classes, games, words), encoding="utf-8")


def drawn(classes: Sequence[Class], games: int, words: StudyWords) -> str:
    """The picture: a dot for each tenth of the forecasts, with the interval of what came of it."""
    head = words.say("calibration-head", games=words.number(games))
    parts = [f'<text x="{LEFT}" y="22">{head}</text>']
    for tenth in range(0, 11, 2):
        share = tenth / 10
        parts += [
            line("grid", (share, 0), (share, 1)),
            line("grid", (0, share), (1, share)),
            f'<text x="{across(share)}" y="{up(0) + 20}" text-anchor="middle">{words.percent(share, 0)}</text>',
            f'<text x="{LEFT - 8}" y="{up(share) + 4}" text-anchor="end">{words.percent(share, 0)}</text>',
        ]
    parts.append(line("kept", (0, 0), (1, 1)))
    for said, came in classes:
        parts += [
            line("interval", (said, came.low), (said, came.high)),
            f'<circle cx="{across(said)}" cy="{up(came.share or 0)}" r="4"/>',
        ]
    along, upwards = words.say("calibration-said"), words.say("calibration-happened")
    parts += [
        f'<text x="{LEFT + SIDE / 2}" y="{up(0) + 42}" text-anchor="middle">{along}</text>',
        f'<text transform="translate(16 {up(0.5)}) rotate(-90)" text-anchor="middle">{upwards}</text>',
    ]
    width, height = LEFT + SIDE + 24, TOP + SIDE + BELOW
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">',
            f"<title>{head}</title>",
            f"<style>\n{STYLE}\n</style>",
            *parts,
            "</svg>\n",
        )
    )


def line(kind: str, start: tuple[float, float], end: tuple[float, float]) -> str:
    """A line from one pair of shares to another."""
    (x, y), (to_x, to_y) = ((across(said), up(came)) for said, came in (start, end))
    return f'<line class="{kind}" x1="{x}" y1="{y}" x2="{to_x}" y2="{to_y}"/>'


def across(share: float) -> float:
    """Where a share that was said lies."""
    return round(LEFT + SIDE * share, 1)


def up(share: float) -> float:
    """Where a share that came true lies."""
    return round(TOP + SIDE * (1 - share), 1)
