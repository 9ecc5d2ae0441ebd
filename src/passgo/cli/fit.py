"""`passgo fit`: fit the evaluator to a book, one's own as well."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

from .common import EditionOption, plainly


def fit(
    edition: EditionOption = "us1973",
    players: Annotated[int, typer.Option("--players", min=2, max=8, help="For so many players.")] = 4,
    games: Annotated[
        int, typer.Option("-n", "--games", min=1000, help="Games that it is learnt from.")
    ] = 120_000,
    bots: Annotated[
        str, typer.Option(help="Who plays them, with commas between; they take turns in the seats.")
    ] = "rules",
    seed: Annotated[int, typer.Option(min=0, max=2**32 - 1, help="The same seed, the same net.")] = 0,
    any_board: Annotated[
        bool, typer.Option("--any-board", help="Learn by roles alone, for boards that nothing is fitted to.")
    ] = False,
    into: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where to save it; else among your own data.")
    ] = None,
) -> None:
    """Learn who wins, for the bot `strong` and for analysis: some minutes for each book and number of players."""
    with plainly():
        from passgo.analysis.fit_session import fit_and_save

        command = shlex.join(["passgo", *sys.argv[1:]])
        fit_and_save(edition, players, bots, games, seed, any_board=any_board, into=into, command=command)
