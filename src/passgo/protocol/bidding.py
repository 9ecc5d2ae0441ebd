"""The auction that runs, as all at the table heard it: what it was opened at, and what each seat bid last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from passgo.game import Move
from passgo.rules.base import moves

from .messages import Entry
from .state import BiddingView, BidView

OPENINGS: Final = frozenset({"auction-opened", "building-auction-opened", "lot-auction-opened"})
"""The events by which a lot is put up, with what bidding opens at."""


def bidding_view(made: Sequence[Move], entries: Sequence[Entry]) -> BiddingView:
    """The bids since a lot was put up last, the latest of each seat, highest first.

    `made`: the moves of the record; `entries`: the same with what followed from them.
    """
    bids: dict[str, int] = {}
    for entry in _in_effect(made, entries):
        for event in reversed(entry.events):
            if event.kind in OPENINGS:
                return BiddingView(opening=event.number("opening"), bids=_listed(bids))
            if event.kind == "bid":
                bids.setdefault(event.seat, event.number("amount"))
    return BiddingView(opening=0, bids=_listed(bids))


def _listed(bids: dict[str, int]) -> list[BidView]:
    return [BidView(seat=seat, amount=amount) for seat, amount in bids.items()]


def _in_effect(made: Sequence[Move], entries: Sequence[Entry]) -> Iterator[Entry]:
    """The record from its end, without what was taken back."""
    undone = 0
    for move, entry in zip(reversed(made), reversed(entries), strict=False):
        if move.kind == moves.TAKEBACK:
            undone += move.arg
        elif undone:
            undone -= 1
        else:
            yield entry
