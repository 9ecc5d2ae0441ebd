"""Plays a game of a run again and notes every move of it, interpreted or in machine code: what a record is made of."""

from __future__ import annotations

from typing import Final

from passgo.bots.asking import MADE
from passgo.bots.memory import Memory
from passgo.bots.policy import Policies
from passgo.bots.rng import WORDS
from passgo.rules.base import moves
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import Records, entry, rule
from passgo.rules.base.state import TABLE, State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import MOST_MOVES

from .driver import CAPPED, UNFINISHED, begin, bell_rings, step

# columns of a move
MOVE: Final = 0
TERMS: Final = 1  # of an offer: what is given and what is taken, in the order of `note_terms`
COLUMNS: Final = TERMS + 12


@rule()
def note_terms(deal: Deal, row: list[int]) -> None:
    """Write down what an offer holds, but for its receiver, whom the move names."""
    row[TERMS] = deal.give_cash
    row[TERMS + 1] = deal.take_cash
    row[TERMS + 2] = deal.give_deeds
    row[TERMS + 3] = deal.take_deeds
    row[TERMS + 4] = deal.give_cards
    row[TERMS + 5] = deal.take_cards
    row[TERMS + 6] = deal.give_dollars
    row[TERMS + 7] = deal.take_dollars
    row[TERMS + 8] = deal.give_shares
    row[TERMS + 9] = deal.take_shares
    row[TERMS + 10] = deal.give_rolls
    row[TERMS + 11] = deal.take_rolls


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
