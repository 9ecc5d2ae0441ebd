"""Connections that keep the server waiting, and more of them than it can hold."""

from __future__ import annotations

import asyncio
import contextlib
import select
import socket
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import cast

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from passgo.server.http import connections
from passgo.server.http.capacity import Capacity, address
from passgo.server.http.connections import Connection, WatchRequests
from server.harness import HANGS, Server

SHORT = """
from passgo.server.http import connections
connections.PATIENCE = 0.5
connections.UNREAD = 0.2
"""
FEW = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (160, 160))
"""
WHOLE = b"GET /api/editions HTTP/1.1\r\nHost: localhost\r\n\r\n"
HALF = WHOLE[:-2]
SLOW_BODY = b"POST /api/editions HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("games"), before=SHORT) as running:
        yield running


def line_to(server: Server, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection((server.host, server.port), HANGS, source_address=(source, 0))


def read_to_the_end(line: socket.socket) -> bytes:
    read = b""
    with contextlib.suppress(ConnectionResetError):
        while more := line.recv(1 << 16):
            read += more
    return read


@pytest.mark.parametrize("said", [b"", b"G", HALF], ids=["nothing", "a letter", "half"])
def test_half_a_request_is_not_waited_for(impatient: Server, said: bytes) -> None:
    with line_to(impatient) as line:
        line.sendall(said)
        assert read_to_the_end(line) == b""


def test_nor_is_half_a_second_one_or_half_a_body(impatient: Server) -> None:
    with line_to(impatient) as line:
        line.sendall(WHOLE + HALF)
        assert read_to_the_end(line).count(b"HTTP/1.1 200") == 1
    with line_to(impatient) as line:
        line.sendall(SLOW_BODY)
        read_to_the_end(line)


def test_a_socket_is_waited_for(impatient: Server) -> None:
    with impatient.screen() as screen:
        with line_to(impatient) as line:  # ends after as long as would end the socket
            read_to_the_end(line)
        assert screen.start("person", "person")["t"] == "ack"


WHOLE_POST = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\nx"


@pytest.mark.parametrize("asked", [WHOLE, WHOLE_POST], ids=["without a body", "with a body"])
def test_an_answer_may_take_its_time(monkeypatch: pytest.MonkeyPatch, asked: bytes) -> None:
    """Patience is for requests: of one that is there as a whole nothing more is expected."""
    monkeypatch.setattr(connections, "PATIENCE", 0.2)

    async def slow(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await asyncio.sleep(3 * connections.PATIENCE)
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})

    connection = cast("type[Connection]", partial(Connection, Capacity(10)))
    running = uvicorn.Server(uvicorn.Config(WatchRequests(slow), http=connection, lifespan="off"))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=running.run, kwargs={"sockets": [listener]})
        thread.start()
        try:
            with socket.create_connection(listener.getsockname(), HANGS) as line:
                line.sendall(asked)
                assert read_to_the_end(line).startswith(b"HTTP/1.1 200 ")
        finally:
            running.should_exit = True
            thread.join()


def test_somebody_who_reads_nothing_is_not_waited_for(impatient: Server) -> None:
    page = impatient.get("/")[1].decode()
    asset = max(
        (word for word in page.replace("'", '"').split('"') if "assets/" in word),
        key=lambda path: len(impatient.get("/" + path.removeprefix("./").lstrip("/"))[1]),
    )
    ask = f"GET /{asset.removeprefix('./').lstrip('/')} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect((impatient.host, impatient.port))
        deaf.sendall(ask * 200)
        ended = select.poll()
        ended.register(deaf, 0)  # errors alone
        assert ended.poll(HANGS * 1000), "it is still open"


def test_at_the_limit_of_descriptors_newcomers_are_served(tmp_path: Path) -> None:
    server = Server(tmp_path, before=FEW)
    with server, contextlib.ExitStack() as open_lines:
        with server.screen() as screen:
            for i in range(300):
                line = open_lines.enter_context(line_to(server, f"127.0.0.{2 + i % 200}"))
                with contextlib.suppress(ConnectionError):  # one that had to make room already
                    line.sendall(HALF)
            assert server.get("/api/editions")[0] == 200
            assert screen.start("person", "person")["t"] == "ack"
        _, errors = server.end()
    assert "Traceback" not in errors
    assert errors.count("\n") <= 1


def test_each_address_has_its_share() -> None:
    capacity = Capacity(100, most_each=2, proxies=["10.0.0.0/8"])
    assert [capacity.admit("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert capacity.admit("192.0.2.2")
    capacity.leave("192.0.2.1")
    assert capacity.admit("192.0.2.1")
    assert all(capacity.admit(many) for many in ["10.1.2.3"] * 3 + ["127.0.0.1"] * 3)


def test_somebody_who_takes_longest_over_a_request_makes_room() -> None:
    capacity, ended = Capacity(2), list[str]()
    ends = [partial(ended.append, name) for name in ("first", "second")]
    for end in ends:
        assert capacity.admit("192.0.2.1")
        capacity.asks(end)
    capacity.asked(ends[0])
    assert capacity.admit("192.0.2.3")
    assert ended == ["second"]
    capacity.asked(ends[1])
    assert not capacity.admit("192.0.2.4"), "nobody is slow"


def test_a_network_of_ipv6_is_one_household() -> None:
    assert address("2001:db8::1") == address("2001:db8::ffff") != address("2001:db8:0:1::1")
    assert address("::ffff:192.0.2.1") == "192.0.2.1"
