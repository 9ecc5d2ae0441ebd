"""Programs from outside: the HTTP API and its description, the client of the docs, bots as programs."""

from __future__ import annotations

import http.client
import json
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from uuid import uuid4

import pytest

from passgo.bots import registry
from server.harness import HANGS, Screen, Server, decide, secret_of

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
CLIENT, BOT = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def ask(server: Server, path: str, body: Any = None, who: str = "Ann", **headers: str) -> tuple[int, Any]:
    """A request of a guest: its status, and what came back, from JSON where it is."""
    sent = {"Authorization": f"Bearer {secret_of(who)}", **headers}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(
            urllib.request.Request(server.url + path, data, sent), timeout=HANGS
        ) as answer:
            status, text, kind = answer.status, answer.read().decode(), answer.headers["content-type"]
    except HTTPError as error:
        status, text, kind = error.code, error.read().decode(), error.headers["content-type"]
    return status, json.loads(text) if kind == "application/json" else text


def new_table(*kinds: str, begin: bool = False) -> dict[str, Any]:
    places = [
        {"kind": "person", "name": "", "token": f"t{i}", "free": True}
        if kind == "free"
        else {"kind": "person", "name": kind, "token": f"t{i}"}
        if kind[0].isupper()
        else {"kind": "bot", "bot": kind, "name": f"Bot {i}", "token": f"t{i}"}
        for i, kind in enumerate(kinds)
    ]
    return {
        "t": "create",
        "id": uuid4().hex,
        "terms": {"edition": "us1973"},
        "places": places,
        "begin": begin,
    }


@pytest.mark.parametrize(("method", "status", "allowed"), [("HEAD", 200, None), ("DELETE", 405, "GET")])
def test_another_method_learns_which_there_are(
    server: Server, method: str, status: int, allowed: str | None
) -> None:
    line = http.client.HTTPConnection(server.url.removeprefix("http://"), timeout=HANGS)
    line.request(method, "/api/bots")
    answer = line.getresponse()
    assert (answer.status, answer.headers["allow"]) == (status, allowed)
    line.close()


def test_a_table_is_created_and_played_by_http(server: Server) -> None:
    status, now = ask(server, "/api/tables", new_table("Ann", "rules", begin=True))
    assert status == 201
    table = f"/api/tables/{now['table']['code']}"
    assert now["table"]["code"] in [mine["table"]["code"] for mine in ask(server, "/api/tables")[1]["mine"]]
    for _ in range(5):
        status, seat = ask(server, f"{table}/seats/p1?wait=25", Accept="application/json")
        assert (status, seat["must"]) == (200, True)
        move = {"t": "move", "id": f"m{seat['n']}", "n": seat["n"], "text": seat["moves"][0].split("..")[0]}
        assert ask(server, table, move)[0] == 200
        assert ask(server, table, move)[1]["t"] == "ack", "the same again is answered alike"
    status, text = ask(server, f"{table}/seats/p1")
    assert status == 200
    assert "You are p1, Ann" in text
    record = ask(server, f"/api/games/{now['game']['game']}/record?code={now['table']['code']}")[1]
    assert 'edition = "us1973"' in record


def test_nobody_moves_for_another(server: Server) -> None:
    _, now = ask(server, "/api/tables", new_table("Ann", "Bob", begin=True))
    table, n = f"/api/tables/{now['table']['code']}", now["game"]["n"]
    seat = now["game"]["state"]["awaits"]["seats"][0]
    move = {"t": "move", "id": "theft", "n": n, "text": f"{seat} roll"}
    assert ask(server, table, move, who="Thief")[0] == 403
    assert ask(server, f"{table}/seats/{seat}", who="Thief")[0] == 200, "who has the code may watch"
    assert ask(server, table, move, who="Ann")[0] == 200


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/tables/XXX222", None, 404),
        ("/api/tables/" + "X" * 500, None, 422),
        ("/api/tables/XXX222/seats/p9", None, 422),
        ("/api/tables/XXX222/seats/p1?wait=99", None, 422),
        ("/api/tables", {"t": "create"}, 422),
        ("/api/tables", new_table("Ann", "no-such-bot"), 409),
        ("/api/tables", [[[]]], 422),
        ("/api/games/nothing/record", None, 404),
        ("/api/editions/us1935", None, 404),
        ("/api/editions/diff?left=us1973", None, 422),
    ],
)
def test_an_impossible_request_is_reported_in_a_line(
    server: Server, path: str, body: Any, status: int
) -> None:
    found, text = ask(server, path, body)
    assert found == status, text
    assert 0 < len(text) < 300
    assert "\n" not in text


def test_a_guest_needs_a_secret_and_a_body_an_end(server: Server) -> None:
    for header in ("", "Bearer", "Bearer short", f"Basic {secret_of('Ann')}"):
        assert ask(server, "/api/tables", Authorization=header)[0] == 401
    assert ask(server, "/api/tables", "x" * 100_000)[0] == 413


