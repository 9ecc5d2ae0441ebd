"""Which page lies at the bottom: the lobby, a table before its game, the game, or the way through one that is over."""

from __future__ import annotations

from passgo.tui.client import Client

from .lobby import gathering_page, lobby_page
from .page import Page
from .replay import replay_page
from .table import table_page


def base_page(client: Client) -> Page:
    """The page of the moment."""
    if client.replay is not None:
        return replay_page(client, client.replay)
    if client.state is not None:
        return table_page(client, client.state)
    if client.record is not None:
        return Page(title=client.say("replay-coming"))
    return gathering_page(client) if client.table is not None else lobby_page(client)
