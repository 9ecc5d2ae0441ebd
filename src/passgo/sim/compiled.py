"""The driver in machine code: runs of whole games over records, without the interpreter's lock."""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any

from passgo.bots.rng import WORDS, seed
from passgo.rules.deal import Deal
from passgo.rules.engine import MOST_MOVES
from passgo.rules.kernel import compile_rules
from passgo.rules.setup import start
from passgo.rules.state import State
from passgo.rules.tables import Tables

from .driver import play

STREAMS = 2
"""Streams of random words a game: the bots' and the dice's."""


@cache
def compiled_run() -> Any:
    """The compiled loop over games: see `run_games` for what it does. Compiles on first use."""
    compile_rules()
    numba = importlib.import_module("numba")
    i64 = numba.types.int64
    words = i64[::1]
    states = numba.from_dtype(State.DTYPE)[::1]
    signature = (
        states, numba.from_dtype(Tables.DTYPE)[::1], numba.from_dtype(Deal.DTYPE)[::1], words,
        i64, i64, i64, i64, words, numba.types.boolean, words,
    )  # fmt: skip
    return numba.njit([signature], nogil=True, error_model="numpy")(run_games)


def run_games(
    states: Any,
    editions: Any,
    deals: Any,
    bots: Any,
    players: int,
    first: int,
    count: int,
    most_turns: int,
    scratch: Any,
    watch: bool,
    results: Any,
) -> int:
    """Play games number `first` to `first + count − 1`, each from its own two streams of words.

    `states[0]` must be zero and is played in, `states[1]` must be zero and stays so; `scratch` holds the
    list of legal moves and both streams. `results[4·g …]` receives: how it ended, turns, moves, winners (bits).
    Gives the number of moves made.
    """
    room = scratch[:MOST_MOVES]
    rng = scratch[MOST_MOVES : MOST_MOVES + WORDS]
    dice = scratch[MOST_MOVES + WORDS : MOST_MOVES + 2 * WORDS]
    moves = 0
    for g in range(count):
        states[0] = states[1]
        s = states[0]
        start(s, editions[0], players)
        seed(rng, STREAMS * (first + g))
        seed(dice, STREAMS * (first + g) + 1)
        ended = play(s, editions[0], bots, most_turns, room, deals[0], rng, dice, watch)
        results[4 * g] = ended
        results[4 * g + 1] = s.turn_no
        results[4 * g + 2] = s.moves
        results[4 * g + 3] = s.f_a[0]
        moves += s.moves
    return moves
