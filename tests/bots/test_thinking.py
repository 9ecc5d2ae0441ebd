"""What the careful player decides in positions that a person would think about."""

from __future__ import annotations

import pytest

from passgo.bots.papers import FEW_DOLLARS
from passgo.bots.registry import policy
from passgo.bots.rng import WORDS, seed
from passgo.game import Game
from passgo.notation.records import Record
from passgo.rules import moves
from passgo.rules.deal import Deal
from passgo.rules.engine import MOST_MOVES

RULES = policy("rules")

PRICE_OF_THE_DOLLAR = """
edition = "picsou"
players = 3
[p1]
cash = 3000
dollars = {own}
deeds = ["le_coffre_fort 1", "balthazar_picsou"]
[p2]
dollars = {others}
"""

LAST_OF_A_GROUP = """
edition = "us1973"
players = 3
moves = '''
p1 roll 1 2
p1 decline
p2 bid 900
'''
[p1]
at = "atlantic_avenue"
[p2]
deeds = ["atlantic_avenue", "ventnor_avenue"]
[p3]
cash = {cash}
"""


def wish(game: Game, seat: int) -> int:
    """What the careful player wants to do in this seat; 0 for nothing."""
    rng = [0] * WORDS
    seed(rng, 1)
    return RULES(game.state.copy(), game.edition.tables, seat, [0] * MOST_MOVES, Deal(), rng)


@pytest.mark.parametrize(
    ("own", "others", "builds"), [(0, FEW_DOLLARS, True), (0, FEW_DOLLARS + 1, False), (4, 6, True)]
)
def test_nobody_builds_what_enriches_those_who_hold_dollars(own: int, others: int, builds: bool) -> None:
    """The group must be built evenly: the lot that gives the dollars their value is the next one."""
    game = Record.parse(PRICE_OF_THE_DOLLAR.format(own=own, others=others)).replay()
    assert (moves.kind_of(wish(game, 0)) == moves.BUILD) == builds


@pytest.mark.parametrize(("cash", "bids"), [(2000, False), (12_000, True)])
def test_a_rich_player_keeps_a_group_from_another_at_any_price(cash: int, bids: bool) -> None:
    game = Record.parse(LAST_OF_A_GROUP.format(cash=cash)).replay()
    assert moves.kind_of(wish(game, 2)) == (moves.BID if bids else moves.PASS)
