"""A tunnel through which everybody reaches a server at home, by a program that is on this machine."""

from __future__ import annotations

import re
import shutil
import subprocess
import threading
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final, NamedTuple

from passgo.locale import TranslatedError

from . import terminal

PATIENCE: Final = 30
"""Seconds that a program has to open its tunnel."""
FAREWELL: Final = 5
"""Seconds that it has to close it."""


class NoTunnelError(TranslatedError):
    """There is no tunnel to be had."""


class Opener(NamedTuple):
    """A program that opens a tunnel, and the way in which it says where."""

    program: str
    arguments: tuple[str, ...]
    """With `{at}` for the address of the server."""
    address: re.Pattern[str]


OPENERS: Final = (
    Opener(
        "cloudflared",
        ("tunnel", "--no-autoupdate", "--url", "{at}"),
        re.compile(r"https://(?!api\.)[\w-]+\.trycloudflare\.com"),
    ),
    Opener(
        "ngrok",
        ("http", "{at}", "--log", "stdout", "--log-format", "logfmt"),
        re.compile(r'(?<=\burl=)"?https://[\w.-]+'),
    ),
    Opener("tailscale", ("funnel", "{at}"), re.compile(r"https://[\w.-]+\.ts\.net")),
)
"""In the order in which they are tried: the first needs no account."""


class Tunnel:
    """A program at work, read until it ends: one that nobody reads stops at a full pipe."""

    def __init__(self, opener: Opener, path: str, at: str) -> None:
        self.program: Final = opener.program
        self.address = ""
        """The public end of the tunnel; empty until the program says so."""
        self._last = ""
        self._pattern = opener.address
        self._heard = threading.Event()
        self._closing = False
        command = [path, *(argument.format(at=at) for argument in opener.arguments)]
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def wait(self) -> None:
        """Return once it is open. Raises NoTunnelError if it ends before, or takes too long."""
        self._heard.wait(PATIENCE)
        if not self.address:
            raise NoTunnelError("host-tunnel-failed", program=self.program, why=self._last or "–")

    def close(self) -> None:
        """End the program."""
        self._closing = True
        self._process.terminate()
        try:
            self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self._process.kill()
        self._reader.join(FAREWELL)

    def _read(self) -> None:
        assert self._process.stdout
        with self._process.stdout as lines:
            for line in lines:
                self._last = line.strip() or self._last
                found = self._pattern.search(line)
                if found and not self.address:
                    self.address = found[0].lstrip('"')
                    self._heard.set()
        if self.address and not self._closing:
            terminal.warn("tunnel-ended", program=self.program)
        self._heard.set()


@contextmanager
def open_tunnel(at: str) -> Generator[Tunnel]:
    """Yield a tunnel to the server at an address of this machine, open during the block. Raises NoTunnelError."""
    found = [(opener, path) for opener in OPENERS if (path := shutil.which(opener.program))]
    if not found:
        raise NoTunnelError("host-no-tunnel", programs=", ".join(opener.program for opener in OPENERS))
    opener, path = found[0]
    terminal.warn("tunnel-opening", program=opener.program)
    tunnel = Tunnel(opener, path, at)
    try:
        tunnel.wait()
        yield tunnel
    finally:
        tunnel.close()
