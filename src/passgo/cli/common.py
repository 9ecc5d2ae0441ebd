"""What the commands share: words of the command line, and errors that end in one line.

What the user can mend ends in one line and exit status 2, never a traceback.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from typing import Annotated, Literal, NoReturn

import typer

Language = Annotated[Literal["en", "fr"], typer.Option("--lang", help="Language of names and texts.")]
EditionOption = Annotated[
    str,
    typer.Option(
        help="Which book to play by, as `edition list` names it, or the path of a file; `us1973+./house.toml` lays house rules on top."
    ),
]
Threads = Annotated[int, typer.Option(min=0, help="Threads; 0 for one a core.")]


def fail(message: str) -> NoReturn:
    """End with one line on the error stream, or one for each thing that is wrong, and exit status 2."""
    between = "\n" if "\n" in message else " "
    typer.echo(f"passgo:{between}{message}", err=True)
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
