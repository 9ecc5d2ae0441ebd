"""Reviews that never end: each takes every processor for half a minute, and every page of a game that is over asks for one."""

from __future__ import annotations

import asyncio
from typing import Never


def hold() -> None:
    """Have this process begin no review; to the pages that asked it is on its way."""
    from passgo.server.system.background import BackgroundStudies

    async def wait(*_: object) -> Never:
        await asyncio.get_running_loop().create_future()
        raise AssertionError("nobody answers this")

    BackgroundStudies.review = wait
