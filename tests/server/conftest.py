"""One server for all tests that only need a table, each with a game of its own there; and a database for several servers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from passgo.server.system import peers
from passgo.table.running import notices as watch
from server.harness import HANGS, Screen, Server
from server.notified import AtTable, at_table_of_two
from server.postgres import Cluster, is_installed, running
from server.push_service import PushService


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("games")) as one:
        yield one


@pytest.fixture
def screen(server: Server) -> Iterator[Screen]:
    with server.screen() as connected:
        yield connected


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    if not is_installed():
        pytest.skip("no PostgreSQL found; install one (apt install postgresql)")
    with running() as one:
        yield one


@pytest.fixture
def attentive(monkeypatch: pytest.MonkeyPatch) -> None:
    """Notice in a moment what was not heard, and give nobody up because the machine is busy."""
    monkeypatch.setattr(peers, "HEARTBEAT", 0.1)
    monkeypatch.setattr("passgo.table.running.peers.LIVES", float(HANGS))


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell sooner than a server does, so that less has to be waited for where nothing comes."""
    monkeypatch.setattr(watch, "SETTLED", 0.2)
    monkeypatch.setattr(watch, "GLANCE", 0.5)


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as one:
        yield one


@pytest.fixture
def at_table(tmp_path: Path, service: PushService) -> AtTable:
    """The table of two, in the folder of this test."""
    return partial(at_table_of_two, tmp_path, service)
