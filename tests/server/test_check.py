"""`passgo games check` finds whatever was changed in a store, is quiet where nothing was, and changes nothing itself."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest
import sqlalchemy as sql
from alembic import command
from alembic.config import Config

from passgo.server.games import games_admin
from passgo.server.games.games_admin import UnknownGameError
from passgo.server.store import FILE, SqlStore, schema
from passgo.server.store.engine import MIGRATIONS
from passgo.server.store.seals import SEAL, seal, sealed_columns
from passgo.table.store import ConsentRow, StoreError
from server.harness import Screen, Server, decide, new_places, new_terms
from server.push_service import Browser

FIRST = Path(__file__).with_name("schema-1.sql")

UNSEEN: Final = {
    "game.no": "the database numbers games, and nothing else says which number one has",
    "process": "which servers live at this moment: it is made again at every start",
    "lease": "which of them runs a table at this moment",
    "presence": "who is at a table at this moment",
    "notice": "what is to be sent at this moment",
}
"""Columns in which a change cannot be seen, and why that does no harm."""

SAYS_IT_TWICE: Final = {
    "move": {"game", "n", "seat", "text"},
    "talk": {"game", "k", "body"},
    "addition": {"game", "no", "n", "k"},
    "seed": {"game", "attempt", "seed"},
    "listing": {"game", "code", "phase", "listed", "brief"},
    "sitter": {"game", "guest", "host", "waits"},
}
"""Columns that other rows repeat, so that a change is seen even if the row was sealed again."""

MAY_GO: Final = (schema.guest, schema.receiver, schema.scoring, schema.consent)
"""People can have themselves deleted, and their browsers forgotten; most circles choose no points, and most people show
nobody how they play: such a row may be missing."""

WHICH: Final = {
    "move": "text LIKE '* dice%'",
    "talk": """body LIKE '{"t":"bound"%'""",
}
"""The row that is changed, where it matters which."""

VERSION: Final = schema.version.c.version_num


def play_long(screen: Screen) -> None:
    """Play to the end, unless the dice make the game very long."""
    while not screen.state["winners"] and screen.n < 2500:
        text = decide(screen)
        screen.move(text) if text else screen.hear()
    if not screen.state["winners"]:
        screen.ask("give-up")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a game that was played to its end and one that is played, of people and bots; and a circle's table."""
    folder = tmp_path_factory.mktemp("games")
    with Server(folder, fair=True) as server:
        with server.screen(who="Ann", code="") as ann:
            ann.ask("found-circle", name="Us")
            ann.start("person", "rules")
            play_long(ann)
        with server.screen(who="Bob", code="") as bob:
            bob.start("person", "rules")
            while bob.n < 40:
                bob.hear() if not bob.acts() else bob.move(bob.acts()[0]["text"])
            bob.ask("say", text="hello")
            bob.ask("notify", **Browser("bob", bob.ask("push-key")["key"]).subscription())
            circle = bob.ask("found-circle", name="We")["circle"]
            assert bob.ask("count-evenings", circle=circle, points="3, 2, 1")["t"] == "ack"
            bob.ask("create", terms=new_terms("us1973"), places=new_places(["person", "free"]), circle=circle)

    async def agree() -> None:
        store = await SqlStore.open(folder)
        await store.friends.answer(ConsentRow("ann", "bob", True, 1.0))
        await store.close()

    asyncio.run(agree())
    assert games_admin.check(folder, "en") == 0
    return folder


@pytest.fixture
def copied(kept: Path, tmp_path: Path) -> Path:
    with closing(sqlite3.connect(kept / FILE)) as source, closing(sqlite3.connect(tmp_path / FILE)) as target:
        source.backup(target)
    return tmp_path


def columns() -> Iterator[tuple[sql.Table, sql.Column[Any]]]:
    for table in schema.META.sorted_tables:
        for column in table.columns:
            if not {table.name, f"{table.name}.{column.name}"} & UNSEEN.keys():
                yield table, column


def other_than(value: Any, column: sql.Column[Any]) -> Any:
    kind = column.type.python_type
    if kind is str:
        return f"{value or ''}x"
    return not value if kind is bool else (value or 0) + 1000


def change(folder: Path, table: sql.Table, column: sql.Column[Any], *, again: bool = False) -> str:
    """Change a column of a row; gives by what the row is found. `again`: it is sealed again."""
    with closing(sqlite3.connect(folder / FILE)) as db, db:
        db.row_factory = sqlite3.Row
        found = db.execute(f"SELECT * FROM {table.name} WHERE {WHICH.get(table.name, 'TRUE')}").fetchall()[-1]
        row: dict[str, Any] = dict(found)
        row[column.name] = other_than(row[column.name], column)
        if column.foreign_keys:
            [key] = column.foreign_keys
            others = f"SELECT id FROM {key.column.table.name} WHERE id IS NOT ?"
            row[column.name] = db.execute(others, [found[column.name]]).fetchone()[0]
        if again:
            row[SEAL] = seal(table, [row[name] for name in sealed_columns(table)])
        keys = [key.name for key in table.primary_key]
        this = " AND ".join(f"{key} = ?" for key in keys)
        db.execute(f"DELETE FROM {table.name} WHERE {this}", [row[key] for key in keys])
        db.execute(f"DELETE FROM {table.name} WHERE {this}", [found[key] for key in keys])
        db.execute(f"INSERT INTO {table.name} VALUES ({', '.join('?' for _ in row)})", list(row.values()))
        return ", ".join(f"{key} {row[key]}" for key in keys)


