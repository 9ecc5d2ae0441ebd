"""`passgo print`: the box of an edition, to be printed and cut out."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from passgo import how_to_install

from .common import LanguageOption, fail, plainly

Paper = Annotated[Literal["a4", "letter"], typer.Option(help="option-print-paper")]


def print_box(
    edition: Annotated[
        str,
        typer.Argument(
            metavar="EDITION",
            help="option-edition-name",
        ),
    ],
    file: Annotated[Path, typer.Option("-o", "--output", metavar="FILE", help="option-print-file")] = Path(
        "box.pdf"
    ),
    paper: Paper = "a4",
    language: LanguageOption = "en",
) -> None:
    """`passgo print`."""
    from passgo.editions import find_edition
    from passgo.locale import say

    with plainly(language):
        edition_to_print = find_edition(edition)
        try:
            from passgo.printing.box import box_pdf
        except ModuleNotFoundError:
            fail(say(language, "print-missing", {"command": how_to_install("print")}))
        box = box_pdf(edition_to_print, language, paper)
        file.write_bytes(box.pdf)
        typer.echo(say(language, "print-written", {"file": file.as_posix(), "pages": box.parts[-1].last}))
