"""The published files of editions: the JSON Schema of their files, the table of rule settings and that of all rules.

`python -m passgo.editions.publish` writes them into `docs/`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, cast

import msgspec

from passgo.rules.base.cite import RULE_IDS
from passgo.rules.base.knobs import KNOBS, Knob

from .edition import Edition
from .loader import edition_names, find_edition
from .report import place, rule_functions
from .schema import EditionFile, KnobAnswers

Schema = dict[str, Any]

DEFS: Final = "#/$defs/"
KNOBS_PAGE: Final = """# Rule settings

Every rule setting that an edition can change, made from `src/passgo/rules/base/knobs.py` by
`python -m passgo.editions.publish`. Set them in the table `[knobs]` of an [edition file](editions.md), with a source. The
[JSON Schema](edition.schema.json) and the screens use the same texts.

| key | setting | value | rule | if not set |
|---|---|---|---|---|
"""
RULES_PAGE: Final = """# Rules

Every rule of every edition, made from the sources by `python -m passgo.editions.publish`. The statement is that of the
first edition listed; `passgo edition rules EDITION` prints all those of one edition, with headings and scenarios, and
`passgo edition diff A B` shows where two editions differ. *Ours* lists the editions whose rulebook does not have the
rule at all; elsewhere the statement itself says which part is our ruling. A variant is listed only where the edition it
is based on has no such rule.

| rule | statement | carried out by | editions | ours |
|---|---|---|---|---|
"""
KINDS: Final = {
    "money": "an amount",
    "count": "a number",
    "above": "a number of players",
    "upto": "a number (0: any)",
    "houses": "a value in houses (0: the price paid)",
    "percent": "a percentage",
    "times": "a factor",
}
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
    knobs: Schema = parts[KnobAnswers.__name__ + PART]["properties"]
    for name, knob in defs[KnobAnswers.__name__]["properties"].items():
        value = defs[knob["$ref"].removeprefix(DEFS)]["properties"]["value"]
        knob["description"] = KNOBS[name].en
        knobs[name] = {"description": KNOBS[name].en, "anyOf": [value, knobs[name]]}  # a bare value will do
    names = (EditionFile.__name__, EditionFile.__name__ + PART)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "An edition file of passgo",
        "anyOf": [{"$ref": DEFS + name} for name in names],
        "$defs": {**defs, **parts},
    }


def schema_text() -> str:
    """Return the text of `docs/edition.schema.json`."""
    return json.dumps(json_schema(), indent=1, ensure_ascii=False) + "\n"


def knob_table() -> str:
    """Return the text of `docs/knobs.md`: every rule setting."""
    rows = [
        f"| `{name}` | {knob.en} | {_range(knob)} | `{knob.rule}` |{_always(knob)} |"
        for name, knob in KNOBS.items()
    ]
    return KNOBS_PAGE + "\n".join(rows) + "\n"


def rule_table() -> str:
    """Every rule with its functions and the editions that have it: the text of `docs/rules.md`."""
    editions = [find_edition(name) for name in edition_names()]
    functions = rule_functions(("passgo.rules", "passgo.game"))
    rows: list[str] = []
    for rule in RULE_IDS:
        having = [e for e in editions if rule in e.rules]
        if not having:
            continue
        statement = having[0].rules[rule].en.replace("|", "\\|")
        does = ", ".join(f"`{place(function)}`" for function in functions.get(rule, ()))
        ours = [e for e in having if e.rules[rule].ruling]
        rows.append(f"| `{rule}` | {statement} | {does} | {_named(having)} | {_named(ours)} |")
    return RULES_PAGE + "\n".join(rows) + "\n"


def _named(editions: list[Edition]) -> str:
    """The ids of editions, without the variants of one that is named already."""
    ids = [e.id for e in editions]
    return ", ".join(f"`{id_}`" for id_ in ids if not any(id_.startswith(f"{other}-") for other in ids))


def _range(knob: Knob) -> str:
    """Return the values that a file may set."""
    match knob.kind:
        case "flag":
            return "yes or no"
        case "faces":
            return "six faces"
        case "choice":
            return " · ".join(f"`{choice.word or n}` {choice.en}" for n, choice in enumerate(knob.choices))
        case _:
            return f"{KINDS[knob.kind]}, {knob.least} to {knob.most}"


def _always(knob: Knob) -> str:
    """Return what holds if a file does not set it, or in every edition."""
    if knob.default is not None:
        return f" {('no', 'yes')[knob.default] if knob.kind == 'flag' else knob.default}"
    if knob.house is None:
        return ""
    without = knob.house.without
    return f" {('no', 'yes')[without] if knob.kind == 'flag' else without}, unless a house rule changes it"


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


if __name__ == "__main__":
    docs = Path("docs")
    (docs / "edition.schema.json").write_text(schema_text(), encoding="utf-8")
    (docs / "knobs.md").write_text(knob_table(), encoding="utf-8")
    (docs / "rules.md").write_text(rule_table(), encoding="utf-8")
