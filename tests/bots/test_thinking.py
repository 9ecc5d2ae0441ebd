"""The careful player decides in positions that a person would think about."""

from __future__ import annotations

import pytest

from passgo.bots import raising_cash
from passgo.bots.dollars import FEW_DOLLARS
from passgo.bots.memory import Memory
from passgo.bots.registry import policy
from passgo.bots.rng import WORDS, seed
from passgo.bots.trading import exchange_gain, propose, weigh
from passgo.game import Game
from passgo.notation.records import Record
from passgo.rules.base import moves
from passgo.rules.base.bits import how_many
from passgo.rules.base.deal import Deal
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

SPLIT_IN_THREE = """
edition = "us1973"
players = 3
[p1]
cash = {cash}
deeds = ["oriental_avenue", "baltic_avenue"]
[p2]
deeds = ["vermont_avenue", "park_place"]
[p3]
deeds = ["connecticut_avenue", "boardwalk"]
"""

LOT_OF_THE_DOLLAR = """
edition = "picsou"
players = 2
[p1]
cash = 1500
deeds = ["balthazar_picsou", "goldie_ogilt"]
[p2]
cash = 9000
dollars = {dollars}
deeds = ["le_coffre_fort"]
"""

DEPOTS = """
edition = "picsou"
players = 2
[overlay.knobs]
trade_after_sellout = false
[p1]
cash = 1500
deeds = ["donald_duck", "gare_donaldville{depot}", "gare_calisota"]
[p2]
cash = 1500
deeds = ["flagada_jones", "gare_mickeyville", "gare_klondike{depot}"]
"""


def wish(game: Game, seat: int) -> int:
    """Return the move that the careful player wants in this seat; 0 for none."""
    rng = [0] * WORDS
    seed(rng, 1)
    return RULES(game.state.copy(), game.edition.tables, seat, [0] * MOST_MOVES, Deal(), rng, Memory())


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


@pytest.mark.parametrize(("cash", "offers"), [(1500, False), (9000, True)])
def test_a_rich_player_buys_towards_a_group_that_three_share(cash: int, offers: bool) -> None:
    game = Record.parse(SPLIT_IN_THREE.format(cash=cash)).replay()
    s, E, deal = game.state, game.edition.tables, Deal()
    found = 0
    for number in range(20):  # whom he asks is left to chance
        rng = [0] * WORDS
        seed(rng, number)
        if propose(s, E, 0, deal, rng):
            found = deal.take_deeds
    assert (found != 0) == offers
    assert how_many(found & ~s.holds[0]) == (1 if offers else 0)


@pytest.mark.parametrize("dollars", [0, 10])
def test_what_dollars_gain_by_a_deal_is_part_of_its_price(dollars: int) -> None:
    """A player who holds ten dollars and may then build on their lot gains thousands: they are asked for a share of it."""
    game = Record.parse(LOT_OF_THE_DOLLAR.format(dollars=dollars)).replay()
    s, E, deal = game.state, game.edition.tables, Deal()
    assert weigh(s, E, 0, 1, 1 << E.dollar_deed, 0, 0, deal) > 0
    assert (deal.take_cash > 3000) == (dollars == 10)
    assert exchange_gain(s, E, 1, 0, 1 << E.dollar_deed) >= deal.take_cash


@pytest.mark.parametrize(("depot", "stations"), [("", True), (" depot", False)])
def test_a_deal_that_the_rules_forbid_hides_no_other(depot: str, stations: bool) -> None:
    """The stations are part of the best deal; with a depot on each side the two lots remain."""
    game = Record.parse(DEPOTS.format(depot=depot)).replay()
    s, E, deal = game.state, game.edition.tables, Deal()
    rng = [0] * WORDS
    seed(rng, 1)
    assert any(propose(s, E, 0, deal, rng) for _ in range(20))  # whom he asks is left to chance
    assert (how_many(deal.give_deeds | deal.take_deeds) > 1) == stations


ONLY_HOTELS = """
edition = "us1973"
players = 2
[p1]
cash = 0
deeds = {deeds}
"""


@pytest.mark.parametrize(
    ("deeds", "raised"),
    [(["park_place hotel", "boardwalk hotel"], None), (["oriental_avenue"], "oriental_avenue")],
)
def test_if_no_building_can_be_sold_it_mortgages_what_it_may_or_nothing(
    deeds: list[str], raised: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on boards of a user's own: the list of sales is empty, and what stood in it before is no move."""
    text = ONLY_HOTELS.format(deeds=sorted({*deeds, "park_place hotel", "boardwalk hotel"}))
    game = Record.parse(text.replace("'", '"')).replay()
    s, E = game.state, game.edition.tables
    s.whole[0] |= s.holds[0]  # nothing of it goes singly
    monkeypatch.setattr(raising_cash, "least_missed", lambda *_: -1)
    monkeypatch.setattr(raising_cash, "legal_sales_of_hotels", lambda *_: 0)
    move = raising_cash.raise_cash(s, E, 0, [moves.code(moves.MORTGAGE, 0, 1)] * MOST_MOVES)
    assert move == (moves.code(moves.MORTGAGE, 0, game.edition.deed_index(raised)) if raised else 0)
