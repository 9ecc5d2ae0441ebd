"""Somebody whose page is closed is told what waits for them, once, and by a push service that understands it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from passgo.bots import registry
from passgo.server.push import encryption, network, notifier
from passgo.server.push.network import Endpoint, Network, NoWayError, is_public
from passgo.server.push.notifier import Notifier
from passgo.server.store import FILE, SqlStore
from passgo.server.system import terminal
from passgo.table.running import notices as watch
from passgo.table.table_server import TableServer
from server.harness import HANGS, Message
from server.in_process import Desk, env_of, serving
from server.postgres import Cluster
from server.push_service import Browser, PushService, decoded, encoded
from server.servers import least

CONTACT = "https://passgo.example"
DAYS = {"days": 1}
"""A game by correspondence."""
ACTS = {"throw": "roll", "rolloff": "roll", "tax": "tax flat", "auction": "pass", "jail": "roll"}
SOON = 5.0
"""Seconds within which somebody is told."""


SETTLED = watch.SETTLED


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell sooner than a server does, so that less has to be waited for where nothing comes."""
    monkeypatch.setattr(watch, "SETTLED", 0.2)
    monkeypatch.setattr(watch, "GLANCE", 0.5)


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as one:
        yield one


@asynccontextmanager
async def a_server(
    where: Path | str, by: Network, clock: Callable[[], float] = time.time
) -> AsyncGenerator[TableServer]:
    """A server with its notices."""
    store = await SqlStore.open(where)
    notices = Notifier(store.notices, clock, terminal.warn_of, CONTACT, by)
    env = env_of(store, registry.find, clock, 0)._replace(notices=notices)
    await notices.open()
    try:
        async with serving(env) as table_server:
            yield table_server
    finally:
        await notices.close()
        await store.close()


def run(work: Awaitable[None]) -> None:
    async def limited() -> None:
        await asyncio.wait_for(work, 3 * HANGS)

    asyncio.run(limited())


async def a_browser(service: PushService, desk: Desk, name: str = "", language: str = "en") -> Browser:
    """A browser in which somebody wants to be told."""
    key = (await desk.ask("push-key"))["key"]
    browser = service.browser(name or desk.who, key)
    answer = await desk.ask("notify", **browser.subscription(language))
    assert answer["t"] == "ack", answer
    return browser


async def at_a_table(table_server: TableServer, **terms: Any) -> tuple[Desk, Desk]:
    """Ann and Bob, in whose game it is Ann's turn."""
    ann, bob = await begin(table_server, **terms)
    await play_until(ann, bob, waits_for="p1", kind="throw")
    return ann, bob


async def begin(table_server: TableServer, **terms: Any) -> tuple[Desk, Desk]:
    """Ann and Bob, whose game begins."""
    ann = Desk(table_server)
    await ann.greet()
    assert (await ann.lay("us1973", ["person", "free"], begin=False, **terms))["t"] == "ack"
    bob = await come(table_server, "Bob", ann.people["code"])
    assert (await bob.ask("sit", place=2))["t"] == "ack"
    assert (await bob.ask("ready", ready=True))["t"] == "ack"
    assert (await ann.ask("begin"))["t"] == "ack"
    for desk in (ann, bob):
        if not desk.view:
            await desk.until("game")
        while not desk.options:
            await desk.hear()
    return ann, bob


async def come(table_server: TableServer, who: str, code: str) -> Desk:
    desk = Desk(table_server, who)
    await desk.greet()
    assert (await desk.ask("visit", code=code))["t"] == "ack"
    return desk


async def play_until(*desks: Desk, waits_for: str, kind: str = "") -> None:
    """Let those who are there play until the game waits for a seat, with a question of this kind if one is named."""
    while True:
        await catch_up(*desks)
        awaits = desks[0].state["awaits"]
        if awaits["seats"] == [waits_for] and kind in ("", awaits["kind"]):
            return
        await one_move(*desks)


async def catch_up(*desks: Desk) -> None:
    """Everybody who is there hears of the last move."""
    last = max(desk.n for desk in desks)
    for desk in desks:
        while desk.n < last:
            await desk.hear()


async def one_move(*desks: Desk) -> None:
    """Let whoever is asked decide once."""
    await catch_up(*desks)
    awaits = desks[0].state["awaits"]
    seat = awaits["seats"][0]
    mine = next(desk for desk in desks if desk.guest == guest_of(desk, seat))
    while not mine.known:
        await mine.hear()
    verb = ACTS.get(awaits["kind"]) or least(mine, seat)
    answer = await mine.ask("move", n=mine.n, text=f"{seat} {verb}")
    assert answer["t"] == "ack", answer


