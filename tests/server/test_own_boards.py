"""Custom editions: their makers ask about them, and a table plays by one as it is then."""

from __future__ import annotations

import json
import tomllib
import urllib.request
from pathlib import Path
from typing import Any

from server.harness import HANGS, Server, new_places

BOARD: dict[str, Any] = {
    "base": "us1973",
    "title": "Chez nous",
    "changes": {
        "deeds.boardwalk.name": {"en": "Harbour Street", "fr": "Rue du Port"},
        "deeds.boardwalk.price": 500,
        "knobs.go_salary": 400,
    },
}


def post(server: Server, path: str, board: dict[str, Any], origin: str = "") -> tuple[int, Any]:
    headers = {"X-Forwarded-For": origin} if origin else {}
    asked = urllib.request.Request(server.url + path, json.dumps(board).encode(), headers)
    try:
        with urllib.request.urlopen(asked, timeout=HANGS) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def test_a_board_is_looked_through(server: Server) -> None:
    status, view = post(server, "/api/boards?lang=fr", BOARD)
    assert (status, view["faults"], view["file"]) == (200, [], "chez-nous.toml")
    written = tomllib.loads(view["text"])
    assert written["deeds"]["boardwalk"]["mortgage"] == view["follows"]["deeds.boardwalk.mortgage"] == 250
    assert "Une édition à vous" in view["text"]
    assert (view["brief"]["variant"], view["brief"]["own"]["base"]["id"]) == ("own", "us1973")
    assert view["info"]["go_salary"] == 400
    _, diff = post(server, "/api/boards/changes", BOARD)
    assert {row["topic"] for row in diff["differences"]} == {"knob", "deed", "name"}
    fields = json.loads(server.get("/api/editions/us1973/fields")[1])
    keys = {field["key"] for subject in fields for field in subject["fields"]}
    assert keys.issuperset(BOARD["changes"])
    assert post(server, "/api/boards", {**BOARD, "base": "us1935"})[0] == 404
    assert post(server, "/api/boards", {"title": "Ours"})[0] == 422
    assert post(server, "/api/boards/changes", {**BOARD, "title": "12"})[0] == 409


def test_a_table_plays_by_it(server: Server) -> None:
    with server.screen() as host, server.screen(who="Guest", code="") as guest:
        terms = {"edition": "whatever", "house": {"parking_pot": True}}
        places = new_places(["person", "free"])
        assert host.ask("create", terms=terms, places=places, board=BOARD)["t"] == "ack"
        assert host.people["terms"]["edition"] == "chez-nous"
        again = {**host.people["terms"], "house": {}, "listed": True}
        assert host.ask("propose", terms=again)["t"] == "ack"
        guest.ask("visit", code=host.people["code"])
        assert guest.people["title"] == {"en": "Chez nous", "fr": "Chez nous"}
        guest.ask("sit", place=2)
        guest.ask("ready", ready=True)
        guest.ask("tables")
        (brief,) = [each for each in guest.lists["open"] if each["code"] == host.people["code"]]
        assert (brief["edition"], brief["title"]["fr"]) == ("chez-nous", "Chez nous")
        host.ask("begin")
        while not host.table:
            host.hear()
        assert host.table["own"]["base"]["id"] == "us1973"
        code = f"?code={host.people['code']}"
        game = f"/api/games/{host.table['game']}"
        assert json.loads(server.get(f"{game}/edition{code}")[1])["go_salary"] == 400
        record = server.get(f"{game}/record{code}")[1].decode()
        assert tomllib.loads(record)["overlay"]["deeds"]["boardwalk"]["price"] == 500
        assert server.get("/api/editions/chez-nous")[0] == 404, "nobody else is shown it"


def test_a_board_with_a_fault_lays_no_table(server: Server) -> None:
    wrong = {**BOARD, "changes": {"deeds.boardwalk.price": 0}}
    with server.screen() as host:
        answer = host.ask("create", terms={"edition": "us1973"}, places=new_places(["person"]), board=wrong)
        assert (answer["t"], answer["key"]) == ("fault", "bad-start")
        assert "deeds.boardwalk.price" in answer["detail"]


def test_questions_of_strangers_about_boards_are_limited(tmp_path: Path) -> None:
    few = 'from passgo.server.http import limits\nlimits.COSTLY["boards"] = limits.Rate(2, 1000)'
    with Server(tmp_path, before=few, proxies=["127.0.0.1"]) as server:
        asked = [post(server, "/api/boards", BOARD, "192.0.2.1")[0] for _ in range(3)]
        assert asked == [200, 200, 429]
        assert post(server, "/api/boards", BOARD)[0] == 200, "this machine may ask what it likes"
