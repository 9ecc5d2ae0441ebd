"""`passgo soak`: very many games, every invariant checked at every step."""

from __future__ import annotations

from typing import Annotated

import typer

from .common import EditionOption, LanguageOption, Threads, plainly


def soak(
    edition: EditionOption = "us1973",
    bots: Annotated[
        str,
        typer.Option(help="option-bots-each"),
    ] = "random,rules",
    games: Annotated[
        int,
        typer.Option("-n", "--games", min=0, help="option-soak-games"),
    ] = 0,
    max_turns: Annotated[
        int,
        typer.Option(
            min=0,
            max=10**6,
            help="option-soak-turns",
        ),
    ] = 0,
    threads: Threads = 0,
    language: LanguageOption = "en",
) -> None:
    """`passgo soak`."""
    with plainly():
        from passgo.editions import find_edition
        from passgo.sim.soak_session import run_soak
        from passgo.sim.words import StudyWords

        if not run_soak(
            StudyWords(find_edition(edition), language), bots.split(","), games, max_turns, threads
        ):
            raise typer.Exit(1)
