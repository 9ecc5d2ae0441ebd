"""Figures as tables in the terminal, and as JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

from passgo import locale
from passgo.sim.progress import speak
from passgo.sim.words import number

from . import measure
from .measure import Figure, how_many, machine, measure_all

STARTS: Final = dict(zip(measure.STARTS, ("import", "warm", "cold"), strict=True))
"""The texts of the starts that are measured."""


def run_bench(
    editions: list[str], bots: list[str], runs: int, seconds: float, file: Path | None, language: str
) -> None:
    """Measure everything, print the tables, write the JSON."""
    console = Console(highlight=False)
    speak(language)
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
    """What was measured."""
    if figure.kind == "start":
        return say(language, STARTS[figure.name])
    if figure.kind == "batch":
        lanes = int(figure.name.split()[0])
        return say(language, "lanes", count=lanes, lanes=number(lanes, 0, language))
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
            values = (min(figure.runs), figure.middle, max(figure.runs))
            shown.add_row(named(figure, language), *(number(value, 2, language) for value in values))
    return shown


def games_table(figures: list[Figure], language: str) -> Table:
    """Moves and games a second, a line for each bot by each book."""
    shown = Table(title=say(language, "games"), title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for heading in ("edition", "bot"):
        shown.add_column(say(language, heading), overflow="fold", min_width=len("random"))
    for heading in ("interpreted", "compiled", "least", "most", "games-rate"):
        shown.add_column(say(language, heading), justify="right", no_wrap=True)
    games = {figure.name: figure for figure in figures if figure.kind == "games"}
    for name, compiled in games.items():
        edition, bot, way = name.split()
        if way == "compiled":
            slow = games[f"{edition} {bot} interpreted"]
            told = (slow.middle, compiled.middle, min(compiled.runs), max(compiled.runs), compiled.games)
            shown.add_row(edition, bot, *(number(value, 0, language) for value in told))
    return shown


def as_json(figures: list[Figure]) -> str:
    """The same for programs."""
    told = [
        {
            "kind": figure.kind, "name": figure.name, "unit": figure.unit, "runs": figure.runs,
            "min": min(figure.runs), "median": figure.middle, "max": max(figure.runs),
            **({"games_per_second": figure.games} if figure.games else {}),
        }
        for figure in figures
    ]  # fmt: skip
    return json.dumps({"machine": machine(), "figures": told}, indent=1) + "\n"
