"""Reviews and forecasts of a page: in a second worker, which is there while one is asked for and goes afterwards."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Protocol

import msgspec

from passgo.table.games.studies import Forecast, Hear

if TYPE_CHECKING:
    from passgo.analysis.forecast import Estimate
    from passgo.analysis.review_results import Review
    from passgo.analysis.what_if import Weighing, WhatIfQuestion


class StudyWorker(Protocol):
    """The worker (`web/src/page/studies.ts`). Whatever it answers is empty if it failed, or could not begin."""

    async def review(self, record: str, seconds: float, hear: Callable[[float, str], None]) -> str:
        """Return what `Analyst.review` does."""
        ...

    async def what_if(self, asked: str, hear: Callable[[str], None]) -> str:
        """Return what `Analyst.what_if` does."""
        ...

    async def forecast(self, position: str) -> str:
        """Return what `Analyst.forecast` does."""
        ...

    def end(self) -> None:
        """Stop whatever it does, and give its memory back."""
        ...


def no_worker() -> StudyWorker:
    """Fail, where a page is built and not shown. Raises OSError."""
    raise OSError


class PageStudies:
    """The studies of a page. Each has a worker to itself, as it has a process on a server."""

    def __init__(self, begin: Callable[[], StudyWorker]) -> None:
        self._begin = begin

    async def review(self, record: str, seconds: float, hear: Hear) -> Review | None:
        """Return the review of a record; None if that failed."""
        from passgo.analysis.review_results import Review  # here, for most pages never need it

        def read(text: str) -> Review | None:
            return msgspec.json.decode(text, type=Review) if text else None

        with self._worker() as worker:
            return read(await worker.review(record, seconds, lambda left, known: hear(left, read(known))))

    async def what_if(self, asked: WhatIfQuestion, hear: Callable[[Weighing], None]) -> bool:
        """Weigh the answers to the question of a position; False if that failed."""
        from passgo.analysis.what_if import Weighing  # as above

        with self._worker() as worker:
            text = msgspec.json.encode(asked).decode()
            found = await worker.what_if(text, lambda known: hear(msgspec.json.decode(known, type=Weighing)))
            return bool(found)

    @asynccontextmanager
    async def forecasts(self) -> AsyncGenerator[Forecast]:
        """Yield what forecasts positions, in one worker until the end of the block."""
        from passgo.analysis.forecast import Estimate  # as above

        with self._worker() as worker:

            async def forecast(position: str) -> Sequence[Estimate] | None:
                found = await worker.forecast(position)
                return msgspec.json.decode(found, type=list[Estimate]) if found else None

            yield forecast

    @contextmanager
    def _worker(self) -> Generator[StudyWorker]:
        worker = self._begin()
        try:
            yield worker
        finally:
            worker.end()
