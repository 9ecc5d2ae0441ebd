"""Forecasts checked: of events given a 70% chance, 70% should happen.

Games are played by bots to their end. At some turn of each a forecast is made of it, for those who sit there, and
compared with the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from passgo.bots.evaluator import CERTAIN
from passgo.bots.registry import policy
from passgo.editions import Edition
from passgo.rules.base.state import State
from passgo.sim.intervals import wilson
from passgo.sim.report import Tenth

from .edges import edges_for, row_of
from .fitting import Floats, by_tenths, rounds_looked_at
from .forecast import BOT, Start
from .forms import Compiled
from .watched import Watched, watch

AT_ONCE: Final = 250
"""Positions that are forecast at once."""


class PlayerForecasts(NamedTuple):
    """The forecasts for all players of one name."""

    name: str
    tenth: Tenth
    """Of all of them, whatever was said."""


class Forecasts(NamedTuple):
    """Forecasts of games, and what came of them: one of each for every seat still in play."""

    players: npt.NDArray[np.str_]
    said: Floats
    won: Floats

    @classmethod
    def of_all(cls, parts: Iterable[Self]) -> Self:
        """Those of several tables."""
        return cls._make(np.concatenate(columns) for columns in zip(*parts, strict=True))

    def tenths(self) -> tuple[Tenth, ...]:
        """Return them by tenths of the chance."""
        return tuple(_tenth(one.said, one.won, one.seats) for one in by_tenths(self.said, self.won))

    def by_player(self) -> Iterator[PlayerForecasts]:
        """Yield them by the names of the players."""
        for name in dict.fromkeys(self.players.tolist()):
            those = self.players == name
            found = _tenth(self.said[those].mean(), self.won[those].mean(), those.sum())
            yield PlayerForecasts(name, found)


def _tenth(said: float, won: float, count: int) -> Tenth:
    return Tenth(float(said), wilson(round(won * count), int(count)))


def calibrate(
    edition: Edition,
    bots: Sequence[str],
    games: int,
    *,
    futures: int = 64,
    seed: int = 0,
    report: Callable[[int], None] = lambda _: None,
) -> Forecasts:
    """Play this many games between bots and forecast each once, if it lasts that long; `report` gets the games done.

    Forecasts know the bots that `edges.json` names; the others count as persons. Raises UnknownBot, BadBot, NoCompiler.
    """
    apart = rounds_looked_at(edition.tables) * len(bots)
    seen = watch(edition, bots, games, seed, looks=1, apart=apart, report=report)
    said = forecast_watched(edition, seen, futures, seed)
    return Forecasts(seen.seated[seen.alive], said[seen.alive], seen.won[seen.alive])


def forecast_watched(edition: Edition, seen: Watched, futures: int, seed: int) -> Floats:
    """Return what is forecast for each seat of the positions that were looked at."""
    players = seen.alive.shape[1]
    known = edges_for(edition.tables, players)
    parts = [np.zeros((0, players))]
    for first in range(0, len(seen.turns), AT_ONCE):
        some = range(first, min(first + AT_ONCE, len(seen.turns)))
        edges = [
            row_of(known, seen.seated[k].tolist(), seen.deals[k].tolist(), int(seen.turns[k])) for k in some
        ]
        states = [State.from_record(seen.states, k) for k in some]
        play_on = Compiled(Start(edition, players, states, policy(BOT), seed=seed, edges=edges))
        tries = [(k, future, 0, 0) for k in range(len(some)) for future in range(first, first + futures)]
        found = np.array(play_on(tries)).reshape(len(some), futures, players)
        parts.append(found.mean(1) / CERTAIN)
    return np.concatenate(parts)
