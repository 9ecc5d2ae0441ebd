"""`passgo play` and `passgo serve`: the table in the browser."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from .common import LanguageOption, plainly

Host = Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 opens the table to the network.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes a free one.")]
Data = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Where games are kept; said at the start when not named.")
]
Bots = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        metavar="NAME=COMMAND",
        help="A bot of your own: a program, by JSON lines, or FILE.py:FUNCTION.",
    ),
]
Public = Annotated[
    str,
    typer.Option(
        "--public-url", metavar="URL", help="Where a proxy serves it, such as https://passgo.example."
    ),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option(
        "--proxy",
        metavar="ADDRESS",
        help="A proxy, or network of them, that is trusted to say where requests come from.",
    ),
]
Database = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar="PASSGO_DATABASE",
        help="Keep games in a PostgreSQL, as postgresql://name@host/database, not in the folder.",
    ),
]
Own = Annotated[
    list[Path] | None,
    typer.Option("--edition", metavar="FILE", help="An edition file of your own, to be chosen at the table."),
]


def play(
    port: Port = 8000,
    host: Host = "127.0.0.1",
    data: Data = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open a browser.")] = True,
    own: Own = None,
    bots: Bots = None,
    language: LanguageOption = "en",
) -> None:
    """Play in the browser."""
    _serve(host, port, data, own, bots or (), language, open_browser=browser)


def serve(
    port: Port = 8000,
    host: Host = "127.0.0.1",
    data: Data = None,
    own: Own = None,
    bots: Bots = None,
    language: LanguageOption = "en",
    public_url: Public = "",
    proxies: Proxies = None,
    database: Database = "",
) -> None:
    """Host tables for others; opens no browser."""
    _serve(
        host,
        port,
        data,
        own,
        bots or (),
        language,
        open_browser=False,
        public_url=public_url,
        proxies=proxies or (),
        database=database,
    )


def _serve(
    host: str,
    port: int,
    data: Path | None,
    own: list[Path] | None,
    bots: Sequence[str],
    language: LanguageOption,
    *,
    open_browser: bool,
    public_url: str = "",
    proxies: Sequence[str] = (),
    database: str = "",
) -> None:
    from passgo.server.garbage import collect_seldom

    collect_seldom()
    from passgo.editions import admit_all, own_names
    from passgo.server import main as server

    with plainly():
        _admit(bots)
        admit_all(own or ())
    for name in own_names():
        _say_if_changed(name, language)
    with plainly(language):
        server.serve(
            host=host,
            port=port,
            data=folder_of(data),
            open_browser=open_browser,
            language=language,
            public_url=public_url,
            proxies=proxies,
            database=database,
        )


def _admit(bots: Sequence[str]) -> None:
    """Make the host's own bots known. Raises BadBot."""
    from passgo.bots import registry

    for bot in bots:
        name, _, command = bot.partition("=")
        registry.admit(name, command)


def _say_if_changed(name: str, language: LanguageOption) -> None:
    """Say of an edition of the user's own that it is not the book as printed."""
    from passgo.editions import beneath, find_shipped, own_layers
    from passgo.locale import say
    from passgo.protocol.info import own_edition

    edition = find_shipped(name)
    own = own_edition(edition, beneath(own_layers(name)))
    if own:
        kind = "house" if own.house else "own"
        print(
            say(
                language,
                f"host-edition-{kind}",
                {"title": edition.title[language], "base": own.base.id if own.base else "none"},
            )
        )


def folder_of(data: Path | None) -> Path:
    """Where games are kept: the folder named, or that of the user."""
    import platformdirs

    return data or platformdirs.user_data_path("passgo")
