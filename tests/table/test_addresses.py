"""The address of each operation leads to it, whatever carries the request."""

import re

import pytest

from passgo.table.api.calls import Operation
from passgo.table.api.operations import ALL, find

NAME = re.compile(r"\{(\w+)\}")


@pytest.mark.parametrize("operation", ALL, ids=lambda one: f"{one.method} {one.path}")
def test_an_address_leads_to_its_operation(operation: Operation) -> None:
    named = {name: f"a {name}.1" for name in NAME.findall(operation.path)}
    path = NAME.sub(lambda part: named[part[1]], operation.path)
    assert find(operation.method, path) == (operation, named)


@pytest.mark.parametrize(
    "path", ["/api", "/api/nothing", "/api/editions/", "/api/games/a/b/replay", "/locale/en"]
)
def test_other_addresses_lead_nowhere(path: str) -> None:
    assert find("GET", path) is None
