"""A line that dies without a word: whoever it belonged to is soon away, and a program is there while it asks."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
import time
from collections.abc import Iterator
from typing import Any

import pytest

from server.harness import HANGS, Screen, Server, secret_of
from server.test_api import ask

SIGN = 0.5
"""Seconds; they replace those that the server gives."""
LINGERS = 2.0
QUICK = f"""
from passgo.server import main
from passgo.table.commands import presence
from passgo.table.api import api_guest
main.SIGN = presence.SIGN = {SIGN}
api_guest.LINGERS = {LINGERS}
"""


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that loses patience in no time."""
    with Server(tmp_path_factory.mktemp("games"), before=QUICK) as running:
        yield running


def written(message: dict[str, Any]) -> bytes:
    """A message as a frame of a client, masked with nothing."""
    text = json.dumps(message).encode()
    return struct.pack("!BBH4x", 0x81, 0x80 | 126, len(text)) + text


def dead_line(server: Server, who: str, code: str) -> socket.socket:
    """A socket that goes to a table and then neither reads nor answers; nobody hangs up either."""
    line = socket.create_connection((server.host, server.port), timeout=HANGS)
    key = base64.b64encode(os.urandom(16)).decode()
    words = f"Host: {server.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}"
    line.sendall(f"GET /ws HTTP/1.1\r\n{words}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
    assert line.recv(65536).startswith(b"HTTP/1.1 101 ")
    line.sendall(written({"t": "hello", "id": "1", "secret": secret_of(who), "name": who}))
    line.sendall(written({"t": "visit", "id": "2", "code": code}))
    return line


def place(screen: Screen, number: int) -> dict[str, Any]:
    return next(one for one in screen.people["places"] if one["place"] == number)


def until_place(screen: Screen, number: int, **what: Any) -> dict[str, Any]:
    """Hear on until a place is as it is said here."""
    while not what.items() <= place(screen, number).items():
        screen.until(lambda message: message["t"] == "table")
    return place(screen, number)


def test_a_player_on_a_dead_connection_is_away(quick: Server) -> None:
    with quick.screen(who="Ann", code="") as ann:
        ann.lay(["person", "free"])
        with quick.screen(who="Bob", code=ann.people["code"]) as bob:
            bob.ask("sit", place=2)
        until_place(ann, 2, presence="away")
        begun = time.monotonic()  # before he comes: on a busy machine she hears of it late
        with dead_line(quick, "Bob", ann.people["code"]) as line:
            until_place(ann, 2, presence="here", seen=0.0)
            until_place(ann, 2, presence="away")
            assert time.monotonic() - begun >= 2 * SIGN * 0.9, "his line is asked, then he has his time"
            while line.recv(65536):
                pass  # the server has hung up


def test_a_program_is_there_for_a_while_after_it_asked(quick: Server) -> None:
    with quick.screen(who="Ann", code="") as ann:
        ann.lay(["person", "free"])
        table = f"/api/tables/{ann.people['code']}"
        ask(quick, table, {"t": "sit", "id": "s", "place": 2, "name": "Robo"}, who="Robo")
        until_place(ann, 2, name="Robo", presence="here", seen=0.0)
        for _ in range(3):
            time.sleep(LINGERS / 4)
            status, now = ask(quick, table, who="Robo")
            assert status == 200
            seat = now["table"]["places"][1]
            assert (seat["presence"], seat["seen"]) == ("here", 0.0)
            assert now["table"]["watcher_count"] == 0
        last = time.time()
        gone = until_place(ann, 2, presence="away")
        assert last + LINGERS * 0.9 <= gone["seen"], "counted from when it asked last"
