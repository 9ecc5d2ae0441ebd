"""`passgo check`, `passgo replay` and `passgo dump`: scenarios and recorded games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .common import Language, plainly

At = Annotated[int | None, typer.Option(min=0, metavar="N", help="Stop after N moves.")]
Files = Annotated[
    list[Path], typer.Argument(metavar="FILE...", help="Scenarios, records or folders of them.")
]


def check(files: Files) -> None:
    """Play scenarios and records; name the first line that fails."""
    from passgo.notation import check as checker

    with plainly():
        raise typer.Exit(checker.main(files))


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    at: At = None,
    language: Language = "en",
) -> None:
    """Show a recorded game and the rules behind each move.

    With --at, its position after N moves.
    """
    from passgo.notation import replay as replayer

    with plainly():
        raise typer.Exit(replayer.main(file, at, language))


def dump(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, scenario or position.")],
    at: At = None,
) -> None:
    """Write the exact state of a record, for bug reports."""
    from passgo.notation import replay as replayer

    with plainly():
        raise typer.Exit(replayer.dump(file, at))
