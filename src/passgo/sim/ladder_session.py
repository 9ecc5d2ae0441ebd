"""A ladder on the command line: table by table, saved as it progresses; the positions, and a page of them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from passgo.bots.ratings import to_json
from passgo.compiler.progress import set_language

from .intervals import Share
from .ladder import (
    TABLE,
    LadderResults,
    Rung,
    go_on_with,
    left_to_play,
    load_openskill,
    plan_of,
    rungs,
    save,
    table_of,
)
from .report import LadderReport, printed_board, write_report
from .session import INTERRUPTED, Targets, progress, watch_first_games, workers
from .terminal import plain_table, show_whole
from .tournament import run
from .words import DASH, StudyWords

WIDTH: Final = 120
"""Characters of a line where no terminal says how many it has."""


def climb(
    ladder: LadderResults,
    words: StudyWords,
    threads: int,
    cluster: str | None,
    file: Path | None,
    page: Path | None,
    ratings: Path | None,
    command: str,
) -> int:
    """Play what is left of a ladder and print where the bots stand; gives the exit status.

    `file` keeps the results, table by table, and a ladder that is in it is gone on with; `page` receives the rungs,
    `ratings` the ratings alone.
    """
    Targets(json=file, report=page).check()
    if ratings is not None:
        Targets(json=ratings).check()
    load_openskill()
    set_language(words.language)
    console = Console(highlight=False, emoji=False)
    if not console.is_terminal:
        console.width = WIDTH
    if file is not None:
        ladder = go_on_with(file, ladder)
    stopped = play_on(console, ladder, words, threads or os.cpu_count() or 1, cluster, file)
    standing = rungs(ladder)
    show_whole(console, rungs_table(ladder, standing, words))
    if stopped:
        console.print(stopped_line(ladder, words, kept=file is not None), style="bold", soft_wrap=True)
    if page is not None:
        write_report(page, ladder_report(ladder, standing, words, command))
        console.print(words.say("written", file=str(page)), style="dim", soft_wrap=True)
    if ratings is not None and not stopped:
        ratings.write_bytes(ratings_json(ladder, standing, command))
        console.print(words.say("written", file=str(ratings)), style="dim", soft_wrap=True)
    return INTERRUPTED if stopped else 0


def stopped_line(ladder: LadderResults, words: StudyWords, *, kept: bool) -> str:
    """How far a ladder came that was stopped, and whether it can be gone on with."""
    played = len(ladder.tables)
    planned = played + len(left_to_play(ladder, words.edition))
    key = "ladder-stopped" if kept else "ladder-lost"
    return words.say(key, tables=words.number(played), planned=words.number(planned))


def ratings_json(ladder: LadderResults, standing: list[Rung], command: str) -> bytes:
    """Return the positions of the bots, as the lobby shows them."""
    games = sum(table.games for table in ladder.tables)
    rated = {rung.bot: (rung.rating, rung.reach, rung.alone.share or 0.0) for rung in standing}
    return to_json(ladder.edition, command, games, rated)


def play_on(
    console: Console,
    ladder: LadderResults,
    words: StudyWords,
    threads: int,
    cluster: str | None,
    file: Path | None,
) -> bool:
    """Play table after table. True when it was stopped before the last."""
    left = left_to_play(ladder, words.edition)
    if not left:
        return False
    planned = len(ladder.tables) + len(left)
    watched: set[str] = set()
    with workers(console, plan_of(ladder, words.edition, left[0]), threads, cluster) as (executor, wide):
        for bots in left:
            plan = plan_of(ladder, words.edition, bots)
            if not watched.issuperset(bots):
                try:
                    watch_first_games(console, plan)
                except KeyboardInterrupt:
                    return True
                watched.update(bots)
            with progress(console, plan, f"{len(ladder.tables) + 1}/{planned}") as report:
                outcome = run(plan, executor, wide, report)
            if outcome.stopped:
                return True
            ladder.tables.append(table_of(outcome))
            if file is not None:
                save(file, ladder)
    return False


def columns(words: StudyWords) -> list[str]:
    """The heads of the table of rungs."""
    keys = ("bot", "ladder-rating", "ladder-table", "interval", "ladder-alone", "interval", "ladder-rounds")
    return [words.say(key, seats=TABLE) for key in keys]


def rung_row(rung: Rung, words: StudyWords) -> list[str]:
    """Return the position of a bot, in words."""
    return [
        rung.bot,
        f"{words.number(rung.rating)} ± {words.number(rung.reach)}",
        *_share_cells(rung.table, words),
        *_share_cells(rung.alone, words),
        words.number(rung.rounds, 1),
    ]


def _share_cells(share: Share, words: StudyWords) -> tuple[str, str]:
    return words.percent(share.share), words.span(share.low, share.high) if share.of else DASH


def rungs_table(ladder: LadderResults, standing: list[Rung], words: StudyWords) -> Table:
    """Return the positions of the bots."""
    table = plain_table(about(ladder, words), *columns(words))
    for rung in standing:
        table.add_row(*rung_row(rung, words))
    return table


def about(ladder: LadderResults, words: StudyWords) -> str:
    """Return what was played, in a line."""
    games = words.number(games_of(ladder))
    return words.say("ladder-head", games=games, edition=words.edition.title[words.language])


def games_of(ladder: LadderResults) -> int:
    """How many games were played at all tables."""
    return sum(table.games for table in ladder.tables)


def ladder_report(
    ladder: LadderResults, standing: list[Rung], words: StudyWords, command: str
) -> LadderReport:
    """The rungs for a page."""
    return LadderReport(
        language=words.language,
        edition=printed_board(words.edition),
        games=games_of(ladder),
        seats=TABLE,
        rungs=tuple(standing),
        command=command,
    )
