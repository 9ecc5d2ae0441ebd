"""The auction that runs, as a screen is sent it: the opening, and the last bid of each seat."""

from __future__ import annotations

from passgo.game import Game
from passgo.notation import Record
from passgo.protocol.bidding import bidding_view
from passgo.protocol.events import Belongings, event_views
from passgo.protocol.messages import Entry


def record(*texts: str, before: str = "") -> tuple[Game, list[Entry]]:
    """A game of three, from a position on, with its record as a table keeps it."""
    game, entries = Record.parse(before or 'edition = "us1973"\nplayers = 3').replay(), list[Entry]()
    had = Belongings(game)
    for n, text in enumerate(texts, 1):
        events = event_views(game.push(game.parse(text)), game.edition, had, game.state)
        entries.append(Entry(n=n, text=text, at=0, events=events))
    return game, entries


def auction(*texts: str, before: str = "") -> tuple[int, list[tuple[str, int]]]:
    """Return the opening bid and the last bids."""
    game, entries = record(*texts, before=before)
    view = bidding_view(game, entries)
    return view.opening, [(bid.seat, bid.amount) for bid in view.bids]


def bids(*texts: str) -> list[tuple[str, int]]:
    return auction(*texts)[1]


AUCTION = ("p1 roll", "* dice 2 4", "p1 decline")


def test_the_last_bid_of_each_seat_is_sent_the_highest_first() -> None:
    assert bids(*AUCTION) == []
    assert bids(*AUCTION, "p2 bid 20", "p3 bid 25", "p2 bid 30") == [("p2", 30), ("p3", 25)]


def test_bids_of_an_auction_before_are_left_out() -> None:
    first = (*AUCTION, "p2 bid 20", "p3 pass", "p1 pass")
    assert bids(*first, "p2 roll", "* dice 1 2", "p2 decline", "p1 bid 5") == [("p1", 5)]


def test_a_bid_that_was_taken_back_is_none() -> None:
    made = (*AUCTION, "p2 bid 20", "p3 bid 25", "p2 bid 30")
    taken_back = (*made, "* takeback 1")
    assert bids(*taken_back) == [("p3", 25), ("p2", 20)]
    assert bids(*taken_back, "* takeback 1") == [("p2", 20)]
    assert bids(*taken_back, "* takeback 1", "p3 bid 40") == [("p3", 40), ("p2", 20)]
    assert bids(*made, "* takeback 2") == [("p2", 20)]
    assert bids(*made, "* takeback 2", "p3 bid 21") == [("p3", 21), ("p2", 20)]


SHORT = """
edition = "us1973"
players = 3
[table]
turn = "p3"
houses = 1
[p1]
deeds = ["oriental_avenue", "vermont_avenue", "connecticut_avenue"]
[p2]
deeds = ["st_charles_place", "states_avenue", "virginia_avenue"]
"""


def test_each_kind_of_auction_begins_without_bids_at_its_own_opening() -> None:
    assert auction(*AUCTION) == (1, [])
    french = 'edition = "fr2013"\nplayers = 3'
    assert auction("p1 roll", "* dice 1 2", "p1 decline", before=french) == (10, [])
    bought = ("p3 roll", "* dice 1 4", "p3 decline", "p1 bid 30", "p2 pass", "p3 pass")
    wanted = ("p1 build oriental_avenue", "p2 want 1", "p1 want 1")
    assert auction(*bought, *wanted, "p2 bid 60", before=SHORT) == (1, [("p2", 60)])


ESTATE = """
edition = "picsou"
players = 3
[p1]
cash = 10
at = "donald_duck"
shares = ["general_radio*2"]
dollars = 1
"""


def test_a_bid_that_ends_an_auction_is_none_of_the_next() -> None:
    """An estate is auctioned deed by deed: the very bid that buys one puts up the next."""
    first = ("p1 roll", "* dice 1 2", "p1 bankrupt", "p2 bid 65", "p3 pass")
    assert auction(*first, before=ESTATE) == (65, [])
    assert auction(*first, "p2 pass", "p3 bid 70", before=ESTATE) == (25, [])
    assert auction(*first, "p2 pass", "p3 bid 70", "p2 bid 30", before=ESTATE) == (25, [("p2", 30)])


def test_if_no_lot_was_put_up_in_what_is_known_the_bids_stand() -> None:
    game, entries = record(*AUCTION, "p2 bid 20", "p3 bid 25")
    view = bidding_view(game, entries[len(AUCTION) :])
    assert [(bid.seat, bid.amount) for bid in view.bids] == [("p3", 25), ("p2", 20)]
