"""How much one address may ask."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from starlette.requests import HTTPConnection
from starlette.types import Scope
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from websockets.exceptions import ConnectionClosed

from passgo.server.http import limits
from passgo.server.http.limits import Allowance, Limits, Rate
from server.harness import Screen, Server

FEW = """
from passgo.server.http import limits
limits.REQUESTS = limits.Rate(3, 1000)
limits.TABLES = limits.Rate(2, 1000)
limits.WRONG_CODES = limits.Rate(2, 1000)
limits.SOCKETS = limits.Rate(4, 1000)
"""


LOCAL = {"X-Forwarded-For": "127.0.0.1"}
"""Somebody at this machine, who comes through the proxy."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("games"), before=FEW, proxies=["127.0.0.1"]) as running:
        yield running


def test_a_burst_and_then_one_more_after_a_while() -> None:
    now = 0.0
    allowance = Allowance(Rate(3, 10), lambda: now)
    assert [allowance.take_now("ann") for _ in range(5)] == [0, 0, 0, 10, 10]
    assert allowance.take_now("bob") == 0
    now = 9.0
    assert allowance.take_now("ann") == 1
    now = 10.0
    assert [allowance.take_now("ann") for _ in range(2)] == [0, 10]
    now = 100.0
    assert [allowance.take_now("ann") for _ in range(4)] == [0, 0, 0, 10]
    assert [allowance.take("ann") for _ in range(2)] == [10, 20], "each waits for his own"


def test_somebody_who_asks_no_more_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEPT", 10)
    now = 0.0
    allowance = Allowance(Rate(2, 1), lambda: now)
    for who in range(1000):
        allowance.take(str(who))
        now += 0.5
    assert len(allowance._full) <= 11


def test_an_address_that_asks_too_often_must_wait(strict: Server) -> None:
    ann, bob = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}
    assert [strict.get("/api/editions", ann)[0] for _ in range(4)] == [200, 200, 200, 429]
    assert strict.get("/api/editions", bob)[0] == 200, "another is not kept waiting"
    assert int(strict.get("/api/editions", ann)[2]["retry-after"]) > 0
    forged = {"X-Forwarded-For": "192.0.2.99, 192.0.2.1"}
    assert strict.get("/api/editions", forged)[0] == 429, "only what the proxy added counts"


def test_this_machine_may_ask_what_it_likes(strict: Server) -> None:
    assert {strict.get("/api/editions", LOCAL)[0] for _ in range(8)} == {200}


def test_a_proxy_that_does_not_say_for_whom_it_speaks_switches_no_limit_off(tmp_path: Path) -> None:
    with Server(tmp_path, before=FEW, proxies=["127.0.0.1"]) as server:
        assert [server.get("/api/editions")[0] for _ in range(5)] == [200, 200, 200, 429, 429]
        _, errors = server.end()
    assert errors.count("X-Forwarded-For") == 1


def from_address(server: Server, address: str) -> Screen:
    return server.screen(who=address, code="", additional_headers={"X-Forwarded-For": address})


def test_tables_created_by_an_address_are_limited(strict: Server) -> None:
    with from_address(strict, "192.0.2.3") as ann, from_address(strict, "192.0.2.3") as again:
        assert [ann.start("person", "rules")["t"] for _ in range(2)] == ["ack", "ack"]
        for screen in (ann, again):
            answer = screen.start("person", "rules")
            assert (answer["t"], answer["key"]) == ("fault", "too-many")
            assert "wait" in answer["detail"]
    with from_address(strict, "192.0.2.4") as bob:
        assert bob.start("person", "rules")["t"] == "ack"


def test_codes_are_not_found_by_trying(strict: Server) -> None:
    with strict.screen(additional_headers=LOCAL) as host:
        host.lay(["person", "free"])
        code = host.people["code"]
    with from_address(strict, "192.0.2.5") as thief:
        tried = [thief.ask("visit", code=wrong)["key"] for wrong in ("AAA222", "AAA223", "AAA224")]
        assert tried == ["no-table", "no-table", "too-many"]
        assert thief.ask("visit", code=code)["key"] == "too-many"
    with from_address(strict, "192.0.2.6") as friend:
        assert [friend.ask("visit", code=code)["t"] for _ in range(5)] == ["ack"] * 5


