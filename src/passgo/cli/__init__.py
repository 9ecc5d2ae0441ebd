"""The `passgo` command: one small function a word, one file a subject.

A command imports what it needs when it runs, so that `passgo` starts quickly.
"""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from passgo import __version__

from . import analyse, bench, edition, fit, games, ladder, printing, records, sim, soak, table, tui
from .common import keep_to_encodings

DEFAULT = "play"  # what `passgo` alone does
ANY_OPTION_FIRST = {"--help", "--version"}  # options of passgo itself, not of its default command

app = typer.Typer(
    name="passgo",
    help="Monopoly exactly as five rulebooks wrote it. Without a command: play in the browser.",
    add_completion=False,
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for command in (table.play, table.serve, tui.tui, soak.soak, bench.bench, fit.fit, ladder.ladder):
    app.command()(command)
for command in (records.check, records.verify, records.replay, records.dump):
    app.command()(command)
app.command("print")(printing.print_box)
app.command("sim")(sim.simulate)
app.add_typer(games.app, name="games")
app.add_typer(edition.app, name="edition")
app.add_typer(analyse.app, name="analyse")


def show_version(wanted: bool) -> None:
    """Print the version and end, if it is wanted."""
    if wanted:
        typer.echo(f"passgo {__version__}")
        raise typer.Exit


@app.callback()
def passgo(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Monopoly exactly as five rulebooks wrote it. Without a word: play in the browser."""


def main() -> None:
    """Run the command named on the command line; `play` where none is."""
    keep_to_encodings()
    words = sys.argv[1:]
    if not words or (words[0].startswith("-") and words[0] not in ANY_OPTION_FIRST):
        words = [DEFAULT, *words]
    try:
        app(words, prog_name="passgo")
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    except ModuleNotFoundError as missing:
        if missing.name != "numpy":
            raise
        typer.echo(
            f'passgo: {words[0]} counts with numpy, which comes with the extra `fast`: pip install "passgo[fast]", or by'
            ' what brought passgo: pipx install --force "passgo[fast]", uv tool install "passgo[fast]"',
            err=True,
        )
        raise SystemExit(2) from None
