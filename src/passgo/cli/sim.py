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
    typer.Option(
        help="Who plays, in seat order, with commas between: rules, random, or your own as FILE.py:FUNCTION."
    ),
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
    games: Annotated[int, typer.Option("-n", "--games", min=1, max=10**9, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, max=2**32 - 1, help="The same seed, the same games.")] = 0,
    swap_seats: Annotated[
        bool, typer.Option("--swap-seats", help="Each bot sits equally often in each seat.")
    ] = False,
    max_turns: Annotated[
        int,
        typer.Option(
            min=1, max=10**6, help="Cut a game after so many turns; in a timed game the bell rings then."
        ),
    ] = 4000,
    threads: Threads = 0,
    interpreted: Annotated[
        bool,
        typer.Option(
            "--interpreted", help="Without the compiler: the same games, some hundred times slower."
        ),
    ] = False,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="A Dask scheduler whose workers play.")
    ] = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the results as JSON.")] = None,
    parquet: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write every game as a row of a Parquet file.")
    ] = None,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the results as a page with plots (HTML).")
    ] = None,
    save: Annotated[
        int, typer.Option(metavar="N", min=0, help="Save so many games as records, to replay and analyse.")
    ] = 0,
    pick: Annotated[
        str,
        typer.Option(metavar="WHICH", help="Which to save: first, longest, cut, lost:BOT or won:BOT."),
    ] = "first",
    folder: Annotated[Path, typer.Option(metavar="FOLDER", help="Where to save them.")] = Path("games"),
    schema: Annotated[
        bool,
        typer.Option(
            "--schema", callback=show_schema, is_eager=True, help="Show the JSON Schema of results."
        ),
    ] = False,
    language: LanguageOption = "en",
) -> None:
    """Play very many games between bots and say what they show."""
    with plainly():
        from passgo.editions import find_edition
        from passgo.sim.saving import Pick, Saving
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
        saving = Saving(save, Pick.parse(pick, plan.bots), folder, edition) if save else None
        targets = Targets(json, parquet, report, saving)
        command = shlex.join(["passgo", *sys.argv[1:]])
        raise typer.Exit(simulate(plan, StudyWords(book, language), threads, cluster, targets, command))
