"""`passgo tui`: the table in the terminal."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from passgo import how_to_install

from .common import LanguageOption, fail, plainly
from .table import Data, folder_of

Start = Annotated[
    Path | None,
    typer.Option(
        "--from",
        metavar="FILE",
        help="option-from",
    ),
]


def tui(
    table: Annotated[
        str,
        typer.Argument(
            metavar="[TABLE]",
            show_default=False,
            help="option-table",
        ),
    ] = "",
    server: Annotated[str, typer.Option(metavar="URL", help="option-server")] = "",
    plain: Annotated[bool, typer.Option("--plain", help="option-plain")] = False,
    edition: Annotated[str, typer.Option(help="option-lay-edition")] = "",
    bots: Annotated[str, typer.Option(help="option-lay-bots")] = "",
    start: Start = None,
    name: Annotated[str, typer.Option(help="option-name")] = "",
    data: Data = None,
    language: LanguageOption = "en",
) -> None:
    """`passgo tui`."""
    from passgo.locale import say
    from passgo.server.system.local_server import running_server
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
                fail(say(language, "terminal-missing", {"command": how_to_install("tui")}))
        with nullcontext(address) if address else running_server(folder, language) as found:
            place = SessionPlace(address=found, server=address or OWN, folder=folder, language=language)
            run(place, wish)
