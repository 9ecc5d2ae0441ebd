"""The HTTP API answers whatever is asked, in the way that its description promises."""

from __future__ import annotations

import json

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi import checks

from passgo.server.web.api import OPERATIONS
from passgo.server.web.openapi import openapi
from server.harness import HANGS, Server, secret_of

load_all_checks()
CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
SCHEMA = schemathesis.openapi.from_dict(openapi())
FOUND = [found.ok() for found in SCHEMA.get_all_operations()]
EXAMPLES = settings(
    max_examples=8, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


def test_every_operation_is_described() -> None:
    assert {(found.method.upper(), found.path) for found in FOUND} == {(o.method, o.path) for o in OPERATIONS}


@pytest.mark.parametrize("operation", FOUND, ids=lambda found: f"{found.method} {found.path}")
def test_no_request_breaks_it(server: Server, operation: schemathesis.schemas.APIOperation) -> None:
    with requests.Session() as session, server.screen(who="Fuzz", code="") as host:
        host.lay(["person", "rules"], begin=True)
        path = {"code": host.people["code"], "game": host.table["game"], "name": "us1973"}
        asked = {part.name for part in operation.path_parameters} & path.keys()
        session.headers["Authorization"] = f"Bearer {secret_of('Fuzz')}"

        something_asked = operation.path_parameters or operation.query or operation.body
        for mode in GenerationMode if something_asked else [GenerationMode.POSITIVE]:

            @EXAMPLES
            @given(case=operation.as_strategy(generation_mode=mode), found=...)
            def ask(case: schemathesis.Case, found: bool) -> None:
                if found and isinstance(case.path_parameters, dict):
                    case.path_parameters |= {name: path[name] for name in asked}
                if isinstance(case.query, dict):
                    case.query.pop("wait", None)  # nobody has the time
                response = case.call(base_url=server.url, session=session, timeout=HANGS)
                case.validate_response(response, checks=CHECKS)

            ask()


def test_the_description_is_json(server: Server) -> None:
    assert json.loads(server.get("/api/openapi.json")[1]) == json.loads(json.dumps(openapi()))
