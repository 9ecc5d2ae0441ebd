"""Input from the network: pages, strangers, noise, and screens that do not keep up."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import cast

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed, InvalidStatus

from passgo.bots import registry
from passgo.protocol.tables import Rename
from passgo.server.app import make_app
from passgo.server.http.capacity import Capacity
from passgo.server.http.connections import Connection, GatheredWrites
from passgo.server.system import terminal
from passgo.table.people.client_session import ClientSession as Queue
from passgo.table.running.env import TableEnv, fair_chance
from passgo.table.store import Store
from passgo.table.table_server import TableServer
from server.company import Company, Watch, in_company
from server.harness import HANGS, Screen, Server, play_to_the_end
from server.in_process import Desk

ENV = TableEnv(
    cast("Store", None), registry.find, time.time, fair_chance, asyncio.to_thread, terminal.warn_of
)


def test_the_client_and_what_it_reads(server: Server) -> None:
    status, page, headers = server.get("/")
    assert status == 200
    assert b"<script" in page
    assert headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "access-control-allow-origin" not in headers
    editions = json.loads(server.get("/api/editions")[1])
    assert "us1973" in [edition["id"] for edition in editions]
    edition = json.loads(server.get("/api/editions/us1973")[1])
    assert len(edition["spaces"]) == 40
    brief = json.loads(server.get("/api/editions/us1973+timed/brief")[1])
    assert brief["timed"]
    assert server.get("/api/editions/us1935")[0] == 404
    assert server.get("/api/editions/us1935/brief")[0] == 404
    for noise in (
        "..%2f..%2fsecrets",
        "a" * 10_000,
        "us1973%00",
        "us1973" + "+timed" * 2,
        "us1973" + "+timed" * 900,
    ):
        assert server.get(f"/api/editions/{noise}")[0] in (404, 422)
    differ = json.loads(server.get("/api/editions/diff?left=us1973&right=fr2013")[1])
    assert (differ["left"]["id"], differ["right"]["id"]) == ("us1973", "fr2013")
    assert "rent-utility-dice" in {difference["rule"] for difference in differ["differences"]}
    assert server.get("/api/editions/diff?left=us1973&right=us1935")[0] == 404
    assert server.get("/api/editions/diff")[0] == 422
    for language in ("en", "fr"):
        text = server.get(f"/locale/{language}.ftl")[1].decode()
        assert "event-paid" in text
        assert "refusal-not-your-turn" in text
    assert server.get("/locale/de.ftl")[0] == 404


def test_a_line_that_is_up_answers(server: Server) -> None:
    with server.screen() as screen:
        screen.socket.send('{"t":"ping","id":"still there"}')
        assert screen.hear() == {"t": "pong", "id": "still there"}
        assert screen.start("person", "random")["t"] == "ack"  # and the table hears as before


def test_a_file_with_a_digest_in_its_name_is_kept(server: Server) -> None:
    page = server.get("/")[1].decode()
    path = next(word for word in page.replace("'", '"').split('"') if "assets/" in word)
    headers = server.get("/" + path.removeprefix("./").lstrip("/"))[2]
    assert "immutable" in headers["cache-control"]


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost:1", 200),
        ("127.0.0.1:1", 200),
        ("[::1]:1", 200),
        ("192.168.1.20:8000", 200),
        ("table.localhost", 200),
        ("evil.example:8000", 421),
        ("127.0.0.1.evil.example", 421),
        ("", 421),
        ("[:::", 421),
    ],
)
def test_only_this_machine_s_own_names_are_answered(server: Server, host: str, status: int) -> None:
    assert server.get("/api/editions", {"Host": host})[0] == status


@pytest.mark.parametrize(
    ("languages", "words"),
    [
        ("fr-CA,fr;q=0.9,en;q=0.5", "Ce serveur ne répond pas"),
        ("de, EN", "This server does not"),
        ("", "This server"),
    ],
)
def test_a_visitor_by_another_name_gets_an_answer_in_their_language(
    server: Server, languages: str, words: str
) -> None:
    status, text, _ = server.get("/", {"Host": "evil.example", "Accept-Language": languages})
    assert (status, text.decode()[: len(words)]) == (421, words)


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("{url}", True),
        ("http://evil.example", False),
        ("null", False),
        ("http://localhost:1", False),
        ("{tls}", False),
        ("http://[", False),
        ("{url}@evil.example", False),
        ("", False),
    ],
)
def test_only_pages_of_this_server_may_talk(server: Server, origin: str | None, allowed: bool) -> None:
    headers = (
        {}
        if origin is None
        else {"Origin": origin.format(url=server.url, tls=server.url.replace("http", "https"))}
    )
    if allowed:
        with server.screen(additional_headers=headers) as screen:
            assert screen.came["t"] in ("welcome", "ack")
    else:
        with pytest.raises(InvalidStatus, match="403"):
            server.screen(additional_headers=headers)


@pytest.mark.parametrize(
    "noise",
    [
        "[" * 1_000,
        '{"t":"ping","id":"deep","more":' + "[" * 5_000 + "]" * 5_000 + "}",
        '{"id":' * 9_000,
        '"\\ud800"',
    ],
)
def test_an_unreadable_file_is_reported(screen: Screen, noise: str) -> None:
    screen.socket.send(noise)
    answer = screen.hear()
    assert (answer["t"], answer["key"]) == ("fault", "malformed")
    assert screen.start("person", "person")["t"] == "ack"


def test_a_frame_that_is_too_long_ends_only_its_own_socket(server: Server, screen: Screen) -> None:
    """Its head tells the length; were the rest sent, its arrival could tear the line before the code is read."""
    with socket.create_connection((server.host, server.port), HANGS) as loud:
        loud.sendall(UPGRADE.encode())
        hear(loud, rb"101 Switching Protocols.*\r\n\r\n")
        loud.sendall(b"\x81\xff" + (100_000).to_bytes(8) + b"mask")
        hear(loud, close_with(1009))
    assert screen.start("person", "person")["t"] == "ack"


def test_a_frame_that_is_no_text_ends_its_socket(server: Server) -> None:
    with server.screen() as odd:
        odd.socket.send(b"\x00\x01")
        with pytest.raises(ConnectionClosed) as closed:
            odd.until(lambda _: False)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4002


def test_noise_on_the_port_harms_nobody(server: Server, screen: Screen) -> None:
    for noise in (b"\x16\x03\x01\x02\x00\x01", b"GET / HTTP/1.1\r\n" + b"a" * 100_000, b""):
        with (
            contextlib.suppress(ConnectionError),  # it may hang up before all is said
            socket.create_connection((server.host, server.port)) as raw,
        ):
            raw.sendall(noise)
    assert screen.start("person", "person")["t"] == "ack"


def test_a_screen_may_know_more_than_there_is(server: Server, screen: Screen) -> None:
    screen.start("person", "person")
    for game, since in (("g", 3), (screen.table["game"], 10**9)):
        with server.screen(game, since) as other:
            assert other.texts == screen.texts


@pytest.mark.parametrize("head", [b"Origin: " + b"a" * 20_000, b"\r\n".join(b"X: 1" for _ in range(300))])
def test_somebody_who_asks_for_a_socket_at_too_great_length_is_refused(server: Server, head: bytes) -> None:
    upgrade = (
        b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n%s\r\n\r\n"
    )
    with socket.create_connection((server.host, server.port), HANGS) as raw:
        raw.sendall(upgrade % head)
        answer = b"".join(iter(lambda: raw.recv(1000), b""))
    assert answer.startswith(b"HTTP/1.1 431 ")


def test_noise_fills_no_log(tmp_path: Path) -> None:
    upgrade = b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: %s\r\n\r\n"
    with Server(tmp_path) as server:
        for noise in (b"\x16\x03\x01\r\n\r\n", b"GET\r\n\r\n", upgrade % b"h2c", upgrade % b"websocket"):
            with socket.create_connection((server.host, server.port), HANGS) as raw:
                raw.sendall(noise)
                assert raw.recv(100).startswith(b"HTTP/1.1 ")
        post = (
            b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n"
        )
        with socket.create_connection((server.host, server.port), HANGS) as raw:
            raw.sendall(post)
            server.get("/api/bots")  # by now it is read
            raw.sendall(b"no length\r\n")
            while raw.recv(100):
                pass
        assert server.end() == (0, "")


def test_a_screen_that_does_not_read_holds_up_nobody(server: Server, screen: Screen) -> None:
    screen.start("person", "rules", "rules", "rules")
    with server.screen(max_queue=1, close_timeout=1) as deaf:
        play_to_the_end(screen)
        assert deaf.socket
    with server.screen(code=screen.people["code"]) as late:
        assert late.state["winners"]


class Flood:
    """A table that has far too much to say."""

    env = ENV

    def __init__(self) -> None:
        self.left = threading.Event()

    async def talk(self, screen: Queue) -> None:
        while not self.left.is_set():
            screen.send(b'"' + b"x" * 100_000 + b'"')
            await asyncio.sleep(0.001)

    def when_changed(self, callback: Callable[[str], None]) -> None:
        pass

    def leave(self, screen: Queue) -> None:
        self.left.set()

    async def put(self, screen: Queue, command: object) -> None:
        """Answer a command with far more than it asked."""
        self.task = asyncio.get_running_loop().create_task(self.talk(screen))


def config_of(table_server: object) -> uvicorn.Config:
    connection = cast("type[Connection]", partial(Connection, Capacity(10)))
    app = make_app(cast("TableServer", table_server))
    return uvicorn.Config(app, http=connection, ws="websockets-sansio", lifespan="off", log_level="warning")


UPGRADE = (
    "GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def frame(text: str) -> bytes:
    """A short text as a browser sends it, under a mask that changes nothing."""
    return b"\x81" + bytes([0x80 | len(text)]) + b"\0\0\0\0" + text.encode()


def close_with(code: int) -> bytes:
    """Return a pattern for the start of a frame that closes a socket with this code, for any reason."""
    return rb"\x88." + re.escape(code.to_bytes(2))


def hear(raw: socket.socket, wanted: bytes) -> None:
    """Read until something of this pattern has come."""
    last = b""
    while not re.search(wanted, last, re.DOTALL):
        more = raw.recv(1 << 20)
        assert more, "closed without a word"
        last = last[-20:] + more


def test_a_screen_that_falls_behind_is_dropped_with_a_code() -> None:
    flood = Flood()
    config = config_of(flood)
    running = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=running.run, kwargs={"sockets": [listener]})
        thread.start()
        try:
            with socket.create_connection(listener.getsockname(), HANGS) as deaf:
                deaf.sendall(UPGRADE.encode())
                hear(deaf, rb"101 Switching Protocols.*\r\n\r\n")
                deaf.sendall(frame('{"t":"tables","id":"1"}'))
                assert flood.left.wait(HANGS), "the table is rid of it while it still does not read"
                hear(deaf, close_with(4001))
        finally:
            running.should_exit = True
            thread.join()


class Busy:
    """A table that takes its time over the first that it is asked."""

    env = ENV

    def __init__(self) -> None:
        self.goes_on, self.asked, self.all_came = threading.Event(), 0, threading.Event()

    def when_changed(self, callback: Callable[[str], None]) -> None:
        pass

    def leave(self, screen: Queue) -> None:
        pass

    async def put(self, screen: Queue, command: object) -> None:
        await asyncio.to_thread(self.goes_on.wait, HANGS)
        self.asked += 1
        if isinstance(command, Rename):
            self.all_came.set()


def test_of_who_asks_on_unanswered_no_more_is_read() -> None:
    """A client may send ahead as much as the system holds; it is read once the client is answered."""
    busy, most = Busy(), 60 << 20
    config = config_of(busy)
    running = uvicorn.Server(config)
    long = b'{"t":"tables","id":"1"}'.ljust(60_000)
    head = b"\x81" + bytes([0x80 | 126]) + len(long).to_bytes(2) + b"\0\0\0\0"
    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=running.run, kwargs={"sockets": [listener]})
        thread.start()
        try:
            with socket.create_connection(listener.getsockname(), HANGS) as keen:
                keen.sendall(UPGRADE.encode())
                hear(keen, rb"101 Switching Protocols.*\r\n\r\n")
                keen.settimeout(0.5)
                messages, sent = memoryview((head + long) * (most // 60_000)), 0
                with contextlib.suppress(TimeoutError):
                    while sent < len(messages):
                        sent += keen.send(messages[sent : sent + 1_000_000])
                assert sent < most // 2, "it was read although nobody answered"
                keen.settimeout(HANGS)
                busy.goes_on.set()
                whole = len(head + long)
                keen.sendall(messages[sent : -(-sent // whole) * whole])
                keen.sendall(frame('{"t":"rename","id":"2","name":"Ann"}'))
                assert busy.all_came.wait(HANGS)
                assert busy.asked == -(-sent // whole) + 1
        finally:
            busy.goes_on.set()
            running.should_exit = True
            thread.join()


def test_a_queue_has_a_bound() -> None:
    queue = Queue(most=1000)
    queue.send(b"x" * 5000)
    assert not queue.slow.is_set(), "the first message may be a whole record"
    queue.send(b"y")
    assert queue.slow.is_set()
    queue.send(b"z")
    assert not queue._waiting, "nothing is kept for a screen that was dropped"


def test_messages_of_one_turn_are_sent_at_once() -> None:
    sent: list[bytes] = []

    class Wire:
        closed = False

        def write(self, data: bytes) -> None:
            sent.append(data)

        def is_closing(self) -> bool:
            return self.closed

        def get_write_buffer_size(self) -> int:
            return 7

        def close(self) -> None:
            self.closed = True

    async def tell() -> None:
        transport = GatheredWrites(cast("asyncio.Transport", Wire()))
        transport.write(b"step, ")
        transport.write(b"options")
        assert transport.get_write_buffer_size() == 7 + len(b"step, options")
        assert not sent
        await asyncio.sleep(0)
        transport.write(b"more")
        await asyncio.sleep(0)
        transport.write(b"the last")
        transport.close()
        transport.write(b"too late")
        await asyncio.sleep(0)

    asyncio.run(tell())
    assert sent == [b"step, options", b"more", b"the last"]


class Line:
    """The line of a screen, which notes with those of other screens in what order moves go out."""

    def __init__(self, desk: Desk, sent: asyncio.Queue[tuple[str, bytes]]) -> None:
        self._who, self._screen, self._sent = desk.who, desk.client, sent
        self._gathered = GatheredWrites(cast("asyncio.Transport", self))
        self._screen.on_news = self._send_on
        self._screen.send_now = self._gathered.send_now

    def _send_on(self) -> None:
        while message := self._screen.take():
            self._gathered.write(message)

    def write(self, data: bytes) -> None:
        if b'"t":"step"' in data:
            self._sent.put_nowait((self._who, data))

    def is_closing(self) -> bool:
        return False


def test_somebody_who_moves_is_answered_before_the_others_hear_of_the_move(tmp_path: Path) -> None:
    """The order in which they came makes no difference."""

    async def play(company: Company) -> None:
        await company.lay("person", "free")
        await company.come("Bob", 2)
        await company.begin()
        await company.catch_up()
        session, sent = company.ann.table.session, asyncio.Queue[tuple[str, bytes]]()
        assert session
        for desk in company.desks:
            Line(desk, sent)
        for desk, seat in zip(company.desks, ("p1", "p2"), strict=True):
            await desk.put("move", n=session.n, text=f"{seat} roll")
            first, to_first = await sent.get()
            second, to_second = await sent.get()
            assert first == desk.who != second
            assert b'"t":"ack"' in to_first
            assert b'"t":"ack"' not in to_second

    in_company(tmp_path, lambda company: asyncio.wait_for(play(company), HANGS), Watch())
