"""`passgo fit`: train the value network for an edition, a custom one too."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

from .common import EditionOption, plainly


def fit(
    edition: EditionOption = "us1973",
    players: Annotated[int, typer.Option("--players", min=2, max=8, help="option-fit-players")] = 4,
    games: Annotated[int, typer.Option("-n", "--games", min=1000, help="option-fit-games")] = 120_000,
    bots: Annotated[str, typer.Option(help="option-fit-bots")] = "rules",
    seed: Annotated[int, typer.Option(min=0, max=2**32 - 1, help="option-fit-seed")] = 0,
    rounds: Annotated[int, typer.Option(min=0, help="option-fit-rounds")] = 0,
    own_games: Annotated[int, typer.Option("--own", min=1000, help="option-fit-own")] = 10_000,
    any_board: Annotated[bool, typer.Option("--any-board", help="option-fit-any-board")] = False,
    into: Annotated[Path | None, typer.Option(metavar="FOLDER", help="option-fit-into")] = None,
) -> None:
    """`passgo fit`."""
    with plainly():
        from passgo.analysis.fit_session import FitPlan, fit_and_save
        from passgo.editions import find_edition

        command = shlex.join(["passgo", *sys.argv[1:]])
        plan = FitPlan(
            find_edition(edition),
            players,
            tuple(bots.split(",")),
            games,
            seed,
            command,
            any_board=any_board,
            rounds=rounds,
            own_games=own_games,
        )
        fit_and_save(plan, into)
