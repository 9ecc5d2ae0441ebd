"""`passgo soak`: very many games, every invariant checked at every step."""

from __future__ import annotations

from typing import Annotated

import typer

from .common import EditionOption, Threads, plainly


def soak(
    edition: EditionOption = "us1973",
    random: Annotated[int, typer.Option(min=0, help="Games of random moves.")] = 100_000,
    bots: Annotated[int, typer.Option(min=0, help="Games of the bot `rules`.")] = 10_000,
    threads: Threads = 0,
) -> None:
    """Play very many games and check every invariant at every step."""
    with plainly():
        from passgo.editions import find_edition
        from passgo.sim.watching import run_soak

        if not run_soak(find_edition(edition).tables, random, bots, threads):
            raise typer.Exit(1)
