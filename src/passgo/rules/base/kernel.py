"""One source, three ways to run: the register of the rules.

Interpreted, `@rule` leaves a function as it is and numba is never imported. `compiler` turns every
registered function into machine code or WebAssembly over structured records; compiled code that names a rule then
calls its compiled form.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])
R = TypeVar("R")

RULES: list[FunctionType] = []
"""Every function of the kernel, in the order of definition."""

ENTRIES: list[FunctionType] = []
"""The functions over arrays of records by which Python enters the compiled kernel."""

RULE_FUNCTIONS: dict[str, list[FunctionType]] = {}
"""Rule id -> the functions that carry it out."""


def rule(*rule_ids: str) -> Callable[[F], F]:
    """Mark a function of the kernel, naming the rules of the conformance matrix that it decides."""

    def register(function: F) -> F:
        plain = cast("FunctionType", function)
        RULES.append(plain)
        for rule_id in rule_ids:
            RULE_FUNCTIONS.setdefault(rule_id, []).append(plain)
        return function

    return register


SELDOM: set[FunctionType] = set()
"""Functions that compiled code keeps out of their callers."""


def seldom(function: F) -> F:
    """Mark a function that games by most books never call, so that its callers stay short in machine code."""
    SELDOM.add(cast("FunctionType", function))
    return function


MACHINE_WORDS: dict[FunctionType, str] = {}
"""Functions that are one instruction of the processor, by the compiler's name for it."""


def machine_word(name: str) -> Callable[[F], F]:
    """Mark a function that the compiler knows as an instruction."""

    def register(function: F) -> F:
        MACHINE_WORDS[cast("FunctionType", function)] = name
        return function

    return register


def entry(function: F) -> F:
    """Mark a function that Python calls when the rules are compiled; it takes arrays of records, never a record."""
    ENTRIES.append(cast("FunctionType", function))
    return function


class Records(list[R]):
    """Field tables in a row, as an entry point takes them: a plain list of them, or an array of records.

    Writing to a place copies the fields, as it does in an array.
    """

    def __setitem__(self, index: Any, value: Any) -> None:
        super().__setitem__(index, value.copy())


def callees_first(functions: list[FunctionType]) -> list[FunctionType]:
    """The functions in an order in which each comes after all that it calls.

    Raises RecursionError when rules call one another in a ring: the frames are there to avoid that.
    """
    known = {id(f) for f in functions}
    ordered: list[FunctionType] = []
    done: set[int] = set()
    open_calls: set[int] = set()

    def visit(function: FunctionType) -> None:
        if id(function) in done:
            return
        if id(function) in open_calls:
            raise RecursionError(f"{function.__module__}.{function.__name__} calls itself through others")
        open_calls.add(id(function))
        for callee in called_by(function):
            if id(callee) in known:
                visit(callee)
        open_calls.discard(id(function))
        done.add(id(function))
        ordered.append(function)

    for function in functions:
        visit(function)
    return ordered


def reached_from(function: FunctionType) -> set[FunctionType]:
    """A function and all of the kernel's that it calls, directly or not."""
    kernel = {*RULES, *ENTRIES}
    reached: set[FunctionType] = set()
    waiting = [function]
    while waiting:
        one = waiting.pop()
        reached.add(one)
        waiting += [callee for callee in called_by(one) if callee in kernel and callee not in reached]
    return reached


def called_by(function: FunctionType) -> list[FunctionType]:
    """The functions whose names stand in the code of another, plain or behind a module's name."""
    names = function.__code__.co_names
    found = [function.__globals__.get(name) for name in names]
    for module in [value for value in found if inspect.ismodule(value)]:
        found += [getattr(module, name, None) for name in names]
    return [value for value in found if isinstance(value, FunctionType)]
