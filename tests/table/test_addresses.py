"""The address of each operation leads to it, whatever carries the request."""

import asyncio
import re
import time

import pytest

from passgo.table.api.calls import Operation
from passgo.table.api.operations import ALL, find
from passgo.table.aside import at_once
from passgo.table.running.env import TableEnv, fair_chance
from passgo.table.table_server import TableServer
from table.alone import Ann, find_bot
from table.memory import MemoryStore

NAME = re.compile(r"\{(\w+)\}")


@pytest.mark.parametrize("operation", ALL, ids=lambda one: f"{one.method} {one.path}")
def test_an_address_leads_to_its_operation(operation: Operation) -> None:
    named = {name: f"a {name}.1" for name in NAME.findall(operation.path)}
    path = NAME.sub(lambda part: named[part[1]], operation.path)
    assert find(path)[operation.method] == (operation, named)


@pytest.mark.parametrize(
    "path", ["/api", "/api/nothing", "/api/editions/", "/api/games/a/b/replay", "/locale/en"]
)
def test_other_addresses_lead_nowhere(path: str) -> None:
    assert not find(path)


def test_another_method_learns_which_there_are() -> None:
    async def ask() -> tuple[int, str]:
        env = TableEnv(MemoryStore(), find_bot, time.time, fair_chance, at_once, print)
        return await Ann(TableServer(env)).ask("/api/bots", "DELETE")

    assert asyncio.run(ask()) == (405, "expected GET")
