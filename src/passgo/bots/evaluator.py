"""Win probabilities: a small network over the features of each seat, trained for an edition and a number of players.

One net with shared weights gives each seat a strength; the softmax of the strengths are the chances to win.
Everything is calculated in whole numbers, so that interpreted and compiled agree. `analysis.fitting` trains the
weights, `bots.fitted` keeps them.
"""

from __future__ import annotations

from typing import Final

from passgo.rules.base import frames
from passgo.rules.base.bits import how_many
from passgo.rules.base.kernel import rule
from passgo.rules.base.players import in_play
from passgo.rules.base.state import SEATS, State
from passgo.rules.base.tables import Tables

from .features import FEATURES, SURVEYED, X, describe, survey
from .memory import Memory

HIDDEN: Final = 32

# The weights of a memory.
FIRST: Final = 0  # of the hidden layer, feature by feature
BIAS: Final = FIRST + FEATURES * HIDDEN
SECOND: Final = BIAS + HIDDEN
WEIGHTS_USED: Final = SECOND + HIDDEN

WEIGHT: Final = 12
"""Bits behind the point of a weight, and of a strength."""
FEATURE: Final = 10
"""And of a feature."""

# In the numbers of a memory, behind those of the features.
LAYER: Final = SURVEYED
STRENGTH: Final = LAYER + HIDDEN  # by seat
CHANCE: Final = STRENGTH + SEATS  # by seat, of `CERTAIN`
EVALUATED: Final = CHANCE + SEATS

CERTAIN: Final = 1_000_000
"""A chance of 1."""

LOG2_E: Final = 5909
"""In 4,096ths."""


@rule()
def evaluate(s: State, E: Tables, memory: Memory) -> None:
    """Write the chance of each seat to win. A game that is over is shared by its winners."""
    n = memory.numbers
    i = frames.top(s)
    if s.f_kind[i] == frames.OVER:
        winners = s.over_winners[i]
        for seat in range(s.players):
            n[CHANCE + seat] = CERTAIN // max(how_many(winners), 1) if winners >> seat & 1 else 0
        return
    survey(s, E, memory)
    for seat in range(s.players):
        if in_play(s, seat):
            describe(s, E, seat, memory)
            n[STRENGTH + seat] = strength(memory)
    share(s, memory)


@rule()
def strength(memory: Memory) -> int:
    """Return the network's output for the features of one seat."""
    n = memory.numbers
    w = memory.weights
    layer = n[
        LAYER : LAYER + HIDDEN
    ]  # short lists: a quarter less time, interpreted, than places in long ones
    for j in range(HIDDEN):
        layer[j] = w[BIAS + j] << FEATURE
    for i in range(FEATURES):
        x = n[X + i]
        if x:
            row = w[FIRST + i * HIDDEN : FIRST + (i + 1) * HIDDEN]
            for j in range(HIDDEN):
                layer[j] += x * row[j]
    total = 0
    for j in range(HIDDEN):
        if layer[j] > 0:
            total += (layer[j] >> FEATURE) * w[SECOND + j]
    return total >> WEIGHT


@rule()
def share(s: State, memory: Memory) -> None:
    """Make chances of strengths."""
    n = memory.numbers
    most = -(1 << 40)
    for seat in range(s.players):
        if in_play(s, seat):
            most = max(most, n[STRENGTH + seat])
    total = 0
    for seat in range(s.players):
        n[CHANCE + seat] = power(most - n[STRENGTH + seat]) if in_play(s, seat) else 0
        total += n[CHANCE + seat]
    for seat in range(s.players):
        n[CHANCE + seat] = n[CHANCE + seat] * CERTAIN // total


@rule()
def power(less: int) -> int:
    """The power −`less` of e, in 2^20ths; `less` is not negative, in 4,096ths."""
    twos = less * LOG2_E >> WEIGHT
    if twos >= 20 << WEIGHT:
        return 1
    f = twos & (1 << WEIGHT) - 1
    series = 8833  # of 2 to the power of −f, its last term first
    series = 58200 - (series * f >> WEIGHT)
    series = 251896 - (series * f >> WEIGHT)
    series = 726817 - (series * f >> WEIGHT)
    return (1 << 20) - (series * f >> WEIGHT) >> (twos >> WEIGHT)
