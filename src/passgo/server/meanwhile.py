"""What a bot did with a seat while its person was away, for when he is back."""

from __future__ import annotations

from typing import Final

from passgo.game import seat_id
from passgo.protocol.messages import EventView
from passgo.protocol.tables import Meanwhile

from .sitting import Sitting

MOST: Final = 6
"""So many events are told, the last ones; the record has them all."""

NOTEWORTHY: Final = frozenset({
    "bought", "auction-won", "lot-won", "built", "depot-built", "sold-building", "sold-hotel", "sold-group", "depot-sold",
    "mortgaged", "lifted", "traded-deed", "gave-deed", "inherited-deed", "share-taken", "share-mortgaged", "share-lifted",
    "jailed", "in-debt", "went-bankrupt",
})  # fmt: skip
"""What one would ask about first: how the seat came by something, and what it gave away."""


def meanwhile(sitting: Sitting, guest: str) -> list[Meanwhile]:
    """Of each seat of a guest at which a bot sits in, what happened since; nothing of one at which nothing did."""
    reports = [_of_seat(sitting, seat, since) for seat, since in sitting.stood_in(guest).items()]
    return [each for each in reports if each.turns or each.events]


def _of_seat(sitting: Sitting, seat: int, since: int) -> Meanwhile:
    name = seat_id(seat)
    events = [event for entry in sitting.entries[since:] for event in entry.events]
    held = [event for event in events if event.kind in NOTEWORTHY and _concerns(event, name)]
    return Meanwhile(
        game=sitting.id,
        seat=name,
        turns=sum(event.kind == "turn-began" and event.seat == name for event in events),
        events=held[-MOST:],
        more=len(held[:-MOST]),
    )


def _concerns(event: EventView, seat: str) -> bool:
    return seat in (event.seat, event.args.get("to") if event.kind == "traded-deed" else "")
