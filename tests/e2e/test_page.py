"""The static build in a real browser: the tables are in the page, and no server is asked for anything but files."""

from __future__ import annotations

import asyncio
import json
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from e2e.player import LAPTOP, PHONE, OpenWindow
from e2e.static_host import StaticHost, hosted
from e2e.static_page import KEPT, SHORT, another, is_up, opened, packed, press, start, visit
from e2e.test_game import TABLE
from e2e.test_start_in_sight import ON_TOP, SIZES
from e2e.test_you import LOST, finished, saved_games, shown
from passgo.page.start import start as start_host
from passgo.table.games.own_games import own_games
from server.harness import Server
from table.finished import ANN

GOLDEN = Path(__file__).parents[1] / "golden"

pytestmark = [pytest.mark.browser, pytest.mark.slow]

KILLS = int(os.environ.get("PASSGO_PAGE_KILLS", "2"))
GAMES = os.environ.get("PASSGO_PAGE_GAMES", "").split()
"""Editions of which a whole game is played, each in some minutes; else some turns of one."""
SOME = 12
"""Presses."""

ACKNOWLEDGED = """
const channel = new BroadcastChannel('passgo /passgo/');
window.acknowledged = 0;
channel.onmessage = ({ data }) => {
  if (data.t !== 'said') return;
  const message = JSON.parse(data.text);
  if (message.t === 'ack') window.acknowledged = Math.max(window.acknowledged, message.n);
};
"""
"""For a page: how long the record is that the host has confirmed."""

MOVES_KEPT = """(code) => new Promise((done) => {
  const asked = indexedDB.open('passgo /passgo/');
  asked.onsuccess = () => {
    const stores = asked.result.transaction(['listing', 'addition']);
    const listed = stores.objectStore('listing').getAll();
    const added = stores.objectStore('addition').getAll();
    added.onsuccess = () => {
      const { game, phase } = listed.result.find((row) => row.code === code);
      done([Math.max(...added.result.filter((row) => row.game === game).map(({ n }) => n)), phase]);
    };
  };
})"""
"""How many moves of a table the browser keeps, and the phase of its game."""

FULL = """
const put = IDBObjectStore.prototype.put;
let full = false;
new BroadcastChannel('device').onmessage = ({ data }) => (full = data);
IDBObjectStore.prototype.put = function (row) {
  if (full) throw new DOMException('full', 'QuotaExceededError');
  return put.call(this, row);
};
"""
"""For a worker: the device is full whenever it is told so, in the middle of an addition."""


def begin_with(page: Page, script: str) -> None:
    """Run a script in the worker of a page before anything else."""

    def prefixed(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=script + answer.text())

    page.route("**/assets/worker-*.js", prefixed)


@pytest.mark.parametrize("edition", GAMES or ["nhl1999-short"])
def test_games_with_the_network_off(open_window: OpenWindow, folder: Path, edition: str) -> None:
    with hosted(folder) as host:
        player = opened(open_window, host, worker=True)
        page = player.page
        assert page.evaluate(KEPT)
    page.reload()  # from nowhere but the browser
    for size in (LAPTOP, PHONE):
        player.resize(size)
        page.goto(f"{host.url}#/")
        player.change_table()
        page.locator(f".books [data-edition='{edition.partition('-')[0]}']").click()
        if "-" in edition:
            page.locator(f"button[data-edition='{edition}']").click()
        start(page, 3)  # the fewest that every book allows
        press(player, 10_000 if GAMES else SOME)
        assert not GAMES or player.question == "over"
    assert not player.problems


def test_no_acknowledged_move_is_lost(open_window: OpenWindow, host: StaticHost) -> None:
    player = open_window(LAPTOP, "en", still=True)
    context = player.page.context
    context.add_init_script(ACKNOWLEDGED)
    visit(player.page, host)
    start(player.page, 3)
    steps = iter(player.play_on())
    known = most = 0
    for kill in range(KILLS):
        for _ in range(4 + kill % 5):
            next(steps, "")
        code = player.page.url.rpartition("/")[2]
        known = max(known, player.page.evaluate("acknowledged"))
        player.page.close(run_before_unload=False)
        player = another(context, host)
        expect(player.page.locator(f"{TABLE}, [data-start]").first).to_be_visible()
        moves, phase = player.page.evaluate(MOVES_KEPT, code)
        assert moves >= known
        most = max(most, known)
        if phase == "over":  # the page opens in the lobby
            start(player.page, 3)
            known = 0
        else:
            expect(player.page.locator(TABLE).first).to_be_visible()
        steps = iter(player.play_on())
    assert most > 5


