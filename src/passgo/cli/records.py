"""`passgo check`, `verify`, `replay` and `dump`: scenarios and recorded games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .common import LanguageOption, plainly

At = Annotated[int | None, typer.Option(min=0, metavar="N", help="option-at")]
OwnFiles = Annotated[
    bool,
    typer.Option("--own-files", help="option-own-files"),
]
Files = Annotated[list[Path], typer.Argument(metavar="FILE...", help="option-check-files")]


def check(files: Files, own_files: OwnFiles = False) -> None:
    """`passgo check`."""
    from passgo.notation import check as checker

    with plainly():
        raise typer.Exit(checker.main(files, own_files=own_files))


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="option-record-finished")],
    receipts: Annotated[
        Path | None, typer.Option("--receipt", metavar="FILE", help="option-verify-receipt")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="option-verify-json")] = False,
    language: LanguageOption = "en",
    own_files: OwnFiles = False,
) -> None:
    """`passgo verify`."""
    from passgo.notation import verify as verifier

    with plainly():
        raise typer.Exit(
            verifier.main(file, language, receipts=receipts, as_json=as_json, own_files=own_files)
        )


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="option-record")],
    at: At = None,
    language: LanguageOption = "en",
    own_files: OwnFiles = False,
) -> None:
    """`passgo replay`."""
    from passgo.notation import replay as replayer

    with plainly():
        raise typer.Exit(replayer.main(file, at, language, own_files=own_files))


def dump(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="option-record-any")],
    at: At = None,
    own_files: OwnFiles = False,
) -> None:
    """`passgo dump`."""
    from passgo.notation import replay as replayer

    with plainly():
        raise typer.Exit(replayer.dump(file, at, own_files=own_files))
