"""One server for all tests of the terminal; each lays tables of its own there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from passgo.printing.wording import Language
from passgo.tui.client import Client
from passgo.tui.guest import TerminalGuest
from server.harness import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("games")) as running:
        yield running


@pytest.fixture
def guest(server: Server, tmp_path: Path) -> NewGuest:
    return NewGuest(server, tmp_path)


class NewGuest:
    """Makes guests of the server, each in a folder of its own."""

    def __init__(self, server: Server, folder: Path) -> None:
        self.server, self.folder = server, folder

    def __call__(self, name: str = "Ann", language: Language = "en") -> Client:
        return Client(self.server.url, TerminalGuest(self.folder / name), language)
