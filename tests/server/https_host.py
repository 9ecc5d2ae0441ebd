"""A host of the internet, over TLS, with a certificate of its own: what is posted there, a test can read."""

from __future__ import annotations

import datetime as dt
import ssl
import tempfile
import threading
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Self

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from passgo.server.notices.network import Network
from server.harness import HANGS


class HttpsHost:
    """The host. What it makes of a request, its kind decides."""

    def __init__(self, name: str) -> None:
        """`name`: nobody else's by the books of names."""
        self.name = name
        self._answers: defaultdict[str, list[tuple[int, dict[str, str]]]] = defaultdict(list)
        self.requests: list[tuple[str, float]] = []
        """Every request, with the time."""
        self.faults: list[str] = []
        """What was wrong with them."""
        self.held = threading.Event()
        """Set: nobody waits for an answer."""
        self.held.set()
        self._folder = tempfile.TemporaryDirectory(prefix="passgo-host-")
        self.certificate = Path(self._folder.name) / "host.pem"
        self.certificate.write_bytes(certificate_of(name))
        host = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                host._hear(self)

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate)
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.port: int = self._server.server_address[1]
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.held.set()
        self._server.shutdown()
        self._server.server_close()
        self._folder.cleanup()
        assert self.faults == []

    def network(self) -> Network:
        """An internet in which its name leads to it, and where its certificate is good."""
        context = ssl.create_default_context(cafile=str(self.certificate))

        async def find(host: str) -> Sequence[tuple[str, int]]:
            assert host == self.name
            return [("127.0.0.1", self.port)]

        return Network(find, lambda: context)

    def answer_at(self, path: str, *statuses: int, **headers: str) -> None:
        """Answer the next requests there so, and those after them as usual."""
        self._answers[path] += [(status, headers) for status in statuses]

    def read(self, path: str, headers: Mapping[str, str], body: bytes) -> object:
        """Read a request, and say what it was if it is in order."""
        raise NotImplementedError

    def take_in(self, path: str, what: object, at: float) -> None:
        """Keep what came, since it was answered well."""
        raise NotImplementedError

    def _hear(self, request: BaseHTTPRequestHandler) -> None:
        now = time.time()
        body = request.rfile.read(int(request.headers["content-length"]))
        self.requests.append((request.path, now))
        status, headers = 201, {}
        try:
            assert request.headers["host"] == self.name
            sent = {name.lower(): value for name, value in request.headers.items()}
            what = self.read(request.path, sent, body)
            if self._answers[request.path]:
                status, headers = self._answers[request.path].pop(0)
            self.held.wait(HANGS)
            if status == 201:
                self.take_in(request.path, what, now)
        except Exception as error:
            self.faults.append(repr(error))
            status = 400
        try:
            request.send_response(status)
            for name, value in headers.items():
                request.send_header(name.replace("_", "-"), value)
            request.send_header("content-length", "0")
            request.end_headers()
        except OSError:
            pass  # nobody waits any more


def certificate_of(host: str) -> bytes:
    """A key and a certificate for a name, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, host)])
    now = dt.datetime.now(dt.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    private = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    return private + certificate.public_bytes(pem)
