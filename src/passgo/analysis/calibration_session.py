"""A calibration on the command line: forecasts compared with results."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from passgo.bots.registry import policy
from passgo.compiler.progress import set_language
from passgo.editions import find_edition
from passgo.sim.report import CalibrationReport, printed_board, write_report
from passgo.sim.session import Targets
from passgo.sim.words import Language, StudyWords

from .calibration import calibrate


def show_calibration(
    name: str,
    players: int,
    bot: str,
    games: int,
    futures: int,
    seed: int,
    language: Language,
    command: str,
    html: Path | None = None,
) -> None:
    """Forecast games, play them to their end, and print forecasts and results.

    `html` receives it as a chart. Raise BadTarget if it cannot be written, before anything is played.
    """
    Targets(report=html).check()
    set_language(language)
    edition = find_edition(name)
    words = StudyWords(edition, language)
    console = Console(highlight=False)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(words.say("games"), total=games)
        found = calibrate(
            edition, players, policy(bot), games, futures=futures, seed=seed,
            report=lambda done: progress.update(task, completed=done),
        )  # fmt: skip
    table = Table(
        title=words.say("calibration-head", games=words.number(games)), title_justify="left", box=None
    )
    for head in ("said", "happened", "interval", "forecasts"):
        table.add_column(
            words.say("interval" if head == "interval" else f"calibration-{head}"), justify="right"
        )
    for one in found:
        share = one.came_true
        span = words.span(share.low, share.high)
        table.add_row(words.percent(one.said), words.percent(share.share), span, words.number(share.of))
    console.print(table)
    if html is not None:
        write_report(
            html,
            CalibrationReport(
                language=language, edition=printed_board(edition), games=games, tenths=found, command=command
            ),
        )
