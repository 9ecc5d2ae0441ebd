"""Processes that count for a long time while tables are served: these come first."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, Process
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

NICE: Final = 10
"""Tables come first."""


@asynccontextmanager
async def in_background(*module: str, streams: int = DEVNULL) -> AsyncGenerator[Process]:
    """Run a module of passgo with its arguments, as a nice process that ends with the block. Raises OSError."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", *module, stdin=streams, stdout=streams, stderr=DEVNULL
    )
    try:
        if hasattr(os, "setpriority"):
            os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
