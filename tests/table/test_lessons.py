"""A lesson says what each answer changes at once: cash, groups, and how a deal would end."""

from __future__ import annotations

from passgo.analysis.answers import WeighedAnswer
from passgo.analysis.forecast import Estimate
from passgo.notation.records import Record
from passgo.protocol.reviews import GroupHeld
from passgo.table.games.lessons import answer_views

PARTED = """
edition = "us1973"
players = ["Ann", "Bob"]
moves = '''
p1 roll 1 3
'''
[p1]
at = "short_line"
cash = 1200
deeds = ["park_place"]
[p2]
deeds = ["oriental_avenue", "st_james_place"]
"""
"""Ann stands on Boardwalk."""
NOTHING = Estimate(0.0, 0.0)


def answer(move: str, cost: Estimate = NOTHING) -> WeighedAnswer:
    return WeighedAnswer(move, [Estimate(0.5, 0.01), Estimate(0.5, 0.01)], cost)


def test_an_answer_says_what_it_changes() -> None:
    game = Record.parse(PARTED).replay()
    bought, declined = answer_views(game, [answer("p1 buy"), answer("p1 decline", Estimate(0.123, 0.021))])
    assert bought.cash == 800
    assert bought.groups == [GroupHeld(seat="p1", group="dark_blue", held=2, of=2)]
    assert (bought.act.label, bought.act.amount) == ("buy-buy", -400)
    assert bought.events[0].kind == "bought"
    assert bought.as_good
    assert (declined.cash, declined.groups, declined.as_good) == (1200, [], False)
    assert (declined.cost.mean, declined.cost.reach) == (12.3, 2.1)
    assert game.awaits.kind == "buy", "nothing happened in the game itself"


def test_an_offer_is_a_deal_that_was_struck() -> None:
    game = Record.parse(PARTED.replace("p1 roll 1 3\n", "")).replay()
    [deal] = answer_views(game, [answer("p1 offer p2 park_place for oriental_avenue 100")])
    assert deal.cash == 1300
    assert {(one.seat, one.group, one.held) for one in deal.groups} == {
        ("p1", "dark_blue", 0),
        ("p1", "light_blue", 1),
        ("p2", "dark_blue", 1),
        ("p2", "light_blue", 0),
    }


def test_an_amount_is_the_one_that_was_weighed() -> None:
    game = Record.parse(PARTED).replay()
    game.push_text("p1 decline")
    [bid] = answer_views(game, [answer("p1 bid 120")])
    assert (bid.text, bid.act.most, bid.cash) == ("p1 bid 120", 120, 1200)
