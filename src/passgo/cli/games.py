"""`passgo games`: the games that the table keeps, and a game of them as a record file."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from .common import Language, fail, plainly
from .table import Data, folder_of

app = typer.Typer(help="The games that the table keeps.", invoke_without_command=True)


@contextmanager
def _plainly() -> Generator[None]:
    from passgo.server.store import StoreError

    with plainly():
        try:
            yield
        except StoreError as error:
            fail(str(error))


@app.callback()
def list_games(context: typer.Context, data: Data = None, language: Language = "en") -> None:
    """List the games that the table keeps, or save one as a record."""
    if context.invoked_subcommand is None:
        from passgo.server import shelf

        with _plainly():
            shelf.show(folder_of(data), language)


@app.command("save")
def save_game(
    number: Annotated[int, typer.Argument(metavar="N", min=1, help="As `passgo games` numbers it.")],
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="The record; game-N.toml when not named.")
    ] = None,
    data: Data = None,
    language: Language = "en",
) -> None:
    """Save a game as a record, which `replay`, `check` and `dump` read."""
    from passgo.server import shelf

    with _plainly():
        shelf.save(folder_of(data), number, file or Path(f"game-{number}.toml"), language)
