"""The HTTP API answers whatever is asked, in the way that its description promises.

Schemathesis takes two seconds to be read, so it is where it is used: every process that runs tests reads this file.
"""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING

import pytest
import requests
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from passgo.server.api.openapi import openapi
from passgo.table.api.operations import OPERATIONS
from server.harness import HANGS, Server, secret_of

if TYPE_CHECKING:
    from schemathesis import Case
    from schemathesis.schemas import APIOperation

EXAMPLES = settings(
    max_examples=8, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


@cache
def described() -> dict[str, APIOperation]:
    """The operations by method and path, as the library reads them in the description."""
    import schemathesis

    schema = schemathesis.openapi.from_dict(openapi())
    operations = [found.ok() for found in schema.get_all_operations()]
    return {f"{found.method.upper()} {found.path}": found for found in operations}


NAMES = [f"{operation.method} {operation.path}" for operation in OPERATIONS]


def test_every_operation_is_described() -> None:
    assert sorted(described()) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_no_request_breaks_it(server: Server, name: str) -> None:
    from schemathesis.checks import load_all_checks, not_a_server_error
    from schemathesis.generation import GenerationMode
    from schemathesis.specs.openapi import checks

    load_all_checks()
    promises = [
        not_a_server_error,
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_schema_conformance,
    ]
    operation = described()[name]
    with requests.Session() as session, server.screen(who="Fuzz", code="") as host:
        host.lay(["person", "rules"], begin=True)
        path = {"code": host.people["code"], "game": host.table["game"], "name": "us1973"}
        asked = {part.name for part in operation.path_parameters} & path.keys()
        session.headers["Authorization"] = f"Bearer {secret_of('Fuzz')}"

        something_asked = operation.path_parameters or operation.query or operation.body
        for mode in GenerationMode if something_asked else [GenerationMode.POSITIVE]:

            @EXAMPLES
            @given(case=operation.as_strategy(generation_mode=mode), found=st.booleans())
            def ask(case: Case, found: bool) -> None:
                if found and isinstance(case.path_parameters, dict):
                    case.path_parameters |= {name: path[name] for name in asked}
                if isinstance(case.query, dict):
                    for slow in ("wait", "lang", "paper"):
                        case.query.pop(slow, None)  # nobody has the time
                response = case.call(base_url=server.url, session=session, timeout=HANGS)
                case.validate_response(response, checks=promises)

            ask()


def test_the_description_is_json(server: Server) -> None:
    assert json.loads(server.get("/api/openapi.json")[1]) == json.loads(json.dumps(openapi()))
