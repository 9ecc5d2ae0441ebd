"""A game is studied here, in a worker of its own: this Python knows the rules and the analysis, and no table."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from passgo.analysis.forecast import BOT, Estimate, chances
from passgo.analysis.module_form import InModule
from passgo.analysis.review import Reviewer
from passgo.analysis.review_results import Review
from passgo.analysis.review_run import reports, stages
from passgo.analysis.what_if import Weighing, WhatIfQuestion, weighed
from passgo.bots.registry import policy
from passgo.notation.records import Record

from .module import BrowserKernel, BrowserModule


class Analyst:
    """Reviews and forecasts, as JSON. Its methods are called from the worker."""

    def __init__(self, kernel: BrowserKernel) -> None:
        self._form = partial(InModule, BrowserModule(kernel))

    def review(self, record: str, seconds: float, hear: Callable[[float, str], None]) -> str:
        """Review the game of a record for this many seconds.

        `hear` is called with those that are left and what is known so far; empty where that is no more than before.
        """
        played = Record.parse(record)
        reviewer = Reviewer(played.replay(), policy(BOT), BOT, self._form, seated=played.bots)
        for left, known in reports(reviewer, stages(reviewer, seconds, time.monotonic), time.monotonic):
            hear(left, _json(known) if known else "")
        return _json(reviewer.review())

    def what_if(self, asked: str, hear: Callable[[str], None]) -> str:
        """Weigh the answers to a question; `hear` is called with what is known after each stage, and so is the last of it returned."""
        known = ""
        for weighing in weighed(msgspec.json.decode(asked, type=WhatIfQuestion), self._form):
            known = _json(weighing)
            hear(known)
        return known

    def forecast(self, position: str) -> str:
        """Return each seat's chance to win in a position."""
        asked = Record.parse(position)
        return _json(chances(asked.replay(), policy(BOT), self._form, seated=asked.bots))


def _json(found: Review | Weighing | Sequence[Estimate]) -> str:
    return msgspec.json.encode(found).decode()
