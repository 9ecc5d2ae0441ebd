"""Plots made of a page's own stuff, so that their type keeps its size on every screen and in both themes."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from math import floor, log10
from typing import NamedTuple

from passgo.sim.intervals import Share
from passgo.sim.words import Words

from .html import text


class Row(NamedTuple):
    """A row of intervals: its name, one or two shares on the same scale, its colour."""

    name: str
    shares: tuple[Share, ...]
    colour: str = "--primary"
    swatch: bool = False


class Line(NamedTuple):
    """A line over rounds: name, points, colour."""

    name: str
    points: tuple[tuple[float, float], ...]
    colour: str = "--primary"


def ticks(low: float, high: float, wanted: int = 5) -> list[float]:
    """Round numbers from the one at or below `low` to the one at or above `high`, about so many."""
    if high <= low:
        high = low + 1.0
    raw = (high - low) / wanted
    unit = 10.0 ** floor(log10(raw))
    step = next(unit * k for k in (1, 2, 2.5, 5, 10) if unit * k >= raw * 0.999)
    first = floor(low / step + 1e-9)
    found = [first * step]
    while found[-1] < high - 1e-9 * step:
        found.append((first + len(found)) * step)
    return found


def intervals(rows: Iterable[Row], equal: float | None, words: Words) -> str:
    """Shares with their intervals on one scale, and a dashed line where an equal share would be."""
    told = [row for row in rows if any(share.share is not None for share in row.shares)]
    if not told:
        return ""
    bounds = [(share.low, share.high) for row in told for share in row.shares if share.share is not None]
    low = min([low for low, _ in bounds] + ([] if equal is None else [equal]))
    high = max([high for _, high in bounds] + ([] if equal is None else [equal]))
    marks = ticks(100 * max(low, 0.0), 100 * min(high, 1.0))
    scale = _scale(marks[0], marks[-1])
    dash = "" if equal is None else f'<s class=equal style="left:{scale(100 * equal):.2f}%"></s>'
    cells = "".join(_interval_row(row, scale, dash, words) for row in told)
    digits = 0 if all(float(mark).is_integer() for mark in marks) else 1
    axis = "".join(
        f'<span style="left:{scale(mark):.2f}%">{text(words.percent(mark / 100, digits))}</span>'
        for mark in marks
    )
    return f"<div class=rows>{cells}<div class=axis>{axis}</div></div>"


def _interval_row(row: Row, scale: Callable[[float], float], dash: str, words: Words) -> str:
    marks, values = "", ""
    for n, share in enumerate(row.shares):
        if share.share is None:
            continue
        at = f"--y:{30 + 40 * n}%;" if len(row.shares) > 1 else ""
        left, right = scale(100 * share.low), scale(100 * share.high)
        marks += f'<i style="{at}left:{left:.2f}%;width:{right - left:.2f}%"></i>'
        hollow = " class=open" if n else ""
        marks += f'<b{hollow} style="{at}left:{scale(100 * share.share):.2f}%"></b>'
        values += ("<br>" if n else "") + (
            f"{text(words.percent(share.share))}<small>{text(words.span(share.low, share.high))}</small>"
        )
    two = " two" if len(row.shares) > 1 else ""
    colour = f"--c:var({row.colour},var(--ink2))"
    swatch = f'<span class=swatch style="{colour}"></span>' if row.swatch else ""
    return (
        f"<div class=name>{swatch}{text(row.name)}</div><div class=value>{values}</div>"
        f'<div class="track{two}" style="{colour}">{dash}{marks}</div>'
    )


def _scale(low: float, high: float) -> Callable[[float], float]:
    """From a value to its place in per cent of the width."""
    reach = high - low or 1.0
    return lambda value: 100 * (value - low) / reach


def lines(
    series: Sequence[Line],
    x_title: str,
    number: Callable[[float], str],
    words: Words,
    *,
    top: float | None = None,
    area: bool = False,
    mark: tuple[float, float, str] | None = None,
) -> str:
    """Lines over rounds with their names at their ends; `mark` is a point to show, with its words."""
    points = [point for line in series for point in line.points]
    if not points:
        return ""
    right = max(x for x, _ in points) or 1.0
    y_marks = ticks(0.0, top if top is not None else max(y for _, y in points))
    height = y_marks[-1]
    place = _placed(right, height)
    drawn = "".join(f'<path class=grid d="M0 {place(0, y)[1]:.1f}H1000"/>' for y in y_marks)
    labels = "".join(
        f'<span class=y style="top:{place(0, y)[1] / 10:.2f}%">{text(number(y))}</span>' for y in y_marks
    )
    for x in ticks(0.0, right, 6):
        if x <= right * 1.02:
            labels += f'<span class=x style="left:{place(x, 0)[0] / 10:.2f}%">{text(words.number(x))}</span>'
    drawn += '<path class=base d="M0 1000H1000"/>'
    for line in series:
        path = "L".join("{:.1f} {:.1f}".format(*place(x, y)) for x, y in line.points)
        colour = f'style="--c:var({line.colour})"'
        if area:
            first, last = line.points[0][0], line.points[-1][0]
            drawn += (
                f"<path class=area {colour} "
                f'd="M{place(first, 0)[0]:.1f} 1000L{path}L{place(last, 0)[0]:.1f} 1000Z"/>'
            )
        drawn += f'<path {colour} d="M{path}"/>'
    if mark is not None:
        x, y = place(mark[0], mark[1])
        drawn += f'<path class=mark d="M0 {y:.1f}H{x:.1f}V1000"/>'
        labels += f'<span class=at style="left:{x / 10:.2f}%;top:{y / 10:.2f}%">{text(mark[2])}</span>'
    named = [line for line in series if line.name]
    for line, y in zip(named, _spaced([place(*line.points[-1])[1] / 10 for line in named]), strict=True):
        labels += f'<span class=end style="top:{y:.2f}%;--c:var({line.colour})">{text(line.name)}</span>'
    labels += f"<span class=title>{text(x_title)}</span>"
    plain = "" if named else " plain"
    return (
        f'<div class="plot{plain}"><svg viewBox="0 0 1000 1000" preserveAspectRatio=none aria-hidden=true>'
        f"{drawn}</svg>{labels}</div>"
    )


def _placed(right: float, height: float) -> Callable[[float, float], tuple[float, float]]:
    """From a point to its place in the drawing."""
    return lambda x, y: (1000 * x / right, 1000 - 1000 * y / height)


def _spaced(places: Sequence[float], least: float = 6.0) -> list[float]:
    """Places of labels, in per cent from the top, moved apart where they would touch."""
    order = sorted(range(len(places)), key=lambda n: places[n])
    moved = list(places)
    for before, n in itertools.pairwise(order):
        moved[n] = max(moved[n], moved[before] + least)
    over = moved[order[-1]] - 100.0 if order else 0.0
    if over > 0:
        for n in order:
            moved[n] -= over
    return moved


def bars(title: str, rows: Iterable[tuple[str, float, str]], most: float, colour: str) -> str:
    """Bars under a heading: name, length, and the length in words."""
    told = "".join(
        f'<li><span>{text(name)}</span><span>{text(value)}</span><i style="--k:{length / most:.4f};--c:var({colour})"></i></li>'
        for name, length, value in rows
    )
    return f"<div><h3>{text(title)}</h3><ol>{told}</ol></div>"


def split(parts: Iterable[tuple[str, int, str, str]]) -> str:
    """One bar cut into parts, with a key: name, count, the count in words, colour. Nothing for a single part."""
    told = [part for part in parts if part[1]]
    if len(told) < 2:
        return ""
    bar = "".join(f'<i style="--k:{count};--c:var({colour})"></i>' for _, count, _, colour in told)
    key = "".join(
        f'<span><span class=swatch style="--c:var({colour})"></span>{text(name)} {text(value)}</span>'
        for name, _, value, colour in told
    )
    return f"<div class=split>{bar}</div><div class=keys>{key}</div>"
