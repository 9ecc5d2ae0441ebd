"""`passgo analyse`: what can be known about a game beyond playing it."""

from __future__ import annotations

import typer

from .common import EditionOption, Language, plainly

app = typer.Typer(help="What can be known about a game beyond playing it.", no_args_is_help=True)


@app.command("landings")
def show_landings(edition: EditionOption = "us1973", language: Language = "en") -> None:
    """Show how often a move ends on each space, exactly, by the chain of dice and cards."""
    with plainly():
        from passgo.analysis import report

        raise typer.Exit(report.show_landings(edition, language))
