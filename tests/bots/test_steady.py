"""The level `steady`: deals cannot be turned against it, it leaves others in peace, and its auctions are short."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from bots.rounds_of_deals import PLAYERS, TRADER, Level, dealt_out, lead_round
from passgo.bots.asking import acting_seat
from passgo.bots.memory import REFUSED, Memory, add_news
from passgo.bots.registry import find, policy
from passgo.bots.rng import WORDS
from passgo.bots.steady import deals
from passgo.bots.steady.auctions import MANY, RAISE
from passgo.bots.steady.offers import REST, propose
from passgo.bots.steady.raising import raise_cash
from passgo.bots.steady.value import means_of_others, reserve, standing
from passgo.notation import parse_move
from passgo.notation.records import Record
from passgo.rules.base import frames, moves
from passgo.rules.base.deal import Deal
from passgo.rules.base.deeds import give_deed
from passgo.rules.engine import MOST_MOVES, apply, to_act
from passgo.rules.trade import clear_deal, table_deal

STEADY = policy("steady")


@pytest.mark.parametrize("edition", ["us1973", "fr2013-speed"])
def test_a_round_of_deals_that_ends_where_it_began_makes_nobody_richer_but_who_signs(edition: str) -> None:
    """A trader who knows the rule of acceptance to the dollar leads deeds round and brings them back."""
    rounds = 0
    for number in range(40):
        s, E = dealt_out(edition, number)
        purses = s.cash[:]
        if lead_round(s, E, Level(deals.accepts, STEADY), Random(number)):
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
        s.turn_no += REST * s.players
        deal = Deal()
        if not propose(s, E, 0, deal, memory):
            continue
        offers.append((deal.receiver, deal.give_cash, deal.take_cash, deal.give_deeds, deal.take_deeds))
        add_news(memory, REFUSED + deal.receiver)
    assert {receiver for receiver, *_ in offers} >= {1}
    assert len(offers) == len(set(offers))
    s.cash[0] += 1000
    assert not propose(s, E, 0, Deal(), memory), "money alone is no reason to ask again"


def test_somebody_who_has_refused_an_even_share_is_not_asked_for_the_same_for_some_rounds() -> None:
    """Even if deeds have changed hands meanwhile: what was refused was this colour."""
    game = Record.parse(HELPFUL).replay()
    s, E, memory = game.state, game.edition.tables, Memory()
    refused = []
    for deed in ("marvin_gardens", "pacific_avenue", "baltic_avenue"):
        deal = Deal()
        while propose(s, E, 0, deal, memory):
            refused.append((deal.receiver, deal.take_deeds, deal.give_deeds if not deal.take_deeds else 0))
            add_news(memory, REFUSED + deal.receiver)
        give_deed(s, E, game.edition.deeds.index(deed), 0)
        s.turn_no += 1
    assert refused
    assert all(refused.count(asked) <= 2 for asked in refused), "by the prices, then evenly, then no more"
    s.turn_no += REST * s.players
    assert propose(s, E, 0, Deal(), memory), "later it may"


UNEVEN = """
edition = "us1973"
players = 2
[p1]
deeds = ["boardwalk", "connecticut_avenue"]
cash = 200
[p2]
deeds = ["park_place", "oriental_avenue", "vermont_avenue"]
cash = 400
"""


def test_it_finds_the_even_price_where_a_dollar_is_worth_several_in_houses() -> None:
    """Each could complete a colour of the other's, and neither has the cash to build on it."""
    game = Record.parse(UNEVEN).replay()
    s, E, memory, signed = game.state, game.edition.tables, Memory(), False
    deal = Deal()
    for _ in range(2 * REST * s.players):
        s.turn_no += 1
        if propose(s, E, 0, deal, memory):
            table_deal(s, 0, deal)
            signed = signed or deals.accepts(s, E)
            clear_deal(s)
            add_news(memory, REFUSED + deal.receiver)
    assert signed


def test_the_price_it_names_is_round_and_not_the_least() -> None:
    """It does not show the other side to the dollar what a deed is worth to it; for the price it names, it accepts."""
    game = Record.parse(HELPFUL).replay()
    s, E = game.state, game.edition.tables
    offer = parse_move("p1 offer p2 200 for connecticut_avenue", game.edition)
    answer = find("steady").answer(game, 1, offer, [1] * WORDS)
    assert not answer.accepted
    asked = 200 + answer.more
    game.push(offer)
    assert answer.more % 10 == 0
    assert answer.more > deals.asks_more(s, E)
    game.push(parse_move("p2 reject", game.edition))
    raised = parse_move(f"p1 offer p2 {asked} for connecticut_avenue", game.edition)
    assert find("steady").answer(game, 1, raised, [1] * WORDS).accepted


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


def bid(text: str, seat: int, number: int) -> int:
    """Return its bid in a position; 0 if it passes."""
    game = Record.parse(text).replay()
    rng = [number + 1] * WORDS
    code = STEADY(game.state, game.edition.tables, seat, [0] * MOST_MOVES, Deal(), rng, Memory())
    return moves.arg_of(code) if moves.kind_of(code) == moves.BID else 0


DEAR = """
edition = "us1973"
players = 2
moves = '''
p1 roll 2 3
p1 decline
'''
[p1]
at = "pennsylvania_avenue"
"""


def test_it_begins_near_the_price_and_raises_by_a_good_part_of_it() -> None:
    """Baltic Avenue costs $60, and somebody has said 20; Boardwalk costs $400, and nobody has said anything."""
    for number in range(20):
        assert 60 * RAISE // 200 <= bid(AT_AUCTION, 0, number) - 20 <= 60 * RAISE // 100
        assert 150 < bid(DEAR, 0, number) < 300


def test_it_begins_no_higher_than_half_of_what_another_can_pay() -> None:
    said = [bid(DEAR + "[p2]\ncash = 30\n", 0, number) for number in range(20)]
    assert set(said) == {15}


def test_after_some_bids_it_says_all_that_it_would_give() -> None:
    """Two others bid for a railroad by single dollars; then it makes an end of it."""
    text = "edition = 'us1973'\nplayers = 3\nmoves = '''\np1 roll 2 3\np1 decline\n{bids}\n'''"
    few = ["p2 bid 80", "p3 bid 81"]
    many = [f"p{2 + dollars % 2} bid {80 + dollars}" for dollars in range(MANY)]
    assert {bid(text.format(bids="\n".join(few)), 0, number) for number in range(9)} != {
        last := bid(text.format(bids="\n".join(many)), 0, 0)
    }
    assert {bid(text.format(bids="\n".join(many)), 0, number) for number in range(9)} == {last}
    assert last > 100


@pytest.mark.parametrize("players", [2, 4])
def test_an_auction_among_them_is_over_after_a_few_bids(players: int) -> None:
    game = Record.parse(
        f"edition = 'us1973'\nplayers = {players}\nmoves = '''\np1 roll 2 4\np1 decline\n'''"
    ).replay()
    s, E, said = game.state, game.edition.tables, 0
    rng = [5] * WORDS
    while s.f_kind[frames.top(s)] == frames.AUCTION:
        seat = acting_seat(s, to_act(s), rng)
        code = STEADY(s, E, seat, [0] * MOST_MOVES, Deal(), rng, Memory())
        said += moves.kind_of(code) == moves.BID
        apply(s, E, code)
    assert 1 < said <= 10
