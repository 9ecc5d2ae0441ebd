"""The common parts of the commands: arguments, and errors that end in one line.

An error that the user can fix ends in one line and exit status 2, never a traceback.
"""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from typing import Annotated, NoReturn

import typer

from passgo.locale import Language, TranslatedError

LanguageOption = Annotated[Language, typer.Option("--lang", help="option-lang")]
EditionOption = Annotated[
    str,
    typer.Option(help="option-edition"),
]
Threads = Annotated[int, typer.Option(min=0, help="option-threads")]


def fail(message: str) -> NoReturn:
    """End with one line on the error stream, or one for each thing that is wrong, and exit status 2."""
    between = "\n" if "\n" in message else " "
    typer.echo(f"passgo:{between}{message}", err=True)
    raise typer.Exit(2)


def keep_to_encodings() -> None:
    """See to it that every text can be written, whatever the terminal or the file can hold.

    Windows gives files and pipes an encoding of the region, which has no arrows and may have no accents:
    there they are UTF-8. Elsewhere the encoding is the user's wish; what it lacks becomes a question mark.
    """
    for stream in (sys.stdout, sys.stderr):
        if not isinstance(stream, io.TextIOWrapper) or stream.encoding.lower().startswith("utf"):
            continue
        if sys.platform == "win32" and not stream.isatty() and "PYTHONIOENCODING" not in os.environ:
            stream.reconfigure(encoding="utf-8")
        else:
            stream.reconfigure(errors="replace")


def write_file_text(text: str) -> None:
    """Print what is to become a file: in UTF-8, and as it is."""
    typer.echo(text.encode(), nl=False)


def is_broken_pipe(error: OSError) -> bool:
    """Whether nobody reads on, as `passgo … | head` does; Windows calls it an invalid argument."""
    windows = sys.platform == "win32" and error.errno == errno.EINVAL and error.filename is None
    return isinstance(error, BrokenPipeError) or windows


@contextmanager
def plainly(language: LanguageOption = "en") -> Generator[None]:
    """Turn errors that the user can fix into one line, in the reader's language if the error has several."""
    try:
        yield
    except TranslatedError as e:
        fail(e.text(language))
    except OSError as e:
        if is_broken_pipe(e):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(1) from None
        fail(f"{e.filename}: {e.strerror}" if e.filename and e.strerror else str(e.strerror or e))
    except UnicodeDecodeError as e:
        fail(f"not a text file in UTF-8: {e.reason} at byte {e.start}")
    except (ValueError, LookupError) as e:
        if not type(e).__module__.startswith("passgo."):
            raise  # a fault of ours
        fail(str(e))  # one of our own refusals: of notation, editions, moves
