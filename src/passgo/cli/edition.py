"""`passgo edition`: what an edition holds, and the rules it follows."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .common import LanguageOption, plainly, write_file_text

DECIDING = ("passgo.rules", "passgo.game")  # packages whose functions carry out rules

Name = Annotated[
    str,
    typer.Argument(
        metavar="NAME",
        help="As `edition list` names it, or the path of a file; `us1973+./house.toml` lays house rules on top.",
    ),
]

app = typer.Typer(help="What an edition holds, and the rules it follows.", no_args_is_help=True)


@app.command("list")
def list_editions(language: LanguageOption = "en") -> None:
    """Show the editions there are."""
    from passgo.editions import report

    with plainly():
        raise typer.Exit(report.show_list(language))


@app.command("show")
def show_edition(name: Name, language: LanguageOption = "en") -> None:
    """Show every figure of an edition with its source, and its board."""
    from passgo.editions import shown

    with plainly():
        raise typer.Exit(shown.show_edition(name, language))


@app.command("rules")
def edition_rules(name: Name, language: LanguageOption = "en") -> None:
    """Show each rule of an edition: heading, what it says, functions, scenario."""
    from passgo.editions import report

    with plainly():
        raise typer.Exit(report.show_rules(name, language, DECIDING))


@app.command("diff")
def diff_editions(left: Name, right: Name, language: LanguageOption = "en") -> None:
    """Show how two editions differ, rule by rule."""
    from passgo.editions import report

    with plainly():
        raise typer.Exit(report.show_diff(left, right, language))


@app.command("copy")
def copy_edition(name: Name) -> None:
    """Print a copy of an edition's file, to begin one of your own with."""
    from passgo.editions import report

    with plainly():
        write_file_text(report.copy_text(name))


@app.command("new")
def new_edition(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A file that is not there yet, such as my.toml.")
    ],
    base: Annotated[
        str, typer.Option("--from", metavar="NAME", help="The edition of passgo that it lies on.")
    ] = "us1973",
    title: Annotated[
        str,
        typer.Option("--name", metavar="TITLE", help="What the table calls it; asked for when not given."),
    ] = "",
    language: LanguageOption = "en",
) -> None:
    """Begin a board of your own: a short file with what people change, as lines to uncomment."""
    from passgo.editions import begin, find_shipped
    from passgo.editions.report_words import say

    with plainly(language):
        find_shipped(base)  # an unknown name is told before anything is asked
        wanted = title or typer.prompt(say(language, "new-title"))
        text = begin.overlay_text(base, wanted, file.as_posix(), language)
        with file.open("x", encoding="utf-8") as new:
            new.write(text)
        typer.echo(say(language, "new-written", file=file.as_posix()))


@app.command("schema")
def edition_schema() -> None:
    """Print the JSON Schema of edition files."""
    from passgo.editions import publish

    with plainly():
        write_file_text(publish.schema_text())


@app.command("check")
def check_edition(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Edition files of your own.")],
) -> None:
    """Read edition files and name everything that is wrong in them."""
    from passgo.editions import report

    with plainly():
        raise typer.Exit(report.check_files(files))