ASK = """async ([method, address, body]) => {
  const channel = new BroadcastChannel('passgo /passgo/');
  const id = crypto.randomUUID();
  return new Promise((done) => {
    channel.onmessage = ({ data }) => {
      if (data.t === 'answer' && data.id === id) done([data.status, new TextDecoder().decode(data.body)]);
    };
    channel.postMessage({ t: 'ask', id, method, address, headers: {}, body });
  });
}"""

SHEETS = 54
"""Pages of the box of us1973 on A4."""
RECORD = (GOLDEN / "picsou.toml").read_text(encoding="utf-8")
BOARD = json.dumps({"base": "us1973", "title": "Mine", "changes": {"deeds.boardwalk.price": 500}})
FAULTY = json.dumps({"text": 'extends = "us1973"\n[edition]\nid = "mine"\n[knobs]\nsalary = 1\n'})
QUESTIONS = [
    *(("GET", f"/api/editions{path}", "") for path in ("", "/picsou", "/fr2013/brief", "/us1973/fields", "/nowhere", "/diff?left=us1973&right=fr2013")),
    *(("POST", f"/api/boards{path}?lang=fr", body) for path, body in (("", BOARD), ("/changes", BOARD), ("/opened", FAULTY))),
    *(("POST", f"/api/records{path}", RECORD) for path in ("", "/edition", "/entries", "/states?after=40", "/position?at=40", "/story", "/dice")),
    ("POST", "/api/records", RECORD.replace("roll", "rol", 1)),
    ("GET", "/locale/fr.ftl", ""),
    ("GET", "/api/games/none/replay", ""),
    ("DELETE", "/api/bots", ""),
]  # fmt: skip


def test_every_question_is_answered_as_elsewhere(open_window: OpenWindow, host: StaticHost) -> None:
    """The Python of the browser has all that it takes, and gives the same."""
    player = opened(open_window, host)
    page = player.page
    found = [page.evaluate(ASK, question) for question in QUESTIONS]

    async def ask() -> list[list[object]]:
        here = await start_host("for tests")
        answers = [await here.ask(method, address, "{}", body) for method, address, body in QUESTIONS]
        return [[status, content.decode()] for status, _, content in answers]

    with ThreadPoolExecutor(1) as thread:  # this one has the loop of the browser's driver
        expected = thread.submit(lambda: asyncio.run(ask())).result()
    for question, one, other in zip(QUESTIONS, found, expected, strict=True):
        assert one == other, question[:2]
    assert {status for status, _ in expected} == {200, 400, 404, 405}
    player.change_table()
    with page.expect_popup() as sheets:
        page.locator("[data-print]").click()
    expect(sheets.value.locator("body")).to_contain_text("are being drawn")
    status, box = page.evaluate(ASK, ["GET", "/api/editions/us1973/box.pdf", ""])
    assert (status, box[:5], box.count("/Type /Page\n")) == (200, "%PDF-", SHEETS)
    is_up(page)  # though a part of it came


LINK = "(href) => Object.assign(document.body.appendChild(document.createElement('a')), { href }).click()"


def test_two_tabs_are_two_screens_of_one_game(open_window: OpenWindow, host: StaticHost) -> None:
    first = opened(open_window, host)
    start(first.page)
    second = another(first.page.context, host)
    roll = "[data-act='roll']:not([aria-disabled='true'])"
    expect(second.page.locator(roll)).to_be_visible()
    assert second.page.url == first.page.url
    first.page.locator(roll).click()
    expect(second.page.locator("section.record")).to_contain_text("rolled")
    second.page.locator("header [data-menu]").click()
    second.page.locator("[data-people]").click()
    expect(second.page.locator("dialog [data-person]").first).to_be_visible()
    for needs_a_server in ("[data-move-seat]", ".ticket"):
        expect(second.page.locator(f"dialog {needs_a_server}")).to_have_count(0)
    second.page.keyboard.press("Escape")
    second.page.evaluate(LINK, "/api/games/none/record")  # an answer that is no file
    expect(second.page.locator("[data-trouble]")).to_be_visible()
    first.page.close(run_before_unload=False)  # with it goes the host
    press(second)
    assert not second.problems


