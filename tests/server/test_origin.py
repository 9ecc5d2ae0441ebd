"""A server behind a proxy, with a public name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection

import pytest
from websockets.exceptions import InvalidStatus

from passgo.server.http.origin import AddressError, check_proxies, read_public_url
from server.harness import HANGS, Server

PUBLIC = "https://passgo.example"
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("games"), public_url=PUBLIC, proxies=["127.0.0.1"]) as running:
        yield running


@pytest.mark.parametrize(
    ("host", "origin", "forwarded", "status"),
    [
        ("passgo.example", PUBLIC, "https", 101),
        ("passgo.example", PUBLIC, None, 101),
        ("localhost:8000", PUBLIC, None, 101),  # a proxy that asks for this machine by its own name
        ("192.168.1.20", "https://192.168.1.20", "https", 101),
        ("192.168.1.20", "http://192.168.1.20", "https", 403),
        ("192.168.1.20", "https://192.168.1.20", None, 403),
        ("passgo.example", "https://evil.example", "https", 403),
        ("evil.example", "https://evil.example", "https", 403),
    ],
)
def test_pages_of_the_public_name_may_talk(
    proxied: Server, host: str, origin: str, forwarded: str | None, status: int
) -> None:
    headers = {**UPGRADE, "Host": host, "Origin": origin}
    if forwarded:
        headers["X-Forwarded-Proto"] = forwarded
    with closing(HTTPConnection(proxied.host, proxied.port, HANGS)) as line:
        line.request("GET", "/ws", headers=headers)
        assert line.getresponse().status == status


@pytest.mark.parametrize(
    ("host", "forwarded", "option"),
    [
        ("calm-river.tunnel.example", "https", "--public-url https://calm-river.tunnel.example"),
        ("calm-river.tunnel.example", None, "--public-url https://calm-river.tunnel.example"),
        ("far.example:8080", "http", "--public-url http://far.example:8080"),
        ("what is this", "https", "Use its address"),
    ],
)
def test_somebody_who_comes_by_a_tunnel_reads_how_the_server_is_started(
    server: Server, host: str, forwarded: str | None, option: str
) -> None:
    headers = {"Host": host, **({"X-Forwarded-Proto": forwarded} if forwarded else {})}
    status, body, _ = server.get("/", headers)
    assert status == 421
    assert option in body.decode()


def test_an_address_that_is_no_proxy_is_not_believed(server: Server) -> None:
    headers = {"Origin": server.url.replace("http", "https"), "X-Forwarded-Proto": "https"}
    with pytest.raises(InvalidStatus, match="403"):
        server.screen(additional_headers=headers)


def test_only_a_server_of_a_public_name_with_tls_asks_browsers_to_use_no_other(
    server: Server, proxied: Server
) -> None:
    assert "max-age" in proxied.get("/", {"Host": "passgo.example"})[2]["strict-transport-security"]
    assert "strict-transport-security" not in server.get("/")[2]


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("https://Passgo.example/", PUBLIC),
        ("https://passgo.example:443", PUBLIC),
        ("http://passgo.example:8080", "http://passgo.example:8080"),
        ("http://[::1]:80", "http://[::1]"),
    ],
)
def test_a_public_address_is_read_as_browsers_write_it(text: str, origin: str) -> None:
    assert read_public_url(text) == origin


@pytest.mark.parametrize(
    "text",
    [
        "passgo.example",
        "ftp://a",
        "https://",
        "https://a/b",
        "https://a?b",
        "http://[",
        "http://a:b",
        "http://a b",
        "http://u@a",
    ],
)
def test_an_address_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(AddressError, match="--public-url"):
        read_public_url(text)


def test_a_proxy_is_an_address_or_a_network() -> None:
    check_proxies(["127.0.0.1", "::1", "10.0.0.0/8"])
    for wrong in ("*", "proxy.example", "10.0.0.1/8"):
        with pytest.raises(AddressError, match="--proxy"):
            check_proxies([wrong])
