"""A moment of a game is compared while somebody asks for it, and no longer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from passgo.analysis.answers import WeighedAnswer
from passgo.analysis.forecast import Estimate
from passgo.analysis.what_if import Weighing, WhatIfQuestion
from passgo.notation.records import Record
from passgo.table.aside import at_once
from passgo.table.games import what_ifs
from passgo.table.games.replays import of_record
from passgo.table.games.what_ifs import WhatIfs
from table.alone import NoStudies

RECORD = """
edition = "us1973"
players = 2
moves = '''
p1 roll
* dice 1 3
p1 decline
'''
[p1]
at = "free_parking"
"""


def stage(futures: int, reach: float, *, decided: bool = False) -> Weighing:
    """Return what is known after a stage."""
    chances = [Estimate(0.6, reach), Estimate(0.4, reach)]
    worse = Estimate(0.1, reach)
    return Weighing(
        "p1",
        futures,
        "p1 buy",
        decided,
        [
            WeighedAnswer("p1 buy", chances, Estimate(0, 0)),
            WeighedAnswer("p1 decline", chances[::-1], worse),
        ],
    )


class Studied(NoStudies):
    """Compares one position, stage by stage, as the test says."""

    def __init__(self) -> None:
        self.asked: list[WhatIfQuestion] = []
        self.hear: Callable[[Weighing], None] = print
        self.end: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    async def what_if(self, asked: WhatIfQuestion, hear: Callable[[Weighing], None]) -> bool:
        """Wait for the test."""
        self.asked.append(asked)
        self.hear = hear
        return await asyncio.shield(self.end)


async def passes() -> None:
    """Let everything happen that needs no time."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_stages_add_up_until_the_end() -> None:
    async def look() -> None:
        replay, studied = of_record(Record.parse(RECORD)), Studied()
        compared = WhatIfs(at_once, studied)
        assert (await compared.ask("game", replay, 2)).state == "waiting"
        await passes()
        assert studied.asked[0].made == "p1 decline"
        studied.hear(stage(50, 0.2))
        await passes()
        view = await compared.ask("game", replay, 2)
        assert (view.state, view.seat, view.better, view.decided) == ("counting", "p1", "p1 buy", False)
        assert [answer.text for answer in view.answers] == ["p1 buy", "p1 decline"]
        studied.hear(stage(200, 0.1, decided=True))
        studied.end.set_result(True)
        await passes()
        view = await compared.ask("game", replay, 2)
        assert (view.state, view.decided) == ("done", True)
        assert [(one.futures, [chance.mean for chance in one.chances]) for one in view.stages] == [
            (50, [60, 40]),
            (200, [60, 40]),
        ]
        assert len(studied.asked) == 1, "and it is known from then on"

    asyncio.run(look())


def test_another_moment_waits_until_nobody_looks_at_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(what_ifs, "IDLE", 0.0)

    async def look() -> None:
        replay, studied = of_record(Record.parse(RECORD)), Studied()
        compared = WhatIfs(at_once, studied)
        while len(studied.asked) < 2:
            await compared.ask("game", replay, 2 if not studied.asked else 0)
            await asyncio.sleep(0)
        assert [one.made for one in studied.asked] == ["p1 decline", "p1 roll"]

    asyncio.run(look())


def test_a_position_that_cannot_be_compared_says_so() -> None:
    async def look() -> None:
        replay, studied = of_record(Record.parse(RECORD)), Studied()
        compared = WhatIfs(at_once, studied)
        await compared.ask("game", replay, 3)
        studied.end.set_result(False)
        await passes()
        view = await compared.ask("game", replay, 3)
        assert (view.state, view.answers) == ("failed", [])
        assert studied.asked[0].made == "", "nothing was done there yet"

    asyncio.run(look())
