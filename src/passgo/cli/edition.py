"""`passgo edition`: what an edition holds, and the rules it follows."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Annotated

import typer

from .common import LanguageOption, plainly, write_file_text
from .usage import Commands

DECIDING = ("passgo.rules", "passgo.game")  # packages whose functions carry out rules

Name = Annotated[
    str,
    typer.Argument(
        metavar="NAME",
        help="option-edition-name",
    ),
]

app = typer.Typer(cls=Commands, no_args_is_help=True)


@app.command("list")
def list_editions(language: LanguageOption = "en") -> None:
    """`passgo edition list`."""
    from passgo.editions import report

    with plainly():
        raise typer.Exit(report.show_list(language))


@app.command("show")
def show_edition(name: Name, language: LanguageOption = "en") -> None:
    """`passgo edition show`."""
    from passgo.editions import shown

    with plainly():
        raise typer.Exit(shown.show_edition(name, language))


@app.command("rules")
def edition_rules(name: Name, language: LanguageOption = "en") -> None:
    """`passgo edition rules`."""
    from passgo.editions import report

    with plainly():
        raise typer.Exit(report.show_rules(name, language, DECIDING))


@app.command("diff")
def diff_editions(left: Name, right: Name, language: LanguageOption = "en") -> None:
    """`passgo edition diff`."""
    from passgo.editions import report

    with plainly():
        raise typer.Exit(report.show_diff(left, right, language))


@app.command("copy")
def copy_edition(name: Name) -> None:
    """`passgo edition copy`."""
    from passgo.editions import report

    with plainly():
        write_file_text(report.copy_text(name))


@app.command("new")
def new_edition(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="option-new-file")],
    base: Annotated[str, typer.Option("--from", metavar="NAME", help="option-new-from")] = "us1973",
    title: Annotated[
        str,
        typer.Option("--name", metavar="TITLE", help="option-new-name"),
    ] = "",
    language: LanguageOption = "en",
) -> None:
    """`passgo edition new`."""
    from passgo.editions import begin, find_shipped
    from passgo.editions.report_words import say

    with plainly(language):
        # What cannot be is told before anything is asked.
        find_shipped(base)
        if file.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(file))
        wanted = title or typer.prompt(say(language, "new-title"))
        text = begin.overlay_text(base, wanted, file.as_posix(), language)
        with file.open("x", encoding="utf-8") as new:
            new.write(text)
        typer.echo(say(language, "new-written", file=file.as_posix()))


@app.command("schema")
def edition_schema() -> None:
    """`passgo edition schema`."""
    from passgo.editions import publish

    with plainly():
        write_file_text(publish.schema_text())


@app.command("check")
def check_edition(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="option-edition-files")],
) -> None:
    """`passgo edition check`."""
    from passgo.editions import report

    with plainly():
        raise typer.Exit(report.check_files(files))
