"""`passgo ladder`: who is how strong."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

from .common import EditionOption, LanguageOption, Threads, plainly


def ladder(
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help="option-ladder-bots")],
    edition: EditionOption = "us1973",
    games: Annotated[int, typer.Option("-n", "--games", min=1, max=10**9, help="option-ladder-games")] = 400,
    seed: Annotated[int, typer.Option(min=0, max=2**32 - 1, help="option-seed-games")] = 0,
    max_turns: Annotated[int, typer.Option(min=1, max=10**6, help="option-turns")] = 4000,
    threads: Threads = 0,
    cluster: Annotated[str | None, typer.Option(metavar="ADDRESS", help="option-cluster")] = None,
    json: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="option-ladder-json"),
    ] = None,
    report: Annotated[Path | None, typer.Option(metavar="FILE", help="option-ladder-report")] = None,
    ratings: Annotated[Path | None, typer.Option(metavar="FILE", help="option-ladder-ratings")] = None,
    language: LanguageOption = "en",
) -> None:
    """`passgo ladder`."""
    with plainly():
        from passgo.editions import find_edition
        from passgo.sim.ladder import new_ladder
        from passgo.sim.ladder_session import climb
        from passgo.sim.words import StudyWords

        book = find_edition(edition)
        climbing = new_ladder(book, bots, games, seed, max_turns)
        command = shlex.join(["passgo", *sys.argv[1:]])
        words = StudyWords(book, language)
        raise typer.Exit(climb(climbing, words, threads, cluster, json, report, ratings, command))
