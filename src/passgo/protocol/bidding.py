"""The auction that runs, as all at the table heard it: what it was opened at, and what each seat bid last."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from passgo.game import Game

from .messages import Entry
from .state import BiddingView, BidView

OPENINGS: Final = frozenset({"auction-opened", "building-auction-opened", "lot-auction-opened"})
"""The events by which a lot is put up, with what bidding opens at."""


def bidding_view(game: Game, entries: Sequence[Entry]) -> BiddingView:
    """The bids since a lot was put up last, the latest of each seat, highest first; none that was taken back.

    `entries`: the end of the game's record, with what followed from each move.
    """
    bids: dict[str, int] = {}
    first = len(game.moves) - len(entries)
    for place in takewhile(lambda place: place >= first, reversed(game.in_effect)):
        for event in reversed(entries[place - first].events):
            if event.kind in OPENINGS:
                return BiddingView(opening=event.number("opening"), bids=_listed(bids))
            if event.kind == "bid":
                bids.setdefault(event.seat, event.number("amount"))
    return BiddingView(opening=0, bids=_listed(bids))


def _listed(bids: dict[str, int]) -> list[BidView]:
    return [BidView(seat=seat, amount=amount) for seat, amount in bids.items()]
