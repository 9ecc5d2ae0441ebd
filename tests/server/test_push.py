"""Notices by web push: what push services understand and answer, and whose browser it is."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from passgo.server.notices import browsers, encryption, network, notifier
from passgo.server.notices.network import Endpoint, Network, NoWayError, is_public
from passgo.server.store import FILE
from server.harness import Message
from server.in_process import Desk
from server.notified import (
    AtTable,
    Two,
    a_browser,
    a_server,
    come,
    goes,
    nothing_comes,
    play_until,
    receivers_in,
    run,
    unsent_in,
    until,
)
from server.push_service import PushService, decoded, encoded

pytestmark = pytest.mark.usefixtures("soon")


# --- push services ------------------------------------------------------------------------------------------


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Try again sooner."""
    monkeypatch.setattr(notifier, "WAITS", (0.2, 0.4, 0.8))


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(
    at_table: AtTable, tmp_path: Path, service: PushService, status: int
) -> None:
    async def work(two: Two) -> None:
        ann, bob, browser = two
        await goes(bob)
        service.answer(browser, status)
        assert receivers_in(tmp_path) == 1
        await play_until(ann, waits_for="p2")
        await until(lambda: receivers_in(tmp_path) == 0)
        assert unsent_in(tmp_path) == []

    at_table(work)


@pytest.mark.usefixtures("hurried")
def test_a_service_in_trouble_is_asked_again_with_growing_waits(
    at_table: AtTable, tmp_path: Path, service: PushService
) -> None:
    async def work(two: Two) -> None:
        ann, bob, browser = two
        await goes(bob)
        service.answer(browser, 503, 429, 500)
        await play_until(ann, waits_for="p2")
        await service.message(browser)
        times = [at for _, at in service.requests]
        waits = [later - earlier for earlier, later in pairwise(times)]
        assert len(waits) == 3
        assert all(wait >= least for wait, least in zip(waits, notifier.WAITS, strict=True))
        await until(lambda: unsent_in(tmp_path) == [])

    at_table(work)


def test_a_service_says_how_long_it_wants_to_be_left_alone(
    at_table: AtTable, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifier, "WAITS", (0.2, 10.0))  # the last is the most that anybody waits

    async def work(two: Two) -> None:
        ann, bob, browser = two
        await goes(bob)
        service.answer(browser, 429, retry_after="2")
        await play_until(ann, waits_for="p2")
        await service.message(browser)
        assert service.requests[1][1] - service.requests[0][1] >= 2

    at_table(work)


@pytest.mark.usefixtures("hurried")
def test_a_notice_is_given_up_in_the_end(at_table: AtTable, tmp_path: Path, service: PushService) -> None:
    async def work(two: Two) -> None:
        ann, bob, browser = two
        await goes(bob)
        service.answer(browser, *[503] * 4)
        await play_until(ann, waits_for="p2")
        await until(lambda: len(service.requests) == 4)
        await until(lambda: unsent_in(tmp_path) == [])
        await nothing_comes(service, browser)
        assert len(service.requests) == 4
        assert receivers_in(tmp_path) == 1

    at_table(work)


def test_a_refused_message_is_not_tried_again(
    at_table: AtTable, tmp_path: Path, service: PushService
) -> None:
    async def work(two: Two) -> None:
        ann, bob, browser = two
        await goes(bob)
        service.answer(browser, 413)
        await play_until(ann, waits_for="p2")
        await until(lambda: len(service.requests) == 1)
        await until(lambda: unsent_in(tmp_path) == [])
        assert receivers_in(tmp_path) == 1

    at_table(work)


def test_a_slow_service_holds_up_nobody(
    at_table: AtTable, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network, "PATIENCE", 1.0)
    monkeypatch.setattr(notifier, "WAITS", (0.2, 0.2, 0.2, 0.2, 0.2, 0.2))

    async def work(two: Two) -> None:
        ann, bob, browser = two
        await goes(bob)
        service.held.clear()
        await play_until(ann, waits_for="p2")
        await until(lambda: len(service.requests) == 1)
        began = time.monotonic()
        assert (await ann.ask("say", text="hello"))["t"] == "ack"
        assert time.monotonic() - began < 1
        await until(lambda: len(service.requests) == 2)  # given up, and tried again
        service.held.set()
        await service.message(browser)

    at_table(work)


def test_what_was_seen_meanwhile_is_not_sent_any_more(
    at_table: AtTable, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifier, "WAITS", (0.5,))

    async def work(two: Two) -> None:
        ann, bob, browser = two
        await goes(bob)
        service.answer(browser, 503)
        await play_until(ann, waits_for="p2")
        await until(lambda: len(service.requests) == 1)
        await come(ann.table_server, "Bob", ann.people["code"])
        await nothing_comes(service, browser)
        assert len(service.requests) == 1

    at_table(work)


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
            assert receivers_in(tmp_path) == 0

    run(work())


# --- browsers -------------------------------------------------------------------------------------------


def test_a_browser_is_one_guest_s(at_table: AtTable, tmp_path: Path, service: PushService) -> None:
    """Whoever uses it now: its former guest is told nothing there."""

    async def work(two: Two) -> None:
        ann, bob, browser = two
        assert (await ann.ask("notify", **browser.subscription()))["t"] == "ack"
        assert receivers_in(tmp_path) == 1
        assert (await bob.ask("notify-not", endpoint=browser.endpoint))["t"] == "ack"
        assert receivers_in(tmp_path) == 1, "it is not his any more"
        await goes(bob)
        await play_until(ann, waits_for="p2")
        await nothing_comes(service, browser)
        assert (await ann.ask("notify-not", endpoint=browser.endpoint))["t"] == "ack"
        assert receivers_in(tmp_path) == 0

    at_table(work)


def test_of_too_many_browsers_the_latest_stay(tmp_path: Path, service: PushService) -> None:
    async def work() -> None:
        async with a_server(tmp_path, service.network()) as table_server:
            ann = Desk(table_server)
            await ann.greet()
            for number in range(browsers.MOST + 2):
                last = await a_browser(service, ann, f"b{number}")
            assert receivers_in(tmp_path) == browsers.MOST
            with closing(sqlite3.connect(tmp_path / FILE)) as db:
                kept = {endpoint for (endpoint,) in db.execute("SELECT address FROM receiver")}
            assert last.endpoint in kept
            assert not any(endpoint.endswith(("/b0", "/b1")) for endpoint in kept)

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
