"""`passgo games`: the games that the table keeps, and a game of them as a record file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .common import LanguageOption, plainly
from .table import Data, Database, folder_of
from .usage import Commands

app = typer.Typer(cls=Commands, invoke_without_command=True)


@app.callback()
def list_games(
    context: typer.Context, data: Data = None, language: LanguageOption = "en", database: Database = ""
) -> None:
    """List the games that the table keeps, or save one as a record."""
    if context.invoked_subcommand is None:
        from passgo.server.games import games_admin

        with plainly(language):
            games_admin.show(database or folder_of(data), language)


@app.command("save")
def save_game(
    number: Annotated[int, typer.Argument(metavar="N", min=1, help="option-games-number")],
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="option-games-record")] = None,
    data: Data = None,
    language: LanguageOption = "en",
    database: Database = "",
) -> None:
    """`passgo games save`."""
    from passgo.server.games import games_admin

    with plainly(language):
        games_admin.save(database or folder_of(data), number, file or Path(f"game-{number}.toml"), language)


@app.command("check")
def check_games(data: Data = None, language: LanguageOption = "en", database: Database = "") -> None:
    """`passgo games check`."""
    from passgo.server.games import games_admin

    with plainly(language):
        if games_admin.check(database or folder_of(data), language):
            raise typer.Exit(1)


@app.command("backup")
def backup_games(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="option-games-copy")],
    data: Data = None,
    language: LanguageOption = "en",
) -> None:
    """`passgo games backup`."""
    from passgo.server.games import games_admin

    with plainly(language):
        games_admin.backup(folder_of(data), file, language)


@app.command("forget")
def forget_games(
    days: Annotated[
        int,
        typer.Option("--older-than", metavar="DAYS", min=1, help="option-games-older-than"),
    ],
    data: Data = None,
    language: LanguageOption = "en",
    database: Database = "",
) -> None:
    """`passgo games forget`."""
    from passgo.server.games import games_admin

    with plainly(language):
        games_admin.forget(database or folder_of(data), days, language)


@app.command("erase")
def erase_person(
    number: Annotated[int, typer.Argument(metavar="N", min=1, help="option-games-number")],
    name: Annotated[str, typer.Argument(metavar="NAME", help="option-games-name")],
    data: Data = None,
    language: LanguageOption = "en",
    database: Database = "",
) -> None:
    """`passgo games erase`."""
    from passgo.server.games import games_admin

    with plainly(language):
        games_admin.erase(database or folder_of(data), number, name, language)
