"""The right to read the record of a game: by HTTP, where people know the ids that they once saw."""

from __future__ import annotations

import pytest

from passgo.table.api.operations import OPERATIONS
from server.harness import Screen, Server

OF_A_GAME = "/api/games/{game}/"
READ = [
    operation.path.removeprefix(OF_A_GAME)
    for operation in OPERATIONS
    if operation.path.startswith(OF_A_GAME)
    and not operation.path.endswith(("/changes", "/review", "/what-if"))
]
"""All that can be asked of a game that is played. There are changes only where its edition is the user’s own, and studies after its end."""


def statuses(server: Server, game: str, code: str = "") -> set[int]:
    """How all that there is of a game is answered to who knows this code."""
    asked = f"?code={code}" if code else ""
    return {server.get(f"/api/games/{game}/{what}{asked}")[0] for what in READ}


def two_at_a_table(server: Server, *, listed: bool = False) -> tuple[Screen, Screen]:
    host, guest = server.screen(who="Host", code=""), server.screen(who="Guest", code="")
    host.lay(["person", "free", "rules"], listed=listed)
    guest.ask("visit", code=host.people["code"])
    guest.ask("sit", place=2)
    guest.ask("ready", ready=True)
    guest.send("pace", ms=5000)
    host.ask("begin")
    while not guest.table:
        guest.hear()
    return host, guest


def test_somebody_removed_reads_no_more_while_it_is_played(server: Server) -> None:
    host, guest = two_at_a_table(server)
    with host, guest:
        game, old = guest.table["game"], guest.people["code"]
        assert statuses(server, game, old) == {200}, "who sits or watches knows the code"
        assert statuses(server, game, old.lower()) == {200}
        assert statuses(server, game) == {404}
        for what in ("review", "what-if"):
            assert server.get(f"/api/games/{game}/{what}")[0] == 404
        assert statuses(server, game, "AAA222") == {404}
        host.ask("remove", guest=guest.guest)
        for code in (old, "", game, guest.guest[:16]):
            assert statuses(server, game, code) == {404}
        assert statuses(server, game, host.people["code"]) == {200}
        assert host.ask("give-up")["t"] == "ack"
        assert statuses(server, game) == {200}, "what is over is no secret"


def test_a_table_is_not_read_by_the_code_of_another(server: Server) -> None:
    host, guest = two_at_a_table(server)
    with host, guest, server.screen(who="Stranger", code="") as stranger:
        stranger.start("person", "rules")
        assert statuses(server, host.table["game"], stranger.people["code"]) == {404}


@pytest.mark.parametrize("listed", [True, False])
def test_an_open_table_is_read_by_anybody(server: Server, listed: bool) -> None:
    host, guest = two_at_a_table(server, listed=listed)
    with host, guest:
        assert statuses(server, host.table["game"]) == ({200} if listed else {404})
