"""A server that is shared by a tunnel: programs of the tests stand for those that open one, and say what those say."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
import time
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

import pytest

from server.harness import HANGS, Server
from server.test_origin import UPGRADE

SAYS = {
    "cloudflared": """
        2026-11-28T07:00:00Z INF Requesting new quick Tunnel on trycloudflare.com...
        2026-11-28T07:00:02Z INF |  https://calm-river.trycloudflare.com                 |
        2026-11-28T07:00:02Z INF Registered tunnel connection connIndex=0""",
    "ngrok": """
        t=2026-11-28T07:00:00+0000 lvl=info msg="open config file" path=/home/me/ngrok.yml err=nil
        t=2026-11-28T07:00:01+0000 lvl=info msg="started tunnel" obj=tunnels name=command_line addr=http://127.0.0.1:1 url=https://calm-river.ngrok-free.app""",
    "tailscale": """
        Available on the internet:

        https://calm-river.tail0001.ts.net/
        |-- proxy http://127.0.0.1:1""",
}
NAMES = {
    "cloudflared": "calm-river.trycloudflare.com",
    "ngrok": "calm-river.ngrok-free.app",
    "tailscale": "calm-river.tail0001.ts.net",
}
PROGRAM = """#!{python}
import os, sys, time
open({traces!r}, "a").write(f"{{os.getpid()}} {{' '.join(sys.argv[1:])}}\\n")
for line in {said!r}.split("\\n"):
    print(line, file=sys.stderr, flush=True)
time.sleep({stays})
"""


def install(folder: Path, name: str, said: str, stays: float = 600) -> Path:
    """Put a program where the server finds it and nothing else; gives the file in which it notes its starts."""
    folder.mkdir(exist_ok=True)
    program, traces = folder / name, folder / "traces"
    program.write_text(PROGRAM.format(python=sys.executable, traces=str(traces), said=said, stays=stays))
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return traces


def shared(data: Path, programs: Path, **options: object) -> Server:
    return Server(data, before=f"import os; os.environ['PATH'] = {str(programs)!r}", share=True, **options)


def runs(traces: Path) -> bool:
    """Whether the program that was started is still there."""
    try:
        os.kill(int(traces.read_text().split()[0]), 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("program", SAYS)
def test_the_name_is_learnt_from_the_tunnel(tmp_path: Path, program: str) -> None:
    traces = install(tmp_path / "bin", program, SAYS[program])
    with shared(tmp_path / "games", tmp_path / "bin") as server:
        address = f"https://{NAMES[program]}"
        assert server.process.stdout
        told = [server.process.stdout.readline() for _ in range(3)]
        assert f"{address}/" in told[0]
        assert program in told[1]
        assert f"http://127.0.0.1:{server.port}" in traces.read_text()
        for origin, status in ((address, 101), ("https://evil.example", 403)):
            headers = {**UPGRADE, "Host": NAMES[program], "Origin": origin, "X-Forwarded-For": "198.51.100.7"}
            with closing(HTTPConnection(server.host, server.port, HANGS)) as line:
                line.request("GET", "/ws", headers=headers)
                assert line.getresponse().status == status
        assert server.get("/", {"Host": "other.trycloudflare.com"})[0] == 421
        assert runs(traces)
        status, errors = server.end()
    assert status == 0
    assert program in errors
    assert not runs(traces)


@pytest.mark.parametrize(
    ("programs", "said"),
    [
        ({}, ("none of these", "cloudflared, ngrok, tailscale")),
        (
            {
                "cloudflared": 'ERR failed to request quick Tunnel: Post "https://api.trycloudflare.com/tunnel": refused'
            },
            ("cloudflared did not open a tunnel", "refused"),
        ),
        ({"cloudflared": ""}, ("cloudflared did not open a tunnel",)),
    ],
    ids=["no program", "refused", "silent"],
)
def test_without_a_tunnel_nothing_is_served(
    tmp_path: Path, programs: dict[str, str], said: tuple[str, ...]
) -> None:
    (tmp_path / "bin").mkdir()
    for name, words in programs.items():
        install(tmp_path / "bin", name, words, stays=0)
    done = passgo(tmp_path, "--share")
    assert done.returncode == 2
    assert all(part in done.stderr for part in said), done.stderr
    assert not done.stdout


def test_a_public_address_is_known_or_learnt(tmp_path: Path) -> None:
    traces = install(tmp_path / "bin", "cloudflared", SAYS["cloudflared"])
    done = passgo(tmp_path, "--share", "--public-url", "https://passgo.example")
    assert done.returncode == 2
    assert "leave out --public-url https://passgo.example" in done.stderr
    assert not traces.exists()


def test_the_host_reads_that_the_tunnel_has_ended(tmp_path: Path) -> None:
    install(tmp_path / "bin", "cloudflared", SAYS["cloudflared"], stays=0.2)
    with shared(tmp_path / "games", tmp_path / "bin") as server:
        time.sleep(1)
        assert server.get("/")[0] == 200
        status, errors = server.end()
    assert status == 0
    assert "cloudflared has closed the tunnel" in errors


def test_a_tunnel_that_is_awaited_is_not_left_open(tmp_path: Path) -> None:
    traces = install(tmp_path / "bin", "cloudflared", "INF Requesting new quick Tunnel")
    process = subprocess.Popen(command(tmp_path, "--share"), env=environment(tmp_path), text=True)
    until = time.monotonic() + HANGS
    while not traces.exists() and time.monotonic() < until:
        time.sleep(0.05)
    process.send_signal(signal.SIGTERM)
    process.wait(HANGS)
    assert not runs(traces)


def command(tmp_path: Path, *options: str) -> list[str]:
    data = ("--data", str(tmp_path / "games"), "--port", "0")
    return [sys.executable, "-P", "-m", "passgo", "serve", *data, *options]


def environment(tmp_path: Path) -> dict[str, str]:
    return {**os.environ, "PATH": str(tmp_path / "bin")}


def passgo(tmp_path: Path, *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(tmp_path, *options),
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=HANGS,
        check=False,
    )
