"""A person is deleted: their name, what they said and what they are known by go from wherever they are kept."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from passgo.server.games import games_admin
from passgo.server.store import FILE
from passgo.table.people.guests import Guest
from passgo.table.store import StoreError
from server.harness import HANGS, Server, decide, secret_of
from server.in_process import Desk
from server.postgres import Cluster, is_installed, running
from server.servers import among, begin, comes, lay, until_people

NAME, SECRET_WORD = "Marguerite", "xyzzy"
PRIVATE_SUM = 777_123
"""Named in orders that only she may see."""
HER = Guest.of(secret_of(NAME), NAME)


def everything(folder: Path) -> str:
    """Every row that is kept, as text."""
    with closing(sqlite3.connect(folder / FILE)) as db:
        return "\n".join(db.iterdump())


def left_of_her(text: str) -> list[str]:
    return [what for what in (NAME, SECRET_WORD, HER.id, HER.digest, str(PRIVATE_SUM)) if what in text]


def bytes_left_of_her(folder: Path) -> list[str]:
    """Return what the files still contain of her, overwritten or not."""
    found = b"".join(path.read_bytes() for path in folder.iterdir() if path.is_file())
    return [what for what in (NAME, SECRET_WORD, HER.id, HER.digest) if what.encode() in found]


def play_her_life(server: Server) -> dict[str, str]:
    """Four tables: one played to its end, one amid its game, one that gathers, one where she watches; their codes."""
    codes: dict[str, str] = {}
    with server.screen(who=NAME, code="") as she:
        she.ask("create", terms={"edition": "us1973"}, begin=True, places=[
            {"kind": "person", "name": NAME, "token": "bell"},
            {"kind": "bot", "bot": "rules", "name": "Quill", "token": "key"},
        ])  # fmt: skip
        she.ask("pace", ms=0)
        while she.n < 60:
            text = decide(she)
            she.move(text) if text else she.hear()
        she.ask("give-up")
        codes["over"] = she.people["code"]
        she.ask("say", text=f"{SECRET_WORD} well played")
        she.lay(["free", "free"])
        assert she.ask("sit", place=1, name=NAME)["t"] == "ack"
        codes["on"] = she.people["code"]
        with server.screen(who="Bob", code=codes["on"]) as bob:
            bob.ask("sit", place=2, name="Bob")
            bob.ask("ready", ready=True)
            assert she.ask("ready", ready=True)["t"] == "ack"
            assert she.ask("begin")["t"] == "ack"
            for step in ("promise", "show", "ready"):  # each answers what it hears, and waits for the other
                for one in (she, bob):
                    while one.dice.get("step") != step:
                        one.hear()
            assert she.ask("say", text=f"{SECRET_WORD} hello")["t"] == "ack"
            assert she.ask("orders", seat="p1", orders={"build": PRIVATE_SUM})["t"] == "ack"
        she.lay(["free", "free"])
        she.ask("sit", place=2, name=NAME)
        codes["gathers"] = she.people["code"]
        with server.screen(who="Bob", code="") as bob:
            bob.lay(["person", "free"])
            codes["watched"] = bob.people["code"]
            she.ask("visit", code=codes["watched"])
            she.ask("say", text=f"{SECRET_WORD} from the side")
    return codes


def test_nothing_is_left_of_who_is_deleted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Server(tmp_path, fair=True) as server:
        codes = play_her_life(server)
        with server.screen(who="Bob", code=codes["on"]) as bob:
            game = bob.table["game"]
            with server.screen(who=NAME, code=codes["over"]) as she:
                over = she.table["game"]
                assert NAME in server.get(f"/api/games/{over}/replay")[1].decode() + server.get(f"/api/games/{over}/states?after=0")[1].decode()  # fmt: skip
                assert she.ask("delete-me")["t"] == "ack"
                assert she.ask("tables")["key"] == "no-guest", "the socket speaks for nobody"
            bob.until(lambda message: message["t"] == "table" and message["host"] == bob.guest)
            assert [(one["name"], one["guest"] != "", one["bot"]) for one in bob.people["places"]] == [
                ("Anon 1", False, "steady"),
                ("Bob", True, ""),
            ]
            bob.until(lambda message: message["t"] == "chat")
            for path in ("record?", f"record?code={codes['on']}", "states?after=0", "replay?"):
                of = game if "code" in path else over
                assert not left_of_her(server.get(f"/api/games/{of}/{path}")[1].decode()), path
            while not bob.acts():
                bob.hear()
            n = bob.n
            assert bob.move(bob.acts()[0]["text"])["t"] == "ack"
            while bob.n <= n:
                bob.hear()
        with server.screen(who="Cleo", code=codes["gathers"]) as cleo:
            assert cleo.people["phase"] == "given-up", "nobody else was there to be host"
        with server.screen(who=NAME, code="") as she:
            she.ask("tables")
            assert she.lists["mine"] == []
        assert not left_of_her(everything(tmp_path))
        assert not bytes_left_of_her(tmp_path)
        server.end()
    assert games_admin.check(tmp_path, "en") == 0, capsys.readouterr().out
    with Server(tmp_path, fair=True) as server, server.screen(who="Bob", code=codes["on"]) as bob:
        assert [one["name"] for one in bob.people["places"]] == ["Anon 1", "Bob"]


def test_a_table_that_was_theirs_alone_is_offered_to_nobody(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        with server.screen(who=NAME, code="") as she:
            she.start("person", "rules")
            assert she.ask("delete-me")["t"] == "ack"
        with server.screen(who="Cleo", code="") as cleo:
            assert cleo.latest == ""


def test_others_are_left_as_they_are(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        with server.screen(who="Ann", code="") as ann:
            ann.start("person", "rules")
            ann.ask("say", text="hello")
        before = everything(tmp_path)
        with server.screen(who=NAME, code="") as she:
            assert she.ask("delete-me")["t"] == "ack"
        assert everything(tmp_path) == before


DIES = """
import os
from passgo.server.store import rewriting
write, seen = rewriting.write_again, []
def dies(connection, before, after):
    write(connection, before, after)
    seen.append(after)
    if len(seen) == 2:
        {how}
