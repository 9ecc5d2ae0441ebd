"""Notices by mail and in a chat: the addresses are given on the page, confirmed by a link, and taken back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import LAPTOP, PHONE, OpenWindow
from e2e.test_game import audit
from server.chat_host import HOST, ChatHost
from server.harness import Server
from server.mail_host import SENDER, MailHost, key_in

pytestmark = pytest.mark.browser

MAIL = "ann@home.example"
SENDS = """
import functools, ssl
import passgo.server.main as main
from passgo.server.notices import network
from passgo.server.notices.mail_server import MailServer
async def find(host):
    return [("127.0.0.1", {port})]
trusted = ssl.create_default_context(cafile={certificate!r})
network.Network.__init__.__defaults__ = (find, lambda: trusted)
main.serve = functools.partial(
    main.serve, mail=MailServer.read({mail!r}, {sender!r}, ""), public_url="https://passgo.example"
)
"""
"""For a server: the internet has one chat, and the host of the server has a mail server."""


@pytest.fixture
def post() -> Iterator[MailHost]:
    with MailHost() as one:
        yield one


@pytest.fixture
def chat() -> Iterator[ChatHost]:
    with ChatHost() as one:
        yield one


@pytest.fixture
def server(tmp_path: Path, post: MailHost, chat: ChatHost) -> Iterator[Server]:
    before = SENDS.format(port=chat.port, certificate=str(chat.certificate), mail=post.url, sender=SENDER)
    with Server(tmp_path, before=before) as one:
        yield one


@pytest.mark.parametrize(("language", "size"), [("en", LAPTOP), ("fr", PHONE)])
def test_an_address_is_confirmed_by_its_link_and_left_by_it(
    open_window: OpenWindow, server: Server, post: MailHost, language: str, size: tuple[int, int]
) -> None:
    player = open_window(size, language, still=True)
    page = player.page
    player.open(server)
    page.locator("[data-tab='tables']").click()
    form = page.locator("[data-address='mail']")
    form.locator("input").fill(MAIL)
    audit(page, "the lists, with an address for mail")
    page.keyboard.press("Enter")
    expect(form).to_contain_text(MAIL)
    link = f"{server.url}/mail/{key_in(post.take())}"
    page.goto(link)
    page.locator("[data-confirm]").click()
    expect(page.locator("[data-mail-page] [role='status']")).to_contain_text(MAIL)
    audit(page, "the page of an address")
    page.goto(server.url)
    page.locator("[data-tab='tables']").click()
    expect(form.locator("[data-drop]")).to_be_visible()
    page.goto(link)
    page.locator("[data-leave]").click()
    expect(page.locator("[data-leave]")).to_have_count(0)
    page.goto(server.url)
    page.locator("[data-tab='tables']").click()
    expect(form.locator("input")).to_be_visible()
    assert player.problems == []


def test_the_host_has_the_table_post_to_a_chat(
    open_window: OpenWindow, server: Server, chat: ChatHost
) -> None:
    player = open_window(LAPTOP, "en", still=True)
    page = player.page
    with server.screen() as ann, server.screen(who="Bob", code="") as bob:
        ann.lay(["person", "free"])
        bob.ask("visit", code=ann.people["code"])
        assert bob.ask("sit", place=2, name="Bob")["t"] == "ack"
        bob.ask("ready", ready=True)
        ann.ask("begin")
        player.open(server)
        page.locator("[data-menu]").click()
        page.locator("dialog [data-people]").click()
        form = page.locator("[data-address='webhook']")
        form.locator("input").fill("https://nowhere/x")
        page.keyboard.press("Enter")
        expect(form.locator("[role='alert']")).to_contain_text("took no message")
        form.locator("input").fill(chat.address)
        audit(page, "the people, with an address for a chat")
        page.keyboard.press("Enter")
        expect(form.locator("[role='status']")).to_contain_text(f"Posted to {HOST}.")
        form.locator("[data-drop]").click()
        expect(form.locator("input")).to_be_visible()
    assert player.problems == []
