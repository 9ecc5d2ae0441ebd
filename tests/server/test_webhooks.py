"""The webhook of a table: what it waits for is said in the chat of its people, and nobody learns the address."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from passgo.server.notices import notifier
from passgo.server.notices.network import Network
from passgo.server.store import SqlStore
from passgo.table.running import notices as watch
from server.chat_host import HOST, ChatHost
from server.in_process import Desk
from server.notified import (
    PUBLIC,
    a_server,
    come,
    everything_in,
    goes,
    play_until,
    receivers_in,
    run,
    two_at_a_table,
    unsent_in,
    until,
)  # fmt: skip
from server.postgres import Cluster

pytestmark = pytest.mark.usefixtures("soon")


@pytest.fixture
def chat() -> Iterator[ChatHost]:
    with ChatHost() as one:
        yield one


async def hook(desk: Desk, chat: ChatHost, language: str = "en") -> None:
    """The host gives the address, and the chat says so."""
    assert (await desk.ask("webhook-set", address=chat.address, language=language))["t"] == "ack"
    assert desk.people["code"] in await chat.line()


async def nothing_is_said(chat: ChatHost) -> None:
    """For a multiple of the time that a notice takes."""
    await asyncio.sleep(5 * watch.SETTLED)
    assert chat.unread == 0


def test_the_chat_hears_for_whom_the_table_waits_and_once(tmp_path: Path, chat: ChatHost) -> None:
    async def work() -> None:
        async with a_server(tmp_path, chat.network()) as table_server:
            ann, bob = await two_at_a_table(table_server)
            code = ann.people["code"]
            await hook(ann, chat)
            await nothing_is_said(chat)  # both are there
            await goes(bob)
            await play_until(ann, waits_for="p2")
            turn = f"To Bob · Table {code} (Ann): it’s your turn to roll. {PUBLIC}/t/{code}"
            assert await chat.line() == turn
            bob = await come(table_server, "Bob", code)
            await play_until(bob, waits_for="p1")
            await nothing_is_said(chat)
            for desk in (ann, bob):
                await goes(desk)
            async with asyncio.timeout(10):
                assert (await ann.ask("visit", code=code))["t"] == "ack"
            assert (await ann.ask("give-up"))["t"] == "ack"
            assert await chat.line() == f"Table {code} (Ann): the game has ended. {PUBLIC}/t/{code}"
            await nothing_is_said(chat)  # once, not for each

    run(work())


def test_a_name_calls_nobody_in_the_chat(tmp_path: Path, chat: ChatHost) -> None:
    async def work() -> None:
        async with a_server(tmp_path, chat.network()) as table_server:
            ann, bob = await two_at_a_table(table_server)
            await hook(ann, chat, "fr")
            assert (await bob.ask("place", place=2, name="<!channel> @all"))["t"] == "ack"
            await goes(bob)
            await play_until(ann, waits_for="p2")
            assert (await chat.line()).startswith("Pour ‹!channel› ＠all · Table")

    run(work())


def test_discord_has_a_name_of_its_own_for_the_words(tmp_path: Path) -> None:
    async def work(chat: ChatHost) -> None:
        async with a_server(tmp_path, chat.network()) as table_server:
            ann, _ = await two_at_a_table(table_server)
            await hook(ann, chat)

    with ChatHost("discord.com") as chat:
        run(work(chat))


def test_the_address_is_the_hosts_and_is_shown_to_nobody(tmp_path: Path, chat: ChatHost) -> None:
    async def work() -> None:
        async with a_server(tmp_path, chat.network()) as table_server:
            ann, bob = await two_at_a_table(table_server)
            await hook(ann, chat)
            assert (await bob.ask("webhook"))["key"] == "not-host"
            assert (await bob.ask("webhook-drop"))["key"] == "not-host"
            answer = await bob.ask("webhook-set", address="https://elsewhere.example/x", language="en")
            assert answer["key"] == "not-host"
            shown = await ann.ask("webhook")
            assert (shown["t"], shown["host"]) == ("webhook", HOST)
            assert "s3cret" not in str([shown, ann.people, ann.view, bob.people, bob.view])
            session = await table_server.session(ann.view["game"])
            assert session
            assert "s3cret" not in str(session.entries)
            lobby = Desk(table_server, "Cid")
            await lobby.greet()
            assert (await lobby.ask("webhook"))["key"] == "no-table"

    run(work())


def test_an_address_that_takes_no_message_is_refused(tmp_path: Path, chat: ChatHost) -> None:
    async def work() -> None:
        async with a_server(tmp_path, chat.network()) as table_server:
            ann, _ = await two_at_a_table(table_server)
            for address in ("http://chat.example/x", "https://127.0.0.1/x", "https://chat.example:8443/x"):
                answer = await ann.ask("webhook-set", address=address, language="en")
                assert answer["key"] == "malformed", address
            chat.answer(403)
            answer = await ann.ask("webhook-set", address=chat.address, language="en")
            assert answer["detail"] == "address: chat.example did not take a message (403)"
            assert (await ann.ask("webhook"))["host"] == ""
            assert receivers_in(tmp_path) == 0

    run(work())


def test_a_name_that_leads_to_this_machine_is_asked_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_server(tmp_path, Network(find_home)) as table_server:
            ann, _ = await two_at_a_table(table_server)
            answer = await ann.ask("webhook-set", address="https://home.example/x", language="en")
            assert answer["detail"] == "address: home.example did not take a message (403)"

    async def find_home(host: str) -> list[tuple[str, int]]:
        from passgo.server.notices.network import find_public

        assert host == "home.example"
        return list(await find_public("localhost"))

    run(work())


def test_a_chat_in_trouble_is_asked_again_and_one_that_is_gone_is_forgotten(
    tmp_path: Path, chat: ChatHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifier, "WAITS", (0.2, 0.2))

    async def work() -> None:
        async with a_server(tmp_path, chat.network()) as table_server:
            ann, bob = await two_at_a_table(table_server)
            await hook(ann, chat)
            await goes(bob)
            chat.answer(500, 429)
            await play_until(ann, waits_for="p2")
            assert "your turn" in await chat.line()
            bob = await come(table_server, "Bob", ann.people["code"])
            await play_until(ann, bob, waits_for="p1")
            await goes(bob)
            chat.answer(410)
            await play_until(ann, waits_for="p2")
            await until(lambda: receivers_in(tmp_path) == 0)
            assert unsent_in(tmp_path) == []
            assert (await ann.ask("webhook"))["host"] == ""

    run(work())


def test_after_a_restart_nothing_is_said_twice(
    tmp_path: Path, chat: ChatHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "SIGN", 0.5)

    async def before() -> None:
        async with a_server(tmp_path, chat.network()) as table_server:
            ann, bob = await two_at_a_table(table_server)
            await hook(ann, chat)
            await goes(bob)
            await play_until(ann, waits_for="p2")
            await chat.line()

    async def after() -> None:
        async with a_server(tmp_path, chat.network()):
            await nothing_is_said(chat)

    run(before())
    run(after())


def test_of_two_servers_one_posts(cluster: Cluster, chat: ChatHost) -> None:
    address = cluster.database()

    async def work() -> None:
        async with (
            a_server(address, chat.network()) as first,
            a_server(address, chat.network()) as second,
        ):
            ann, bob = await two_at_a_table(first)
            await hook(ann, chat)
            elsewhere = await come(second, "Ann", ann.people["code"])
            await goes(bob)
            ann.leave()
            await play_until(elsewhere, waits_for="p2")
            assert "your turn" in await chat.line()
            await nothing_is_said(chat)
            assert (await elsewhere.ask("webhook-drop"))["t"] == "ack"
            assert (await elsewhere.ask("webhook"))["host"] == ""

    run(work())


def test_it_goes_with_its_host_and_with_the_table(tmp_path: Path, chat: ChatHost) -> None:
    async def work() -> None:
        async with a_server(tmp_path, chat.network()) as table_server:
            ann, bob = await two_at_a_table(table_server)
            await hook(ann, chat)
            await goes(bob)
            await play_until(ann, waits_for="p2")
            await chat.line()
            assert (await bob_again(table_server)).guest == bob.guest
            assert bob.guest in everything_in(tmp_path)
            assert (await ann.ask("delete-me"))["t"] == "ack"
            assert chat.address not in everything_in(tmp_path)
            cid, _ = await two_at_a_table(table_server)
            await hook(cid, chat)
            games.append(cid.view["game"])

    async def bob_again(table_server: object) -> Desk:
        desk = Desk(table_server, "Bob")  # pyright: ignore[reportArgumentType]
        await desk.greet()
        return desk

    async def forget() -> None:
        store = await SqlStore.open(tmp_path)
        await store.forget(games)
        assert await store.faults() == []
        await store.close()

    games: list[str] = []
    run(work())
    run(forget())
    assert receivers_in(tmp_path) == 0


def test_whoever_is_deleted_is_in_no_notice_to_the_chat(
    tmp_path: Path, chat: ChatHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifier, "WAITS", (60.0,))

    async def work() -> None:
        async with a_server(tmp_path, chat.network()) as table_server:
            ann, bob = await two_at_a_table(table_server)
            await hook(ann, chat)
            await goes(bob)
            chat.answer(503)
            await play_until(ann, waits_for="p2")
            await until(lambda: bool(unsent_in(tmp_path)))
            bob = Desk(table_server, "Bob")
            await bob.greet()
            assert (await bob.ask("delete-me"))["t"] == "ack"
            everything = everything_in(tmp_path)
            assert bob.guest not in everything
            assert "Bob" not in everything

    run(work())
