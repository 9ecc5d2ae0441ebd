"""`passgo analyse`: what can be known about a game beyond playing it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from .common import EditionOption, Language, plainly

Html = Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page with the plot (HTML).")]

app = typer.Typer(help="What can be known about a game beyond playing it.", no_args_is_help=True)


@app.command("landings")
def show_landings(
    edition: EditionOption = "us1973",
    jail: Annotated[
        Literal["leave", "stay"], typer.Option(help="What prisoners do: leave as soon as they may, or stay.")
    ] = "leave",
    simulate: Annotated[
        int, typer.Option(min=0, metavar="N", help="Beside it, what N games between bots find.")
    ] = 0,
    html: Html = None,
    language: Language = "en",
) -> None:
    """Show how often a move ends on each space, exactly, by the chain of dice and cards."""
    with plainly():
        from passgo.analysis import report

        raise typer.Exit(report.show_landings(edition, language, jail, html, simulate))


@app.command("compare")
def compare_runs(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Results of `passgo sim --json`.")],
    html: Html = None,
    language: Language = "en",
) -> None:
    """Set the lengths of several simulated runs beside each other."""
    with plainly():
        from passgo.analysis import report

        raise typer.Exit(report.compare(files, language, html))
