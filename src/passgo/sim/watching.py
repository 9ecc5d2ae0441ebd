"""Games between players of known kinds, looked at now and then: what forecasts are trained on and checked by.

Interpreted and compiled.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.asking import MADE, PACE, before_throw
from passgo.bots.evaluator import STRENGTH, evaluate
from passgo.bots.memory import Memory
from passgo.bots.policy import Policies
from passgo.bots.rng import WORDS, below
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import Records, entry, rule
from passgo.rules.base.players import in_play
from passgo.rules.base.state import SEATS, State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import MOST_MOVES

from .driver import FINISHED, UNFINISHED, begin, step
from .edge import note_deal

# Columns of a look.
TURN: Final = 0
ALIVE: Final = 1  # bits
WINNERS: Final = 2  # bits; 0 for a game that was stopped
STRENGTHS: Final = 3  # by the value network, by seat
DEALS: Final = STRENGTHS + SEATS  # that each seat made so far
COLUMNS: Final = DEALS + SEATS

SCRATCH: Final = MOST_MOVES + 2 * WORDS + PACE + SEATS
"""Cells of scratch: a list of legal moves, both streams of random words, the pace, the deals so far."""


@rule()
def look(s: State, E: Tables, memory: Memory, deals: list[int], row: list[int]) -> None:
    """Write down what is seen of a position."""
    row[TURN] = s.turn_no
    row[ALIVE] = 0
    evaluate(s, E, memory)
    for seat in range(s.players):
        if in_play(s, seat):
            row[ALIVE] |= 1 << seat
            row[STRENGTHS + seat] = memory.numbers[STRENGTH + seat]
    for seat in range(s.players):
        row[DEALS + seat] = deals[seat]


@entry
def watch_games(
    states: Records[State],
    seen: Records[State],
    editions: Records[Tables],
    deals: Records[Deal],
    policies: Policies,
    memories: Records[Memory],
    players: int,
    run: int,
    first: int,
    games: int,
    looks: int,
    apart: int,
    most_turns: int,
    scratch: list[int],
    rows: list[list[int]],
) -> int:
    """Play games number `first` and on, and look at each up to `looks` times, at most `apart` turns from look to look.

    `states[0]` is played in, `states[1]` must be zero and stays so. Each look leaves a row, and its position in `seen`;
    both have room for `looks` of each game. Looks fall before a roll. Gives the number of looks.
    """
    room = scratch[:MOST_MOVES]
    rng = scratch[MOST_MOVES : MOST_MOVES + WORDS]
    dice = scratch[MOST_MOVES + WORDS : MOST_MOVES + 2 * WORDS]
    pace = scratch[MOST_MOVES + 2 * WORDS : MOST_MOVES + 2 * WORDS + PACE]
    made = scratch[MOST_MOVES + 2 * WORDS + PACE :]
    n = 0
    E = editions[0]
    for game in range(first, first + games):
        states[0] = states[1]
        s = states[0]
        begin(s, E, memories, players, run, game, pace, rng, dice)
        for seat in range(players):
            made[seat] = 0
        begun = n
        next_look = below(rng, apart)
        how = UNFINISHED
        while how == UNFINISHED:
            if n - begun < looks and s.turn_no >= next_look and before_throw(s):
                look(s, E, memories[0], made, rows[n])
                seen[n] = states[0]
                n += 1
                next_look = s.turn_no + 1 + below(rng, apart)
            offerer = s.deal_from
            how = step(s, E, policies, memories, most_turns, pace, room, deals[0], rng, dice)
            if how == UNFINISHED:
                note_deal(made, pace[MADE], offerer)
        for k in range(begun, n):
            rows[k][WINNERS] = s.over_winners[0] if how == FINISHED else 0
    return n
