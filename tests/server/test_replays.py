"""Games looked at from their beginning to their end: those that are stored, and records that somebody brings."""

from __future__ import annotations

import json
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import msgspec
import pytest

import golden
from e2e.test_records import keep
from passgo.analysis import kept
from passgo.analysis.kept import ReviewFile
from passgo.notation import Record
from passgo.protocol import view
from passgo.protocol.replays import PART
from passgo.protocol.terms import SeatPlan
from passgo.rules.base import moves
from server.changes import changed
from server.harness import HANGS, Server, new_places, new_terms

GAMES = Path(next(iter(golden.__path__)))
GAME = "/api/games/golden"
RECORDS = "/api/records"
NOT_THE_SAME = {"event_n", "event", "moves"}
"""Fields that a position does not have."""


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a game that was played to its end."""
    folder = tmp_path_factory.mktemp("finished")
    keep(folder, "us1973")
    with Server(folder) as running:
        yield running


def ask(server: Server, path: str, text: str | bytes | None = None) -> tuple[int, Any]:
    """Its status, and what came back, from JSON where it is."""
    sent = text.encode() if isinstance(text, str) else text
    try:
        request = urllib.request.Request(server.url + path, sent, {"Content-Type": "text/plain"})
        with urllib.request.urlopen(request, timeout=HANGS) as answer:
            status, body, kind = answer.status, answer.read(), answer.headers["content-type"]
    except HTTPError as error:
        status, body, kind = error.code, error.read(), error.headers["content-type"]
    return status, json.loads(body) if kind == "application/json" else body.decode()


def states(server: Server, path: str, n: int, text: str | None = None) -> list[dict[str, Any]]:
    """Every state of a game, made of its parts."""
    found: list[dict[str, Any]] = []
    while len(found) <= n:
        part = ask(server, f"{path}/states?after={len(found)}", text)[1]
        found.append(part["state"])
        for changes in part["changes"][: PART - 1]:
            found.append(changed(found[-1], changes))
    return found


def test_every_moment_of_a_game_can_be_seen(finished: Server) -> None:
    replay = ask(finished, f"{GAME}/replay")[1]
    game = Record.read(GAMES / "us1973.toml").replay()
    assert (replay["n"], replay["over"], replay["winners"]) == (len(game.moves), True, ["p3"])
    seen = states(finished, GAME, replay["n"])
    plans = [SeatPlan(name=one["name"], kind="person", token=one["token"]) for one in seen[0]["seats"]]
    for n in (0, 1, PART - 1, PART, PART + 1, replay["n"] // 2, replay["n"]):
        then = game.after(n)
        expected = msgspec.to_builtins(view.state_view(then, plans, []))
        assert seen[n] | {"bidding": None} == expected | {"bidding": None}


def test_turns_are_found_where_they_began(finished: Server) -> None:
    replay = ask(finished, f"{GAME}/replay")[1]
    seen = states(finished, GAME, replay["n"])
    assert replay["turns"][0] == {"n": 6, "seat": "p2", "round": 1}
    for before, turn in zip(replay["turns"], replay["turns"][1:], strict=False):
        assert seen[turn["n"]]["turn"] == turn["seat"]
        assert turn["round"] - before["round"] in (0, 1)
    assert replay["turns"][-1]["round"] > 20


def test_a_record_is_looked_at_as_the_stored_game_is(finished: Server) -> None:
    text = ask(finished, f"{GAME}/record")[1]
    stored, brought = ask(finished, f"{GAME}/replay")[1], ask(finished, RECORDS, text)[1]
    assert stored.pop("game") == "golden"
    assert brought.pop("game") == ""
    assert stored == brought
    entries = ask(finished, f"{RECORDS}/entries?after=3&before=9", text)[1]
    kept = ask(finished, f"{GAME}/entries?after=3&before=9")[1]
    for one in (*entries, *kept):
        del one["at"]
    assert entries == kept
    one, other = (
        ask(finished, f"{path}/states?after=500", text if path == RECORDS else None)[1]
        for path in (GAME, RECORDS)
    )
    assert one["state"]["deeds"] == other["state"]["deeds"]
    assert ask(finished, f"{RECORDS}/edition", text)[1] == ask(finished, f"{GAME}/edition")[1]
    assert ask(finished, f"{RECORDS}/dice", text)[1] == ask(finished, f"{GAME}/dice")[1]
    assert ask(finished, f"{RECORDS}/changes", text)[0] == 404


def test_a_summary_says_how_a_game_went(finished: Server) -> None:
    story = ask(finished, f"{GAME}/story")[1]
    record = (GAMES / "us1973.toml").read_text()
    assert ask(finished, f"{RECORDS}/story", record)[1] | {"seconds": story["seconds"]} == story
    winner, *others = story["seats"]
    assert (winner["seat"], story["ended"], story["rounds"], story["turns"]) == ("p3", "last", 47, 139)
    assert winner["worth"][0] == 1500
    assert winner["worth"][-1] == max(winner["worth"])
    assert [(seat["worth"][-1], seat["out_round"] > 0) for seat in others] == [(0, True), (0, True)]
    assert {len(seat["worth"]) for seat in story["seats"]} == {story["rounds"] + 1}
    assert [(seat["seat"], seat["ruined_by"]) for seat in story["seats"]] == [
        ("p3", ""),
        ("p2", "p3"),
        ("p1", "p3"),
    ]
    assert story["highest"] == {"deed": "oriental_avenue", "by": "p1", "to": "p3", "amount": 550}
    assert sum(map(sum, story["rents"])) == 1856
    assert story["best"]["deed"] == "oriental_avenue"
    assert [point["round"] for point in story["turning"]] == sorted(
        {point["round"] for point in story["turning"]}
    )
    assert story["turning"][-1]["event"]["kind"] == "went-bankrupt"


@pytest.mark.parametrize("at", [0, 1, 260, 261, 700])
def test_a_moment_is_had_as_text_and_read_back(finished: Server, at: int) -> None:
    moment = ask(finished, f"{GAME}/position?at={at}")[1]
    game = Record.read(GAMES / "us1973.toml").replay().after(at)
    again = Record.parse(moment["text"]).replay()
    assert again.state.differences(game.state).keys() <= NOT_THE_SAME
    for seat in moment["legal"]:
        assert seat["moves"]
    if game.to_act[0] < 8:
        assert f"p{game.to_act[0] + 1}" in [seat["seat"] for seat in moment["legal"]]
    assert ask(finished, RECORDS, moment["text"])[1]["n"] == 0


def test_a_moment_is_had_with_another_move_made_there(finished: Server) -> None:
    game = Record.read(GAMES / "us1973.toml").replay()
    at, move = next((n, move) for n, move in enumerate(game.moves) if move.kind == moves.BUY and n > 20)
    asked = f"{GAME}/position?at={at}&move=p{move.seat + 1}%20"
    status, moment = ask(finished, asked + "decline")
    assert status == 200
    other = game.after(at)
    other.push_text(f"p{move.seat + 1} decline")
    assert Record.parse(moment["text"]).replay().state.differences(other.state).keys() <= NOT_THE_SAME
    assert ask(finished, asked + "roll")[0] == 409
    assert ask(finished, asked + "frolic")[1]["word"] == "frolic"


@pytest.mark.parametrize(
    ("text", "line", "word", "part", "expected"),
    [
        ('edition = "us1973"\nplayers = 2\nmoves = """\np1 roll\n* dice 1 2\np1 by\n"""', 6, "by", "moves", "a verb"),
        ('edition = "us1973"\nplayers = 2\nmoves = """\np2 roll\n"""', 4, "p2 roll", "moves", "a legal move"),
        ('edition = "us1935"\nplayers = 2\n', 1, "us1935", "edition", "an edition"),
        ('edition = "/etc/passwd"\nplayers = 2\n', 1, "/etc/passwd", "edition", "the name of an edition"),
        ('edition = "us1973+mine.toml"\nplayers = 2\n', 1, "us1973+mine.toml", "edition", "the name of an edition"),
        ("edition = us1973", 1, "edition = us1973", "file", "TOML"),
        (b"edition = \"\xff\"", 1, "", "file", "UTF-8"),
        ("", 0, "", "file", "edition"),
        ('edition = "us1973"\nplayers = 2\n[p1]\ncash = "much"', 4, "cash = much", "start", "a whole number"),
    ],
)  # fmt: skip
def test_faults_of_a_record_are_reported_with_their_line(
    server: Server, text: str | bytes, line: int, word: str, part: str, expected: str
) -> None:
    status, fault = ask(server, RECORDS, text)
    assert status == 400
    assert word in fault["word"]
    assert expected in fault["expected"]["en"]
    assert (fault["line"], fault["part"]) == (line, part)


@pytest.mark.parametrize(
    ("text", "french"),
    [
        ('edition = "us1973"\nplayers = 2\nmoves = "p1 by"', "un verbe (était-ce buy\u00a0?)"),
        ('edition = "us1973"\nplayers = 2\nmoves = "p1 bid x"', "une somme, en nombre entier"),
        ('edition = "us1973"\nplayers = 2\nmoves = "p1 build broadwalk"', "un titre de us1973 (était-ce boardwalk\u00a0?)"),
        ('edition = "us1973"\nplayers = 2\n[p1]\ncash = "much"', "un nombre entier de 0 à 2147483647"),
        ('edition = "us1973"\nplayers = 2\n[p1]\ndeeds = ["boardwalk 5"]', "ce qui s’y trouve\u00a0: 0 à 4 maisons, hotel, ou mortgaged"),
        ('edition = "us1973"\nplayers = two', "un fichier TOML (pas du TOML\u00a0: une valeur mal formée"),
        ('edition = "us1973"\nplayers = 2\n[overlay.deeds.boardwalk]\nprice = 500', "deeds.boardwalk.mortgage\u00a0: 200\u00a0; admis\u00a0: 250, la moitié du prix"),
        ('edition = "us1973"\nplayers = 2\n[overlay.knobs.boo]\nvalue = 1', "noms du schéma des éditions"),
    ],
)  # fmt: skip
def test_errors_say_in_both_languages_what_was_expected(server: Server, text: str, french: str) -> None:
    assert french in ask(server, RECORDS, text)[1]["expected"]["fr"]


def test_a_refused_move_is_reported_with_its_rule(server: Server) -> None:
    text = 'edition = "us1973"\nplayers = 2\nmoves = "p1 build boardwalk"'
    fault = ask(server, RECORDS, text)[1]
    assert fault["reason"] == {"key": "group-not-complete", "rule": "build-complete-group"}
    fault = ask(server, RECORDS, 'edition = "us1973"\nplayers = 9')[1]
    assert fault["reason"]["key"] == "too-many-players"


def test_too_much_is_refused_and_what_is_much_holds_up_nobody(server: Server) -> None:
    long = (
        'edition = "us1973"\nplayers = 2\nmoves = """\n' + "p1 offer p2 1 for 2\np2 reject\n" * 2_000 + '"""'
    )
    assert ask(server, RECORDS, "x" * 600_000)[0] == 413
    slowest = 0.0
    answers: list[tuple[int, Any]] = []
    bringing = threading.Thread(target=lambda: answers.append(ask(server, RECORDS, long)))
    bringing.start()
    others = 0
    while bringing.is_alive():
        before = time.monotonic()
        assert ask(server, "/api/bots")[0] == 200
        others += 1
        slowest = max(slowest, time.monotonic() - before)
    bringing.join()
    assert answers[0][1]["n"] == 4_000
    assert others > 5, f"the slowest waited for {slowest} s"


@pytest.mark.parametrize("at", [0, 261, 540, 900])
def test_a_moment_is_played_on_at_a_table(finished: Server, at: int) -> None:
    start = ask(finished, f"{GAME}/position?at={at}")[1]["text"]
    before = Record.parse(start).replay()
    with finished.screen(code="", who=f"Player {at}") as screen:
        places = new_places(["rules", "rules", "rules"])
        assert (
            screen.ask("create", terms=new_terms("fr2013"), places=places, begin=True, start=start)["t"]
            == "ack"
        )
        game = screen.table["game"]
        assert [seat["cash"] for seat in screen.table["state"]["seats"]] == before.state.cash[:3]
        screen.until(lambda message: message["t"] == "step" and message["n"] > 3)
        status, text, _ = screen.read("record")
        assert status == 200
        record = Record.parse(text.decode())
        again = record.replay()
        assert again.start.differences(before.state).keys() <= NOT_THE_SAME
        assert again.players == tuple(seat["name"] for seat in screen.state["seats"])
        seen = json.loads(screen.read("states", "&after=0", game)[1])
        assert seen["state"]["awaits"] == screen.table["state"]["awaits"] or at == 261


@pytest.mark.parametrize(
    ("start", "places", "why"),
    [
        ("nothing", ["person", "rules"], "start"),
        ('edition = "us1973"\nplayers = 3\n', ["person", "rules"], "expected 3 players"),
        ('edition = "us1973"\nplayers = 2\n', ["person", "rules", "banker"], "Banker"),
        ('edition = "us1973"\nplayers = 2\nmoves = "p1 roll"', ["person", "rules"], "no moves"),
        ('edition = "us1973"\nplayers = 2\n[p1]\nat = "nowhere"', ["person", "rules"], "nowhere"),
        ('edition = "us1973+mine.toml"\nplayers = 2\n', ["person", "rules"], "name of an edition"),
    ],
)
def test_a_position_that_cannot_be_played_on_is_refused(
    server: Server, start: str, places: list[str], why: str
) -> None:
    with server.screen(code="") as screen:
        answer = screen.ask(
            "create", terms=new_terms("us1973"), places=new_places(places), begin=True, start=start
        )
        assert (answer["t"], answer["key"]) == ("fault", "bad-start")
        assert why in answer["detail"]


def test_house_rules_go_along_and_nobody_is_added(server: Server) -> None:
    house = "[overlay.edition]\nhouse = true\n[overlay.knobs]\nparking_pot = true\n"
    start = f'edition = "us1973"\nplayers = 2\n{house}'
    with server.screen(code="") as screen:
        places = new_places(["person", "free"])
        assert screen.ask("create", terms=new_terms("us1973"), places=places, start=start)["t"] == "ack"
        assert screen.people["terms"]["house"] == {"parking_pot": True}
        new = new_places(["rules"])[0] | {"token": "bell"}
        assert screen.ask("add", new=new)["key"] == "bad-start"
        assert screen.ask("drop", place=2)["key"] == "bad-start"
        terms = new_terms("fr2013") | {"house": {}}
        assert screen.ask("propose", terms=terms)["t"] == "ack"
        assert screen.people["terms"]["edition"] == "us1973"
        assert screen.people["terms"]["house"] == {"parking_pot": True}


LONG = 1_000_000
WITHOUT_COMPILER = """
import os
from passgo.table.games import reviews
reviews.BEFORE = {long}
os.environ["PYTHONPATH"] = {folder!r} + os.pathsep + os.environ.get("PYTHONPATH", "")
"""
"""Python for a server whose processes find no numba, where a module of that name in a folder says so."""


def test_a_game_is_reviewed_once_it_is_over_with_a_compiler_or_without(tmp_path: Path) -> None:
    with Server(tmp_path) as server, server.screen() as table:
        table.start("person", "random")
        game = table.table["game"]
        status, why = ask(server, f"/api/games/{game}/review?code={table.people['code']}")
        assert (status, why) == (409, "a game can be reviewed only when it is over")
    (tmp_path / "kept").mkdir()
    keep(tmp_path / "kept", "us1973")
    with Server(
        tmp_path / "kept", before=WITHOUT_COMPILER.format(folder=str(tmp_path), long=LONG), reviews=True
    ) as server:
        (tmp_path / "numba.py").write_text("raise ModuleNotFoundError(name='numba')")
        left = LONG
        while not 0 < left < LONG // 2:  # what the process that counts foresees
            review = ask(server, f"{GAME}/review")[1]
            assert review["state"] in ("waiting", "counting")
            left = review["left"]
            time.sleep(0.05)
    fails = "import sys\nsys.executable = '/nowhere/python'"
    with Server(tmp_path / "kept", before=fails, reviews=True) as server:
        while (review := ask(server, f"{GAME}/review")[1])["state"] in ("waiting", "counting"):
            time.sleep(0.05)
        assert review["state"] == "failed"


COUNTS = """
from passgo.table.games import reviews
reviews.SECONDS = {seconds}
"""
"""Python for a server that counts a game for so long."""


def followed(server: Server, path: str = GAME) -> Iterator[dict[str, Any]]:
    """What is known of a review each time somebody looks, without end."""
    while True:
        yield ask(server, f"{path}/review")[1]
        time.sleep(0.05)


def futures_stored_since(began: float) -> int:
    """The futures in the review that was stored last while it goes on, if that was after a moment."""
    with suppress(OSError, ValueError):
        last = max(kept.folder().iterdir(), key=lambda file: file.stat().st_mtime)
        stopped = ReviewFile(last).fetch() if last.stat().st_mtime > began else None
        return stopped.progress.known.count if stopped else 0
    return 0


def test_first_figures_come_long_before_the_last(tmp_path: Path) -> None:
    keep(tmp_path, "nhl1999-short")
    with Server(tmp_path, before=COUNTS.format(seconds=1000), reviews=True) as server:
        first = next(view for view in followed(server) if view["futures"])
    assert first["state"] == "counting"
    assert first["left"] > 500
    assert len(first["seats"]) == 3
    assert first["chances"][0]["n"] == 0


def test_a_review_continues_after_the_server_was_killed(tmp_path: Path) -> None:
    keep(tmp_path, "nhl1999-short")
    began = time.time()
    server = Server(tmp_path, before=COUNTS.format(seconds=1000), reviews=True)
    at_once = next(view["futures"] for view in followed(server) if view["futures"])
    next(0 for _ in followed(server) if futures_stored_since(began) > at_once)
    server.kill()
    with Server(tmp_path, before=COUNTS.format(seconds=0), reviews=True) as server:
        done = next(view for view in followed(server) if view["state"] == "done")
    assert done["futures"] > at_once  # a new one ends once it has these
