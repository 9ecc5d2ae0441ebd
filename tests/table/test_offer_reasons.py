"""Each offer of a bot comes with the reason for it, in both languages."""

from __future__ import annotations

import pytest

from passgo.notation import parse_move
from passgo.notation.records import Record
from passgo.table.state.offer_reasons import why_offered, worth_to_maker

POSITION = """
edition = "us1973"
players = 2
[p1]
deeds = ["oriental_avenue", "vermont_avenue", "boardwalk", "states_avenue", "reading_railroad"]
[p2]
deeds = ["connecticut_avenue", "park_place", "virginia_avenue", "indiana_avenue"]
"""


@pytest.mark.parametrize(
    ("offer", "why"),
    [
        ("boardwalk for connecticut_avenue", "both-complete"),
        ("200 for connecticut_avenue", "completes-own"),
        ("boardwalk for 700", "completes-yours"),
        ("100 for virginia_avenue", "collects"),
        ("100 for indiana_avenue", "wants-rents"),
        ("reading_railroad for 300", "wants-cash"),
        ("reading_railroad states_avenue 1500 for 1", "gives-up"),
    ],
)
def test_a_bot_says_why_it_makes_an_offer(offer: str, why: str) -> None:
    game = Record.parse(POSITION).replay()
    assert why_offered(game, parse_move(f"p1 offer p2 {offer}", game.edition)) == why


def test_a_deal_is_worth_more_the_less_is_given_for_it() -> None:
    game = Record.parse(POSITION).replay()
    dear, cheap = (
        worth_to_maker(game, parse_move(f"p1 offer p2 {cash} for connecticut_avenue", game.edition))
        for cash in (300, 200)
    )
    assert cheap == dear + 100
    assert dear % 10 == 0


@pytest.mark.parametrize("offer", ["boardwalk for nothing", "900 for indiana_avenue"])
def test_no_deal_is_worth_less_than_nothing(offer: str) -> None:
    game = Record.parse(POSITION).replay()
    assert worth_to_maker(game, parse_move(f"p1 offer p2 {offer}", game.edition)) == 0


def test_of_what_steady_does_not_count_no_worth_is_said() -> None:
    game = Record.parse(POSITION + 'cards = ["ch_get_out_of_jail"]').replay()
    without, with_card = (
        worth_to_maker(game, parse_move(f"p1 offer p2 200 for connecticut_avenue{card}", game.edition))
        for card in ("", " ch_get_out_of_jail")
    )
    assert without > 0
    assert with_card == 0
