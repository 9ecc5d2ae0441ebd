"""How much one address may ask."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from passgo.server import limits
from passgo.server.limits import Allowance, Rate
from server.harness import Server

FEW = """
from passgo.server import limits
limits.REQUESTS = limits.Rate(3, 1000)
"""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("games"), before=FEW, proxies=["127.0.0.1"]) as running:
        yield running


def test_so_many_at_once_and_one_more_after_a_while() -> None:
    now = 0.0
    allowance = Allowance(Rate(3, 10), lambda: now)
    assert [allowance.wait("ann") for _ in range(5)] == [0, 0, 0, 10, 10]
    assert allowance.wait("bob") == 0
    now = 9.0
    assert allowance.wait("ann") == 1
    now = 10.0
    assert [allowance.wait("ann") for _ in range(2)] == [0, 10]
    now = 100.0
    assert [allowance.wait("ann") for _ in range(4)] == [0, 0, 0, 10]


def test_who_asks_no_more_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEPT", 10)
    now = 0.0
    allowance = Allowance(Rate(2, 1), lambda: now)
    for who in range(1000):
        allowance.wait(str(who))
        now += 0.5
    assert len(allowance._full) <= 11


def test_an_address_that_asks_too_often_is_told_to_wait(strict: Server) -> None:
    ann, bob = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}
    assert [strict.get("/api/editions", ann)[0] for _ in range(4)] == [200, 200, 200, 429]
    assert strict.get("/api/editions", bob)[0] == 200, "another is not kept waiting"
    assert int(strict.get("/api/editions", ann)[2]["retry-after"]) > 0
    forged = {"X-Forwarded-For": "192.0.2.99, 192.0.2.1"}
    assert strict.get("/api/editions", forged)[0] == 429, "only what the proxy added counts"


def test_this_machine_may_ask_what_it_likes(strict: Server) -> None:
    assert {strict.get("/api/editions")[0] for _ in range(8)} == {200}
