"""`passgo static`: the game as a folder of plain files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .common import LanguageOption, plainly


def build_static(
    out: Annotated[Path, typer.Argument(metavar="OUT", help="option-static-out")],
    language: LanguageOption = "en",
) -> None:
    """`passgo static`."""
    from passgo.locale import say
    from passgo.page import build

    with plainly(language):
        size = build.build(out)
        typer.echo(
            say(language, "static-written", {"folder": out.as_posix(), "megabytes": f"{size / 1e6:.1f}"})
        )
