"""Which functions of the chapters play a kind of move and which refuse it.

`python -m passgo.rules.publish` writes `rules/dispatch.py` from them. A function names what it needs by its
parameters: `s`, `E`, `kind` of the move, `seat` that makes it, whole `arg`, or a part of it by the name or the
type that its kind of move gives it in `moves`. If a part is one of two things, each may have its own function.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, Final, NamedTuple, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


class Handler(NamedTuple):
    """A function for a kind of move; `seldom` if few moves of a game are of it, or none by most books."""

    function: FunctionType
    seldom: bool


PLAYS: Final[dict[int, list[Handler]]] = {}
"""The functions that make each kind of move."""

REFUSES: Final[dict[int, list[Handler]]] = {}
"""The functions that say why each kind of move is refused."""


def plays(*kinds: int, seldom: bool = False) -> Callable[[F], F]:
    """Mark the function that makes these kinds of move."""
    return _registers(PLAYS, kinds, seldom)


def refuses(*kinds: int, seldom: bool = False) -> Callable[[F], F]:
    """Mark the function that returns why these kinds of move are refused, or `LEGAL`."""
    return _registers(REFUSES, kinds, seldom)


def _registers(handlers: dict[int, list[Handler]], kinds: tuple[int, ...], seldom: bool) -> Callable[[F], F]:
    def register(function: F) -> F:
        for kind in kinds:
            handlers.setdefault(kind, []).append(Handler(cast("FunctionType", function), seldom))
        return function

    return register
