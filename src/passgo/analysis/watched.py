"""Games of named players that were watched to their end: the positions, who sat there, and who won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from passgo.bots.evaluator import WEIGHT
from passgo.bots.fitted import new_memory_records
from passgo.bots.memory import EFFORT
from passgo.bots.registry import policy
from passgo.compiler.machine import machine_code
from passgo.editions import Edition
from passgo.rules.base.deal import Deal
from passgo.rules.base.state import State
from passgo.sim.runs import line_up
from passgo.sim.watching import (
    ALIVE,
    COLUMNS,
    DEALS,
    SCRATCH,
    STRENGTHS,
    TURN,
    WINNERS,
    watch_games,
)

Floats = npt.NDArray[np.floating[Any]]

CHUNK: Final = 250
"""Games that are played at once, after which the bots move on a seat."""
MOST_TURNS: Final = 4_000
"""A game that is not over then is left out."""


class Watched(NamedTuple):
    """Looks at games that ended, each before a roll."""

    states: npt.NDArray[np.void]
    turns: npt.NDArray[np.int64]
    seated: npt.NDArray[np.str_]
    """Looks × seats: the names of the bots."""
    alive: npt.NDArray[np.bool_]
    """Looks × seats."""
    strengths: Floats
    """Looks × seats: by the value network."""
    deals: npt.NDArray[np.int64]
    """Looks × seats: those that each made so far."""
    won: Floats
    """Looks × seats: each winner's share."""


def watch(
    edition: Edition,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    looks: int,
    apart: int,
    effort: int = EFFORT,
    report: Callable[[int], None] = lambda _: None,
) -> Watched:
    """Play games between bots, who move on a seat every `CHUNK` games, and look at each up to `looks` times.

    From look to look at most `apart` turns go by. `effort`: of bots that look ahead. `report` gets the games done. Raises UnknownBot, BadBot, NoCompiler.
    """
    players = len(bots)
    policies = [policy(bot) for bot in bots]
    states, deals = np.zeros(2, State.DTYPE), np.zeros(1, Deal.DTYPE)
    tables, memories = edition.tables.to_record(), new_memory_records(edition.tables, players)
    memories["effort"] = effort
    scratch = np.zeros(SCRATCH, np.int64)
    seen, rows = np.zeros(games * looks, State.DTYPE), np.zeros((games * looks, COLUMNS), np.int64)
    names = np.zeros((games * looks, players), f"U{max(map(len, bots))}")
    n = 0
    for first in range(0, games, CHUNK):
        count = min(CHUNK, games - first)
        order = [(seat + first // CHUNK) % players for seat in range(players)]
        begun = n
        n += machine_code(watch_games)(
            states, seen[n:], tables, deals, line_up([policies[k] for k in order]), memories,
            players, seed, first, count, looks, apart, MOST_TURNS, scratch, rows[n:],
        )  # fmt: skip
        names[begun:n] = [bots[k] for k in order]
        report(first + count)
    return _read(rows[:n], seen[:n], names[:n])


def _read(rows: npt.NDArray[np.int64], seen: npt.NDArray[np.void], names: npt.NDArray[np.str_]) -> Watched:
    """Return the looks as the kernel wrote them down, without those at games that were stopped."""
    ended = rows[:, WINNERS] > 0
    rows, players = rows[ended], names.shape[1]
    winners = _bits(rows[:, WINNERS], players).astype(float)
    return Watched(
        seen[ended],
        rows[:, TURN],
        names[ended],
        _bits(rows[:, ALIVE], players),
        rows[:, STRENGTHS : STRENGTHS + players] / (1 << WEIGHT),
        rows[:, DEALS : DEALS + players],
        winners / winners.sum(1, keepdims=True),
    )


def _bits(of: npt.NDArray[np.int64], players: int) -> npt.NDArray[np.bool_]:
    """Return which seats are in each set: looks × seats."""
    return (of[:, None] >> np.arange(players) & 1).astype(bool)
