"""A calibration on the command line: forecasts compared with results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from passgo.compiler.progress import set_language
from passgo.editions import find_edition
from passgo.sim.report import CalibrationReport, Tenth, printed_board, write_report
from passgo.sim.session import Targets
from passgo.sim.words import Language, StudyWords

from .calibration import calibrate


def show_calibration(
    name: str,
    players: int,
    bots: Sequence[str],
    games: int,
    futures: int,
    seed: int,
    language: Language,
    command: str,
    html: Path | None = None,
) -> None:
    """Forecast games, play them to their end, and print forecasts and results.

    The last of the bots takes the seats that remain. `html` receives it as a chart. Raise BadTarget if it cannot be
    written, before anything is played.
    """
    Targets(report=html).check()
    set_language(language)
    edition = find_edition(name)
    words = StudyWords(edition, language)
    console = Console(highlight=False, emoji=False)
    line_up = [*bots[:players], *[bots[-1]] * (players - len(bots))]
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(words.say("games"), total=games)
        found = calibrate(
            edition, line_up, games, futures=futures, seed=seed,
            report=lambda done: progress.update(task, completed=done),
        )  # fmt: skip
    tenths = found.tenths()
    title = words.say("calibration-head", games=words.number(games))
    console.print(_table(words, title, "", [("", one) for one in tenths]))
    console.print()
    title = words.say("calibration-players")
    console.print(_table(words, title, words.say("calibration-player"), found.by_player()))
    if html is not None:
        write_report(
            html,
            CalibrationReport(
                language=language, edition=printed_board(edition), games=games, tenths=tenths, command=command
            ),
        )


def _table(words: StudyWords, title: str, of: str, rows: Iterable[tuple[str, Tenth]]) -> Table:
    """Return forecasts and results; `of` heads the names of the rows."""
    table = Table(title=title, title_justify="left", box=None)
    table.add_column(of)
    for head in ("said", "happened", "interval", "forecasts"):
        text = words.say("interval" if head == "interval" else f"calibration-{head}")
        table.add_column(text, justify="right")
    for name, one in rows:
        share = one.came_true
        span = words.span(share.low, share.high)
        table.add_row(name, words.percent(one.said), words.percent(share.share), span, words.number(share.of))
    return table
