"""Positions of games whose answers are compared, one at a time, for as long as somebody asks how far that is."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from passgo.game import Game, seat_id
from passgo.protocol.reviews import WhatIfStage, WhatIfView
from passgo.rules.base import moves
from passgo.table.aside import Aside
from passgo.table.people.replies import FaultError
from passgo.table.state.game_session import GameSession

from .lessons import answer_views, interval
from .replays import Replay, of_table
from .studies import Studies

if TYPE_CHECKING:
    from passgo.analysis.what_if import Weighing

IDLE: Final = 4.0
"""Seconds without a request, after which nobody looks any more."""
REMEMBERED: Final = 20

Asked = tuple[str, int, str]
"""A game by its key, after how many of its moves, and whose answers."""


class LiveQuestion(NamedTuple):
    """A question of a game that is played, as it is compared."""

    key: str
    replay: Replay
    at: int
    seat: str


def question_of(session: GameSession, guest: str, at: int, offer: int) -> LiveQuestion:
    """Return the present question of a game, or an offer there, as a player may ask about it. Raises FaultError."""
    seats = [seat for seat, plan in enumerate(session.plans) if plan.guest == guest]
    if not guest or not seats:
        raise FaultError("not-yours", "only players may ask what the answers are worth")
    if not session.advice:
        raise FaultError("not-now", "the players of this table have not agreed to ask what answers are worth")
    if at != session.n:
        raise FaultError(
            "not-now", f"while it is played, only the question after move {session.n} is compared"
        )
    replay = of_table(session)
    if offer:
        standing, game = session.offers.standing.get(offer), session.game.copy()
        if standing is None or game.why_not(standing.move):
            raise FaultError("not-now", "there is no such offer that could be accepted now")
        game.push(standing.move)
        return LiveQuestion(f"{session.id} {offer}", replay._replace(game=game), at + 1, "")
    mine = [seat for seat in seats if seat in session.game.to_act]
    return LiveQuestion(session.id, replay, at, seat_id(mine[0]) if mine else "")


class WhatIfs:
    """The positions that are weighed, by game and moment; those that were asked for last are remembered."""

    def __init__(self, aside: Aside, studies: Studies) -> None:
        self._aside = aside
        self._studies = studies
        self._views: dict[Asked, WhatIfView] = {}
        self._task: asyncio.Task[None] | None = None
        self._counted: Asked | None = None
        """The subject of the task, …"""
        self._idle: asyncio.Timeout | None = None
        """… and when it ends because nobody asks."""

    async def ask(self, key: str, replay: Replay, at: int, seat: str = "") -> WhatIfView:
        """Return how far a position is. A request begins it, unless another one is still looked at.

        `seat`: whose answers are compared, if not those of the player who made a move there or is asked.
        """
        asked = key, at, seat
        view = self._views.pop(asked, None) or WhatIfView(state="waiting")
        self._views[asked] = view
        while len(self._views) > REMEMBERED:
            del self._views[next(iter(self._views))]
        if view.state in ("waiting", "counting"):
            if self._counted == asked and self._idle is not None and not self._idle.expired():
                self._idle.reschedule(asyncio.get_running_loop().time() + IDLE)
            elif self._counted is None:
                self._counted = asked
                self._task = asyncio.create_task(self._count(asked, replay, at))
        return view

    async def _count(self, asked: Asked, replay: Replay, at: int) -> None:
        try:
            async with asyncio.timeout(IDLE) as self._idle:
                await self._weigh(asked, replay, at)
        except TimeoutError:
            self._views.pop(asked, None)  # whoever comes back begins again
        finally:
            self._counted = self._idle = None

    async def _weigh(self, asked: Asked, replay: Replay, at: int) -> None:
        from passgo.analysis.what_if import WhatIfQuestion  # most servers never need it

        game = replay.game.after(at)
        position = await self._aside(replay.position, at)
        made = self._made(replay, at)
        known: asyncio.Queue[Weighing | None] = asyncio.Queue()

        async def show() -> None:
            while (weighing := await known.get()) is not None:
                self._keep(asked, await self._aside(_view, game, weighing, self._views.get(asked)))

        showing = asyncio.create_task(show())
        try:
            done = await self._studies.what_if(
                WhatIfQuestion(position.text, made, asked[2]), known.put_nowait
            )
        except OSError:  # no room for a process
            done = False
        finally:
            known.put_nowait(None)
            await showing
        view = self._views.get(asked, WhatIfView(state="failed"))
        self._keep(asked, replace(view, state="done" if done else "failed"))

    def _keep(self, asked: Asked, view: WhatIfView) -> None:
        self._views[asked] = view

    def _made(self, replay: Replay, at: int) -> str:
        """Return the text of the move that was made there, unless it is an outcome of chance or an offer."""
        if at == len(replay.game.moves):
            return ""
        move = replay.game.moves[at]
        if move.seat >= len(replay.game.players) or move.kind == moves.OFFER:
            return ""
        return replay.game.text(move)


def _view(game: Game, weighing: Weighing, before: WhatIfView | None) -> WhatIfView:
    """Return the view after a stage."""
    seat = int(weighing.seat[1:]) - 1
    chances = [interval(answer.chances[seat]) for answer in weighing.answers]
    return WhatIfView(
        state="counting",
        seat=weighing.seat,
        better=weighing.best,
        decided=weighing.decided,
        answers=answer_views(game, weighing.answers),
        stages=[*(before.stages if before else []), WhatIfStage(futures=weighing.futures, chances=chances)],
    )