def test_codes_are_not_found_by_a_record(strict: Server) -> None:
    """A guest who was removed still knows the id of the game."""
    with strict.screen(additional_headers=LOCAL) as host:
        host.start("person", "person")
        where, code = f"/api/games/{host.table['game']}/entries", host.people["code"]
    thief = {"X-Forwarded-For": "192.0.2.8"}
    tried = [strict.get(f"{where}?code={wrong}", thief)[0] for wrong in ("AAA222", "AAA223", "AAA224")]
    assert tried == [404, 404, 429]
    assert strict.get(f"{where}?code={code}", thief)[0] == 429
    friend = {"X-Forwarded-For": "192.0.2.9"}
    assert strict.get(f"{where}?code={code}", friend)[0] == 200


def test_sockets_opened_by_an_address_are_limited(strict: Server) -> None:
    with contextlib.ExitStack() as opened:
        for _ in range(4):
            opened.enter_context(from_address(strict, "192.0.2.7"))
        with pytest.raises(ConnectionClosed) as closed:
            from_address(strict, "192.0.2.7")
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1013


def test_sockets_held_by_an_address_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKETS_HELD", 2)
    ours = Limits()
    with ours.socket("ann") as first, ours.socket("bob") as other:
        with ours.socket("ann") as second, ours.socket("ann") as third:
            assert (first, second, third, other) == (True, True, False, True)
        with ours.socket("ann") as again:
            assert again, "one was given back"
    assert not ours._held


@pytest.mark.parametrize(
    ("proxies", "peer", "said", "counted", "warned"),
    [
        (["10.0.0.0/8"], "10.0.0.5", "198.51.100.7", "198.51.100.7", False),
        (["10.0.0.0/8"], "10.0.0.5", "127.0.0.1, 198.51.100.7", "198.51.100.7", False),  # the first is forged
        (["10.0.0.0/8"], "9.9.9.9", "127.0.0.1", "9.9.9.9", False),  # a stranger who comes past the proxy
        (["10.0.0.0/8"], "127.0.0.1", "198.51.100.7", "127.0.0.1", True),
        (["127.0.0.1"], "127.0.0.1", "127.0.0.1", "", False),  # somebody at this machine, through the proxy
        (["127.0.0.1"], "127.0.0.1", "", "127.0.0.1", True),  # the proxy does not say for whom
        (["10.0.0.0/8"], "10.0.0.5", "", "10.0.0.5", True),
        (["10.0.0.0/8"], "127.0.0.1", "", "", False),  # this machine, past the proxy, which is elsewhere
        (["127.0.0.1"], "127.0.0.1", "2001:db8::7", "2001:db8::/64", False),
        ([], "127.0.0.1", "198.51.100.7", "127.0.0.1", True),
        ([], "172.17.0.1", "198.51.100.7", "172.17.0.1", True),  # the proxy of a container
        ([], "9.9.9.9", "127.0.0.1", "9.9.9.9", False),
        ([], "127.0.0.1", "", "", False),
    ],
)
def test_a_proxy_that_is_named_is_believed_about_who_asks_and_nobody_else(
    proxies: list[str],
    peer: str,
    said: str,
    counted: str,
    warned: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    warnings: list[str] = []
    monkeypatch.setattr(limits.terminal, "warn", lambda key, **_: warnings.append(key))
    ours = Limits(proxies)
    found: list[str] = []

    async def app(scope: Scope, *_: object) -> None:
        found.append(ours.whose(HTTPConnection(scope)))

    headers = [(b"x-forwarded-for", said.encode())] if said else []
    scope = {"type": "http", "client": (peer, 50000), "headers": headers, "scheme": "http"}
    for _ in range(3):
        asyncio.run(ProxyHeadersMiddleware(app, proxies)(dict(scope), None, None) if proxies else app(scope))
    assert found == [counted] * 3
    key = "unnamed-proxy" if said else "silent-proxy"
    assert warnings == [key] * warned


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine has no IPv6")
def test_somebody_who_comes_by_ipv4_where_ipv6_is_served_too_is_called_by_its_own_address(
    tmp_path: Path,
) -> None:
    def status(server: Server, by: str = "") -> int:
        headers = {"X-Forwarded-For": by} if by else {}
        try:
            with urlopen(Request(f"{server.url}/api/bots", None, headers)) as answer:
                return answer.status
        except HTTPError as error:
            return error.code

    with Server(tmp_path / "open", before=FEW, host="::") as server:
        assert [status(server) for _ in range(5)] == [200] * 5, "this machine is not limited"
    with Server(tmp_path / "behind", before=FEW, host="::", proxies=["127.0.0.1"]) as server:
        assert [status(server, "192.0.2.7") for _ in range(4)] == [200, 200, 200, 429]
        assert status(server, "192.0.2.8") == 200, "the proxy is believed about whom it speaks for"
