"""Bots of a user's own: a plain function in a Python file, named `my_bot.py:cautious` wherever a bot is named.

A parameter beyond those of a policy is an option, and is set as `my_bot.py:cautious:margin=300`. Its default is a
whole number, or a member of an `IntEnum`, whose members are then the words it may be set to: `style=bold`. A bot that
keeps nothing through a game leaves `memory` out.
"""

from __future__ import annotations

import importlib.util
import inspect
import re
import sys
import traceback
from collections.abc import Callable
from enum import IntEnum
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Final, cast

from .policy import Policy

SHAPE: Final = ("s", "E", "seat", "room", "deal", "rng")
"""The arguments of a policy, in this order; it may name them otherwise."""

MEMORY: Final = "memory"
"""And last, for those that name it so."""

USER_BOT: Final = re.compile(r"(?P<file>.+\.py):(?P<function>\w+)(?P<options>(?::[^:]*)*)")


class BadBot(ValueError):
    """A bot of a user's own that cannot play; the message says where and why."""


class BadOption(ValueError):
    """An option that a bot does not have, or not with this value."""


def is_user_bot(name: str) -> bool:
    """Does this name a function in a file?"""
    return USER_BOT.fullmatch(name) is not None


@cache
def user_policy(name: str) -> Policy:
    """The function of a name such as `my_bot.py:cautious:margin=300`.

    Raises OSError when the file cannot be read, BadBot when there is no such bot in it, BadOption.
    """
    found = USER_BOT.fullmatch(name)
    assert found is not None
    module = load(Path(found["file"]).absolute())
    bots = policies_in(module)
    if found["function"] not in bots:
        raise BadBot(f"{found['file']}: {why_missing(module, found['function'], bots)}")
    function = bots[found["function"]]
    return with_options(name, function, found["options"].split(":")[1:])


@cache
def load(file: Path) -> ModuleType:
    """The module in a file, with the files beside it in reach of its imports. Runs it once."""
    source = file.read_bytes()
    name = f"passgo_own_{file.stem}"
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    sys.path.append(str(file.parent))
    try:
        exec(compile(source, file, "exec"), module.__dict__)
    except SyntaxError as e:
        raise BadBot(f"{relative_path(file)}, line {e.lineno}: {e.msg}") from None
    except Exception as e:
        lines = [
            frame.lineno for frame in traceback.extract_tb(e.__traceback__) if frame.filename == str(file)
        ]
        where = f"{relative_path(file)}, line {lines[-1]}" if lines else relative_path(file)
        raise BadBot(f"{where}: {type(e).__name__}: {e}") from e
    finally:
        sys.path.remove(str(file.parent))
    return module


def relative_path(file: str | Path) -> str:
    """A file as a user would name it."""
    path = Path(file)
    return str(path.relative_to(Path.cwd())) if path.is_relative_to(Path.cwd()) else str(path)


def policies_in(module: ModuleType) -> dict[str, FunctionType]:
    """The functions of a file that can be called as a policy is."""
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__ and is_policy(value)
    }


def is_policy(function: FunctionType) -> bool:
    """Can it be called with what a policy is called with?"""
    parameters = list(inspect.signature(function).parameters.values())
    positional = all(p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD) for p in parameters)
    beyond = options_of(function)
    return positional and len(parameters) >= len(SHAPE) and all(is_settable(p) for p in beyond)


def is_settable(option: inspect.Parameter) -> bool:
    """Can it be set by a number or a word?"""
    return type(option.default) is int or isinstance(option.default, IntEnum)


def takes_memory(function: FunctionType) -> bool:
    """Does it keep anything through a game?"""
    return list(inspect.signature(function).parameters)[len(SHAPE) : len(SHAPE) + 1] == [MEMORY]


def options_of(function: FunctionType) -> list[inspect.Parameter]:
    """The parameters beyond those of a policy."""
    given = len(SHAPE) + takes_memory(function)
    return list(inspect.signature(function).parameters.values())[given:]


def why_missing(module: ModuleType, name: str, bots: dict[str, FunctionType]) -> str:
    """Why a file has no bot of this name, and which it has."""
    there = f"; there are {', '.join(bots)}" if bots else ""
    value = getattr(module, name, None)
    if isinstance(value, FunctionType):
        line = value.__code__.co_firstlineno
        unsettable = next((p for p in options_of(value) if not is_settable(p)), None)
        if unsettable:
            return f"line {line}: the default of the option {unsettable.name!r} is a whole number or a member of an IntEnum"
        return f"line {line}: a bot is called as {name}({', '.join(SHAPE)}){there}"
    return f"no function is called {name!r}{there}"


def with_options(name: str, function: FunctionType, texts: list[str]) -> Policy:
    """The function with its options set, each `name=value`. Raises BadOption."""
    defaults: dict[str, int] = {p.name: p.default for p in options_of(function)}
    values = {option: int(default) for option, default in defaults.items()}
    for text in texts:
        option, _, value = text.partition("=")
        if option not in values:
            there = f"it has {', '.join(values) or 'none'}"
            raise BadOption(f"{name}: the bot has no option {option!r}; {there}")
        found = value_of(value, defaults[option])
        if found is None:
            raise BadOption(f"{name}: {option} is {expected_of(defaults[option])}, not {value!r}")
        values[option] = found
    if not takes_memory(function):
        return without_memory(function, tuple(values.values()))
    return bound(function, tuple(values.values())) if values else cast("Policy", function)


def value_of(text: str, default: int) -> int | None:
    """The number that an option is set to by a text, if its default admits the text."""
    if isinstance(default, IntEnum):
        return words_of(type(default)).get(text)
    return int(text) if re.fullmatch(r"[+-]?\d+", text) else None


def expected_of(default: int) -> str:
    """Return what an option with this default may be set to, in words."""
    if isinstance(default, IntEnum):
        return f"one of {', '.join(words_of(type(default)))}"
    return "a whole number"


def words_of(kind: type[IntEnum]) -> dict[str, int]:
    """The words of an option, and the numbers that the bot is called with for them."""
    return {member.name.lower().replace("_", "-"): int(member) for member in kind}


def bound(function: Callable[..., Any], values: tuple[int, ...]) -> Policy:
    """A policy that calls a function with further numbers."""

    def policy(s: Any, E: Any, seat: int, room: list[int], deal: Any, rng: list[int], memory: Any) -> int:
        return function(s, E, seat, room, deal, rng, memory, *values)

    return cast("Policy", policy)


def without_memory(function: Callable[..., Any], values: tuple[int, ...]) -> Policy:
    """A policy that calls a function, which keeps nothing, with further numbers."""

    def policy(s: Any, E: Any, seat: int, room: list[int], deal: Any, rng: list[int], memory: Any) -> int:
        return function(s, E, seat, room, deal, rng, *values)

    return cast("Policy", policy)
