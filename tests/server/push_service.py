"""A push service of the tests' own, and browsers at it: it reads what it is sent as a browser would, by the books."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import queue
import struct
import time
from collections import defaultdict
from collections.abc import Mapping
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from server.harness import HANGS
from server.https_host import HttpsHost

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
    headers: Mapping[str, str]
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


class PushService(HttpsHost):
    """The service."""

    def __init__(self) -> None:
        super().__init__(HOST)
        self.browsers: dict[str, Browser] = {}
        self._came: defaultdict[str, queue.Queue[Message]] = defaultdict(queue.Queue)

    def browser(self, name: str, key: str) -> Browser:
        """A browser of this name."""
        made = Browser(name, key)
        self.browsers[made.path] = made
        return made

    def answer(self, browser: Browser, *statuses: int, **headers: str) -> None:
        """Answer its next messages so, and those after them as usual."""
        self.answer_at(browser.path, *statuses, **headers)

    async def message(self, browser: Browser) -> Message:
        """The next message that a browser gets."""
        return await asyncio.to_thread(self.take, browser)

    def take(self, browser: Browser) -> Message:
        """The same, waited for in this thread."""
        return self._came[browser.path].get(timeout=HANGS)

    def messages(self, browser: Browser) -> int:
        """How many it has got and nobody has read."""
        return self._came[browser.path].qsize()

    def read(self, path: str, headers: Mapping[str, str], body: bytes) -> object:
        """Read a message as its browser would."""
        browser = self.browsers[path]
        assert headers["content-encoding"] == "aes128gcm"
        check_signature(headers["authorization"], browser.server_key)
        return browser.read(body), headers

    def take_in(self, path: str, what: Any, at: float) -> None:
        """Hand a message to its browser."""
        message, headers = what
        self._came[path].put(Message(message["words"], message["code"], headers, at))