def guest_of(desk: Desk, seat: str) -> str:
    return next(str(one["guest"]) for one in desk.people["places"] if one["seat"] == seat)


async def goes(desk: Desk) -> None:
    """Somebody closes the page."""
    desk.client.said_goodbye = True
    desk.leave()
    await asyncio.sleep(0)


async def nothing_comes(service: PushService, browser: Browser) -> None:
    """For a multiple of the time that a notice takes."""
    await asyncio.sleep(5 * watch.SETTLED)
    assert service.messages(browser) == 0


# --- whom it is told, and what ----------------------------------------------------------------------------


def test_it_is_my_turn_and_my_page_is_closed(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "SETTLED", SETTLED)  # as a server has it

    async def work() -> None:
        async with a_server(tmp_path, service.network()) as table_server:
            ann, bob = await at_a_table(table_server, clock=DAYS)
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


def test_whoever_has_the_page_open_gets_nothing(tmp_path: Path, service: PushService) -> None:
    async def work() -> None:
        async with a_server(tmp_path, service.network()) as table_server:
            ann, bob = await at_a_table(table_server, clock=DAYS)
            browser = await a_browser(service, bob)
            await play_until(ann, bob, waits_for="p2")
            await nothing_comes(service, browser)
            await goes(bob)  # he has seen it
            await nothing_comes(service, browser)

    run(work())


def test_what_came_as_a_page_was_closed_is_announced(tmp_path: Path, service: PushService) -> None:
    async def work() -> None:
        async with a_server(tmp_path, service.network()) as table_server:
            ann, bob = await at_a_table(table_server, clock=DAYS)
            browser = await a_browser(service, bob)
            await play_until(ann, bob, waits_for="p2")
            await goes(bob)  # in the same moment
            assert "your turn to roll" in (await service.message(browser)).words

    run(work())


def test_what_came_as_a_page_fell_silent_is_announced(tmp_path: Path, service: PushService) -> None:
    """A phone in a pocket says late that it is gone: nobody knows whether its last seconds were seen."""

    async def work() -> None:
        async with a_server(tmp_path, service.network()) as table_server:
            ann, bob = await at_a_table(table_server, clock=DAYS)
            browser = await a_browser(service, bob)
            await play_until(ann, bob, waits_for="p2")
            bob.leave()
            assert "your turn to roll" in (await service.message(browser)).words

    run(work())


def test_a_trade_is_announced_and_then_the_turn_after_it(tmp_path: Path, service: PushService) -> None:
    async def work() -> None:
        async with a_server(tmp_path, service.network()) as table_server:
            ann, bob = await at_a_table(table_server, clock=DAYS)
            browser = await a_browser(service, bob)
            await goes(bob)
            assert (await ann.ask("offer", text="p1 offer p2 5 for 1"))["t"] == "ack"
            offered = await service.message(browser)
            assert offered.words.endswith("Seat 1 is offering you a trade.")
            assert (await ann.ask("offer", text="p1 offer p2 7 for 1"))["t"] == "ack"
            await nothing_comes(service, browser)  # one notice at a time
            bob = await come(table_server, "Bob", offered.code)
            await play_until(ann, bob, waits_for="p1")
            await goes(bob)
            await play_until(ann, waits_for="p2")
            turn = await service.message(browser)
            assert "your turn to roll" in turn.words
            assert turn.headers["topic"] == offered.headers["topic"], "it takes the place of the offer"

    run(work())


def test_a_rent_that_is_mine_to_ask_for_is_announced(tmp_path: Path, service: PushService) -> None:
    """At a table where nobody claims for me."""

    async def work() -> None:
        async with a_server(tmp_path, service.network()) as table_server:
            ann, bob = await at_a_table(table_server, clock=DAYS, claims="strict")
            browser = await a_browser(service, bob)
            while not ann.state["claims"] or ann.state["claims"][0]["owner"] != "p2":
                await one_move(ann, bob)
            bob.leave()
            assert (await service.message(browser)).words.endswith(
                "landed on your property. Ask for the rent."
            )

    run(work())


def test_the_end_of_a_game_is_announced(tmp_path: Path, service: PushService) -> None:
    async def work() -> None:
        async with a_server(tmp_path, service.network()) as table_server:
            ann, bob = await at_a_table(table_server, clock=DAYS)
            browser = await a_browser(service, bob)
            await goes(bob)
            assert (await ann.ask("give-up"))["t"] == "ack"
            assert (await service.message(browser)).words.endswith("the game has ended.")

    run(work())


