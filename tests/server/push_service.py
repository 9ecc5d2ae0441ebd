"""A push service of the tests' own, and browsers at it: it reads what it is sent as a browser would, by the books."""

from __future__ import annotations

import asyncio
import base64
import datetime as dt
import json
import os
import queue
import ssl
import struct
import tempfile
import threading
import time
from collections import defaultdict
from collections.abc import Sequence
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from passgo.server.push.network import Network
from server.harness import HANGS

HOST = "push.example"
"""The name of the service; nobody else's by the books of names."""


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class Message(NamedTuple):
    """A message as the browser has it, with its headers."""

    words: str
    code: str
    headers: dict[str, str]
    at: float


class Browser:
    """A browser that has an address at the service."""

    def __init__(self, name: str, key: str) -> None:
        """`key`: of the server whose messages it takes."""
        self.path = f"/send/{name}"
        self.server_key = key
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    @property
    def endpoint(self) -> str:
        return f"https://{HOST}{self.path}"

    def subscription(self, language: str = "en") -> dict[str, str]:
        """What its page sends."""
        return {
            "endpoint": self.endpoint,
            "p256dh": encoded(point_of(self._private.public_key())),
            "auth": encoded(self._auth),
            "language": language,
        }

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a message as RFC 8291 and RFC 8188 say."""
        assert len(body) <= 4096, "no push service need take more"
        salt, size, length = body[:16], *struct.unpack("!IB", body[16:21])
        point, text = body[21 : 21 + length], body[21 + length :]
        assert len(text) <= size, "one record"
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        mine = point_of(self._private.public_key())
        shared = self._private.exchange(ec.ECDH(), theirs)
        secret = derived(shared, self._auth, b"WebPush: info\0" + mine + point, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        record = AESGCM(key).decrypt(nonce, text, None)
        text, mark, filling = record.rpartition(b"\2")
        assert mark
        assert not filling.strip(b"\0")
        return json.loads(text)


def derived(secret: bytes, salt: bytes, what: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, what).derive(secret)


def check_signature(header: str, server_key: str) -> dict[str, Any]:
    """Check what a server says of itself, as RFC 8292 has it; returns its claims."""
    scheme, _, rest = header.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, fields["k"]) == ("vapid", server_key), "signed by the server whose messages it takes"
    signed, _, signature = fields["t"].rpartition(".")
    r, s = (int.from_bytes(decoded(signature)[at : at + 32], "big") for at in (0, 32))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(fields["k"]))
    public.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(decoded(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == f"https://{HOST}"
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600
    return claims


class PushService:
    """The service, over TLS, with a certificate of its own."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        self._answers: defaultdict[str, list[tuple[int, dict[str, str]]]] = defaultdict(list)
        self._came: defaultdict[str, queue.Queue[Message]] = defaultdict(queue.Queue)
        self.requests: list[tuple[str, float]] = []
        """Every request, with the time."""
        self.faults: list[str] = []
        """What was wrong with them."""
        self.held = threading.Event()
        """Set: nobody waits for an answer."""
        self.held.set()
        self._folder = tempfile.TemporaryDirectory(prefix="passgo-push-")
        self.certificate = Path(self._folder.name) / "push.pem"
        self.certificate.write_bytes(_certificate())
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                service._hear(self)

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

    def __enter__(self) -> PushService:
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
            assert host == HOST
            return [("127.0.0.1", self.port)]

        return Network(find, lambda: context)

    def browser(self, name: str, key: str) -> Browser:
        """A browser of this name."""
        made = Browser(name, key)
        self.browsers[made.path] = made
        return made

    def answer(self, browser: Browser, *statuses: int, **headers: str) -> None:
        """Answer its next messages so, and those after them as usual."""
        self._answers[browser.path] += [(status, headers) for status in statuses]

    async def message(self, browser: Browser) -> Message:
        """The next message that a browser gets."""
        return await asyncio.to_thread(self.take, browser)

    def take(self, browser: Browser) -> Message:
        """The same, waited for in this thread."""
        return self._came[browser.path].get(timeout=HANGS)

    def messages(self, browser: Browser) -> int:
        """How many it has got and nobody has read."""
        return self._came[browser.path].qsize()

    def _hear(self, request: BaseHTTPRequestHandler) -> None:
        now = time.time()
        body = request.rfile.read(int(request.headers["content-length"]))
        self.requests.append((request.path, now))
        browser, status, headers = self.browsers[request.path], 201, {}
        try:
            assert request.headers["host"] == HOST
            assert request.headers["content-encoding"] == "aes128gcm"
            check_signature(request.headers["authorization"], browser.server_key)
            message = browser.read(body)
            if self._answers[request.path]:
                status, headers = self._answers[request.path].pop(0)
            self.held.wait(HANGS)
            if status == 201:
                sent = {name.lower(): value for name, value in request.headers.items()}
                self._came[request.path].put(Message(message["words"], message["code"], sent, now))
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


def _certificate() -> bytes:
    """A key and a certificate for the name, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    now = dt.datetime.now(dt.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    private = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    return private + certificate.public_bytes(pem)
