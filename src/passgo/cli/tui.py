"""`passgo tui`: the table in the terminal."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from .common import LanguageOption, fail, plainly
from .table import Data, folder_of

Start = Annotated[
    Path | None,
    typer.Option(
        "--from",
        metavar="FILE",
        help="Play on from the end of a record, or from a position; look at a game that is over.",
    ),
]


def tui(
    table: Annotated[
        str,
        typer.Argument(
            metavar="[TABLE]",
            show_default=False,
            help="The link of a friend's table, or with --server its code; else a table of your own.",
        ),
    ] = "",
    server: Annotated[
        str, typer.Option(metavar="URL", help="The server to play at; one of your own, where none is named.")
    ] = "",
    plain: Annotated[
        bool, typer.Option("--plain", help="Lines that are read and written: for screen readers and pipes.")
    ] = False,
    edition: Annotated[str, typer.Option(help="Lay a table by this book at once.")] = "",
    bots: Annotated[str, typer.Option(help="Lay a table with these bots at once, with commas between.")] = "",
    start: Start = None,
    name: Annotated[str, typer.Option(help="What you are called.")] = "",
    data: Data = None,
    language: LanguageOption = "en",
) -> None:
    """Play in the terminal: alone with bots, or at a friend's table."""
    from passgo.locale import say
    from passgo.server.beside import server_beside
    from passgo.tui import INSTALL
    from passgo.tui.guest import OWN
    from passgo.tui.session import SessionPlace, Wish, run_plain, server_of

    folder = folder_of(data)
    address = server or server_of(table)
    with plainly(language):
        wish = Wish(table=table, edition=edition, bots=bots, name=name)
        if start:
            from passgo.notation import Record
            from passgo.notation.writing import write_moment

            record = Record.read(start)
            game = record.replay()
            if game.outcome:
                wish = Wish(record=record.source.text, name=name)
            else:
                text = write_moment(game, edition=record.editions[0], overlay=record.overlay)
                wish = Wish(
                    start=text, edition=record.editions[0], bots=bots, players=len(game.players), name=name
                )
        if plain:
            run = run_plain
        else:
            try:
                from passgo.tui.screens.app import run_screens as run
            except ModuleNotFoundError:
                fail(say(language, "terminal-missing", {"command": INSTALL}))
        with nullcontext(address) if address else server_beside(folder, language) as found:
            place = SessionPlace(address=found, server=address or OWN, folder=folder, language=language)
            run(place, wish)