def said(folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    assert games_admin.check(folder, "en")
    return capsys.readouterr().out


@pytest.mark.parametrize(("table", "column"), list(columns()), ids=str)
def test_every_change_of_a_row_is_found_and_named(
    copied: Path, capsys: pytest.CaptureFixture[str], table: sql.Table, column: sql.Column[Any]
) -> None:
    if column is VERSION:
        change(copied, table, column)
        with pytest.raises(StoreError, match="version"):
            games_admin.check(copied, "en")
        return
    row = change(copied, table, column)
    lines = said(copied, capsys).splitlines()
    expected = (
        "passgo: expected one row"
        if table is schema.passgo
        else f"{table.name}, row {row}: it is no longer as"
    )
    assert any(line.startswith(expected) for line in lines), (expected, lines)


@pytest.mark.parametrize(
    ("table", "column"),
    [pair for pair in columns() if pair[1].name in SAYS_IT_TWICE.get(pair[0].name, ())],
    ids=str,
)
def test_what_is_said_twice_is_compared(
    copied: Path, capsys: pytest.CaptureFixture[str], table: sql.Table, column: sql.Column[Any]
) -> None:
    """An intruder who changes a row may know how to seal it, but other rows still have the old value."""
    change(copied, table, column, again=True)
    lines = said(copied, capsys)
    assert "not as it was stored" not in lines
    assert "game " in lines


@pytest.mark.parametrize("table", [one for one in schema.SEALED if one not in MAY_GO], ids=str)
def test_a_row_that_is_missing_is_found(
    copied: Path, capsys: pytest.CaptureFixture[str], table: sql.Table
) -> None:
    with closing(sqlite3.connect(copied / FILE)) as db, db:
        db.execute(f"DELETE FROM {table.name} WHERE rowid = (SELECT MAX(rowid) FROM {table.name})")
    assert said(copied, capsys)


def test_an_unsealed_table_is_none_that_lasts() -> None:
    kept_for_good = {table.name for table in schema.SEALED} | {"alembic_version", "passgo"}
    assert set(schema.META.tables) - kept_for_good == set(UNSEEN) - {"game.no"}


# --- stores of earlier versions ----------------------------------------------------------------------

LATER: Final = {"seed": 3, "addition": 4}
DICE: Final = ("promise", "bound", "show", "anew")


def of_version(folder: Path, number: int, kept: Path) -> None:
    """A store as a version with this schema left it: games of the first version, and some that were played in it."""
    with closing(sqlite3.connect(folder / FILE)) as db, db:
        db.executescript(FIRST.read_text(encoding="utf-8"))
    if number == 1:
        return
    engine = sql.create_engine(f"sqlite:///{folder / FILE}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.stamp(config, "0001")
        command.upgrade(config, f"{number:04}")
    engine.dispose()
    with closing(sqlite3.connect(folder / FILE)) as db, db:
        db.execute("ATTACH ? AS kept", [str(kept / FILE)])
        for table in ("guest", "game", "move", "talk", "listing", "sitter", *LATER):
            if LATER.get(table, 1) > number:
                continue
            names = [name for _, name, *_ in db.execute(f"PRAGMA main.table_info({table})")]
            mine = ", ".join(name for name in names if table != "game" or name != "no")
            game = {"guest": "''", "game": "id"}.get(table, "game")
            old = f"{game} NOT IN (SELECT game FROM kept.evening)"  # there were no circles
            db.execute(f"INSERT INTO {table} ({mine}) SELECT {mine} FROM kept.{table} WHERE {old}")
        if number < LATER["seed"]:  # nobody gathered seeds then
            for kind in DICE:
                db.execute(
                    """UPDATE talk SET body = '{"t":"pace","ms":0}' WHERE body LIKE ?""", [f'{{"t":"{kind}"%']
                )


@pytest.mark.parametrize("number", range(1, int(schema.REVISION) + 1))
def test_a_store_of_an_earlier_version_is_sound(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], number: int
) -> None:
    of_version(tmp_path, number, kept)
    before = (tmp_path / FILE).read_bytes()
    assert games_admin.check(tmp_path, "en") == 0, capsys.readouterr().out
    assert (tmp_path / FILE).read_bytes() == before, "it is only looked at"

    async def migrate() -> None:
        await (await SqlStore.open(tmp_path)).close()

    asyncio.run(migrate())
    assert games_admin.check(tmp_path, "en") == 0, capsys.readouterr().out
    games = 2 if number == 1 else 4
    assert f"{games} games" in capsys.readouterr().out


# --- nothing is made ---------------------------------------------------------------------------------


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("look", [games_admin.check, games_admin.show])
def test_an_empty_file_stays_one(tmp_path: Path, look: Any, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / FILE).touch()
    if look is games_admin.check:
        with pytest.raises(UnknownGameError, match="is an empty file"):
            look(tmp_path, "en")
    else:
        look(tmp_path, "en")
        assert "No games are saved" in capsys.readouterr().out
    assert files(tmp_path) == {FILE: b""}, "the next start warns that it was emptied"


def test_a_database_of_something_else_is_no_store(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as db, db:
        db.execute("CREATE TABLE recipe (name TEXT)")
    before = files(tmp_path)
    with pytest.raises(StoreError, match="no games are saved there"):
        games_admin.check(tmp_path, "en")
    assert files(tmp_path) == before


def test_a_check_changes_nothing_while_a_server_runs(kept: Path, tmp_path: Path) -> None:
    shutil.copytree(kept, tmp_path, dirs_exist_ok=True)
    with Server(tmp_path, fair=True) as server, server.screen(who="Bob") as bob:
        bob.ask("say", text="hello again")
        before = files(tmp_path)
        assert games_admin.check(tmp_path, "en") == 0
        after = files(tmp_path)
        assert {name: after[name] for name in (FILE, f"{FILE}-wal")} == {
            name: before[name] for name in (FILE, f"{FILE}-wal")
        }
        assert bob.ask("say", text="and again")["t"] == "ack"
