"""What waits goes on in every event loop: that of a browser says of no timer when it is due."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from passgo.game import Move
from passgo.rules.base import moves
from passgo.table.running.delayed_roll import Patience, delay_roll


class PlainHandle(asyncio.Handle):
    """A call that can be cancelled; when it comes nobody is told."""

    def __init__(self, timer: asyncio.TimerHandle) -> None:
        self.cancel = timer.cancel


class PlainHandles(asyncio.SelectorEventLoop):
    """A loop as a browser has it."""

    def call_later(self, delay: float, callback: Callable[..., Any], *args: Any, **more: Any) -> Any:
        return PlainHandle(super().call_later(delay, callback, *args, **more))


def test_patience_ends() -> None:
    async def wait() -> bool:
        woken = asyncio.Event()
        patience = Patience(0.01, woken.set)
        assert not patience.is_past("a matter")
        await woken.wait()
        return patience.is_past("a matter")

    with asyncio.Runner(loop_factory=PlainHandles) as runner:
        assert runner.run(wait())


def test_a_delayed_roll_is_due() -> None:
    async def wait() -> bool:
        woken = asyncio.Event()
        roll = delay_roll(Move.of(moves.ROLL, 0), None, None, 0.0, 0.01, woken.set)
        await woken.wait()
        return roll.is_due(None, ())  # the time is up, so nobody looks at the game

    with asyncio.Runner(loop_factory=PlainHandles) as runner:
        assert runner.run(wait())
