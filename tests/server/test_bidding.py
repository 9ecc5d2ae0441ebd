"""The auction that runs, as a screen is sent it: the opening, and the last bid of each seat."""

from __future__ import annotations

from passgo.game import Game
from passgo.protocol.bidding import bidding_view
from passgo.protocol.events import event_views
from passgo.protocol.messages import Entry


def record(*texts: str) -> tuple[Game, list[Entry]]:
    """A game of three, with its record as a table keeps it."""
    game, entries = Game("us1973", 3), list[Entry]()
    for n, text in enumerate(texts, 1):
        events = event_views(game.push(game.parse(text)), game.edition)
        entries.append(Entry(n=n, text=text, at=0, events=events))
    return game, entries


def bids(*texts: str) -> list[tuple[str, int]]:
    game, entries = record(*texts)
    return [(bid.seat, bid.amount) for bid in bidding_view(entries, game.edition).bids]


AUCTION = ("p1 roll", "* dice 2 4", "p1 decline")


def test_the_last_bid_of_each_seat_is_sent_the_highest_first() -> None:
    assert bids(*AUCTION) == []
    assert bids(*AUCTION, "p2 bid 20", "p3 bid 25", "p2 bid 30") == [("p2", 30), ("p3", 25)]


def test_bids_of_an_auction_before_are_left_out() -> None:
    first = (*AUCTION, "p2 bid 20", "p3 pass", "p1 pass")
    assert bids(*first, "p2 roll", "* dice 1 2", "p2 decline", "p1 bid 5") == [("p1", 5)]


def test_a_bid_that_was_taken_back_is_none() -> None:
    taken_back = (*AUCTION, "p2 bid 20", "p3 bid 25", "p2 bid 30", "* takeback 1")
    assert bids(*taken_back) == [("p3", 25), ("p2", 20)]
    assert bids(*taken_back, "* takeback 1", "p3 bid 40") == [("p3", 40), ("p2", 20)]
