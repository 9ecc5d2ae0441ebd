"""The description of the HTTP API and of the socket, made from the operations and the messages; and a page to read."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

import passgo
from passgo.protocol.replays import RecordFault
from passgo.protocol.tables import ClientMessage, ServerMessage
from passgo.table.api.calls import JSON, TEXT, Operation
from passgo.table.api.operations import OPERATIONS

Schema = dict[str, Any]

REFS: Final = "#/components/schemas/{name}"
PROBLEMS: Final = {
    400: "The record cannot be read, or a rule refuses it; says where and what was expected.",
    401: "The secret is missing, or is not the one of this guest.",
    403: "Not yours to ask.",
    404: "There is none.",
    409: "It cannot be done now, or a rule refuses it.",
    413: "Too much was sent.",
    422: "What was sent cannot be read; says where and what was expected.",
    429: "Too often; `Retry-After` says how many seconds to wait.",
    501: "This server cannot print; says what to install.",
    503: "The store cannot be read or written just now.",
}
OF_A_GUEST: Final = (401, 403, 404, 409, 422, 503)
OF_A_BODY: Final = (413, 422)
STYLE: Final = """body{font:1rem/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem}
pre{overflow:auto;padding:.75rem;border:1px solid #8886;border-radius:.4rem}
h2{margin-top:2.5rem}h2 code{font-weight:600}td,th{text-align:left;vertical-align:top;padding-right:1.5rem}
:root{color-scheme:light dark}"""


def routes() -> list[Route]:
    """Return the addresses of the descriptions."""
    return [
        Route("/api", _read_page),
        Route("/api/openapi.json", _read_openapi),
        Route("/api/socket.schema.json", _read_socket),
    ]


def _read_page(_: Request) -> Response:
    return HTMLResponse(page())


def _read_openapi(_: Request) -> Response:
    return JSONResponse(openapi())


def _read_socket(_: Request) -> Response:
    return JSONResponse(socket_schema())


@cache
def openapi() -> Schema:
    """Return the whole HTTP API as OpenAPI 3.1."""
    bodies = [operation.body for operation in OPERATIONS if operation.body]
    answers = [operation.answers for operation in OPERATIONS if not isinstance(operation.answers, str)]
    queries = [operation.query for operation in OPERATIONS if operation.query]
    kinds = [*bodies, *answers, *queries, RecordFault]
    found, components = msgspec.json.schema_components(kinds, ref_template=REFS)
    described = dict(zip(map(str, kinds), found, strict=True))
    paths: dict[str, Schema] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(
            operation, described, components
        )
    for query in queries:  # their fields stand as parameters
        components.pop(query.__name__, None)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "passgo",
            "version": passgo.__version__,
            "description": "Tables, games and editions. Whatever can be asked on the socket `/ws` can be asked here too;"
            " its messages are described by `/api/socket.schema.json`.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "guest": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "256 bits in base64url, 43 letters, which a client makes up and keeps: whoever has them is this guest.",
                }
            },
        },
    }


def _operation(operation: Operation, described: dict[str, Schema], components: dict[str, Schema]) -> Schema:
    plain = isinstance(operation.answers, str)
    kind = operation.answers if plain else JSON
    schema: Schema = {"type": "string"} if plain else described[str(operation.answers)]
    content = {kind: {"schema": schema}}
    statuses = {*operation.problems, 429}
    if operation.query:
        statuses.add(422)
    if operation.body:
        statuses |= set(OF_A_BODY)
    if operation.takes_record:
        statuses.add(413)
    if operation.guest:
        statuses |= set(OF_A_GUEST)
    line = {TEXT: {"schema": {"type": "string"}}}
    if operation.answers_as_text:
        content |= line
    if operation.refuses:
        line = {**line, JSON: {"schema": schema}}
    entry: Schema = {
        "summary": operation.summary,
        "parameters": list(_parameters(operation, described, components)),
        "responses": {
            str(operation.status): {"description": operation.summary, "content": content},
            **{
                str(status): {"description": PROBLEMS[status], "content": line} for status in sorted(statuses)
            },
        },
    }
    if operation.body:
        entry["requestBody"] = {
            "required": True,
            "content": {JSON: {"schema": described[str(operation.body)]}},
        }
    if operation.takes_record:
        fault = {JSON: {"schema": described[str(RecordFault)]}}
        entry["responses"]["400"] = {"description": PROBLEMS[400], "content": fault}
        entry["requestBody"] = {"required": True, "content": {TEXT: {"schema": {"type": "string"}}}}
    if operation.guest:
        entry["security"] = [{"guest": []}]
    return entry


def _parameters(
    operation: Operation, described: dict[str, Schema], components: dict[str, Schema]
) -> Iterator[Schema]:
    if operation.query is None:
        return
    struct = components[described[str(operation.query)]["$ref"].rpartition("/")[2]]
    for name, schema in struct["properties"].items():
        in_path = f"{{{name}}}" in operation.path
        yield {
            "name": name,
            "in": "path" if in_path else "query",
            "required": in_path or name in struct.get("required", ()),
            "schema": schema,
        }


@cache
def socket_schema() -> Schema:
    """Return the messages of the socket as JSON Schema: those a client sends, and those it gets."""
    (sent, received), components = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The socket of passgo",
        "anyOf": [{"$ref": "#/$defs/Sent"}, {"$ref": "#/$defs/Received"}],
        "$defs": {
            "Sent": {"title": "What a client sends", **sent},
            "Received": {"title": "What it is told", **received},
            **components,
        },
    }


@cache
def page() -> str:
    """Return the description to be read in a browser; it needs nothing else."""
    described = openapi()
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>",
        f"<title>The API of passgo</title><style>{STYLE}</style><h1>The API of passgo</h1>",
        f"<p>{escape(described['info']['description'])}</p>",
        "<p>For programs: <a href=/api/openapi.json>openapi.json</a>, <a href=/api/socket.schema.json>socket.schema.json</a>.</p>",
    ]
    for operation in OPERATIONS:
        parts += _section(operation, described["paths"][operation.path][operation.method.lower()])
    parts.append("<h2>What the messages hold</h2>")
    for name, schema in sorted(described["components"]["schemas"].items()):
        parts.append(f"<details id='{escape(name)}'><summary><code>{escape(name)}</code></summary>")
        parts.append(f"<pre>{_linked(schema)}</pre></details>")
    return "\n".join(parts)


def _section(operation: Operation, entry: Schema) -> Sequence[str]:
    parts = [
        f"<h2><code>{operation.method} {escape(operation.path)}</code></h2><p>{escape(operation.summary)}."
        + (" Asked by a guest." if operation.guest else "")
    ]
    if entry["parameters"]:
        rows = [
            f"<tr><td><code>{escape(asked['name'])}</code><td>{asked['in']}<td>{_linked(asked['schema'])}"
            for asked in entry["parameters"]
        ]
        parts.append(f"<table>{''.join(rows)}</table>")
    if "requestBody" in entry:
        ((kind, sent),) = entry["requestBody"]["content"].items()
        parts.append(f"<p>Sent, as {kind}:<pre>{_linked(sent['schema'])}</pre>")
    rows = [
        f"<tr><td>{status}<td>{escape(answer['description'])}<td>{' or '.join(map(escape, answer['content']))}"
        for status, answer in entry["responses"].items()
    ]
    good = entry["responses"][str(operation.status)]["content"]
    parts.append(f"<table>{''.join(rows)}</table>")
    if JSON in good:
        parts.append(f"<pre>{_linked(good[JSON]['schema'])}</pre>")
    return parts


def _linked(schema: Schema) -> str:
    """Return a schema as text, each name in it a link to what it holds."""
    text = escape(json.dumps(schema, indent=2, ensure_ascii=False), quote=False)
    for name in openapi()["components"]["schemas"]:
        text = text.replace(
            f'{{\n  "$ref": "{REFS.format(name=name)}"\n}}', f'<a href="#{name}">{name}</a>'
        ).replace(f'"{REFS.format(name=name)}"', f'<a href="#{name}">{name}</a>')
    return text
