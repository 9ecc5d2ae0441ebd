"""Exact counts of the sequences of moves from a position, by length; chess programmers call it perft.

A sequence continues with every legal move of every seat that must decide, its free actions and claims
among them; `bid` and `want` count as often as `legal` lists them, offers are left out. At a chance node each
equally likely way counts once. A game that is over ends the sequence.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from passgo.compiler.machine import machine_code
from passgo.rules.base.kernel import Records, entry
from passgo.rules.base.state import SEATS, TABLE, State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import MOST_MOVES, apply, chance_way, chance_ways, legal, to_act

DEEPEST: Final = 12


def continuations(s: State, E: Tables) -> list[int]:
    """Every move counted here, ways of chance one by one."""
    waiting = to_act(s)
    if waiting == 1 << TABLE:
        return [chance_way(s, E, k) for k in range(chance_ways(s, E))]
    found: list[int] = []
    room = [0] * MOST_MOVES
    for seat in range(s.players):
        if waiting >> seat & 1:
            found += room[: legal(s, E, seat, room)]
    return found


def count(s: State, E: Tables, length: int) -> int:
    """Return how many sequences of this many moves there are, by the interpreted rules."""
    moves = continuations(s, E)
    if length == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = s.copy()
        apply(after, E, move)
        total += count(after, E, length - 1)
    return total


@entry
def count_records(
    states: Records[State], editions: Records[Tables], rooms: list[list[int]], cursors: list[int], length: int
) -> int:
    """The same over records, without recursion: `states[d]` is the position after d moves.

    `rooms[d]` holds the moves from there and `cursors[d]` how many of them are still to be tried.
    """
    depth = 0
    total = 0
    entering = True
    while depth >= 0:
        s = states[depth]
        room = rooms[depth]
        if entering:
            waiting = to_act(s)
            n = 0
            if waiting == 1 << TABLE:
                n = chance_ways(s, editions[0])
                for k in range(n):
                    room[k] = chance_way(s, editions[0], k)
            else:
                for seat in range(SEATS):
                    if waiting >> seat & 1:
                        n += legal(s, editions[0], seat, room[n:])
            cursors[depth] = n
        if depth == length - 1:
            total += cursors[depth]
            cursors[depth] = 0
        if cursors[depth] == 0:
            depth -= 1
            entering = False
        else:
            cursors[depth] -= 1
            states[depth + 1] = states[depth]
            apply(states[depth + 1], editions[0], room[cursors[depth]])
            depth += 1
            entering = True
    return total


def fast_count(s: State, E: Tables, length: int) -> int:
    """Return how many sequences of this many moves there are, by the compiled rules. At most `DEEPEST` moves."""
    states = np.zeros(DEEPEST + 1, State.DTYPE)
    states[0] = s.to_record()[0]
    rooms = np.zeros((DEEPEST, SEATS * MOST_MOVES), np.int64)
    return int(machine_code(count_records)(states, E.to_record(), rooms, np.zeros(DEEPEST, np.int64), length))
