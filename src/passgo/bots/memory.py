"""The notes of a bot from one question to the next, and its working space: a separate one for each seat."""

from __future__ import annotations

import threading
from typing import Annotated, Final

from passgo.rules.base.deal import Deal
from passgo.rules.base.fields import I4, I8, FieldTable, cells, field_table, tables
from passgo.rules.base.kernel import Records, rule
from passgo.rules.base.state import State

NOTES: Final = 512
NUMBERS: Final = 1024
WEIGHTS: Final = 4096
TRIALS: Final = 2

EFFORT: Final = 60
"""Rollouts a decision, the same in machine code and at a table, where nothing is compiled."""


@field_table
class Memory(FieldTable):
    """The memory of one seat. The driver clears the notes when a game begins, and touches nothing else."""

    news: I8  # what has happened since the seat was last asked, as bits; cleared when it has answered
    notes: Annotated[
        list[int], cells("i8", NOTES)
    ]  # numbers that the bot keeps through a game, zero at first
    numbers: Annotated[list[int], cells("i8", NUMBERS)]  # working space, as it was left
    effort: I4  # rollouts that a decision may cost
    weights: Annotated[
        list[int], cells("i4", WEIGHTS)
    ]  # of the value network: that for this edition and number of players (`bots.fitted`)
    trials: Annotated[Records[State], tables(State, TRIALS)]  # states to try moves on
    deals: Annotated[Records[Deal], tables(Deal, 1)]  # and an offer in one of them


# The bits of the news.
REFUSED: Final = 0  # from this one on, by seat: who refused an offer of this seat
ACCEPTED: Final = 8  # and who accepted one
WON_AUCTION: Final = 16
TURN_BEGAN: Final = 17  # this seat's


@rule()
def add_news(memory: Memory, bit: int) -> None:
    """Note what happened: the seat learns it when it is asked next."""
    memory.news |= 1 << bit


@rule()
def clear_notes(memory: Memory) -> None:
    """Forget everything, as before the first move of a game."""
    memory.news = 0
    for k in range(NOTES):
        memory.notes[k] = 0


@rule()
def clear_memories(memories: Records[Memory], players: int) -> None:
    """Forget everything in the memories of all seats of a game."""
    for seat in range(players):
        clear_notes(memories[seat])


_at_work = threading.local()


def working_memory() -> Memory:
    """Return the memory in which the bots of a thread work, one after the other; each brings its own notes."""
    if not hasattr(_at_work, "memory"):
        _at_work.memory = Memory()
        _at_work.memory.effort = EFFORT
    return _at_work.memory
