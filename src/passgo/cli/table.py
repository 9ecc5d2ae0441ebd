"""`passgo play` and `passgo serve`: the table in the browser."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from .common import LanguageOption, plainly

Host = Annotated[str, typer.Option(help="option-host")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="option-port")]
Data = Annotated[Path | None, typer.Option(metavar="DIR", help="option-data")]
Bots = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        metavar="NAME=COMMAND",
        help="option-own-bot",
    ),
]
Public = Annotated[
    str,
    typer.Option("--public-url", metavar="URL", help="option-public-url"),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option(
        "--proxy",
        metavar="ADDRESS",
        help="option-proxy",
    ),
]
Database = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar="PASSGO_DATABASE",
        help="option-database",
    ),
]
MailServerUrl = Annotated[str, typer.Option("--mail-server", metavar="URL", help="option-mail-server")]
MailFrom = Annotated[str, typer.Option("--mail-from", metavar="ADDRESS", help="option-mail-from")]
MailPassword = Annotated[str, typer.Option(envvar="PASSGO_MAIL_PASSWORD", help="option-mail-password")]
Own = Annotated[
    list[Path] | None,
    typer.Option("--edition", metavar="FILE", help="option-own-edition"),
]


def play(
    port: Port = 8000,
    host: Host = "127.0.0.1",
    data: Data = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="option-browser")] = True,
    own: Own = None,
    bots: Bots = None,
    language: LanguageOption = "en",
) -> None:
    """`passgo play`."""
    _serve(host, port, data, own, bots or (), language, open_browser=browser)


def serve(
    port: Port = 8000,
    host: Host = "127.0.0.1",
    data: Data = None,
    own: Own = None,
    bots: Bots = None,
    language: LanguageOption = "en",
    public_url: Public = "",
    share: Annotated[bool, typer.Option("--share", help="option-share")] = False,
    proxies: Proxies = None,
    database: Database = "",
    mail_server: MailServerUrl = "",
    mail_from: MailFrom = "",
    mail_password: MailPassword = "",
) -> None:
    """`passgo serve`."""
    _serve(
        host,
        port,
        data,
        own,
        bots or (),
        language,
        open_browser=False,
        public_url=public_url,
        share=share,
        proxies=proxies or (),
        database=database,
        mail=(mail_server, mail_from, mail_password),
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
    share: bool = False,
    proxies: Sequence[str] = (),
    database: str = "",
    mail: tuple[str, str, str] = ("", "", ""),
) -> None:
    """`mail`: the mail server, the sender and the password of the options; all empty if notices go by no mail."""
    from passgo.server.system.gc_tuning import collect_rarely

    collect_rarely()
    from passgo.editions import admit_all, own_names
    from passgo.server import main as server
    from passgo.server.notices.mail_server import MailServer

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
            share=share,
            proxies=proxies,
            database=database,
            mail=MailServer.read(*mail) if any(mail[:2]) else None,
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
    """Return the folder of the games: the one named, or the user's."""
    import platformdirs

    return data or platformdirs.user_data_path("passgo")
