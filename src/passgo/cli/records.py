"""`passgo check`, `verify`, `replay` and `dump`: scenarios and recorded games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .common import LanguageOption, plainly

At = Annotated[int | None, typer.Option(min=0, metavar="N", help="Stop after N moves.")]
OwnFiles = Annotated[
    bool,
    typer.Option(
        "--own-files", help="Open the edition files that a record names beside it; for records you trust."
    ),
]
Files = Annotated[
    list[Path], typer.Argument(metavar="FILE...", help="Scenarios, records or folders of them.")
]


def check(files: Files, own_files: OwnFiles = False) -> None:
    """Play scenarios and records; name the first line that fails."""
    from passgo.notation import check as checker

    with plainly():
        raise typer.Exit(checker.main(files, own_files=own_files))


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record of a finished game.")],
    as_json: Annotated[bool, typer.Option("--json", help="Say it as one JSON object.")] = False,
    language: LanguageOption = "en",
    own_files: OwnFiles = False,
) -> None:
    """Check that every throw and card of a game fell as its seeds say.

    Exit status: 0 when all did, 1 when something did not, 3 when there is nothing to check by.
    """
    from passgo.notation import verify as verifier

    with plainly():
        raise typer.Exit(verifier.main(file, language, as_json=as_json, own_files=own_files))


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    at: At = None,
    language: LanguageOption = "en",
    own_files: OwnFiles = False,
) -> None:
    """Show a recorded game and the rules behind each move.

    With --at, its position after N moves.
    """
    from passgo.notation import replay as replayer

    with plainly():
        raise typer.Exit(replayer.main(file, at, language, own_files=own_files))


def dump(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, scenario or position.")],
    at: At = None,
    own_files: OwnFiles = False,
) -> None:
    """Write the exact state of a record, for bug reports."""
    from passgo.notation import replay as replayer

    with plainly():
        raise typer.Exit(replayer.dump(file, at, own_files=own_files))
