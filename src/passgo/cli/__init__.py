"""The `passgo` command: one small function a word, one file a subject.

A command imports what it needs when it runs, so that `passgo` starts quickly.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterable
from typing import Annotated, Final

import typer
from typer.main import get_command

from passgo import __version__

from . import analyse, bench, edition, fit, games, ladder, printing, records, sim, soak, static, table, tui
from .common import keep_to_encodings
from .help import language_of, put_into_words
from .usage import WRONG, Commands, Refusal, tell

COMMANDS: Final[dict[str, Callable[..., None]]] = {
    "play": table.play,
    "serve": table.serve,
    "tui": tui.tui,
    "soak": soak.soak,
    "bench": bench.bench,
    "fit": fit.fit,
    "ladder": ladder.ladder,
    "check": records.check,
    "verify": records.verify,
    "replay": records.replay,
    "dump": records.dump,
    "print": printing.print_box,
    "sim": sim.simulate,
    "static": static.build_static,
}
GROUPS: Final = {"games": games.app, "edition": edition.app, "analyse": analyse.app}
"""Commands with commands below them."""
DEFAULT: Final = "play"
"""The command that `passgo` alone runs."""
ANY_OPTION_FIRST: Final = ("--help", "--version")
"""Options of passgo itself, not of its default command."""


def show_version(wanted: bool) -> None:
    """Print the version and end, if it is wanted."""
    if wanted:
        typer.echo(f"passgo {__version__}")
        raise typer.Exit


def passgo(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="option-version")
    ] = False,
) -> None:
    """`passgo`."""


def make_app(words: Iterable[str] = (*COMMANDS, *GROUPS)) -> typer.Typer:
    """The command line with these words; each of them costs a start some time."""
    made = typer.Typer(
        name="passgo",
        cls=Commands,
        add_completion=False,
        no_args_is_help=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )
    made.callback()(passgo)
    for word in words:
        if word in GROUPS:
            made.add_typer(GROUPS[word], name=word)
        else:
            made.command(word)(COMMANDS[word])
    return made


app = make_app()


def main() -> None:
    """Run the command named on the command line; `play` where none is."""
    keep_to_encodings()
    words = sys.argv[1:]
    if not words or (words[0].startswith("-") and words[0] not in ANY_OPTION_FIRST):
        words = [DEFAULT, *words]
    language = language_of(words, os.environ)
    command = get_command(make_app(words[:1]) if words[0] in {**COMMANDS, **GROUPS} else app)
    put_into_words(command, language)
    try:
        if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:  # as `passgo.__main__` leaves it
            signal.signal(signal.SIGINT, signal.default_int_handler)
        raise SystemExit(command(words, prog_name="passgo", standalone_mode=False))
    except Refusal as error:
        tell(error, language)
        raise SystemExit(WRONG) from None
    except (KeyboardInterrupt, typer.Abort):
        raise SystemExit(130) from None