rewriting.write_again = dies
"""
KILL = "os.kill(os.getpid(), 9)"
FULL = "connection.exec_driver_sql('PRAGMA max_page_count = 1'); connection.exec_driver_sql('CREATE TABLE more AS SELECT randomblob(9000000)')"


@pytest.mark.parametrize("how", [KILL, FULL], ids=["kill", "full disk"])
def test_a_deletion_is_whole_or_not_at_all(tmp_path: Path, how: str) -> None:
    with Server(tmp_path, fair=True) as server:
        play_her_life(server)
        server.end()
    before = everything(tmp_path)
    with (
        Server(tmp_path, before=DIES.format(how=how), fair=True) as server,
        server.screen(who=NAME, code="") as she,
    ):
        if how == KILL:
            with pytest.raises(Exception, match=r"close|reset|1006|frame"):
                she.ask("delete-me")
        else:
            assert she.ask("delete-me")["key"] == "store"
            she.ask("tables")
            assert len(she.lists["mine"]) == 3, "the seats are still hers"
    assert everything(tmp_path) == before
    assert games_admin.check(tmp_path, "en") == 0
    with Server(tmp_path, fair=True) as server, server.screen(who=NAME, code="") as she:
        assert she.ask("delete-me")["t"] == "ack"
    assert not left_of_her(everything(tmp_path))


def test_the_host_deletes_somebody_by_their_name_in_a_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server(tmp_path, fair=True) as server:
        play_her_life(server)
        with pytest.raises(Exception, match="running"):
            games_admin.erase(tmp_path, 1, NAME, "en")
        server.end()
    before = everything(tmp_path)
    with pytest.raises(games_admin.UnknownGameError, match="is called “Quill”"):
        games_admin.erase(tmp_path, 1, "Quill", "en")
    with pytest.raises(games_admin.UnknownGameError, match="no game 9"):
        games_admin.erase(tmp_path, 9, NAME, "en")
    assert everything(tmp_path) == before
    games_admin.erase(tmp_path, 1, NAME, "en")
    assert "4 games" in capsys.readouterr().out
    assert not bytes_left_of_her(tmp_path)
    assert games_admin.check(tmp_path, "en") == 0


def test_somebody_who_sits_nowhere_is_forgotten_with_the_old_games(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        with server.screen(who="Ann", code="") as ann:
            ann.start("person", "rules")
            ann.ask("give-up")
        server.end()
    with closing(sqlite3.connect(tmp_path / FILE)) as db, db:
        db.execute("UPDATE move SET at = at - 9e6")
        db.execute("UPDATE game SET at = at - 9e6")
        assert db.execute("SELECT COUNT(*) FROM guest").fetchone() == (1,)
    games_admin.forget(tmp_path, 30, "en")
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        assert db.execute("SELECT COUNT(*) FROM guest").fetchone() == (0,)


def test_a_deletion_by_nobody_is_refused(server: Server) -> None:
    with server.connect() as socket:
        socket.send(json.dumps({"t": "delete-me", "id": "1"}))
        assert json.loads(socket.recv(HANGS))["key"] == "no-guest"
        for wrong in (
            {"t": "delete-me"},
            {"t": "delete-me", "id": 3},
            {"t": "delete-me", "id": "2", "guest": "x"},
        ):
            socket.send(json.dumps(wrong))
            answer: dict[str, Any] = json.loads(socket.recv(HANGS))
            assert answer["key"] in ("malformed", "no-guest")


needs_postgres = pytest.mark.skipif(not is_installed(), reason="this machine has no PostgreSQL")


@pytest.fixture(scope="module")
def cluster() -> Any:
    with running() as found:
        yield found


@needs_postgres
def test_two_servers_know_it_at_once(cluster: Cluster) -> None:
    async def work(first: Any, second: Any) -> None:
        ann = await comes(first, NAME)
        code = await lay(ann, "person", "free", "rules")
        bob = await comes(second, "Bob", code, 2)
        await until_people(ann, lambda people: people["may_begin"])
        await begin(ann, bob)
        assert (await ann.ask("say", text=SECRET_WORD))["t"] == "ack"
        stored = bob.table
        answer = await ann.ask("delete-me")
        assert answer["t"] == "ack"
        await until_people(bob, lambda people: people["host"] == bob.guest)
        while bob.people["places"][0]["name"] != "Anon 1":
            await bob.until("table")
        assert bob.table is not stored, "it was read again"
        while not bob.options or not any(act["ok"] for one in bob.options for act in one["acts"]):
            await bob.hear()
        text = next(act["text"] for one in bob.options for act in one["acts"] if act["ok"])
        assert (await bob.ask("move", n=bob.n, text=text))["t"] == "ack"
        kept = await first.env.store.kept(bob.view["game"])
        assert not left_of_her(repr(kept))
        cleo = Desk(first, "Cleo")
        await cleo.greet()
        assert (await cleo.ask("visit", code=code))["t"] == "ack"
        assert not left_of_her(repr(cleo.people))

    among(cluster, 2, work)


def test_an_error_is_one(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database at all")
    with pytest.raises(StoreError):
        games_admin.erase(tmp_path, 1, NAME, "en")


def test_a_table_that_cannot_be_read_is_named_and_nothing_is_deleted(tmp_path: Path) -> None:
    with Server(tmp_path, fair=True) as server:
        play_her_life(server)
        server.end()
    with closing(sqlite3.connect(tmp_path / FILE)) as db, db:
        db.execute("""UPDATE talk SET body = '{"t":"no such thing"}' WHERE body LIKE '{"t":"ready"%'""")
    before = everything(tmp_path)
    with Server(tmp_path, fair=True) as server:
        with server.screen(who=NAME, code="") as she:
            assert she.ask("delete-me")["key"] == "store"
        assert "cannot be continued" in server.end()[1]
    assert everything(tmp_path) == before
