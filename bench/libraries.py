"""What libraries make of our own data, where we keep code of our own: the figures of decision 0012.

python -m venv /tmp/trial && /tmp/trial/bin/pip install limits apispec tomli-w
npm install --prefix /tmp/trial json-schema-to-typescript
PYTHONPATH=/tmp/trial/lib/python3.11/site-packages .venv/bin/python -P bench/libraries.py /tmp/trial
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import timeit
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import apispec
import msgspec
import tomli_w
from limits import parse, storage, strategies

from passgo.notation import Record, write_dump
from passgo.protocol import typescript
from passgo.server.api.openapi import openapi
from passgo.server.http.limits import REQUESTS, Allowance

CALLS = 20_000


def types(trial: Path) -> None:
    """Print what json-schema-to-typescript keeps of the types of all messages."""
    roots = [typescript._named(name, typescript.PROTOCOL.modules) for name in typescript.PROTOCOL.roots]
    found, components = msgspec.json.schema_components(roots, ref_template="#/$defs/{name}")
    names = typescript.PROTOCOL.roots
    schema: dict[str, Any] = {
        "title": "Protocol",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in names},
        "$defs": dict(zip(names, found, strict=True)) | components,
    }
    (trial / "protocol.json").write_text(json.dumps(schema), encoding="utf-8")
    program = str(trial / "node_modules" / ".bin" / "json2ts")
    command = [program, "-i", str(trial / "protocol.json"), "--additionalProperties=false"]
    theirs = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    for whose, text in (("ours", typescript.source(typescript.PROTOCOL)), ("json2ts", theirs)):
        named = len(re.findall(r"^export (?:type|interface) ", text, re.MULTILINE))
        notes = len(re.findall(r"^  /\*\*", text, re.MULTILINE))
        print(
            f"types, {whose}: {named} named, {notes} fields with a comment, {text.count('?: ')} that may be absent"
        )


def descriptions() -> None:
    """Print whether apispec, given our paths and schemas, makes the document that we make."""
    ours = openapi()
    spec = apispec.APISpec(
        ours["info"]["title"], ours["info"]["version"], ours["openapi"], info=dict(ours["info"])
    )
    for name, schema in ours["components"]["schemas"].items():
        spec.components.schema(name, schema)
    for name, scheme in ours["components"]["securitySchemes"].items():
        spec.components.security_scheme(name, scheme)
    for path, operations in ours["paths"].items():
        spec.path(path, operations=operations)
    print("apispec: the same document:", {key: spec.to_dict()[key] for key in ours} == ours)


def limits() -> None:
    """Print what one request costs to count, and how many pass 0.1 s after the burst."""
    item = parse(f"{REQUESTS.burst}/12 seconds")
    allowance = Allowance(REQUESTS)
    counters: dict[str, Callable[[], bool]] = {"ours": lambda: not allowance.take_now("a")}
    for kind in (strategies.FixedWindowRateLimiter, strategies.MovingWindowRateLimiter):
        limiter = kind(storage.MemoryStorage())
        counters[kind.__name__] = lambda limiter=limiter: limiter.hit(item, "a")
    for name, count in counters.items():
        took = timeit.timeit(count, number=CALLS) / CALLS
        print(f"limits, {name}: {took * 1e6:.1f} µs")


def toml() -> None:
    """Print how long the dump of a game in its middle is, written by us and by tomli-w."""
    ours = write_dump(Record.read(Path("tests/golden/picsou.toml")).replay(100))
    theirs = tomli_w.dumps(tomllib.loads(ours))
    print(f"exact dump: {len(ours.splitlines())} lines, by tomli-w {len(theirs.splitlines())}")


def main() -> None:
    """Print all figures."""
    types(Path(sys.argv[1]))
    descriptions()
    limits()
    toml()


if __name__ == "__main__":
    main()
