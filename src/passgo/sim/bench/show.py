"""Figures as tables in the terminal, and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

from .measure import Figure, how_many, machine, measure_all

TITLES = {
    "start": "Starts, in seconds",
    "games": "Moves a second of processor time, one core, four players",
    "batch": "A step of a batch, in microseconds (us1973, random moves)",
}


def run_bench(editions: list[str], bots: list[str], runs: int, seconds: float, file: Path | None) -> None:
    """Measure everything, print the tables, write the JSON."""
    console = Console(highlight=False)
    figures: list[Figure] = []
    with Progress(
        TextColumn("{task.description}"), BarColumn(), console=Console(stderr=True), transient=True
    ) as progress:
        task = progress.add_task("", total=how_many(editions, bots))
        for figure in measure_all(editions, bots, runs, seconds):
            figures.append(figure)
            progress.update(task, advance=1, description=figure.name)
    console.print(plain_table(figures, "start"))
    console.print(games_table(figures))
    console.print(plain_table(figures, "batch"))
    console.print(", ".join(f"{name} {value}" for name, value in machine().items()), style="dim")
    if file is not None:
        file.write_text(as_json(figures), encoding="utf-8")


def plain_table(figures: list[Figure], kind: str) -> Table:
    """The figures of one kind, one a line."""
    shown = Table(title=TITLES[kind], title_justify="left", min_width=len(TITLES[kind]))
    shown.add_column("")
    for heading in ("least", "middle", "most"):
        shown.add_column(heading, justify="right")
    for figure in figures:
        if figure.kind == kind:
            values = (min(figure.runs), figure.middle, max(figure.runs))
            shown.add_row(figure.name, *(f"{value:,.2f}" for value in values))
    return shown


def games_table(figures: list[Figure]) -> Table:
    """Moves and games a second, a line for each bot by each book."""
    shown = Table(title=TITLES["games"], title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for heading in ("edition", "bot"):
        shown.add_column(heading, overflow="fold", min_width=len("random"))
    for heading in ("interpreted", "compiled", "least", "most", "games/s"):
        shown.add_column(heading, justify="right", no_wrap=True)
    games = {figure.name: figure for figure in figures if figure.kind == "games"}
    for name, compiled in games.items():
        edition, bot, way = name.split()
        if way == "compiled":
            slow = games[f"{edition} {bot} interpreted"]
            told = (slow.middle, compiled.middle, min(compiled.runs), max(compiled.runs), compiled.games)
            shown.add_row(edition, bot, *(f"{value:,.0f}" for value in told))
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
