"""How a server starts, ends, and does when it is not alone or has no room."""

from __future__ import annotations

import asyncio
import re
import resource
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from passgo.server.main import listen
from server.harness import HANGS, Screen, Server, decide


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_in_order(tmp_path: Path, number: int) -> None:
    server = Server(tmp_path, from_nothing=True)
    with server.screen() as screen:
        screen.start("person", "rules", pace=0)
        status, errors = server.end(number)
    assert status == 0
    assert errors == ""


def test_it_says_where_it_is_and_answers_there(tmp_path: Path) -> None:
    with Server(tmp_path / "new" / "folder", from_nothing=True) as server:
        assert server.host == "127.0.0.1"
        assert server.get("/")[0] == 200


def is_on_a_network() -> bool:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        return way.connect_ex(("198.51.100.1", 9)) == 0  # sends nothing


def test_open_to_the_network_it_says_where_others_find_it(tmp_path: Path) -> None:
    server = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "passgo",
            "serve",
            "--host",
            "0.0.0.0",
            "--port",
            "0",
            "--data",
            str(tmp_path),
        ],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    try:
        first, second = server.stdout.readline(), server.stdout.readline()
        if not is_on_a_network():
            assert second.startswith("Games are saved in"), "nobody else can come, so nothing is said of it"
            return
        port = first.rstrip("/\n").rpartition(":")[2]
        found = re.fullmatch(rf"On other devices .* (http://(\S+):{port}/)\n", second)
        assert found is not None
        assert found[2] != "127.0.0.1"
        with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(found[1]) as page:
            assert page.status == 200
    finally:
        server.terminate()
        assert server.wait(HANGS) == 0


def test_a_port_that_is_taken_is_replaced(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        server = Server(tmp_path, port)
        assert server.port != port
        assert server.get("/")[0] == 200
        _, errors = server.end()
        assert f"port {port} is in use" in errors


def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        second = subprocess.run(
            [sys.executable, "-m", "passgo", "play", "--no-browser", "--port", "0", "--data", str(tmp_path)],
            capture_output=True,
            text=True,
            timeout=HANGS,
        )
        assert second.returncode == 2
        assert second.stdout == ""
        assert second.stderr.count("\n") == 1
        assert f"already running at {server.url}/" in second.stderr
        assert server.get("/")[0] == 200
        server.kill()
    with Server(tmp_path) as server:
        assert server.get("/")[0] == 200, "a lock left by kill -9 does not block"


def test_a_short_message_goes_out_at_once() -> None:
    """Else the second of two waits until the other side confirms the first: 40 ms."""

    async def accepted() -> bool:
        at_once: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def hear(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            line: socket.socket = writer.get_extra_info("socket")
            at_once.set_result(bool(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)))
            writer.close()

        async with await asyncio.start_server(hear, sock=listen("127.0.0.1", 0)) as server:
            _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            writer.close()
            return await at_once

    assert asyncio.run(accepted())


@pytest.mark.parametrize("what", ["damaged", "folder is a file", "host"])
def test_what_hinders_it_is_said_in_one_line(tmp_path: Path, what: str) -> None:
    data = tmp_path / "games"
    words = ["--data", str(data)]
    if what == "damaged":
        data.mkdir()
        (data / "games.db").write_bytes(b"not a database" * 500)
    elif what == "folder is a file":
        data.write_text("")
    else:
        words += ["--host", "203.0.113.77"]
    done = subprocess.run(
        [sys.executable, "-m", "passgo", "play", "--no-browser", "--port", "0", *words],
        capture_output=True,
        text=True,
        timeout=HANGS,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("passgo: ")
    assert done.stderr.count("\n") == 1


FULL = """
import resource, signal
def fill(*_): limit({most}, "full")
def empty(*_): limit(resource.RLIM_INFINITY, "empty")
def limit(most, told):
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
    print(told, flush=True)
signal.signal(signal.SIGUSR1, fill)
signal.signal(signal.SIGUSR2, empty)
"""


class Disk:
    """The disk of a server, filled and emptied: the limit of its process on the size of files."""

    def __init__(self, server: Server) -> None:
        assert resource.getrlimit(resource.RLIMIT_FSIZE)[1] == resource.RLIM_INFINITY
        self._process = server.process

    def fill(self) -> None:
        self._ask(signal.SIGUSR1, "full")

    def empty(self) -> None:
        self._ask(signal.SIGUSR2, "empty")

    def _ask(self, number: int, answer: str) -> None:
        """Returns once it is so."""
        assert self._process.stdout
        self._process.send_signal(number)
        while self._process.stdout.readline() != f"{answer}\n":
            assert self._process.poll() is None


def play_some(screen: Screen, count: int) -> None:
    for _ in range(count):
        text = decide(screen)
        if text is None:
            screen.hear()
        else:
            assert screen.move(text)["t"] == "ack"


def test_a_full_disk_refuses_commands_until_there_is_room(tmp_path: Path) -> None:
    server = Server(tmp_path, before=FULL.format(most=8192))
    disk = Disk(server)
    with server, server.screen() as screen:
        screen.start("person", "person")
        play_some(screen, 20)
        disk.fill()
        n, state = screen.n, screen.state
        text = decide(screen)
        while text is None:
            screen.hear()
            text = decide(screen)
        assert screen.move(text)["t"] == "fault"
        fault = screen.move(text)
        assert fault["key"] == "store"
        assert "games.db" not in fault["detail"], "where the games are is not told to strangers"
        assert (screen.n, screen.state) == (n, state), "nothing was half done"
        with server.screen(code=screen.people["code"]) as other:
            assert (other.n, other.state) == (n, state)
        disk.empty()
        assert screen.move(text)["t"] == "ack"
        play_some(screen, 10)
        before = screen
        status, errors = server.end()
        assert status == 0
        assert errors.count("games.db: the disk is full or fails") == 1
        assert "Traceback" not in errors
    with Server(tmp_path) as server, server.screen() as screen:
        assert screen.texts == before.texts


def test_bots_wait_for_room_and_continue(tmp_path: Path) -> None:
    server = Server(tmp_path, before=FULL.format(most=8192))
    disk = Disk(server)
    with server, server.screen() as screen:
        screen.start("rules", "rules", pace=20)
        disk.fill()
        fault = screen.until(lambda m: m["t"] == "fault")
        assert (fault["id"], fault["key"]) == ("", "store")
        n = screen.n
        disk.empty()
        screen.until(lambda m: m["t"] == "step" and m["n"] > n + 5)
