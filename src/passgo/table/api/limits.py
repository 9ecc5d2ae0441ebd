"""How much one address may ask, as far as the API needs to know it. Only a server has limits (`passgo.server.http`)."""

from __future__ import annotations

from typing import Literal, Protocol

from passgo.protocol.commands import GameCommand
from passgo.protocol.tables import LobbyCommand, TableCommand
from passgo.table.people.client_session import ClientSession
from passgo.table.table_server import TableServer

Command = LobbyCommand | TableCommand | GameCommand
Costly = Literal["records", "boxes", "boards", "games"]
"""Requests that take long."""


class ApiLimits(Protocol):
    """The allowances of all addresses. Empty is the address of this machine, which has no limit."""

    def check_codes(self, who: str) -> None:
        """Check that an address may send one more code. Raises FaultError: too many."""
        ...

    def count_wrong_code(self, who: str) -> None:
        """Count a code that no table has, or that is not the right one."""
        ...

    def take(self, what: Costly, who: str) -> None:
        """Count a request that takes long. Raises FaultError: too many."""
        ...

    async def put(self, table_server: TableServer, client: ClientSession, command: Command) -> None:
        """Hand a command of a client in once it is its turn; returns once it is dealt with."""
        ...


class NoLimits:
    """No limits: all requests come from this machine."""

    def check_codes(self, who: str) -> None:
        """Allow it."""

    def count_wrong_code(self, who: str) -> None:
        """Count nothing."""

    def take(self, what: Costly, who: str) -> None:
        """Allow it."""

    async def put(self, table_server: TableServer, client: ClientSession, command: Command) -> None:
        """Hand a command in at once."""
        await table_server.put(client, command)
