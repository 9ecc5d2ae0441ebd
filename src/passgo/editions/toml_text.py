"""Values as TOML text, for what the standard library can only read."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, cast

WIDTH = 110


def value(item: Any) -> str:
    """A string, number, truth value, or list or table of them, on one line."""
    if isinstance(item, bool):
        return "true" if item else "false"
    if isinstance(item, int):
        return str(item)
    if isinstance(item, str):
        return json.dumps(item, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(item, Mapping):
        pairs = cast("Mapping[str, Any]", item).items()
        return "{ " + ", ".join(f"{key(name)} = {value(part)}" for name, part in pairs) + " }"
    if isinstance(item, Iterable):
        return "[" + ", ".join(value(part) for part in cast("Iterable[Any]", item)) + "]"
    return str(item)


def key(name: str) -> str:
    """A key, quoted where it must be."""
    plain = name and all(c.isascii() and (c.isalnum() or c in "_-") for c in name)
    return name if plain else value(name)


def pair(name: str, item: Any) -> str:
    """`name = value`, a long list broken over several lines."""
    if not isinstance(item, list):
        return f"{key(name)} = {value(item)}"
    words = [value(part) for part in cast("list[Any]", item)]
    text = f"{key(name)} = [{', '.join(words)}]"
    if len(text) <= WIDTH:
        return text
    lines = [f"{key(name)} = ["]
    row = "   "
    for word in (f" {word}," for word in words):
        if len(row) + len(word) > WIDTH:
            lines.append(row)
            row = "   "
        row += word
    return "\n".join([*lines, row, "]"])


def table(header: str, pairs: Mapping[str, Any]) -> str:
    """A table with its header, or nothing when it is empty."""
    if not pairs:
        return ""
    lines = [header] if header else []
    return "\n".join([*lines, *(pair(name, item) for name, item in pairs.items())]) + "\n"
