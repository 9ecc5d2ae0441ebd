"""The power of an outsider who knows all that is public: the code of a table, its game, the ids of its people."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, get_args
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from passgo.protocol.commands import GameCommand
from passgo.protocol.tables import TableCommand
from server.harness import HANGS, Message, Screen, Server, new_terms, secret_of

ALLOWED = {"say", "quit"}
"""The commands that a spectator may give: they may talk among friends, and quit, for they have no place to give up."""


def stranger_asks(ann: Screen) -> dict[str, Message]:
    """Everything that can be asked at a table, each as if by Ann, with what all can see of her."""
    game, seed = ann.table["game"], "5" * 64
    dice = {"game": game, "attempt": 1}
    return {
        "stand": {"place": 1},
        "sit": {"place": 1},
        "place": {"place": 1, "name": "Eve"},
        "add": {"new": {"kind": "person", "token": "z", "name": "", "free": True}},
        "drop": {"place": 2},
        "swap": {"place": 1, "other": 2},
        "ready": {"ready": True},
        "propose": {"terms": new_terms("picsou")},
        "remove": {"guest": ann.guest},
        "hand": {"guest": ann.guest},
        "begin": {},
        "quit": {},
        "give-up": {},
        "agree-end": {"agree": True},
        "pass": {"place": 1},
        "take": {"key": ann.guest},
        "vote": {"place": 1, "free": True},
        "chat": {"chat": "off"},
        "say": {"text": "hello"},
        "chances": {"late": 0},
        "takeback": {"seat": "p1"},
        "agree": {"agree": True},
        "move": {"n": ann.n, "text": "p1 roll"},
        "fall": {"n": ann.n, "text": "p1 roll"},
        "offer": {"text": "p1 offer p2 10 for 20"},
        "answer": {"offer": 1, "answer": "accept"},
        "why": {"text": "p1 roll"},
        "standing": {"seat": "p1", "claims": False},
        "orders": {"seat": "p1", "orders": {"roll": True}},
        "pace": {"ms": 5000},
        "promise": {**dice, "commitments": {"p1": seed}},
        "show": {**dice, "seeds": {"p1": seed}},
    }


@pytest.fixture
def friends(server: Server) -> Iterator[tuple[Screen, Screen]]:
    """Ann, the host, and Bob, amid a game at a table that is not listed."""
    with Screen(server, who="Ann", code="") as ann:
        assert ann.lay(["person", "free"])["t"] == "ack"
        with Screen(server, who="Bob", code=ann.people["code"]) as bob:
            assert bob.ask("sit", place=2)["t"] == "ack"
            assert bob.ask("ready", ready=True)["t"] == "ack"
            assert ann.ask("begin")["t"] == "ack"
            for desk in (ann, bob):
                while desk.dice.get("step") != "ready":
                    desk.hear()
            yield ann, bob


def by_http(server: Server, path: str, body: Any = None, who: str = "Eve") -> int:
    """The status of an answer."""
    headers = {"Authorization": f"Bearer {secret_of(who)}"}
    data = None if body is None else json.dumps(body).encode()
    try:
        return urlopen(Request(server.url + path, data, headers), timeout=HANGS).status
    except HTTPError as error:
        return error.code


def as_it_stands(server: Server, ann: Screen) -> tuple[Any, ...]:
    """Return all that the store and the table say of her game, as she sees it on another screen."""
    with Screen(server, who="Ann", code=ann.people["code"]) as again:
        places = [
            {key: place[key] for key in ("guest", "name", "bot", "ready", "vote")}
            for place in again.people["places"]
        ]
        return (
            again.texts,
            again.state,
            again.offers,
            places,
            again.people["host"],
            again.people["phase"],
            again.dice,
        )


def test_everything_is_tried() -> None:
    asked = {kind.__struct_config__.tag for kind in get_args(TableCommand | GameCommand)}

    class Anyone:
        table, guest, n = {"game": ""}, "", 0

    assert asked - {"ping"} == set(stranger_asks(Anyone()))  # pyright: ignore[reportArgumentType]


def test_a_spectator_changes_nothing(server: Server, friends: tuple[Screen, Screen]) -> None:
    ann, _ = friends
    code, before = ann.people["code"], as_it_stands(server, ann)
    with Screen(server, who="Eve", code=code) as eve:
        assert eve.came["t"] == "ack", "who has the code may watch"
        assert eve.options == []
        for kind, fields in stranger_asks(ann).items():
            assert (eve.ask(kind, **fields)["t"] == "ack") == (kind in ALLOWED), kind
            status = by_http(server, f"/api/tables/{code}", {"t": kind, "id": f"h-{kind}", **fields})
            assert (status == 200) == (kind in ALLOWED), (kind, status)
            assert status < 500, kind
    assert as_it_stands(server, ann) == before
    assert ann.move("p1 roll")["t"] == "ack"


def test_somebody_who_does_not_know_the_code_reads_nothing(
    server: Server, friends: tuple[Screen, Screen]
) -> None:
    ann, bob = friends
    game = ann.table["game"]
    described = json.loads(server.get("/api/openapi.json")[1])["paths"]
    paths = [
        path.replace("{game}", game) for path, how in described.items() if "{game}" in path and "get" in how
    ]
    assert len(paths) > 8
    for path in paths:
        for code in ("", "?code=", "?code=AAAAAA", f"?code={game[:6]}", f"?code={bob.guest}"):
            assert by_http(server, path + code) in (404, 422), path


def test_a_seat_a_role_and_a_place_at_the_table_are_given_once(
    server: Server, friends: tuple[Screen, Screen]
) -> None:
    """The key to a seat, the role of the host, and the right to come back of who was sent away."""
    ann, bob = friends
    code, game = ann.people["code"], ann.table["game"]
    key = ann.ask("pass", place=1)["key"]
    with Screen(server, who="Phone", code=code) as phone:
        assert phone.ask("take", key=key)["t"] == "ack"
        for who in ("Ann", "Eve", "Bob"):
            with Screen(server, who=who, code=code) as late:
                assert late.ask("take", key=key)["key"] == "no-key"
        assert phone.ask("hand", guest=bob.guest)["t"] == "ack"
        for desk in (phone, ann):
            assert desk.ask("remove", guest=bob.guest)["key"] == "not-host"
        assert bob.ask("remove", guest=phone.guest)["t"] == "ack"
        phone.until(lambda message: message["t"] == "removed")
        assert phone.ask("move", n=bob.n, text="p1 roll")["key"] == "no-table"
        while bob.people["code"] == code:
            bob.hear()
        assert phone.ask("visit", code=bob.people["code"])["key"] == "no-table"
    for known in (code, bob.people["code"]):
        assert by_http(server, f"/api/tables/{known}", who="Phone") in (403, 404)
    assert by_http(server, f"/api/games/{game}/entries?code={code}", who="Phone") == 404
