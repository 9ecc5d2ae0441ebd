"""What must hold in every state of every game, whatever was played. Runs interpreted and compiled."""

from __future__ import annotations

from typing import Final

from passgo.rules import frames
from passgo.rules.bits import how_many
from passgo.rules.decks import deck_of
from passgo.rules.groups import highest_level, lowest_level
from passgo.rules.kernel import rule
from passgo.rules.players import in_play
from passgo.rules.state import BANK, ESTATE, HANDS, HOTEL, HOTEL_LEVEL, HOUSE, NONE, SEATS, State
from passgo.rules.tables import STREET, Tables

DEEPEST: Final = 16
"""The stack's depth that no game can pass, by the count in the design for boards without chains of cards."""

NAMES: Final = (
    "all hold",
    "the kernel reports a fault",
    "the stack is deeper than it can be",
    "money was made or lost",
    "a purse is below zero",
    "a deed is in no hand that can hold it",
    "a building stands where none may",
    "buildings of a group are uneven",
    "houses were made or lost",
    "hotels were made or lost",
    "cards of a deck were made or lost",
    "a rent claim names somebody who is out",
    "a taken-over mortgage waits without its frame",
    "the bit sets of deeds do not say what is written deed by deed",
)
"""What is broken, by the number that `broken` gives."""


@rule()
def money_total(s: State) -> int:
    """The sum of all purses, the bank's too; it never changes."""
    total = 0
    for hand in range(ESTATE + 1):
        total += s.cash[hand]
    return total


@rule()
def broken(s: State, E: Tables, total: int) -> int:
    """0 when every invariant holds, else the number of one that does not (see `NAMES`)."""
    if s.fault != 0:
        return 1
    if s.depth < 1 or s.depth > DEEPEST:
        return 2
    if money_total(s) != total:
        return 3
    for seat in range(SEATS):
        if s.cash[seat] < 0 or (not in_play(s, seat) and s.cash[seat] != 0):
            return 4
    wrong = broken_deeds(s, E)
    if wrong:
        return wrong
    wrong = broken_cards(s, E)
    if wrong:
        return wrong
    for i in range(s.claim_n):
        if not in_play(s, s.claim_lander[i]) or not in_play(s, s.claim_owner[i]):
            return 11
    return 0


@rule()
def broken_deeds(s: State, E: Tables) -> int:
    """Deeds and buildings: every one in a hand that may hold it, evenly built, none made or lost."""
    houses = 0
    hotels = 0
    transfer = False
    for i in range(s.depth):
        if s.f_kind[i] == frames.TRANSFER:
            transfer = True
    for deed in range(E.deeds):
        owner = s.owner[deed]
        if owner not in (BANK, ESTATE) and not in_play(s, owner):
            return 5
        if s.level[deed] > 0 and (E.deed_kind[deed] != STREET or s.mortgaged[deed] or owner >= BANK):
            return 6
        if s.level[deed] == HOTEL_LEVEL:
            hotels += 1
        else:
            houses += s.level[deed]
        if not gathered(s, deed):
            return 13
        if s.todo[deed] and (not transfer or not s.mortgaged[deed]):
            return 12
    for group in range(E.groups):
        if (
            min(highest_level(s, E, group), E.max_houses + 1)
            - min(lowest_level(s, E, group), E.max_houses + 1)
            > 1
        ):
            return 7
    if s.stock[HOUSE] < 0 or houses + s.stock[HOUSE] != E.stock[HOUSE]:
        return 8
    if s.stock[HOTEL] < 0 or hotels + s.stock[HOTEL] != E.stock[HOTEL]:
        return 9
    return 0


@rule()
def gathered(s: State, deed: int) -> bool:
    """Do the bit sets say the same of this deed as is written about it alone?"""
    for hand in range(HANDS):
        if s.holds[hand] >> deed & 1 != (s.owner[deed] == hand):
            return False
    return s.built >> deed & 1 == (s.level[deed] > 0) and s.pledged >> deed & 1 == (s.mortgaged[deed] > 0)


@rule()
def broken_cards(s: State, E: Tables) -> int:
    """Every card is unseen, in the known part of its pile, kept by a hand, or being obeyed."""
    for deck in range(E.decks):
        count = how_many(s.unseen[deck]) + s.known[deck]
        for keepable in range(E.keepable):
            if s.kept[keepable] != NONE and deck_of(E, E.keep_card[keepable]) == deck:
                count += 1
        for i in range(s.depth):
            if s.f_kind[i] == frames.CARD and s.f_a[i] == deck and s.f_step[i] == frames.DONE:
                if E.card_keep[s.f_b[i]] == NONE:
                    count += 1
        if count != E.deck_size[deck]:
            return 10
    return 0
