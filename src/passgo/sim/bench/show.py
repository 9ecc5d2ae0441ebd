"""Figures as tables in the terminal, and as JSON."""

from __future__ import annotations

import json
import statistics
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

from passgo import locale
from passgo.compiler.progress import set_language
from passgo.locale.figures import number

from . import measure
from .measure import Figure, how_many, machine, measure_all

STARTS: Final = dict(zip(measure.STARTS, ("import", "warm", "cold"), strict=True))
"""The texts of the starts that are measured."""


def run_bench(
    editions: list[str], bots: list[str], runs: int, seconds: float, file: Path | None, language: str
) -> None:
    """Measure everything, print the tables, write the JSON."""
    console = Console(highlight=False, emoji=False)
    set_language(language)
    figures: list[Figure] = []
    with Progress(
        TextColumn("{task.description}"), BarColumn(), console=Console(stderr=True), transient=True
    ) as progress:
        task = progress.add_task("", total=how_many(editions, bots))
        for figure in measure_all(editions, bots, runs, seconds):
            figures.append(figure)
            progress.update(task, advance=1, description=named(figure, language))
    console.print(plain_table(figures, "start", language))
    console.print(games_table(figures, language))
    console.print(plain_table(figures, "batch", language))
    console.print(say(language, "machine", **machine()), style="dim", markup=False)
    if file is not None:
        file.write_text(as_json(figures), encoding="utf-8")


def say(language: str, key: str, **args: str | int) -> str:
    """The text `study-bench-KEY`."""
    return locale.say(language, f"study-bench-{key}", args)


def named(figure: Figure, language: str) -> str:
    """Return the name of a measurement."""
    if figure.kind == "start":
        return say(language, STARTS[figure.name])
    if figure.kind == "batch":
        count = int(figure.name.split()[0])
        return say(language, "batch-size", count=count, environments=number(count, language))
    return played(figure.name, language)


def played(name: str, language: str) -> str:
    """Edition, bot and way of playing, such as `us1973 rules compiled`."""
    edition, bot, way = name.split()
    return f"{edition} {bot} {say(language, way)}"


def plain_table(figures: list[Figure], kind: str, language: str) -> Table:
    """The figures of one kind, one a line."""
    title = say(language, kind)
    shown = Table(title=title, title_justify="left", min_width=len(title))
    shown.add_column("")
    for heading in ("least", "middle", "most"):
        shown.add_column(say(language, heading), justify="right")
    for figure in figures:
        if figure.kind == kind:
            values = spread(figure.runs)
            shown.add_row(named(figure, language), *(number(value, language, 2) for value in values))
    return shown


def games_table(figures: list[Figure], language: str) -> Table:
    """Moves and games a second, under each edition a line for each bot and way of playing."""
    shown = Table(
        title=say(language, "games"),
        title_justify="left",
        box=SIMPLE_HEAD,
        pad_edge=False,
        collapse_padding=True,
    )
    shown.add_column("", overflow="fold", min_width=len("picsou-squeeze-alt"))
    for unit in ("moves-rate", "games-rate"):
        for above, heading in (("", "least"), (say(language, unit), "middle"), ("", "most")):
            shown.add_column(f"{above}\n{say(language, heading)}", justify="right", no_wrap=True)
    last = ""
    for figure in (one for one in figures if one.kind == "games"):
        edition, bot, way = figure.name.split()
        if edition != last:
            shown.add_row(edition, style="bold")
            last = edition
        words = (*spread(figure.runs), *spread(figure.games))
        shown.add_row(f"{bot} {say(language, way)}", *(speed(value, language) for value in words))
    return shown


def spread(runs: Sequence[float]) -> tuple[float, float, float]:
    """The least, the middle and the most of several runs."""
    return min(runs), statistics.median(runs), max(runs)


def speed(value: float, language: str) -> str:
    """Return a number a second; below 100 with a digit after the point."""
    return number(value, language, 0 if value >= 100 else 1)


def as_json(figures: list[Figure]) -> str:
    """The same for programs."""
    words = [
        {
            "kind": figure.kind, "name": figure.name, "unit": figure.unit, **summary(figure.runs),
            **({"games_per_second": summary(figure.games)} if figure.games else {}),
        }
        for figure in figures
    ]  # fmt: skip
    return json.dumps({"machine": machine(), "figures": words}, indent=1) + "\n"


def summary(runs: Sequence[float]) -> dict[str, float | Sequence[float]]:
    """Several runs, with the least, the middle and the most."""
    return {"runs": runs, **dict(zip(("min", "median", "max"), spread(runs), strict=True))}
