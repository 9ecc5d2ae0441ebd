"""The store in a real PostgreSQL: rows come back as written, clashes are reported, and it outlives the database's own death."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from typer.testing import CliRunner

from passgo.bots import registry
from passgo.cli import app
from passgo.notation import Record
from passgo.server.games import games_admin
from passgo.server.store import SqlStore, schema
from passgo.server.store.engine import postgres
from passgo.table.store import (
    Addition,
    GameRow,
    GuestRow,
    Listing,
    ListingChange,
    Mark,
    MoveRow,
    Sitter,
    StoreError,
    TakenError,
    TalkRow,
)
from server.harness import Server, decide
from server.in_process import Desk, env_of, serving
from server.postgres import Cluster

GAME = GameRow("g1", "us1973", "[]", 1.5, "c0")
LISTING = Listing(
    "KTR482", "gathering", listed=True, runs=True, at=1.5, brief="", sitters=(Sitter("ann", True, False),)
)


def with_store(address: str, work: Callable[[SqlStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await SqlStore.open(address)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_rows_come_back_as_they_were_written(cluster: Cluster) -> None:
    address = cluster.database()
    first = [MoveRow(1, 0, "p1 roll", 2.0), MoveRow(2, 15, "* dice 3 4", 2.0, "c1")]

    async def work(store: SqlStore) -> None:
        await store.begin_game(GAME, LISTING, [TalkRow(1, 0, "{}", 1.5)])
        await store.append(
            Addition(
                "g1",
                Mark(2, 2, 2),
                first,
                [TalkRow(2, 2, "{}", 2.0)],
                ListingChange(LISTING, LISTING._replace(phase="playing")),
            )
        )
        await store.keep_guest(GuestRow("ann", "d", "Ann", 1.0))
        await store.keep_guest(GuestRow("ann", "d", "Anna", 2.0))

    with_store(address, work)

    async def again(store: SqlStore) -> None:
        assert await store.row("g1") == await store.made_by("c0") == GAME
        assert await store.read("g1") == (
            first,
            [TalkRow(1, 0, "{}", 1.5), TalkRow(2, 2, "{}", 2.0)],
            [Mark(1, 0, 1), Mark(2, 2, 2)],
        )
        assert (
            await store.listings_of("ann", 9)
            == await store.open_listings(9)
            == [LISTING._replace(phase="playing")]
        )
        assert (await store.find("KTR482"), await store.latest("ann"), await store.running()) == (
            "g1",
            "KTR482",
            ["g1"],
        )
        assert await store.guest("ann") == GuestRow("ann", "d", "Anna", 1.0)
        with pytest.raises(TakenError):
            await store.append(Addition("g1", Mark(3, 2, 2), [MoveRow(2, 0, "p2 roll", 3.0)]))
        with pytest.raises(TakenError):
            await store.append(Addition("g1", Mark(3, 3, 2), [MoveRow(3, 0, "p2 roll", 3.0, "c1")]))
        assert (await store.read("g1"))[0] == first

    with_store(address, again)


@pytest.mark.parametrize("address", ["mysql://localhost/x", "nonsense", "sqlite:///x.db"])
def test_an_address_of_another_kind_is_refused(address: str) -> None:
    with pytest.raises(StoreError, match="expected the address of a PostgreSQL"):
        asyncio.run(SqlStore.open(address))


def test_a_database_that_is_not_there_is_reported(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be reached"):
        asyncio.run(SqlStore.open(f"postgresql://passgo@/none?host={tmp_path}"))


class Broken:
    """A connection whose other end is gone."""

    def close(self) -> None:
        raise BrokenPipeError


def test_that_a_broken_connection_cannot_be_closed_is_no_news(caplog: pytest.LogCaptureFixture) -> None:
    pool = postgres("postgresql://ann@localhost/passgo").sync_engine.pool
    pool._close_connection(Broken())  # pyright: ignore[reportArgumentType]
    assert not caplog.records


def test_a_table_continues_after_the_death_of_its_database(cluster: Cluster) -> None:
    """Acknowledged moves stay; meanwhile commands are refused, and nothing is done twice."""

    async def work(store: SqlStore) -> None:
        async with serving(env_of(store, registry.find, lambda: 2e9, 0)) as table_server:
            ann = Desk(table_server)
            await ann.greet()
            await ann.lay("us1973", ["person", "person"])
            assert (await ann.ask("move", n=0, text="p1 roll"))["n"] == 2
            await asyncio.to_thread(cluster.stop, "immediate")
            assert (await ann.ask("move", id="lost", n=2, text="p2 roll"))["key"] == "store"
            assert (await ann.ask("move", id="lost", n=2, text="p2 roll"))["key"] == "store"
            await asyncio.to_thread(cluster.start)
            assert (await ann.ask("move", id="lost", n=2, text="p2 roll"))["n"] == 4
            assert (await ann.ask("move", id="lost", n=2, text="p2 roll"))["n"] == 4
            moves, *_ = await store.read(ann.view["game"])
            assert [row.text for row in moves] == ann.texts

    with_store(cluster.database(), work)


def test_a_game_from_before_there_were_several_servers_continues(cluster: Cluster) -> None:
    address = cluster.database()

    async def before(store: SqlStore) -> None:
        async with serving(env_of(store, registry.find, lambda: 2e9, 0)) as table_server:
            ann = Desk(table_server)
            await ann.greet()
            await ann.lay("us1973", ["person", "person"])
            assert (await ann.ask("move", id="first", n=0, text="p1 roll"))["n"] == 2
        since = ("consent", "evening", "scoring", "member", "circle", "notice", "receiver", "push_key")
        for table in (*since, "presence", "lease", "process", "addition"):
            await store._run(lambda connection, name=table: connection.exec_driver_sql(f"DROP TABLE {name}"))
        for table in ("guest", "game", "move", "talk", "seed", "listing", "sitter"):
            unsealed = f"ALTER TABLE {table} DROP COLUMN seal"
            await store._run(lambda connection, words=unsealed: connection.exec_driver_sql(words))
        await store._run(lambda connection: connection.exec_driver_sql("DROP INDEX listing_runs"))
        older = "UPDATE alembic_version SET version_num = '0003'"
        await store._run(lambda connection: connection.exec_driver_sql(older))

    async def after(store: SqlStore) -> None:
        assert not await store._run(differences)
        async with serving(env_of(store, registry.find, lambda: 2e9, 0)) as table_server:
            ann = Desk(table_server)
            code = (await ann.greet())["latest"]
            assert (await ann.ask("visit", code=code))["n"] == 2
            assert (await ann.ask("move", id="first", n=0, text="p1 roll"))["n"] == 2
            assert (await ann.ask("move", n=2, text="p2 roll"))["n"] == 4

    with_store(address, before)
    with_store(address, after)


def differences(connection: Connection) -> list[object]:
    """In what a database differs from the tables that the program has in mind."""
    found = compare_metadata(MigrationContext.configure(connection), schema.META)
    return [one for one in found if "alembic_version" not in str(one)]


def test_a_game_is_served_from_it(cluster: Cluster, tmp_path: Path) -> None:
    address = cluster.database()
    with Server(tmp_path, database=address, fair=True) as server, server.screen() as screen:
        screen.start("person", "rules")
        while screen.n < 300 and not screen.state["winners"]:
            text = decide(screen)
            if text is None:
                screen.hear()
            else:
                screen.move(text)
        record, code = screen.texts, screen.people["code"]  # a finished game is nobody's latest
        server.kill()
    with Server(tmp_path, database=address, fair=True) as server, server.screen(code=code) as screen:
        assert record.items() <= screen.texts.items(), "the bot may have gone on meanwhile"
        with pytest.raises(StoreError, match="stop them first"):
            games_admin.forget(address, 1, "en")
        server.end()
    assert not (tmp_path / "games.db").exists()


def test_its_games_are_listed_saved_checked_and_forgotten(
    cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    address, file = cluster.database(), tmp_path / "game.toml"
    with Server(tmp_path, database=address, fair=True) as server, server.screen() as screen:
        screen.start("rules", "rules")
        screen.until(lambda message: message["t"] == "step" and message["n"] > 50)
        screen.ask("give-up")
        moves = screen.n
        server.end()
    assert games_admin.check(address, "en") == 0
    games_admin.show(address, "en")
    games_admin.save(address, 1, file, "en")
    assert len(Record.parse(file.read_text()).replay().moves) == moves
    said = capsys.readouterr().out
    assert "1 game" in said
    assert "Seat 1" in said
    games_admin.forget(address, 1, "en")
    assert games_admin.check(address, "en") == 0
    assert "1 game" in capsys.readouterr().out
    monkeypatch.setattr("time.time", lambda: 4e9)
    games_admin.forget(address, 1, "en")
    assert "One game was deleted" in capsys.readouterr().out
    games_admin.show(address, "en")
    assert "No games are saved" in capsys.readouterr().out


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://passgo:s3cr3t@127.0.0.1:1/passgo",
        "postgresql://passgo:s3cr3t@nowhere.invalid/passgo",
        "postgresql://passgo:s3cr3t@127.0.0.1:port/passgo",
        "postgresql://passgo:s3cr3t@127.0.0.1:1/passgo?nonsense=1",
        "postgresql://passgo@127.0.0.1:1/passgo?password=s3cr3t",
        "postgresql://passgo@127.0.0.1:1/passgo?user=x&sslpassword=s3cr3t",
        "postgresql://pass/go:s3cr3t@w0rd@127.0.0.1:1/passgo",
        "mysql://passgo:s3cr3t@127.0.0.1/passgo",
        "passgo:s3cr3t@127.0.0.1",
        "postgresql:passgo:s3cr3t@127.0.0.1",
    ],
)
def test_a_password_is_never_shown(address: str) -> None:
    """Not if the database is down or does not exist, nor if its address is wrong."""
    for words in (["serve", "--port", "0"], ["games"], ["games", "check"]):
        done = CliRunner().invoke(app, [*words, "--database", address])
        said = done.output + repr(done.exception)
        assert done.exit_code == 2, said
        assert "s3cr3t" not in said
        assert "w0rd" not in said
        assert "127.0.0.1" in said or "nowhere" in said
