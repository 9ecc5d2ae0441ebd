"""Somebody whose page is closed is told what waits for them, once."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from passgo.bots import registry
from passgo.server.notices import notifier
from passgo.server.store import SqlStore
from passgo.table.commands import table_commands
from passgo.table.commands.waiting import GuestNotice
from passgo.table.running import notices as watch
from server.harness import HANGS
from server.in_process import Desk, env_of, serving
from server.notified import (
    DAYS,
    SETTLED,
    AtTable,
    Two,
    a_browser,
    a_server,
    begin,
    catch_up,
    come,
    everything_in,
    goes,
    nothing_comes,
    one_move,
    play_until,
    receivers_in,
    run,
    two_at_a_table,
    unsent_in,
    until,
)
from server.postgres import Cluster
from server.push_service import Browser, PushService

pytestmark = pytest.mark.usefixtures("soon")

SOON = 5.0
"""Seconds within which somebody is told."""


# --- whom it is told, and what ----------------------------------------------------------------------------


def test_it_is_my_turn_and_my_page_is_closed(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "SETTLED", SETTLED)  # as a server has it

    async def work() -> None:
        async with a_server(tmp_path, service.network()) as table_server:
            ann, bob = await two_at_a_table(table_server)
            browsers = [
                await a_browser(service, bob, "phone"),
                await a_browser(service, bob, "computer", "fr"),
            ]
            hers = await a_browser(service, ann)
            code = ann.people["code"]
            await goes(bob)
            await play_until(ann, waits_for="p2")
            asked, kind = time.time(), ann.state["awaits"]["kind"]
            english, french = [await service.message(browser) for browser in browsers]
            assert max(english.at, french.at) - asked < SOON
            assert english.code == code
            assert kind == "throw"
            assert english.words == f"Table {code} (Ann): it’s your turn to roll."
            assert french.words == f"Table {code} (Ann)\u00a0: c’est à vous de lancer les dés."
            assert english.headers["urgency"] == "high"
            assert int(english.headers["ttl"]) > 24 * 3600
            assert len(english.headers["topic"]) == 32
            assert english.headers["topic"] != french.headers["topic"], "a service knows no more than it must"
            await nothing_comes(service, hers)
            assert len(service.requests) == 2

    run(work())


def test_whoever_has_the_page_open_gets_nothing(at_table: AtTable, service: PushService) -> None:
    async def work(two: Two) -> None:
        ann, bob, browser = two
        await play_until(ann, bob, waits_for="p2")
        await nothing_comes(service, browser)
        await goes(bob)  # he has seen it
        await nothing_comes(service, browser)

    at_table(work)


def test_what_came_as_a_page_was_closed_is_announced(at_table: AtTable, service: PushService) -> None:
    async def work(two: Two) -> None:
        ann, bob, browser = two
        await play_until(ann, bob, waits_for="p2")
        await goes(bob)  # in the same moment
        assert "your turn to roll" in (await service.message(browser)).words

    at_table(work)


def test_what_came_as_a_page_fell_silent_is_announced(at_table: AtTable, service: PushService) -> None:
    """A phone in a pocket says late that it is gone: nobody knows whether its last seconds were seen."""

    async def work(two: Two) -> None:
        ann, bob, browser = two
        await play_until(ann, bob, waits_for="p2")
        bob.leave()
        assert "your turn to roll" in (await service.message(browser)).words

    at_table(work)


def test_a_trade_is_announced_and_then_the_turn_after_it(at_table: AtTable, service: PushService) -> None:
    async def work(two: Two) -> None:
        ann, bob, browser = two
        await goes(bob)
        assert (await ann.ask("offer", text="p1 offer p2 5 for 1"))["t"] == "ack"
        offered = await service.message(browser)
        assert offered.words.endswith("Seat 1 is offering you a trade.")
        assert (await ann.ask("offer", text="p1 offer p2 7 for 1"))["t"] == "ack"
        await nothing_comes(service, browser)  # one notice at a time
        bob = await come(two.ann.table_server, "Bob", offered.code)
        await play_until(ann, bob, waits_for="p1")
        await goes(bob)
        await play_until(ann, waits_for="p2")
        turn = await service.message(browser)
        assert "your turn to roll" in turn.words
        assert turn.headers["topic"] == offered.headers["topic"], "it takes the place of the offer"

    at_table(work)


def test_a_rent_that_is_mine_to_ask_for_is_announced(tmp_path: Path, service: PushService) -> None:
    """At a table where nobody claims for me."""

    async def work() -> None:
        async with a_server(tmp_path, service.network()) as table_server:
            ann, bob = await two_at_a_table(table_server, claims="strict")
            browser = await a_browser(service, bob)
            while not ann.state["claims"] or ann.state["claims"][0]["owner"] != "p2":
                await one_move(ann, bob)
            bob.leave()
            assert (await service.message(browser)).words.endswith(
                "landed on your property. Ask for the rent."
            )

    run(work())


def test_an_undo_that_waits_for_my_consent_is_announced(at_table: AtTable, service: PushService) -> None:
    async def work(two: Two) -> None:
        ann, bob, browser = two
        await play_until(ann, bob, waits_for="p1", kind="buy")
        assert (await ann.ask("move", n=ann.n, text="p1 decline"))["t"] == "ack"
        await catch_up(ann, bob)
        assert (await bob.ask("move", n=bob.n, text="p2 bid 20"))["t"] == "ack"
        await goes(bob)
        await catch_up(ann)
        while ann.n < bob.n:
            await ann.hear()
        assert (await ann.ask("takeback", seat="p1", n=ann.n))["t"] == "ack"
        assert (await service.message(browser)).words.endswith("Seat 1 asks to undo a move.")

    at_table(work)


def test_a_vote_that_waits_for_me_is_announced(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_commands, "HOLDS_UP", 0.0)

    async def work() -> None:
        async with a_server(tmp_path, service.network()) as table_server:
            ann, bob, cid = await begin(table_server, "Bob", "Cid", clock=DAYS)
            await play_until(ann, bob, cid, waits_for="p1")
            browsers = [await a_browser(service, desk) for desk in (ann, bob, cid)]
            await goes(cid)
            assert (await bob.ask("vote", place=1, free=True))["t"] == "ack"
            assert (await service.message(browsers[2])).words.endswith(
                "a vote is open about the seat of Seat 1."
            )
            for there in browsers[:2]:
                await nothing_comes(service, there)

    run(work())


def test_the_end_of_a_game_is_announced(at_table: AtTable, service: PushService) -> None:
    async def work(two: Two) -> None:
        ann, bob, browser = two
        await goes(bob)
        assert (await ann.ask("give-up"))["t"] == "ack"
        assert (await service.message(browser)).words.endswith("the game has ended.")

    at_table(work)


def test_whoever_looks_at_the_lists_is_left_alone(at_table: AtTable, service: PushService) -> None:
    async def work(two: Two) -> None:
        ann, bob, browser = two
        assert (await bob.ask("tables"))["t"] == "ack"
        await play_until(ann, waits_for="p2")
        await nothing_comes(service, browser)

    at_table(work)


def test_around_a_real_board_nobody_is_announced(tmp_path: Path, service: PushService) -> None:
    async def work() -> None:
        async with a_server(tmp_path, service.network()) as table_server:
            ann, bob = await begin(table_server, "Bob", real_board=True)
            browser = await a_browser(service, bob)
            await goes(bob)
            assert (await ann.ask("move", n=ann.n, text="p1 roll"))["t"] == "ack"
            assert (await ann.ask("move", n=ann.n, text="* dice 3 4"))["t"] == "ack"
            assert ann.state["awaits"]["seats"] == ["p2"]
            await nothing_comes(service, browser)

    run(work())


# --- once ---------------------------------------------------------------------------------------------------


def test_a_restart_repeats_nothing(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "SIGN", 0.5)  # what a table is found with is told after this
    browsers: list[Browser] = []

    async def before() -> None:
        async with a_server(tmp_path, service.network()) as table_server:
            ann, bob = await two_at_a_table(table_server)
            browsers.append(await a_browser(service, bob))
            await goes(bob)
            await play_until(ann, waits_for="p2")
            await service.message(browsers[0])

    async def after() -> None:
        async with a_server(tmp_path, service.network()):
            await nothing_comes(service, browsers[0])

    run(before())
    run(after())


def test_after_a_restart_nobody_hears_of_what_was_seen(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "SIGN", 0.5)
    browsers: list[Browser] = []

    async def before() -> None:
        async with a_server(tmp_path, service.network()) as table_server:
            ann, bob = await two_at_a_table(table_server)
            browsers.append(await a_browser(service, bob))
            await play_until(ann, bob, waits_for="p2")
            await asyncio.sleep(2 * watch.GLANCE)
            await goes(bob)

    async def after() -> None:
        async with a_server(tmp_path, service.network()):
            await nothing_comes(service, browsers[0])

    run(before())
    run(after())


def test_what_a_server_could_not_send_the_next_one_sends(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifier, "TAKEN_FOR", 1.0)
    browsers: list[Browser] = []

    async def before() -> None:
        async with a_server(tmp_path, service.network()) as table_server:
            ann, bob = await two_at_a_table(table_server)
            browsers.append(await a_browser(service, bob))
            service.held.clear()
            await goes(bob)
            await play_until(ann, waits_for="p2")
            await until(lambda: len(service.requests) > 0)

    async def after() -> None:
        async with a_server(tmp_path, service.network()):
            service.held.set()
            await service.message(browsers[0])

    run(before())
    run(after())


def test_of_two_servers_one_tells(cluster: Cluster, service: PushService) -> None:
    address = cluster.database()

    async def work() -> None:
        async with (
            a_server(address, service.network()) as first,
            a_server(address, service.network()) as second,
        ):
            ann, bob = await two_at_a_table(first)
            code = ann.people["code"]
            browser = await a_browser(service, bob)
            elsewhere = await come(second, "Ann", code)
            await goes(bob)
            ann.leave()
            await play_until(elsewhere, waits_for="p2")
            await service.message(browser)
            await nothing_comes(service, browser)
            assert len(service.requests) == 1

    run(work())


def test_what_two_servers_tell_at_once_is_notified_by_one(cluster: Cluster, service: PushService) -> None:
    """As when one takes over a table that the other has not given up yet."""
    address = cluster.database()

    async def work() -> None:
        async with (
            a_server(address, service.network()) as first,
            a_server(address, service.network()) as second,
        ):
            ann, bob = await two_at_a_table(first)
            browser = await a_browser(service, bob)
            words = {"en": "It’s you.", "fr": "C’est vous."}
            told = GuestNotice(ann.view["game"], bob.guest, "Bob", ["q99"], "KTR482", words)
            for table_server in (first, second):
                assert table_server.env.notices
                table_server.env.notices.tell(told)
            assert (await service.message(browser)).words == "It’s you."
            await nothing_comes(service, browser)

    run(work())


def test_two_servers_have_one_key(cluster: Cluster, service: PushService) -> None:
    address = cluster.database()

    async def work() -> None:
        async with (
            a_server(address, service.network()) as first,
            a_server(address, service.network()) as second,
        ):
            ann, bob = Desk(first, "Ann"), Desk(second, "Bob")
            await asyncio.gather(ann.greet(), bob.greet())
            keys = await asyncio.gather(ann.ask("push-key"), bob.ask("push-key"))
            assert keys[0]["key"] == keys[1]["key"]

    run(work())


# --- people ---------------------------------------------------------------------------------------------


def test_of_whoever_is_deleted_nothing_is_left_here_either(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifier, "WAITS", (HANGS,))

    async def work() -> None:
        async with a_server(tmp_path, service.network()) as table_server:
            ann, bob = await two_at_a_table(table_server)
            browser, hers = await a_browser(service, bob), await a_browser(service, ann)
            await goes(bob)
            service.answer(browser, 503)
            await play_until(ann, waits_for="p2")
            await until(lambda: unsent_in(tmp_path) != [])
            assert "Ann" in unsent_in(tmp_path)[0][0], "a notice to Bob names her"
            assert (await ann.ask("delete-me"))["t"] == "ack"
            everything = everything_in(tmp_path)
            assert hers.endpoint not in everything
            assert "(Ann)" not in everything
            assert ann.guest not in everything
            assert browser.endpoint in everything, "his stays"

    run(work())


def test_a_game_that_is_taken_out_takes_its_notices_along(tmp_path: Path, service: PushService) -> None:
    """And the browsers of whoever has a seat nowhere now."""

    async def work() -> None:
        async with a_server(tmp_path, service.network()) as table_server:
            ann, bob = await two_at_a_table(table_server)
            browser = await a_browser(service, bob)
            await goes(bob)
            await play_until(ann, waits_for="p2")
            await service.message(browser)
        store = await SqlStore.open(tmp_path)
        await store.forget([ann.view["game"]])
        assert receivers_in(tmp_path) == 0
        assert await store.faults() == []
        await store.close()

    run(work())


def test_a_server_without_notices_says_so(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqlStore.open(tmp_path)
        async with serving(env_of(store, registry.find, time.time)) as table_server:
            ann = Desk(table_server)
            assert (await ann.greet())["missing"] == ["notices", "mail"]
            assert (await ann.ask("push-key"))["key"] == "not-now"
        await store.close()

    run(work())
