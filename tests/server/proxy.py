"""nginx or Caddy before servers, set up as docs/hosting.md has it, with TLS and a public name."""

from __future__ import annotations

import re
import socket
import ssl
import subprocess
import time
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from server.harness import HANGS, PATIENCE, Screen

NAME: Final = "passgo.example"
PAGE: Final = Path(__file__).parents[2] / "docs" / "hosting.md"
NGINX: Final = """
daemon off;
pid {folder}/pid;
error_log {folder}/error;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/answers;
    {config}
}}
"""
CADDY: Final = """
{{
    admin off
    auto_https disable_redirects
}}
{config}
"""


class Proxy:
    """The one address of many servers."""

    def __init__(self, program: str, folder: Path) -> None:
        """`program`: `nginx` or `caddy`; `folder`: for what it writes."""
        self._program = program
        self._folder = folder
        with closing(socket.create_server(("127.0.0.1", 0))) as free:
            self.port: int = free.getsockname()[1]
        self.url = f"https://{NAME}:{self.port}"
        self._certificate, self._key = folder / "certificate.pem", folder / "key.pem"
        name = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
        files = ["-keyout", str(self._key), "-out", str(self._certificate)]
        made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *name, *files]
        subprocess.run(made, check=True, capture_output=True)
        self._trusting = ssl.create_default_context(cafile=str(self._certificate))

    def start(self, ports: tuple[int, int]) -> None:
        """Pass on to two servers of this machine, on these ports."""
        text = NGINX if self._program == "nginx" else CADDY
        config = text.format(folder=self._folder, config=self._config(ports))
        file = self._folder / "config"
        file.write_text(config)
        words = (
            ["-c", str(file)]
            if self._program == "nginx"
            else ["run", "--adapter", "caddyfile", "--config", file]
        )
        home = {"HOME": str(self._folder), "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
        with (self._folder / "said").open("wb") as said:
            self._process = subprocess.Popen([self._program, *words], env=home, stdout=said, stderr=said)
        hangs = time.monotonic() + HANGS
        while True:
            try:
                return self._line().close()
            except OSError:
                assert time.monotonic() < hangs, (self._folder / "said").read_text()
                time.sleep(0.05)

    def _config(self, ports: tuple[int, int]) -> str:
        """That of the page for two servers, with these ports and this certificate."""
        blocks = re.findall(r"^```\w*\n(.*?)^```$", PAGE.read_text(), re.DOTALL | re.MULTILINE)
        if self._program == "nginx":
            several = next(block for block in blocks if block.startswith("upstream "))
            one = next(block for block in blocks if block.startswith("map "))
            config = several + one.replace("http://127.0.0.1:8000", "http://passgo")
            config = config.replace("listen 443", f"listen 127.0.0.1:{self.port}")
            config = re.sub(r"(ssl_certificate +)\S+;", rf"\1{self._certificate};", config)
            config = re.sub(r"(ssl_certificate_key +)\S+;", rf"\1{self._key};", config)
        else:
            config = next(block for block in blocks if "lb_try_duration" in block)
            config = config.replace(f"{NAME} {{", f"{self.url} {{\n    tls {self._certificate} {self._key}")
        return config.replace("127.0.0.1:8101", f"127.0.0.1:{ports[0]}").replace(
            "127.0.0.1:8102", f"127.0.0.1:{ports[1]}"
        )

    def _line(self) -> ssl.SSLSocket:
        plain = socket.create_connection(("127.0.0.1", self.port), HANGS)
        return self._trusting.wrap_socket(plain, server_hostname=NAME)

    def get(self, path: str, headers: dict[str, str] | None = None) -> tuple[int, bytes, dict[str, str]]:
        """As `Server.get`."""
        with closing(HTTPConnection(NAME, self.port, HANGS)) as line:
            line.sock = self._line()
            line.request("GET", path, headers=headers or {})
            answer = line.getresponse()
            return answer.status, answer.read(), dict(answer.headers)

    def connect(self, **options: Any) -> ClientConnection:
        """As `Server.connect`, from a page of the public name."""
        address = f"wss://{NAME}:{self.port}/ws"
        plain = socket.create_connection(("127.0.0.1", self.port), HANGS)
        known = {"sock": plain, "ssl": self._trusting, "origin": self.url}
        return connect(address, **PATIENCE, **known, **options)

    def screen(self, **options: Any) -> Screen:
        """As `Server.screen`."""
        return Screen(self, **options)

    def close(self) -> None:
        """End it."""
        self._process.terminate()
        self._process.wait(HANGS)
