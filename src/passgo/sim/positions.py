"""Positions and their results, gathered from games between bots, to train a value network on.

Several positions of a game are taken, each before a roll. Some games are disturbed before: colour groups and
cash change hands, as hard traders would have it, so that situations rare among these bots are seen too.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.asking import before_throw
from passgo.bots.features import FEATURES, X, describe, survey
from passgo.bots.memory import Memory
from passgo.bots.policy import Policies
from passgo.bots.rng import WORDS, below
from passgo.rules.base.bits import lowest
from passgo.rules.base.deal import Deal
from passgo.rules.base.deeds import give_deed
from passgo.rules.base.groups import any_built
from passgo.rules.base.kernel import Records, entry, rule
from passgo.rules.base.players import in_play
from passgo.rules.base.state import SEATS, State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import MOST_MOVES

from .driver import FINISHED, UNFINISHED, begin, step

LOOKS: Final = 4
"""How often a game is looked at."""

# columns of a position, before the features of its seats
GAME: Final = 0
ALIVE: Final = 1  # bits
WINNERS: Final = 2  # bits; 0 for a game that was cut
SEEN: Final = 3
COLUMNS: Final = SEEN + SEATS * FEATURES


@rule()
def shake(s: State, E: Tables, rng: list[int]) -> None:
    """A group that is not built on goes to one player, who gives deeds or cash for it, or nothing."""
    group = below(rng, E.groups)
    if any_built(s, E, group):
        return
    seat = below(rng, s.players)
    if not in_play(s, seat):
        return
    back = below(rng, E.groups)
    if back == group or any_built(s, E, back):
        back = group
    deeds = E.group_deeds[group]
    while deeds:
        deed = lowest(deeds)
        deeds &= deeds - 1
        giver = s.owner[deed]
        if giver < s.players and giver != seat:
            give_deed(s, E, deed, seat)
            given = s.holds[seat] & E.group_deeds[back]
            if back != group and given:
                give_deed(s, E, lowest(given), giver)
            else:
                pays = min(below(rng, 4 * E.deed_price[deed] + 1), s.cash[seat])
                s.cash[seat] -= pays
                s.cash[giver] += pays


@rule()
def look(s: State, E: Tables, memory: Memory, game: int, row: list[int]) -> None:
    """Write a position down."""
    row[GAME] = game
    row[ALIVE] = 0
    survey(s, E, memory)
    for seat in range(s.players):
        if in_play(s, seat):
            row[ALIVE] |= 1 << seat
            describe(s, E, seat, memory)
            for i in range(FEATURES):
                row[SEEN + seat * FEATURES + i] = memory.numbers[X + i]


@entry
def gather_positions(
    states: Records[State],
    editions: Records[Tables],
    deals: Records[Deal],
    policies: Policies,
    memories: Records[Memory],
    players: int,
    run: int,
    first: int,
    games: int,
    longest: int,
    scratch: list[int],
    rows: list[list[int]],
) -> int:
    """Play games number `first` and on, and write down what is seen of them; gives the number of positions.

    `states[0]` is played in, `states[1]` must be zero and stays so. Looks fall in the first `longest` turns; a game
    is cut at ten times as many. `rows` has room for LOOKS positions a game.
    """
    room = scratch[:MOST_MOVES]
    rng = scratch[MOST_MOVES : MOST_MOVES + WORDS]
    dice = scratch[MOST_MOVES + WORDS : MOST_MOVES + 2 * WORDS]
    pace = scratch[MOST_MOVES + 2 * WORDS :]
    n = 0
    E = editions[0]
    for game in range(first, first + games):
        states[0] = states[1]
        s = states[0]
        begin(s, E, memories, players, run, game, pace, rng, dice)
        begun = n
        shaken = game % 3 != 0
        next_shake = below(rng, longest // 2)
        next_look = below(rng, 2 * longest // LOOKS)
        how = UNFINISHED
        while how == UNFINISHED:
            if before_throw(s):
                if shaken and s.turn_no >= next_shake:
                    for _ in range(1 + below(rng, 3)):
                        shake(s, E, rng)
                    next_shake = s.turn_no + 1 + below(rng, longest // 2)
                if s.turn_no >= next_look and n - begun < LOOKS:
                    look(s, E, memories[0], game, rows[n])
                    n += 1
                    next_look = s.turn_no + 1 + below(rng, 2 * longest // LOOKS)
                    shaken = shaken and n - begun < LOOKS - 1
            how = step(s, E, policies, memories, 10 * longest, pace, room, deals[0], rng, dice)
        for k in range(begun, n):
            rows[k][WINNERS] = s.over_winners[0] if how == FINISHED else 0
    return n
