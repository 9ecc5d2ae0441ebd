"""One source, two ways to run: registers the rules, and compiles them when asked.

Interpreted, `@rule` leaves a function as it is and numba is never imported. `compile_rules()` turns
every registered function into machine code over structured records; each then calls the others
directly. Numba is named here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []
"""Every function of the kernel, in the order of definition."""

RULE_FUNCTIONS: dict[str, list[Callable[..., Any]]] = {}
"""Rule id -> the functions that carry it out."""


def rule(*rule_ids: str) -> Callable[[F], F]:
    """Mark a function of the kernel, naming the rules of the conformance matrix that it decides."""

    def register(function: F) -> F:
        RULES.append(function)
        for rule_id in rule_ids:
            RULE_FUNCTIONS.setdefault(rule_id, []).append(function)
        return function

    return register
