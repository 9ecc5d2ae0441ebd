"""The client's files come in the smallest form that a browser can unpack, and in no other."""

from __future__ import annotations

import gzip

import pytest

from passgo.server.app import STATIC
from passgo.server.http.client_files import PACKED
from server.harness import Server

FIRST = next(path.name for path in (STATIC / "assets").glob("index-*.js"))


def test_a_packed_file_holds_what_it_stands_for() -> None:
    packed = sorted(STATIC.rglob("*.gz"))
    assert len(packed) > 20
    for path in packed:
        assert gzip.decompress(path.read_bytes()) == path.with_suffix("").read_bytes(), path.name
        assert path.with_suffix(".br").is_file()


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [("", None), ("identity", None), ("gzip, deflate", "gzip"), ("gzip, deflate, br, zstd", "br")],
)
def test_a_browser_gets_the_smallest_form_it_accepts(
    server: Server, accepted: str, coding: str | None
) -> None:
    status, body, headers = server.get(f"/assets/{FIRST}", {"Accept-Encoding": accepted})
    assert status == 200
    assert headers["content-type"] == "text/javascript; charset=utf-8"
    assert headers.get("content-encoding") == coding
    assert body == (STATIC / "assets" / f"{FIRST}{PACKED[coding] if coding else ''}").read_bytes()
    if coding:
        assert "accept-encoding" in headers["vary"].lower()
    again = {"Accept-Encoding": accepted, "If-None-Match": headers["etag"]}
    assert server.get(f"/assets/{FIRST}", again)[:2] == (304, b"")


@pytest.mark.parametrize("address", ["/", "/t/ABC234", "/books/fr2013+speed", "/boards/3", "/nowhere"])
def test_an_address_of_the_client_is_its_page(server: Server, address: str) -> None:
    status, body, headers = server.get(address)
    assert (status, headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert body == (STATIC / "index.html").read_bytes()


@pytest.mark.parametrize("address", ["/api/nothing", "/assets/none.js", "/../pyproject.toml", "/.stamp.gz"])
def test_what_is_no_page_is_not_there(server: Server, address: str) -> None:
    assert server.get(address)[0] == 404
