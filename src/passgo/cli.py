"""The `passgo` command: one small function a word.

A command imports what it needs when it runs, so that `passgo` starts quickly.
What the user can mend ends in one line and exit status 2, never a traceback.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Literal, NoReturn

import typer

from passgo import __version__

DEFAULT = "play"  # what `passgo` alone does
DECIDING = ("passgo.rules", "passgo.game")  # packages whose functions carry out rules
ANY_OPTION_FIRST = {"--help", "--version"}  # options of passgo itself, not of its default command

app = typer.Typer(
    name="passgo",
    help="Monopoly exactly as five rulebooks wrote it.",
    add_completion=False,
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
edition_app = typer.Typer(help="What an edition holds, and the rules it follows.", no_args_is_help=True)
app.add_typer(edition_app, name="edition")
analyse_app = typer.Typer(help="What can be known about a game beyond playing it.", no_args_is_help=True)
app.add_typer(analyse_app, name="analyse")

Host = Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 opens the table to the network.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes a free one.")]
Data = Annotated[Path | None, typer.Option(metavar="DIR", help="Where games are kept.")]
At = Annotated[int | None, typer.Option(min=0, metavar="N", help="Stop after N moves.")]
Files = Annotated[
    list[Path], typer.Argument(metavar="FILE...", help="Scenarios, records or folders of them.")
]
Edition = Annotated[str, typer.Argument(metavar="NAME", help="us1973, or layers such as us1973+timed.")]
Own = Annotated[
    list[Path] | None,
    typer.Option("--edition", metavar="FILE", help="An edition file of your own, to be chosen at the table."),
]
Language = Annotated[Literal["en", "fr"], typer.Option("--lang", help="Language of names and texts.")]


def fail(message: str) -> NoReturn:
    """End with one line on the error stream and exit status 2."""
    typer.echo(f"passgo: {message}", err=True)
    raise typer.Exit(2)


@contextmanager
def plainly() -> Generator[None]:
    """Turn errors that the user can mend into one line."""
    try:
        yield
    except BrokenPipeError:  # `passgo … | head` has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise typer.Exit(1) from None
    except OSError as e:
        fail(f"{e.filename}: {e.strerror}" if e.filename and e.strerror else str(e.strerror or e))
    except UnicodeDecodeError as e:
        fail(f"not a text file in UTF-8: {e.reason} at byte {e.start}")
    except (ValueError, LookupError) as e:
        if not type(e).__module__.startswith("passgo."):
            raise  # a fault of ours
        fail(str(e))  # one of our own refusals: of notation, editions, moves


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


@app.command()
def play(
    port: Port = 8000,
    host: Host = "127.0.0.1",
    data: Data = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open a browser.")] = True,
    own: Own = None,
) -> None:
    """Play in the browser."""
    _serve(host, port, data, own, open_browser=browser)


@app.command()
def serve(port: Port = 8000, host: Host = "127.0.0.1", data: Data = None, own: Own = None) -> None:
    """Host tables for others; opens no browser."""
    _serve(host, port, data, own, open_browser=False)


def _serve(host: str, port: int, data: Path | None, own: list[Path] | None, *, open_browser: bool) -> None:
    import platformdirs

    from passgo.editions import admit
    from passgo.server import main as server

    with plainly():
        for file in own or ():
            admit(file)
    folder = data or platformdirs.user_data_path("passgo")
    try:
        server.serve(host=host, port=port, data=folder, open_browser=open_browser)
    except server.CannotServeError as e:
        fail(str(e))


@app.command()
def check(files: Files) -> None:
    """Run scenarios and records; say the first line of each that fails."""
    from passgo.notation import check as checker

    with plainly():
        raise typer.Exit(checker.main(files))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    at: At = None,
    language: Language = "en",
) -> None:
    """Show a recorded game, move by move with the rules behind it, or its position after N moves."""
    from passgo.notation import replay as replayer

    with plainly():
        raise typer.Exit(replayer.main(file, at, language))


@app.command()
def dump(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, scenario or position.")],
    at: At = None,
) -> None:
    """Write the exact state at the end of a record, or after N moves, for bug reports."""
    from passgo.notation import replay as replayer

    with plainly():
        raise typer.Exit(replayer.dump(file, at))


@app.command()
def soak(
    edition: Annotated[str, typer.Option(help="Which book to play by.")] = "us1973",
    random: Annotated[int, typer.Option(min=0, help="Games of random moves.")] = 100_000,
    bots: Annotated[int, typer.Option(min=0, help="Games of the bot `rules`.")] = 10_000,
    threads: Annotated[int, typer.Option(min=0, help="Threads; 0 for one a core.")] = 0,
) -> None:
    """Play very many games and check every invariant at every step."""
    with plainly():
        from passgo.editions import find_edition
        from passgo.sim.watching import run_soak

        if not run_soak(find_edition(edition).tables, random, bots, threads):
            raise typer.Exit(1)


@edition_app.command("list")
def list_editions(language: Language = "en") -> None:
    """Show the editions there are."""
    from passgo.editions import report

    with plainly():
        raise typer.Exit(report.show_list(language))


@edition_app.command("show")
def show_edition(name: Edition, language: Language = "en") -> None:
    """Show every figure of an edition with its source, and its board."""
    from passgo.editions import report

    with plainly():
        raise typer.Exit(report.show_edition(name, language))


@edition_app.command("rules")
def edition_rules(name: Edition, language: Language = "en") -> None:
    """Show each rule of an edition: heading, what it says, functions, scenario."""
    from passgo.editions import report

    with plainly():
        raise typer.Exit(report.show_rules(name, language, DECIDING))


@edition_app.command("diff")
def diff_editions(left: Edition, right: Edition, language: Language = "en") -> None:
    """Show how two editions differ, rule by rule."""
    from passgo.editions import report

    with plainly():
        raise typer.Exit(report.show_diff(left, right, language))


@edition_app.command("copy")
def copy_edition(name: Edition) -> None:
    """Print a copy of an edition's file, to begin one of your own with."""
    from passgo.editions import report

    with plainly():
        typer.echo(report.copy_text(name), nl=False)


@edition_app.command("schema")
def edition_schema() -> None:
    """Print the JSON Schema of edition files."""
    from passgo.editions import publish

    with plainly():
        typer.echo(publish.schema_text(), nl=False)


@edition_app.command("check")
def check_edition(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Edition files of your own.")],
) -> None:
    """Read edition files and name everything that is wrong in them."""
    from passgo.editions import report

    with plainly():
        raise typer.Exit(report.check_files(files))


@analyse_app.command("landings")
def show_landings(
    edition: Annotated[
        str, typer.Option(help="Which board: us1973, or layers such as us1973+timed.")
    ] = "us1973",
    language: Language = "en",
) -> None:
    """Show how often a move ends on each space, exactly, by the chain of dice and cards."""
    with plainly():
        from passgo.analysis import report

        raise typer.Exit(report.show_landings(edition, language))


def main() -> None:
    """Run the command named on the command line; `play` where none is."""
    words = sys.argv[1:]
    if not words or (words[0].startswith("-") and words[0] not in ANY_OPTION_FIRST):
        words = [DEFAULT, *words]
    try:
        app(words, prog_name="passgo")
    except KeyboardInterrupt:
        raise SystemExit(130) from None
