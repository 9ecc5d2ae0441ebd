"""Reviews and forecasts of a page: the same figures as anywhere, counted by a worker that goes when it is no longer needed."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from house.tools import run
from page.browser_kernel import BrowserKernel
from passgo.analysis.forecast import BOT, chances
from passgo.analysis.forms import fastest
from passgo.analysis.review import Reviewer
from passgo.analysis.review_results import Review
from passgo.analysis.review_run import stages
from passgo.analysis.what_if import Weighing, WhatIfQuestion, answers_to, weighed
from passgo.bots.registry import policy
from passgo.notation.records import Record
from passgo.notation.writing import write_moment
from passgo.page.studies import PageStudies, no_worker
from passgo.page.study import Analyst
from passgo.table.games.studies import Studies

RECORD = (Path(__file__).parents[1] / "golden" / "nhl1999-short.toml").read_text(encoding="utf-8")


class Worker:
    """A worker whose Python is this one, or that hangs."""

    def __init__(self, *, hangs: bool = False) -> None:
        self.ended = False
        self._hangs = hangs

    async def review(self, record: str, seconds: float, hear: Callable[[float, str], None]) -> str:
        if self._hangs:
            await asyncio.Event().wait()
        return Analyst(BrowserKernel()).review(record, seconds, hear)

    async def what_if(self, asked: str, hear: Callable[[str], None]) -> str:
        return Analyst(BrowserKernel()).what_if(asked, hear)

    async def forecast(self, position: str) -> str:
        return Analyst(BrowserKernel()).forecast(position)

    def end(self) -> None:
        self.ended = True


class Failed(Worker):
    """One that could not begin."""

    async def review(self, record: str, seconds: float, hear: Callable[[float, str], None]) -> str:
        return ""

    async def what_if(self, asked: str, hear: Callable[[str], None]) -> str:
        return ""

    async def forecast(self, position: str) -> str:
        return ""


def test_a_review_in_the_page_is_that_of_any_other_form() -> None:
    worker, heard = Worker(), list[tuple[float, Review | None]]()

    def hear(left: float, found: Review | None = None) -> None:
        heard.append((left, found))

    found = asyncio.run(PageStudies(lambda: worker).review(RECORD, 0, hear))
    reviewer = Reviewer(Record.parse(RECORD).replay(), policy(BOT), BOT, fastest)
    for _ in stages(reviewer, 0, lambda: 0.0):
        pass
    assert found == reviewer.review()
    assert found.decisions
    assert found.trades
    assert heard[-1][0] == 0
    known = [part for _, part in heard if part is not None]
    assert 0 < len(known) < len(heard)
    assert known[0].moments[0] == found.moments[0]
    assert worker.ended


def test_chances_in_the_page_are_those_of_any_other_form() -> None:
    position = write_moment(Record.parse(RECORD).replay().after(200))
    worker = Worker()

    async def ask() -> object:
        async with PageStudies(lambda: worker).forecasts() as forecast:
            found = await forecast(position)
            assert not worker.ended, "the next position needs no other worker"
            return found

    game = Record.parse(position).replay()
    assert asyncio.run(ask()) == chances(game, policy(BOT), fastest)
    assert worker.ended


def test_answers_are_compared_in_the_page_as_in_any_other_form() -> None:
    replayed = Record.parse(RECORD).replay()
    n = next(n for n in range(200, len(replayed.moves)) if len(answers_to(replayed.after(n))) > 1)
    asked = WhatIfQuestion(write_moment(replayed.after(n)))
    worker, heard = Worker(), list[Weighing]()
    assert asyncio.run(PageStudies(lambda: worker).what_if(asked, heard.append))
    assert heard == [*weighed(asked, fastest)]
    assert worker.ended


def test_a_review_that_is_given_up_ends_its_worker() -> None:
    worker = Worker(hangs=True)

    async def give_up() -> None:
        review = asyncio.create_task(PageStudies(lambda: worker).review(RECORD, 0, print))
        await asyncio.sleep(0)
        review.cancel()
        with pytest.raises(asyncio.CancelledError):
            await review

    asyncio.run(give_up())
    assert worker.ended


def test_a_worker_that_cannot_begin_finds_nothing() -> None:
    async def ask(studies: Studies) -> tuple[object, object, object]:
        async with studies.forecasts() as forecast:
            compared = await studies.what_if(WhatIfQuestion(""), print)
            return await studies.review(RECORD, 0, print), compared, await forecast("")

    failed = Failed()
    assert asyncio.run(ask(PageStudies(lambda: failed))) == (None, False, None)
    assert failed.ended
    with pytest.raises(OSError):  # noqa: PT011  (as where there is no room for a process)
        asyncio.run(ask(PageStudies(no_worker)))


def test_the_python_of_a_page_has_no_numpy() -> None:
    absent = ("numpy", "numba", "wasmtime")
    program = f"import sys; sys.modules.update(dict.fromkeys({absent})); import passgo.page.start, passgo.page.study"
    done = run(sys.executable, "-c", program)
    assert done.returncode == 0, done.stdout
