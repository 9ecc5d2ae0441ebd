"""A review on the command line: its progress, what it found, and the file it leaves."""

from __future__ import annotations

import math
import os
import shlex
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from passgo.bots.registry import policy
from passgo.compiler.progress import set_language
from passgo.notation.records import Record
from passgo.sim.session import Targets
from passgo.sim.words import Language, StudyWords

from .forecast import Estimate
from .forms import fastest
from .kept import ReviewFile, ReviewRun
from .review import Reviewer
from .review_report import write_review
from .review_results import Review

FORESEEN_AFTER: Final = 5
"""Seconds after which it is known how long the whole will take …"""
LONGER: Final = 1.5
"""… and announced, if it is this many times what was asked for."""


def review_record(
    file: Path,
    bot: str,
    seconds: float,
    seed: int,
    clock: Callable[[], float],
    *,
    json: Path | None = None,
    html: Path | None = None,
    language: Language = "en",
) -> None:
    """Review the game of a record for this many seconds, print the results and save them.

    The chances, the decisions and the trades are all measured once, however long that takes; a bot that thinks long
    may need many times the seconds, which is announced as soon as it is known. The rest of the time makes the
    chances surer. Stopped by the keyboard, it prints what it knows; stopped in any way, the next review of the same
    record continues from there, with the time that was left. Raise what the record, the bot and the compiler raise.
    """
    Targets(json=json, report=html).check()
    set_language(language)
    record = Record.read(file)
    game = record.replay()
    words = StudyWords(game.edition, language)
    console = Console(highlight=False)
    form = partial(fastest, threads=os.cpu_count() or 1)
    reviewer = Reviewer(game, policy(bot), bot, form, seated=record.bots, seed=seed)
    kept_in = ReviewFile.of(file, bot, seed)
    run = ReviewRun(reviewer, kept_in, seconds, clock)
    if run.goes_on:
        console.print(words.say("review-goes-on"))
    began = clock()
    foreseen = False
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(words.say("review-chances"), total=seconds)
        stopped = False
        try:
            for about, spent, needed in run.stages():
                progress.update(
                    task,
                    description=words.say(f"review-{about}"),
                    completed=min(spent, needed),
                    total=needed,
                )
                if not foreseen and clock() - began > FORESEEN_AFTER:
                    foreseen = True
                    if needed > LONGER * seconds:
                        console.print(words.say("review-takes", bot=bot, minutes=math.ceil(needed / 60)))
        except KeyboardInterrupt:
            if not run.stop():
                raise
            stopped = True
    if stopped:
        console.print(words.say("review-stopped"))
        if not reviewer.has_begun:
            return
    found = reviewer.review()
    show(console, found, words)
    if json is not None:
        json.write_bytes(msgspec.json.encode(found))
    if html is not None:
        command = [
            "passgo",
            "analyse",
            file.name,
            "--bot",
            bot,
            "--seconds",
            f"{seconds:g}",
            "--seed",
            str(seed),
        ]
        write_review(html, found, words, shlex.join(command))


def show(console: Console, found: Review, words: StudyWords) -> None:
    """Print what was found: seats, costliest decisions, trades, turning points."""
    names = {seat.seat: seat.name for seat in found.seats}
    say = words.say

    def share(of: Estimate) -> str:
        sign = "+" if of.mean > 0 else ""
        return f"{sign}{words.number(100 * of.mean, 1)} ± {words.number(100 * of.reach, 1)}"

    def table(title: str, *heads: str) -> Table:
        made = Table(title=title, title_justify="left", title_style="bold", header_style="dim", box=None)
        for head in heads:
            numbers = head in (
                "luck",
                "skill",
                "choices",
                "others",
                "waits",
                "lost",
                "at-first",
                "at-last",
                "cost",
                "to-offerer",
                "to-accepter",
                "change",
            )
            made.add_column(say(f"review-{head}"), justify="right" if numbers else "left")
        return made

    console.print(
        say(
            "review-head",
            edition=words.edition.title[words.language],
            moves=words.number(found.moments[-1].n),
            futures=words.number(found.futures),
            bot=found.bot,
            turns=words.number(found.turns),
        )
    )
    parts = ("luck", "skill", "choices", "others", "waits")
    seats = table(say("review-seats"), "seat", "at-first", *parts, "at-last", "lost")
    for seat, played in zip(found.seats, found.performances, strict=True):
        ends = (words.percent(seat.at_first), words.percent(seat.at_last))
        lost = f"{words.number(1000 * played.lost.mean, 1)} ± {words.number(1000 * played.lost.reach, 1)}"
        seats.add_row(seat.name, ends[0], *(share(getattr(seat, part)) for part in parts), ends[1], lost)
    decisions = table(say("review-decisions"), "turn", "seat", "made", "better", "cost")
    for one in found.decisions:
        decisions.add_row(str(one.turn), names[one.seat], one.made, one.better, share(one.cost))
    trades = table(say("review-trades"), "turn", "offer", "to-offerer", "to-accepter")
    for one in found.trades:
        trades.add_row(str(one.turn), one.text, share(one.to_offerer), share(one.to_accepter))
    swings = table(say("review-turning-points"), "turn", "moves", "seat", "change")
    for one in found.turning_points:
        swings.add_row(str(one.turn), f"{one.first + 1}–{one.n}", names[one.seat], share(one.change))
    for part in (seats, decisions, trades, swings):
        if part.row_count:
            console.print()
            console.print(part)
