"""The level `steady`: deals cannot be turned against it, it raises what it can, and it bids no more than it must."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from passgo.bots.memory import REFUSED, Memory, add_news
from passgo.bots.registry import policy
from passgo.bots.rng import WORDS
from passgo.bots.steady import deals
from passgo.bots.steady.auctions import STEP
from passgo.bots.steady.offers import propose
from passgo.bots.steady.raising import raise_cash
from passgo.bots.steady.value import means_of_others, reserve, standing
from passgo.editions import find_edition
from passgo.notation.records import Record
from passgo.rules.base import moves
from passgo.rules.base.deal import Deal
from passgo.rules.base.deeds import give_deed
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import MOST_MOVES, apply, why_not
from passgo.rules.setup import start
from passgo.rules.trade import clear_deal, table_deal

STEADY = policy("steady")
TRADER, PLAYERS = 0, 4


def dealt_out(edition: str, number: int) -> tuple[State, Tables]:
    """The first player is about to throw, nearly all deeds are with somebody, some of them mortgaged."""
    chance, E, s = Random(number), find_edition(edition).tables, State()
    start(s, E, PLAYERS)
    for deed in range(E.deeds):
        if chance.random() < 0.9:
            give_deed(s, E, deed, chance.randrange(PLAYERS))
    for seat in range(PLAYERS):
        s.cash[seat] = chance.choice([40, 300, 1200, 4000])
    s.cash[TRADER] = 20_000
    return s, E


def signed_for(s: State, E: Tables, other: int, given: int, taken: int) -> Deal | None:
    """The deal for which the trader pays least, or is paid most, that the other signs; None where there is none."""

    def deal(cash: int) -> Deal:
        terms = Deal()
        terms.receiver, terms.give_deeds, terms.take_deeds = other, given, taken
        terms.give_cash, terms.take_cash = max(cash, 0), max(-cash, 0)
        return terms

    def signs(cash: int) -> bool:
        table_deal(s, TRADER, deal(cash))
        yes = not why_not(s, E, moves.code(moves.OFFER, TRADER, other)) and deals.accepts(s, E)
        clear_deal(s)
        return yes

    low, high = -s.cash[other], s.cash[TRADER] // 2
    if not signs(high):
        return None
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if signs(middle) else (middle + 1, high)
    return deal(high)


def trade(s: State, E: Tables, terms: Deal) -> None:
    table_deal(s, TRADER, terms)
    apply(s, E, moves.code(moves.OFFER, TRADER, terms.receiver))
    answer = STEADY(s, E, terms.receiver, [0] * MOST_MOVES, Deal(), [0] * WORDS, Memory())
    assert moves.kind_of(answer) == moves.ACCEPT
    apply(s, E, answer)


def some_of(held: int, chance: Random) -> int:
    """One or two of these deeds, or none."""
    deeds = [deed for deed in range(40) if held >> deed & 1]
    return sum(1 << deed for deed in chance.sample(deeds, min(len(deeds), chance.randrange(3))))


@pytest.mark.parametrize("edition", ["us1973", "fr2013-speed"])
def test_a_round_of_deals_that_ends_where_it_began_makes_nobody_richer_but_who_signs(edition: str) -> None:
    """A trader who knows the rule of acceptance to the dollar leads deeds round and brings them back."""
    rounds = 0
    for number in range(40):
        s, E = dealt_out(edition, number)
        chance, before, purses = Random(number), s.owner[:], s.cash[:]
        for _ in range(8):
            other = chance.randrange(1, PLAYERS)
            given, taken = some_of(s.holds[TRADER], chance), some_of(s.holds[other], chance)
            if given | taken and (terms := signed_for(s, E, other, given, taken)):
                trade(s, E, terms)
        away = [deed for deed in range(E.deeds) if s.owner[deed] != before[deed]]
        for to_trader in (True, False):
            for deed in away:
                other = s.owner[deed] if to_trader else before[deed]
                if other == TRADER:
                    continue
                terms = signed_for(s, E, other, *((0, 1 << deed) if to_trader else (1 << deed, 0)))
                if terms:
                    trade(s, E, terms)
        if away and s.owner == before:
            rounds += 1
            assert s.cash[TRADER] < purses[TRADER]
            assert all(s.cash[seat] >= purses[seat] for seat in range(1, PLAYERS))
    assert rounds > 5


@pytest.mark.parametrize("edition", ["us1973", "fr2013-speed", "picsou"])
def test_what_one_owns_is_worth_no_less_with_more_cash(edition: str) -> None:
    for number in range(10):
        s, E = dealt_out(edition, number)
        for seat in range(PLAYERS):
            means, kept = means_of_others(s, E), reserve(s, E, seat)
            worth = [standing(s, E, s.holds[seat], cash, means, kept) for cash in range(0, 6000, 37)]
            assert all(b >= a - 1 for a, b in pairwise(worth)), "but for what rounding takes"
            assert worth[-1] > worth[0]


HELPFUL = """
edition = "us1973"
players = 3
[p1]
deeds = ["oriental_avenue", "vermont_avenue", "kentucky_avenue"]
cash = 900
[p2]
deeds = ["connecticut_avenue", "indiana_avenue", "illinois_avenue"]
cash = 900
[p3]
deeds = ["boardwalk"]
"""


def test_it_asks_for_what_helps_both_and_never_twice_the_same() -> None:
    game = Record.parse(HELPFUL).replay()
    s, E, memory, offers = game.state, game.edition.tables, Memory(), []
    for _ in range(9):
        deal = Deal()
        if not propose(s, E, 0, deal, memory):
            continue
        offers.append((deal.receiver, deal.give_cash, deal.take_cash, deal.give_deeds, deal.take_deeds))
        add_news(memory, REFUSED + deal.receiver)
    assert {receiver for receiver, *_ in offers} >= {1}
    assert len(offers) == len(set(offers))
    s.cash[0] += 1000
    assert not propose(s, E, 0, Deal(), memory), "money alone is no reason to ask again"


LOANS = """
edition = "us1973"
players = 2
[p1]
deeds = ["boardwalk 1", "park_place 1", "oriental_avenue", "vermont_avenue", "connecticut_avenue", "baltic_avenue"]
cash = 10
at = "go"
[p2]
deeds = ["reading_railroad"]
"""


def test_loans_come_before_houses() -> None:
    """First the single deed, then the complete colour without houses, and only then a house at half its price."""
    game = Record.parse(LOANS).replay()
    s, E = game.state, game.edition.tables
    raised = []
    for _ in range(5):
        code = raise_cash(s, E, 0, [0] * MOST_MOVES)
        raised.append(
            game.edition.deeds[moves.arg_of(code)] if moves.kind_of(code) == moves.MORTGAGE else "house"
        )
        apply(s, E, code)
    assert raised == ["baltic_avenue", "oriental_avenue", "vermont_avenue", "connecticut_avenue", "house"]


AT_AUCTION = """
edition = "us1973"
players = 2
moves = '''
p1 roll 1 2
p1 decline
p2 bid 20
'''
"""


def test_it_bids_little_more_than_it_must() -> None:
    game = Record.parse(AT_AUCTION).replay()
    for number in range(20):
        rng = [number + 1] * WORDS
        code = STEADY(game.state.copy(), game.edition.tables, 0, [0] * MOST_MOVES, Deal(), rng, Memory())
        assert moves.kind_of(code) == moves.BID
        assert 20 < moves.arg_of(code) <= 20 + STEP
