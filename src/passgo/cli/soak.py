"""`passgo soak`: very many games, every invariant checked at every step."""

from __future__ import annotations

from typing import Annotated

import typer

from .common import EditionOption, Language, Threads, plainly


def soak(
    edition: EditionOption = "us1973",
    bots: Annotated[
        str,
        typer.Option(
            help="Which bots, with commas between: rules, random, or your own as FILE.py:FUNCTION; each plays against its like."
        ),
    ] = "random,rules",
    games: Annotated[
        int,
        typer.Option(
            "-n", "--games", min=0, help="Games of each; 0 for 100,000 of random, 10,000 of others."
        ),
    ] = 0,
    threads: Threads = 0,
    language: Language = "en",
) -> None:
    """Play very many games and check the sums after every move.

    Money, deeds, buildings and cards must add up.
    """
    with plainly():
        from passgo.editions import find_edition
        from passgo.sim.watching import run_soak
        from passgo.sim.words import Words

        if not run_soak(Words(find_edition(edition), language), bots.split(","), games, threads):
            raise typer.Exit(1)