def test_whoever_looks_at_the_lists_is_left_alone(tmp_path: Path, service: PushService) -> None:
    async def work() -> None:
        async with a_server(tmp_path, service.network()) as table_server:
            ann, bob = await at_a_table(table_server, clock=DAYS)
            browser = await a_browser(service, bob)
            assert (await bob.ask("tables"))["t"] == "ack"
            await play_until(ann, waits_for="p2")
            await nothing_comes(service, browser)

    run(work())


def test_around_a_real_board_nobody_is_announced(tmp_path: Path, service: PushService) -> None:
    async def work() -> None:
        async with a_server(tmp_path, service.network()) as table_server:
            ann, bob = await begin(table_server, real_board=True)
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
            ann, bob = await at_a_table(table_server, clock=DAYS)
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
            ann, bob = await at_a_table(table_server, clock=DAYS)
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
            ann, bob = await at_a_table(table_server, clock=DAYS)
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
            ann, bob = await at_a_table(first, clock=DAYS)
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
            ann, bob = await at_a_table(first, clock=DAYS)
            browser = await a_browser(service, bob)
            told = ann.view["game"], bob.guest, ["q99"], "KTR482", {"en": "It’s you.", "fr": "C’est vous."}
            for table_server in (first, second):
                assert table_server.env.notices
                table_server.env.notices.tell(*told)
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


