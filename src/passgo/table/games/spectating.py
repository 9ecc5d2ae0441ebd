"""The winning chances shown to spectators during a game, as many turns late as the host has chosen.

They are computed at the start of each turn, the latest first, one position after the other, apart from the tables:
none of them waits for it.
"""

from __future__ import annotations

import asyncio
from typing import Final

from passgo.protocol.replays import turn_starts
from passgo.protocol.reviews import Interval, LateChances, TurnChances
from passgo.protocol.tables import TableView
from passgo.table.aside import Aside
from passgo.table.people.replies import FaultError
from passgo.table.state.game_session import GameSession

from .lessons import interval
from .replays import of_table
from .studies import Studies

IDLE: Final = 60.0
"""Seconds without a question, after which the forecasts end."""
REMEMBERED: Final = 50


def need_spectator(table: TableView, guest: str) -> None:
    """Check that the guest has no choice to make here, and that the host allows it. Raise FaultError."""
    banker = table.host  # the host keeps the bank while nobody has that place
    if any(guest == (place.guest or (banker if place.kind == "banker" else "")) for place in table.places):
        raise FaultError("not-yours", "only spectators may see the winning chances, never players")
    if not table.chances_late:
        raise FaultError("not-now", "the host of this table has turned winning chances off")


class Spectated:
    """A game that is watched, and the chances that are counted of it."""

    def __init__(self) -> None:
        self.chances: dict[int, list[Interval]] = {}
        """By the move of the record after which the turn began."""
        self.failed = False
        self._begins: list[int] = []
        """After which move each turn began that may be shown."""

    def look(self, session: GameSession, late: int) -> None:
        """Look at the game as it is now."""
        self.session = session
        turns = turn_starts(session.game, session.entries)
        self._begins = [turn.n for turn in turns[: max(len(turns) - late, 0)]]

    def wanted(self) -> int | None:
        """Return the move after which the latest turn began that is to be counted."""
        return None if self.failed else next((n for n in self._begins[::-1] if n not in self.chances), None)

    def text(self, n: int) -> str:
        """Return the position after a move."""
        return of_table(self.session).position(n).text

    def view(self, late: int) -> LateChances:
        """Return the view."""
        turns = [
            TurnChances(turn=turn, seats=self.chances[n])
            for turn, n in enumerate(self._begins, 1)
            if n in self.chances
        ]
        state = "failed" if self.failed else "counting" if len(turns) < len(self._begins) else "done"
        return LateChances(state=state, late=late, turns=turns)


class Spectating:
    """The games that are watched, as far as they are remembered."""

    def __init__(self, aside: Aside, studies: Studies) -> None:
        self._aside = aside
        self._studies = studies
        self._games: dict[str, Spectated] = {}
        self._asked = asyncio.Event()
        self._work: asyncio.Task[None] | None = None

    def chances(self, session: GameSession, late: int) -> LateChances:
        """Return the chances of a game this many turns late, as far as they are computed; the rest is started."""
        game = self._games.pop(session.id, None) or Spectated()
        self._games[session.id] = game  # last, for it was asked for last
        if len(self._games) > REMEMBERED:
            del self._games[next(iter(self._games))]
        game.look(session, late)
        if game.wanted() is not None:
            self._asked.set()
            if self._work is None or self._work.done():
                self._work = asyncio.create_task(self._count())
        return game.view(late)

    async def _count(self) -> None:
        """Count whatever is wanted, until nothing was for a while."""
        try:
            async with self._studies.forecasts() as forecast:
                while await self._is_asked():
                    for game in [*self._games.values()]:
                        n = game.wanted()
                        if n is None:
                            continue
                        found = await forecast(await self._aside(game.text, n))
                        if found is None:
                            game.failed = True
                            return
                        game.chances[n] = [interval(one) for one in found]
        except OSError:  # no room for a process: the next request starts again
            pass

    async def _is_asked(self) -> bool:
        """Wait until something is wanted; return False if nothing is for a while."""
        while not any(game.wanted() is not None for game in self._games.values()):
            self._asked.clear()
            try:
                async with asyncio.timeout(IDLE):
                    await self._asked.wait()
            except TimeoutError:
                return False
        return True
