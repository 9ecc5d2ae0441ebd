"""A run on the command line: its progress, its results, and the files it leaves."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from passgo.compiler.machine import runs_as_module
from passgo.compiler.progress import say, set_language
from passgo.locale.figures import NO_BREAK

from . import driver
from .bot_errors import any_user_bot, wrong_move_text
from .cluster import cluster_executor
from .driver import CAPPED
from .export import load_arrow, write_parquet
from .report import page, study_report, write_report
from .saving import Saving
from .statistics import results
from .study import to_json
from .tally import ENDED
from .tampering import FIRST_CALLS, FIRST_GAMES
from .terminal import show
from .tournament import Plan, RunOutcome, check_for_tampering, run, warm_up, wrong_move_of
from .words import StudyWords

INTERRUPTED: Final = 130
"""Exit status of a program that Ctrl-C ended."""
BROKEN: Final = 1
"""And of a run in which a bot broke a game off."""
EXAMINED: Final = 20
"""Of the games that were broken off, how many are looked into."""


class BadTarget(ValueError):
    """A file that cannot be written; the message says why."""


class Targets(NamedTuple):
    """The files that a run leaves, those that are wanted."""

    json: Path | None = None
    parquet: Path | None = None
    report: Path | None = None
    saving: Saving | None = None

    def check(self) -> None:
        """Find out before the games are played what could go wrong after. Raises BadTarget, MissingLibrary, ReportError."""
        for file in self.files:
            if not file.absolute().parent.is_dir():
                raise BadTarget(f"{file}: there is no folder {file.parent}")
            if file.is_dir():
                raise BadTarget(f"{file}: expected a file to write, found a folder")
        if self.saving is not None and self.saving.folder.exists() and not self.saving.folder.is_dir():
            raise BadTarget(f"{self.saving.folder}: expected a folder, found a file")
        if self.parquet is not None:
            load_arrow()
        if self.report is not None:
            page()

    @property
    def files(self) -> list[Path]:
        """The files that are wanted, but for the records."""
        return [file for file in (self.json, self.parquet, self.report) if file is not None]


def simulate(
    plan: Plan, words: StudyWords, threads: int, cluster: str | None, targets: Targets, command: str
) -> int:
    """Play a plan, print what it shows and write the files; gives the exit status."""
    targets.check()
    set_language(words.language)
    console = Console(highlight=False, emoji=False)
    outcome, seconds = play_with_progress(console, plan, threads or os.cpu_count() or 1, cluster)
    study = results(words.edition, outcome)
    show(console, study, words)
    complaints = [*broken_off(outcome, words)]
    if targets.json is not None:
        targets.json.write_bytes(to_json(study))
    if targets.parquet is not None:
        write_parquet(outcome, targets.parquet)
    if targets.report is not None:
        write_report(targets.report, study_report(study, words, command))
    console.print()
    rate = outcome.games / seconds if seconds else 0.0
    console.print(
        words.say(
            "speed",
            games=words.number(study.games),
            seconds=words.number(seconds, 1),
            rate=words.number(rate, 0 if rate > 10 else 1),
        ),
        style="dim",
    )
    if not plan.interpreted and cluster is None and runs_as_module():
        console.print(words.say("speed-module"), style="dim", soft_wrap=True)
    for file in targets.files:
        console.print(words.say("written", file=str(file)), style="dim", soft_wrap=True)
    if targets.saving is not None:
        saved = targets.saving.save(outcome, words.edition)
        folder = str(targets.saving.folder)
        console.print(words.say("saved", count=len(saved), folder=folder), style="dim", soft_wrap=True)
    for line in complaints:
        console.print(line, style="bold", markup=False, soft_wrap=True)
    if outcome.stopped:
        console.print(
            words.say("stopped", games=words.number(study.games), planned=words.number(plan.games)),
            style="bold",
        )
        return INTERRUPTED
    return BROKEN if complaints else 0


def broken_off(outcome: RunOutcome, words: StudyWords) -> Generator[str]:
    """How many games were broken off, and for what, by the first such game of each bot. Raises BadBot."""
    ended = outcome.rows[:, ENDED].tolist()
    games = np.flatnonzero(outcome.rows[:, ENDED] > CAPPED).tolist()
    if not games:
        return
    check_for_tampering(outcome.plan, [game for game in games if ended[game] >= driver.BROKEN][:EXAMINED])
    yield words.say("broken-off", count=words.number(len(games)), games=words.number(outcome.games))
    named: set[str] = set()
    for game in games[:EXAMINED]:
        wrong = wrong_move_of(outcome.plan, game)
        bot = wrong.bot if wrong else ""
        if bot not in named:
            named.add(bot)
            number = words.number(game + 1)
            if wrong:
                yield wrong_move_text(wrong, number, words)
            elif ended[game] >= driver.BROKEN:
                what = words.say(f"soak-broken-{ended[game] - driver.BROKEN}")
                yield words.say("slip-broken", game=number, what=what)
            else:
                yield words.say("slip-stalled", game=number)


def play_quietly(plan: Plan) -> RunOutcome:
    """Play a plan on every core of this machine."""
    return play_with_progress(Console(highlight=False, emoji=False), plan, os.cpu_count() or 1, None)[0]


def play_with_progress(
    console: Console, plan: Plan, threads: int, cluster: str | None
) -> tuple[RunOutcome, float]:
    """Play a plan under a progress line; the outcome and the seconds that playing took."""
    with workers(console, plan, threads, cluster) as (executor, wide):
        watch_first_games(console, plan)
        with progress(console, plan) as report:
            began = time.perf_counter()
            outcome = run(plan, executor, wide, report)
            return outcome, time.perf_counter() - began


def watch_first_games(console: Console, plan: Plan) -> None:
    """See to it that bots of a user's own only look, in the first games, interpreted."""
    if any_user_bot(plan.bots):
        with console.status(say("watching")):
            check_for_tampering(plan, range(min(plan.games, FIRST_GAMES)), FIRST_CALLS)


@contextmanager
def workers(
    console: Console, plan: Plan, threads: int, cluster: str | None
) -> Generator[tuple[Executor, int]]:
    """The players, and how many games at a time: threads of this program, or the workers of a cluster."""
    if cluster is not None:
        with cluster_executor(cluster) as (executor, wide):
            yield executor, wide
        return
    if not plan.interpreted:
        warm_up(plan)
    with ThreadPoolExecutor(threads) as executor:
        yield executor, threads


@contextmanager
def progress(console: Console, plan: Plan, title: str = "") -> Generator[Callable[[int], None]]:
    """A line that says how far a run is, how fast it goes and how long it will take."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as line:
        task = line.add_task(title, total=plan.games, rate="")
        began = time.perf_counter()

        def report(games: int) -> None:
            rate = games / max(time.perf_counter() - began, 1e-9)
            text = f"{rate:,.0f}".replace(",", NO_BREAK) if rate >= 10 else f"{rate:.1f}"
            line.update(task, completed=games, rate=f"{text}/s")

        yield report
