"""Games that the first published version stored continue, and an older file comes to look like a new one."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sql
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from passgo.bots import registry
from passgo.server.store import FILE, SqlStore, schema
from passgo.server.store.engine import MIGRATIONS
from passgo.server.store.seals import is_intact
from server.harness import Server
from server.in_process import Desk, env_of, serving, stored_in

FIRST = Path(__file__).with_name("schema-1.sql")


@pytest.fixture
def first(tmp_path: Path) -> Path:
    """A data folder of the first version."""
    with sqlite3.connect(tmp_path / FILE) as db:
        db.executescript(FIRST.read_text(encoding="utf-8"))
    db.close()
    return tmp_path


def test_a_game_of_the_first_version_continues(first: Path) -> None:
    async def work() -> None:
        async with (
            stored_in(first) as store,
            serving(env_of(store, registry.find, lambda: 2e9, 0)) as table_server,
        ):
            ada = Desk(table_server, "Ada")
            code = (await ada.greet())["latest"]
            assert (await ada.ask("visit", code=code))["t"] == "ack"
            assert (ada.view["edition"], ada.people["phase"], ada.people["host"]) == (
                "us1973",
                "playing",
                ada.guest,
            )
            assert [options["seat"] for options in ada.options] == ["p1", "p2"], (
                "it was nobody's, so it is hers"
            )
            assert len(ada.texts) == 60
            assert [offer["text"] for offer in ada.view["offers"]] == ["p2 offer p1 5 for 1"]
            assert [seat["claims"] for seat in ada.state["seats"]] == [True, False, True]
            assert (await ada.ask("answer", offer=1, answer="accept"))["n"] >= 62
            bob = Desk(table_server, "Bob")
            assert (await bob.greet())["latest"] == "", "it is taken"

    asyncio.run(work())


def test_a_stranger_does_not_take_up_a_game_that_is_nobody_s(first: Path) -> None:
    """A server that listens to others as well: such a game is for who sits at its own machine."""
    with Server(first, proxies=["127.0.0.1"]) as server:
        far = {"additional_headers": {"X-Forwarded-For": "192.0.2.1"}}
        with server.screen(who="Eve", code="", **far) as eve:
            assert eve.latest == "", "she is not told of it"
            with closing(sqlite3.connect(first / FILE)) as db:
                codes = [code for (code,) in db.execute("SELECT code FROM listing")]
            assert {eve.ask("visit", code=code)["key"] for code in codes} == {"no-table"}
            with server.screen(who="Ada", additional_headers={"X-Forwarded-For": "127.0.0.1"}) as ada:
                code = ada.people["code"]
                assert ada.people["host"] == ada.guest
                assert [options["seat"] for options in ada.options] == ["p1", "p2"]
            assert eve.ask("visit", code=code)["t"] == "ack", "a table like others"
            assert eve.people["host"] == ada.guest


def test_every_game_of_the_first_version_is_kept(first: Path) -> None:
    async def work() -> None:
        async with stored_in(first) as store:
            games = await store.games()
            assert [(brief.row.edition, brief.moves) for brief in games] == [("fr2013", 4), ("us1973", 60)]
            listings = [await store.listing(brief.row.id) for brief in games]
            codes = [listing.code for listing in listings if listing]
            assert len(set(codes)) == 2
            async with serving(env_of(store, registry.find, lambda: 2e9, 0)) as table_server:
                ada = Desk(table_server, "Ada")
                await ada.greet()
                await ada.ask("visit", code=codes[0])
                assert [rule["knob"] for rule in ada.view["house"]] == ["parking_pot"]
                assert len(ada.texts) >= 4

    asyncio.run(work())


def test_the_first_version_leaves_a_newer_file_alone(first: Path) -> None:
    async def nothing() -> None:
        async with stored_in(first):
            pass

    asyncio.run(nothing())
    with sqlite3.connect(first / FILE) as db:
        assert db.execute("SELECT schema FROM passgo").fetchall() == [(2,)], "it reads this, and stops"
    db.close()


def differences(folder: Path) -> list[object]:
    """In what a file differs from the tables that the program has in mind."""
    engine = sql.create_engine(f"sqlite:///{folder / FILE}")
    with engine.connect() as connection:
        found = compare_metadata(MigrationContext.configure(connection), schema.META)
    engine.dispose()
    # The context takes its own table, of which alone it knows, for one too many.
    return [one for one in found if "alembic_version" not in str(one)]


def test_an_older_file_comes_to_look_like_a_new_one(
    first: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    new = tmp_path_factory.mktemp("new")

    async def open_both() -> None:
        for folder in (first, new):
            await (await SqlStore.open(folder)).close()

    asyncio.run(open_both())
    assert differences(first) == differences(new) == []


def test_browsers_of_an_older_file_become_receivers(tmp_path: Path) -> None:
    """With what they were told, so that the new version repeats nothing."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = sql.create_engine(f"sqlite:///{tmp_path / FILE}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0008")
        for values in (
            "game (id, edition, plan, at, client) VALUES ('g1', 'us1973', '{\"seats\":[]}', 1.0, 'c1')",
            "push_key VALUES (1, 'k', NULL)",
            "browser VALUES ('b1', 'bob', 'https://push.example/b', 'point', 'auth', 'fr', 2.0, NULL)",
            "notice VALUES ('b1', 'g1', 'q7', '', 3.0, NULL, 1)",
        ):
            connection.exec_driver_sql(f"INSERT INTO {values}")
    engine.dispose()

    async def work() -> None:
        async with stored_in(tmp_path) as store:
            row = schema.receiver.select()
            found = await store._run(lambda connection: connection.execute(row).mappings().one())
            assert found["address"] == "https://push.example/b"
            assert (found["kind"], found["key"], found["confirmed"]) == ("push", "point auth", True)
            assert is_intact(schema.receiver, found)
            told = await store._run(
                lambda connection: connection.execute(schema.notice.select()).mappings().one()
            )
            assert (told["receiver"], told["guest"], told["asks"]) == ("b1", "bob", "q7")

    asyncio.run(work())


def test_the_last_migration_is_the_one_the_program_asks_for() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == schema.REVISION
