"""`passgo sim`: very many games between bots, and what they show."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

from .common import EditionOption, LanguageOption, Threads, plainly, write_file_text

Bots = Annotated[
    str,
    typer.Option(help="option-sim-bots"),
]


def show_schema(wanted: bool) -> None:
    """Print the JSON Schema of results and end, if it is wanted."""
    if wanted:
        from passgo.sim.study import schema_text

        write_file_text(schema_text())
        raise typer.Exit


def simulate(
    edition: EditionOption = "us1973",
    bots: Bots = "rules,rules,rules,rules",
    games: Annotated[int, typer.Option("-n", "--games", min=1, max=10**9, help="option-sim-games")] = 1000,
    seed: Annotated[int, typer.Option(min=0, max=2**32 - 1, help="option-seed-games")] = 0,
    swap_seats: Annotated[bool, typer.Option("--swap-seats", help="option-sim-swap-seats")] = False,
    max_turns: Annotated[
        int,
        typer.Option(min=1, max=10**6, help="option-sim-turns"),
    ] = 4000,
    threads: Threads = 0,
    interpreted: Annotated[
        bool,
        typer.Option("--interpreted", help="option-sim-interpreted"),
    ] = False,
    cluster: Annotated[str | None, typer.Option(metavar="ADDRESS", help="option-cluster")] = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="option-json-results")] = None,
    parquet: Annotated[Path | None, typer.Option(metavar="FILE", help="option-sim-parquet")] = None,
    report: Annotated[Path | None, typer.Option(metavar="FILE", help="option-sim-report")] = None,
    save: Annotated[int, typer.Option(metavar="N", min=0, help="option-sim-save")] = 0,
    pick: Annotated[
        str,
        typer.Option(metavar="WHICH", help="option-sim-pick"),
    ] = "first",
    folder: Annotated[Path, typer.Option(metavar="FOLDER", help="option-sim-folder")] = Path("games"),
    schema: Annotated[
        bool,
        typer.Option("--schema", callback=show_schema, is_eager=True, help="option-sim-schema"),
    ] = False,
    language: LanguageOption = "en",
) -> None:
    """`passgo sim`."""
    with plainly():
        from passgo.editions import find_edition
        from passgo.sim.saving import Saving
        from passgo.sim.session import Targets, simulate
        from passgo.sim.tournament import make_plan
        from passgo.sim.words import StudyWords

        book = find_edition(edition)
        plan = make_plan(
            book,
            tuple(bots.split(",")),
            games,
            seed=seed,
            most_turns=max_turns,
            swap=swap_seats,
            interpreted=interpreted,
        )
        saving = Saving.asked(save, pick, folder, edition, plan.bots)
        targets = Targets(json, parquet, report, saving)
        command = shlex.join(["passgo", *sys.argv[1:]])
        raise typer.Exit(simulate(plan, StudyWords(book, language), threads, cluster, targets, command))
