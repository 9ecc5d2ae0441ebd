"""Notices by mail: to an address whose owner said so, until they say otherwise."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from passgo.server.notices import mails, notifier
from passgo.server.notices.mail_server import MailServer, MailServerError
from passgo.server.notices.network import Network
from passgo.table.api.calls import ApiRequest
from passgo.table.api.limits import NoLimits
from passgo.table.api.operations import Api
from passgo.table.running import notices as watch
from passgo.table.table_server import TableServer
from server.harness import Message
from server.in_process import Desk
from server.mail_host import PASSWORD, SENDER, MailHost, key_in
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
from table.alone import NoStudies

pytestmark = pytest.mark.usefixtures("soon")

BOB = "bob@home.example"
NETWORK = Network()
"""Nothing is sent there: notices go by mail alone."""


@pytest.fixture
def post() -> Iterator[MailHost]:
    with MailHost() as one:
        yield one


async def page(table_server: TableServer, key: str, act: str = "") -> Message:
    """What the page of an address shows, or does."""
    path, method = (f"/api/mail/{key}/{act}", "POST") if act else (f"/api/mail/{key}", "GET")
    answer = await Api(table_server, NoLimits(), NoStudies()).answer(
        method, path, ApiRequest({}, {}, nothing())
    )
    assert answer.status == 200, answer
    return json.loads(answer.body)


async def nothing() -> AsyncIterator[bytes]:
    for part in ():
        yield part


async def give(desk: Desk, address: str = BOB, language: str = "en") -> Message:
    return await desk.ask("mail-set", address=address, language=language)


async def confirmed(desk: Desk, post: MailHost, language: str = "en") -> str:
    """Somebody gives an address and follows the link; returns the key of its page."""
    assert (await give(desk, language=language))["mail"] == {"address": BOB, "confirmed": False}
    key = key_in(await post.mail())
    assert await page(desk.table_server, key, "confirm") == {"address": BOB, "confirmed": True}
    return key


async def nothing_comes(post: MailHost) -> None:
    """For a multiple of the time that a notice takes."""
    await asyncio.sleep(5 * watch.SETTLED)
    assert post.unread == 0


def test_a_mail_says_what_waits_and_how_to_get_no_more(tmp_path: Path, post: MailHost) -> None:
    async def work() -> None:
        async with a_server(tmp_path, NETWORK, mail=post.options()) as table_server:
            ann, bob = await two_at_a_table(table_server)
            code, key = ann.people["code"], await confirmed(bob, post)
            await goes(bob)
            await play_until(ann, waits_for="p2")
            mail = await post.mail()
            assert (mail["to"], mail["from"]) == (BOB, f"passgo <{SENDER}>")
            assert mail["subject"] == f"Table {code} (Ann): it’s your turn to roll."
            lines = mail.get_content().splitlines()
            assert f"{PUBLIC}/t/{code}" in lines
            assert lines[-1] == f"{PUBLIC}/mail/{key}"
            assert mail["list-unsubscribe"] == f"<{PUBLIC}/api/mail/{key}/leave>"
            assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
            await nothing_comes(post)
            assert await page(table_server, key) == {"address": BOB, "confirmed": True}
            assert await page(table_server, key, "leave") == {"address": "", "confirmed": False}
            assert BOB not in everything_in(tmp_path)
            bob = await come(table_server, "Bob", code)
            await play_until(ann, bob, waits_for="p1")
            await goes(bob)
            await play_until(ann, waits_for="p2")
            await nothing_comes(post)

    run(work())


def test_nothing_goes_to_an_address_before_its_owner_says_so(tmp_path: Path, post: MailHost) -> None:
    async def work() -> None:
        async with a_server(tmp_path, NETWORK, mail=post.options()) as table_server:
            ann, bob = await two_at_a_table(table_server)
            assert (await give(bob, language="fr"))["t"] == "mail"
            question = await post.mail()
            assert question["subject"] == "Confirmez votre adresse pour passgo"
            await goes(bob)
            await play_until(ann, waits_for="p2")
            await nothing_comes(post)
            assert (await page(table_server, "x" * 43))["address"] == "", "a wrong key shows nothing"

    run(work())


def test_an_address_that_is_not_confirmed_is_forgotten_in_a_day(tmp_path: Path, post: MailHost) -> None:
    now = [1e9]

    async def work() -> None:
        async with a_server(tmp_path, NETWORK, lambda: now[0], post.options()) as table_server:
            ann, _ = await two_at_a_table(table_server, clock={})
            await give(ann)
            key = key_in(await post.mail())
            now[0] += mails.VALID + 1
            assert await page(table_server, key, "confirm") == {"address": "", "confirmed": False}
            assert table_server.env.notices
            assert isinstance(table_server.env.notices.mails, mails.MailNotices)
            await table_server.env.notices.mails.tidy()
            assert BOB not in everything_in(tmp_path)

    run(work())


def test_strangers_cannot_flood_an_address(
    tmp_path: Path, post: MailHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mails, "MOST_ASKED", mails.MOST_UNCONFIRMED + 1)

    async def work() -> None:
        async with a_server(tmp_path, NETWORK, mail=post.options()) as table_server:
            guests = [Desk(table_server, f"G{n}") for n in range(mails.MOST_UNCONFIRMED + 1)]
            for desk in guests:
                await desk.greet()
            answers = [await give(desk) for desk in guests]
            assert [answer["t"] for answer in answers] == ["mail"] * mails.MOST_UNCONFIRMED + ["fault"]
            assert answers[-1]["key"] == "too-many"
            assert (await give(guests[0], "x@home.example"))["t"] == "mail"
            assert (await give(guests[1], "y@home.example"))["key"] == "too-many", "of all in an hour"
            assert post.unread == mails.MOST_UNCONFIRMED + 1

    run(work())


@pytest.mark.parametrize("address", ["bob@.", "a@b@c", "<b>@x,y", "@home.example"])
def test_what_is_no_address_is_refused(tmp_path: Path, post: MailHost, address: str) -> None:
    async def work() -> None:
        async with a_server(tmp_path, NETWORK, mail=post.options()) as table_server:
            ann = Desk(table_server)
            await ann.greet()
            assert (await give(ann, address))["key"] == "malformed"
            assert receivers_in(tmp_path) == post.unread == 0

    run(work())


def test_a_mail_server_in_trouble_is_asked_again_and_a_mailbox_that_is_gone_is_forgotten(
    tmp_path: Path, post: MailHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifier, "WAITS", (0.2, 0.2))

    async def work() -> None:
        async with a_server(tmp_path, NETWORK, mail=post.options()) as table_server:
            ann, bob = await two_at_a_table(table_server)
            await confirmed(bob, post)
            await goes(bob)
            post.refusals += [b"451 later", b"452 later"]
            await play_until(ann, waits_for="p2")
            assert "your turn" in (await post.mail())["subject"]
            bob = await come(table_server, "Bob", ann.people["code"])
            await play_until(ann, bob, waits_for="p1")
            await goes(bob)
            post.refusals.append(b"550 nobody here")
            await play_until(ann, waits_for="p2")
            await until(lambda: BOB not in everything_in(tmp_path))
            assert unsent_in(tmp_path) == []

    run(work())


def test_when_no_mail_can_be_sent_the_address_is_not_kept(tmp_path: Path, post: MailHost) -> None:
    async def work() -> None:
        async with a_server(tmp_path, NETWORK, mail=post.options()) as table_server:
            ann = Desk(table_server)
            await ann.greet()
            post.refusals.append(b"550 nobody here")
            assert (await give(ann))["key"] == "not-now"
            assert receivers_in(tmp_path) == 0

    run(work())


def test_by_tls_and_with_a_password(tmp_path: Path) -> None:
    async def work(post: MailHost) -> None:
        async with a_server(tmp_path, NETWORK, mail=post.options()) as table_server:
            ann = Desk(table_server)
            await ann.greet()
            assert (await give(ann))["t"] == "mail"
            await post.mail()
            assert post.passwords == [PASSWORD]
            stranger = MailServer.read(post.url, SENDER, PASSWORD)
        async with a_server(tmp_path, NETWORK, mail=stranger) as table_server:
            ann = Desk(table_server, "Bob")
            await ann.greet()
            assert (await give(ann))["key"] == "not-now", (
                "its certificate is nobody's that this system trusts"
            )

    with MailHost(tls=True) as post:
        run(work(post))


def test_after_a_restart_another_server_sends_nothing_twice(
    cluster: Cluster, post: MailHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "SIGN", 0.5)
    address = cluster.database()

    async def before() -> None:
        async with (
            a_server(address, NETWORK, mail=post.options()) as first,
            a_server(address, NETWORK, mail=post.options()) as second,
        ):
            ann, bob = await two_at_a_table(first)
            await confirmed(bob, post)
            elsewhere = await come(second, "Ann", ann.people["code"])
            await goes(bob)
            ann.leave()
            await play_until(elsewhere, waits_for="p2")
            assert "your turn" in (await post.mail())["subject"]
            await nothing_comes(post)

    async def after() -> None:
        async with a_server(address, NETWORK, mail=post.options()):
            await nothing_comes(post)

    run(before())
    run(after())


def test_of_whoever_is_deleted_no_address_is_left(tmp_path: Path, post: MailHost) -> None:
    async def work() -> None:
        async with a_server(tmp_path, NETWORK, mail=post.options()) as table_server:
            _, bob = await two_at_a_table(table_server)
            key = await confirmed(bob, post)
            assert (await bob.ask("mail"))["mail"] == {"address": BOB, "confirmed": True}
            assert (await bob.ask("delete-me"))["t"] == "ack"
            everything = everything_in(tmp_path)
            assert BOB not in everything
            assert key not in everything

    run(work())


def test_somebody_takes_their_address_back(tmp_path: Path, post: MailHost) -> None:
    async def work() -> None:
        async with a_server(tmp_path, NETWORK, mail=post.options()) as table_server:
            ann, bob = await two_at_a_table(table_server)
            await confirmed(bob, post)
            assert (await ann.ask("mail"))["mail"]["address"] == "", "nobody else sees it"
            assert (await give(bob, language="fr"))["mail"]["confirmed"], "only the language changes"
            assert (await bob.ask("mail-drop"))["mail"] == {"address": "", "confirmed": False}
            assert BOB not in everything_in(tmp_path)

    run(work())


@pytest.mark.parametrize(
    ("url", "sender"),
    [
        ("https://mail.example", SENDER),
        ("smtps://ann:secret@mail.example", SENDER),
        ("smtps://", SENDER),
        ("smtps://mail.example:x", SENDER),
        ("smtps://mail.example/box", SENDER),
        ("smtps://mail.example", "nobody"),
        ("", SENDER),
    ],
)
def test_options_that_name_no_mail_server_are_refused(url: str, sender: str) -> None:
    with pytest.raises(MailServerError):
        MailServer.read(url, sender, "")


def test_options_are_read() -> None:
    server = MailServer.read("smtps://ann%40x.example@mail.example", SENDER, PASSWORD)
    assert (server.host, server.port, server.user) == ("mail.example", 465, "ann@x.example")
    assert MailServer.read("smtp://mail.example:25", SENDER, "").port == 25
