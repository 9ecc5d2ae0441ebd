"""Everything that happened to a seat while a bot sat in there, for when its person is back."""

from __future__ import annotations

from typing import Final

import msgspec

from passgo.game import seat_id
from passgo.protocol.messages import EventView
from passgo.protocol.tables import Meanwhile
from passgo.table.state.game_session import GameSession

ONLY_THE_WAY: Final = frozenset({
    "turn-began", "rolled-off", "threw", "threw-for-rent", "red-fell", "doubles-again", "moves-on", "chose-move",
    "chose-space", "moved", "stopped", "on-sale", "rent-open", "rent-dice-open", "rent-none", "tax-asked", "last-call",
    "counted", "counted-papers",
})  # fmt: skip
"""Events that are only the way to another, or ask for one; all the others are reported."""


def away_summary(session: GameSession, guest: str) -> list[Meanwhile]:
    """Return what happened at each seat of a guest since a bot began to sit in there; nothing of one at which nothing did."""
    reports = [_of_seat(session, seat, since) for seat, since in session.stood_in(guest).items()]
    return [each for each in reports if each.turns or each.entries]


def _of_seat(session: GameSession, seat: int, since: int) -> Meanwhile:
    name = seat_id(seat)
    entries = session.entries[since:]
    reported = [
        msgspec.structs.replace(entry, events=[event for event in entry.events if _is_reported(event, name)])
        for entry in entries
    ]
    return Meanwhile(
        game=session.id,
        seat=name,
        turns=_turns([event.kind for entry in entries for event in entry.events if event.seat == name]),
        entries=[entry for entry in reported if entry.events],
    )


def _turns(kinds: list[str]) -> int:
    """Return how many turns a seat had, by its events: the one that was on already too, if its roll was still to come."""
    began = kinds.count("turn-began")
    return began + ("threw" in kinds[: kinds.index("turn-began") if began else None])


def _is_reported(event: EventView, seat: str) -> bool:
    """Return whether a seat did something, got something or gave it away."""
    return event.kind not in ONLY_THE_WAY and (
        seat in (event.seat, event.args.get("to"))
        or any(purse.seat == seat for purse in event.purses)
        or (event.handed is not None and event.handed.to == seat)
    )
