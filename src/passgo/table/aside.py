"""Work that takes long, done where it holds up no table: in a thread, or wherever else there is room for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Aside(Protocol):
    """A way to have work done aside; `asyncio.to_thread` is one."""

    async def __call__(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what the work returns, or raise what it raises."""
        ...


async def at_once(work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Do the work here and now, where nothing else can do it."""
    return work(*args, **kwargs)