ONLY_AT_ONCE = """
let pressed = false;
addEventListener('click', () => { pressed = true; setTimeout(() => (pressed = false)); }, true);
for (const name of ['write', 'writeText']) {
  const ask = navigator.clipboard[name].bind(navigator.clipboard);
  navigator.clipboard[name] = async (given) => {
    if (!pressed) throw new DOMException('no', 'NotAllowedError');
    return ask(given);
  };
}
document.execCommand = () => false;
"""
"""For a page: as in Safari, the clipboard is open only while a press is handled."""


def test_an_address_leads_where_it_says(open_window: OpenWindow, host: StaticHost) -> None:
    """Also without the #: a static host has no file there. And a link brings the whole game along."""
    page = open_window(PHONE, "en", still=True, permissions=["clipboard-read", "clipboard-write"]).page
    page.add_init_script(ONLY_AT_ONCE)
    page.goto(f"{host.url}replay#5~{packed(SHORT)}")
    expect(page.locator("[data-starting]")).to_be_in_viewport()
    box = page.locator("[data-starting]").bounding_box()
    assert box
    assert abs(box["y"] + box["height"] / 2 - PHONE[1] / 2) < 2, "in the middle of an empty page"
    expect(page.locator("[data-replay='5']")).to_be_visible()
    assert page.url == f"{host.url}#/replay#5"
    page.get_by_role("tab", name="Game").or_(page.get_by_role("button", name="Game")).first.click()
    page.locator("[data-link]").click()
    expect(page.locator("[data-link]")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()").startswith(f"{host.url}#/replay#5~")
    for load in (lambda: page.goto(f"{host.url}books/us1973#rules"), page.reload):
        load()
        expect(page.locator("#rules h2").first).to_be_in_viewport()
        assert page.url == f"{host.url}#/books/us1973#rules"


def test_the_news_of_what_comes_lies_over_nothing(open_window: OpenWindow, host: StaticHost) -> None:
    player = open_window(PHONE, "en", still=True)
    page = player.page
    page.route("**/*.wasm.packed", lambda _: None)
    page.goto(host.url)
    expect(page.locator("[data-start]")).to_be_visible()
    for size in SIZES:
        player.resize(size)
        lobby, news = (page.locator(part).bounding_box() for part in ("main", "[data-starting]"))
        assert lobby
        assert news
        assert lobby["y"] + lobby["height"] <= news["y"], size
        assert news["y"] + news["height"] == size[1]
        assert page.locator("[data-start]").evaluate(ON_TOP), size


def test_the_position_of_the_day_is_asked(open_window: OpenWindow, host: StaticHost) -> None:
    """The positions are a part that comes when one is first asked for."""
    player = opened(open_window, host)
    page = player.page
    expect(page.locator("[data-today]")).to_be_visible()
    page.keyboard.press("t")
    answers = page.locator("[data-answer]")
    expect(answers.first).to_be_visible()
    answers.first.click()
    expect(page.locator("[data-bots] li").first).to_be_visible()
    assert not player.problems


def test_games_go_to_another_browser_as_a_file(
    open_window: OpenWindow, host: StaticHost, tmp_path: Path
) -> None:
    player = opened(open_window, host)
    page = player.page
    start(page)
    press(player, 2)
    code = page.url.rpartition("/")[2]
    page.goto(f"{host.url}#/")
    page.locator("[data-me]").click()
    with page.expect_download() as saved:
        page.locator("[data-save-games]").click()
    file = tmp_path / "games.json"
    saved.value.save_as(file)
    other = opened(open_window, host).page
    other.locator("[data-me]").click()
    other.locator("dialog input[type=file]").set_input_files(file)
    expect(other.locator("[data-said]")).to_contain_text("One game was added")
    file.write_text("something else")
    other.locator("dialog input[type=file]").set_input_files(file)
    expect(other.locator("[data-said]")).to_contain_text("not a file of games")
    other.goto(f"{host.url}#/t/{code}")
    other.reload()
    expect(other.get_by_text("you", exact=True).first).to_be_visible()  # the seat is theirs


def test_ones_own_games_go_to_a_server_and_back_as_a_file(
    open_window: OpenWindow, host: StaticHost, tmp_path: Path
) -> None:
    """The page counts the games of a file as a server does, with no server in reach."""
    file = tmp_path / "you.json"
    file.write_bytes(msgspec.json.encode(own_games(ANN.id, [*map(finished, range(len(LOST)))])))
    page = opened(open_window, host).page
    page.locator("[data-open-you]").click()
    expect(page.locator("[data-you] .empty")).to_be_visible()
    page.locator("[data-import]").set_input_files(file)
    expect(page.locator("[data-said]")).to_have_text(f"{len(LOST)} games imported. This browser keeps them.")
    expect(page.locator(".dot")).to_have_count(len(LOST))
    mine = saved_games(page, tmp_path / "again.json")
    (tmp_path / "server").mkdir()
    with Server(tmp_path / "server") as server:
        there = open_window(PHONE, "en", still=True).page
        there.goto(f"{server.url}/you")
        there.locator("[data-import]").set_input_files(mine)
        expect(there.locator(".dot")).to_have_count(len(LOST))
        assert shown(there) == shown(page)
    page.locator("[data-import]").set_input_files(file)
    expect(page.locator("[data-said]")).to_have_text("Every game of this file was here already.")


def test_a_browser_that_keeps_nothing_says_so(open_window: OpenWindow, host: StaticHost) -> None:
    player = open_window(PHONE, "en", still=True)
    page = player.page
    begin_with(page, "indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };")
    visit(page, host)
    expect(page.locator("[data-unsaved]")).to_contain_text("A private window saves nothing")
    expect(page.locator("[data-start]")).to_be_disabled()


REFUSED = """
const refuse = () => { throw new DOMException('no', 'SecurityError'); };
window.BroadcastChannel = class { constructor() { refuse(); } };
navigator.locks.request = async () => refuse();
"""
"""For a page: its browser was told to let no site save anything."""
UNSAFE = "Object.defineProperty(window, 'isSecureContext', { value: false })"
"""For a page: it came by plain http."""


@pytest.mark.parametrize(("script", "words"), [(REFUSED, "Allow cookies"), (UNSAFE, "https://")])
def test_a_page_without_locks_says_why(
    open_window: OpenWindow, host: StaticHost, script: str, words: str
) -> None:
    player = open_window(PHONE, "en", still=True)
    player.page.add_init_script(script)
    player.page.goto(host.url)
    expect(player.page.get_by_role("alert")).to_contain_text(words)
    expect(player.page.locator("[data-start]")).to_be_visible()
    assert not player.problems


def test_a_deleted_person_starts_again_in_the_lobby(open_window: OpenWindow, host: StaticHost) -> None:
    page = opened(open_window, host).page
    start(page)
    page.goto(f"{host.url}#/")
    page.locator("[data-me]").click()
    secret = page.evaluate("localStorage['passgo-secret']")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("What this browser keeps")
    expect(dialog).not_to_contain_text("server")
    dialog.get_by_role("button", name="Delete me").click()
    with page.expect_event("load"):
        page.locator("[data-delete-me]").click()
    is_up(page)
    expect(page.locator("[data-start]")).to_be_visible()
    expect(page.locator("[data-unsaved]")).to_have_count(0)
    assert page.url == f"{host.url}#/"
    assert page.evaluate("localStorage['passgo-secret']") != secret


def test_a_full_device_loses_nothing(open_window: OpenWindow, host: StaticHost) -> None:
    player = open_window(LAPTOP, "en", still=True)
    page = player.page
    begin_with(page, FULL)
    visit(page, host)
    start(page)
    page.evaluate("new BroadcastChannel('device').postMessage(true)")
    page.locator("[data-act='roll']").click()
    expect(page.locator("[data-trouble]")).to_contain_text("couldn’t be saved")
    page.evaluate("new BroadcastChannel('device').postMessage(false)")
    press(player)
