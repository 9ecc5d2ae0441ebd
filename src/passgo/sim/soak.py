"""The soak: very many games with every invariant checked at every step."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, NamedTuple

import numpy as np

from passgo.bots.fitted import new_memory_records
from passgo.bots.policy import Policy
from passgo.compiler.machine import machine_code
from passgo.rules.base.deal import Deal
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables

from .driver import BROKEN, CAPPED, ILLEGAL, SCRATCH, STALLED
from .runs import RESULTS, line_up, run_games

CHUNK: Final = 50


class SoakPlan(NamedTuple):
    """Games of one kind: which bot sits in every seat, how many games, at how many turns they are cut."""

    bot: Policy
    games: int
    most_turns: int


class Trouble(NamedTuple):
    """A game that went wrong: its number, its players, and what happened."""

    game: int
    players: int
    how: int
    """How the game ended, in the words of the driver: `ILLEGAL`, `STALLED`, or `BROKEN` and the invariant's number."""


class SoakCounts(NamedTuple):
    """The counts of a soak so far."""

    games: int
    moves: int
    capped: int
    troubles: tuple[Trouble, ...]
    seconds: float


def soak(tables: Tables, plan: SoakPlan, threads: int, report: Callable[[SoakCounts], None]) -> SoakCounts:
    """Play a batch with 2 to 8 players in turn, on several threads; `report` hears after each chunk."""
    began = time.perf_counter()
    counts = SoakCounts(0, 0, 0, (), 0.0)
    with ThreadPoolExecutor(threads) as pool:
        chunks = pool.map(partial(soak_chunk, tables, plan), range(0, plan.games, CHUNK))
        for games, moves, capped, troubles in chunks:
            counts = SoakCounts(
                counts.games + games,
                counts.moves + moves,
                counts.capped + capped,
                (*counts.troubles, *troubles),
                time.perf_counter() - began,
            )
            report(counts)
    return counts


def soak_chunk(tables: Tables, plan: SoakPlan, first: int) -> tuple[int, int, int, list[Trouble]]:
    """Games `first` to `first + CHUNK − 1`: their number, moves, how many were cut, what went wrong."""
    count = min(CHUNK, plan.games - first)
    players = players_of(tables, first)
    results = np.zeros(RESULTS * count, np.int64)
    moves = machine_code(run_games)(
        np.zeros(2, State.DTYPE),
        tables.to_record(),
        np.zeros(1, Deal.DTYPE),
        line_up([plan.bot]),
        new_memory_records(tables, players),
        players,
        first,
        count,
        plan.most_turns,
        np.zeros(SCRATCH, np.int64),
        True,
        results,
    )
    ended = results[::RESULTS]
    troubles = list(troubles_of(ended.tolist(), first, players))
    return count, int(moves), int((ended == CAPPED).sum()), troubles


def players_of(tables: Tables, game: int) -> int:
    """How many play a game: as few as may, and one more with every chunk, in turn."""
    return tables.min_players + game // CHUNK % (tables.max_players - tables.min_players + 1)


def troubles_of(ended: list[int], first: int, players: int) -> Iterator[Trouble]:
    """The games of a chunk that ended as none should."""
    for k, how in enumerate(ended):
        if how in (ILLEGAL, STALLED) or how >= BROKEN:
            yield Trouble(first + k, players, how)
