"""Servers on one PostgreSQL begin, end and die, and their database too: the others and its return make up for it."""

from __future__ import annotations

import asyncio

import pytest

from passgo.server.store import SqlStore
from passgo.table.store import StoreError
from passgo.table.table_server import TableServer
from server.harness import HANGS
from server.postgres import Cluster
from server.servers import Player, among, comes, die, give_up_soon, play, process, record_of, two_at_a_game

pytestmark = pytest.mark.usefixtures("attentive")


def test_the_death_of_a_process_is_made_up_for(cluster: Cluster) -> None:
    """Its bots think on in another, its people are away, and who comes back finds all there."""

    async def work(first: TableServer, second: TableServer) -> None:
        ann, bob = await two_at_a_game(first, second, "rules")
        await play([ann, bob], 30)
        game = ann.view["game"]
        leader = first if first._tables[game].elsewhere.leads else second
        assert first._tables[game].elsewhere.leads != second._tables[game].elsewhere.leads
        dead, lives = (ann, bob) if leader is first else (bob, ann)
        await die(leader)
        await give_up_soon(leader)
        back = await comes(lives.table_server, dead.who, ann.people["code"])
        await play([back, lives], len(await record_of(lives)) + 40)
        assert any(text.startswith("p3 ") for text in lives.texts[-40:]), "the bot goes on in the other"
        assert back.texts == (await record_of(lives))[: len(back.texts)]

    among(cluster, 2, work)


def test_bots_alone_play_on_in_another_process(cluster: Cluster) -> None:
    async def work(first: TableServer, second: TableServer) -> None:
        ann = Player(first)
        await ann.greet()
        await ann.lay("us1973", ["rules", "rules"], begin=True)
        await ann.ask("pace", ms=0)
        await ann.until("step")
        game = ann.view["game"]
        leader = next(
            table_server
            for table_server in (first, second)
            if game in table_server._tables and table_server._tables[game].elsewhere.leads
        )
        other = second if leader is first else first
        await die(leader)
        await give_up_soon(leader)
        zoe = await comes(other, "Zoe", ann.people["code"])
        enough = zoe.n + 20
        while zoe.n < enough:
            await zoe.hear()

    among(cluster, 2, work)


def test_all_continues_after_the_death_of_the_database(cluster: Cluster) -> None:
    async def work(first: TableServer, second: TableServer) -> None:
        ann, bob = await two_at_a_game(first, second)
        await play([ann, bob], 10)
        await asyncio.to_thread(cluster.stop, "immediate")
        assert (await ann.ask("pace", id="lost", ms=7))["key"] == "store"
        await asyncio.to_thread(cluster.start)
        assert (await ann.ask("pace", id="lost", ms=7))["t"] == "ack"
        await play([ann, bob], 25)
        assert ann.texts == bob.texts == await record_of(ann)

    among(cluster, 2, work)


def test_a_server_begins_though_it_was_given_up_meanwhile(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    take_up, given_up, address = TableServer.take_up, list[str](), cluster.database()

    async def take_up_slowly(table_server: TableServer, game: str) -> None:
        if not given_up:
            given_up.append(game)
            assert table_server.peers._processes
            await table_server.peers._processes.leave()
        await take_up(table_server, game)

    async def run() -> None:
        async with process(address) as first:
            ann = Player(first)
            await ann.greet()
            await ann.lay("us1973", ["rules", "rules"], begin=True)
            await ann.until("step")
        monkeypatch.setattr(TableServer, "take_up", take_up_slowly)
        async with process(address) as second:
            assert [table.elsewhere.leads for table in second._tables.values()] == [True]

    asyncio.run(run())
    assert given_up


def test_a_server_of_another_version_waits_for_none(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("passgo.server.store.engine.PATIENCE", 1)

    async def work(first: TableServer) -> None:
        url = first.env.store._database.engine.url
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        monkeypatch.setattr("passgo.server.store.schema.REVISION", "9999")
        with pytest.raises(StoreError, match="servers of another version"):
            await SqlStore.open(address)

    among(cluster, 1, work)


@pytest.mark.parametrize("turns", range(4))
def test_servers_that_end_at_once_all_end(cluster: Cluster, turns: int) -> None:
    """One hears that another has ended just while it ends itself, or some turns of its loop before."""

    async def work(first: TableServer) -> None:
        first.peers._check_all_soon()
        for _ in range(turns):
            await asyncio.sleep(0)
        closing = asyncio.ensure_future(first.peers.close())
        _, hang = await asyncio.wait([closing], timeout=HANGS / 6)
        for task in first.peers._tasks if hang else ():
            task.cancel()
        assert not hang

    among(cluster, 1, work)
