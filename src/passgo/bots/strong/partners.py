"""The deals each partner seems to accept: opinions about the rule they answer by, learned from their answers.

Nobody knows it beforehand. A handful of rules that players have are held possible, each with a weight; an answer
that a rule did not foresee makes it less likely.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.evaluator import CERTAIN
from passgo.bots.memory import Memory
from passgo.rules.base.kernel import rule
from passgo.rules.base.state import SEATS

# The rules that a partner may have: what they want of a deal.
NO_DEAL: Final = 0
CHANCE_A_LITTLE: Final = 1  # to gain chance, by the evaluator
CHANCE_CLEARLY: Final = 2
CHANCE_MUCH: Final = 3
CHANCE_AS_MUCH: Final = 4  # as the offerer does
WORTH: Final = 5  # to gain worth, by the figures of `worth`, whatever the other gains
WORTH_HALF: Final = 6  # half of what the other gains
WORTH_AS_MUCH: Final = 7
WORTH_TWICE: Final = 8
BOTH: Final = 9  # a little chance, and half of the other's worth
EARNINGS: Final = 10  # to gain by what can be built and paid, whatever the other gains (`steady.value`)
EARNINGS_HALF: Final = 11  # half of what the other gains
EARNINGS_AS_MUCH: Final = 12
RULES_HELD: Final = 13

TWO_BITS: Final = 3
MARGINS: Final = (0, CERTAIN // 500, CERTAIN // 60, CERTAIN // 25)
"""The chance that the first of them want."""

SLIP: Final = 4
"""Of a hundred answers, how many are not by one's rule."""
SLIP_OF_OTHERS: Final = 30
"""And how many of another's answers."""
WHOLE: Final = 1_000_000

# In the notes of a memory.
OPINIONS: Final = 32  # by partner and rule, adding up to about WHOLE; all 0 before the first answer
PARTS: Final = (
    OPINIONS + SEATS * RULES_HELD
)  # by partner: how likely they part with a complete group; 0 before it was tried
IN_A_ROW: Final = PARTS + SEATS  # by partner: how many offers they have declined since they took one,
SAID_NO: Final = IN_A_ROW + SEATS  # and when they did last

MOST_PATIENCE: Final = 8
"""The most rounds that a partner is left in peace."""


@rule()
def weight(memory: Memory, partner: int, held: int) -> int:
    """Return how likely a partner answers by this rule; before their first answer all are alike."""
    return memory.notes[OPINIONS + partner * RULES_HELD + held] or WHOLE // RULES_HELD


@rule()
def learn(memory: Memory, partner: int, foreseen: int, accepted: bool) -> None:
    """A partner has answered; `foreseen` are the rules (bits) that take what was offered.

    It says something of the others too, for players at one table are often alike.
    """
    for other in range(SEATS):
        slip = SLIP if other == partner else SLIP_OF_OTHERS
        weigh_rules(memory, other, foreseen, accepted, slip)


@rule()
def weigh_rules(memory: Memory, partner: int, foreseen: int, accepted: bool, slip: int) -> None:
    """Make the rules likelier that foresaw an answer."""
    total = 0
    for held in range(RULES_HELD):
        right = (foreseen >> held & 1 != 0) == accepted
        memory.numbers[held] = weight(memory, partner, held) * (100 - slip if right else slip)
        total += memory.numbers[held]
    for held in range(RULES_HELD):
        share = memory.numbers[held] * WHOLE // total
        memory.notes[OPINIONS + partner * RULES_HELD + held] = max(share, WHOLE // 200)


@rule()
def parts_with_groups(memory: Memory, partner: int) -> int:
    """How likely it is that a partner gives a whole group away at all."""
    return memory.notes[PARTS + partner] or WHOLE // 2


@rule()
def learn_of_groups(memory: Memory, partner: int, accepted: bool) -> None:
    """A partner was asked for a whole group, and has answered."""
    for other in range(SEATS):
        likely = parts_with_groups(memory, other)
        if accepted:
            likely = WHOLE * 9 // 10 if other == partner else max(likely, WHOLE // 2)
        else:
            likely = likely // 2 if other == partner else likely * 3 // 4
        memory.notes[PARTS + other] = max(likely, WHOLE // 50)


@rule()
def note_patience(memory: Memory, partner: int, accepted: bool, turn: int) -> None:
    """Count what a partner has turned down in a row."""
    memory.notes[IN_A_ROW + partner] = 0 if accepted else memory.notes[IN_A_ROW + partner] + 1
    memory.notes[SAID_NO + partner] = turn


@rule()
def listens(memory: Memory, partner: int, turn: int, players: int) -> bool:
    """May a partner be made an offer? After the first refusal at once, after each further one a round later still."""
    rounds = min(memory.notes[IN_A_ROW + partner] - 1, MOST_PATIENCE)
    return turn >= memory.notes[SAID_NO + partner] + rounds * players
