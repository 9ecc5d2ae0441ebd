"""The page is closed, and a notification of the system tells that the game waits; pressing it opens the table."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, Worker, expect

from e2e.player import LAPTOP, PHONE, OpenWindow
from e2e.test_notices import SYSTEM
from passgo.server.store import FILE
from server.harness import HANGS, Screen, Server
from server.push_service import Browser, Message, PushService

pytestmark = pytest.mark.browser

LEADS_TO_TEST = """
import ssl
from passgo.server.notices import network
async def find(host):
    return [("127.0.0.1", {port})]
trusted = ssl.create_default_context(cafile={certificate!r})
network.Network.__init__.__defaults__ = (find, lambda: trusted)
"""
"""For a server: the internet has one push service, that of the test."""

SUBSCRIBES = """
PushManager.prototype.subscribe = async function ({{ userVisibleOnly, applicationServerKey }}) {{
  if (!userVisibleOnly || applicationServerKey !== {key!r}) throw new Error('not the key of the server');
  window.subscribed = true;
  return {{ toJSON: () => ({{ endpoint: {endpoint!r}, keys: {{ p256dh: {p256dh!r}, auth: {auth!r} }} }}) }};
}};
PushManager.prototype.getSubscription = async () =>
  window.subscribed ? {{ endpoint: {endpoint!r}, unsubscribe: async () => (window.subscribed = false) }} : null;
"""
"""For a page: the browser has an address at that service."""

NOTES = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, { body, tag, data }) => self.shown.push({ title, body, tag, data });
}"""
"""For a worker: what it shows is noted, for this browser has no system that would show it."""

PRESSED = """async ([data, open]) => {
  const done = [];
  self.clients.matchAll = async () => open.map((url) => ({ url, focus: async () => done.push('to the front: ' + url) }));
  self.clients.openWindow = async (url) => done.push('opened: ' + url);
  const event = new Event('notificationclick');
  event.notification = { data, close: () => done.push('closed') };
  let until;
  event.waitUntil = (promise) => (until = promise);
  self.dispatchEvent(event);
  await until;
  return done;
}"""
"""For a worker: a notification is pressed while these pages are open; gives what it does."""


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as one:
        yield one


def server_of(service: PushService, folder: Path) -> Server:
    return Server(
        folder, before=LEADS_TO_TEST.format(port=service.port, certificate=str(service.certificate))
    )


def subscribes(page: Page, browser: Browser) -> None:
    page.add_init_script(SUBSCRIBES.format(key=browser.server_key, **browser.subscription()))


def two_at_a_table(table: Screen, server: Server) -> Screen:
    """Bob, who has begun a game with Ann."""
    table.lay(["person", "free"])
    bob = server.screen(who="Bob", code=table.people["code"])
    assert bob.ask("sit", place=2, name="Bob")["t"] == "ack"
    bob.ask("ready", ready=True)
    table.ask("begin")
    bob.until(lambda _: bool(bob.options))
    return bob


def push(page: Page, message: Message) -> Worker:
    """Wake the worker of a page with a message, as the browser does; gives the worker."""
    line = page.context.new_cdp_session(page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    line.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(10)
    (worker,) = page.context.service_workers
    worker.evaluate(NOTES)
    data = json.dumps({"words": message.words, "code": message.code})
    line.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": page.evaluate("location.origin"), "registrationId": found[-1], "data": data},
    )
    while not worker.evaluate("self.shown.length"):
        page.wait_for_timeout(10)
    return worker


