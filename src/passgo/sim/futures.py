"""Roll-outs: positions that bots play on for some turns, each time with other dice and cards. Interpreted and compiled."""

from __future__ import annotations

from typing import Final

from passgo.bots.asking import PACE
from passgo.bots.evaluator import CHANCE, evaluate
from passgo.bots.memory import Memory
from passgo.bots.policy import Policies
from passgo.bots.rng import WORDS, seed_stream
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import Records, entry, rule
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import MOST_MOVES

from .driver import make, play_on
from .edge import share_by_edge

# columns of a try
SOURCE: Final = 0  # the position it begins in
FUTURE: Final = 1  # the number of its future: positions that meet the same one meet the same dice
FIRST: Final = 2  # a move that is made first; 0 for none, and one that is not legal is left out
THEN: Final = 3  # another after it
COLUMNS: Final = 4

SCRATCH: Final = MOST_MOVES + PACE + 2 * WORDS
"""Cells of scratch that the tries need: a list of legal moves, the pace, both streams of random words."""


@rule()
def roll_out(
    s: State,
    E: Tables,
    policies: Policies,
    memories: Records[Memory],
    until: int,
    most_turns: int,
    pace: list[int],
    room: list[int],
    deal: Deal,
    lot: list[int],
    dice: list[int],
    chances: list[int],
) -> int:
    """Play on as `play_on` does; `chances` receives each seat's chance to win.

    A game that does not end is left where a roll is awaited, and the value network says who will win it.
    """
    how = play_on(s, E, policies, memories, until, most_turns, pace, room, deal, lot, dice)
    evaluate(s, E, memories[0])
    for seat in range(s.players):
        chances[seat] = memories[0].numbers[CHANCE + seat]
    return how


@entry
def play_futures(
    positions: Records[State],
    states: Records[State],
    editions: Records[Tables],
    deals: Records[Deal],
    policies: Policies,
    memories: Records[Memory],
    run: int,
    turns: int,
    most_turns: int,
    tries: list[list[int]],
    edges: list[list[int]],
    chances: list[list[int]],
    scratch: list[int],
) -> None:
    """Make each try: play its position on for some turns, in the future of its number in the run with this seed.

    `states[0]` is played in; `chances` receives each seat's chance to win, a row for each try. `edges` says for each
    position who sits there (`sim.edge`).
    """
    room = scratch[:MOST_MOVES]
    pace = scratch[MOST_MOVES : MOST_MOVES + PACE]
    lot = scratch[MOST_MOVES + PACE : MOST_MOVES + PACE + WORDS]
    dice = scratch[MOST_MOVES + PACE + WORDS :]
    for i in range(len(tries)):
        row = tries[i]
        states[0] = positions[row[SOURCE]]
        s = states[0]
        for column in range(FIRST, COLUMNS):
            if row[column]:
                make(s, editions[0], row[column], deals[0])
        seed_stream(lot, run, 2 * row[FUTURE])
        seed_stream(dice, run, 2 * row[FUTURE] + 1)
        until = s.turn_no + turns
        roll_out(
            s, editions[0], policies, memories, until, most_turns, pace, room, deals[0], lot, dice, chances[i]
        )
        share_by_edge(s, memories[0], edges[row[SOURCE]])
        for seat in range(s.players):
            chances[i][seat] = memories[0].numbers[CHANCE + seat]
