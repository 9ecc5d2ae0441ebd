"""Win probabilities for those who sit there: what the value network sees, and what kind of player each is.

The network judges positions as if the bots that it was trained on played them. Among others a lead counts for more or
less, and some make more of the same position. A row of numbers says how much of both, at a few moments of a game;
`analysis.edges` makes it.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.evaluator import STRENGTH, WEIGHT, share
from passgo.bots.memory import Memory
from passgo.rules.base import frames, moves
from passgo.rules.base.kernel import rule
from passgo.rules.base.players import in_play
from passgo.rules.base.state import SEATS, State

MOMENTS: Final = 5

# In a row of edges; all but the moments are fractions of `1 << WEIGHT`.
WHEN: Final = 0  # the moments, in turns
POSITION: Final = WHEN + MOMENTS  # at each, how much the position counts
EDGE: Final = (
    POSITION + MOMENTS
)  # by seat, then by moment: what the player adds to the strength of the position
EDGES: Final = EDGE + SEATS * MOMENTS

AS_TRAINED: Final = (*range(MOMENTS), *[1 << WEIGHT] * MOMENTS, *[0] * (SEATS * MOMENTS))
"""A row by which the network's word is final."""


@rule()
def share_by_edge(s: State, memory: Memory, edges: list[int]) -> None:
    """Let the chances depend on the players too, once `evaluate` has written them. A game that is over stays as it is."""
    if s.f_kind[frames.top(s)] == frames.OVER:
        return
    n = memory.numbers
    k = 0
    while k < MOMENTS - 2 and s.turn_no >= edges[WHEN + k + 1]:
        k += 1
    since = min(s.turn_no, edges[WHEN + k + 1]) - edges[WHEN + k]
    part = (since << WEIGHT) // (edges[WHEN + k + 1] - edges[WHEN + k])
    counts = between(edges, POSITION + k, part)
    for seat in range(s.players):
        if in_play(s, seat):
            of_position = n[STRENGTH + seat] * counts >> WEIGHT
            n[STRENGTH + seat] = of_position + between(edges, EDGE + seat * MOMENTS + k, part)
    share(s, memory)


@rule()
def between(edges: list[int], k: int, part: int) -> int:
    """Return the number that lies this part of the way from place `k` to the next."""
    return edges[k] + ((edges[k + 1] - edges[k]) * part >> WEIGHT)


@rule()
def note_deal(deals: list[int], move: int, offerer: int) -> None:
    """Count a deal for both sides, if this move made it; `offerer` is the seat whose offer was open before it."""
    if moves.kind_of(move) == moves.ACCEPT:
        deals[moves.seat_of(move)] += 1
        deals[offerer] += 1