# --- push services ------------------------------------------------------------------------------------------


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Try again sooner."""
    monkeypatch.setattr(notifier, "WAITS", (0.2, 0.4, 0.8))


@asynccontextmanager
async def bob_is_asked(folder: Path, service: PushService) -> AsyncGenerator[tuple[Desk, Browser]]:
    """A server where Bob, whose page is closed, is about to be told."""
    async with a_server(folder, service.network()) as table_server:
        ann, bob = await at_a_table(table_server, clock=DAYS)
        browser = await a_browser(service, bob)
        await goes(bob)
        yield ann, browser


def browsers_in(folder: Path) -> int:
    with closing(sqlite3.connect(folder / FILE)) as db:
        return db.execute("SELECT count(*) FROM browser").fetchone()[0]


def unsent_in(folder: Path) -> list[tuple[str, int]]:
    with closing(sqlite3.connect(folder / FILE)) as db:
        return db.execute("SELECT body, tries FROM notice WHERE due IS NOT NULL").fetchall()


async def until(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(HANGS):
        while not what():  # noqa: ASYNC110 -- the service is in another thread, and the store in a file
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, service: PushService, status: int) -> None:
    async def work() -> None:
        async with bob_is_asked(tmp_path, service) as (ann, browser):
            service.answer(browser, status)
            assert browsers_in(tmp_path) == 1
            await play_until(ann, waits_for="p2")
            await until(lambda: browsers_in(tmp_path) == 0)
            assert unsent_in(tmp_path) == []

    run(work())


@pytest.mark.usefixtures("hurried")
def test_a_service_in_trouble_is_asked_again_with_growing_waits(tmp_path: Path, service: PushService) -> None:
    async def work() -> None:
        async with bob_is_asked(tmp_path, service) as (ann, browser):
            service.answer(browser, 503, 429, 500)
            await play_until(ann, waits_for="p2")
            await service.message(browser)
            times = [at for _, at in service.requests]
            waits = [later - earlier for earlier, later in pairwise(times)]
            assert len(waits) == 3
            assert all(wait >= least for wait, least in zip(waits, notifier.WAITS, strict=True))
            await until(lambda: unsent_in(tmp_path) == [])

    run(work())


def test_a_service_says_how_long_it_wants_to_be_left_alone(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifier, "WAITS", (0.2, 10.0))  # the last is the most that anybody waits

    async def work() -> None:
        async with bob_is_asked(tmp_path, service) as (ann, browser):
            service.answer(browser, 429, retry_after="2")
            await play_until(ann, waits_for="p2")
            await service.message(browser)
            assert service.requests[1][1] - service.requests[0][1] >= 2

    run(work())


@pytest.mark.usefixtures("hurried")
def test_a_notice_is_given_up_in_the_end(tmp_path: Path, service: PushService) -> None:
    async def work() -> None:
        async with bob_is_asked(tmp_path, service) as (ann, browser):
            service.answer(browser, *[503] * 4)
            await play_until(ann, waits_for="p2")
            await until(lambda: len(service.requests) == 4)
            await until(lambda: unsent_in(tmp_path) == [])
            await nothing_comes(service, browser)
            assert len(service.requests) == 4
            assert browsers_in(tmp_path) == 1

    run(work())


def test_a_refused_message_is_not_tried_again(tmp_path: Path, service: PushService) -> None:
    async def work() -> None:
        async with bob_is_asked(tmp_path, service) as (ann, browser):
            service.answer(browser, 413)
            await play_until(ann, waits_for="p2")
            await until(lambda: len(service.requests) == 1)
            await until(lambda: unsent_in(tmp_path) == [])
            assert browsers_in(tmp_path) == 1

    run(work())


def test_a_slow_service_holds_up_nobody(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network, "PATIENCE", 1.0)
    monkeypatch.setattr(notifier, "WAITS", (0.2, 0.2, 0.2, 0.2, 0.2, 0.2))

    async def work() -> None:
        async with bob_is_asked(tmp_path, service) as (ann, browser):
            service.held.clear()
            await play_until(ann, waits_for="p2")
            await until(lambda: len(service.requests) == 1)
            began = time.monotonic()
            assert (await ann.ask("say", text="hello"))["t"] == "ack"
            assert time.monotonic() - began < 1
            await until(lambda: len(service.requests) == 2)  # given up, and tried again
            service.held.set()
            await service.message(browser)

    run(work())


def test_what_was_seen_meanwhile_is_not_sent_any_more(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifier, "WAITS", (0.5,))

    async def work() -> None:
        async with bob_is_asked(tmp_path, service) as (ann, browser):
            service.answer(browser, 503)
            await play_until(ann, waits_for="p2")
            await until(lambda: len(service.requests) == 1)
            await come(ann.table_server, "Bob", ann.people["code"])
            await nothing_comes(service, browser)
            assert len(service.requests) == 1

    run(work())


def test_encryption_is_that_of_the_standard() -> None:
    """The example of RFC 8291, appendix A."""
    keys = encryption.BrowserKeys.of(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    number = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    own, salt = ec.derive_private_key(number, ec.SECP256R1()), decoded("DGv6ra1nlYgDCS1FRnbzlw")
    record = b"When I grow up, I want to be a watermelon\2"
    assert encoded(encryption.encrypt_with(record, keys, own, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_every_message_has_one_length() -> None:
    assert len(encryption.filled(b"")) == len(encryption.filled(b"x" * (encryption.LENGTH - 1)))
    with pytest.raises(ValueError, match="less than"):
        encryption.filled(b"x" * encryption.LENGTH)


# --- addresses that strangers name --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://2130706433/a",
        "https://localhost/a",
        "https://push.example:8443/a",
        "https://ann@push.example/a",
        "https://push.example:x/a",
        "https://push.example/a\r\nx: y",
        "https:///a",
        "ftp://push.example/a",
        "push.example",
        "",
    ],
)
def test_an_endpoint_is_the_address_of_a_host_by_https(url: str) -> None:
    with pytest.raises(NoWayError):
        Endpoint.of(url)


def test_an_endpoint_is_read() -> None:
    assert Endpoint.of("https://push.example/a/b?c=d") == ("push.example", "/a/b?c=d")
    assert Endpoint.of("https://push.example:443").origin == "https://push.example"


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("64:ff9b::808:808", True),
        ("127.0.0.1", False),
        ("10.0.0.1", False),
        ("172.16.3.4", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("ff0e::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:8.8.8.8", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("not a number", False),
    ],
)
def test_nobody_is_sent_to_an_address_that_is_not_public(address: str, public: bool) -> None:
    assert is_public(address) == public


def test_a_name_of_this_machine_is_refused_before_anything_is_sent(service: PushService) -> None:
    """The name that the system gives to itself, as any name may lead home."""

    async def work() -> None:
        with pytest.raises(NoWayError, match="not public"):
            await network.find_public("localhost")
        with pytest.raises(NoWayError, match="not public"):
            await Network().post(Endpoint("localhost", "/"), {}, b"")

    asyncio.run(work())
    assert service.requests == []


def test_a_wrong_subscription_changes_nothing(tmp_path: Path, service: PushService) -> None:
    async def work() -> None:
        async with a_server(tmp_path, service.network()) as table_server:
            ann = Desk(table_server)
            await ann.greet()
            good = service.browser("a", (await ann.ask("push-key"))["key"]).subscription()
            for name, value, said in (
                ("endpoint", "https://127.0.0.1/x", "endpoint: expected the name of a host, not a number"),
                ("p256dh", "A" * 87, "p256dh: expected a point on the curve P-256"),
            ):
                answer = await ann.ask("notify", **{**good, name: value})
                assert (answer["key"], answer["detail"]) == ("malformed", said)
            assert browsers_in(tmp_path) == 0

    run(work())


# --- people -------------------------------------------------------------------------------------------------


def test_a_browser_is_one_guest_s(tmp_path: Path, service: PushService) -> None:
    """Whoever uses it now: its former guest is told nothing there."""

    async def work() -> None:
        async with a_server(tmp_path, service.network()) as table_server:
            ann, bob = await at_a_table(table_server, clock=DAYS)
            browser = await a_browser(service, bob)
            assert (await ann.ask("notify", **browser.subscription()))["t"] == "ack"
            assert browsers_in(tmp_path) == 1
            assert (await bob.ask("notify-not", endpoint=browser.endpoint))["t"] == "ack"
            assert browsers_in(tmp_path) == 1, "it is not his any more"
            await goes(bob)
            await play_until(ann, waits_for="p2")
            await nothing_comes(service, browser)
            assert (await ann.ask("notify-not", endpoint=browser.endpoint))["t"] == "ack"
            assert browsers_in(tmp_path) == 0

    run(work())


def test_of_too_many_browsers_the_latest_stay(tmp_path: Path, service: PushService) -> None:
    async def work() -> None:
        async with a_server(tmp_path, service.network()) as table_server:
            ann = Desk(table_server)
            await ann.greet()
            for number in range(notifier.MOST_BROWSERS + 2):
                last = await a_browser(service, ann, f"b{number}")
            assert browsers_in(tmp_path) == notifier.MOST_BROWSERS
            with closing(sqlite3.connect(tmp_path / FILE)) as db:
                kept = {endpoint for (endpoint,) in db.execute("SELECT endpoint FROM browser")}
            assert last.endpoint in kept
            assert not any(endpoint.endswith(("/b0", "/b1")) for endpoint in kept)

    run(work())


def test_of_whoever_is_deleted_nothing_is_left_here_either(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifier, "WAITS", (HANGS,))

    async def work() -> None:
        async with a_server(tmp_path, service.network()) as table_server:
            ann, bob = await at_a_table(table_server, clock=DAYS)
            browser, hers = await a_browser(service, bob), await a_browser(service, ann)
            await goes(bob)
            service.answer(browser, 503)
            await play_until(ann, waits_for="p2")
            await until(lambda: unsent_in(tmp_path) != [])
            assert "Ann" in unsent_in(tmp_path)[0][0], "a notice to Bob names her"
            assert (await ann.ask("delete-me"))["t"] == "ack"
            with closing(sqlite3.connect(tmp_path / FILE)) as db:
                everything = "\n".join(db.iterdump())
            assert hers.endpoint not in everything
            assert "(Ann)" not in everything
            assert ann.guest not in everything
            assert browser.endpoint in everything, "his stays"

    run(work())


def test_a_game_that_is_taken_out_takes_its_notices_along(tmp_path: Path, service: PushService) -> None:
    """And the browsers of whoever has a seat nowhere now."""

    async def work() -> None:
        async with bob_is_asked(tmp_path, service) as (ann, browser):
            await play_until(ann, waits_for="p2")
            await service.message(browser)
        store = await SqlStore.open(tmp_path)
        await store.forget([ann.view["game"]])
        assert browsers_in(tmp_path) == 0
        assert await store.faults() == []
        await store.close()

    run(work())


def test_the_secret_key_leaves_the_store_for_nobody(tmp_path: Path, service: PushService) -> None:
    heard: list[Message] = []

    async def work() -> None:
        async with a_server(tmp_path, service.network()) as table_server:
            ann = Desk(table_server)
            await ann.greet()
            heard.append(await ann.ask("push-key"))

    run(work())
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        ((secret,),) = db.execute("SELECT key FROM push_key").fetchall()
    assert encryption.ServerKey(secret).public == heard[0]["key"]
    assert secret not in str(heard)


def test_a_server_without_notices_says_so(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqlStore.open(tmp_path)
        async with serving(env_of(store, registry.find, time.time)) as table_server:
            ann = Desk(table_server)
            assert (await ann.greet())["missing"] == ["notices"]
            assert (await ann.ask("push-key"))["key"] == "not-now"
        await store.close()

    run(work())
