"""One server for all tests that only need a table; each starts a game of its own there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.harness import Screen, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("games")) as running:
        yield running


@pytest.fixture
def screen(server: Server) -> Iterator[Screen]:
    with server.screen() as connected:
        yield connected
