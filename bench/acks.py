"""How long a table takes to acknowledge a command: one client, one command at a time, a real server on a real disk.

.venv/bin/python bench/acks.py        p50 and p99 of 300 commands, in milliseconds
"""

from __future__ import annotations

import json
import re
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Final

from websockets.sync.client import ClientConnection, connect

COMMANDS: Final = 300
SERVER: Final = [sys.executable, "-m", "passgo", "serve", "--port", "0", "--data"]
SEATS: Final = [
    {"name": name, "kind": "person", "token": token} for name, token in (("Ann", "hat"), ("Bob", "car"))
]


def main() -> None:
    """Start a server, ask, and print what it took."""
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen([*SERVER, data], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout
            found = re.search(r"http://(\S+)/", server.stdout.readline())
            assert found
            with connect(f"ws://{found[1]}/ws") as socket:
                ask(socket, {"t": "hello", "id": "hello", "secret": secrets.token_urlsafe(32)})
                table = {"terms": {"edition": "us1973"}, "places": SEATS, "begin": True}
                ask(socket, {"t": "create", "id": "create", **table})
                times = [ask(socket, {"t": "pace", "id": f"pace {i}", "ms": i}) for i in range(COMMANDS)]
        finally:
            server.terminate()
            server.wait()
    p99 = statistics.quantiles(times, n=100)[98]
    print(f"{COMMANDS} commands: p50 {statistics.median(times):.1f} ms, p99 {p99:.1f} ms")


def ask(socket: ClientConnection, command: dict[str, object]) -> float:
    """Send a command and wait for its acknowledgement; gives the milliseconds between."""
    begun = time.perf_counter()
    socket.send(json.dumps(command))
    while True:
        message = json.loads(socket.recv())
        if message["t"] in ("refused", "fault"):
            raise SystemExit(f"{command} was not carried out: {message}")
        if message["t"] in ("ack", "welcome"):
            return 1000 * (time.perf_counter() - begun)


if __name__ == "__main__":
    main()
