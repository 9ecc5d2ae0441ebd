"""Plays a game of a run again and notes every move of it, interpreted or in machine code: what a record is made of."""

from __future__ import annotations

from typing import Final

from passgo.bots.asking import MADE
from passgo.bots.memory import Memory
from passgo.bots.policy import Policies
from passgo.bots.rng import WORDS
from passgo.rules.base import moves, things
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import Records, entry, rule
from passgo.rules.base.state import TABLE, State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import MOST_MOVES

from .driver import CAPPED, UNFINISHED, begin, bell_rings, step

# columns of a move
MOVE: Final = 0
GIVEN: Final = 1  # of an offer: what is given, by kind of thing
TAKEN: Final = GIVEN + things.KINDS
COLUMNS: Final = TAKEN + things.KINDS


@rule()
def note_terms(deal: Deal, row: list[int]) -> None:
    """Write down what an offer holds, but for its receiver, whom the move names."""
    for thing in range(things.KINDS):
        row[GIVEN + thing] = deal.give[thing]
        row[TAKEN + thing] = deal.take[thing]


@entry
def play_noted(
    states: Records[State],
    editions: Records[Tables],
    deals: Records[Deal],
    policies: Policies,
    memories: Records[Memory],
    players: int,
    run: int,
    game: int,
    most_turns: int,
    scratch: list[int],
    rows: list[list[int]],
) -> int:
    """Play game number `game` of the run with the seed `run`, from a fresh state; gives the number of moves noted.

    `rows` has room for every move that the game is known to have.
    """
    room = scratch[:MOST_MOVES]
    rng = scratch[MOST_MOVES : MOST_MOVES + WORDS]
    dice = scratch[MOST_MOVES + WORDS : MOST_MOVES + 2 * WORDS]
    pace = scratch[MOST_MOVES + 2 * WORDS :]
    s = states[0]
    E = editions[0]
    begin(s, E, memories, players, run, game, pace, rng, dice)
    limit = most_turns
    n = 0
    how = UNFINISHED
    while how == UNFINISHED:
        how = step(s, E, policies, memories, limit, pace, room, deals[0], rng, dice)
        if how == CAPPED and bell_rings(s, E):
            pace[MADE] = moves.code(moves.BELL, TABLE, 0)
            limit += players
            how = UNFINISHED
        if how == UNFINISHED:
            rows[n][MOVE] = pace[MADE]
            if moves.kind_of(pace[MADE]) == moves.OFFER:
                note_terms(deals[0], rows[n])
            n += 1
    return n