def test_the_page_needs_nothing_else(server: Server) -> None:
    status, page, headers = server.get("/api")
    text = page.decode()
    assert status == 200
    assert headers["content-type"].startswith("text/html")
    assert "/api/tables/{code}/seats/{seat}" in text
    assert not re.search(r"(?:src|href)=[\"']?https?:", text)
    described = json.loads(server.get("/api/openapi.json")[1])
    for name in described["components"]["schemas"]:
        assert f"id='{name}'" in text
    for name in set(re.findall(r'href="#(\w+)"', text)):
        assert f"id='{name}'" in text, "a link that leads nowhere"
    schema = json.loads(server.get("/api/socket.schema.json")[1])
    assert {"Sent", "Received", "PlayMove", "TableView"} <= set(schema["$defs"])


def test_the_client_of_the_docs_plays(server: Server, tmp_path: Path) -> None:
    (tmp_path / "client.py").write_text(CLIENT)
    assert len(CLIENT.splitlines()) <= 45
    with server.screen(who="Host", code="") as host:
        host.lay(["person", "free"])
        code = host.people["code"]
        words = [sys.executable, "-u", str(tmp_path / "client.py"), server.url, code, "2"]
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as client:
            host.until(lambda m: m["t"] == "table" and m["places"][1]["name"] == "Outsider")
            host.ask("ready", ready=True)
            while not host.people["may_begin"]:
                host.hear()
            assert host.ask("begin")["t"] == "ack"
            play_until(host, lambda: host.n > 60)
            client.terminate()
            assert client.stdout
            said = client.stdout.read()
    assert "'t': 'ack'" in said.splitlines()[0]
    assert "p2 roll" in said


def play_until(screen: Screen, done: Any) -> None:
    while not done():
        text = decide(screen)
        if text is None:
            screen.hear()
        else:
            screen.move(text)


@pytest.fixture
def with_a_bot(tmp_path: Path) -> Iterator[Server]:
    (tmp_path / "mine.py").write_text(BOT)
    before = f"""
from passgo.bots import registry
from passgo.bots import registry
registry.admit("mine", {f"{sys.executable} {tmp_path / 'mine.py'}"!r})
"""
    with Server(tmp_path / "games", before=before) as running:
        yield running


def test_a_bot_of_the_host_s_own_plays(with_a_bot: Server) -> None:
    assert json.loads(with_a_bot.get("/api/bots")[1]) == ["steady", "strong", "easy", "mine"]
    ratings = json.loads(with_a_bot.get("/api/ratings")[1])
    assert ratings["bots"].keys() >= {*registry.LEVELS, "rules"}
    assert ratings["bots"]["rules"]["rating"] == 1000
    assert ratings["command"].startswith("passgo ladder ")
    strengths = json.loads(with_a_bot.get("/api/characters")[1])
    assert strengths["characters"]["odile"].keys() == registry.LEVELS.keys()
    assert strengths["command"].startswith("python bench/characters.py strength")
    with with_a_bot.screen(code="") as screen:
        assert screen.start("mine", "mine")["t"] == "ack"
        screen.until(lambda m: m["t"] == "step" and m["n"] > 40)
        assert "p1 roll" in screen.texts.values()


def test_a_bot_that_ends_holds_up_nobody(tmp_path: Path) -> None:
    before = f"""
from passgo.bots import registry
registry.admit("mute", {f"{sys.executable} -c pass"!r})
"""
    with Server(tmp_path, before=before) as server:
        with server.screen(code="") as screen:
            screen.start("mute", "rules")
            screen.until(lambda m: m["t"] == "step" and m["n"] > 6)
        _, errors = server.end()
    assert "Traceback" not in errors
    assert "the bot of p1 failed" in errors


@pytest.mark.parametrize(
    "secret", ["A" * 43, "password" * 5 + "pas", "ab-" * 14 + "a", "0123456789" * 4 + "012"]
)
def test_a_secret_that_can_be_guessed_is_refused(server: Server, secret: str) -> None:
    with pytest.raises(HTTPError) as refused:
        urllib.request.urlopen(
            urllib.request.Request(f"{server.url}/api/tables", headers={"Authorization": f"Bearer {secret}"})
        )
    assert refused.value.code == 401
    assert "this one is easy to guess" in refused.value.read().decode()


@pytest.mark.parametrize("token", ["Bell", "a bell", "<b>", "\u202e", "b" * 41, "-"])
def test_a_token_is_called_by_a_plain_word(server: Server, token: str) -> None:
    with server.screen(who="Ann", code="") as ann:
        places = [{"kind": "person", "name": "Ann", "token": token}, {"kind": "bot", "bot": "rules", "name": "Q", "token": "key"}]  # fmt: skip
        answer = ann.ask("create", terms={"edition": "us1973"}, places=places)
        assert (answer["key"], "token" in answer["detail"]) == ("malformed", True)
        ann.lay(["person", "free"])
        assert ann.ask("place", place=1, token=token)["key"] == "malformed"
