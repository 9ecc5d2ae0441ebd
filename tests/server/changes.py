"""A state of a game as a screen keeps it: what a step says changed, and all else stays."""

from __future__ import annotations

from typing import Any

NAMES = {"seats": "seat", "deeds": "deed"}
"""Lists of which only the changed parts are sent, and the field that tells their parts apart."""


def changed(state: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The state after a step."""
    now = {**state, **changes}
    for parts, name in NAMES.items():
        if parts in changes and parts in state:
            changed_parts = {part[name]: part for part in changes[parts]}
            now[parts] = [changed_parts.get(part[name], part) for part in state[parts]]
    return now