def test_the_system_tells_with_the_page_closed(
    open_window: OpenWindow, tmp_path: Path, service: PushService
) -> None:
    player = open_window(LAPTOP, "en", still=True, worker=True)
    page = player.page
    page.add_init_script(SYSTEM)
    with server_of(service, tmp_path) as server, server.screen() as table:
        key = table.ask("push-key")["key"]
        browser = service.browser("ann", key)
        bob = two_at_a_table(table, server)
        code = table.people["code"]
        subscribes(page, browser)
        player.open(server)
        page.locator("[data-menu]").click()
        switch = page.locator("dialog [data-notices]")
        expect(page.locator("dialog .notices")).to_contain_text("Also when the page is closed")
        switch.click()
        expect(switch).to_be_checked()
        until(page, lambda: languages_in(tmp_path) == ["en"])
        table.close()
        page.keyboard.press("Escape")
        page.locator("[data-act='roll']:visible").click()
        while bob.awaits["seats"] != ["p2"]:
            bob.hear()
        other = page.context.new_page()
        page.close()

        assert bob.move("p2 roll")["t"] == "ack"
        while bob.awaits["seats"] != ["p1"]:
            bob.hear()
        came = service.take(browser)
        assert came.code == code
        assert came.words.startswith(f"Table {code} (")

        other.goto(server.url + "/api")
        worker = push(other, came)
        table_page = f"{server.url}/t/{code}"
        assert worker.evaluate("self.shown") == [
            {"title": "passgo", "body": came.words, "tag": code, "data": table_page}
        ]
        assert worker.evaluate(PRESSED, [table_page, [server.url + "/"]]) == [
            "closed",
            f"opened: {table_page}",
        ]
        at_table = [server.url + "/", f"{table_page}#n12"]
        assert worker.evaluate(PRESSED, [table_page, at_table]) == [
            "closed",
            f"to the front: {table_page}#n12",
        ]

        bob.close()
        assert player.problems == []


def test_the_switch_takes_it_back(open_window: OpenWindow, tmp_path: Path, service: PushService) -> None:
    player = open_window(LAPTOP, "fr", still=True, worker=True)
    page = player.page
    page.add_init_script(SYSTEM)
    with server_of(service, tmp_path) as server, server.screen(code="") as table:
        browser = service.browser("ann", table.ask("push-key")["key"])
        subscribes(page, browser)
        player.open(server)
        page.locator("[data-tab='tables']").click()
        switch = page.locator("[data-notices]")
        expect(page.locator(".notices")).to_contain_text("Aussi quand la page est fermée")
        switch.click()
        until(page, lambda: languages_in(tmp_path) == ["fr"])
        page.evaluate("localStorage.setItem('passgo-language', 'en')")
        page.add_init_script("Notification.permission = 'granted'; window.subscribed = true")
        page.reload()
        until(page, lambda: languages_in(tmp_path) == ["en"])
        page.locator("[data-tab='tables']").click()
        expect(switch).to_be_checked()
        switch.click()
        until(page, lambda: languages_in(tmp_path) == [])
        assert player.problems == []


def test_without_a_push_service_they_come_while_the_page_is_open(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    """As in browsers that have the interface alone, or that reach nobody."""
    player = open_window(LAPTOP, "en", still=True, worker=True)
    page = player.page
    page.add_init_script(SYSTEM)
    page.add_init_script("PushManager.prototype.subscribe = async () => { throw new Error('none') }")
    with Server(tmp_path) as server:
        player.open(server)
        page.locator("[data-tab='tables']").click()
        page.locator("[data-notices]").click()
        expect(page.locator("[data-notices]")).to_be_checked()
        expect(page.locator(".notices")).not_to_contain_text("when the page is closed")
        assert languages_in(tmp_path) == []
        assert player.problems == []


def test_an_iphone_hears_what_to_do_first(open_window: OpenWindow, tmp_path: Path) -> None:
    player = open_window(PHONE, "en", still=True)
    page = player.page
    page.add_init_script("delete window.Notification; navigator.standalone = false")
    with Server(tmp_path) as server:
        player.open(server)
        page.locator("[data-tab='tables']").click()
        expect(page.locator(".notices")).to_contain_text("add passgo to your Home Screen")
        assert page.locator("[data-notices]").count() == 0
        assert player.problems == []


def test_a_page_that_is_frozen_closes_its_line(open_window: OpenWindow, tmp_path: Path) -> None:
    """As a phone freezes it in the background: the server would take it for one that is looked at.

    This browser freezes no page, so the page hears of it from the test, and has a new line at once.
    """
    player = open_window(PHONE, "en", still=True)
    page = player.page
    with Server(tmp_path) as server:
        player.open(server)
        page.locator("[data-tab='tables']").click()
        with page.expect_websocket():
            page.evaluate("document.dispatchEvent(new Event('freeze'))")
        assert player.problems == []


def languages_in(folder: Path) -> list[str]:
    """Those of the browsers that are stored."""
    with closing(sqlite3.connect(folder / FILE)) as db:
        return [language for (language,) in db.execute("SELECT language FROM receiver")]


def until(page: Page, what: Callable[[], bool]) -> None:
    ends = time.monotonic() + HANGS
    while not what():
        assert time.monotonic() < ends
        page.wait_for_timeout(20)
