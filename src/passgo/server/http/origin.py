"""Admission to this server: requests for one of its names, and sockets and writes from pages that it served.

A page of another site can open a socket to this machine, or give its own name this machine's address. So the host
asked for must be this machine by name, a bare address, or the public name; and the origin that a browser sends with
a socket, or with anything that is not mere reading, must be a page of this server.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from passgo.locale import TranslatedError
from passgo.table.api.words import text_for

READING: Final = ("GET", "HEAD", "OPTIONS")
PAGE_SCHEMES: Final = {"ws": "http", "wss": "https"}
"""The scheme of the page whose socket has this one."""

SAFETY: Final = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self' data:; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
ONLY_TLS: Final = {"strict-transport-security": "max-age=31536000"}
"""If the public address is https, a browser uses nothing else for a year."""


class AddressError(TranslatedError):
    """An address cannot be used."""


def check_proxies(proxies: Iterable[str]) -> None:
    """Check that each is an address or a network. Raises AddressError."""
    for proxy in proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError:
            raise AddressError("host-no-proxy", proxy=proxy) from None


def read_public_url(text: str) -> str:
    """Return the origin of a public address such as `https://passgo.example`, as browsers write it. Raises AddressError."""
    wrong = AddressError("host-no-public-url", url=text, example="https://passgo.example")
    try:
        url = urlsplit(text)
        port = url.port
    except ValueError:
        raise wrong from None
    extra = " " in text or url.path.strip("/") or url.query or url.fragment or url.username is not None
    if url.scheme not in ("http", "https") or not url.hostname or extra:
        raise wrong
    name = f"[{url.hostname}]" if ":" in url.hostname else url.hostname
    usual = port in (None, 443 if url.scheme == "https" else 80)
    return f"{url.scheme}://{name}" if usual else f"{url.scheme}://{name}:{port}"


class Guard:
    """Lets nobody in who came through a foreign page, and says so to browsers."""

    def __init__(self, app: ASGIApp, public: str | None = None) -> None:
        """`public`: the origin under which a proxy serves this server, as `read_public_url` gives it."""
        self._app = app
        self._public = public
        name = socket.gethostname().lower()
        self._names = {"localhost", name, f"{name}.local", socket.getfqdn().lower()}
        self._headers = SAFETY
        if public:
            self._names.add(_name_in(public.partition("//")[2]))
            if public.startswith("https:"):
                self._headers = {**SAFETY, **ONLY_TLS}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is in order."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if scope["type"] == "http":
            send = self._with_headers(send, scope["path"])
        reading = scope["type"] == "http" and scope["method"] in READING
        if not self.names_this_machine(host):
            await _refuse(scope, receive, send, 421, text_for(_other_name(host, headers), headers))
        elif not reading and not self._is_own_page(headers.get("origin"), scope["scheme"], host):
            await _refuse(scope, receive, send, 403, text_for(TranslatedError("host-other-page"), headers))
        else:
            await self._app(scope, receive, send)

    def names_this_machine(self, host: str) -> bool:
        """Return whether a Host header names this machine."""
        name = _name_in(host)
        if name in self._names or name.endswith(".localhost"):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def _is_own_page(self, origin: str | None, scheme: str, host: str) -> bool:
        """Return whether an origin is this server's page: programs send none; browsers always do, in one spelling."""
        page = f"{PAGE_SCHEMES.get(scheme, scheme)}://{host.lower()}"
        return origin in (None, page, self._public)

    def _with_headers(self, send: Send, path: str) -> Send:
        # Files in assets/ have a digest in their name; all else is requested again, which costs a 304.
        cache = "public, max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache"
        headers = {**self._headers, "cache-control": cache}
        extra = [(name.encode(), value.encode()) for name, value in headers.items()]

        async def sent(message: Any) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], *extra]}
            await send(message)

        return sent


def _other_name(host: str, headers: Headers) -> TranslatedError:
    """Return advice for the host about an unknown name, as when a tunnel leads here."""
    scheme = headers.get("x-forwarded-proto", "https")
    try:
        return TranslatedError(
            "host-other-name", option=f"--public-url {read_public_url(f'{scheme}://{host}')}"
        )
    except AddressError:
        return TranslatedError("host-no-name")


def _name_in(host: str) -> str:
    """Return the name in a Host header without its port; empty if there is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, why: str) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": why})
    else:
        await PlainTextResponse(why, status)(scope, receive, send)
