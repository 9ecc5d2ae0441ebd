"""Processes that count for a long time while tables are served: these come first."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from passgo.table.games.studies import Forecast, Hear

if TYPE_CHECKING:
    from passgo.analysis.forecast import Estimate
    from passgo.analysis.review_results import Review
    from passgo.analysis.what_if import Weighing, WhatIfQuestion

NICE: Final = 10
"""Tables come first."""


class BackgroundStudies:
    """Reviews and forecasts in processes of their own."""

    async def review(self, record: str, seconds: float, hear: Hear) -> Review | None:
        """Return the review of a record; None if that failed. Raises OSError: no room for a file, or for a process."""
        # Here, for it comes with what plays games by the thousand, which most servers never need.
        from passgo.analysis.review_results import Review

        def read(file: Path) -> Review:
            return msgspec.json.decode(file.read_bytes(), type=Review)

        with tempfile.TemporaryDirectory(prefix="passgo-review-") as folder:
            file, found = Path(folder) / "record.toml", Path(folder) / "review.json"
            file.write_text(record, encoding="utf-8")
            command = ("passgo.analysis.review_process", str(file), str(found), str(seconds))
            async with _in_background(*command) as process:
                assert process.stdout
                async for line in process.stdout:
                    left, is_new = msgspec.json.decode(line, type=tuple[float, bool])
                    hear(left, read(found) if is_new else None)
                return None if await process.wait() else read(found)

    async def what_if(self, asked: WhatIfQuestion, hear: Callable[[Weighing], None]) -> bool:
        """Weigh the answers to the question of a position. Raises OSError: no room for a process."""
        from passgo.analysis.what_if import Weighing  # only here, as for reviews

        async with _in_background("passgo.analysis.what_if") as process:
            assert process.stdin
            assert process.stdout
            process.stdin.write(msgspec.json.encode(asked) + b"\n")
            await process.stdin.drain()
            async for line in process.stdout:
                hear(msgspec.json.decode(line, type=Weighing))
            return not await process.wait()

    @asynccontextmanager
    async def forecasts(self) -> AsyncGenerator[Forecast]:
        """Yield what forecasts positions, in one process until the end of the block. Raises OSError."""
        # Only here, as for reviews.
        from passgo.analysis.forecast import Estimate

        async with _in_background("passgo.analysis.positions") as process:

            async def forecast(position: str) -> Sequence[Estimate] | None:
                assert process.stdin
                assert process.stdout
                process.stdin.write(msgspec.json.encode(position) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
                return (msgspec.json.decode(line, type=list[Estimate]) if line else None) or None

            yield forecast


@asynccontextmanager
async def _in_background(*module: str) -> AsyncGenerator[Process]:
    """Run a module of passgo with its arguments, as a nice process that ends with the block. Raises OSError."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", *module, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
    )
    try:
        if hasattr(os, "setpriority"):
            os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
