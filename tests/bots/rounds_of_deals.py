"""A trader who knows to the dollar what a level signs leads deeds round among its players, and brings them back."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from passgo.bots.fitted import new_memories
from passgo.bots.policy import Policy
from passgo.bots.rng import WORDS, seed
from passgo.editions import find_edition
from passgo.rules.base import moves
from passgo.rules.base.deal import Deal
from passgo.rules.base.deeds import give_deed
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import MOST_MOVES, apply, why_not
from passgo.rules.setup import start
from passgo.rules.trade import clear_deal, table_deal

TRADER, PLAYERS = 0, 4

Signs = Callable[[State, Tables], bool]
"""Would the receiver accept the offer that waits for an answer in a copy of the state?"""


class Level(NamedTuple):
    """How players of a level answer: the rule that the trader knows, and the policy, which may want more than that."""

    signs: Signs
    player: Policy


def dealt_out(edition: str, number: int) -> tuple[State, Tables]:
    """Return a game whose first player is about to roll, with nearly all deeds owned."""
    chance, E, s = Random(number), find_edition(edition).tables, State()
    start(s, E, PLAYERS)
    for deed in range(E.deeds):
        if chance.random() < 0.9:
            give_deed(s, E, deed, chance.randrange(PLAYERS))
    for seat in range(PLAYERS):
        s.cash[seat] = chance.choice([40, 300, 1200, 4000])
    s.cash[TRADER] = 20_000
    return s, E


def signed_for(s: State, E: Tables, signs: Signs, other: int, given: int, taken: int) -> Deal | None:
    """Return the deal for which the trader pays least, or is paid most, that the other accepts; None if there is none."""

    def deal(cash: int) -> Deal:
        terms = Deal()
        terms.receiver, terms.give_deeds, terms.take_deeds = other, given, taken
        terms.give_cash, terms.take_cash = max(cash, 0), max(-cash, 0)
        return terms

    def signed(cash: int) -> bool:
        offered, offer = s.copy(), moves.code(moves.OFFER, TRADER, other)
        table_deal(offered, TRADER, deal(cash))
        if why_not(offered, E, offer):
            return False
        apply(offered, E, offer)
        return signs(offered, E)

    low, high = -s.cash[other], s.cash[TRADER] // 2
    if not signed(high):
        return None
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if signed(middle) else (middle + 1, high)
    return deal(high)


def trade(s: State, E: Tables, player: Policy, terms: Deal) -> None:
    """Make an offer, and let the player answer it."""
    table_deal(s, TRADER, terms)
    apply(s, E, moves.code(moves.OFFER, TRADER, terms.receiver))
    rng, memory = [0] * WORDS, new_memories(E, PLAYERS)[terms.receiver]
    seed(rng, 1)
    apply(s, E, player(s, E, terms.receiver, [0] * MOST_MOVES, Deal(), rng, memory))
    clear_deal(s)


def some_of(held: int, chance: Random) -> int:
    """One or two of these deeds, or none."""
    deeds = [deed for deed in range(40) if held >> deed & 1]
    return sum(1 << deed for deed in chance.sample(deeds, min(len(deeds), chance.randrange(3))))


def lead_round(s: State, E: Tables, level: Level, chance: Random) -> bool:
    """Some deals, and then those that bring each deed back; are they back, and had any been away?"""
    before = s.owner[:]

    def try_for(other: int, given: int, taken: int) -> None:
        terms = signed_for(s, E, level.signs, other, given, taken)
        if terms:
            trade(s, E, level.player, terms)

    for _ in range(8):
        other = chance.randrange(1, PLAYERS)
        given, taken = some_of(s.holds[TRADER], chance), some_of(s.holds[other], chance)
        if given | taken:
            try_for(other, given, taken)
    away = [deed for deed in range(E.deeds) if s.owner[deed] != before[deed]]
    for to_trader in (True, False):
        for deed in away:
            other = s.owner[deed] if to_trader else before[deed]
            if other != TRADER:
                try_for(other, *((0, 1 << deed) if to_trader else (1 << deed, 0)))
    return bool(away) and s.owner == before
