"""`passgo bench`: how fast it is on this machine, and whether a change made it slower."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .common import LanguageOption, plainly


def bench(
    second: Annotated[
        str | None,
        typer.Argument(metavar="[COMMIT]", show_default=False, help="option-bench-second"),
    ] = None,
    edition: Annotated[list[str] | None, typer.Option(help="option-bench-edition")] = None,
    bots: Annotated[
        str,
        typer.Option(help="option-bots-each"),
    ] = "random,rules",
    runs: Annotated[
        int,
        typer.Option(min=0, max=1000, help="option-bench-runs"),
    ] = 0,
    seconds: Annotated[float, typer.Option(min=0.001, max=600, help="option-bench-seconds")] = 0.1,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="option-json-figures")] = None,
    compare: Annotated[
        list[str] | None,
        typer.Option(
            metavar="COMMIT",
            help="option-bench-compare",
        ),
    ] = None,
    language: LanguageOption = "en",
) -> None:
    """`passgo bench`."""
    with plainly():
        from passgo.editions import edition_names
        from passgo.sim.bench.comparison import NoComparison, what_is_played
        from passgo.sim.bench.comparison import compare as compared
        from passgo.sim.bench.show import run_bench

        if second is not None and not compare:
            raise NoComparison(
                f"{second!r}: expected `--compare` before a commit, or `--edition` before an edition"
            )
        commits = [*(compare or []), *([second] if second is not None else [])]
        if len(commits) > 2:
            raise NoComparison("--compare takes at most two commits")
        if commits:
            things = what_is_played(edition or ["us1973"], bots.split(","))
            raise typer.Exit(0 if compared(commits, things, runs or 15, seconds, language) else 1)
        run_bench(edition or list(edition_names()), bots.split(","), runs or 3, seconds, json, language)
