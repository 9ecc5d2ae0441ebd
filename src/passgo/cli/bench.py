"""`passgo bench`: how fast it is on this machine, and whether a change made it slower."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .common import LanguageOption, plainly


def bench(
    second: Annotated[
        str | None,
        typer.Argument(
            metavar="[COMMIT]", show_default=False, help="After `--compare A`: the commit to set beside A."
        ),
    ] = None,
    edition: Annotated[
        list[str] | None, typer.Option(help="An edition to play by, once for each; all, if none is named.")
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            help="Which bots, with commas between: rules, random, or your own as FILE.py:FUNCTION; each plays against its like."
        ),
    ] = "random,rules",
    runs: Annotated[
        int,
        typer.Option(
            min=0, max=1000, help="How often each thing is measured; 0 for 3, and for 15 to compare."
        ),
    ] = 0,
    seconds: Annotated[float, typer.Option(min=0.001, max=600, help="About how long a run takes.")] = 0.1,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the figures as JSON.")] = None,
    compare: Annotated[
        list[str] | None,
        typer.Option(
            metavar="COMMIT",
            help="Instead, in a checkout: is it slower than this commit? With two, `--compare A B` or `--compare A --compare B`: is B slower than A? The exit status is 1 if so.",
        ),
    ] = None,
    language: LanguageOption = "en",
) -> None:
    """Measure how fast it is here, or compare two versions.

    Games, starts and batches are measured; a loss is told only where it is beyond noise.
    """
    with plainly():
        from passgo.editions import edition_names
        from passgo.sim.bench.comparison import NoComparison
        from passgo.sim.bench.comparison import compare as compared
        from passgo.sim.bench.show import run_bench

        if second is not None and not compare:
            raise NoComparison(
                f"{second!r}: a commit is compared with `--compare`, an edition named with `--edition`"
            )
        commits = [*(compare or []), *([second] if second is not None else [])]
        if len(commits) > 2:
            raise NoComparison("two commits are compared, not more")
        if commits:
            raise typer.Exit(0 if compared(commits, runs or 15, seconds, language) else 1)
        run_bench(edition or list(edition_names()), bots.split(","), runs or 3, seconds, json, language)
