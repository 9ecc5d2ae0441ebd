"""The JSON Schema of edition files, made from `schema`, for editors and other programs."""

from __future__ import annotations

import json
from typing import Any, Final, cast

import msgspec

from .schema import EditionFile

Schema = dict[str, Any]

DEFS: Final = "#/$defs/"
PART: Final = "Part"
"""Ends the names of the definitions that describe an overlay, where everything may be left out."""


def json_schema() -> Schema:
    """The schema of a file: a whole edition, or an overlay that says what it `extends`."""
    whole: Schema = _without_none(msgspec.json.schema(EditionFile))
    defs: Schema = whole["$defs"]
    parts: Schema = {name + PART: _loosen(entry) for name, entry in defs.items()}
    overlay: Schema = parts[EditionFile.__name__ + PART]
    overlay["description"] = "An overlay: only what differs from the edition it extends."
    overlay["properties"]["extends"] = {"type": "string", "minLength": 1}
    overlay["required"] = ["extends"]
    knobs: Schema = parts["KnobsPart"]["properties"]
    for name, knob in defs["Knobs"]["properties"].items():
        value = defs[knob["$ref"].removeprefix(DEFS)]["properties"]["value"]
        knobs[name] = {"anyOf": [value, knobs[name]]}  # a bare value will do
    names = (EditionFile.__name__, EditionFile.__name__ + PART)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "An edition file of passgo",
        "anyOf": [{"$ref": DEFS + name} for name in names],
        "$defs": {**defs, **parts},
    }


def schema_text() -> str:
    """The schema as it stands in `docs/edition.schema.json`."""
    return json.dumps(json_schema(), indent=1, ensure_ascii=False) + "\n"


def _without_none(value: Any) -> Any:
    """A schema in which a thing that may be missing is just that: TOML has no word for None."""
    if isinstance(value, list):
        return [_without_none(item) for item in cast("list[Any]", value)]
    if not isinstance(value, dict):
        return value
    table = {name: _without_none(item) for name, item in cast("Schema", value).items()}
    choices = table.get("anyOf", [])
    if {"type": "null"} in choices:
        return next(choice for choice in choices if choice != {"type": "null"})
    return table


def _loosen(value: Any) -> Any:
    """A definition in which nothing is required, referring to others of its like."""
    if isinstance(value, list):
        return [_loosen(item) for item in cast("list[Any]", value)]
    if not isinstance(value, dict):
        return value
    table = cast("Schema", value)
    if "$ref" in table:
        return {"$ref": table["$ref"] + PART}
    return {
        name: _loosen(item)
        for name, item in table.items()
        if name not in {"required", "discriminator", "default"}
    }
