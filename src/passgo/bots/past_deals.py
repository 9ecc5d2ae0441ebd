"""The deals that a bot remembers: those that were refused, and those that were made.

So it offers nothing twice unless something has changed, and does not ask for what it has just sold.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.memory import Memory
from passgo.rules.base import things
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import rule
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables

ANY_CASH: Final = 1_000_000
"""More than any price: the way back of a deal counts as refused at every price."""

# In the notes of a memory: a ring of deals, the oldest overwritten,
PAST: Final = 240
DEALS: Final = 24
PARTNER: Final = 0  # counted from 1
GIVEN: Final = 1
TAKEN: Final = 2
CASH: Final = 3  # offered; −ANY_CASH for the way back of a deal that was made
TURN: Final = 4
HELD: Final = 5  # what both held, as a number
OWN_CASH: Final = 6
THEIR_CASH: Final = 7
CELLS: Final = 8
NEXT: Final = PAST + DEALS * CELLS
LAST: Final = NEXT + 1  # and the offer that was made last, without its turn

FORGOTTEN: Final = 8
"""Rounds after which a changed position is reason enough to ask again."""
REST: Final = 3
"""Rounds in which nobody is asked for what they have just received, nor offered what they have just given."""
STEP: Final = 30
"""A price is better, and a player richer or poorer, by this part of the starting cash: $50 if that is $1,500."""


@rule()
def note_offer(deal: Deal, memory: Memory) -> None:
    """Remember the offer that is about to be made."""
    notes = memory.notes
    notes[LAST + PARTNER] = deal.receiver + 1
    notes[LAST + GIVEN] = deal.give[things.DEEDS]
    notes[LAST + TAKEN] = deal.take[things.DEEDS]
    notes[LAST + CASH] = deal.give[things.CASH] - deal.take[things.CASH]


@rule()
def note_reply(s: State, seat: int, memory: Memory) -> None:
    """Note how the offer that was made last was answered, if one was: who holds the deeds shows it.

    One without deeds counts as refused: nothing shows that it was not.
    """
    notes = memory.notes
    partner, given, taken = notes[LAST + PARTNER] - 1, notes[LAST + GIVEN], notes[LAST + TAKEN]
    if partner < 0:
        return
    notes[LAST + PARTNER] = 0
    moved = given & s.holds[partner] | taken & s.holds[seat]
    if moved != 0 and moved == given | taken:
        note_deal(partner, given, taken, s.turn_no, memory)
        return
    k = next_place(memory)
    notes[k + PARTNER], notes[k + GIVEN], notes[k + TAKEN] = partner + 1, given, taken
    notes[k + CASH], notes[k + TURN] = notes[LAST + CASH], s.turn_no
    notes[k + HELD] = held_by(s, seat, partner)
    notes[k + OWN_CASH], notes[k + THEIR_CASH] = s.cash[seat], s.cash[partner]


@rule()
def note_deal(partner: int, given: int, taken: int, turn: int, memory: Memory) -> None:
    """A deal was made: its way back counts as refused."""
    notes = memory.notes
    k = next_place(memory)
    notes[k + PARTNER], notes[k + GIVEN], notes[k + TAKEN] = partner + 1, taken, given
    notes[k + CASH], notes[k + TURN] = -ANY_CASH, turn


@rule()
def next_place(memory: Memory) -> int:
    """The place of the oldest deal, which is forgotten."""
    k = PAST + memory.notes[NEXT] * CELLS
    memory.notes[NEXT] = (memory.notes[NEXT] + 1) % DEALS
    return k


@rule()
def held_by(s: State, seat: int, partner: int) -> int:
    """A number that tells apart what two players hold."""
    return s.holds[seat] * 31 ^ s.holds[partner]


@rule()
def undoes_a_deal(s: State, partner: int, given: int, taken: int, memory: Memory) -> bool:
    """Return whether a partner would only give back what they have just received, or get back what they gave."""
    notes = memory.notes
    for i in range(DEALS):
        k = PAST + i * CELLS
        if notes[k + PARTNER] == partner + 1 and notes[k + CASH] == -ANY_CASH:
            if s.turn_no < notes[k + TURN] + REST * s.players:
                if taken & notes[k + TAKEN] or (not taken and given & notes[k + GIVEN]):
                    return True
    return False


@rule()
def least_news(s: State, E: Tables, seat: int, partner: int, given: int, taken: int, memory: Memory) -> int:
    """Return the least cash for which a deal is not what a partner has refused before; far below zero if they did not.

    A refusal counts for some rounds, and for ever while deeds and cash of both are about what they were.
    """
    notes = memory.notes
    step = E.starting_cash // STEP
    least = -ANY_CASH
    for i in range(DEALS):
        k = PAST + i * CELLS
        if notes[k + PARTNER] != partner + 1 or notes[k + GIVEN] != given or notes[k + TAKEN] != taken:
            continue
        if notes[k + CASH] == -ANY_CASH:
            continue
        late = s.turn_no >= notes[k + TURN] + FORGOTTEN * s.players
        if late and (
            notes[k + HELD] != held_by(s, seat, partner)
            or abs(notes[k + OWN_CASH] - s.cash[seat]) >= step
            or abs(notes[k + THEIR_CASH] - s.cash[partner]) >= step
        ):
            continue
        least = max(least, notes[k + CASH] + step)
    return least


@rule()
def is_news(
    s: State, E: Tables, seat: int, partner: int, given: int, taken: int, cash: int, memory: Memory
) -> bool:
    """May an offer be made: nothing like it was refused, and it does not undo a deal?"""
    if cash < least_news(s, E, seat, partner, given, taken, memory):
        return False
    return not undoes_a_deal(s, partner, given, taken, memory)
