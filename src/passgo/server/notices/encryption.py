"""Messages for push services: only the browser can read them (RFC 8291), and this server signs them (RFC 8292)."""

from __future__ import annotations

import json
import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final, NamedTuple

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
SHA256: Final = hashes.SHA256()
NUMBER: Final = 32
"""Bytes of a number of the curve."""

RECORD: Final = 4096
"""Bytes of the one record that a message is: no push service need take more."""
LENGTH: Final = 1024
"""Bytes of every message before encryption, filled up: its length tells nothing."""
LAST: Final = b"\2"
"""The end of the last record of a message; after it comes filling."""

SIGNED_FOR: Final = 12 * 3600
"""Seconds that a signature is good; a day is the most that push services accept."""


class BrowserKeys(NamedTuple):
    """The keys to write to a browser: its point on the curve, and a secret of both."""

    point: bytes
    auth: bytes

    @classmethod
    def of(cls, p256dh: str, auth: str) -> BrowserKeys:
        """Read them as a browser names them, in base64url. Raises ValueError."""
        keys = cls(from_base64url(p256dh), from_base64url(auth))
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, keys.point)
        except UnsupportedAlgorithm as error:
            raise ValueError(str(error)) from None
        return keys


def filled(text: bytes) -> bytes:
    """Return a message as the record that is encrypted. Raises ValueError if it is too long."""
    if len(text) >= LENGTH:
        raise ValueError(f"expected a message of less than {LENGTH} bytes, got {len(text)}")
    return (text + LAST).ljust(LENGTH, b"\0")


def encrypt(record: bytes, keys: BrowserKeys) -> bytes:
    """Return a record that only this browser can read."""
    return encrypt_with(record, keys, ec.generate_private_key(CURVE), os.urandom(16))


def encrypt_with(record: bytes, keys: BrowserKeys, own: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """Return the same with a key and a salt that nobody uses twice."""
    point = _point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, keys.point))
    secret = _derived(shared, keys.auth, b"WebPush: info\0" + keys.point + point, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + struct.pack("!IB", RECORD, len(point)) + point
    return header + AESGCM(key).encrypt(nonce, record, None)


def _derived(secret: bytes, salt: bytes, what: bytes, length: int) -> bytes:
    return HKDF(SHA256, length, salt, what).derive(secret)


class ServerKey:
    """The key by which push services know this server. A browser's address is good for messages signed by it alone."""

    def __init__(self, text: str) -> None:
        """`text`: the secret number, in base64url."""
        self._private = ec.derive_private_key(int.from_bytes(from_base64url(text), "big"), CURVE)
        self.public = to_base64url(_point_of(self._private.public_key()))
        """The part that browsers and push services know."""

    @staticmethod
    def new() -> str:
        """Return the secret number of a new one."""
        number = ec.generate_private_key(CURVE).private_numbers().private_value
        return to_base64url(number.to_bytes(NUMBER, "big"))

    def authorization(self, origin: str, contact: str, now: float) -> str:
        """Return the header that says who sends to a push service; `contact`: whom its owner can ask, as an address."""
        claims = {"aud": origin, "exp": int(now) + SIGNED_FOR, "sub": contact}
        signed = ".".join(
            to_base64url(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)
        )
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(SHA256)))
        signature = r.to_bytes(NUMBER, "big") + s.to_bytes(NUMBER, "big")
        return f"vapid t={signed}.{to_base64url(signature)}, k={self.public}"


def _point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def to_base64url(data: bytes) -> str:
    """Return bytes as text, without filling."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """Return the bytes of a text. Raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
