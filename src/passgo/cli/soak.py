"""`passgo soak`: very many games, every invariant checked at every step."""

from __future__ import annotations

from typing import Annotated

import typer

from .common import EditionOption, LanguageOption, Threads, plainly


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
    max_turns: Annotated[
        int,
        typer.Option(
            min=0,
            max=10**6,
            help="Cut a game after so many turns (in a timed game the bell rings then); 0 for 400 of random, whose games need not end, 4,000 of others.",
        ),
    ] = 0,
    threads: Threads = 0,
    language: LanguageOption = "en",
) -> None:
    """Play very many games and check the sums after every move.

    Money, deeds, buildings and cards must add up; of a game that is cut, up to there.
    """
    with plainly():
        from passgo.editions import find_edition
        from passgo.sim.soak_session import run_soak
        from passgo.sim.words import StudyWords

        if not run_soak(
            StudyWords(find_edition(edition), language), bots.split(","), games, max_turns, threads
        ):
            raise typer.Exit(1)
